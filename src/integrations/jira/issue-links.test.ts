import { afterAll, describe, expect, test } from 'vitest'
import { startScriptedService } from '../../../tests/support/scripted-service.ts'
import { createCallJira } from './call-jira.ts'
import { createBlockingLink, readBlockers, readBlockingLink } from './issue-links.ts'

const site = await startScriptedService()
const granted = async () => ({ kind: 'granted' as const, accessToken: 'token' })
const call = createCallJira({ access: { current: granted, renewed: granted }, apiUrl: site.origin, siteId: 'cloud', gate: { enter: async () => null, heed: async () => {} } })
const signal = AbortSignal.timeout(30_000)
afterAll(() => site.close())

const RELATES = { id: '3', name: 'Relates', inward: 'relates to', outward: 'relates to' }

describe('the type of a link that blocks', () => {
  test.each([
    ['by its words', { id: '1', name: 'Dependency', inward: 'is blocked by', outward: 'Blocks' }, { typeId: '1', blocker: 'inwardIssue' }],
    ['in another language', { id: '1', name: 'Sperre', inward: 'wird blockiert von', outward: 'blockiert' }, { typeId: '1', blocker: 'inwardIssue' }],
    ['turned round', { id: '1', name: 'Depends', inward: 'blocks', outward: 'depends on' }, { typeId: '1', blocker: 'outwardIssue' }],
    ['by its name', { id: '1', name: 'Blocks', inward: 'must wait for', outward: 'holds up' }, { typeId: '1', blocker: 'inwardIssue' }],
  ])('is found %s', async (_how, type, expected) => {
    site.answer({ status: 200, body: { issueLinkTypes: [RELATES, type] } })
    expect(await readBlockingLink(call, signal)).toEqual({ kind: 'ok', value: expected })
  })

  test.each([
    ['is not there', { status: 200, body: { issueLinkTypes: [RELATES] } }],
    ['is not there where links are switched off', { status: 404, body: { errorMessages: ['Issue linking is currently disabled.'] } }],
  ])('%s', async (_what, reply) => {
    site.answer(reply)
    expect(await readBlockingLink(call, signal)).toEqual({ kind: 'ok', value: null })
  })
})

test('what blocks an issue is read from the end at which it stands, of links of this type alone', async () => {
  const issuelinks = [
    { id: '71', type: { id: '1' }, inwardIssue: { id: '501' } },
    { id: '72', type: { id: '1' }, outwardIssue: { id: '502' } },
    { id: '73', type: { id: '3' }, inwardIssue: { id: '503' } },
  ]
  site.answer({ status: 200, body: { fields: { issuelinks } } })
  const read = async (blocker: 'inwardIssue' | 'outwardIssue') => readBlockers(call, { issueId: '500', link: { typeId: '1', blocker }, signal })
  expect(await read('inwardIssue')).toEqual({ kind: 'ok', value: new Map([['501', '71']]) })
  expect(await read('outwardIssue')).toEqual({ kind: 'ok', value: new Map([['502', '72']]) })
})

test('a new link has the blocking issue at the end where its type has it', async () => {
  site.answer({ status: 201, body: {} })
  await createBlockingLink(call, { blocker: '1', blocked: '2', link: { typeId: '9', blocker: 'outwardIssue' }, signal })
  expect(JSON.parse(site.requests.at(-1)!)).toEqual({ type: { id: '9' }, inwardIssue: { id: '2' }, outwardIssue: { id: '1' } })
})
