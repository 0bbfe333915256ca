import { afterAll, describe, expect, test } from 'vitest'
import { startScriptedService, type ScriptedReply } from '../../../tests/support/scripted-service.ts'
import { createJiraReader } from './list-caller.ts'
import { listProjects } from './list-projects.ts'
import { listSprints } from './list-sprints.ts'
import { GRANULAR_SCOPES } from './oauth-addresses.ts'

const site = await startScriptedService()
const call = createJiraReader({ apiUrl: site.origin, siteId: 'cloud', accessToken: 'token' })
afterAll(() => site.close())

const ok = (body: unknown): ScriptedReply => ({ status: 200, body })
const SPRINT_FIELD = { id: 'customfield_77', schema: { custom: 'com.pyxis.greenhopper.jira:gh-sprint' } }

test('projects of all pages are read, and only those that live and may be written to are asked for', async () => {
  const paths: string[] = []
  site.answer((path) => {
    paths.push(path)
    const startAt = Number(new URL(path, site.origin).searchParams.get('startAt'))
    return ok({ values: [{ id: `${startAt}`, key: `P${startAt}`, name: 'Project', more: true }], isLast: startAt === 2 })
  })
  expect(await listProjects(call)).toMatchObject({ kind: 'ok', value: [{ key: 'P0' }, { key: 'P1' }, { key: 'P2' }] })
  expect(paths[0]).toMatch(/^\/ex\/jira\/cloud\/rest\/api\/3\/project\/search\?/)
  expect(paths[0]).toContain('action=create')
  expect(paths[0]).toContain('status=live')
})

test('a passing failure is tried again, a refusal is not', async () => {
  let calls = 0
  site.answer(() => ((calls += 1) === 1 ? { status: 503, body: {} } : ok({ values: [], isLast: true })))
  expect(await listProjects(call)).toMatchObject({ kind: 'ok' })
  calls = 0
  site.answer(() => {
    calls += 1
    return { status: 403, body: {} }
  })
  expect(await listProjects(call)).toMatchObject({ kind: 'client', status: 403 })
  expect(calls).toBe(1)
})

describe('sprints', () => {
  const boards = { values: [{ id: 1 }, { id: 2 }, { id: 3 }], isLast: true }

  test('of several boards are listed once, open ones first; a board without sprints is passed over', async () => {
    site.answer((path) => {
      if (path.includes('/board?')) return ok(boards)
      if (path.includes('/board/2/')) return { status: 400, body: { errorMessages: ['The board does not support sprints'] } }
      const shared = { id: 7, name: 'Shared', state: 'future' }
      return ok({ values: path.includes('/board/1/') ? [shared, { id: 9, name: 'Late', state: 'closed' }] : [shared, { id: 8, name: 'Now', state: 'active' }], isLast: true })
    })
    expect(await listSprints({ call, project: 'WEB', scopes: GRANULAR_SCOPES })).toMatchObject({
      kind: 'ok',
      value: { complete: true, values: [{ id: '8', name: 'Now', state: 'active' }, { id: '7', name: 'Shared', state: 'future' }] },
    })
  })

  test('are looked for in issues when the site does not accept the scopes that the token names', async () => {
    site.answer((path, body) => {
      if (path.includes('/rest/agile/')) return { status: 401, body: { message: 'Unauthorized; scope does not match' } }
      if (path.endsWith('/field')) return ok([{ id: 'summary' }, SPRINT_FIELD])
      const isSecondPage = body.includes('"nextPageToken":"2"')
      const sprint = isSecondPage ? { id: 5, name: 'Next', state: 'future' } : { id: 4, name: 'Now', state: 'active' }
      return ok({ issues: [{ fields: { customfield_77: [sprint, { id: 3, name: 'Past', state: 'closed' }] } }, { fields: {} }], ...(isSecondPage ? {} : { nextPageToken: '2' }) })
    })
    expect(await listSprints({ call, project: 'WEB', scopes: GRANULAR_SCOPES })).toMatchObject({ kind: 'ok', value: { complete: false, values: [{ id: '4' }, { id: '5' }] } })
  })

  test('are none on a site that has no sprint field', async () => {
    site.answer(ok([{ id: 'summary' }]))
    expect(await listSprints({ call, project: 'WEB', scopes: [] })).toMatchObject({ kind: 'ok', value: { values: [], complete: true } })
  })
})
