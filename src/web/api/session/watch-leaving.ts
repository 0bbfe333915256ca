/** A page that says it leaves and is still there after so long stays, such as after a download. */
const STAYS_AFTER_MS = 5_000

/** Tells whether the page is being left. Nothing is watched while pages are rendered ahead. */
export function watchLeaving(): () => boolean {
  let isLeaving = false
  if (typeof window === 'undefined') return () => false
  addEventListener('beforeunload', () => {
    isLeaving = true
    setTimeout(() => (isLeaving = false), STAYS_AFTER_MS)
  })
  addEventListener('pageshow', () => (isLeaving = false))
  return () => isLeaving
}
