import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startScriptedModel, type ModelScript } from '../../../tests/support/scripted-model.ts'
import { modelAnswer, modelSettings, modelTask, piecesOf, planInput, planWithModel, planWithoutModel, saying, SWIMMING } from '../../../tests/support/scripted-model-plans.ts'
import { embeddedDrafter } from '../../planner/draft/embedded-drafter.ts'
import { generatePlan } from '../../planner/generate-plan.ts'
import { createModelDrafter } from './model-drafter.ts'
import type { ModelUse } from './model-settings.ts'

const embedded = await planWithoutModel()
const GOOD = modelAnswer([modelTask({ id: 'film', title: 'Have your stroke filmed' })])
const half = piecesOf(GOOD).slice(0, 5)

describe('a model that fails leaves the embedded plan standing, uncharged, with a warning', () => {
  test.each<[string, ModelScript[], RegExp, string]>([
    ['a refused key', [{ kind: 'status', status: 401 }], /refused the configured key/, 'key_refused'],
    ['a request it does not accept', [{ kind: 'status', status: 422 }], /did not accept the request \(status 422\)/, 'request_refused'],
    ['no capacity', [{ kind: 'status', status: 429 }], /has no capacity left for us/, 'rate_limited'],
    ['a broken server', [{ kind: 'status', status: 500 }], /answered with status 500/, 'server_error'],
    ['prose alone', [saying('I cannot help with that.')], /gave no usable answer/, 'answered'],
    ['nonsense', [saying('{"tasks": "none", "title": 7}')], /gave no usable answer/, 'answered'],
    ['an empty answer', [{ kind: 'answer', pieces: [] }], /gave no usable answer/, 'answered'],
    ['a refusal', [saying('I must decline.', { finish: 'refusal' })], /declined this goal/, 'declined'],
    ['a refusal in the middle', [saying(JSON.stringify(GOOD).slice(0, 90), { finish: 'refusal' })], /declined this goal/, 'declined'],
    ['a cut in the middle', [{ kind: 'cut', pieces: half }], /broke off in the middle/, 'cut'],
    ['an error in the middle', [{ kind: 'error-in-stream', pieces: half }], /broke off in the middle/, 'cut'],
    ['a stall in the middle', [{ kind: 'stall', pieces: half }], /stopped answering/, 'stalled'],
    ['a stall before the first word', [{ kind: 'stall', pieces: [] }], /stopped answering/, 'stalled'],
    ['silence', [{ kind: 'silence' }], /stopped answering/, 'stalled'],
  ])('%s', async (_case, scripts, words, outcome) => {
    const { plan, fellBack, uses } = await planWithModel(scripts)
    expect(plan.tasks).toEqual(embedded.tasks)
    expect(fellBack).toBe(true)
    expect(plan.warnings[0]).toMatch(words)
    expect(plan.warnings.join()).not.toMatch(/127\.0\.0\.1|secret-key/)
    expect(uses.at(-1)!.outcome).toBe(outcome)
  })

  test('a server that is not there', async () => {
    const gone = await startScriptedModel([])
    await gone.close()
    const { plan, uses } = await planWithModel([], { settings: { baseUrl: gone.baseUrl } })
    expect(plan.warnings[0]).toContain('could not be reached')
    expect(uses).toEqual(Array.from({ length: 3 }, () => ({ inputTokens: 0, outputTokens: 0, costMicros: 0, estimated: true, outcome: 'unreachable' })))
  })

  test('out of time although it keeps talking', async () => {
    const { plan, fellBack } = await planWithModel([saying(GOOD, { pieceMs: 30 })], { settings: { totalMs: 150 } })
    expect(fellBack).toBe(true)
    expect(plan.warnings[0]).toContain('did not answer in time')
  })
})

