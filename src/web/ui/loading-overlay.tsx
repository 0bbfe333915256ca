import { Loader } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import classes from './loading-overlay.module.css'
import { uiTexts } from './texts.ts'

type Say = (text: string) => void

interface OverlayState {
  pending: number
  /** What the work last said of itself. */
  text: string | null
}

const HIDDEN: OverlayState = { pending: 0, text: null }

let state = HIDDEN
const listeners = new Set<() => void>()

function set(next: OverlayState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Covers the page while `work` goes on; what it says stands below the spinner. */
export async function withLoadingOverlay<T>(work: (say: Say) => Promise<T>): Promise<T> {
  set({ ...state, pending: state.pending + 1 })
  try {
    return await work((text) => set({ ...state, text }))
  } finally {
    set(state.pending === 1 ? HIDDEN : { ...state, pending: state.pending - 1 })
  }
}

/** Rendered once, by the layout. */
export function LoadingOverlayHost() {
  const { pending, text } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => HIDDEN,
  )
  const isShown = pending > 0
  return (
    <output className={classes.overlay} data-shown={isShown}>
      {isShown && <Loader color="var(--pw-accent)" />}
      {isShown && (text === null ? <span className="visually-hidden">{uiTexts.loading}</span> : <span className={classes.text}>{text}</span>)}
    </output>
  )
}
