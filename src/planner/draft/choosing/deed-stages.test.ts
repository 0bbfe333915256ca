import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasks = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const titles = (prompt: string) => tasks(prompt).map(({ title }) => title)
const minutes = (prompt: string, part: RegExp) => tasks(prompt).filter(({ title }) => part.test(title)).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)

const harbour = (checks: number) => `Harbour office in order: three 1-week sprints from 18 January, Ola and Finn full time. Inspect ${checks} mooring ropes, sort the key cabinet, translate the house rules`

describe('a part that says what is done to many things', () => {
  it('keeps its verb and goes through them in portions', () => {
    const all = titles(harbour(60))
    expect(all).toContain('Inspect 60 mooring ropes: what has to be right, with what it is checked, and the list')
    expect(all.some((title) => title.startsWith('Inspect 60 mooring ropes: 1–'))).toBe(true)
    expect(all.some((title) => title.includes('of 60, one by one'))).toBe(true)
    expect(all.filter((title) => /ropes: (?:first complete version|outline|draft)/u.test(title))).toEqual([])
  })

  it('takes longer for more of them', () => {
    expect(minutes(harbour(120), /ropes/u)).toBeGreaterThan(1.5 * minutes(harbour(30), /ropes/u))
  })

  it('keeps its verb in the playbook of another kind of work', () => {
    const all = titles('Supplier quality in two 2-week sprints from 18 January, Jana 20 h a week and Piet 20 h a week. Audit 14 work instructions, interview 6 foremen, test the alarm chain')
    expect(all).toContain('Interview 6 foremen: questions, consent, dates, and one tried')
    expect(all).toContain('Audit 14 work instructions: what each is judged by, tried on five of them')
  })

  it('is counted behind the verb too', () => {
    expect(titles('Tidy the ticket desk in two 1-week sprints from 18 January, Kim and Lou. 90 tickets to triage, 12 to delete, a new form')).toContain('90 tickets to triage: the piles and the rule for each, tried on ten')
  })

  it('teaches people in groups', () => {
    const course = (people: number) => `New till in two 2-week sprints from 18 January, Kim and Lou full time. Train ${people} cashiers, label the shelves, pack the old tills`
    expect(minutes(course(48), /^Train \d+ cashiers: hold/u)).toBeGreaterThan(minutes(course(6), /^Train \d+ cashiers: hold/u))
  })

  it('has two verbs for the same things', () => {
    expect(titles('Tidy the depot in two 1-week sprints from 18 January, Kim and Lou. Weigh and measure 90 parcels, new racks, clean the ramp').some((title) => title.startsWith('Weigh and measure 90 parcels: what exactly counts'))).toBe(true)
  })

  it('is a feature of a product where it names no number', () => {
    expect(titles('Boat share app in two 2-week sprints from 18 January, two developers: find a boat, check the weather, record a trip').filter((title) => /who is wanted|what has to be right|equipment, and a trial/u.test(title))).toEqual([])
  })

  it('does not pull all work to the days of the part that is listed last', () => {
    const all = tasks('Field school in two 3-week sprints from 1 March: Lin half time, Marek full time. Map, samples, tables, figures, text. The drill rig is booked 8-12 March')
    const before = all.find(({ title }) => /^Drill rig.*(?:accepted|fix|mend)/iu.test(title))
    expect((before?.after ?? []).length).toBeLessThan(4)
  })

  it('may be told in two words among other orders', () => {
    expect(titles('Choir tour in two 2-week sprints from 1 March, Kim and Lou. Find hosts, book the coach, print songbooks, rehearse the encore').filter((title) => title.startsWith('Find hosts: who is wanted'))).toHaveLength(1)
  })

  it('leaves things that only sound like it to those who build them', () => {
    const all = titles('Course platform in two 2-week sprints from 18 January, two developers: review page, test cases, crate labels, order emails, sort menu')
    expect(all.filter((title) => /what each is judged by|the piles and the rule|boxes, numbers|what is tried, what counts/u.test(title))).toEqual([])
  })
})
