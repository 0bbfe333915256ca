import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const subject = (prompt: string) => read(prompt, 'sprint').subject
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const TEAM = 'Team: Inga (dev), Otto (docs). Two 2-week sprints from 1 February.'

function labels(prompt: string): string[] {
  return stated(prompt, 'topic', 'sprint').map(({ label }) => label)
}

describe('the goal of a team', () => {
  it.each([
    ['4 sprints, each 2 weeks, the first one starts Tuesday 12 January. Bicycle workshop: parts shop, repair booking, loan bikes', 'Bicycle workshop'],
    ["11 January is a holiday here so planning can't be then. Two sprints of 2 weeks from 11 January, bicycle repair booking. Slots, parts list", 'bicycle repair booking'],
    ['Tests and manuals can be written in parallel. Booking system for a bicycle workshop. Two sprints from 11 January', 'Booking system for a bicycle workshop'],
    ['I have 4 weeks, 3 hours a day, to build a repair log for my workshop: slots, parts list', 'repair log for my workshop'],
  ])('is found behind how it is done: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })

  it.each([
    ['We have 2 sprints from 11 January and this list: slots 3d, parts shop 5d, loan bikes 8d. One developer. What fits?', 'slots, parts shop and loan bikes'],
    ['Testing after each feature please. Features: slots (3 days), parts shop (2 days), loan bikes (4 days). Weekly sprints from 11 January', 'slots, parts shop and loan bikes'],
  ])('is named by its parts where nothing else says it: %s', (prompt, expected) => {
    expect(subject(prompt)).toBe(expected)
  })

  it.each([
    ['Bicycle workshop relaunch by 5 March, two-week sprints from 11 January', 'Bicycle workshop relaunch'],
    ['We have three weeks to rebuild the bicycle shop, from 11 January', 'rebuild the bicycle shop'],
  ])('stays where it is said with its times: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })

  it.each([
    ['My wife Jo and I are building a bicycle shed app, two 1-week sprints from 11 January', 'building a bicycle shed app'],
    ['me and my brother Conor are making a small puzzle game, two 1-week sprints from 11 January', 'making a small puzzle game'],
  ])('is what the user does with others, and none of them: %s', (prompt, expected) => {
    expect(subject(prompt)).toBe(expected)
  })

  it.each([
    ["Me and my sister Nell are planning mum's 60th on 20 March", "mum's 60th"],
    ['My husband and I have a wedding on 3 March', 'wedding'],
  ])('names the day that they prepare: %s', (prompt, expected) => {
    expect(read(prompt, 'calendar')).toMatchObject({ subject: expected, readings: expect.arrayContaining([expect.objectContaining({ kind: 'event', title: expected })]) as unknown })
  })
})

describe('a head that says who plans', () => {
  it.each([
    ['Library: open the new reading room. Two 2-week sprints from 11 January.', 'open the new reading room'],
    ['Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.', 'new booking form, reminder texts, training of 12 people'],
  ])('leaves the goal behind its colon: %s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })

  it('stays the goal where it names one', () => {
    expect(read('Museum website: tickets, opening hours, map. Two 2-week sprints from 11 January.', 'sprint').subject).toBe('Museum website')
  })

  it('keeps what is done with people as an item of the list', () => {
    expect(topics('Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.')).toContain('training of 12 people')
  })
})

describe('a goal with parts that are listed elsewhere', () => {
  it.each([
    ['Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January. Team: Ida, Ben.', ['Essays', 'pictures', 'printing']],
    ['Payroll software for our dairy, 80 users, go-live over the weekend of 1 May. 2-week sprints from 11 January: data, rules, training.', ['data', 'rules', 'training']],
  ])('is none of them: %s', (prompt, labels) => {
    expect(topics(prompt)).toEqual(labels)
  })

  it('ends at what it is made for', () => {
    expect(stated('Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January.', 'event', 'sprint').map(({ title }) => title)).toEqual(['bazaar'])
  })

  it('does not list its sources', () => {
    expect(topics('Energy report: heating, lighting, pumps, from two spreadsheets and the meter. Two 2-week sprints from 11 January.')).toEqual(['heating', 'lighting', 'pumps'])
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

describe('brackets behind the goal', () => {
  const LIST = 'Find the owners, rebuild twelve in the new tool, archive the rest, revoke access.'

  it('describe it where the parts are listed elsewhere', () => {
    expect(labels(`Retire the old ledger server (Sapphire, 212 ledgers, sigh). ${LIST} ${TEAM}`).filter((label) => /ledger|sapphire|sigh/iu.test(label))).toEqual([])
  })

  it('are its parts where they count nothing of it', () => {
    expect(labels(`Club website (home, news, contact). ${TEAM}`)).toEqual(['home', 'news', 'contact'])
  })
})

it('is called by what is done, and not by how many do it', () => {
  expect(subject('Marketing sprint for our yoga studio, 2 owners + 1 freelancer. Flyer by 16 March.')).toBe('Marketing sprint for our yoga studio')
  expect(subject('Cookbook proofs, two authors and an editor. First proofs land 8 March.')).toBe('Cookbook proofs')
})

describe('what a team asks for behind what it tells of itself', () => {
  it.each([
    ['Hello, shift supervisor at a tile works (80 people, three shifts). We are replacing the big dryer. Three 2-week sprints from 1 February.', 'replacing the big dryer'],
    ["hi! tiny circus here, mostly students. i'm Edda, 2 days a week. want to have our tour van repainted and ready by 30 June. sprints of 2 weeks", 'tour van repainted'],
    ['Could you set up three sprints for renaming all 12 harbour lamps?', 'renaming all 12 harbour lamps'],
    ["Since the harbour board wants all jetties checked and two mended before autumn, I'd like a plan with one-week sprints from Monday 1 March. Checks are done by Edda and Ulf.", 'jetties checked'],
    ['sprint planning for brine tank relocation. team = Edda, Ulf. two 2 week sprints from 1 Feb', 'brine tank relocation'],
    ["we're 3 lamp people - Edda, Ulf, Vera. 3 sprints of 2 weeks from mon 1 Feb, about 15 points per sprint for the whole team. dimmer first, then pairing, then housing. first housings arrive 8 Feb", 'dimmer, pairing and housing'],
  ])('is the goal: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })

  it.each([
    ['Hire 2 stage designers. Three 1-week sprints from 1 February. Ad, screening, trial day.', 'Hire 2 stage designers'],
    ["We're repainting gates A to C while the yard stays open. Two sprints from 1 February.", 'repainting gates A to C'],
    ['I run a puppet stage with six players. Two sprints from 1 February: stage, lights, tickets.', 'puppet stage'],
  ])('is what they do: %s', (prompt, expected) => {
    expect(subject(prompt)).toContain(expected)
  })
})
