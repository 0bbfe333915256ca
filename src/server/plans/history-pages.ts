import { spliceDeflate } from '../http/deflate-splice.ts'
import type { History } from './history.ts'
import { presentPage } from './plan-record.ts'

export type PageRequest = { userId: string; page: number; limit: number }

/** A HistoryPage as a zlib stream of JSON. */
export type HistoryPages = { read(request: PageRequest): Promise<Buffer> }

type KeptPage = { version: number; stream: Buffer }

const KEPT_BYTES = 32 * 2 ** 20

/**
 * Keeps the pages read last. A kept page is served only after the database has said that the user's plans are still
 * of the version it shows, so that no server ever shows what another one has changed.
 */
export function createHistoryPages(history: History, { keptBytes = KEPT_BYTES } = {}): HistoryPages {
  const kept = new Map<string, KeptPage>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.stream.length ?? 0
    kept.delete(key)
  }

  /** A Map iterates in order of insertion: the first key is the one that was not asked for the longest. */
  function keep(key: string, page: KeptPage): void {
    forget(key)
    kept.set(key, page)
    bytes += page.stream.length
    for (const oldest of kept.keys()) {
      if (bytes <= keptBytes) return
      forget(oldest)
    }
  }

  return {
    async read({ userId, page, limit }) {
      const key = `${userId} ${page} ${limit}`
      const known = kept.get(key)
      if (known !== undefined && known.version === (await history.version(userId))) {
        keep(key, known)
        return known.stream
      }
      const { rows, total, version } = await history.page(userId, { page, limit })
      const stream = spliceDeflate(presentPage({ rows, page, totalPages: Math.ceil(total / limit) }))
      keep(key, { version, stream })
      return stream
    },
  }
}
