import { useEffect, useRef, useState, type PointerEvent } from 'react'

const HOVER_MS = 800
const CLICK_MS = 100
/** The pointer that is still there when the overlay closes does not count as a new visit. */
const REST_AFTER_CLOSE_MS = 400

interface Zoom {
  isOpen: boolean
  close: () => void
  /** For the picture that opens the overlay. */
  trigger: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onClick: () => void
  }
}

/** Opens 800 ms after the pointer came to rest on the picture, or 100 ms after a press. */
export function useZoom(): Zoom {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-Infinity)
  useEffect(() => () => clearTimeout(timer.current), [])

  const openAfter = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  return {
    isOpen,
    close: () => {
      clearTimeout(timer.current)
      closedAt.current = performance.now()
      setOpen(false)
    },
    trigger: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse' && performance.now() - closedAt.current > REST_AFTER_CLOSE_MS) openAfter(HOVER_MS)
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onClick: () => openAfter(CLICK_MS),
    },
  }
}
