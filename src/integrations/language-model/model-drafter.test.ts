import { expect, test } from 'vitest'
import { modelAnswer, modelTask, planWithModel, planWithoutModel, saying, SWIMMING } from '../../../tests/support/scripted-model-plans.ts'

const embedded = await planWithoutModel()
const first = embedded.tasks[0]!
// One that the embedded plan puts into no order with it.
const second = embedded.tasks.find(({ id, dependsOn }) => id !== first.id && dependsOn === undefined)!

const GOOD = modelAnswer([
  modelTask({ id: second.id, title: 'Pack goggles, cap and a lock', effortMinutes: 20, priority: 'high' }),
  modelTask({ id: first.id, title: 'First visit with Ana', after: [second.id] }),
  modelTask({ id: 'film', title: 'Have your stroke filmed', after: [first.id], effortMinutes: 30 }),
])

test('the embedded plan is there before the model has said a word, and the model’s replaces it in place', async () => {
  const { shown, plan, fellBack, events } = await planWithModel([saying(GOOD)])
  expect(shown[0]!.tasks).toEqual(embedded.tasks)
  expect(plan.title).toBe('Swim with ease')
  expect(plan.tasks.map(({ id, title }) => [id, title])).toEqual([[second.id, 'Pack goggles, cap and a lock'], [first.id, 'First visit with Ana'], ['film', 'Have your stroke filmed']])
  expect(plan.tasks.find(({ id }) => id === 'film')!.dependsOn).toEqual([first.id])
  expect(plan.checks.every(({ ok }) => ok)).toBe(true)
  expect([fellBack, plan.warnings]).toEqual([false, []])
  const steps = events.flatMap((event) => (event.type.startsWith('step') && 'step' in event ? [`${event.type} ${event.step}`] : []))
  expect(steps).toEqual(['read', 'draft', 'refine', 'schedule', 'verify'].flatMap((step) => [`step-started ${step}`, `step-completed ${step}`]))
})

test('tasks appear as they come, every snapshot scheduled and verified, and none that is cut in the middle of a word', async () => {
  const { shown } = await planWithModel([saying(GOOD, { pieceMs: 12 })])
  const titles = shown.map(({ tasks }) => tasks.map(({ title }) => title))
  const partial = titles.slice(1, -1)
  expect(partial.length).toBeGreaterThanOrEqual(2)
  expect(partial.every((each) => each.every((title) => titles.at(-1)!.includes(title) || titles[0]!.includes(title)))).toBe(true)
  expect(partial.at(-1)).toContain('First visit with Ana')
  for (const { checks, tasks } of shown) {
    expect(checks.length).toBeGreaterThan(3)
    expect(checks.every(({ ok }) => ok)).toBe(true)
    expect(tasks.length).toBeGreaterThanOrEqual(3)
  }
})

test('snapshots are throttled to what an eye can follow', async () => {
  const many = modelAnswer(Array.from({ length: 30 }, (_, index) => modelTask({ id: `drill-${index}`, title: `Drill number ${index}`, effortMinutes: 10 })))
  const started = performance.now()
  const { shown } = await planWithModel([saying(many, { pieceMs: 1 })], { settings: { snapshotMs: 150 } })
  const possible = Math.ceil((performance.now() - started) / 150)
  expect(shown.length - 2).toBeGreaterThanOrEqual(1)
  expect(shown.length - 2).toBeLessThanOrEqual(possible)
})

test('a slow model is waited for while it keeps talking', async () => {
  const { plan, fellBack } = await planWithModel([saying(GOOD, { pieceMs: 60 })], { settings: { stallMs: 1_000 } })
  expect([plan.title, fellBack]).toEqual(['Swim with ease', false])
})

test('what the prompt asks for is never dropped, moved or shortened', async () => {
  const prompt = `${SWIMMING}. Swim test on 12 February 2027 at 16:00.`
  const own = await planWithoutModel(prompt)
  const fixed = own.tasks.find(({ startTime }) => startTime === '16:00')!
  const answer = modelAnswer([modelTask({ id: fixed.id, title: 'Do the test', effortMinutes: 5, partOfDay: 'morning', position: 0 }), modelTask({ id: 'rest', title: 'Rest before the test' })])
  const { plan } = await planWithModel([saying(answer)], { prompt })
  expect(plan.tasks.find(({ id }) => id === fixed.id)).toMatchObject({ date: '2027-02-12', startTime: '16:00', endTime: fixed.endTime })
})

test('wishes for an order, a part of day, a person and a sprint are taken as wishes', async () => {
  const prompt = 'Two 2-week sprints from Monday for Ana (backend) and Ben (frontend): login, billing, audit log'
  const answer = modelAnswer([
    modelTask({ id: 'threats', title: 'Write down what could go wrong', assignee: 'ben', sprint: 2, effortMinutes: 120 }),
    modelTask({ id: 'reports', title: 'Report to the board', assignee: 'Zoe', sprint: 1, effortMinutes: 60 }),
  ])
  const { plan } = await planWithModel([saying(answer)], { prompt, plannerType: 'sprint' })
  expect(plan.tasks.find(({ id }) => id === 'threats')).toMatchObject({ assignee: 'Ben', sprint: 2 })
  expect(['Ana', 'Ben', undefined]).toContain(plan.tasks.find(({ id }) => id === 'reports')!.assignee)
  expect(plan.warnings.join()).toContain('people whom your words do not name (“Zoe”)')
})

test('work longer than a session becomes several sessions in order', async () => {
  const answer = modelAnswer([modelTask({ id: 'lengths', title: 'Swim a kilometre', effortMinutes: 150 }), modelTask({ id: 'party', title: 'Celebrate', after: ['lengths'] })])
  const { plan } = await planWithModel([saying(answer)])
  const parts = plan.tasks.filter(({ title }) => title.startsWith('Swim a kilometre'))
  expect(parts.map(({ title }) => title)).toEqual(parts.map((_, index) => `Swim a kilometre (${index + 1}/${parts.length})`))
  expect(parts.length).toBeGreaterThan(2)
  expect(plan.tasks.find(({ id }) => id === 'party')!.dependsOn).toEqual([parts.at(-1)!.id])
})

test('tokens in and out and what they cost are told for each request', async () => {
  const { uses } = await planWithModel([saying(GOOD, { usage: { input: 2_000, output: 800 } })], { settings: { inputPrice: 2.5, outputPrice: 10 } })
  expect(uses).toEqual([{ inputTokens: 2_000, outputTokens: 800, costMicros: 13_000, estimated: false, outcome: 'answered' }])
})

test('where the model does not count, the tokens are estimated', async () => {
  const { uses, requests } = await planWithModel([saying(GOOD, { usage: null })])
  expect(uses).toMatchObject([{ estimated: true, outcome: 'answered' }])
  expect(uses[0]!.inputTokens).toBeGreaterThan(requests[0]!.text.length / 8)
  expect(uses[0]!.outputTokens).toBe(Math.ceil(JSON.stringify(GOOD).length / 4))
})
