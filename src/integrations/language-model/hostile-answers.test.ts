import { describe, expect, test } from 'vitest'
import { modelAnswer, modelTask, piecesOf, planWithModel, planWithoutModel, saying, type ModelledPlan } from '../../../tests/support/scripted-model-plans.ts'
import { MOST_TASKS } from './answer-shape.ts'

const embedded = await planWithoutModel()
const own = embedded.tasks[0]!

const WATER = modelTask({ id: 'water', title: 'Sit at the edge, feet in the water' })
const FILM = modelTask({ id: 'film', title: 'Have your stroke filmed', after: ['water'] })
const GOOD = modelAnswer([WATER, FILM])
const text = JSON.stringify(GOOD)

describe('what is usable of an answer is kept, and the rest is named', () => {
  test.each([
    ['in a Markdown fence', `\`\`\`json\n${text}\n\`\`\``],
    ['with prose around it', `Sure, here is {your} plan:\n${text}\nGood luck {with} it!`],
    ['with its thoughts before it', `<think>{"tasks": [{"title": "No"}]} hmm</think>\n${text}`],
    ['wrapped in another object', JSON.stringify({ plan: GOOD })],
    ['as a bare list of tasks', JSON.stringify([WATER, FILM])],
  ])('%s', async (_how, answer) => {
    const { plan, fellBack } = await planWithModel([saying(answer)])
    expect(fellBack).toBe(false)
    expect(titlesOf(plan)).toEqual(['Sit at the edge, feet in the water', 'Have your stroke filmed'])
    expect(plan.warnings).toEqual([])
  })

  test('truncated by its token limit: what had arrived is used, the draft keeps the rest', async () => {
    const answer = JSON.stringify(modelAnswer([modelTask({ id: own.id, title: 'Sit at the edge, feet in the water' }), FILM]))
    const cut = answer.slice(0, answer.indexOf('Have your'))
    const { plan, fellBack } = await planWithModel([saying(cut, { finish: 'length' })])
    expect(fellBack).toBe(false)
    expect(titlesOf(plan)).toContain('Sit at the edge, feet in the water')
    expect(titlesOf(plan)).toContain(embedded.tasks[1]!.title)
    expect(plan.warnings[0]).toContain('cut short')
  })

  test('wrong types: the field is left out, the task stays', async () => {
    const tasks = [{ ...WATER, effortMinutes: 'ages', priority: 'urgent', tags: 'wet', optional: 'maybe', position: 7 }, { ...FILM, effortMinutes: '2h' }, { title: 7 }, 'not a task', null]
    const { plan } = await planWithModel([saying(modelAnswer(tasks))])
    expect(plan.tasks.find(({ id }) => id === 'water')).toMatchObject({ priority: 'medium', tags: [] })
    expect(plan.warnings).toContain('3 tasks of the model’s answer could not be used.')
    expect(plan.warnings.find((warning) => warning.includes('wrong form'))).toMatch(/“effortMinutes: "ages"”, “priority: "urgent"”, “tags: "wet"” and 2 more/)
    expect(hoursOf(plan, 'Have your stroke filmed')).toBeCloseTo(2, 1)
  })

  test('one malformed task among good ones does not lose them', async () => {
    const broken = text.replace('{"description"', '{"oops" "description"')
    const { plan } = await planWithModel([saying(broken)])
    expect(titlesOf(plan)).toContain('Have your stroke filmed')
    expect(plan.warnings.join()).toContain('1 task of the model’s answer could not be used')
  })

  test('another language than the goal’s: its words are left out, order and effort taken', async () => {
    const answer = modelAnswer(
      [
        modelTask({ id: own.id, title: 'Setz dich an den Rand und halte die Füße in das Wasser', description: 'Das ist der erste Schritt für dich und du brauchst nicht mehr als eine Woche.', priority: 'low' }),
        modelTask({ id: 'neu', title: 'Lass dich filmen und schau es dir an', description: 'Mit dem Handy von der Seite, nicht von oben.' }),
      ],
      { title: 'Schwimmen lernen' },
    )
    const { plan } = await planWithModel([saying(answer)])
    expect(plan.title).toBe(embedded.title)
    expect(plan.tasks.find(({ id }) => id === own.id)).toMatchObject({ title: own.title, priority: 'low' })
    expect(titlesOf(plan).join()).not.toContain('filmen')
    expect(plan.warnings[0]).toMatch(/another language than yours.*Lass dich filmen/)
  })

  test('another script counts as another language', async () => {
    const answer = modelAnswer([modelTask({ id: 'neu', title: '在泳池边坐下来感受水的温度并且慢慢呼吸放松自己的身体', description: '每天练习十分钟直到你觉得舒服为止然后再继续下一步的学习' })])
    const { plan } = await planWithModel([saying(answer)])
    expect(titlesOf(plan)).not.toContain('在泳池边')
    expect(plan.warnings[1]).toContain('another language')
  })

  test('unknown fields are named and left out', async () => {
    const { plan } = await planWithModel([saying(modelAnswer([{ ...WATER, emoji: '🏊', cost: { eur: 5 } }, FILM], { mood: 'wet' }))])
    expect(plan.warnings).toEqual(['The model gave fields that a plan does not have; they were not used: “mood”, “emoji”, “cost”.'])
    expect(JSON.stringify(plan)).not.toContain('🏊')
  })

  test('two hundred tasks: as many as one plan takes, and what has no room is named', async () => {
    const tasks = Array.from({ length: 200 }, (_, index) => modelTask({ id: `t${index}`, title: `Drill number ${index}`, effortMinutes: 5 }))
    const { plan, fellBack } = await planWithModel([saying(modelAnswer(tasks))], { settings: { snapshotMs: 200 } })
    expect(fellBack).toBe(false)
    expect(plan.tasks.length).toBeLessThanOrEqual(MOST_TASKS)
    expect(plan.tasks.length).toBeGreaterThan(20)
    expect(plan.warnings.join('\n')).toContain('80 tasks more than one plan takes')
    expect(plan.checks.every(({ ok }) => ok)).toBe(true)
  }, 60_000)

  test('duplicate ids and titles stand once', async () => {
    const again = modelTask({ id: 'other', title: 'Sit at the edge, FEET in the water' })
    const { plan } = await planWithModel([saying(modelAnswer([WATER, { ...FILM, id: 'water' }, again, FILM]))])
    expect(titlesOf(plan)).toEqual(['Sit at the edge, feet in the water', 'Have your stroke filmed'])
    expect(plan.warnings[0]).toMatch(/^The model repeated 2 tasks/)
  })

  test('a circle of precedences is opened and named, and so is an order after nothing', async () => {
    const { plan, fellBack } = await planWithModel([saying(modelAnswer([{ ...WATER, after: ['film', 'ghost'] }, FILM]))])
    expect(fellBack).toBe(false)
    expect(plan.warnings.join('\n')).toMatch(/went in a circle; it was opened at “/)
    expect(plan.warnings.join('\n')).toContain('after ones that do not exist (“ghost”)')
  })

  test('dates and times smuggled in are left out and named; the scheduler places the task', async () => {
    const answer = modelAnswer([
      { ...WATER, title: 'Sit at the edge on 3 March 2027 at 10:00', date: '2027-03-03', startTime: '10:00' },
      { ...FILM, description: 'By 2027-02-01, done when you have seen it. (Monday)', dueDate: 'soon' },
    ])
    const { plan } = await planWithModel([saying(answer)])
    expect(titlesOf(plan)).toEqual(['Sit at the edge', 'Have your stroke filmed'])
    expect(plan.tasks.map(({ startTime }) => startTime)).toEqual(['19:00', expect.stringMatching(/^19:/)])
    expect(plan.tasks[1]!.description).toBe('done when you have seen it.')
    const warning = plan.warnings.find((each) => each.includes('the scheduler places every task'))
    expect(warning).toMatch(/“on 3 March 2027 at 10:00”, “date”, “startTime” and \d more/)
  })

  test('a date that the user wrote stays in the words', async () => {
    const prompt = 'Learn to swim for the race on 12 March 2027, Tuesdays and Thursdays 19:00-20:00'
    const { plan } = await planWithModel([saying(modelAnswer([modelTask({ id: 'bib', title: 'Fetch the bib for the race on 12 March 2027' }), FILM]))], { prompt })
    expect(titlesOf(plan)).toContain('Fetch the bib for the race on 12 March 2027')
  })

  test('web addresses and characters that no screen shows are left out', async () => {
    const { plan } = await planWithModel([saying(modelAnswer([{ ...WATER, title: 'Sit\u0000 at\u202e the edge', description: 'See https://evil.example/?q=you first. Done when seen.', references: ['https://evil.example'] }, FILM]))])
    expect(titlesOf(plan)[0]).toBe('Sit at the edge')
    expect(plan.tasks[0]).toMatchObject({ description: 'See first. Done when seen.', references: [] })
    expect(plan.warnings.join()).toContain('“https://evil.example/?q=you”')
  })

  test('ids are kept to what an address may hold', async () => {
    const { plan } = await planWithModel([saying(modelAnswer([{ ...WATER, id: '<img src=x>' }, { ...FILM, after: ['<img src=x>'] }]))])
    expect(plan.tasks.map(({ id }) => id)).toEqual(['-img-src-x-', 'film'])
    expect(plan.tasks[1]!.dependsOn).toEqual(['-img-src-x-'])
  })

  test('an answer that is longer than was asked for is stopped', async () => {
    const endless = Array.from({ length: 100 }, (_, index) => modelTask({ id: `t${index}`, title: `Drill number ${index}` }))
    const { plan, fellBack } = await planWithModel([{ kind: 'stall', pieces: piecesOf(modelAnswer(endless)) }], { settings: { maxOutputTokens: 500, stallMs: 10_000, snapshotMs: 200 } })
    expect(fellBack).toBe(false)
    expect(plan.warnings.join('\n')).toContain('cut short')
  })
})

function titlesOf(plan: ModelledPlan['plan']): string[] {
  return plan.tasks.map(({ title }) => title)
}

function hoursOf(plan: ModelledPlan['plan'], title: string): number {
  return plan.tasks.filter((task) => task.title.startsWith(title)).reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)
}
