import type { HistoryRecord } from '../../../contract/history.ts'

type IdentifiedRecord = Pick<HistoryRecord, 'id'>

export interface CachedHistory<Item extends IdentifiedRecord = HistoryRecord> {
  /** Cached pages by number, 1-based. */
  pages: ReadonlyMap<number, readonly Item[]>
  totalPages: number
  currentPage: number
}

export interface HistoryAfterRemoval<Item extends IdentifiedRecord = HistoryRecord> extends CachedHistory<Item> {
  /** The page whose gap could not be filled, because the page after it was not cached; to be fetched again. */
  incompletePage: number | null
}

/**
 * The cache after a record was deleted: the first items of later pages are pulled up to fill the gap, a page that
 * became empty is dropped, the total falls with it, and the current page moves back when it is past the end.
 * Pages after a hole in the cache have shifted by one unseen, so they are dropped.
 */
export function removeRecord<Item extends IdentifiedRecord>(
  history: CachedHistory<Item>,
  recordId: string,
): HistoryAfterRemoval<Item> {
  const home = [...history.pages].find(([, items]) => items.some(({ id }) => id === recordId))
  if (home === undefined) return { ...history, incompletePage: null }
  const pages = new Map(history.pages)
  const [homePage, homeItems] = home
  pages.set(homePage, homeItems.filter(({ id }) => id !== recordId))
  const incompletePage = pullUp(pages, homePage, history.totalPages)
  const totalPages = pages.get(history.totalPages)?.length === 0 ? history.totalPages - 1 : history.totalPages
  pages.delete(totalPages + 1)
  return { pages, totalPages, currentPage: Math.max(1, Math.min(history.currentPage, totalPages)), incompletePage }
}

/** Moves first items up, page after page, in place. Returns the page where that had to stop. */
function pullUp<Item>(pages: Map<number, readonly Item[]>, fromPage: number, totalPages: number): number | null {
  for (let page = fromPage; page < totalPages; page += 1) {
    const next = pages.get(page + 1)
    if (next === undefined) {
      for (const cached of pages.keys()) if (cached > page) pages.delete(cached)
      return page
    }
    pages.set(page, [...pages.get(page)!, ...next.slice(0, 1)])
    pages.set(page + 1, next.slice(1))
  }
  return null
}
