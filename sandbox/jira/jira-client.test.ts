import { createAgileClient, createCloudClient } from 'jira.js'
import { afterAll, expect, test } from 'vitest'
import { openJiraSite, startStandIns } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())

test('a client library of others reads projects, fields, issues and links as it knows them', async () => {
  const { jira } = await openClients()
  const projects = await jira.projects.searchProjects({ action: 'create' })
  expect(projects.values.map(({ key }) => key)).toEqual(['FIN', 'OPS', 'WEB'])
  const { issueTypes } = await jira.issues.getCreateIssueMetaIssueTypes({ projectIdOrKey: 'WEB' })
  const task = issueTypes!.find(({ name }) => name === 'Task')!
  const { fields } = await jira.issues.getCreateIssueMetaIssueTypeId({ projectIdOrKey: 'WEB', issueTypeId: task.id! })
  const sprint = fields!.find(({ schema }) => schema?.custom === 'com.pyxis.greenhopper.jira:gh-sprint')!
  expect(sprint.fieldId).toBe('customfield_10107')
  const one = await jira.issues.createIssue({ fields: { project: { key: 'WEB' }, issuetype: { id: task.id! }, summary: 'Read by others', customfield_10107: 102 } })
  const two = await jira.issues.createIssue({ fields: { project: { key: 'WEB' }, issuetype: { id: task.id! }, summary: 'Linked', labels: ['plan'] } })
  await jira.issueLinks.linkIssues({ type: { name: 'Blocks' }, inwardIssue: { key: one.key }, outwardIssue: { key: two.key } })
  const read = await jira.issues.getIssue({ issueIdOrKey: one.key })
  expect(read.fields).toMatchObject({ summary: 'Read by others', issuelinks: [{ type: { outward: 'blocks' }, outwardIssue: { key: two.key } }] })
  await jira.issues.editIssue({ issueIdOrKey: two.key, fields: { summary: 'Linked and renamed' } })
  const found = await jira.issueSearch.searchAndReconsileIssuesUsingJql({ jql: 'project = WEB AND labels = plan', fields: ['summary'], reconcileIssues: [Number(two.id)] })
  expect(found.issues).toMatchObject([{ key: two.key, fields: { summary: 'Linked and renamed' } }])
  await jira.issues.deleteIssue({ issueIdOrKey: two.key })
  await expect(jira.issues.getIssue({ issueIdOrKey: two.key })).rejects.toMatchObject({ status: 404 })
})

test('and creates in bulk, where each issue stands or falls alone', async () => {
  const { jira } = await openClients()
  const fields = (summary: string) => ({ project: { key: 'WEB' }, issuetype: { id: '10002' }, summary })
  const properties = [{ key: 'plan', value: { item: 1 } }]
  const reply = await jira.issues.createIssues({ issueUpdates: [{ fields: fields('One'), properties }, { fields: fields('') }, { fields: fields('Three') }] })
  expect(reply.errors).toMatchObject([{ status: 400, failedElementNumber: 1, elementErrors: { errors: { summary: expect.any(String) } } }])
  const summaries = await Promise.all(reply.issues!.map(async ({ key }) => (await jira.issues.getIssue({ issueIdOrKey: key })).fields!['summary']))
  expect(summaries).toEqual(['One', 'Three'])
})

test('and boards and sprints too', async () => {
  const { agile } = await openClients()
  const boards = await agile.board.getAllBoards({ projectKeyOrId: 'WEB' })
  expect(boards.values).toMatchObject([{ id: 11, type: 'scrum' }])
  const sprints = await agile.board.getAllSprints({ boardId: 11, state: 'active,future' })
  expect(sprints).toMatchObject({ values: [{ id: 102, state: 'active' }, { id: 103, state: 'future' }, { id: 104, state: 'future' }] })
})

/** Whatever differs from the library's own schemas of the answers throws. */
async function openClients() {
  const { sites, access_token: token } = await openJiraSite(standIns, { granular: true })
  const config = { host: sites[0]!, auth: { type: 'bearer', token }, onSchemaMismatch: 'throw' } as const
  return { jira: createCloudClient(config), agile: createAgileClient(config) }
}
