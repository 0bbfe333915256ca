import { EventEmitter } from 'node:events'

/** Tells those on this server who watch an export that its rows have changed; other servers' changes are found by looking. */
export type ExportNews = { tell: (exportId: string) => void; watch: (exportId: string, stop: AbortSignal) => ExportWatch }

export type ExportWatch = {
  /** Resolves at a change since the last call, after `timeoutMs`, or when the watch is to stop. */
  next(timeoutMs: number): Promise<void>
  end(): void
}

export function createExportNews(): ExportNews {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    tell: (exportId) => void emitter.emit(exportId),
    watch(exportId, stop) {
      let hasNews = false
      let wake: () => void = () => {}
      const note = () => {
        hasNews = true
        wake()
      }
      emitter.on(exportId, note)
      stop.addEventListener('abort', note, { once: true })
      return {
        async next(timeoutMs) {
          if (!hasNews && !stop.aborted) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, timeoutMs)
              wake = () => {
                clearTimeout(timer)
                resolve()
              }
            })
          }
          hasNews = false
        },
        end() {
          emitter.off(exportId, note)
          stop.removeEventListener('abort', note)
        },
      }
    },
  }
}
