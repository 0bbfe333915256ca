import { readFileSync } from 'node:fs'

const POLL_MS = 250

/**
 * Calls `onEnd` once when the npm that runs this command has gone. npm puts a shell between itself and the command; a
 * signal sent to npm alone ends that shell and goes no further, and a killed npm says nothing at all.
 */
export function whenNpmEnds(onEnd) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    onEnd()
  }, POLL_MS)
  timer.unref()
}

/** The parent of a process as Linux tells it; elsewhere null, and only the shell is watched. */
function parentOf(processId) {
  try {
    // '<pid> (<name>) <state> <parent> ...'; the name may hold anything.
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return Number(fields[1])
  } catch {
    return null
  }
}
