import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { EXAMPLES, type Example } from './example.ts'
import { ExampleCard } from './example-card.tsx'
import classes from './example-carousel.module.css'
import { exampleTexts } from './texts.ts'
import { useCarousel } from './use-carousel.ts'

/** The example plans, one after the other. `onView` is asked to open one. */
export function ExampleCarousel({ onView }: { onView: (example: Example) => void }) {
  const { viewport, isPlaying, togglePlaying, previous, next, pausing } = useCarousel()
  const PlayIcon = isPlaying ? IconPlayerPause : IconPlayerPlay
  return (
    <section className={classes.carousel} aria-roledescription="carousel" aria-label={exampleTexts.carousel}>
      <div className={classes.controls}>
        <IconButton aria-label={isPlaying ? exampleTexts.pause : exampleTexts.play} onClick={togglePlaying}>
          <PlayIcon size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton aria-label={exampleTexts.previous} onClick={previous}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={exampleTexts.next} onClick={next}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes.viewport} ref={viewport} {...pausing}>
        <ul className={classes.slides}>
          {EXAMPLES.map((example, index) => (
            <li key={example.id} className={classes.slide} aria-roledescription="slide" aria-label={exampleTexts.slide(index + 1, EXAMPLES.length)}>
              <ExampleCard example={example} onView={() => onView(example)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
