import { useDeferredValue, useMemo } from 'react'

/** As many as a large window shows. */
const FIRST_ITEMS = 15

/**
 * The first items at once, all of them as soon as those are painted: a list of hundreds shows as quickly as a short one,
 * and what follows is drawn in pieces that give way to the reader. `items` must stay the same array while nothing changes.
 */
export function useFirstItems<Item>(items: readonly Item[], first = FIRST_ITEMS): readonly Item[] {
  const beginning = useMemo(() => (items.length > first ? items.slice(0, first) : items), [items, first])
  return useDeferredValue(items, beginning)
}
