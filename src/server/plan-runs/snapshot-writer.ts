import type { Snapshot } from './run-store.ts'

type Pending = { state: Omit<Snapshot, 'seq'>; onSaved: (saved: Snapshot | null) => void }

export type SnapshotWriter = {
  /** `onSaved` gets what was stored, or null when the attempt is over. States that a newer one overtakes are skipped. */
  write(state: Omit<Snapshot, 'seq'>, onSaved: Pending['onSaved']): void
  /** Resolves when nothing is being written. Throws what the last write threw. */
  settled(): Promise<void>
}

/**
 * Stores one snapshot at a time under rising numbers. A fast plan changes more often than a row can be written; what
 * is overtaken while a write is under way is never written.
 */
export function createSnapshotWriter({ firstSeq, save }: { firstSeq: number; save: (snapshot: Snapshot) => Promise<boolean> }): SnapshotWriter {
  let seq = firstSeq
  let pending: Pending | null = null
  let writing: Promise<void> | null = null

  async function drain(): Promise<void> {
    while (pending !== null) {
      const { state, onSaved }: Pending = pending
      pending = null
      seq += 1
      const snapshot = { ...state, seq }
      onSaved((await save(snapshot)) ? snapshot : null)
    }
  }

  return {
    write(state, onSaved) {
      pending = { state, onSaved }
      writing ??= drain().finally(() => {
        writing = null
      })
      // Reported by `settled`; a rejection must not go unhandled before that.
      writing.catch(() => {})
    },
    async settled() {
      pending = null
      await writing
    },
  }
}
