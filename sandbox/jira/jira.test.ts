import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { clearFaults, connectJira, nextEmail, openJiraSite, setFaults, startStandIns, type JiraCalls } from '../../tests/support/stand-ins.ts'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { listJiraEntries } from './inspect.ts'

/** After so long the search sees everything. */
const LONGEST_LAG_MS = 2_500
const SPRINT = 'customfield_10107'
const TEXT = { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] }

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
afterAll(() => standIns.close())

describe('the projects of a site', () => {
  test('are those where the user may create, page by page', async () => {
    const site = await openJiraSite(standIns)
    const first = await site.call('GET', '/rest/api/3/project/search?action=create&maxResults=2')
    expect(first.body).toMatchObject({ isLast: false, total: 3, values: [{ key: 'FIN' }, { key: 'OPS' }] })
    const second = await site.call('GET', '/rest/api/3/project/search?action=create&maxResults=2&startAt=2')
    expect(second.body).toMatchObject({ isLast: true, values: [{ key: 'WEB' }] })
    const archived = await site.call('GET', '/rest/api/3/project/search?status=archived')
    expect(archived.body).toMatchObject({ values: [{ key: 'OLD' }] })
  })

  test('come in pages as small as the service likes', async () => {
    const site = await openJiraSite(standIns)
    await setFaults(standIns, { settings: { jiraProjectPage: 1 } })
    const page = await site.call('GET', '/rest/api/3/project/search?action=create&maxResults=100')
    expect(page.body).toMatchObject({ isLast: false, maxResults: 1, values: [{ key: 'FIN' }] })
    await clearFaults(standIns)
  })

  test('differ in their screens, and a required field is said to be so', async () => {
    const site = await openJiraSite(standIns)
    const fields = async (project: string, type: string) => readFields((await site.call('GET', `/rest/api/3/issue/createmeta/${project}/issuetypes/${type}`)).body)
    expect((await fields('WEB', '10002')).map(({ fieldId }) => fieldId)).toContain('timetracking')
    expect((await fields('WEB', '10001')).map(({ fieldId }) => fieldId)).not.toContain('timetracking')
    expect((await fields('FIN', '10002')).filter(({ required }) => required).map(({ fieldId }) => fieldId)).toEqual(['summary', 'issuetype', 'project', 'customfield_10077'])
    expect((await fields('OPS', '10002')).find(({ fieldId }) => fieldId === 'customfield_10077')).toMatchObject({ required: false })
    expect((await fields('WEB', '10002')).find(({ fieldId }) => fieldId === 'priority')!.allowedValues).toMatchObject([{ name: 'Highest' }, { name: 'High' }, { name: 'Medium' }, { name: 'Low' }, { name: 'Lowest' }])
    expect((await site.call('GET', '/rest/api/3/issue/createmeta/HB/issuetypes')).status).toBe(404)
  })

  test('belong to one account: another one has its own', async () => {
    const [one, other] = [await openJiraSite(standIns), await openJiraSite(standIns)]
    await create(one, { summary: 'Mine' })
    expect(await listJiraEntries(database.pool, other.email)).toEqual([])
    const foreign = await fetch(`${one.sites[0]}/rest/api/3/myself`, { headers: { authorization: `Bearer ${other.access_token}` } })
    expect([foreign.status, await foreign.json()]).toEqual([404, { code: 404, message: 'Not Found' }])
  })
})

