import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

describe('days beside sprints', () => {
  it('belong to their thing when no sprint fits into them', () => {
    const brief = read('Replace the till software of our 9 bakeries, cutover over the weekend of 15 May. Two-week sprints from 1 February: data, devices, courses', 'sprint')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'event').map(({ title, days }) => [title, iso(days.first), iso(days.last)])).toEqual([['cutover', '2027-05-15', '2027-05-16']])
    expect(readingsOf(brief, 'deadline')).toHaveLength(1)
  })

  it('are a note when they only say when something may be', () => {
    const brief = read('New press in hall 2. Three-week sprints from 11 January. Line 2 may only stand still in the week of 8 March', 'sprint')
    expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
    expect(brief.notes.map(({ words }) => words).join()).toContain('8 March')
  })
})

describe('sprints with a first and a last day', () => {
  it.each([
    ['New member portal, two-week sprints from 1 February to 12 March: Anna (design), Ben (code)', 3, '2027-02-01'],
    ['Recruit 4 drivers, 1-week sprints from 11 January until 5 February. Ads, trials, contracts', 4, '2027-01-11'],
  ])('%s', (prompt, count, first) => {
    const [calendar] = readingsOf(read(prompt, 'sprint'), 'sprint-calendar')
    expect([calendar?.count, iso(calendar?.firstDay ?? 0)]).toEqual([count, first])
  })

  it('begin where their own words say, before what the goal is for', () => {
    const brief = read('Summer school for apprentices, starting 7 June. Four 2-week sprints from 8 March: rooms, teachers, programme', 'sprint')
    expect(iso(readingsOf(brief, 'sprint-calendar')[0]?.firstDay ?? 0)).toBe('2027-03-08')
    expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-06-07'])
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).not.toContain('sprints')
  })
})

describe('how long sprints are and when the first begins', () => {
  it.each([
    ['Refonte du catalogue. Sprints de quinze jours à partir du 1er février : textes, photos, impression', 14, '2027-02-01'],
    ['Archivo nuevo: textos, fotos. Sprints de quince días desde el 1 de febrero', 14, '2027-02-01'],
    ['New till software: data, devices, courses. Fortnightly, starting 18 January.', 14, '2027-01-18'],
    ['New till software: data, devices, courses. Sprint cadence: ten working days, first opens 25 January.', 14, '2027-01-25'],
  ])('%s', (prompt, length, first) => {
    const [calendar] = readingsOf(read(prompt, 'sprint'), 'sprint-calendar')
    expect([calendar!.lengthDays, iso(calendar!.firstDay)]).toEqual([length, first])
  })

  it('are no sprints where a thing comes so often', () => expect(readingsOf(read('Fortnightly newsletter for the club: texts, photos, mailing', 'sprint'), 'sprint-calendar').filter(({ source }) => source === 'stated')).toEqual([]))
})
