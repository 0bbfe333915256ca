import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const PLAN = 'Learn the cello by 20 June.'
const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, everyDays, count, per, days, windows }) => ({ title, everyDays, count, per, weekdays: days.weekdays, windows }))

describe('what comes back every few weeks or months', () => {
  it.each([
    [`${PLAN} New strings every three months.`, 'New strings', 91],
    [`${PLAN} Bow cleaning fortnightly.`, 'Bow cleaning', 14],
    [`${PLAN} Duet with Ann every 3 weeks.`, 'Duet with Ann', 21],
    ['Aprender violonchelo antes del 20 de junio. Ensayo general cada tres semanas.', 'Ensayo general', 21],
    ['Cello lernen bis 20. Juni. Bogen putzen alle zwei Wochen.', 'Bogen putzen', 14],
    [`${PLAN} Recording session once a fortnight.`, 'Recording session', 14],
  ])('is read where no weekday is named: %s', (prompt, title, everyDays) => {
    expect(rhythms(prompt)).toContainEqual(expect.objectContaining({ title, everyDays }))
  })

  it('names a kind of thing in one word', () => {
    expect(rhythms(`${PLAN} Then the quarterly report is due.`)).toEqual([])
  })

  it('is no rate where it says how much later', () => {
    expect(rhythms('Group 1 arrives on 15 March, group 2 a fortnight later.')).toEqual([])
  })

  it('is the length of the sprints of a team that names nothing else', () => {
    expect(stated('Move the archive to the new building. Fortnightly, starting 18 January.', 'sprint-calendar', 'sprint')).toMatchObject([{ lengthDays: 14 }])
  })
})

describe('the day behind a count', () => {
  it.each([
    [`${PLAN} One lesson a week on a Thursday at 18:30.`, 'lesson', [4], 1110],
    [`${PLAN} Theory twice a week, Mondays and Fridays at 5.`, 'Theory', [1, 5], 1020],
  ])('is the day of what is counted: %s', (prompt, title, weekdays, from) => {
    expect(rhythms(prompt)).toContainEqual(expect.objectContaining({ title, weekdays, windows: [expect.objectContaining({ from })] }))
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('counts a fortnight in weeks', () => {
    expect(rhythms(`${PLAN} Physio once a fortnight on a Thursday.`)).toContainEqual(expect.objectContaining({ title: 'Physio', everyDays: 14, weekdays: [4] }))
  })
})

describe('what is no rhythm', () => {
  it.each([
    `${PLAN} I want to practise 5 minutes longer every day.`,
    'Go to bed earlier. Lights out 10 minutes earlier each week.',
    'Cut down on sugar. Reduce by two each week.',
    `${PLAN} Rent leaves my account on the 15th of each month.`,
    `${PLAN} Three a week isn't going to be enough.`,
    `${PLAN} Year 6 SATs are the week of 10 May.`,
  ])('names nothing that is done so often: %s', (prompt) => {
    expect(rhythms(prompt)).toEqual([])
  })

  it('but what is put in each week is', () => {
    expect(rhythms(`${PLAN} Add a duet with Ann every Wednesday.`)).toHaveLength(1)
  })
})

describe('what is counted in all', () => {
  it.each([
    ['Play on 4 March. Twelve rehearsals: Tuesdays plus Sundays.', 'rehearsals', 12],
    ['Konzert am 8. Mai. Acht Proben, donnerstags 19-21 Uhr.', 'Proben', 8],
    ['Maypole on 2 May. Practise with Year 3 nine times, Tuesdays 2.15-3.00.', 'Practise with Year 3', 9],
  ])('ends after so many: %s', (prompt, title, inAll) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ title, inAll }])
  })

  it('is one on each of the days where there are no more than days', () => {
    expect(stated('Race on 5 May. Two swims, Mondays and Fridays.', 'rhythm')[0]?.inAll).toBeUndefined()
  })

  it('takes its name from what stands before the comma', () => {
    expect(stated('Baby due on 12 March. Freezer soup, 2 pots every Sunday.', 'rhythm')).toMatchObject([{ title: 'Freezer soup, 2 pots', appliesTo: { labels: ['Freezer soup'] } }])
  })
})

describe('what comes back goes on', () => {
  it('behind a date by which something else is done, for as long as the plan does', () => {
    const due = stated('Village fair on 5 June. Everything has to be ordered by 28 February. We meet on Tuesdays at 7pm.', 'deadline').find(({ event }) => event === null)
    expect([iso(Math.floor((due!.latest - 1) / 1440)), due!.goesOn]).toEqual(['2027-02-28', ['meet']])
  })

  it('and ends with the race that it is for', () => {
    expect(stated('Half marathon on 11 April, a check-up on 3 May. Long run on Sundays.', 'deadline').every(({ goesOn }) => goesOn === undefined)).toBe(true)
  })
})

it('lasts as long as is said, also where only its beginning has an hour', () => {
  expect(stated('Half marathon on 11 April. Track on Tuesdays with the club (6pm, 75 min), long run Sundays.', 'rhythm')).toContainEqual(expect.objectContaining({ title: 'Track', windows: [expect.objectContaining({ from: 1080 })] }))
  expect(read('Half marathon on 11 April. Track on Tuesdays with the club (6pm, 75 min).').readings.filter((each) => each.kind === 'rhythm').every(({ windows }) => windows.every(({ from, to }) => to - from >= 75))).toBe(true)
})
