import { describe, expect, it } from 'vitest'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('days, then how long of what', () => {
  it.each([
    ['Chess: Mon-Thu 30 minutes of tactics between 12 and 1pm.', 'tactics', [1, 2, 3, 4], 30],
    ['Get fit. On Mondays and Wednesdays a 15 minute stretch between 21:00 and 21:45.', 'stretch', [1, 3], 15],
  ])('%s', (prompt, title, weekdays, minutes) => {
    expect(stated(prompt, 'rhythm')).toMatchObject([{ title, days: { weekdays }, minutes }])
  })

  it('keeps time there is apart from things done', () => {
    expect(stated('Learn chess. Mondays I have 2 hours.', 'rhythm')).toEqual([])
  })
})

describe('the other end of stated hours', () => {
  it.each([
    ['Swims: Tuesday and Thursday, no earlier than 6:45 and out of the pool by 8:15.', 'rhythm', { from: 405, to: 495 }],
    ['Learn Danish, evenings after 20:00.', 'availability', { from: 1200, to: 1320 }],
  ] as const)('%s', (prompt, kind, window) => {
    expect(stated(prompt, kind)[0]).toMatchObject({ windows: [window] })
  })
})

describe('days that are barred', () => {
  it.each([
    ['Study every day but Wednesday.', { weekdays: [3] }],
    ['Mondays and Tuesdays are lab days, so no writing then; otherwise mornings 8:30-11:30.', { weekdays: [1, 2] }],
    ['Read a novel, five sittings a week with weekends free.', { weekdays: [6, 7] }],
  ])('%s', (prompt, days) => {
    expect(stated(prompt, 'exclusion')[0]?.days).toEqual(days)
  })

  it('closes a named holiday', () => {
    const [closed] = stated('Write a report by June 4. May 31 is Memorial Day: no work.', 'exclusion')
    expect(iso(closed!.days.spans![0]!.first)).toBe('2027-05-31')
  })

  it('has free Saturdays where somebody has them', () => {
    expect(stated('Learn Danish. I have Saturday mornings free.', 'exclusion')).toEqual([])
  })

  it('notes what no rule can hold', () => {
    expect(read('Ride on weekends, though never both Saturday and Sunday.').notes.map(({ words }) => words)).toEqual(['though never both Saturday and Sunday'])
  })

  it('opens a day until which something is barred', () => {
    const beans = stated('Grow vegetables. Nothing frost-tender goes outside until 15 May.', 'horizon').find(({ appliesTo }) => appliesTo !== null)
    expect(iso(beans?.first ?? null)).toBe('2027-05-15')
    expect(stated('Grow vegetables until 15 May.', 'deadline').map(({ latest }) => iso(latest / MINUTES_PER_DAY - 1))).toEqual(['2027-05-15'])
  })
})

describe('lists and their heads', () => {
  it.each([
    ['Pieces: Haydn Op. 76, Borodin 2, Crisantemi.', ['Haydn Op. 76', 'Borodin 2', 'Crisantemi']],
    ['Sprint goals: 1) schema and dual writes, 2) backfill, 3) read switch.', ['schema and dual writes', 'backfill', 'read switch']],
    ["We move. Packing goes room by room — kitchen, study, kids' room, cellar — on Sundays.", ['kitchen', 'study', "kids' room", 'cellar']],
  ])('%s', (prompt, labels) => {
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(labels)
  })

  it('binds what a bracket says to the item before it', () => {
    const [permit] = stated('Flea market. To do: permit (must be in by 19 February), posters, insurance.', 'deadline')
    expect([permit?.appliesTo?.labels, iso(permit!.latest / MINUTES_PER_DAY - 1)]).toEqual([['permit'], '2027-02-19'])
  })
})

describe('sessions', () => {
  it('have the length that stands before them', () => {
    expect(stated('Packing in two-hour sessions on Sunday afternoons.', 'rhythm')).toMatchObject([{ minutes: 120 }])
    expect(read('Start in two hours.').readings.filter(({ kind, source }) => kind === 'session' && source === 'stated')).toEqual([])
  })

  it('fill a class from its first to its last minute, but not one’s own hours', () => {
    expect(stated('I teach pottery classes: beginners on Tuesdays 18:00-19:30.', 'rhythm')).toMatchObject([{ minutes: 90 }])
    expect(stated('Cello practice on Tuesdays 18:00-19:30.', 'rhythm').map(({ minutes }) => minutes)).not.toContain(90)
  })
})

