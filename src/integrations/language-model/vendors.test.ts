import { describe, expect, test } from 'vitest'
import { valueAt } from '../../../tests/support/scripted-model.ts'
import { modelAnswer, modelTask, piecesOf, planWithModel, saying } from '../../../tests/support/scripted-model-plans.ts'
import type { ModelProvider } from './model-settings.ts'

const GOOD = modelAnswer([modelTask({ id: 'film', title: 'Have your stroke filmed' })])

type Vendor = { provider: ModelProvider; path: RegExp; key: [header: string, value: string]; instructions: (body: Record<string, unknown>) => unknown; mostTokens: (body: Record<string, unknown>) => unknown }

const VENDORS: Vendor[] = [
  { provider: 'openai', path: /^\/v1\/chat\/completions$/, key: ['authorization', 'Bearer secret-key'], instructions: (body) => valueAt(body, 'messages', 0, 'content'), mostTokens: (body) => body.max_tokens ?? body.max_completion_tokens },
  { provider: 'openai-compatible', path: /^\/v1\/chat\/completions$/, key: ['authorization', 'Bearer secret-key'], instructions: (body) => valueAt(body, 'messages', 0, 'content'), mostTokens: (body) => body.max_tokens },
  { provider: 'anthropic', path: /^\/v1\/messages$/, key: ['x-api-key', 'secret-key'], instructions: (body) => valueAt(body, 'system', 0, 'text'), mostTokens: (body) => body.max_tokens },
  { provider: 'google', path: /^\/v1beta\/models\/scripted:streamGenerateContent\?alt=sse$/, key: ['x-goog-api-key', 'secret-key'], instructions: (body) => valueAt(body, 'systemInstruction', 'parts', 0, 'text'), mostTokens: (body) => valueAt(body, 'generationConfig', 'maxOutputTokens') },
]

describe.each(VENDORS)('$provider, in its own format', ({ provider, path, key: [header, value], instructions, mostTokens }) => {
  test('is asked with our instructions, the key and the limit, and its answer is used', async () => {
    const { plan, fellBack, requests, uses } = await planWithModel([saying(GOOD, { usage: { input: 1_000, output: 321 } })], { provider })
    expect([plan.title, fellBack]).toEqual(['Swim with ease', false])
    expect(requests[0]!.path).toMatch(path)
    expect(requests[0]!.headers[header]).toBe(value)
    const { body } = requests[0]!
    expect(instructions(body)).toContain('You improve the draft of a plan.')
    expect(mostTokens(body)).toBe(8_000)
    expect(uses).toMatchObject([{ inputTokens: 1_000, outputTokens: 321, estimated: false, outcome: 'answered' }])
  })

  test('its refusal, its cut, its stall and its errors leave the embedded plan standing', async () => {
    const outcomes = []
    const half = piecesOf(GOOD).slice(0, 4)
    for (const script of [saying('No.', { finish: 'refusal' }), { kind: 'cut', pieces: half }, { kind: 'stall', pieces: half }, { kind: 'error-in-stream', pieces: half }, { kind: 'status', status: 401 }] as const) {
      const { fellBack, uses } = await planWithModel([script], { provider })
      outcomes.push([fellBack, uses.at(-1)!.outcome])
    }
    expect(outcomes).toEqual(['declined', 'cut', 'stalled', 'cut', 'key_refused'].map((outcome) => [true, outcome]))
  }, 20_000)

  test('an answer that hit its limit is used as far as it came', async () => {
    const tasks = [modelTask({ id: 'film', title: 'Have your stroke filmed' }), modelTask({ id: 'rest', title: 'Rest' })]
    const text = JSON.stringify(modelAnswer(tasks))
    const { plan, fellBack } = await planWithModel([saying(text.slice(0, -30), { finish: 'length' })], { provider, prompt: 'Learn to swim in 6 weeks, evenings 18:00-21:00' })
    expect(fellBack).toBe(false)
    expect(plan.tasks.map(({ id }) => id)).toContain('film')
    expect(plan.warnings[0]).toContain('cut short')
  })

  test('429 and 500 are tried again', async () => {
    const { plan, requests } = await planWithModel([{ kind: 'status', status: 429 }, { kind: 'status', status: 500 }, saying(GOOD)], { provider })
    expect([plan.title, requests.length]).toEqual(['Swim with ease', 3])
  })
})
