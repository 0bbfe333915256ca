import { describe, expect, it } from 'vitest'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { iso, read, stated } from '../read-for-tests.ts'

const CONCERT = 'Choir concert on Friday 19 March.'

function deadlineOf(prompt: string): string | null {
  const deadline = stated(prompt, 'deadline').find(({ appliesTo }) => appliesTo !== null)
  return deadline ? iso(deadline.latest / MINUTES_PER_DAY - 1) : null
}

describe('days counted from what the text dates elsewhere', () => {
  it.each([
    [`${CONCERT} Programme notes have to be printed two weeks before the concert.`, '2027-03-05'],
    [`${CONCERT} Programme notes must be done at least ten days before the concert.`, '2027-03-09'],
    [`${CONCERT} Programme notes no later than 3 days before that.`, '2027-03-16'],
    ['We move house on Saturday 27 March. Boxes ordered three weeks ahead of the move.', '2027-03-06'],
    ['Plan our office move. Porting must be requested at least five working days before the cutover, which happens on Thursday 18 March.', '2027-03-11'],
  ])('%s', (prompt, day) => {
    expect(deadlineOf(prompt)).toBe(day)
  })

  it('takes the day, the weekend and the week before and after for days, not bounds', () => {
    const events = stated(`${CONCERT} Dress rehearsal the day before the concert at 18:00. Thank-you notes a week after the concert.`, 'event')
    expect(events.map(({ title, days, from }) => [title, iso(days.first), from])).toEqual(expect.arrayContaining([['Dress rehearsal', '2027-03-18', 1080], ['Thank-you notes', '2027-03-26', null]]))
    const [away] = stated(`${CONCERT} No singing in the week before the concert.`, 'exclusion')
    expect([iso(away!.days.spans![0]!.first), iso(away!.days.spans![0]!.last)]).toEqual(['2027-03-12', '2027-03-18'])
  })

  it('begins something where it may not come earlier', () => {
    const posters = stated('Flea market on Sunday 21 March. Posters up no earlier than two weeks before.', 'horizon').find(({ appliesTo }) => appliesTo !== null)
    expect([posters?.appliesTo?.labels, iso(posters?.first ?? null)]).toEqual([['Posters up'], '2027-03-07'])
  })

  it('counts from what recurs for each of its days', () => {
    const brief = read('I teach on Tuesdays. The day before each class I prepare the clay.')
    expect(brief.readings.some(({ kind }) => kind === 'event' || kind === 'deadline')).toBe(false)
    expect(stated(brief.prompt, 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['prepare the clay', [1]]])
  })

  it('does not take a day that a clause describes for today', () => {
    const [away] = stated('Violin for six weeks. No practice on the day we visit my parents (Sunday 24 January).', 'exclusion')
    expect(iso(away!.days.spans![0]!.first)).toBe('2027-01-24')
  })
})

describe('weeks and edge days of the plan', () => {
  it.each([
    ['Six weeks of job search from Monday 8 February. CV ready by the end of week one.', 'deadline', '2027-02-14'],
    ['Six weeks of job search from Monday 8 February. CV ready by the end of the second week.', 'deadline', '2027-02-21'],
  ] as const)('%s', (prompt, _kind, day) => {
    expect(deadlineOf(prompt)).toBe(day)
  })

  it('keeps a week of a month where it is', () => {
    const [away] = stated('Job search from Monday 8 February for six weeks. We are away in the first week of March.', 'exclusion')
    expect(iso(away!.days.spans![0]!.first)).toBe('2027-03-01')
  })

  it('finds the last day of the sprint', () => {
    const [demo] = stated('Sprint of 10 working days starting 1 March for our dashboard. Demo on the last day at 15:00.', 'event', 'sprint')
    expect([demo?.title, iso(demo?.days.first ?? null), demo?.from]).toEqual(['Demo', '2027-03-12', 900])
  })

  it('notes a last day of nothing known', () => {
    expect(read('Demo on the last day at 15:00.').notes).toHaveLength(1)
  })
})
