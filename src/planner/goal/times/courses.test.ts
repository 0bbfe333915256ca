import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('a course on counted weekdays', () => {
  it('is each of its dates beside something dated', () => {
    expect(stated('Wine exam on 24 May. Class three Wednesdays from 10 March, 18:30-19:30.', 'event').slice(1).map(({ title, days, from, to }) => [title, iso(days.first), from, to])).toEqual([
      ['Class (1 of 3)', '2027-03-10', 1110, 1170], ['Class (2 of 3)', '2027-03-17', 1110, 1170], ['Class (3 of 3)', '2027-03-24', 1110, 1170],
    ])
  })

  it('stays work where it is the goal', () => {
    expect(stated('Pottery: 5 Thursdays from 4 March 18:00-20:00', 'event')).toEqual([])
  })
})

describe('a course and what leads up to a day', () => {
  it('ends after so many evenings, and makes up for those that are left out', () => {
    const [course] = stated('Learn tango. The course at Club Sur is Wednesdays 19:00-20:30, starts 3 March, six evenings, none on 31 March.', 'rhythm')
    expect(course!.days.spans!.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-03', '2027-04-14']])
    expect(stated('Learn tango. The class is Wednesdays 19:00-20:30, starts 3 March, six evenings.', 'horizon')).toEqual([])
  })

  it('is on the days right before the occasion, at the hour behind the comma', () => {
    const rhythms = stated('School play on Saturday 20 March at 5pm. We rehearse at ours on the two Sundays before, at 2pm.', 'rhythm')
    expect(rhythms.map(({ count, days, windows }) => [count, days.spans!.map(({ first }) => iso(first)), windows[0]!.from])).toEqual([[2, ['2027-03-06'], 840]])
  })

  it('is open from the hour at which the children are in bed', () => {
    const rhythm = stated('Learn tango. Twenty minutes in the living room on Mondays and Sundays, after the kids are in bed (8.15pm).', 'rhythm').find(({ days }) => days.weekdays?.length === 2)
    expect(rhythm!.windows[0]!.from).toBe(1215)
  })

  it('begins one thing later where it is allowed later', () => {
    const brief = read('Knee rehab for 10 weeks from Monday, exercises every day at 8:00 for 10 minutes. Only from week 6 on I may cycle, 20 min on Tuesdays and Fridays between 17:00 and 19:00.')
    expect(readingsOf(brief, 'horizon').find(({ appliesTo }) => appliesTo !== null)?.appliesTo!.labels).toEqual(['cycle'])
  })

  it('has exams on both of the days that brackets stand behind', () => {
    const events = stated('Exams on 14 June (Latin 9:00, biology 14:00) and 15 June (physics 9:00). Study Sundays 10-12.', 'event')
    expect(events.filter(({ title }) => /latin|physics/iu.test(title)).map(({ title, days }) => [title, iso(days.first)])).toEqual([['Latin', '2027-06-14'], ['physics', '2027-06-15']])
  })

  it('is called by where it is performed', () => {
    expect(stated('I want to sing three songs at the village fête on 12 June', 'event')[0]!.title).toBe('village fête')
    expect(stated('Quiero tocar dos piezas en la velada del 12 de junio', 'event')[0]!.title).toBe('velada')
  })

  it('begins with what is said to be the hardest', () => {
    const [order] = stated('Learn three songs: Perfidia, Sway, Besame Mucho. Sway is the hardest, start with that.', 'precedence')
    expect(order!.before.labels).toEqual(['Sway'])
  })
})
