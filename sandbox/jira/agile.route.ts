import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AccountSite } from './account-site.ts'
import { findProject, findSprint, type Board } from './catalogue.ts'
import type { Gate } from './gate.ts'
import type { IssueStore } from './issue-store.ts'
import { JiraError, noSuchIssue } from './jira-error.ts'
import { pageOf, readPage } from './paging.ts'
import { presentSprint } from './present-sprint.ts'
import { readParameter, readQuery } from '../stand-in/request-fields.ts'

const API = '/ex/jira/:cloudId/rest/agile/1.0'
const STATES = ['closed', 'active', 'future'] as const

/** Boards and sprints, which have granular scopes alone. */
export function agileRoutes(scope: FastifyInstance, { gate, store, clock }: { gate: Gate; store: IssueStore; clock: () => number }): void {
  scope.get(`${API}/board`, gate('board.list', ['read:board-scope:jira-software', 'read:project:jira'], async ({ owner, request }) => {
    const { projectKeyOrId, type, name = '' } = readQuery(request)
    const project = projectKeyOrId === undefined ? undefined : findProject(owner.site, projectKeyOrId)
    if (projectKeyOrId !== undefined && project === undefined) throw new JiraError(400, { errorMessages: [`No project could be found with key or id '${projectKeyOrId}'.`] })
    const types = type?.split(',')
    const found = owner.site.boards
      .filter((board) => (project === undefined || board.projectKey === project.key) && (types === undefined || types.includes(board.type)))
      .filter((board) => board.name.toLowerCase().includes(name.toLowerCase()))
    const page = readPage(readQuery(request), { most: 50, usual: 50 })
    const { values, isLast } = pageOf(found, page)
    return { ...page, total: found.length, isLast, values: values.map((board) => presentBoard(owner, board)) }
  }))

  scope.get(`${API}/board/:boardId/sprint`, gate('sprint.list', ['read:sprint:jira-software'], async ({ owner, request }) => {
    const boardId = readParameter(request, 'boardId')
    const board = owner.site.boards.find(({ id }) => String(id) === boardId)
    if (board === undefined) throw new JiraError(404, { errorMessages: ['Requested board cannot be viewed because it either does not exist or you do not have permission to view it.'] })
    if (board.type !== 'scrum') throw new JiraError(400, { errorMessages: ['The board does not support sprints'] })
    const states = readStates(readQuery(request))
    const page = readPage(readQuery(request), { most: 50, usual: 50 })
    const found = STATES.flatMap((state) => board.sprints.filter((sprint) => sprint.state === state && states.includes(state)))
    const { values, isLast } = pageOf(found, page)
    return { ...page, total: found.length, isLast, values: values.map((sprint) => presentSprint(owner, { sprint, board, now: clock() })) }
  }))

  scope.get(`${API}/sprint/:sprintId`, gate('sprint.get', ['read:sprint:jira-software'], async ({ owner, request }) => {
    return presentSprint(owner, { ...requireSprint(owner, readParameter(request, 'sprintId')), now: clock() })
  }))

  scope.post(`${API}/sprint/:sprintId/issue`, gate('sprint.move', ['write:sprint:jira-software'], async ({ owner, request, reply }) => {
    const { sprint } = requireSprint(owner, readParameter(request, 'sprintId'))
    if (sprint.state === 'closed') throw new JiraError(400, { errorMessages: ['Issue can be assigned only active or future sprints.'] })
    await moveIssues(owner, request.body, sprint.id)
    reply.code(204)
  }))

  async function moveIssues(owner: AccountSite, body: unknown, sprintId: number): Promise<void> {
    const parsed = z.object({ issues: z.array(z.string()).min(1).max(50) }).safeParse(body)
    if (!parsed.success) throw new JiraError(400, { errorMessages: ['issues must be a list of one to fifty issue keys or ids.'] })
    for (const issue of parsed.data.issues) {
      const moved = await store.change(owner, issue, ({ document }) => ({ ...document, fields: { ...document.fields, [owner.site.sprintFieldId]: sprintId } }))
      if (moved === null) throw noSuchIssue()
    }
  }
}

function requireSprint({ site }: AccountSite, sprintId: string) {
  const found = findSprint(site, Number(sprintId))
  if (found === undefined) throw new JiraError(404, { errorMessages: ['Sprint does not exist or you do not have permission to view it.'] })
  return found
}

function readStates({ state }: Record<string, string | undefined>): readonly string[] {
  const states = state === undefined ? STATES : state.split(',')
  const unknown = states.find((name) => !STATES.some((known) => known === name))
  if (unknown !== undefined) throw new JiraError(400, { errorMessages: [`'${unknown}' is not a state of a sprint: closed, active or future.`] })
  return states
}

function presentBoard({ site, url }: AccountSite, board: Board) {
  const project = site.projects.find(({ key }) => key === board.projectKey)!
  return {
    id: board.id, self: `${url}/rest/agile/1.0/board/${board.id}`, name: board.name, type: board.type,
    location: { projectId: Number(project.id), displayName: `${project.name} (${project.key})`, projectName: project.name, projectKey: project.key, projectTypeKey: 'software', name: `${project.name} (${project.key})` },
  }
}
