import { describe, expect, it } from 'vitest'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { MONDAY, reading, testBrief } from '../brief-for-tests.ts'
import { planFrame } from '../plan-frame.ts'
import { templateCopies, templateMinutes } from './template-copies.ts'

const TASK: TaskTemplate = { id: 'record', at: 0.4, minutes: 60, title: 'Record {part}', how: 'Two takes.', done: 'it is safe' }
const BATCH: NonNullable<TaskTemplate['batch']> = { units: ['episode'], unit: 'episodes', usual: 3, of: 2, atMost: 3, until: 0.8 }

function frameOf(prompt: string, weeks = 12) {
  return planFrame(testBrief({ prompt, readings: [reading({ kind: 'horizon', first: MONDAY, last: MONDAY + weeks * 7 - 1 })] }))
}

describe('a template for each portion of an amount', () => {
  it('makes one task a portion, in order, each after the one before', () => {
    const copies = templateCopies([{ ...TASK, batch: BATCH }, { ...TASK, id: 'edit', at: 0.9, after: ['record'] }], frameOf('a podcast with 6 episodes'))
    expect(copies.map(({ id, slots }) => [id, slots['part']])).toEqual([['record-1', 'episodes 1–2'], ['record-2', 'episodes 3–4'], ['record-3', 'episodes 5–6'], ['edit', undefined]])
    expect(copies.map(({ after }) => after)).toEqual([[], ['record-1'], ['record-2'], ['record-3']])
    expect(copies[1]!.at).toBeGreaterThan(copies[0]!.at)
  })

  it('makes no more tasks than it may, with larger portions and more time', () => {
    const copies = templateCopies([{ ...TASK, batch: BATCH }], frameOf('a podcast with 12 episodes'))
    expect(copies.map(({ slots }) => slots['part'])).toEqual(['episodes 1–4', 'episodes 5–8', 'episodes 9–12'])
    expect(copies[0]!.minutes).toBe(120)
  })

  it('counts by the number that stands nearest before the unit, in figures or in words, and by no part of another number', () => {
    const cluster = { ...BATCH, units: ['cluster'], unit: 'clusters', of: 1, atMost: 6 }
    const partsOf = (prompt: string) => templateCopies([{ ...TASK, batch: cluster }], frameOf(prompt)).map(({ slots }) => slots['part'])
    expect(partsOf('upgrade from 1.27 to 1.31 on three clusters')).toEqual(['cluster 1', 'cluster 2', 'cluster 3'])
    expect(partsOf('in 2028 for our 2 big clusters')).toEqual(['cluster 1', 'cluster 2'])
    expect(partsOf('budget 2028 for the clusters')).toHaveLength(3)
    expect(partsOf('48h between clusters, 1.5 clusters')).toHaveLength(3)
  })

  it('calls what is counted by all of its words', () => {
    const counted = { ...BATCH, units: ['pump', 'pump station'], unit: 'pumps', of: 4, atMost: 6 }
    expect(templateCopies([{ ...TASK, batch: counted }], frameOf('look after our 8 old pump stations')).map(({ slots }) => slots['part'])).toEqual(['pump stations 1–4', 'pump stations 5–8'])
  })

  it('takes the usual amount, or none, when the prompt gives none', () => {
    expect(templateCopies([{ ...TASK, batch: BATCH }], frameOf('a podcast'))).toHaveLength(2)
    expect(templateCopies([{ ...TASK, batch: { ...BATCH, usual: 0 } }], frameOf('a podcast'))).toEqual([])
  })
})

describe('a template that comes again', () => {
  it('keeps what comes again apart by half of its time at least', () => {
    const copies = templateCopies([{ ...TASK, everyWeeks: 4 }], frameOf('a podcast', 20))
    expect(copies.length).toBeGreaterThan(2)
    for (const [index, { previous }] of copies.entries()) expect(previous).toEqual(index === 0 ? undefined : { id: copies[index - 1]!.id, gapDays: 14 })
  })

  it('comes every so many weeks until the end, and not at all in a short plan', () => {
    const weeksOf = (weeks: number) => templateCopies([{ ...TASK, everyWeeks: 4 }], frameOf('a podcast', weeks)).map(({ slots }) => slots['week'])
    expect(weeksOf(15)).toEqual(['6', '10', '14'])
    expect(weeksOf(6)).toEqual([])
  })
})

describe('the minutes of a template', () => {
  const scaled: TaskTemplate = { ...TASK, scale: { units: ['guest', 'people'], minutesEach: 1, atMost: 120 } }

  it('grow with a number before the word, however it was read, up to a limit', () => {
    expect(templateMinutes(scaled, frameOf('a party'))).toBe(60)
    expect(templateMinutes(scaled, frameOf('a party for 20 guests'))).toBe(80)
    expect(templateMinutes(scaled, frameOf('a party for 20 lovely old guests'))).toBe(80)
    expect(templateMinutes(scaled, frameOf('a party for 500 guests'))).toBe(120)
  })

  it('do not grow with a number that counts something before the word', () => {
    expect(templateMinutes(scaled, frameOf('a party in two weeks, guests from abroad'))).toBe(60)
  })

  it('are more for a first-timer and fewer for an expert', () => {
    expect(templateMinutes(TASK, frameOf('I am a beginner'))).toBe(75)
    expect(templateMinutes(TASK, frameOf('I am very experienced'))).toBe(50)
  })
})

it('lets a playbook of one’s own take the place of ours by its id', () => {
  const own: Playbook = { id: 'wedding', title: 'our weddings', plannerTypes: ['calendar'], matches: { strong: ['wedding'], weak: [] }, tags: [], tasks: [TASK] }
  const { playbooks } = planFrame(testBrief({ prompt: 'a wedding' }), [own])
  expect(playbooks.filter(({ id }) => id === 'wedding')).toEqual([own])
})
