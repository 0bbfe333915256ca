/** The two demonstration sites. Ids, names and screens differ on purpose: a client must read them, never assume. */

export type FieldKind = 'text' | 'document' | 'labels' | 'date' | 'priority' | 'user' | 'timetracking' | 'sprint' | 'parent' | 'option' | 'number' | 'issuetype' | 'project'

export type FieldDefinition = {
  id: string
  name: string
  kind: FieldKind
  /** Of the field's `schema.custom`; null for a system field. */
  custom: string | null
  options?: readonly { id: string; value: string }[]
}

export type IssueType = { id: string; name: string; description: string; subtask: boolean; hierarchyLevel: number; screen: readonly string[]; required: readonly string[] }

export type Sprint = { id: number; name: string; state: 'closed' | 'active' | 'future'; goal: string; /** Weeks from now until its start. */ startsInWeeks: number | null }
export type Board = { id: number; name: string; type: 'scrum' | 'kanban'; projectKey: string; sprints: readonly Sprint[] }
export type Priority = { id: string; name: string; color: string }

export type Project = {
  id: string
  key: string
  name: string
  status: 'live' | 'archived'
  mayCreate: boolean
  issueTypes: readonly IssueType[]
  priorities: readonly Priority[]
  /** A rule of the create transition, which createmeta does not tell. */
  validator: 'cost-centre-of-high-priority' | null
}

export type Site = { slug: string; name: string; description: string; sprintFieldId: string; fields: readonly FieldDefinition[]; projects: readonly Project[]; boards: readonly Board[] }

const SPRINT_TYPE = 'com.pyxis.greenhopper.jira:gh-sprint'
const SELECT_TYPE = 'com.atlassian.jira.plugin.system.customfieldtypes:select'
const NUMBER_TYPE = 'com.atlassian.jira.plugin.system.customfieldtypes:float'

export const COST_CENTRE = 'customfield_10077'
const STORY_POINTS = 'customfield_10032'

const system = (id: string, name: string, kind: FieldKind): FieldDefinition => ({ id, name, kind, custom: null })

const SYSTEM_FIELDS: readonly FieldDefinition[] = [
  system('summary', 'Summary', 'text'), system('issuetype', 'Issue Type', 'issuetype'), system('project', 'Project', 'project'),
  system('description', 'Description', 'document'), system('labels', 'Labels', 'labels'), system('duedate', 'Due date', 'date'),
  system('priority', 'Priority', 'priority'), system('assignee', 'Assignee', 'user'), system('reporter', 'Reporter', 'user'),
  system('timetracking', 'Time tracking', 'timetracking'), system('parent', 'Parent', 'parent'),
]

const BASE = ['summary', 'issuetype', 'project', 'description', 'labels', 'duedate', 'assignee', 'reporter']
const ALWAYS_REQUIRED = ['summary', 'issuetype', 'project']

type TypeOptions = { extra: readonly string[]; required?: readonly string[]; level?: number }

function issueType(id: string, name: string, { extra, required = [], level = 0 }: TypeOptions): IssueType {
  const description = level > 0 ? 'A big piece of work that holds others.' : level < 0 ? 'A small part of a larger piece of work.' : 'A piece of work.'
  return { id, name, description, subtask: level < 0, hierarchyLevel: level, screen: [...BASE, ...extra, ...required], required: [...ALWAYS_REQUIRED, ...required] }
}

const TEAM_SPRINT = 'customfield_10107'
const TEAM_PRIORITIES: readonly Priority[] = [
  { id: '1', name: 'Highest', color: '#d04437' }, { id: '2', name: 'High', color: '#f15c75' }, { id: '3', name: 'Medium', color: '#f79232' },
  { id: '4', name: 'Low', color: '#707070' }, { id: '5', name: 'Lowest', color: '#999999' },
]

const teamTypes = (required: readonly string[] = [], extra: readonly string[] = []): readonly IssueType[] => [
  issueType('10000', 'Epic', { extra: ['priority', ...extra], required, level: 1 }),
  issueType('10001', 'Story', { extra: ['priority', 'parent', TEAM_SPRINT, STORY_POINTS, ...extra], required }),
  issueType('10002', 'Task', { extra: ['priority', 'parent', TEAM_SPRINT, 'timetracking', ...extra], required }),
  issueType('10003', 'Bug', { extra: ['priority', 'parent', TEAM_SPRINT, 'timetracking', ...extra], required }),
  issueType('10004', 'Sub-task', { extra: ['priority', 'timetracking', ...extra], required: ['parent', ...required], level: -1 }),
]

const teamProject = (id: string, key: string, options: { name: string } & Partial<Project>): Project => ({
  id, key, status: 'live', mayCreate: true, issueTypes: teamTypes(), priorities: TEAM_PRIORITIES, validator: null, ...options,
})

