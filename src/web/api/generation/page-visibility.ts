/** Resolves when the tab is visible, at once when it is; rejects when `signal` aborts. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!document.hidden) return resolve()
    const onChange = () => {
      if (document.hidden) return
      stop()
      resolve()
    }
    const onAbort = () => {
      stop()
      reject(new DOMException('The run was left.', 'AbortError'))
    }
    const stop = () => {
      document.removeEventListener('visibilitychange', onChange)
      signal.removeEventListener('abort', onAbort)
    }
    document.addEventListener('visibilitychange', onChange)
    signal.addEventListener('abort', onAbort)
  })
}

/** A signal that aborts when the tab is hidden. Call `stop` when it is no longer needed. */
export function hiddenSignal(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  const onChange = () => {
    if (document.hidden) controller.abort()
  }
  document.addEventListener('visibilitychange', onChange)
  return { signal: controller.signal, stop: () => document.removeEventListener('visibilitychange', onChange) }
}
