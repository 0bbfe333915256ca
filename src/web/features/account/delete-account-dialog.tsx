import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { DELETION_WORD, type User } from '../../../contract/account.ts'
import { deleteAccount } from '../../api/account.ts'
import { logFailure } from '../../api/log.ts'
import { showAlert } from '../../ui/alert-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './settings-panel.module.css'
import { settingsTexts } from './settings-texts.ts'
import { useLogout } from './use-logout.ts'

interface DeleteAccountDialogProps {
  user: User
  isOpen: boolean
  onClose: () => void
}

export function DeleteAccountDialog({ user, isOpen, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={settingsTexts.deleteDialogTitle}>
      <DeletionForm expected={user.email || DELETION_WORD} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted anew at each opening, so that no earlier confirmation stands in it. */
function DeletionForm({ expected, onClose }: { expected: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const logout = useLogout()

  async function remove() {
    setBusy(true)
    try {
      await deleteAccount(typed)
      // Logging out leaves the page for the provider's, and a notice would go with it.
      await showAlert(settingsTexts.accountDeleted)
      await logout()
    } catch (failure) {
      logFailure('the account was not deleted', failure)
      notify.error(settingsTexts.deleteFailed)
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim().toLowerCase() === expected.toLowerCase()) void remove()
    else setError(settingsTexts.confirmationDiffers)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{settingsTexts.deleteDialogText}</p>
      <TextField
        label={settingsTexts.typeToConfirm(expected)}
        value={typed}
        error={error}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {settingsTexts.cancel}
        </Button>
        <Button variant="default" type="submit" className={classes.danger} loading={isBusy}>
          {settingsTexts.deleteForGood}
        </Button>
      </div>
    </form>
  )
}