describe('a new issue', () => {
  test.each<[string, object, Record<string, string>]>([
    ['no summary', { summary: undefined }, { summary: 'You must specify a summary of the issue.' }],
    ['a summary that is too long', { summary: 'x'.repeat(256) }, { summary: "Summary can't exceed 255 characters." }],
    ['a summary of two lines', { summary: 'a\nb' }, { summary: 'The summary is invalid because it contains newline characters.' }],
    ['a description in plain text', { description: 'Words' }, { description: 'Operation value must be an Atlassian Document (see the Atlassian Document Format)' }],
    ['a description with an unknown node', { description: { ...TEXT, content: [{ type: 'marquee' }] } }, { description: 'Operation value must be an Atlassian Document (see the Atlassian Document Format)' }],
    ['a label with a space', { labels: ['fine', 'two words'] }, { labels: "The label 'two words' contains spaces which is invalid." }],
    ['a sprint as an object', { [SPRINT]: { id: 102 } }, { [SPRINT]: 'Number value expected as the Sprint id.' }],
    ['a sprint as text', { [SPRINT]: '102' }, { [SPRINT]: 'Number value expected as the Sprint id.' }],
    ['a sprint that is over', { [SPRINT]: 101 }, { [SPRINT]: 'Issue can be assigned only active or future sprints.' }],
    ['a priority of nobody', { priority: { name: 'Urgent' } }, { priority: 'The priority selected is invalid.' }],
    ['a field that is not on the screen', { customfield_10077: { id: '10210' } }, { customfield_10077: "Field 'customfield_10077' cannot be set. It is not on the appropriate screen, or unknown." }],
    ['an estimate that is none', { timetracking: { originalEstimate: 'soon' } }, { timetracking: "The original estimate specified is not valid: 'soon'." }],
    ['a date in words', { duedate: 'Friday' }, { duedate: 'Operation value must be a date in the format yyyy-MM-dd' }],
  ])('is refused with %s', async (_case, fields, errors) => {
    const site = await openJiraSite(standIns)
    expect(await create(site, fields)).toMatchObject({ status: 400, body: { errorMessages: [], errors } })
    expect(await listJiraEntries(database.pool, site.email)).toEqual([])
  })

  test('that cannot be read is refused in the shape of the service', async () => {
    const site = await openJiraSite(standIns)
    expect(await create(site, { summary: 'NUL \0' })).toMatchObject({ status: 400, body: { errorMessages: [expect.any(String)], errors: {} } })
    const headers = { authorization: `Bearer ${site.access_token}`, 'content-type': 'application/json' }
    for (const body of ['{', '[]', '{"fields":[]}', '{"fields":{"project":"WEB"}}', '{"fields":{"__proto__":{"id":"1"}}}']) {
      const reply = await fetch(`${site.sites[0]}/rest/api/3/issue`, { method: 'POST', headers, body })
      expect([body, reply.status, await reply.json()]).toEqual([body, 400, { errorMessages: expect.any(Array), errors: expect.any(Object) }])
    }
  })

  test('of a type without time tracking takes no estimate', async () => {
    const site = await openJiraSite(standIns)
    const reply = await create(site, { issuetype: { name: 'Story' }, timetracking: { originalEstimate: '4h' } })
    expect(reply.body).toMatchObject({ errors: { timetracking: expect.stringContaining('not on the appropriate screen') } })
  })

  test('is read as it was written, with what the service adds', async () => {
    const site = await openJiraSite(standIns)
    await create(site, { description: TEXT, labels: ['b', 'a'], [SPRINT]: 103, duedate: '2027-01-08', timetracking: { originalEstimate: '1d 4h' }, priority: { name: 'High' } })
    const { body } = await site.call('GET', '/rest/api/3/issue/WEB-5?fields=*all,-creator')
    expect(body).toMatchObject({
      key: 'WEB-5',
      fields: {
        summary: 'A task', description: TEXT, labels: ['a', 'b'], duedate: '2027-01-08', priority: { id: '2', name: 'High' }, status: { name: 'To Do' },
        timetracking: { originalEstimate: '1d 4h', originalEstimateSeconds: 43_200 }, [SPRINT]: [{ id: 103, name: 'Website sprint 3', state: 'future' }],
      },
    })
    expect(body).not.toHaveProperty('fields.creator')
  })
})

describe('issues in bulk', () => {
  test('stand or fall one by one, and the answer says which', async () => {
    const site = await openJiraSite(standIns)
    const issue = (summary: string, priority: string) => ({ fields: { project: { key: 'OPS' }, issuetype: { name: 'Task' }, summary, priority: { name: priority } } })
    const mixed = await site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates: [issue('One', 'Medium'), issue('Two', 'High'), issue('Three', 'Low')] })
    expect(mixed).toMatchObject({
      status: 201,
      body: {
        issues: [{ key: 'OPS-2' }, { key: 'OPS-3' }],
        errors: [{ status: 400, failedElementNumber: 1, elementErrors: { errors: { customfield_10077: 'Cost centre is required for issues of high priority.' } } }],
      },
    })
    const failed = await site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates: [issue('Four', 'Highest')] })
    expect(failed).toMatchObject({ status: 400, body: { issues: [], errors: [{ failedElementNumber: 0 }] } })
  })

  test('are at most fifty', async () => {
    const site = await openJiraSite(standIns)
    const issueUpdates = (count: number) => Array.from({ length: count }, (_, index) => ({ fields: { ...TASK, summary: `Issue ${index}` } }))
    expect((await site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates: issueUpdates(51) })).status).toBe(400)
    expect((await site.call('POST', '/rest/api/3/issue/bulk', { issueUpdates: issueUpdates(50) })).status).toBe(201)
    const entries = await listJiraEntries(database.pool, site.email)
    expect(entries).toHaveLength(50)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(50)
  })
})

