import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

const day = (number: number | null | undefined) => iso(number ?? null)?.slice(5)
const own = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, first, last }) => `${appliesTo!.labels[0]} ${day(first)}${last === null ? '' : ` ${day(last)}`}`)
const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${day(days.first)}${days.last > days.first ? ` ${day(days.last)}` : ''}${from === null ? '' : ` ${from / 60}`}`)
const away = (prompt: string) => stated(prompt, 'exclusion').map(({ days, windows }) => `${day(days.spans?.[0]?.first)} ${day(days.spans?.[0]?.last)}${windows.length > 0 ? ' hours' : ''}`)

describe('what goes on from a date for a while', () => {
  it('keeps what waits for it until then, and what is done meanwhile within it', () => {
    const prompt = 'Concrete poured on 10 April. It has to cure for seven days before the posts are set, water it daily in that time.'
    expect(own(prompt).some((rule) => rule.startsWith('posts') && rule.endsWith('04-17'))).toBe(true)
    expect(stated(prompt, 'rhythm').map(({ title, days }) => [title, day(days.spans?.[0]?.first), day(days.spans?.[0]?.last)])).toEqual([['water', '04-10', '04-17']])
    expect(own('Estrich kommt am 3. März. Er muss vier Wochen trocknen, bevor Fliesen drauf kommen.')).toEqual(['Fliesen 03-31'])
  })

  it('is no wait where something is done so long before', () => {
    expect(own('Assay run Tue 23 March. The plates have to be thawed exactly seven days before it starts.')).toEqual([])
    expect(own('Exam on 23 March. The notes have to be printed two days before the exam starts.')).toEqual([])
  })

  it('lies between the two dates that were named last', () => {
    expect([...events('Dog’s knee is done on 4 March, check-up on the 18th, and he has to be kept on the lead in between.'), ...own('Dog’s knee is done on 4 March, check-up on the 18th, and he has to be kept on the lead in between.')].some((said) => said.includes('03-04 03-18'))).toBe(true)
  })

  it('stops at its hour the night before', () => {
    expect(events('Endoscopy on 9 March at 10:00. No food from 8pm the night before')).toContain('Stop food 03-08 20')
  })

  it('is on the day named right before', () => {
    expect(events('Lease is up 31 March, the skip comes on 12 March and the old sofa goes that day.')).toContain('old sofa 03-12')
  })
})

describe('days on shift', () => {
  it('are away, wherever the prompt has them, and the goal is what is wanted besides', () => {
    const prompt = 'on nights tue 9 till fri 12 march, asleep 9am-4pm those days. I still want three gym sessions in March, an hour each, none on shift days'
    expect(away(prompt)).toEqual(['03-09 03-12'])
    expect(read(prompt).subject).toContain('gym sessions')
    expect(stated(prompt, 'rhythm').map(({ title, count, per, minutes }) => [title, count, per, minutes])).toEqual([['gym sessions', 3, 'total', 60]])
  })

  it('take hours of no other day', () => {
    expect(away('Working lates from 8 to 12 March. Paint the fence by 20 March, an hour a day, none on work days')).toEqual(['03-08 03-12'])
  })
})

describe('what is asked for with its rate', () => {
  it('is the goal', () => {
    const prompt = 'Ella swims Mon 4-5:30, I work till 3. When do we do spelling? 20 min a day Monday to Thursday, finished by 7.'
    expect(read(prompt).subject).toBe('Spelling')
    expect(stated(prompt, 'availability').map(({ windows }) => windows[0]!.to / 60)).toContain(19)
  })

  it('is no goal without a rate', () => {
    expect(read('Learn Italian by June. When do we do it? In the evenings.').subject).toContain('Italian')
  })
})
