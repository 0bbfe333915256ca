import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { uiTexts } from './texts.ts'

const PARTS = {
  overlay: classes.overlay!,
  content: classes.content!,
  title: classes.title!,
  close: classes.close!,
  body: classes.body!,
}

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** Width, any CSS length. */
  size?: string
  isFullScreen?: boolean
  children: ReactNode
}

/** Mantine's modal without its <header>, which would be a second banner landmark of the page. */
export function Dialog({ isOpen, onClose, title, size = '32rem', isFullScreen = false, children }: DialogProps) {
  return (
    // Mantine's scroll lock writes a <style> element, which the content security policy forbids.
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      fullScreen={isFullScreen}
      lockScroll={false}
      centered
      classNames={PARTS}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={uiTexts.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
