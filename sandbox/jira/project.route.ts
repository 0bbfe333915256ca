import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults/faults.ts'
import type { AccountSite } from './account-site.ts'
import { findProject, type Project } from './catalogue.ts'
import { presentFieldMetadata, presentFieldSchema, presentIssueType, presentPriority } from './field-metadata.ts'
import type { Gate } from './gate.ts'
import { JiraError } from './jira-error.ts'
import { pageOf, readPage } from './paging.ts'
import { readParameter, readQuery } from '../stand-in/request-fields.ts'

const API = '/ex/jira/:cloudId/rest/api/3'
const READ = ['read:jira-work']

/** Projects, fields and what their create screens ask for. */
export function projectRoutes(scope: FastifyInstance, { gate, faults }: { gate: Gate; faults: Faults }): void {
  scope.get(`${API}/project/search`, gate('project.search', READ, async ({ owner, request }) => {
    const query = readQuery(request)
    const page = readPage(query, { most: (await faults.readSettings()).jiraProjectPage, usual: 50 })
    const found = findProjects(owner.site.projects, query)
    const { values, isLast } = pageOf(found, page)
    const address = (startAt: number) => `${owner.url}/rest/api/3/project/search?startAt=${startAt}&maxResults=${page.maxResults}`
    return {
      self: address(page.startAt), ...(isLast ? {} : { nextPage: address(page.startAt + page.maxResults) }),
      ...page, total: found.length, isLast, values: values.map((project) => presentProject(owner, project)),
    }
  }))

  scope.get(`${API}/project/:projectIdOrKey`, gate('project.get', READ, async ({ owner, request }) => ({
    ...presentProject(owner, requireProject(owner, readParameter(request, 'projectIdOrKey'))),
    issueTypes: requireProject(owner, readParameter(request, 'projectIdOrKey')).issueTypes.map((type) => presentIssueType(owner, type)),
  })))

  scope.get(`${API}/issue/createmeta/:projectIdOrKey/issuetypes`, gate('createmeta.issuetypes', READ, async ({ owner, request }) => {
    const project = requireCreatable(owner, readParameter(request, 'projectIdOrKey'))
    const page = readPage(readQuery(request), { most: 200, usual: 50 })
    const { values } = pageOf(project.issueTypes, page)
    return { ...page, total: project.issueTypes.length, issueTypes: values.map((type) => presentIssueType(owner, type)) }
  }))

  scope.get(`${API}/issue/createmeta/:projectIdOrKey/issuetypes/:issueTypeId`, gate('createmeta.fields', READ, async ({ owner, request }) => {
    const project = requireCreatable(owner, readParameter(request, 'projectIdOrKey'))
    const issueTypeId = readParameter(request, 'issueTypeId')
    const issueType = project.issueTypes.find(({ id }) => id === issueTypeId)
    if (issueType === undefined) throw new JiraError(404, { errorMessages: [`The issue type with id '${issueTypeId}' does not exist in the project.`] })
    const page = readPage(readQuery(request), { most: 200, usual: 50 })
    const screen = [...new Set(issueType.screen)]
    const { values } = pageOf(screen, page)
    return { ...page, total: screen.length, fields: values.map((fieldId) => presentFieldMetadata(owner, { project, issueType, fieldId })) }
  }))

  scope.get(`${API}/field`, gate('field.list', READ, async ({ owner }) => owner.site.fields.map((field) => ({
    id: field.id, key: field.id, name: field.name, custom: field.custom !== null, orderable: true, navigable: true, searchable: true,
    clauseNames: field.custom === null ? [field.id] : [`cf[${field.id.slice('customfield_'.length)}]`, field.name], schema: presentFieldSchema(field),
  }))))

  scope.get(`${API}/priority`, gate('priority.list', READ, async ({ owner }) => {
    const all = new Map(owner.site.projects.flatMap(({ priorities }) => priorities).map((priority) => [priority.id, priority]))
    return [...all.values()].map((priority) => presentPriority(owner, priority))
  }))
}

/** As the service lists them: archived ones only when asked for, and with `action=create` those where the user may create. */
function findProjects(projects: readonly Project[], query: Record<string, string | undefined>): Project[] {
  const { action = 'view', status = 'live', query: words = '', orderBy = 'key' } = query
  if (!['view', 'browse', 'edit', 'create'].includes(action)) throw new JiraError(400, { errorMessages: [`The action '${action}' is not one of view, browse, edit, create.`] })
  const statuses = status.split(',')
  const sortBy = orderBy.replace(/^[+-]/, '') === 'name' ? 'name' : 'key'
  const found = projects
    .filter((project) => statuses.includes(project.status) && (action !== 'create' || project.mayCreate))
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(words.toLowerCase()))
    .toSorted((one, other) => one[sortBy].localeCompare(other[sortBy]))
  return orderBy.startsWith('-') ? found.toReversed() : found
}

export function presentProject({ url }: AccountSite, project: Project) {
  const avatar = `${url}/images/project-${project.id}.svg`
  return {
    expand: 'description,lead,issueTypes,url,projectKeys,permissions,insight', self: `${url}/rest/api/3/project/${project.id}`,
    id: project.id, key: project.key, name: project.name, avatarUrls: { '16x16': avatar, '24x24': avatar, '32x32': avatar, '48x48': avatar },
    projectTypeKey: 'software', simplified: false, style: 'classic', isPrivate: false, properties: {},
  }
}

function requireProject(owner: AccountSite, projectIdOrKey: string): Project {
  const project = findProject(owner.site, projectIdOrKey)
  if (project === undefined) throw new JiraError(404, { errorMessages: [`No project could be found with key '${projectIdOrKey}'.`] })
  return project
}

function requireCreatable(owner: AccountSite, projectIdOrKey: string): Project {
  const project = requireProject(owner, projectIdOrKey)
  if (!project.mayCreate || project.status !== 'live') throw new JiraError(404, { errorMessages: [`No project could be found with key '${project.key}'.`] })
  return project
}
