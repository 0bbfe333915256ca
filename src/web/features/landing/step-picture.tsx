import { IconX, IconZoomIn } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './step-picture.module.css'
import { PICTURE_SIZE, type ThemePictures } from './step-pictures.ts'
import { landingTexts } from './texts.ts'
import { useZoom } from './use-zoom.ts'

interface StepPictureProps {
  title: string
  /** What the picture shows. */
  description: string
  pictures: ThemePictures
}

/** A picture that grows into an overlay when the pointer rests on it, or on a press. Escape and a press close it. */
export function StepPicture({ title, description, pictures }: StepPictureProps) {
  const { isOpen, close, trigger } = useZoom()
  return (
    <>
      <button type="button" className={classes.thumbnail} aria-label={landingTexts.enlarge(title)} aria-haspopup="dialog" {...trigger}>
        <ThemedPicture description={description} pictures={pictures} />
        <span className={classes.hint}>
          <IconZoomIn size={18} stroke={1.75} aria-hidden />
        </span>
      </button>
      {isOpen && <ZoomDialog title={title} description={description} pictures={pictures} onClose={close} />}
    </>
  )
}

function ZoomDialog({ title, description, pictures, onClose }: StepPictureProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    // A press anywhere closes: there is nothing else to do here.
    const close = () => element.close()
    element.addEventListener('click', close)
    element.showModal()
    return () => element.removeEventListener('click', close)
  }, [])
  return (
    <dialog ref={dialog} className={classes.zoom} aria-label={title} onClose={onClose}>
      <ThemedPicture description={description} pictures={pictures} isLarge />
      <IconButton className={classes.close} aria-label={landingTexts.closeEnlarged}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </dialog>
  )
}

/** Both themes' pictures; the style sheet shows one, and a browser fetches only what is shown. */
function ThemedPicture({ description, pictures, isLarge = false }: { description: string; pictures: ThemePictures; isLarge?: boolean }) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={classes[theme]}
      src={pictures[theme]}
      alt={description}
      {...PICTURE_SIZE}
      loading={isLarge ? 'eager' : 'lazy'}
      decoding="async"
    />
  ))
}
