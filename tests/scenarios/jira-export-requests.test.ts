import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { OpenAPIBackend } from 'openapi-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Outcome, TrackerItem } from '../../src/integrations/tracker-target.ts'
import { createJiraTrackerTarget } from '../../src/integrations/jira/jira-tracker-target.ts'
import { listeningPort } from '../support/free-port.ts'
import { jiraDocuments, openJiraDocument } from '../support/jira-document.ts'
import { openJiraSite, startStandIns } from '../support/stand-ins.ts'
import { createTestDatabase } from '../support/test-database.ts'

type SeenRequest = { method: string; path: string; query: string; body: string }

/** Operations of Jira that its reduced document leaves out. */
const NOT_IN_DOCUMENT = ['get /rest/api/3/issueLinkType', 'delete /rest/api/3/issueLink/']
const ITEM: TrackerItem = {
  taskId: 'one', title: 'Write the tests', description: [{ kind: 'paragraph', text: 'All of them.' }, { kind: 'list', items: ['a', 'b'] }],
  priority: 'high', labels: ['deep work'], estimatedMinutes: 90, dueDate: '2049-01-04',
}

const database = await createTestDatabase()
const standIns = await startStandIns(database.pool)
const seen: SeenRequest[] = []
const relay = createServer((request, response) => void passOn(request, response)).listen(0, '127.0.0.1')
await once(relay, 'listening')
afterAll(async () => {
  relay.closeAllConnections()
  relay.close()
  await standIns.close()
})

beforeAll(exportOnce)

test('an export asks for nothing but this, with or without the document', () => {
  const operations = new Set(seen.map(({ method, path }) => `${method} ${path.replace(/^.*\/rest\/api\/3/u, '').replaceAll(/(?<=\/)(?:\d+|WEB(?:-\d+)?)(?=\/|$)/gu, '…')}`))
  expect([...operations].toSorted()).toEqual([
    'delete /issue/…',
    'delete /issueLink/…',
    'get /issue/createmeta/…/issuetypes',
    'get /issue/createmeta/…/issuetypes/…',
    'get /issue/…',
    'get /issueLinkType',
    'post /issue/bulk',
    'post /issueLink',
    'post /search/jql',
    'put /issue/…',
  ])
})

describe.each(jiraDocuments('what our client asks of Jira is checked against the sandbox alone'))('every request that an export makes', (file) => {
  let backend: OpenAPIBackend
  beforeAll(async () => void (backend = await openJiraDocument(file)))

  test('is one of the document, but for two that it leaves out', () => {
    const unknown = seen.filter((request) => operationOf(backend, request) === undefined).map(({ method, path }) => `${method} ${path.replace(/\d+$/u, '')}`)
    expect([...new Set(unknown)].toSorted()).toEqual(NOT_IN_DOCUMENT.toSorted())
  })

  test('keeps to the document', () => {
    const known = seen.flatMap((request) => ({ request, operation: operationOf(backend, request) })).filter(({ operation }) => operation !== undefined)
    expect(new Set(known.map(({ operation }) => operation))).toEqual(new Set([
      'getCreateIssueMetaIssueTypes', 'getCreateIssueMetaIssueTypeId', 'createIssues', 'searchAndReconsileIssuesUsingJqlPost', 'getIssue', 'editIssue', 'linkIssues', 'deleteIssue',
    ]))
    for (const { request, operation } of known) {
      const { errors } = backend.validateRequest(shapeOf(request), operation)
      expect({ operation, errors: errors ?? [] }).toEqual({ operation, errors: [] })
    }
  })

  test('and one that does not is found', () => {
    const bulk = seen.find(({ path }) => path.endsWith('/issue/bulk'))!
    expect(backend.validateRequest({ ...shapeOf(bulk), body: { issueUpdates: 'all of them' } }, 'createIssues').valid).toBe(false)
  })
})

/** Everything that the target can do, once. */
async function exportOnce(): Promise<void> {
  const { access_token: accessToken, sites } = await openJiraSite(standIns)
  const granted = async () => ({ kind: 'granted' as const, accessToken })
  const target = createJiraTrackerTarget({
    access: { current: granted, renewed: granted },
    apiUrl: `http://127.0.0.1:${listeningPort(relay)}${new URL(standIns.jira.apiUrl).pathname}`,
    gate: { enter: async () => null, heed: async () => {} },
    destination: { siteId: sites[0]!.slice(sites[0]!.lastIndexOf('/') + 1), siteUrl: 'http://localhost', projectKey: 'WEB', sprintId: '103' },
    mark: { planId: crypto.randomUUID(), exportId: crypto.randomUUID(), generation: 1 },
  })
  const signal = () => AbortSignal.timeout(10_000)
  done(await target.prepare(signal()))
  const created = done(await target.create([ITEM, { ...ITEM, taskId: 'two' }], signal()))
  const [one, two] = created.map((item) => (item.kind === 'created' ? item.issue.id : ''))
  done(await target.find(signal))
  done(await target.findUnindexed({ taskIds: ['one'], knownUrls: [], taskCount: 2, begunMsAgo: 60_000, settledMsAgo: 600_000 }, signal)())
  done(await target.update(one!, { ...ITEM, title: 'Write them better' }, signal()))
  done(await target.prepareLinks(signal()))
  done(await target.linkBlocker({ blocker: one!, blocked: two! }, signal()))
  const links = done(await target.blockersOf(two!, signal()))
  expect([...links.keys()]).toEqual([one])
  done(await target.unlink(links.get(one!)!, signal()))
  done(await target.remove(two!, signal()))
}

function done<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'ok') throw new Error(`${outcome.kind}: ${outcome.detail}`)
  return outcome.value
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [method, body] = [request.method ?? 'GET', await text(request)]
  const { pathname, search } = new URL(request.url ?? '/', standIns.origin)
  seen.push({ method: method.toLowerCase(), path: pathname.slice(pathname.indexOf('/rest/')), query: search, body })
  const headers = { authorization: request.headers.authorization ?? '', ...(body === '' ? {} : { 'content-type': 'application/json' }) }
  const reply = await fetch(standIns.origin + pathname + search, { method, headers, ...(body === '' ? {} : { body }) })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
}

function operationOf(backend: OpenAPIBackend, request: SeenRequest): string | undefined {
  return backend.matchOperation(shapeOf(request))?.operationId
}

function shapeOf({ method, path, query, body }: SeenRequest) {
  return { method, path, query, headers: { 'content-type': 'application/json' }, ...(body === '' ? {} : { body: z.record(z.string(), z.unknown()).parse(JSON.parse(body)) }) }
}
