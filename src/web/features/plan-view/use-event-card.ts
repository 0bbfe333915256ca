import { useCallback, useEffect, useRef, useState } from 'react'
import type { Task } from '../../../contract/plan.ts'

interface EventCardAnchor {
  task: Task
  element: HTMLElement
}

export interface EventCardControl {
  anchor: EventCardAnchor | null
  open: (anchor: EventCardAnchor) => void
  /** Closes after a moment, so that the pointer can travel onto the card. */
  closeSoon: () => void
  keepOpen: () => void
  close: () => void
}

const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 160

/** The one detail card that every event of a plan shares: 46 separate ones cost a slow phone 180 ms. */
export function useEventCard(): EventCardControl {
  const [anchor, setAnchor] = useState<EventCardAnchor | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const after = useCallback((delay: number, next: EventCardAnchor | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(next), delay)
  }, [])
  const open = useCallback((next: EventCardAnchor) => after(OPEN_DELAY_MS, next), [after])
  const closeSoon = useCallback(() => after(CLOSE_DELAY_MS, null), [after])
  const keepOpen = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setAnchor(null)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('scroll', close, { capture: true, passive: true })
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => {
      window.removeEventListener('scroll', close, { capture: true })
      window.removeEventListener('keydown', closeOnEscape, { capture: true })
    }
  }, [anchor, close])

  return { anchor, open, closeSoon, keepOpen, close }
}
