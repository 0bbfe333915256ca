import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPIBackend } from 'openapi-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jiraDocuments, openJiraDocument } from '../../tests/support/jira-document.ts'
import { openJiraSite, startStandIns, type JiraCalls } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'

const TEXT = { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Done when it works.' }] }] }
const task = (summary: string, more: object = {}) => ({ fields: { project: { key: 'WEB' }, issuetype: { id: '10002' }, summary, ...more } })

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())

test('with or without the document, jira.js holds the shapes too', () => {
  expect(readFileSync(join(import.meta.dirname, 'jira-client.test.ts'), 'utf8')).toContain("onSchemaMismatch: 'throw'")
})

describe.each(jiraDocuments('the shapes of the sandbox Jira are checked against jira.js alone'))('every answer keeps to the OpenAPI document of Atlassian', (file) => {
  let backend: OpenAPIBackend
  let site: JiraCalls

  beforeAll(async () => {
    backend = await openJiraDocument(file)
    site = await openJiraSite(standIns, { granular: true })
    const created = await site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates: [task('First', { description: TEXT, customfield_10107: 102, duedate: '2027-01-08', labels: ['plan'], timetracking: { originalEstimate: '4h' } }), task('Second')] })
    assert.equal(created.status, 201)
    const linked = await site.call('POST', '/rest/api/3/issueLink', { type: { name: 'Blocks' }, inwardIssue: { key: 'WEB-5' }, outwardIssue: { key: 'WEB-6' } })
    assert.equal(linked.status, 201)
    standIns.advance(5_000)
  })

  test('and an answer that does not is found', async () => {
    const reply = await site.call('GET', '/rest/api/3/myself')
    const user = z.record(z.string(), z.unknown()).parse(reply.body)
    for (const change of [{ active: 'yes' }, { self: 'no address' }, { nickname: 'unknown to the document' }]) {
      expect(backend.validateResponse({ ...user, ...change }, 'getCurrentUser', 200).valid).toBe(false)
    }
  })

  const jql = encodeURIComponent('project = WEB AND labels = plan')
  test.each<[operation: string, status: number, method: string, path: string, body?: unknown]>([
    ['getCurrentUser', 200, 'GET', '/rest/api/3/myself'],
    ['searchProjects', 200, 'GET', '/rest/api/3/project/search?action=create&maxResults=1'],
    ['getProject', 200, 'GET', '/rest/api/3/project/WEB'],
    ['getCreateIssueMetaIssueTypes', 200, 'GET', '/rest/api/3/issue/createmeta/WEB/issuetypes'],
    ['getCreateIssueMetaIssueTypeId', 200, 'GET', '/rest/api/3/issue/createmeta/WEB/issuetypes/10002'],
    ['getFields', 200, 'GET', '/rest/api/3/field'],
    ['getPriorities', 200, 'GET', '/rest/api/3/priority'],
    ['createIssue', 201, 'POST', '/rest/api/3/issue', { ...task('Alone'), properties: [{ key: 'plan', value: { item: 1 } }] }],
    ['createIssue', 400, 'POST', '/rest/api/3/issue', task('')],
    ['createIssues', 201, 'POST', '/rest/api/3/issue/bulk', { issueUpdates: [task('Good'), task('')] }],
    ['createIssues', 400, 'POST', '/rest/api/3/issue/bulk', { issueUpdates: [task('')] }],
    ['getIssue', 200, 'GET', '/rest/api/3/issue/WEB-5?properties=*all'],
    ['getIssue', 404, 'GET', '/rest/api/3/issue/WEB-999'],
    ['setIssueProperty', 201, 'PUT', '/rest/api/3/issue/WEB-5/properties/plan', { item: 2 }],
    ['getIssueProperty', 200, 'GET', '/rest/api/3/issue/WEB-5/properties/plan'],
    ['searchAndReconsileIssuesUsingJql', 200, 'GET', `/rest/api/3/search/jql?jql=${jql}&fields=*all&properties=plan&expand=names,schema`],
    ['searchAndReconsileIssuesUsingJqlPost', 200, 'POST', '/rest/api/3/search/jql', { jql: 'project = WEB', maxResults: 2, fields: ['summary'] }],
    ['searchAndReconsileIssuesUsingJql', 400, 'GET', '/rest/api/3/search/jql?jql=project'],
    ['editIssue', 204, 'PUT', '/rest/api/3/issue/WEB-6', { fields: { summary: 'Second, again' } }],
    ['linkIssues', 201, 'POST', '/rest/api/3/issueLink', { type: { name: 'Relates' }, inwardIssue: { key: 'WEB-5' }, outwardIssue: { key: 'WEB-6' } }],
    ['getAllBoards', 200, 'GET', '/rest/agile/1.0/board?projectKeyOrId=WEB'],
    ['getAllSprints', 200, 'GET', '/rest/agile/1.0/board/11/sprint?state=active,future'],
    ['getSprint', 200, 'GET', '/rest/agile/1.0/sprint/102'],
    ['moveIssuesToSprintAndRank', 204, 'POST', '/rest/agile/1.0/sprint/103/issue', { issues: ['WEB-6'] }],
    ['deleteIssue', 204, 'DELETE', '/rest/api/3/issue/WEB-6'],
  ])('%s, answered with %d', async (operation, status, method, path, body) => {
    const reply = await site.call(method, path, body)
    expect({ status: reply.status, body: reply.body }).toMatchObject({ status })
    if (reply.body === undefined) return
    const result = backend.validateResponse(reply.body, operation, status)
    expect(result.errors ?? []).toEqual([])
  })
})
