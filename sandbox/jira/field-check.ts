import { z } from 'zod'
import { isDocument } from './document-format.ts'
import { COST_CENTRE, findField, findProject, findSprint, type FieldDefinition, type IssueType, type Project, type Site } from './catalogue.ts'
import { defaultPriority } from './field-metadata.ts'
import { readDuration } from './time-tracking.ts'

export type CheckedIssue = { project: Project; issueType: IssueType; fields: Record<string, unknown> }
export type FieldErrors = Record<string, string>

const Reference = z.union([z.object({ id: z.union([z.string(), z.number().transform(String)]) }), z.object({ key: z.string() }), z.object({ name: z.string() })])
const SUMMARY_MAX = 255
const TEXT_MAX = 32_767

/** Reads the `fields` of a new issue as the create screen would; either what is stored, or what is wrong by field. */
export function checkNewIssue(site: Site, fields: Record<string, unknown>): { issue: CheckedIssue } | { errors: FieldErrors } {
  const project = findByReference(fields.project, (value) => findProject(site, value))
  if (project === undefined || project.status !== 'live' || !project.mayCreate) return { errors: { project: 'Specify a valid project ID or key' } }
  const issueType = findByReference(fields.issuetype, (value) => project.issueTypes.find((type) => type.id === value || type.name === value))
  if (issueType === undefined) return { errors: { issuetype: 'Specify a valid issue type' } }
  const { values, errors } = checkValues(site, { project, issueType, fields })
  for (const id of issueType.required) {
    if (values[id] === undefined && errors[id] === undefined && !(id in { project, issuetype: issueType })) errors[id] = requiredMessage(site, id)
  }
  if (issueType.screen.includes('priority')) values.priority ??= { id: defaultPriority(project).id }
  Object.assign(errors, validate(project, values, errors))
  return Object.keys(errors).length > 0 ? { errors } : { issue: { project, issueType, fields: values } }
}

/** Reads the `fields` of a change; null clears a field that is not required. */
export function checkChange(site: Site, { project, issueType, fields }: CheckedIssue): { fields: Record<string, unknown> } | { errors: FieldErrors } {
  const { values, errors } = checkValues(site, { project, issueType, fields })
  for (const [id, value] of Object.entries(fields)) {
    if (value !== null || errors[id] !== undefined) continue
    if (issueType.required.includes(id)) errors[id] = requiredMessage(site, id)
    else values[id] = null
  }
  return Object.keys(errors).length > 0 ? { errors } : { fields: values }
}

function checkValues(site: Site, { project, issueType, fields }: CheckedIssue): { values: Record<string, unknown>; errors: FieldErrors } {
  const values: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const [id, value] of Object.entries(fields)) {
    if (id === 'project' || id === 'issuetype' || value === null) continue
    const field = findField(site, id)
    if (field === undefined || !issueType.screen.includes(id)) {
      errors[id] = `Field '${id}' cannot be set. It is not on the appropriate screen, or unknown.`
      continue
    }
    const result = checkValue(site, { project, field, value })
    if (typeof result === 'string') errors[id] = result
    else values[id] = result.value
  }
  return { values, errors }
}

type Check = { project: Project; field: FieldDefinition; value: unknown }

/** The value to store, or what is wrong with it. */
function checkValue(site: Site, { project, field, value }: Check): { value: unknown } | string {
  switch (field.kind) {
    case 'text': return checkText(field, value)
    case 'document': return isDocument(value) && JSON.stringify(value).length <= TEXT_MAX * 2 ? { value } : 'Operation value must be an Atlassian Document (see the Atlassian Document Format)'
    case 'labels': return checkLabels(value)
    case 'date': return checkDate(value)
    case 'priority': return checkPriority(project, value)
    case 'timetracking': return checkTimeTracking(value)
    case 'sprint': return checkSprint(site, value)
    case 'option': return checkOption(field, value)
    case 'number': return typeof value === 'number' ? { value } : 'Operation value must be a number'
    case 'user': return checkUser(value)
    case 'parent': return Reference.safeParse(value).success ? { value } : 'Specify a valid parent issue'
    default: return { value }
  }
}

