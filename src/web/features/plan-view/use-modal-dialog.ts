import { useEffect, useRef, type RefObject } from 'react'

/**
 * Opens the dialog with its component, in the browser's top layer. A press on the backdrop closes it: such a press
 * lands on the dialog itself, because its content sits in a box that fills it.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', closeOnBackdrop)
    element.addEventListener('focusin', keepEscapeFromOuterModal)
    if (!element.open) element.showModal()
    return () => {
      element.removeEventListener('click', closeOnBackdrop)
      element.removeEventListener('focusin', keepEscapeFromOuterModal)
    }
  }, [])
  return dialog
}

/** The plan viewer's modal listens for Escape on the window; this attribute tells it that the key is not for it. */
function keepEscapeFromOuterModal(event: FocusEvent) {
  if (event.target instanceof Element) event.target.setAttribute('data-mantine-stop-propagation', 'true')
}
