import type { AccountChanges } from '../../../contract/account.ts'
import { changeAccount } from '../../api/account.ts'
import { logFailure } from '../../api/log.ts'
import { session } from '../../api/session/session.ts'
import { notify } from '../../ui/notify.ts'
import { settingsTexts } from './settings-texts.ts'

/** Saves a change of the account and says how it went. */
export async function saveAccountChange(changes: AccountChanges): Promise<void> {
  try {
    session.replaceUser(await changeAccount(changes))
    notify.success(settingsTexts.saved)
  } catch (error) {
    logFailure('the account was not changed', error)
    notify.error(settingsTexts.notSaved)
  }
}
