import { expect, test } from 'vitest'
import { messagesOf } from '../../../tests/support/scripted-model.ts'
import { modelAnswer, modelTask, planWithModel, planWithoutModel, saying } from '../../../tests/support/scripted-model-plans.ts'

/** Two hours in all, so that little fits. */
const PROMPT = 'Sort the cellar by 17 January 2027, only Saturdays 10:00-11:00'
const embedded = await planWithoutModel(PROMPT)
const drafted = embedded.tasks.map(({ id, title }) => modelTask({ id, title, effortMinutes: 30 }))

const TOO_MUCH = modelAnswer([...drafted, ...Array.from({ length: 8 }, (_, index) => modelTask({ id: `shelf-${index}`, title: `Build shelf number ${index + 1}`, effortMinutes: 60 }))])
const LESS = modelAnswer([...drafted.slice(0, 2), modelTask({ id: 'label', title: 'Label the boxes', effortMinutes: 10 })])

test('checks that fail go back to the model once, as findings, and its second answer is used', async () => {
  const { plan, requests, uses, fellBack } = await planWithModel([saying(TOO_MUCH), saying(LESS)], { prompt: PROMPT })
  expect(requests).toHaveLength(2)
  const messages = messagesOf(requests[1]!)
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(messages[2]!.content).toBe(JSON.stringify(TOO_MUCH))
  expect(messages[3]!.content).toContain('These checks fail')
  expect(messages[3]!.content).toMatch(/"withoutRoom":\[.*\{"task":"Build shelf number \d","reason":"/)
  expect(plan.tasks.map(({ id }) => id)).toContain('label')
  expect(plan.tasks.map(({ id }) => id)).not.toContain('shelf-0')
  expect([uses.length, fellBack]).toEqual([2, false])
})

test('only once: what still does not fit is left out and named', async () => {
  const { plan, requests, fellBack } = await planWithModel([saying(TOO_MUCH)], { prompt: PROMPT })
  expect([requests.length, fellBack]).toEqual([2, false])
  expect(plan.warnings.join('\n')).toMatch(/no room for \d+ tasks that the model added: “Build shelf number/)
  expect(plan.checks.every(({ ok }) => ok)).toBe(true)
})

test('a plan that holds asks nothing more', async () => {
  expect((await planWithModel([saying(LESS)], { prompt: PROMPT })).requests).toHaveLength(1)
})

test('a second answer that fails leaves what the first one brought', async () => {
  const { plan, fellBack } = await planWithModel([saying(TOO_MUCH), { kind: 'status', status: 401 }], { prompt: PROMPT })
  expect(fellBack).toBe(false)
  expect(plan.title).toBe('Swim with ease')
})

test('findings are not asked about when the budget is spent', async () => {
  const { requests, fellBack } = await planWithModel([saying(TOO_MUCH, { usage: { input: 5_000, output: 4_000 } })], { prompt: PROMPT, settings: { maxTokens: 10_000 } })
  expect([requests.length, fellBack]).toEqual([1, false])
})
