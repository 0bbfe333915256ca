import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const TEAM = 'Team: Inga (dev), Otto (docs). Two 2-week sprints from 1 February.'

describe('days beside sprints', () => {
  const ends = (prompt: string) => stated(prompt, 'deadline', 'sprint').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo])

  it('are the end of a goal that is headed so', () => {
    expect(ends('Volunteers: Ida and Ben. Goal: mend the jetty by 30 April. Weekly sprints.')).toEqual([['2027-05-01', null]])
  })

  it('leave a step of the list its day', () => {
    expect(ends('Our meal app: 8 interviews, journey map, prototype, usability test on 25 February. 2-week sprints from 25 January.')).toEqual([])
  })

  it('take no likeness for a holiday', () => {
    expect(ends('Harden our shop before the Black Friday-like sale on 26 March. Two-week sprints from 15 February.')).toEqual([['2027-03-26', null]])
  })

  it('are the last ones said', () => {
    expect(stated('Fair app: schedule, map, tickets. Go live 1 September... no wait, 25 August. 2-week sprints from 14 June.', 'event', 'sprint').map(({ days }) => iso(days.first))).toEqual(['2027-08-25'])
  })

  it('allow a power cut, and are nobody’s days off', () => {
    expect(stated('Kitchen refit. 2-week sprints from 11 January. Power off only in week 3. Electrician Bruno, plumber Ewa.', 'exclusion', 'sprint')).toEqual([])
  })

  it('make the sprints reach a dated part', () => {
    expect(stated('Dealer portal: order form, parts, claims. Test week in Oslo 17-21 May. 2-week sprints from 1 March.', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([6])
  })

  it('are no goal themselves', () => {
    const prompt = 'Two-week sprints from 18 January, go live on 29 March: member app for our gym with booking, payments, waiting list, push.'
    expect(read(prompt, 'sprint').subject).toMatch(/^member app for our gym/u)
    expect(topics(prompt)).toEqual(['booking', 'payments', 'waiting list', 'push'])
  })
})

describe('days that are not the plan’s', () => {
  it('are those on which everybody is elsewhere', () => {
    expect(stated(`Port the viewer: tiles, cache, exports. ${TEAM} Everybody's at the summer school 17-18 February.`, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans?.map(({ first, last }) => `${iso(first)} ${iso(last)}`)])).toEqual([[null, ['2027-02-17 2027-02-18']]])
  })

  it('are those of the one thing that a ban goes on about', () => {
    const bans = (said: string) => stated(`Port the viewer: tiles, cache, exports. ${TEAM} ${said}`, 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels ?? null)
    expect(bans('Switch-over not before 15 February, and never on a Friday.')).toEqual([['Switch-over']])
    expect(bans('We work Monday to Thursday, and never on a Friday.')).toEqual([null])
  })

  it('are those on which a fair begins, and its build is a thing', () => {
    const brief = read(`Arcade game: menus, levels, sound. ${TEAM} Expo begins 22 February; the build has to be uploaded by 19 February.`, 'sprint')
    expect(readingsOf(brief, 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['Expo', '2027-02-22']])
    expect(readingsOf(brief, 'deadline').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['build']])
  })

  it('are no weekends because of one test on a Saturday', () => {
    expect(readingsOf(read(`Arcade game: menus, levels, sound. ${TEAM} Playtest on Saturday 6 February 14:00-18:00.`, 'sprint'), 'availability').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4, 5]])
  })
})

describe('ends that are none', () => {
  it('keep an old system that is switched off, and what may begin at the earliest, from binding the plan', () => {
    const brief = read(`Swap the SDK: web, kiosk, app. ${TEAM} Old SDK is switched off 31 March. Visits only above ten degrees so not before 15 February.`, 'sprint')
    expect(readingsOf(brief, 'exclusion').filter(({ source }) => source === 'stated')).toEqual([])
    expect(readingsOf(brief, 'deadline')).toEqual([])
    expect(brief.notes.some(({ words }) => words.includes('not before 15 February'))).toBe(true)
  })

  it('spare the part that is excepted', () => {
    expect(stated(`Intranet: navigation, search, archive old pages. ${TEAM} Everything except the archiving has to be live by Friday 12 February.`, 'deadline', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['navigation', 'search']])
  })

  it('hold all parts before a freeze', () => {
    expect(stated(`Intranet: navigation, search, archive. ${TEAM} Freeze from 22 February.`, 'deadline', 'sprint').map(({ appliesTo, latest }) => [appliesTo?.labels.length, iso(Math.floor(latest / 1440))])).toEqual([[3, '2027-02-22']])
  })
})