describe('a passing trouble is tried again, within the budget of time and money', () => {
  test.each<[string, ModelScript]>([
    ['429 that names a wait in seconds', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['429 that names a wait in milliseconds', { kind: 'status', status: 429, headers: { 'retry-after-ms': '20' } }],
    ['429 that names a date', { kind: 'status', status: 429, headers: { 'retry-after': new Date(0).toUTCString() } }],
    ['429 without a word', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
  ])('%s', async (_case, trouble) => {
    const { plan, fellBack, requests } = await planWithModel([trouble, trouble, saying(GOOD)])
    expect([plan.title, fellBack, requests.length]).toEqual(['Swim with ease', false, 3])
  })

  test('as late as it asks', async () => {
    const asked = performance.now()
    const { requests } = await planWithModel([{ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, saying(GOOD)])
    expect(requests).toHaveLength(2)
    expect(performance.now() - asked).toBeGreaterThanOrEqual(1_000)
  })

  test('three times at most', async () => {
    expect((await planWithModel([{ kind: 'status', status: 503 }])).requests).toHaveLength(3)
  })

  test('not when the wait it asks for is longer than the plan may take', async () => {
    const { requests, fellBack } = await planWithModel([{ kind: 'status', status: 429, headers: { 'retry-after': '60' } }, saying(GOOD)])
    expect([requests.length, fellBack]).toEqual([1, true])
  })

  test('never for a refused key', async () => {
    expect((await planWithModel([{ kind: 'status', status: 403 }])).requests).toHaveLength(1)
  })

  test('a server that does not know the JSON mode is asked without it', async () => {
    const { plan, requests } = await planWithModel([{ kind: 'picky', refuses: 'json_object', otherwise: saying(GOOD) }])
    expect(plan.title).toBe('Swim with ease')
    expect(requests.map(({ text }) => text.includes('response_format'))).toEqual([true, false])
  })
})

describe('limits of one plan', () => {
  test('a model is not asked when the question alone would take the tokens', async () => {
    const { requests, plan, fellBack } = await planWithModel([saying(GOOD)], { settings: { maxTokens: 1_000 } })
    expect([requests.length, fellBack]).toEqual([0, true])
    expect(plan.warnings[0]).toContain('would have cost more than one plan may')
  })

  test('nor when it would take more money', async () => {
    const { requests } = await planWithModel([saying(GOOD)], { settings: { maxCostMicros: 1_000, inputPrice: 3, outputPrice: 15 } })
    expect(requests).toHaveLength(0)
  })

  test('the answer may be as long as what is left pays for', async () => {
    const { requests } = await planWithModel([saying(GOOD)], { settings: { maxTokens: 4_000 } })
    const most = requests[0]!.body.max_tokens
    expect(most).toBeGreaterThan(400)
    expect(most).toBeLessThan(4_000 - requests[0]!.text.length / 5)
  })
})

describe('cancelling', () => {
  test('closes the connection to a model that would answer later', async () => {
    const { server, events, uses } = await cancelWhenAsked({ kind: 'late', pieces: half, until: pause(5_000, null, { ref: false }), rest: piecesOf(GOOD) })
    await server.closedByClient
    expect(events).not.toContain('plan-completed')
    expect(uses).toMatchObject([{ outcome: 'cancelled', estimated: true }])
    await server.close()
  })

  test('at a snapshot closes it too, and counts what had come', async () => {
    const many = modelAnswer(Array.from({ length: 6 }, (_, index) => modelTask({ id: `t${index}`, title: `Drill number ${index}` })))
    // Slowly enough that there is more than one snapshot, and that much is still to come at the second.
    const server = await startScriptedModel([saying(many, { pieceMs: 10 })])
    const uses: ModelUse[] = []
    const drafter = createModelDrafter({ settings: modelSettings(server, { stallMs: 60_000 }), embedded: embeddedDrafter, onUse: (use) => uses.push(use) })
    const controller = new AbortController()
    let shown = 0
    for await (const event of generatePlan({ ...planInput(SWIMMING, 'calendar'), drafter, signal: controller.signal })) if (event.type === 'plan-drafted' && ++shown === 2) controller.abort()
    await server.closedByClient
    expect(uses).toMatchObject([{ outcome: 'cancelled' }])
    expect(uses[0]!.outputTokens).toBeGreaterThan(20)
    await server.close()
  })

  test('closes it before the model has answered at all', async () => {
    const { server, uses } = await cancelWhenAsked({ kind: 'silence' })
    await server.closedByClient
    expect(uses).toMatchObject([{ outcome: 'cancelled' }])
    await server.close()
  })

  test('ends the wait before another try', async () => {
    const { server, events } = await cancelWhenAsked({ kind: 'status', status: 429, headers: { 'retry-after': '15' } })
    expect(server.requests).toHaveLength(1)
    expect(events).not.toContain('plan-completed')
    await server.close()
  })
})

async function cancelWhenAsked(script: ModelScript) {
  const server = await startScriptedModel([script])
  const controller = new AbortController()
  void server.asked.then(() => pause(30)).then(() => controller.abort())
  const uses: ModelUse[] = []
  const drafter = createModelDrafter({ settings: modelSettings(server, { stallMs: 60_000 }), embedded: embeddedDrafter, onUse: (use) => uses.push(use) })
  const events: string[] = []
  for await (const event of generatePlan({ ...planInput(SWIMMING, 'calendar'), drafter, signal: controller.signal })) events.push(event.type)
  return { server, events, uses }
}
