import { afterAll, describe, expect, test } from 'vitest'
import { startScriptedService } from '../../../tests/support/scripted-service.ts'
import { createCallJira } from './call-jira.ts'
import { readProjectScreen } from './project-screen.ts'

const site = await startScriptedService()
const granted = async () => ({ kind: 'granted' as const, accessToken: 'token' })
const call = createCallJira({ access: { current: granted, renewed: granted }, apiUrl: site.origin, siteId: 'cloud', gate: { enter: async () => null, heed: async () => {} } })
afterAll(() => site.close())

const SPRINT = { fieldId: 'customfield_7', name: 'Sprint', required: true, schema: { custom: 'com.pyxis.greenhopper.jira:gh-sprint' } }
const PRIORITY = { fieldId: 'priority', name: 'Priority', allowedValues: [{ id: '2', name: 'High' }] }

/** A project of one type with these fields, as many on a page as are asked for. */
function offer(fields: readonly object[], { tellsTotal = true } = {}): void {
  site.answer((path) => {
    const { pathname, searchParams } = new URL(path, site.origin)
    if (pathname.endsWith('/issuetypes')) return { status: 200, body: { issueTypes: [{ id: '10002', name: 'Task' }], total: 1 } }
    const [startAt, maxResults] = [Number(searchParams.get('startAt')), Number(searchParams.get('maxResults'))]
    return { status: 200, body: { startAt, maxResults, ...(tellsTotal ? { total: fields.length } : {}), fields: fields.slice(startAt, startAt + maxResults) } }
  })
}

const read = (hasSprint = false) => readProjectScreen(call, { projectKey: 'WEB', hasSprint, signal: AbortSignal.timeout(5_000) })
const plain = (count: number) => Array.from({ length: count }, (_, index) => ({ fieldId: `customfield_${1_000 + index}`, name: `Field ${index}` }))

describe('a screen of more fields than one page holds', () => {
  test.each([true, false])('is read to its end, when Jira tells how many there are: %s', async (tellsTotal) => {
    offer([...plain(450), PRIORITY, SPRINT], { tellsTotal })
    expect(await read(true)).toMatchObject({ kind: 'ok', value: { sprintFieldId: 'customfield_7', priorities: [{ id: '2' }] } })
  })

  test('may hide what every issue needs', async () => {
    offer([...plain(230), { fieldId: 'customfield_9', name: 'Cost centre', required: true }])
    expect(await read()).toMatchObject({ kind: 'refused', detail: expect.stringContaining('Cost centre') })
  })
})

describe('a project whose issues need a sprint', () => {
  test('takes a plan for which one was chosen', async () => {
    offer([PRIORITY, SPRINT])
    expect(await read(true)).toMatchObject({ kind: 'ok', value: { sprintFieldId: 'customfield_7' } })
  })

  test('says without one that one has to be chosen', async () => {
    offer([PRIORITY, SPRINT])
    expect(await read()).toMatchObject({ kind: 'refused', detail: expect.stringContaining('Choose one') })
  })
})
