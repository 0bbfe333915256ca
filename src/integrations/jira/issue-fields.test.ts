import { describe, expect, test } from 'vitest'
import type { TrackerItem } from '../tracker-target.ts'
import { documentOf } from './document-format.ts'
import { durationText, issueFields } from './issue-fields.ts'
import type { ProjectScreen } from './project-screen.ts'

const PRIORITIES = ['Highest', 'High', 'Medium', 'Low', 'Lowest'].map((name, index) => ({ id: String(index + 1), name }))
const SCREEN: ProjectScreen = { issueTypeId: '10002', fieldIds: new Set(['summary', 'description', 'labels', 'duedate', 'priority', 'timetracking']), sprintFieldId: 'customfield_1', priorities: PRIORITIES }
const ITEM: TrackerItem = { taskId: 't', title: 'Write the tests', description: [{ kind: 'paragraph', text: 'All of them.' }], priority: 'high', labels: ['deep work', ' ', 'qa'], estimatedMinutes: 90, dueDate: '2049-01-04' }

function fieldsOf(item: Partial<TrackerItem> = {}, { screen = SCREEN, sprintId = null }: { screen?: ProjectScreen; sprintId?: string | null } = {}) {
  return issueFields({ ...ITEM, ...item }, { screen, projectKey: 'WEB', sprintId, planLabel: 'planwright-1' })
}

test('an issue has the fields of its screen and no other', () => {
  expect(fieldsOf()).toEqual({
    project: { key: 'WEB' },
    issuetype: { id: '10002' },
    summary: 'Write the tests',
    description: { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'All of them.' }] }] },
    labels: ['planwright-1', 'deep-work', 'qa'],
    duedate: '2049-01-04',
    priority: { id: '2' },
    timetracking: { originalEstimate: '1h 30m' },
  })
  expect(Object.keys(fieldsOf({}, { screen: { ...SCREEN, fieldIds: new Set(['summary']), sprintFieldId: null }, sprintId: '7' }))).toEqual(['project', 'issuetype', 'summary'])
})

test('a sprint is set by its number alone', () => {
  expect(fieldsOf({}, { sprintId: '103' })).toMatchObject({ customfield_1: 103 })
})

test('a title becomes one line that Jira takes', () => {
  expect(fieldsOf({ title: 'One\n two\t three ' })).toMatchObject({ summary: 'One two three' })
  const long = String(fieldsOf({ title: '😀'.repeat(200) })['summary'])
  expect(long.length).toBeLessThanOrEqual(255)
  expect(long).not.toMatch(/\p{Surrogate}/u)
  expect(fieldsOf({ title: ' \n ' })).toMatchObject({ summary: 'Task' })
})

describe('a priority', () => {
  test.each([
    [['Highest', 'High', 'Medium', 'Low', 'Lowest'], ['2', '3', '4']],
    [['Dringend', 'Normal', 'Irgendwann'], ['1', '2', '3']],
    [['P1', 'P2', 'P3', 'P4'], ['1', '2', '4']],
    [['Only'], ['1', '1', '1']],
  ])('among %j is found by its name or its place', (names, expected) => {
    const screen = { ...SCREEN, priorities: names.map((name, index) => ({ id: String(index + 1), name })) }
    const ids = (['high', 'medium', 'low'] as const).map((priority) => fieldsOf({ priority }, { screen })['priority'])
    expect(ids).toEqual(expected.map((id) => ({ id })))
  })
})

test.each([
  [90, '1h 30m'],
  [45, '45m'],
  [480, '8h'],
  [0, '0m'],
])('%d minutes are the duration %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test('a description leaves out what Jira refuses: empty text and empty lists', () => {
  expect(documentOf([{ kind: 'paragraph', text: ' ' }, { kind: 'list', items: ['', 'one'] }, { kind: 'list', items: [] }])).toEqual({
    type: 'doc',
    version: 1,
    content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] }] }],
  })
})
