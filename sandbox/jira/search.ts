import { findProject, findSprint, type Site } from './catalogue.ts'
import { indexedDocument, type IssueDocument, type StoredIssue } from './issue-store.ts'
import { badJql } from './jira-error.ts'
import { parseJql, type Clause, type Value } from './jql.ts'

type Indexed = { issue: StoredIssue; document: IssueDocument }

/**
 * Issues that match in the search's index as it is at `now`, in the order asked for. `reconciled` are looked up in
 * the store itself. Throws JiraError 400 for what the JQL may not say.
 */
export function searchIssues(site: Site, issues: StoredIssue[], { jql, now, reconciled }: { jql: string; now: number; reconciled: ReadonlySet<string> }): StoredIssue[] {
  const { where, orderBy } = parseJql(jql)
  if (where === null) throw badJql('Unbounded JQL queries are not allowed here. Please add a search restriction to your query.')
  const matches = compile({ site, now }, where)
  const seen = issues.flatMap((issue): Indexed[] => {
    const document = reconciled.has(issue.id) ? issue.document : indexedDocument(issue, now)
    return document === null ? [] : [{ issue, document }]
  })
  const compare = compileOrder(orderBy)
  return seen.filter(matches).toSorted(compare).map(({ issue }) => issue)
}

type Matcher = (indexed: Indexed) => boolean
type Context = { site: Site; now: number }

function compile(context: Context, clause: Clause): Matcher {
  if (clause.kind === 'not') {
    const part = compile(context, clause.part)
    return (indexed) => !part(indexed)
  }
  if (clause.kind !== 'compare') {
    const parts = clause.parts.map((part) => compile(context, part))
    return clause.kind === 'and' ? (indexed) => parts.every((part) => part(indexed)) : (indexed) => parts.some((part) => part(indexed))
  }
  return clause.operator === '<' || clause.operator === '>' ? compileMoment(context, clause) : compileComparison(context.site, clause)
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** A moment counted from now, such as "-5m", against when an issue was created or changed. */
function compileMoment({ now }: Context, { field, operator, values }: Extract<Clause, { kind: 'compare' }>): Matcher {
  const [value] = values
  const text = value?.kind === 'word' ? value.text : ''
  const [, amount, unit] = /^(-?\d+)([mhdw])$/.exec(text) ?? []
  if (field !== 'created' && field !== 'updated') throw badJql(`The operator '${operator}' is not supported by the '${field}' field.`)
  if (amount === undefined) throw badJql(`Date value '${text}' for field '${field}' is invalid. Valid formats include: 'yyyy/MM/dd HH:mm', 'yyyy-MM-dd HH:mm', 'yyyy/MM/dd', 'yyyy-MM-dd', or a period format e.g. '-5d', '4w 2d'.`)
  const moment = now + Number(amount) * UNITS_MS[unit!]!
  return ({ issue }) => {
    const at = field === 'created' ? issue.createdMs : issue.updatedMs
    return operator === '<' ? at < moment : at > moment
  }
}

function compileComparison(site: Site, { field, operator, values }: Extract<Clause, { kind: 'compare' }>): Matcher {
  const read = readerOf(site, field)
  if (operator === 'is' || operator === 'is not') {
    const [value] = values
    if (value?.kind !== 'word' || !/^(empty|null)$/i.test(value.text)) throw badJql(`The operator '${operator}' can only be used with EMPTY.`)
    return (indexed) => (read(indexed).length === 0) === (operator === 'is')
  }
  const wanted = new Set(values.flatMap((value) => expand(site, field, { value, operator })))
  // As in Jira, a negated comparison leaves out issues where the field is empty.
  const negated = operator === '!=' || operator === 'not in'
  return (indexed) => {
    const present = read(indexed)
    return negated ? present.length > 0 && !present.some((value) => wanted.has(value)) : present.some((value) => wanted.has(value))
  }
}

type Reader = (indexed: Indexed) => string[]

/** The comparable values of a field, in lower case. */
function readerOf(site: Site, field: string): Reader {
  const sprintNumber = site.sprintFieldId.slice('customfield_'.length)
  const readers: Record<string, Reader> = {
    project: ({ issue }) => [issue.projectKey.toLowerCase()],
    key: ({ issue }) => [issue.key.toLowerCase(), issue.id],
    labels: ({ document }) => (Array.isArray(document.fields.labels) ? document.fields.labels.map((label) => String(label).toLowerCase()) : []),
    sprint: ({ document }) => (typeof document.fields[site.sprintFieldId] === 'number' ? [String(document.fields[site.sprintFieldId])] : []),
    issuetype: ({ document }) => referenceOf(document.fields.issuetype),
    priority: ({ document }) => referenceOf(document.fields.priority),
  }
  Object.assign(readers, { issue: readers.key, issuekey: readers.key, id: readers.key, type: readers.issuetype, [`cf[${sprintNumber}]`]: readers.sprint })
  const reader = readers[field]
  if (reader === undefined) throw badJql(`Field '${field}' does not exist or you do not have permission to view it.`)
  return reader
}

function referenceOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : []
}

