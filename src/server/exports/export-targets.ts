import type { Provider } from '../../contract/connections.ts'
import type { Plan } from '../../contract/plan.ts'
import { calendarDayUrl } from '../../integrations/google-calendar/calendar-day-url.ts'
import { createGoogleCalendarTarget } from '../../integrations/google-calendar/google-calendar-target.ts'
import { createJiraTrackerTarget, jiraIssuesUrl } from '../../integrations/jira/jira-tracker-target.ts'
import type { Access, AccessSource, TargetFailure } from '../../integrations/target-failure.ts'
import type { TrackerDestination } from '../../integrations/tracker-target.ts'
import type { Connections } from '../connections/connections.ts'
import type { Grant } from '../connections/grant.ts'
import { JiraDestinationSchema, type ExportRow } from './export-store.ts'
import type { ExportTargets } from './export-worker.ts'

export type ExportTargetsParts = {
  connections: Pick<Connections, 'grant' | 'refreshAfter401' | 'status'>
  /** Roots of the services' interfaces, without a slash at their ends. */
  apiUrls: Readonly<Record<Provider, string>>
}

/** The services that plans go to, each with the user's own grant. */
export function createExportTargets({ connections, apiUrls }: ExportTargetsParts): ExportTargets {
  const accessOf = (userId: string, provider: Provider): AccessSource => ({
    current: async () => toAccess(provider, await connections.grant(userId, provider)),
    renewed: async (staleToken) => toAccess(provider, await connections.refreshAfter401(userId, provider, staleToken)),
  })
  return {
    calendar: (userId, gate) => createGoogleCalendarTarget({ access: accessOf(userId, 'google'), apiUrl: apiUrls.google, gate }),
    async tracker(userId, place) {
      const target = createJiraTrackerTarget({ access: accessOf(userId, 'jira'), apiUrl: apiUrls.jira, ...place })
      const { connected, sites } = await connections.status(userId, 'jira')
      // Without a connection the target says so itself.
      return !connected || sites.some(({ id }) => id === place.destination.siteId) ? target : { ...target, prepare: async () => siteOutOfReach(place.destination) }
    },
  }
}

/** Opens an export in its service: the calendar at the plan's first day, or the plan's issues. */
export function createExportUrls(apiUrls: Readonly<Record<Provider, string>>): (row: ExportRow, plan: Plan) => string {
  return (row, plan) => {
    if (row.target === 'google_calendar') return calendarDayUrl(apiUrls.google, plan.metadata.startDate)
    return jiraIssuesUrl(JiraDestinationSchema.parse(row.destination), { planId: row.planId, exportId: row.id, generation: row.generation })
  }
}

/** A new consent may have left out the site that an export went to. */
function siteOutOfReach({ siteUrl }: TrackerDestination): TargetFailure {
  return { kind: 'refused', status: 404, detail: `Your connection to Jira does not reach the site of this export, ${siteUrl}. Reconnect Jira in your profile and allow that site, then retry.` }
}

const NAMES: Record<Provider, string> = { google: 'Google Calendar', jira: 'Jira' }

function toAccess(provider: Provider, grant: Grant): Access {
  const name = NAMES[provider]
  if (grant.kind === 'granted') return { kind: 'granted', accessToken: grant.accessToken }
  if (grant.kind === 'unavailable') return { kind: 'later', afterMs: null, detail: `${name} does not answer.` }
  const detail =
    grant.kind === 'not_connected'
      ? `${name} is not connected any more. Connect it in your profile, then retry.`
      : `${name} has taken its permission back. Reconnect it in your profile, then retry.`
  return { kind: 'grant_lost', code: grant.kind, detail }
}