describe('what looks like something else', () => {
  it('takes weeks with hours for the plan’s days and its free time', () => {
    const prompt = 'Plan my job search for the next six weeks, mornings only.'
    expect(stated(prompt, 'event')).toEqual([])
    expect(stated(prompt, 'availability')).toMatchObject([{ windows: [{ from: 480, to: 720 }] }])
    expect(stated('Festival 3-5 May 10:00-18:00, help me prepare.', 'event')).toHaveLength(1)
  })

  it.each([
    ['Speed up our page, which takes 4 seconds to load.', 'session'],
    ['Book club: two of us, Wednesday evenings.', 'rhythm'],
    ['Business trip to Munich 12-14 January, meetings on the 13th 9:00-16:00.', 'exclusion'],
  ] as const)('finds no such constraint in “%s”', (prompt, kind) => {
    expect(stated(prompt, kind)).toEqual([])
  })

  it('closes the days on which a thing is out of use', () => {
    expect(stated('Learn drums. The kit is being repaired from 1 to 5 February.', 'exclusion')).toHaveLength(1)
    expect(stated('Learn drums. The course is being held from 1 to 5 February.', 'exclusion')).toEqual([])
  })

  it('names a holiday’s dinner once', () => {
    expect(stated('Host Christmas dinner for ten people on 25 December.', 'event')).toHaveLength(1)
  })

  it('reads hours in digits behind days as a stretch', () => {
    expect(stated('Declutter the flat. Saturdays only, 10 to 1.', 'availability')).toMatchObject([{ days: { weekdays: [6] }, windows: [{ from: 600, to: 780 }] }])
    expect(stated('Call the bank at 10 to 1 on Friday.', 'event')).toMatchObject([{ from: 770 }])
  })

  it('knows people by their hours a week', () => {
    expect(stated('User study in two sprints. Nell 16 h/week, Otis 24 h/week.', 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Nell', 960], ['Otis', 1440]])
  })

  it('takes no two people who share hours for places', () => {
    expect(stated('Battery saving. Yara and Seb, 5 hours a day each.', 'travel', 'sprint')).toEqual([])
  })
})

describe('a plural weekday before another with its part of the day', () => {
  it('stands for the whole day', () => {
    expect(stated('Learn chess. I have Saturdays and Wednesday evenings from 7', 'availability').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[6], []], [[3], [{ from: 1140, to: 1320 }]]])
    expect(stated('Learn chess. I have Tuesday and Thursday evenings', 'availability').map(({ days }) => days.weekdays)).toEqual([[2, 4]])
  })
})

describe('days of the week', () => {
  it('opens so many weeknights beside the days that are named', () => {
    const open = stated("Sew a quilt. I've got Saturdays 13:00-16:00 and one weeknight a week after 20:00.", 'availability')
    expect(open.map(({ days, windows }) => [days.weekdays, windows])).toEqual([[[6], [{ from: 780, to: 960 }]], [[3], [{ from: 1200, to: 1440 }]]])
  })

  it('keeps the days of one activity to it', () => {
    const brief = read('Read daily for 20 minutes. Swim three times a week on Tuesday, Thursday and Sunday.')
    expect(readingsOf(brief, 'rhythm').map(({ title, days }) => [title, days.weekdays])).toEqual([['Read', undefined], ['Swim', [2, 4, 7]]])
    expect(readingsOf(brief, 'availability').filter(({ source }) => source === 'stated')).toEqual([])
  })

  it.each([
    ['Practise guitar. Every other Saturday, beginning May 8, I attend a course from 10 to 4 (until the end of July).', 'course', 'every 2 weeks, Sat, Sat 8 May 2027 to Sat 31 Jul 2027', { from: 600, to: 960 }],
    ['Write a novel. On Wednesdays I have choir 19-21.', 'choir', 'Wed', { from: 1140, to: 1260 }],
  ])('%s is busy time', (prompt, title, days, window) => {
    expect(stated(prompt, 'commitment').map((busy) => [busy.title, describePattern(busy.days), busy.windows])).toEqual([[title, days, [window]]])
  })

  it('reads each range of a day', () => {
    const times = stated('Revise statistics: Monday 10-10:30 and 13-15:30, Tuesday 9-11.', 'rhythm').map(({ days, windows }) => [days.weekdays, windows])
    expect(times).toEqual([[[1], [{ from: 600, to: 630 }, { from: 780, to: 930 }]], [[2], [{ from: 540, to: 660 }]]])
  })

  it.each(['Get the house, the paperwork and ourselves ready, two evenings a week', 'Learn to play the ukulele, total beginner, 20 minutes a day'])('%s recurs as a whole', (prompt) => {
    expect(stated(prompt, 'rhythm').map(({ title }) => title)).toEqual([null])
  })
})
