import { Button } from '@mantine/core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import classes from './alert-dialog.module.css'
import { uiTexts } from './texts.ts'

interface PendingAlert {
  text: string
  confirm: () => void
}

let queue: readonly PendingAlert[] = []
const listeners = new Set<() => void>()

function setQueue(next: readonly PendingAlert[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows `text` in the alert dialog; resolves when its OK is pressed. Alerts wait for one another. */
export function showAlert(text: string): Promise<void> {
  return new Promise((resolve) => {
    const alert: PendingAlert = {
      text,
      confirm: () => {
        setQueue(queue.filter((pending) => pending !== alert))
        resolve()
      },
    }
    setQueue([...queue, alert])
  })
}

/** Rendered once, by the layout. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue[0],
    () => undefined,
  )
  return alert ? <AlertDialog key={alert.text} text={alert.text} onConfirm={alert.confirm} /> : null
}

function AlertDialog({ text, onConfirm }: { text: string; onConfirm: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // Escape means OK: there is nothing else to choose.
    <dialog ref={dialog} role="alertdialog" aria-labelledby="alert-text" className={classes.dialog} onClose={onConfirm}>
      <p id="alert-text" className={classes.text}>
        {text}
      </p>
      <Button className={classes.confirm} onClick={() => dialog.current?.close()}>
        {uiTexts.ok}
      </Button>
    </dialog>
  )
}
