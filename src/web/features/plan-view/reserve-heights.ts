/** The lists' styles lay out as many of their items always: `:nth-child(n + 41)` begins with the next. */
const MEASURED_ITEMS = 40

/**
 * A list's ref. Its items past the first 40 are laid out only when they come into sight; until then each reserves what
 * the first ones take on average at this width, so that the scrollbar tells how much there is.
 */
export function reserveHeights(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined
  let measured = ''
  const observer = new ResizeObserver(() => {
    const size = `${list.clientWidth} ${list.childElementCount}`
    if (size === measured || list.childElementCount <= MEASURED_ITEMS) return
    measured = size
    const heights = [...list.children].slice(0, MEASURED_ITEMS).map((item) => item.getBoundingClientRect().height)
    list.style.setProperty('--reserved', `${heights.reduce((sum, height) => sum + height, 0) / heights.length}px`)
  })
  observer.observe(list)
  return () => observer.disconnect()
}