const DEMO_TEAM: Site = {
  slug: 'demo-team',
  name: 'Demo team',
  description: 'Scrum projects with time tracking',
  sprintFieldId: TEAM_SPRINT,
  fields: [
    ...SYSTEM_FIELDS,
    { id: TEAM_SPRINT, name: 'Sprint', kind: 'sprint', custom: SPRINT_TYPE },
    { id: STORY_POINTS, name: 'Story point estimate', kind: 'number', custom: NUMBER_TYPE },
    { id: COST_CENTRE, name: 'Cost centre', kind: 'option', custom: SELECT_TYPE, options: [{ id: '10210', value: 'Product' }, { id: '10211', value: 'Operations' }] },
  ],
  projects: [
    teamProject('10100', 'WEB', { name: 'Website' }),
    teamProject('10101', 'OPS', { name: 'Operations', issueTypes: teamTypes([], [COST_CENTRE]), validator: 'cost-centre-of-high-priority' }),
    teamProject('10102', 'FIN', { name: 'Finance', issueTypes: teamTypes([COST_CENTRE]) }),
    teamProject('10103', 'HB', { name: 'Handbook (read only)', mayCreate: false }),
    teamProject('10104', 'OLD', { name: 'Old website', status: 'archived' }),
  ],
  boards: [
    {
      id: 11, name: 'Website board', type: 'scrum', projectKey: 'WEB',
      sprints: [
        { id: 101, name: 'Website sprint 1', state: 'closed', goal: 'Lay the ground', startsInWeeks: -3 },
        { id: 102, name: 'Website sprint 2', state: 'active', goal: 'Make it usable', startsInWeeks: -1 },
        { id: 103, name: 'Website sprint 3', state: 'future', goal: 'Make it fast', startsInWeeks: null },
        { id: 104, name: 'Website sprint 4', state: 'future', goal: '', startsInWeeks: null },
      ],
    },
    {
      id: 12, name: 'Operations board', type: 'scrum', projectKey: 'OPS',
      sprints: [
        { id: 121, name: 'Operations sprint 1', state: 'active', goal: '', startsInWeeks: 0 },
        { id: 122, name: 'Operations sprint 2', state: 'future', goal: '', startsInWeeks: null },
      ],
    },
    { id: 13, name: 'Finance board', type: 'kanban', projectKey: 'FIN', sprints: [] },
  ],
}

const LAB_SPRINT = 'customfield_11042'
const LAB_PRIORITIES: readonly Priority[] = [
  { id: '10301', name: 'Urgent', color: '#d04437' }, { id: '10302', name: 'Normal', color: '#f79232' }, { id: '10303', name: 'Someday', color: '#707070' },
]

const labProject = (id: string, key: string, options: { name: string; issueTypes: readonly IssueType[] }): Project => ({
  id, key, status: 'live', mayCreate: true, priorities: LAB_PRIORITIES, validator: null, ...options,
})

const DEMO_LAB: Site = {
  slug: 'demo-lab',
  name: 'Demo lab',
  description: 'Other names of types and priorities, and a board without sprints',
  sprintFieldId: LAB_SPRINT,
  fields: [...SYSTEM_FIELDS, { id: LAB_SPRINT, name: 'Sprint', kind: 'sprint', custom: SPRINT_TYPE }],
  projects: [
    labProject('20100', 'LAB', {
      name: 'Laboratory',
      issueTypes: [issueType('20001', 'Work item', { extra: ['priority', LAB_SPRINT] }), issueType('20002', 'Defect', { extra: ['priority', LAB_SPRINT, 'timetracking'] })],
    }),
    labProject('20101', 'DESK', { name: 'Service desk', issueTypes: [issueType('20003', 'Request', { extra: [] })] }),
  ],
  boards: [
    {
      id: 21, name: 'Laboratory board', type: 'scrum', projectKey: 'LAB',
      sprints: [
        { id: 201, name: 'Lab cycle 1', state: 'active', goal: '', startsInWeeks: 0 },
        { id: 202, name: 'Lab cycle 2', state: 'future', goal: '', startsInWeeks: null },
      ],
    },
    { id: 22, name: 'Service desk board', type: 'kanban', projectKey: 'DESK', sprints: [] },
  ],
}

export const SITES: readonly Site[] = [DEMO_TEAM, DEMO_LAB]

export function findProject(site: Site, idOrKey: string): Project | undefined {
  return site.projects.find((project) => project.id === idOrKey || project.key === idOrKey.toUpperCase())
}

export function findField(site: Site, id: string): FieldDefinition | undefined {
  return site.fields.find((field) => field.id === id)
}

export function findSprint(site: Site, id: number): { sprint: Sprint; board: Board } | undefined {
  for (const board of site.boards) {
    const sprint = board.sprints.find((candidate) => candidate.id === id)
    if (sprint !== undefined) return { sprint, board }
  }
  return undefined
}
