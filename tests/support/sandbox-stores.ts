/** What the stand-ins really hold, for tests of the server, which may not reach into the sandbox themselves. */
export { listCalendarEntries } from '../../sandbox/google-calendar/inspect.ts'
export { listJiraEntries, listJiraLinks } from '../../sandbox/jira/inspect.ts'
export { listCalls } from '../../sandbox/stand-in/inspect.ts'
