const POLL_MS = 250

/** Calls `onEnd` once when the npm that started this process has gone: a killed npm passes no signal on. */
export function whenNpmEnds(onEnd) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onEnd()
  }, POLL_MS)
  timer.unref()
}
