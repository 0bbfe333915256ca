import { Loader } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import classes from './loading-overlay.module.css'
import { uiTexts } from './texts.ts'

let pending = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  pending += by
  for (const listener of listeners) listener()
}

/** Covers the page while `work` goes on. */
export async function withLoadingOverlay<T>(work: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

/** Rendered once, by the layout. */
export function LoadingOverlayHost() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending > 0,
  )
  return (
    <output className={classes.overlay} data-shown={isShown}>
      {isShown && <Loader color="var(--pw-accent)" />}
      {isShown && <span className="visually-hidden">{uiTexts.loading}</span>}
    </output>
  )
}
