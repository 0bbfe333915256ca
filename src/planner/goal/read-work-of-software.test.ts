import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

const TEAM = 'Team: Inga (dev), Otto (docs). Two 2-week sprints from 1 February.'

function labels(prompt: string): string[] {
  return stated(prompt, 'topic', 'sprint').map(({ label }) => label)
}

describe('a part that is to come first', () => {
  it.each([
    `Port the viewer: profiling, tile cache, golden-image tests first!, exports. ${TEAM}`,
    `Port the viewer: profiling, tile cache, exports, golden-image tests (first). ${TEAM}`,
  ])('goes before the rest of its list: %s', (prompt) => {
    expect(stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels.includes('exports')])).toEqual([['golden-image tests', true]])
  })
})

describe('parts by their whole name', () => {
  it('keep the word that makes a thing of them', () => {
    expect(labels(`Billing. Needed: price plans, deadline dashboard, usage meter. ${TEAM}`)).toEqual(['price plans', 'deadline dashboard', 'usage meter'])
  })

  it('are what is dropped at the head of a list, and not what is dropped alone', () => {
    expect(labels(`Version 3 of our parser. Drop Python 2, new lexer, upgrade guide. ${TEAM}`)).toEqual(['Drop Python 2', 'new lexer', 'upgrade guide'])
    expect(stated(`Version 3 of our parser: new lexer, upgrade guide, plugins. ${TEAM} Drop the plugins.`, 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['plugins']])
  })

  it('are not the trade of who builds them', () => {
    expect(labels('Permit portal: intake form, search, archive. Inga builds the back end, Otto the front end. Two weekly sprints from 1 February.')).toEqual(['intake form', 'search', 'archive'])
  })
})

describe('the name of the goal', () => {
  it.each([
    ['Refund requests take us 20 days!', 'Refund requests'],
    ['our ticket search is rubbish.', 'ticket search'],
    ['The audit report came back with 12 findings.', 'audit report'],
    ['Fix what is broken in the archive.', 'Fix what is broken in the archive'],
  ])('is what is complained of: %s', (said, subject) => {
    expect(read(`${said} Build an intake form, search, archive. ${TEAM}`, 'sprint').subject).toBe(subject)
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

describe('brackets behind the goal', () => {
  const LIST = 'Find the owners, rebuild twelve in the new tool, archive the rest, revoke access.'

  it('describe it where the parts are listed elsewhere', () => {
    expect(labels(`Retire the old ledger server (Sapphire, 212 ledgers, sigh). ${LIST} ${TEAM}`).filter((label) => /ledger|sapphire|sigh/iu.test(label))).toEqual([])
  })

  it('are its parts where they count nothing of it', () => {
    expect(labels(`Club website (home, news, contact). ${TEAM}`)).toEqual(['home', 'news', 'contact'])
  })
})

describe('what is no part', () => {
  it('is a trade, a sprint’s number, or what a part depends on', () => {
    expect(labels('Inga - UX; Otto - SharePoint developer. Card sort, navigation, search, dark mode if there is time. Two 2-week sprints from 1 February.')).toEqual(['Card sort', 'navigation', 'search', 'dark mode'])
    expect(labels('Box office. Devs Inga, Otto. Sprint 1: domain model, Sprint 2: seat map, Sprint 3: printing. Sprints are 10 working days, from 1 February.')).toEqual(['domain model', 'seat map', 'printing'])
  })

  it('numbers the sprints that have a heading', () => {
    expect(stated('Box office. Devs Inga, Otto. Sprint 1: domain model, Sprint 2: seat map, Sprint 3: printing. Sprints are 10 working days, from 1 February.', 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[3, 14]])
    expect(stated(`Box office: seats, prices, tickets. Inga (dev), Otto (qa). Sprints: 1 week each, five, from 18 January.`, 'sprint-calendar', 'sprint').map(({ count, lengthDays }) => [count, lengthDays])).toEqual([[5, 7]])
  })
})

describe('ends that are none', () => {
  it('keep an old system that is switched off, and what may begin at the earliest, from binding the plan', () => {
    const brief = read(`Swap the SDK: web, kiosk, app. ${TEAM} Old SDK is switched off 31 March. Visits only above ten degrees so not before 15 February.`, 'sprint')
    expect(readingsOf(brief, 'exclusion')).toEqual([])
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

describe('parts with a length in their name', () => {
  it('stay in the list, and so does what stands before them', () => {
    expect(labels(`Data desk. ${TEAM} Delete button on the account page, queue with 30 day clock, connectors, confirmation mail.`)).toEqual(['Delete button on the account page', 'queue with 30 day clock', 'connectors', 'confirmation mail'])
  })
})
