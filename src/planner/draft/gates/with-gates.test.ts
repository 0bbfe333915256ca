import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { dayNumber } from '../../time/day-number.ts'
import { planOf } from '../../plan-for-tests.ts'

const dayOf = ({ tasks }: Plan, title: RegExp) => {
  const task = tasks.find((each) => title.test(each.title))
  expect(task, `${String(title)} among ${tasks.map((each) => each.title).join(' / ')}`).toBeDefined()
  return dayNumber(task!.date)
}
const titles = ({ tasks }: Plan, form: RegExp) => tasks.flatMap(({ title }) => (form.test(title) ? [title] : []))

describe('in sprints', () => {
  const TEAM = 'Members’ portal: sign-up, invoices, newsletter. Team: Ana (backend), Bo (frontend), Cy (QA). Four 2-week sprints from 18 January.'

  it('books a review ahead, hands over, waits without any work, mends and only then releases', async () => {
    const plan = await planOf(`${TEAM} The privacy check takes 8 working days and must be booked two weeks in advance.`, { plannerType: 'sprint' })
    const [book, hand, mend, release] = [/^Privacy check: book/u, /^Privacy check: hand/u, /^Privacy check: mend/u, /^Release the/u].map((title) => dayOf(plan, title))
    expect(hand! - book!).toBeGreaterThanOrEqual(14)
    expect(mend! - hand!).toBeGreaterThanOrEqual(10)
    expect(release).toBeGreaterThanOrEqual(mend!)
    expect(titles(plan, /^privacy check/iu)).toHaveLength(3)
    expect(plan.checks.find(({ name }) => name.startsWith('The privacy check'))?.ok).toBe(true)
    expect(plan.warnings).toEqual([])
  })

  it('builds what is looked at before it is handed over', async () => {
    const plan = await planOf(`${TEAM} Legal needs 2 weeks to review the invoices.`, { plannerType: 'sprint' })
    const built = plan.tasks.filter(({ title }) => /^invoices/iu.test(title)).map(({ endDate, date }) => dayNumber(endDate ?? date))
    expect(built.length).toBeGreaterThan(1)
    expect(dayOf(plan, /^Legal review of invoices: hand/u)).toBeGreaterThanOrEqual(Math.max(...built))
  })

  it('has the new one running before both go on side by side, and the old one off behind that', async () => {
    const plan = await planOf(`${TEAM} Keep old and new going side by side for 2 weeks before turning off the old one.`.replace('going ', ''), { plannerType: 'sprint' })
    const [release, begin, off] = [/^Release the/u, /side by side$/u, /^Turning off/u].map((title) => dayOf(plan, title))
    expect(begin).toBeGreaterThanOrEqual(release!)
    expect(off! - begin!).toBeGreaterThanOrEqual(14)
  })

  it('asks for what needs notice in the first days', async () => {
    const plan = await planOf(`${TEAM} The test phones from the device team need 12 working days’ notice.`, { plannerType: 'sprint' })
    expect(dayOf(plan, /^Test phones: ask device team/u)).toBeLessThanOrEqual(dayNumber('2027-01-22'))
    expect(dayOf(plan, /^Test phones: take it in/u) - dayOf(plan, /^Test phones: ask/u)).toBeGreaterThanOrEqual(16)
  })

  it('says how late it is where there is less time than it takes, and asks first', async () => {
    const plan = await planOf('Members’ portal: sign-up, invoices. Team: Ana, Bo. Two 2-week sprints from 18 January. The privacy check takes 20 working days and must be booked four weeks in advance.', { plannerType: 'sprint' })
    expect(dayOf(plan, /^Privacy check: book/u)).toBeLessThanOrEqual(dayNumber('2027-01-19'))
    expect(plan.warnings.join(' ')).toMatch(/at the earliest, \d+ days after the end of the plan/u)
    expect(titles(plan, /mend what it found/u)).toEqual([])
  })
})

describe('in a calendar', () => {
  it('asks, waits and uses in their order, and lets what is built wait for the permission', async () => {
    const plan = await planOf('Build a garden shed by 20 June, Saturdays. Building permission takes 7 weeks. Then foundation, walls, roof.')
    const [ask, answer] = [dayOf(plan, /^Building permission: hand in/u), dayOf(plan, /^Building permission: collect/u)]
    expect(answer - ask).toBeGreaterThanOrEqual(49)
    expect(dayOf(plan, /foundation/iu)).toBeGreaterThanOrEqual(answer)
  })

  it('binds the steps that a thing has already to the time it takes, and adds no second set', async () => {
    const plan = await planOf('Set up a reading corner by 20 March: rug, armchair delivered (the store says 4 weeks), lamp, paint the wall. Weekends.')
    const own = titles(plan, /armchair/iu)
    expect(own.filter((title) => /order/iu.test(title))).toHaveLength(1)
    expect(dayOf(plan, /armchair.*(?:check|take)/iu) - dayOf(plan, /armchair.*order/iu)).toBeGreaterThanOrEqual(28)
  })

  it('binds the applying and the collecting that a playbook has for the goal itself', async () => {
    const plan = await planOf('Passport renewal for my daughter, we fly on 20 June. The passport renewal takes 7 weeks.')
    expect(titles(plan, /^collect|: collect/iu)).toHaveLength(1)
    expect(dayOf(plan, /^Collect it/u) - dayOf(plan, /^Appointment:/u)).toBeGreaterThanOrEqual(49)
  })

  it('goes on until what nobody ended can be there', async () => {
    const plan = await planOf('Repaint our listed house, Saturdays. The heritage consent takes 14 weeks.')
    expect(dayOf(plan, /^Heritage consent: collect/u) - dayOf(plan, /^Heritage consent: hand in/u)).toBeGreaterThanOrEqual(98)
  })

  it('takes one stage after the other', async () => {
    const plan = await planOf('Marry in Malta on 4 June. Papers: birth certificate (has to be requested from Lima, 5 weeks, then translated, 1 week), passports. Evenings.')
    const days = [/Birth certificate: request it from Lima/u, /Birth certificate: have it translated/u, /Birth certificate: collect/u].map((title) => dayOf(plan, title))
    expect(days[1]! - days[0]!).toBeGreaterThanOrEqual(35)
    expect(days[2]! - days[1]!).toBeGreaterThanOrEqual(7)
  })

  it('keeps a step that another part needs as well', async () => {
    const plan = await planOf('Move to Oslo by 1 June: police certificate (has to be requested from Rome, 3 weeks, then translated, 1 week), school certificate, flat. Evenings.')
    expect(plan.checks.filter(({ ok }) => !ok)).toEqual([])
  })
})

it('takes an office’s processing for that of what the goal hands in', async () => {
  const { tasks } = await planOf('Student visa for Chile. My course begins on 1 December. Missing: medical, bank statements, language test (DELE on 9 March), and processing is about 8 weeks.')
  const handedIn = tasks.find(({ title }) => title.startsWith('Hand it in'))!
  const decided = tasks.find(({ title }) => title.startsWith('Read the decision'))!
  expect(Date.parse(decided.date) - Date.parse(handedIn.date)).toBeGreaterThanOrEqual(56 * 86_400_000)
  expect(tasks.filter(({ title }) => title.startsWith('Processing') || title.startsWith('Language test: get'))).toEqual([])
})