describe('the search', () => {
  test('sees a new issue, and its change, only after a while; what is to be reconciled at once', async () => {
    const site = await openJiraSite(standIns)
    await setFaults(standIns, { settings: { jiraIndexLagMs: [1_000, 2_000] } })
    const { id } = z.object({ id: z.string() }).parse((await create(site, { labels: ['plan'] })).body)
    expect(await search(site, 'labels = plan')).toEqual([])
    expect(await search(site, 'labels = plan', `&reconcileIssues=${id}`)).toEqual(['WEB-5'])
    standIns.advance(2_000)
    expect(await search(site, 'labels = plan')).toEqual(['WEB-5'])
    await site.call('PUT', '/rest/api/3/issue/WEB-5', { fields: { labels: ['other'] } })
    expect(await search(site, 'labels = plan')).toEqual(['WEB-5'])
    standIns.advance(2_000)
    expect([await search(site, 'labels = plan'), await search(site, 'labels = other')]).toEqual([[], ['WEB-5']])
    await clearFaults(standIns)
  })

  test('goes on from token to token, and gives the properties that are asked for', async () => {
    const site = await openJiraSite(standIns)
    for (let index = 0; index < 5; index += 1) await create(site, { summary: `Issue ${index}`, labels: ['plan'] }, [{ key: 'plan', value: { item: index } }, { key: 'more', value: 1 }])
    standIns.advance(LONGEST_LAG_MS)
    const seen: string[] = []
    let token: string | undefined
    do {
      const query = `jql=${encodeURIComponent('project = WEB AND labels = plan ORDER BY key')}&maxResults=2&fields=summary&properties=plan${token === undefined ? '' : `&nextPageToken=${token}`}`
      const page = PageSchema.parse((await site.call('GET', `/rest/api/3/search/jql?${query}`)).body)
      expect(page.isLast).toBe(page.nextPageToken === undefined)
      for (const { key, properties } of page.issues) seen.push(`${key} ${JSON.stringify(properties)}`)
      token = page.nextPageToken
    } while (token !== undefined)
    expect(seen).toEqual([0, 1, 2, 3, 4].map((index) => `WEB-${index + 5} {"plan":{"item":${index}}}`))
    expect((await site.call('GET', '/rest/api/3/search/jql?jql=project=WEB&nextPageToken=made-up')).status).toBe(400)
  })

  test('finds the sprints that hold issues, by their state', async () => {
    const site = await openJiraSite(standIns)
    expect(await search(site, 'project = WEB AND (sprint in openSprints() OR sprint in futureSprints()) ORDER BY key')).toEqual(['WEB-1', 'WEB-2', 'WEB-3', 'WEB-4'])
    expect(await search(site, 'project = "Website" AND sprint = "Website sprint 3"')).toEqual(['WEB-4'])
    expect(await search(site, 'project = WEB AND sprint is EMPTY')).toEqual([])
    expect(await search(site, 'project in (WEB, OPS) AND issuetype = Bug')).toEqual(['WEB-3'])
    expect(await search(site, 'project = WEB AND NOT key in (WEB-1, WEB-2) ORDER BY key DESC')).toEqual(['WEB-4', 'WEB-3'])
  })

  test.each([
    ['', 'Unbounded JQL queries are not allowed here.'],
    ['order by key', 'Unbounded JQL queries are not allowed here.'],
    ['project = NOPE', "The value 'NOPE' does not exist for the field 'project'."],
    ['colour = red', "Field 'colour' does not exist"],
    ['sprint = openSprints()', "A value provided by the function 'openSprints' is invalid"],
    ['project = WEB AND', 'Expecting a field name before the end of the query.'],
  ])('refuses %s', async (jql, message) => {
    const site = await openJiraSite(standIns)
    const reply = await site.call('GET', `/rest/api/3/search/jql?jql=${encodeURIComponent(jql)}`)
    expect(reply).toMatchObject({ status: 400, body: { errorMessages: [expect.stringContaining(message)], errors: {} } })
  })

  test('no longer gives what was deleted', async () => {
    const site = await openJiraSite(standIns)
    expect((await site.call('DELETE', '/rest/api/3/issue/WEB-1')).status).toBe(204)
    expect(await search(site, 'key = WEB-1')).toEqual([])
    expect((await site.call('DELETE', '/rest/api/3/issue/WEB-1')).status).toBe(404)
    expect(await create(site, {})).toMatchObject({ body: { key: 'WEB-5' } })
  })
})

