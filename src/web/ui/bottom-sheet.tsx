import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import classes from './bottom-sheet.module.css'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'

/** Dragged down by more than this, in CSS pixels, it closes. */
const SWIPE_CLOSE_PX = 80

interface BottomSheetProps {
  /** Id of the heading inside. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/** Slides in from the foot; closes by its button, Escape, a click beside it, or a swipe down on its head. */
export function BottomSheet({ labelledBy, onClose, children }: BottomSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const dragStart = useRef<number | null>(null)
  const close = () => sheet.current?.close()
  useEffect(() => sheet.current?.showModal(), [])

  const draggedBy = (event: PointerEvent) => (dragStart.current === null ? 0 : Math.max(0, event.clientY - dragStart.current))

  function grab(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button')) return
    dragStart.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
    sheet.current?.setAttribute('data-dragged', '')
  }

  function drag(event: PointerEvent) {
    if (dragStart.current !== null && sheet.current) sheet.current.style.translate = `0 ${draggedBy(event)}px`
  }

  function release(event: PointerEvent) {
    const distance = draggedBy(event)
    dragStart.current = null
    sheet.current?.removeAttribute('data-dragged')
    if (sheet.current) sheet.current.style.translate = ''
    if (distance > SWIPE_CLOSE_PX) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog ref={sheet} className={classes.sheet} aria-labelledby={labelledBy} onClose={onClose} onClick={(event) => event.target === sheet.current && close()}>
      <div className={classes.head} onPointerDown={grab} onPointerMove={drag} onPointerUp={release} onPointerCancel={release} data-sheet-head>
        <span className={classes.grip} aria-hidden="true" />
        <IconButton aria-label={uiTexts.close} onClick={close}>
          <IconX size={20} />
        </IconButton>
      </div>
      {/* Scrolls, so it can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
      <div className={classes.body} tabIndex={0}>
        {children}
      </div>
    </dialog>
  )
}
