import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { ALWAYS_FIRST, CHAINS, CRAFTS } from '../../playbooks/crafts/crafts.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { fieldsOf } from './field-of-work.ts'

const SPRINTS = 'Three 2-week sprints from 11 January. Ada, Ben and Cleo.'
const brief = (prompt: string) => readGoal({ prompt: `${prompt} ${SPRINTS}`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const tasks = (prompt: string) => draftNetwork(brief(prompt)).tasks.filter(({ tags, type }) => type === 'task' && !tags.includes('ceremony'))
const titles = (prompt: string) => tasks(prompt).map(({ title }) => title)

describe('the craft of a part', () => {
  it.each([
    ['Refit of our boathouse kitchen: strip out, electrics, plumbing, floor, counter.', /^Electrics: pull cables/u],
    ['Barn renovation: foundations, roof, plastering, joinery, snagging.', /^Snagging: list the defects/u],
    ['Scoping review of sleep in shift workers: searches, screening, data extraction, synthesis, report.', /^Screening: titles and abstracts/u],
    ['Investigation (a story in our magazine) into the ferry: FOIs to the harbour, interviews, fact check, legal read, press.', /^Fact check by somebody new/u],
    ['Village photo book: moodboard, photo editing, layout, proofreading, print file.', /^Layout: one spread of each kind/u],
    ['Audit of the archive in our office: current process, checklist, access review, risk assessment, welcome pack.', /^Access review$/u],
    ['New chutney on the shelves: recipes, allergen test, packaging, barcode, tasting.', /^Recipes$/u],
    ['New labels for our depot: stock count, wifi, rollback plan, master data, go-live.', /^Stock count: areas, sheets/u],
    ['Set build for a musical: flats, staircase, props, lights, paintwork.', /^Staircase$/u],
    ['Restore the old dinghy (a clinker boat): sanding, seams, varnishing, engine, fittings.', /^Seams$/u],
    ['Choir tour to Bergen: ferry, hotel, concert venues, rooming list, deposits.', /^Ferry: times and three full prices/u],
    ['Bid to the heritage fund (grant): narrative, logframe, CVs, support letters, budget.', /^Support letters: ask today/u],
    ['Clinic waiting time project for patients: baseline, triage sheet, reminders, staggered slots, poster.', /^Reminders: wording/u],
    ['Show garden: planting plan, pergola, paving, pond, planting.', /^Paving: base level/u],
  ])('is that of its trade: %s', (prompt, one) => {
    expect(titles(prompt)).toContainEqual(expect.stringMatching(one))
  })

  it.each([
    ['Film festival: screening, programme, guests, tickets, bar.', /^Screening: (?:criteria|titles|full texts)/u],
    ['Herb garden for the school: extraction fan, beds, seeds, path, shed.', /^Extraction: /u],
    ['Speed dating evening: booking slots, posters, wine, music, host.', /slots: arrivals and lengths/iu],
    ['Booking app for hairdressers: search, login, reminders, export, dashboard.', /^(?:Search|Reminders): (?:strings|wording)/iu],
    ['Fashion market: layout of the stalls, map, permits, toilets, waste.', /^Layout .*spread of each kind/u],
    ['Quiz night: questions, prizes, sound, posters, samples of beer.', /shot with number/u],
    ['Town archive of maps: shelves, boxes, labels, index, reading table.', /one base map/u],
    ['Football club: kit, pitch, coach, referees, trophies.', /(?:^Coach: times and three|^Pitch$)/u],
    ['Sports day: track, lanes, timing, shoot-out, draft of the rules.', /by the list; slate|methods and results/u],
  ])('is none of another sense of the word: %s', (prompt, none) => {
    expect(titles(prompt).filter((title) => none.test(title))).toEqual([])
  })

  it('is for whoever has its trade', () => {
    const all = draftNetwork(readGoal({ prompt: 'Refit of our boathouse kitchen in three 2-week sprints from 11 January: strip out, electrics, plumbing, floor. Uwe (electrician), Vic (builder), Wyn (plumber).', plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks
    const who = (about: RegExp) => [...new Set(all.filter(({ title }) => about.test(title)).map(({ assignee }) => assignee))]
    expect([who(/^Electrics/u), who(/^Plumbing/u), who(/^Strip out/u)]).toEqual([['Uwe'], ['Wyn'], ['Vic']])
  })

  it('begins no sooner than the part listed before it, where that is the order of the trade', () => {
    const all = tasks('Show garden: planting plan, foundations, pergola, paving, pond.')
    const first = (about: RegExp) => all.find(({ title }) => about.test(title))!
    expect(first(/^Foundations/u).after.map(({ taskId }) => taskId)).toContain(first(/^Planting plan/u).id)
    expect(first(/^Pergola/u).after.map(({ taskId }) => taskId)).toContain(first(/^Foundations/u).id)
    const mixed = tasks('Show garden: paving, foundations, pergola.')
    expect(mixed.find(({ title }) => title.startsWith('Foundations'))!.after).toEqual([])
  })

  it('keeps the order that the goal says instead', () => {
    const all = tasks('Show garden: planting plan, foundations, pergola. Pergola before the foundations.')
    const first = (about: RegExp) => all.find(({ title }) => about.test(title))!
    expect(first(/^Pergola/u).after.map(({ taskId }) => taskId)).not.toContain(first(/^Foundations/u).id)
  })

  it('is done for what only an order or a deadline names', () => {
    const all = titles('Systematic review of naps: screening, data extraction, synthesis, full draft. Registration before the searches are run. Poster abstract by 12 February.')
    expect(all).toContain('Searches')
    expect(all).toContain('Poster abstract')
  })
})

describe('the table of crafts', () => {
  it('says for each step how, and what is done', () => {
    for (const { stages } of CRAFTS) for (const { how, done, titles: [title], share } of stages) {
      expect(english(how).length).toBeGreaterThan(60)
      expect(english(done).length).toBeGreaterThan(25)
      expect(english(title!)).toMatch(/^\{Topic\}(?:: \p{Ll}.{10,80})?$/u)
      expect(share).toBeGreaterThanOrEqual(2)
      expect(share).toBeLessThanOrEqual(16)
    }
  })

  it('has no name twice for the same field, and chains of known names', () => {
    const all = CRAFTS.flatMap(({ about, within = [], outside = [] }) => about.map((name) => `${name} in ${within.join('+')} not in ${outside.join('+')}`))
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
    const first = new Set(CRAFTS.map(({ about: [name] }) => name))
    expect([...CHAINS, ...ALWAYS_FIRST].flat().filter((name) => !first.has(name))).toEqual([])
  })
})

describe('the field of a goal', () => {
  it.each([
    ['Refit of our boathouse kitchen: strip out, floor.', 'building'],
    ['Systematic review of naps in nurses.', 'research'],
    ['Short film about the ferry: script, shoot.', 'media'],
    ['Water feature and paving for our show garden.', 'garden'],
    ['Grant bid to the heritage fund.', 'grant'],
  ])('is told by its own words: %s', (prompt, field) => {
    expect([...fieldsOf(planFrame(brief(prompt)))]).toContain(field)
  })

  it.each([
    ['Water feature, pergola and paving for the yard.'],
    ['Call scripts and coaching for the switchboard.'],
    ['Our choir is in search of a new hall.'],
  ])('is no software by a word that is said of other things: %s', (prompt) => {
    const read = readGoal({ prompt: `${prompt} Two 2-week sprints from 11 January. Vera designs, Tom builds, Una plants.`, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect([...fieldsOf(planFrame(read))]).not.toContain('software')
  })
})
