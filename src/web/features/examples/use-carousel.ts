import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { logFailure } from '../../api/log.ts'

const ADVANCE_MS = 1500

interface Carousel {
  viewport: RefObject<HTMLDivElement | null>
  isPlaying: boolean
  togglePlaying: () => void
  previous: () => void
  next: () => void
  /** For the element around everything that the reader may look at or work with. */
  pausing: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * Slides that advance every 1500 ms while they are on screen, and rest under the pointer and the focus. Whoever wants
 * less motion finds it paused. The library is fetched when the carousel first comes into view; until then, and without
 * script, the viewport scrolls.
 */
export function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null)
  const carousel = useRef<EmblaCarouselType>(undefined)
  const [isInView, setInView] = useState(false)
  const wantsLessMotion = useSyncExternalStore(onMotionPreference, prefersReducedMotion, () => false)
  const [choice, setChoice] = useState<boolean | null>(null)
  const isPlaying = choice ?? !wantsLessMotion
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), { threshold: 0.2 })
    observer.observe(viewport.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isInView || carousel.current) return undefined
    let isGone = false
    const open = async () => {
      const opened = await openCarousel(viewport.current!)
      if (isGone) opened.destroy()
      else carousel.current = opened
    }
    open().catch((error: unknown) => logFailure('the carousel was not loaded', error))
    return () => {
      isGone = carousel.current === undefined
    }
  }, [isInView])
  useEffect(() => () => carousel.current?.destroy(), [])

  const isRunning = isPlaying && isInView && !isHovered && !isFocused
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) carousel.current?.scrollNext()
    }, ADVANCE_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    viewport,
    isPlaying,
    togglePlaying: () => setChoice(!isPlaying),
    previous: () => carousel.current?.scrollPrev(prefersReducedMotion()),
    next: () => carousel.current?.scrollNext(prefersReducedMotion()),
    pausing: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

async function openCarousel(viewport: HTMLElement): Promise<EmblaCarouselType> {
  const { default: open } = await import('embla-carousel')
  viewport.dataset['active'] = 'true'
  viewport.scrollLeft = 0
  return open(viewport, { loop: true, align: 'start' })
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function prefersReducedMotion(): boolean {
  return matchMedia(LESS_MOTION).matches
}

function onMotionPreference(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