describe('scopes', () => {
  test('of boards and sprints are others than those of issues', async () => {
    const [classic, granular] = [await openJiraSite(standIns), await openJiraSite(standIns, { granular: true })]
    for (const path of ['/rest/agile/1.0/board', '/rest/agile/1.0/board/11/sprint', '/rest/agile/1.0/sprint/102']) {
      expect(await classic.call('GET', path)).toMatchObject({ status: 401, body: { code: 401, message: 'Unauthorized; scope does not match' } })
      expect((await granular.call('GET', path)).status).toBe(200)
    }
    expect(await granular.call('GET', '/rest/agile/1.0/board/13/sprint')).toMatchObject({ status: 400, body: { errorMessages: ['The board does not support sprints'] } })
  })

  test('to read let nobody write', async () => {
    const { access_token: token, sites } = await connectJira(standIns, { email: nextEmail(), scope: 'read:jira-work' })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    expect((await fetch(`${sites[0]}/rest/api/3/project/search`, { headers })).status).toBe(200)
    const written = await fetch(`${sites[0]}/rest/api/3/issue`, { method: 'POST', headers, body: JSON.stringify({ fields: { ...TASK, summary: 'A task' } }) })
    expect([written.status, await written.json()]).toEqual([401, { code: 401, message: 'Unauthorized; scope does not match' }])
  })

  test('do not matter to a token that nobody gave out', async () => {
    const { sites } = await openJiraSite(standIns)
    const reply = await fetch(`${sites[0]}/rest/api/3/myself`, { headers: { authorization: 'Bearer made-up' } })
    expect([reply.status, await reply.json()]).toEqual([401, { code: 401, message: 'Unauthorized' }])
  })
})

test('links are made once, seen from both ends and taken away', async () => {
  const site = await openJiraSite(standIns)
  const link = { type: { name: 'Blocks' }, inwardIssue: { key: 'WEB-1' }, outwardIssue: { key: 'WEB-2' } }
  expect((await site.call('POST', '/rest/api/3/issueLink', link)).status).toBe(201)
  expect((await site.call('POST', '/rest/api/3/issueLink', link)).status).toBe(201)
  const links = async (key: string) => LinksSchema.parse((await site.call('GET', `/rest/api/3/issue/${key}?fields=issuelinks`)).body).fields.issuelinks
  expect(await links('WEB-1')).toMatchObject([{ type: { outward: 'blocks' }, outwardIssue: { key: 'WEB-2' } }])
  expect(await links('WEB-2')).toMatchObject([{ type: { inward: 'is blocked by' }, inwardIssue: { key: 'WEB-1' } }])
  expect((await site.call('DELETE', `/rest/api/3/issueLink/${(await links('WEB-1'))[0]!.id}`)).status).toBe(204)
  expect(await links('WEB-2')).toEqual([])
  expect((await site.call('POST', '/rest/api/3/issueLink', { ...link, outwardIssue: { key: 'WEB-99' } })).status).toBe(404)
  expect((await site.call('POST', '/rest/api/3/issueLink', { ...link, type: { name: 'Hates' } })).status).toBe(404)
})

test('more calls in a second than the limit are told to wait', async () => {
  const site = await openJiraSite(standIns)
  await setFaults(standIns, { settings: { jiraCallsPerSecond: 2 } })
  const replies = await Promise.all([1, 2, 3, 4].map(() => site.call('GET', '/rest/api/3/myself')))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(2)
  expect(refused[0]!.headers.get('retry-after')).toBe('1')
  await clearFaults(standIns)
})

const TASK = { project: { key: 'WEB' }, issuetype: { id: '10002' } }
const PageSchema = z.object({ isLast: z.boolean(), nextPageToken: z.string().optional(), issues: z.array(z.object({ id: z.string(), key: z.string().optional(), properties: z.unknown().optional() })) })
const LinksSchema = z.object({ fields: z.object({ issuelinks: z.array(z.looseObject({ id: z.string() })) }) })
const MetadataSchema = z.object({ fields: z.array(z.object({ fieldId: z.string(), required: z.boolean(), allowedValues: z.array(z.unknown()).optional() })) })

function readFields(body: unknown) {
  return MetadataSchema.parse(body).fields
}

function create(site: JiraCalls, fields: object, properties: object[] = []) {
  return site.call('POST', '/rest/api/3/issue', { fields: { ...TASK, summary: 'A task', ...fields }, properties })
}

async function search(site: JiraCalls, jql: string, extra = ''): Promise<(string | undefined)[]> {
  const reply = await site.call('GET', `/rest/api/3/search/jql?jql=${encodeURIComponent(jql)}&fields=summary${extra}`)
  return PageSchema.parse(reply.body).issues.map(({ key }) => key)
}
