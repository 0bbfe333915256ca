import './visitor-styles.ts'
import { belongsToVisitor } from './belongs-to-visitor.ts'

/**
 * The landing page's first script. A visitor's page is already there and needs its code only to answer, so that is
 * fetched when the browser is idle or the visitor does something; a user who was here before gets the app.
 */
const target = document.getElementById('root')!
if (belongsToVisitor()) whenWanted(hydrate)
else void import('../main.tsx')

/** A press that comes before the code is kept, and done once the code is there. */
async function hydrate(): Promise<void> {
  let pressed: HTMLElement | null = null
  const keep = (event: Event) => {
    pressed = event.target instanceof Element ? event.target.closest('button') : null
  }
  target.addEventListener('click', keep, { capture: true })
  const { hydrateLanding } = await import('./hydrate-landing.tsx')
  target.removeEventListener('click', keep, { capture: true })
  hydrateLanding(target)
  ;(pressed as HTMLElement | null)?.click()
}

function whenWanted(work: () => Promise<void>): void {
  const signs = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start)
    void work()
    begin = () => undefined
  }
  let begin = start
  for (const sign of signs) addEventListener(sign, start, { passive: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => begin(), { timeout: 2000 }) : setTimeout(() => begin(), 300))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
