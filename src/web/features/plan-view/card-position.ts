export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
const MARGIN = 12

/**
 * Where a card of the given size stands beside its anchor, in viewport pixels: below when it fits, else above,
 * and always inside the viewport's margins.
 */
export function cardPosition(anchor: Box, card: Pick<Box, 'width' | 'height'>, viewport: Pick<Box, 'width' | 'height'>) {
  const centred = anchor.left + anchor.width / 2 - card.width / 2
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - card.height
  const fitsBelow = below + card.height + MARGIN <= viewport.height
  const preferred = fitsBelow || above < MARGIN ? below : above
  return {
    left: clamp(centred, MARGIN, viewport.width - card.width - MARGIN),
    top: clamp(preferred, MARGIN, viewport.height - card.height - MARGIN),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
