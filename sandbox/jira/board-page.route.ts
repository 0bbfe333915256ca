import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { findAccountBySubject } from '../identity/accounts.ts'
import { chooseAccount } from '../stand-in/account-switch.ts'
import { readChosenAccount } from '../stand-in/chosen-account.ts'
import { renderProblemPage, sendPage } from '../stand-in/page-shell.ts'
import { readParameter, readQuery } from '../stand-in/request-fields.ts'
import { accountSite, type AccountSite } from './account-site.ts'
import { renderBoardPage, type BoardSprint } from './board-page.ts'
import { findProject, findSprint, SITES, type Project } from './catalogue.ts'
import { JIRA_SANDBOX_PATH } from './endpoints.ts'
import { toIssueCard, type IssueCard } from './issue-card.ts'
import { describeLinks, type IssueLinks } from './issue-links.ts'
import { renderIssuePage } from './issue-page.ts'
import type { IssueStore } from './issue-store.ts'
import { sprintSpan } from './present-sprint.ts'
import { STATUSES } from './status.ts'

type BoardRoutes = { origin: string; pool: Pool; store: IssueStore; links: IssueLinks; clock: () => number }

/** Where a person looks at what arrived: the board, and an issue under the address that a site gives it. */
export function boardPageRoutes(scope: FastifyInstance, { origin, pool, store, links, clock }: BoardRoutes): void {
  scope.get('/', async (request, reply) => {
    const { account, site: slug, project: key } = readQuery(request)
    const { accounts, chosen } = await chooseAccount(pool, account, readChosenAccount(request))
    const owner = accountSite(chosen.subject, slug ?? '', origin) ?? accountSite(chosen.subject, SITES[0]!.slug, origin)!
    const cards = (await store.list(owner)).map((issue) => ({ projectKey: issue.projectKey, ...toIssueCard(owner, issue) }))
    const project = findProject(owner.site, key ?? '') ?? fullestProject(owner, cards)
    const own = cards.filter(({ projectKey }) => projectKey === project.key)
    return sendPage(reply, renderBoardPage({ pagePath: JIRA_SANDBOX_PATH, accounts, chosen, sites: SITES, owner, project, sprints: groupBySprint(owner, { project, cards: own, now: clock() }) }))
  })

  scope.get('/sites/:site', async (request, reply) => {
    const owner = readSite(request, origin)
    return owner === null ? sendMissing(reply) : reply.redirect(await boardUrl(owner, null), 302)
  })

  // Where Jira shows a search's issues; here it is the board of the project that the search names.
  scope.get('/sites/:site/issues/', async (request, reply) => {
    const owner = readSite(request, origin)
    const key = /\bproject = "([^"]+)"/.exec(readQuery(request).jql ?? '')?.[1] ?? null
    return owner === null ? sendMissing(reply) : reply.redirect(await boardUrl(owner, key), 302)
  })

  scope.get('/sites/:site/browse/:key', async (request, reply) => {
    const owner = readSite(request, origin)
    const issue = owner === null ? null : await store.find(owner, readParameter(request, 'key'))
    if (owner === null || issue === null) return sendMissing(reply)
    const card = toIssueCard(owner, issue)
    return sendPage(reply, renderIssuePage({
      owner, issue, card, links: describeLinks(await links.present(owner, issue)), boardUrl: await boardUrl(owner, issue.projectKey),
      sprint: card.sprintId === null ? null : (findSprint(owner.site, card.sprintId)?.sprint.name ?? null),
      status: STATUSES.find(({ id }) => id === card.statusId)?.name ?? '',
    }))
  })

  async function boardUrl({ subject, site }: AccountSite, projectKey: string | null): Promise<string> {
    const account = await findAccountBySubject(pool, subject)
    const query = { ...(account === undefined ? {} : { account: account.email }), site: site.slug, ...(projectKey === null ? {} : { project: projectKey }) }
    return `${JIRA_SANDBOX_PATH}?${new URLSearchParams(query).toString()}`
  }
}

function readSite(request: FastifyRequest, origin: string): AccountSite | null {
  const [, slug, subject] = /^(.+)-([0-9a-f]{24})$/.exec(readParameter(request, 'site')) ?? []
  return slug === undefined || subject === undefined ? null : accountSite(subject, slug, origin)
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), renderProblemPage({ title: 'No such issue', detail: 'The issue is not in the sandbox Jira, or was deleted from it.', code: '404' }))
}

/** Where something is to be seen. */
function fullestProject({ site }: AccountSite, cards: { projectKey: string }[]): Project {
  const count = (project: Project) => cards.filter(({ projectKey }) => projectKey === project.key).length
  return site.projects.toSorted((one, other) => count(other) - count(one))[0]!
}

/** Active sprints first, then the coming ones, the backlog, and what is left of those that are over. */
function groupBySprint({ site }: AccountSite, { project, cards, now }: { project: Project; cards: IssueCard[]; now: number }): BoardSprint[] {
  const all = site.boards.filter(({ projectKey }) => projectKey === project.key).flatMap(({ sprints }) => sprints)
  const ordered = (['active', 'future', 'closed'] as const).flatMap((state) => all.filter((sprint) => sprint.state === state))
  const sprints = ordered.map((sprint): BoardSprint => {
    const span = sprintSpan(sprint, now)
    const dates = span === null ? 'not started' : `${dayOf(span.startMs)} to ${dayOf(span.endMs)}`
    return { name: sprint.name, state: sprint.state, note: [dates, sprint.goal].filter(Boolean).join(' · '), cards: cards.filter(({ sprintId }) => sprintId === sprint.id) }
  })
  const backlog = { name: 'Backlog', state: 'no sprint', note: '', cards: cards.filter(({ sprintId }) => sprintId === null) }
  const isOver = ({ state }: BoardSprint) => state === 'closed'
  return [...sprints.filter((sprint) => !isOver(sprint)), backlog, ...sprints.filter((sprint) => isOver(sprint) && sprint.cards.length > 0)]
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
