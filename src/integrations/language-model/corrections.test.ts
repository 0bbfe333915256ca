import { Temporal } from 'temporal-polyfill'
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

  test('that do not hold together leave the others in the plan', async () => {
    const { plan } = await planWithReadings([
      { reading: null, quote: 'at supper', means: 'no tasks on Mondays' },
      { reading: null, quote: 'My lips give out after a quarter hour', means: 'sessions of at most 15 minutes' },
    ])
    expect(plan.tasks.every(({ estimatedHours }) => estimatedHours <= 0.25)).toBe(true)
    expect(plan.warnings.join()).toContain('did not go together with the rest of them, so it was left out: “no tasks on Mondays”')
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

  test('keep sessions apart where the words want it', async () => {
    const prompt = 'Practise the tin whistle twice a week for 5 weeks in the evening. My lips want to heal for two days after each go.'
    const { plan } = await planWithReadings([{ reading: null, quote: 'My lips want to heal for two days after each go', means: 'at least two days between sessions' }], prompt)
    const days = [...new Set(plan.tasks.map(({ date }) => date))].map((date) => Temporal.PlainDate.from(date))
    expect(days.length).toBeGreaterThan(5)
    expect(days.slice(1).every((day, index) => days[index]!.until(day).days >= 3)).toBe(true)
    expect(plan.checks.find(({ name }) => name.includes('My lips want to heal'))).toMatchObject({ ok: true })
  })

  test.each([
    ['calendar', 'Obejrzeć skansen, dwie godziny autobusem z Zakopane do Kraków', 'dwie godziny autobusem z Zakopane do Kraków', '2 hours by bus from Zakopane to Kraków', 'Zakopane to Kraków: 2 h'],
    ['calendar', 'Plan our wedding in Cork in 8 months for fourscore of our folk', 'for fourscore of our folk', 'for 80 guests', '80 people'],
    ['calendar', 'Zdać maturę z matematyki w miesiąc, korepetycje w piątek o piętnastej', 'korepetycje w piątek o piętnastej', 'korepetycje on Friday at 15:00', 'korepetycje: Fri 8 Jan 2027 15:00'],
    ['sprint', 'Zbudować sklep. Ania pisze serwer po dwadzieścia godzin w tygodniu', 'Ania pisze serwer po dwadzieścia godzin w tygodniu', 'Ania is a backend developer with 20 hours a week', 'Ania: up to 20 h a week'],
  ] as const)('of every kind are taken: a %s of “%s”', async (plannerType, prompt, quote, means, text) => {
    const { plan } = await planWithModel([saying(modelAnswer([], { readings: [{ reading: null, quote, means }] }))], { prompt, plannerType })
    expect(plan.assumptions).toContainEqual({ source: 'stated', words: quote, text })
  })

  test('whose tasks leave nothing standing leave the embedded plan', async () => {
    const prompt = 'Plan our wedding in Cork in 8 months for fourscore of our folk'
    const readings = [{ reading: null, quote: 'for fourscore of our folk', means: 'for 80 guests' }]
    const { plan, fellBack } = await planWithModel([saying(modelAnswer(tasks, { readings }))], { prompt })
    expect(fellBack).toBe(true)
    expect(plan.tasks).toEqual((await planWithoutModel(prompt)).tasks)
  })

  test('bring no person and no place into the plan that the words do not name', async () => {
    const prompt = 'Zbudować sklep. Ania pisze serwer po dwadzieścia godzin w tygodniu'
    const readings = [{ reading: null, quote: 'pisze serwer', means: 'Mallory is a backend developer with 20 hours a week' }]
    const { plan } = await planWithModel([saying(modelAnswer(tasks, { readings }))], { prompt, plannerType: 'sprint' })
    expect(plan.warnings.join()).toContain('named people or places that your words do not (“Mallory”)')
    expect(JSON.stringify([plan.tasks, plan.assumptions])).not.toContain('Mallory')
  })

  test('are as many as one plan takes', async () => {
    const { plan } = await planWithReadings(Array.from({ length: 15 }, () => ({ reading: null, quote: null, means: 'sessions of 30 minutes' })))
    expect(plan.warnings.join()).toContain('3 of its readings were left out')
  })
})
