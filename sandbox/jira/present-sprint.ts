import type { AccountSite } from './account-site.ts'
import type { Board, Sprint } from './catalogue.ts'

const WEEK_MS = 7 * 86_400_000
const LENGTH_WEEKS = 2

/** The sprint's span at `now`, whole days; null while nobody started it. */
export function sprintSpan({ startsInWeeks }: Sprint, now: number): { startMs: number; endMs: number } | null {
  if (startsInWeeks === null) return null
  const startMs = Math.floor(now / WEEK_MS) * WEEK_MS + startsInWeeks * WEEK_MS
  return { startMs, endMs: startMs + LENGTH_WEEKS * WEEK_MS }
}

/** The Agile API's Sprint, which is also what the sprint field of an issue holds. */
export function presentSprint({ url }: AccountSite, { sprint, board, now }: { sprint: Sprint; board: Board; now: number }) {
  const span = sprintSpan(sprint, now)
  return {
    id: sprint.id, self: `${url}/rest/agile/1.0/sprint/${sprint.id}`, state: sprint.state, name: sprint.name,
    ...(span === null ? {} : { startDate: new Date(span.startMs).toISOString(), endDate: new Date(span.endMs).toISOString() }),
    ...(sprint.state === 'closed' && span !== null ? { completeDate: new Date(span.endMs).toISOString() } : {}),
    originBoardId: board.id, goal: sprint.goal,
  }
}