const SPRINT_STATES: Readonly<Record<string, string>> = { opensprints: 'active', futuresprints: 'future', closedsprints: 'closed' }

/** Values of the query in the form that the reader of the field gives. */
function expand(site: Site, field: string, { value, operator }: { value: Value; operator: string }): string[] {
  const isSprint = field === 'sprint' || field.startsWith('cf[')
  if (value.kind === 'call') {
    const state = SPRINT_STATES[value.name.toLowerCase()]
    if (!isSprint || state === undefined) throw badJql(`Unable to find JQL function '${value.name}()'.`)
    if (!operator.endsWith('in')) throw badJql(`A value provided by the function '${value.name}' is invalid for the field '${field}' with the operator '${operator}'.`)
    return site.boards.flatMap((board) => board.sprints.filter((sprint) => sprint.state === state).map((sprint) => String(sprint.id)))
  }
  const text = value.text
  const missing = () => badJql(`The value '${text}' does not exist for the field '${field}'.`)
  if (field === 'project') {
    const project = findProject(site, text) ?? site.projects.find(({ name }) => name.toLowerCase() === text.toLowerCase())
    if (project === undefined) throw missing()
    return [project.key.toLowerCase()]
  }
  if (isSprint) {
    const named = site.boards.flatMap(({ sprints }) => sprints).find(({ name }) => name.toLowerCase() === text.toLowerCase())
    const sprint = named ?? findSprint(site, Number(text))?.sprint
    if (sprint === undefined) throw badJql(`Sprint with name '${text}' does not exist or you do not have permission to view it.`)
    return [String(sprint.id)]
  }
  if (field === 'issuetype' || field === 'type' || field === 'priority') return findNamed(site, field, text) ?? (() => { throw missing() })()
  return [text.toLowerCase()]
}

function findNamed(site: Site, field: string, text: string): string[] | null {
  const named = field === 'priority' ? site.projects.flatMap(({ priorities }) => priorities) : site.projects.flatMap(({ issueTypes }) => issueTypes)
  const ids = named.filter(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase()).map(({ id }) => id)
  return ids.length === 0 ? null : ids
}

function compileOrder(orderBy: { field: string; descending: boolean }[]): (one: Indexed, other: Indexed) => number {
  const keys: Record<string, (indexed: Indexed) => number> = {
    created: ({ issue }) => issue.createdMs, updated: ({ issue }) => issue.updatedMs, key: ({ issue }) => issue.number, issuekey: ({ issue }) => issue.number,
    id: ({ issue }) => Number(issue.id), rank: ({ issue }) => Number(issue.id),
    priority: ({ document }) => -Number(referenceOf(document.fields.priority)[0] ?? 0),
  }
  const orders = orderBy.map(({ field, descending }) => {
    const key = keys[field]
    if (key === undefined) throw badJql(`Not able to sort using field '${field}'.`)
    return { key, sign: descending ? -1 : 1 }
  })
  return (one, other) => {
    for (const { key, sign } of orders) {
      const difference = key(one) - key(other)
      if (difference !== 0) return sign * difference
    }
    return Number(other.issue.id) - Number(one.issue.id)
  }
}
