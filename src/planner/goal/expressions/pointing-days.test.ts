import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('days that stand for others', () => {
  it('knows that weekend and before that', () => {
    const prompt = 'Move house on 29 January. My parents visit 16-17 January, no packing that weekend. The van arrives on 20 January, no driving before that.'
    expect(stated(prompt, 'exclusion').map(({ days, appliesTo }) => [appliesTo?.labels, iso(days.spans![0]!.first)])).toEqual([[['packing'], '2027-01-16']])
    expect(stated(prompt, 'horizon').map(({ first, appliesTo }) => [appliesTo?.labels, iso(first)])).toEqual([[['driving'], '2027-01-20']])
  })

  it('changes its hours at a date', () => {
    const open = stated('Find a new job. Free from 1 March, so until then only evenings (19-21), afterwards 9-13 on weekdays.', 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays, iso(days.spans![0]!.first), iso(days.spans![0]!.last)!.slice(0, 4), windows[0]!.from])).toEqual([[undefined, '2027-01-04', '2027', 1140], [[1, 2, 3, 4, 5], '2027-03-01', '2037', 540]])
    expect(iso(open[0]!.days.spans![0]!.last)).toBe('2027-02-28')
  })

  it.each([
    ['Chess tournament 20-21 March. Endgames on Saturdays 10-12.', 'Chess tournament', '2027-03-20'],
    ['Grade 6 violin: exam week is 22–26 March. 45 min practice a day.', 'exam week', '2027-03-22'],
    ['Train our pup for the bronze test (Sun 14 March, 10.15)', 'bronze test', '2027-03-14'],
    ['10k in under 50 min on 7 May. Long run on Sundays.', '10k', '2027-05-07'],
  ])('%s leads up to it', (prompt, title, date) => {
    expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, date]])
    expect(stated(prompt, 'deadline').map(({ event }) => event)).toEqual([title])
  })
})
