import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { isoDate } from '../../time/day-number.ts'
import { choosePlaybook } from '../choosing/choose-playbook.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { smallGoal } from './small-goal.ts'

const NOW = { plannerType: 'calendar' as const, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }

function networkOf(prompt: string) {
  return draftNetwork(readGoal({ prompt, ...NOW }))
}

function matterOf(prompt: string): string | null {
  const frame = planFrame(readGoal({ prompt, ...NOW }))
  return smallGoal(frame, choosePlaybook(frame) !== null)?.matter.id ?? null
}

describe('a goal that is one small thing', () => {
  it.each([
    ['optician appointment wednesday 4pm', 'appointment'], ['remind me to ring the electrician tomorrow at 9', 'call'], ['collect my shoes from the cobbler by Friday', 'fetch'],
    ['Renew my bus pass this week', 'papers'], ['buy a present for Ida before 12 February', 'shop'], ['supper with the Novaks on Friday at 7, we cook', 'hosting'],
    ['coffee with Ola thursday 10am', 'company'], ['20 minute call with Kim tomorrow at 3pm', 'talk'], ['book a table for five on Saturday at 7pm', 'book'], ['defrost the freezer', 'chore'],
    ['train to Leeds Friday 7am', 'journey'], ['revise biology tomorrow 4-6pm', 'sitting'], ['handball match on Sunday at 3', 'occasion'],
    ['Arzttermin am Mittwoch um 16 Uhr', 'appointment'], ['Elektriker anrufen', 'call'], ['Tisch für 5 Personen am Samstag reservieren', 'book'],
    ['recoger las gafas mañana antes de las 6', 'fetch'], ['comprar un regalo para mi tía antes del viernes', 'shop'],
    ['appeler la banque demain à 9h', 'call'], ['rendez-vous chez le médecin mardi à 15h', 'appointment'], ['jantar com a Ana sexta às 20h', 'company'], ['Ich muss morgen um 10 zum Arzt', 'appointment'], ['plan my week', 'own-week'], ['cook dinner for 5 tonight', 'hosting'],
    ['opera on Saturday 7pm, tickets are booked', 'occasion'],
  ])('“%s” is of the kind %s', (prompt, kind) => {
    expect(matterOf(prompt)).toBe(kind)
  })

  it.each([
    'call mum every sunday at 5pm', 'pick up Italian again', 'call 300 customers by March', 'buy a house', 'clean the whole house this weekend', 'Train for a half marathon',
    'job interview tomorrow at 10', 'plan a birthday party', 'text adventure game', 'dinner for 60 guests on 5 June: caterer, music, flowers', 'Read five novels by May', 'plan my day in Rome', 'Prepare our board meeting', 'Charity walk on 5 June, 150 walkers', 'Prepare my dog for the flight on 15 April', 'Bring the old pump back to working by 12 September', 'concert of our choir on Saturday 8pm',
  ])('“%s” is more', (prompt) => {
    expect(matterOf(prompt)).toBeNull()
  })

  it('has what must be ready before it, the thing at its hour, and what follows, and no week of project work', () => {
    const { tasks, title } = networkOf('remind me to ring the electrician tomorrow at 9')
    expect(title).toBe('Ring the electrician')
    expect(tasks.map(({ title: name, effortMinutes, fixed }) => [name, effortMinutes, fixed && `${isoDate(fixed.days.first)} ${fixed.from! / 60}`])).toEqual([
      ['Ring the electrician: number at hand, and what you want to know or say', 10, null],
      ['Ring the electrician', 15, '2027-01-05 9'],
      ['Ring the electrician: note the answer, and put its date into the calendar', 5, null],
    ])
    expect(tasks[1]!.after).toEqual([{ taskId: tasks[0]!.id, lagMinutes: 0 }])
  })

  it('takes as long as was said', () => {
    expect(networkOf('lunch with grandpa on saturday at noon, 2 hours').tasks.find(({ title }) => title === 'Lunch with grandpa')?.effortMinutes).toBe(120)
    expect(networkOf('20 minute call with Kim tomorrow at 3pm').tasks.find(({ title }) => title === 'Call with Kim')?.effortMinutes).toBe(20)
  })

  it('is done within the part of the day that was named', () => {
    const visit = networkOf('ring the insurer on Thursday before noon').tasks.find(({ title }) => title === 'Ring the insurer')
    expect([visit?.fixed, visit?.allowedDays && isoDate(visit.allowedDays.first), visit?.wish.windows]).toEqual([null, '2027-01-07', [{ from: 540, to: 720 }]])
  })

  it('gets its appointment first where none is named', () => {
    expect(networkOf('haircut next week').tasks.map(({ id }) => id)).toEqual(['to-fix', 'before-1', 'the-thing', 'after'])
  })

  it('books today what happens on its own day', () => {
    const tasks = networkOf('book a table for five on Saturday at 7pm').tasks
    expect(tasks.map(({ title, fixed }) => [title, fixed && isoDate(fixed.days.first)])).toContainEqual(['Table for five', '2027-01-09'])
    expect(tasks.find(({ title }) => title === 'Book a table for five')?.fixed).toBeNull()
  })
})

it('takes an hour without a day for the next such hour', () => {
  const kids = networkOf('fetch the kids at 4').tasks.find(({ title }) => title === 'Fetch the kids')
  expect([kids?.fixed?.from, kids && isoDate(kids.fixed!.days.first)]).toEqual([16 * 60, '2027-01-04'])
})

describe('a list of errands', () => {
  it('has each thing once, with the length of its kind', () => {
    const { tasks, title } = networkOf('Saturday: 10am haircut, groceries, call gran, wash the car')
    expect(title).toBe('Things to do')
    expect(tasks.map(({ title: name, effortMinutes }) => `${name} ${effortMinutes}`)).toEqual(['Groceries 45', 'Call gran 15', 'Wash the car 60', 'Haircut 60'])
  })
})
