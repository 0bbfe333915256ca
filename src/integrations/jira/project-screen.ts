import { z } from 'zod'
import type { TargetFailure } from '../target-failure.ts'
import type { CallJira, JiraResult } from './call-jira.ts'

/** How issues of a plan are made in one project: read from the project, never assumed. */
export type ProjectScreen = {
  issueTypeId: string
  /** Ids of the fields that may be set. */
  fieldIds: ReadonlySet<string>
  sprintFieldId: string | null
  /** Ids, the highest first; empty when the screen has none. */
  priorities: readonly { id: string; name: string }[]
}

const IssueTypeSchema = z.object({ id: z.string(), name: z.string().default(''), subtask: z.boolean().default(false), hierarchyLevel: z.number().default(0) })
const FieldSchema = z.object({
  fieldId: z.string(),
  name: z.string().default(''),
  required: z.boolean().default(false),
  hasDefaultValue: z.boolean().default(false),
  schema: z.object({ custom: z.string().optional() }).default({}),
  allowedValues: z.array(z.unknown()).default([]),
})
const PAGE = { maxResults: z.number().optional(), total: z.number().optional() }
const TypesPageSchema = z.object({ ...PAGE, issueTypes: z.array(IssueTypeSchema).default([]) }).transform(({ issueTypes, ...page }) => ({ ...page, items: issueTypes }))
const FieldsPageSchema = z.object({ ...PAGE, fields: z.array(FieldSchema).default([]) }).transform(({ fields, ...page }) => ({ ...page, items: fields }))
type Page<T> = { items: T[]; maxResults?: number | undefined; total?: number | undefined }
type Field = z.infer<typeof FieldSchema>
const PrioritySchema = z.object({ id: z.string(), name: z.string().default('') })

const SPRINT_FIELD = 'com.pyxis.greenhopper.jira:gh-sprint'
/** Jira's own names of the type for a piece of work, then for a user story, in the planner's languages. */
const FAVOURED_TYPES = ['task', 'aufgabe', 'tarea', 'tâche', 'tarefa', 'कार्य', 'story', 'historia', 'história', 'récit']
/** Filled by us, or by Jira with who asks. */
const SUPPLIED = new Set(['summary', 'project', 'issuetype', 'description', 'labels', 'duedate', 'priority', 'timetracking', 'reporter'])
/** The most that Jira gives at once. */
const PAGE_SIZE = 200
const MOST_PAGES = 20
const MOST_TYPES_TRIED = 5

export type ScreenQuery = { projectKey: string; /** A sprint will be set, so that a project may ask for one. */ hasSprint: boolean; signal: AbortSignal }

/** Chooses the first issue type that a plan's tasks can fill. */
export async function readProjectScreen(call: CallJira, { projectKey, hasSprint, signal }: ScreenQuery): Promise<JiraResult<ProjectScreen>> {
  const base = `/rest/api/3/issue/createmeta/${encodeURIComponent(projectKey)}/issuetypes`
  const types = await readPages(TypesPageSchema, { call, path: base, signal })
  if (types.kind !== 'ok') return types.kind === 'refused' ? refusal(`You may not create issues in the Jira project ${projectKey}, or it is not there any more.`) : types
  const candidates = types.value.filter(({ subtask, hierarchyLevel }) => !subtask && hierarchyLevel === 0)
  if (candidates.length === 0) return refusal(`You may not create issues in the Jira project ${projectKey}.`)
  let missing: Field[] = []
  for (const { id } of candidates.toSorted((one, other) => favour(one.name) - favour(other.name)).slice(0, MOST_TYPES_TRIED)) {
    const fields = await readPages(FieldsPageSchema, { call, path: `${base}/${encodeURIComponent(id)}`, signal })
    if (fields.kind !== 'ok') return fields
    missing = fields.value.filter((field) => field.required && !field.hasDefaultValue && !SUPPLIED.has(field.fieldId) && !(hasSprint && isSprint(field)))
    if (missing.length === 0) return { kind: 'ok', value: screenOf(id, fields.value) }
  }
  if (missing.every(isSprint)) return refusal(`Every issue of the Jira project ${projectKey} needs a sprint. Choose one and export again.`)
  const names = missing.map(({ name, fieldId }) => `“${name || fieldId}”`).join(', ')
  return refusal(`Every issue of the Jira project ${projectKey} needs ${names}, which a plan does not have. Choose another project, or give the field a default value in Jira.`)
}

/** Pages of createmeta count by `startAt`; where the total is not told, the last one is known by being short. */
async function readPages<T>(schema: z.ZodType<Page<T>>, { call, path, signal }: { call: CallJira; path: string; signal: AbortSignal }): Promise<JiraResult<T[]>> {
  const all: T[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await call(schema, { path: `${path}?startAt=${all.length}&maxResults=${PAGE_SIZE}`, signal })
    if (reply.kind !== 'ok') return reply
    const { items, maxResults = PAGE_SIZE, total } = reply.value
    all.push(...items)
    if (items.length === 0 || (total === undefined ? items.length < maxResults : all.length >= total)) break
  }
  return { kind: 'ok', value: all }
}

function isSprint({ schema }: Field): boolean {
  return schema.custom === SPRINT_FIELD
}

function favour(name: string): number {
  const place = FAVOURED_TYPES.indexOf(name.trim().toLowerCase())
  return place === -1 ? FAVOURED_TYPES.length : place
}

function screenOf(issueTypeId: string, fields: readonly Field[]): ProjectScreen {
  const priority = fields.find(({ fieldId }) => fieldId === 'priority')
  return {
    issueTypeId,
    fieldIds: new Set(fields.map(({ fieldId }) => fieldId)),
    sprintFieldId: fields.find(isSprint)?.fieldId ?? null,
    priorities: (priority?.allowedValues ?? []).flatMap((value) => PrioritySchema.safeParse(value).data ?? []),
  }
}

function refusal(detail: string): TargetFailure {
  return { kind: 'refused', status: 400, detail }
}
