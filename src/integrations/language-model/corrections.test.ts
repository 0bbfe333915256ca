import { describe, expect, test } from 'vitest'
import { modelAnswer, modelTask, planWithModel, planWithoutModel, saying } from '../../../tests/support/scripted-model-plans.ts'

/** The grammar reads '5 weeks' and 'Mondays', and understands nothing of the quarter of an hour that is written so oddly. */
const PROMPT = 'Learn the tin whistle in 5 weeks, Mondays only. My lips give out after a quarter hour, and the cat hates it at supper.'

const tasks = [modelTask({ id: 'scale', title: 'Play the scale of D' })]

function planWithReadings(readings: object[], prompt = PROMPT) {
  return planWithModel([saying(modelAnswer(tasks, { readings }))], { prompt })
}

describe('readings that a model corrects', () => {
  test('with quoted words are read by our grammar, shown with those words and held by the verifier', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: 'My lips give out after a quarter hour', means: 'sessions of at most 15 minutes' }])
    expect(plan.assumptions).toContainEqual(expect.objectContaining({ source: 'stated', words: 'My lips give out after a quarter hour' }))
    expect(plan.checks.find(({ name }) => name.includes('My lips give out'))).toMatchObject({ ok: true })
    expect(plan.tasks.every(({ estimatedHours }) => estimatedHours <= 0.25)).toBe(true)
    expect(plan.warnings.join()).not.toContain('model')
  })

  test('without a quote are marked as assumptions', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: null, means: 'sessions of at most 20 minutes' }])
    expect(plan.assumptions).toContainEqual(expect.objectContaining({ source: 'assumed', words: '', text: expect.stringContaining('20') }))
  })

  test('that quote what the prompt does not say are dropped and named', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: 'never before noon', means: 'afternoons only' }])
    expect(plan.warnings.join()).toContain('quoted words that are not yours (“never before noon”)')
    expect(plan.assumptions.map(({ words }) => words)).not.toContain('never before noon')
  })

  test('give way to what our grammar took from explicit words, named by id or quoted', async () => {
    const { plan } = await planWithReadings([
      { reading: 'r1', quote: null, means: 'in 2 weeks' },
      { reading: null, quote: 'Mondays only', means: 'every day' },
    ])
    const untouched = await planWithoutModel(PROMPT)
    const stated = (all: typeof plan.assumptions) => all.filter(({ source }) => source === 'stated')
    expect(stated(plan.assumptions)).toEqual(stated(untouched.assumptions))
    expect(plan.warnings.join()).toMatch(/What you said in so many words stands/)
  })

  test('that bring a calendar date are dropped as dates', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: 'at supper', means: 'not after 1 February 2027' }])
    expect(plan.warnings.join()).toContain('“not after 1 February 2027”')
    expect(plan.assumptions.map(({ words }) => words)).not.toContain('at supper')
  })

  test('that our grammar does not understand are named', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: 'the cat hates it', means: 'mind the cat' }])
    expect(plan.warnings.join()).toContain('could not be understood: “mind the cat”')
  })

  test('that contradict the rest leave the plan as it was, and are named', async () => {
    const { plan } = await planWithReadings([{ reading: null, quote: 'at supper', means: 'no tasks on Mondays' }])
    expect(plan.tasks.every(({ date }) => new Date(date).getUTCDay() === 1)).toBe(true)
    expect(plan.warnings.join()).toContain('did not go together with the rest of them')
  })

  test('take the place of an assumption of ours', async () => {
    const prompt = 'Learn the tin whistle. Ends when the geese fly south'
    const { plan } = await planWithReadings([{ reading: null, quote: 'when the geese fly south', means: 'in 8 weeks' }], prompt)
    expect(plan.assumptions.some(({ text, source }) => source === 'assumed' && text.includes('30 days'))).toBe(false)
    expect(plan.assumptions).toContainEqual(expect.objectContaining({ source: 'stated', words: 'when the geese fly south' }))
  })

  test('in a language that the grammar does not read become constraints in the goal’s own words', async () => {
    const prompt = 'Nauczyć się grać na flecie, trzy razy w tygodniu wieczorem'
    const { plan } = await planWithReadings([{ reading: null, quote: 'trzy razy w tygodniu wieczorem', means: 'three times a week in the evening' }], prompt)
    const checked = plan.checks.filter(({ name }) => name.includes('trzy razy w tygodniu wieczorem'))
    expect(checked.length).toBeGreaterThan(0)
    expect(checked.every(({ ok }) => ok)).toBe(true)
    expect(plan.tasks.every(({ startTime }) => startTime !== null && startTime >= '17:00')).toBe(true)
    expect(plan.tasks.length).toBeGreaterThan(5)
  })

  test('are as many as one plan takes', async () => {
    const { plan } = await planWithReadings(Array.from({ length: 15 }, () => ({ reading: null, quote: null, means: 'sessions of 30 minutes' })))
    expect(plan.warnings.join()).toContain('3 of its readings were left out')
  })
})