function checkText(field: FieldDefinition, value: unknown): { value: unknown } | string {
  if (typeof value !== 'string') return 'Operation value must be a string'
  if (field.id === 'summary' && value.trim() === '') return 'You must specify a summary of the issue.'
  if (/[\r\n]/.test(value)) return 'The summary is invalid because it contains newline characters.'
  return value.length > SUMMARY_MAX ? `Summary can't exceed ${SUMMARY_MAX} characters.` : { value }
}

function checkLabels(value: unknown): { value: unknown } | string {
  const labels = z.array(z.string()).safeParse(value)
  if (!labels.success) return 'data was not an array'
  const spaced = labels.data.find((label) => /\s/.test(label))
  if (spaced !== undefined) return `The label '${spaced}' contains spaces which is invalid.`
  if (labels.data.some((label) => label.length > SUMMARY_MAX)) return `The label exceeds the maximum length of ${SUMMARY_MAX} characters.`
  return { value: [...new Set(labels.data)].toSorted() }
}

function checkDate(value: unknown): { value: unknown } | string {
  const valid = typeof value === 'string' && z.iso.date().safeParse(value).success
  return valid ? { value } : 'Operation value must be a date in the format yyyy-MM-dd'
}

function checkPriority(project: Project, value: unknown): { value: unknown } | string {
  const priority = findByReference(value, (wanted) => project.priorities.find(({ id, name }) => id === wanted || name === wanted))
  return priority === undefined ? 'The priority selected is invalid.' : { value: { id: priority.id } }
}

function checkTimeTracking(value: unknown): { value: unknown } | string {
  const parsed = z.object({ originalEstimate: z.string().optional(), remainingEstimate: z.string().optional() }).strict().safeParse(value)
  if (!parsed.success) return 'Operation value must be an object with originalEstimate or remainingEstimate as text'
  const wrong = Object.values(parsed.data).find((duration) => duration !== undefined && readDuration(duration) === null)
  return wrong === undefined ? { value: parsed.data } : `The original estimate specified is not valid: '${wrong}'.`
}

function checkSprint(site: Site, value: unknown): { value: unknown } | string {
  if (typeof value !== 'number') return 'Number value expected as the Sprint id.'
  const found = findSprint(site, value)
  if (found === undefined) return `Sprint with id ${value} does not exist or you do not have permission to view it.`
  return found.sprint.state === 'closed' ? 'Issue can be assigned only active or future sprints.' : { value }
}

function checkOption(field: FieldDefinition, value: unknown): { value: unknown } | string {
  const parsed = z.union([z.object({ id: z.string() }), z.object({ value: z.string() })]).safeParse(value)
  const wanted = parsed.success ? Object.values(parsed.data)[0]! : ''
  const option = field.options?.find(({ id, value: name }) => id === wanted || name === wanted)
  return option === undefined ? `Specify a valid 'id' or 'name' for ${field.name}` : { value: { id: option.id } }
}

function checkUser(value: unknown): { value: unknown } | string {
  const user = z.object({ accountId: z.string() }).safeParse(value)
  return user.success ? { value: user.data } : 'Specify a valid value for the user: an object with accountId'
}

/** Rules of the project's workflow, which no metadata tells beforehand. */
function validate({ validator, priorities }: Project, values: Record<string, unknown>, errors: FieldErrors): FieldErrors {
  const priority = z.object({ id: z.string() }).safeParse(values.priority)
  const highIds = priorities.slice(0, 2).map(({ id }) => id)
  if (validator !== 'cost-centre-of-high-priority' || !priority.success || !highIds.includes(priority.data.id)) return {}
  return values[COST_CENTRE] === undefined && errors[COST_CENTRE] === undefined ? { [COST_CENTRE]: 'Cost centre is required for issues of high priority.' } : {}
}

function requiredMessage(site: Site, id: string): string {
  return id === 'summary' ? 'You must specify a summary of the issue.' : `${findField(site, id)!.name} is required.`
}

function findByReference<Found>(value: unknown, find: (wanted: string) => Found | undefined): Found | undefined {
  const reference = Reference.safeParse(value)
  return reference.success ? find(String(Object.values(reference.data)[0])) : undefined
}
