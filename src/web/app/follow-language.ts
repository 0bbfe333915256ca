import { logFailure } from '../api/log.ts'
import { session } from '../api/session/session.ts'
import { storedSession } from '../api/session/stored-session.ts'
import { preferredLanguage, showLanguage } from '../locales/load-language.ts'

/** Brings up the page's language before anything is rendered, and follows the account's from then on. */
export async function followLanguage(): Promise<void> {
  let accountLocale = storedSession.user()?.locale ?? null
  const show = () => showLanguage(preferredLanguage(accountLocale)).catch((error: unknown) => logFailure('the language was not loaded', error))
  session.subscribe(() => {
    const state = session.getState()
    const locale = state.status === 'signed-in' ? state.user.locale : null
    if (state.status === 'pending' || locale === accountLocale) return
    accountLocale = locale
    void show()
  })
  await show()
}
