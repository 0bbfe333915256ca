import { findField, type FieldDefinition, type FieldKind, type IssueType, type Project } from './catalogue.ts'
import type { AccountSite } from './account-site.ts'

type FieldSchema = { type: string; items?: string; system?: string; custom?: string; customId?: number }

const TYPES: Readonly<Record<FieldKind, { type: string; items?: string; operations: readonly string[] }>> = {
  text: { type: 'string', operations: ['set'] },
  document: { type: 'string', operations: ['set'] },
  labels: { type: 'array', items: 'string', operations: ['add', 'set', 'remove'] },
  date: { type: 'date', operations: ['set'] },
  priority: { type: 'priority', operations: ['set'] },
  user: { type: 'user', operations: ['set'] },
  timetracking: { type: 'timetracking', operations: ['set', 'edit'] },
  sprint: { type: 'array', items: 'json', operations: ['set'] },
  parent: { type: 'issuelink', operations: ['set'] },
  option: { type: 'option', operations: ['set'] },
  number: { type: 'number', operations: ['set'] },
  issuetype: { type: 'issuetype', operations: [] },
  project: { type: 'project', operations: ['set'] },
}

/** The service fills these itself when a client leaves them out. */
const WITH_DEFAULT = new Set(['priority', 'reporter'])

export function presentFieldSchema(field: FieldDefinition): FieldSchema {
  const { type, items } = TYPES[field.kind]
  const base = items === undefined ? { type } : { type, items }
  return field.custom === null ? { ...base, system: field.id } : { ...base, custom: field.custom, customId: Number(field.id.slice('customfield_'.length)) }
}

/** An entry of createmeta's `fields`. */
export function presentFieldMetadata(owner: AccountSite, { project, issueType, fieldId }: { project: Project; issueType: IssueType; fieldId: string }) {
  const field = findField(owner.site, fieldId)!
  const allowedValues = allowedValuesOf(owner, { project, issueType, field })
  const hasDefaultValue = WITH_DEFAULT.has(field.id)
  return {
    required: issueType.required.includes(field.id),
    schema: presentFieldSchema(field),
    name: field.name,
    key: field.id,
    fieldId: field.id,
    hasDefaultValue,
    operations: [...TYPES[field.kind].operations],
    ...(field.kind === 'priority' ? { defaultValue: presentPriority(owner, defaultPriority(project)) } : {}),
    ...(allowedValues === null ? {} : { allowedValues }),
  }
}

function allowedValuesOf(owner: AccountSite, { project, issueType, field }: { project: Project; issueType: IssueType; field: FieldDefinition }): object[] | null {
  if (field.kind === 'priority') return project.priorities.map((priority) => presentPriority(owner, priority))
  if (field.kind === 'issuetype') return [presentIssueType(owner, issueType)]
  if (field.kind === 'project') return [{ self: `${owner.url}/rest/api/3/project/${project.id}`, id: project.id, key: project.key, name: project.name }]
  if (field.kind === 'option') return (field.options ?? []).map(({ id, value }) => ({ self: `${owner.url}/rest/api/3/customFieldOption/${id}`, id, value }))
  return null
}

export function defaultPriority(project: Project) {
  return project.priorities[Math.floor((project.priorities.length - 1) / 2)]!
}

export function presentPriority({ url }: AccountSite, { id, name, color }: Project['priorities'][number]) {
  return { self: `${url}/rest/api/3/priority/${id}`, statusColor: color, description: '', iconUrl: `${url}/images/priority-${id}.svg`, name, id }
}

export function presentIssueType({ url }: AccountSite, { id, name, description, subtask, hierarchyLevel }: IssueType) {
  return { self: `${url}/rest/api/3/issuetype/${id}`, id, description, iconUrl: `${url}/images/issuetype-${id}.svg`, name, subtask, hierarchyLevel }
}
