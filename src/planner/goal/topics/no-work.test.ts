import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label.toLowerCase())
const SPRINTS = 'Three 2-week sprints from 11 January.'

describe('what is no part of the work', () => {
  it.each([
    [`Mend the chapel. ${SPRINTS} Survey, scaffold, slates. Nothing at night, and Easter, 26 to 29 March, stays free.`, /easter/u],
    [`New reading room. ${SPRINTS} Doors close Mon 8 Feb. Shelves, lamps, catalogue, chairs.`, /doors? close/u],
    [`Village calendar. ${SPRINTS} The portal closes Friday 12 February. Pictures, verses, print.`, /portal closes/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Permits take forever so ask first.`, /take forever/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit, I refuse to hurry.`, /refuse/u],
    [`Orchard day. Vera directs, Tom camera, Una produces. ${SPRINTS} Casting, shot list, props, rough cut.`, /^(?:directs|produces)$/u],
    [`Knitting course. Vera teaches, Tom looks after yarn. ${SPRINTS} Syllabus, patterns, needles, room.`, /^teaches$/u],
    ['Knitting course, six evenings, first one 10 March. Three two-week sprints from 11 January. Syllabus, patterns, needles, room.', /^sprints?$/u],
    [`Mill museum. I'm Vera (curator); Tom is our technician and Una does education. ${SPRINTS} Object list, wall labels, lighting, a pack for schools.`, /^education$/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit, and I'm slightly nervous.`, /nervous/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Plus one sprint after for feedback.`, /sprint/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. The permit must be in by 26 Feb because the spring campaign starts 8 March.`, /campaign/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. The posters must be finished before either helper starts on the stalls.`, /helper/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Team: Vera, a PhD student, Lotte, and Tom from the club half time.`, /student|tom|lotte/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Team: Vera (drawing, external, paid), Tom.`, /external|paid/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. The council decided that the square stays free.`, /council/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Plus a contractor, from 1 February until 31 March.`, /contractor/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Team: Vera, Tom. Tom does test jigs and samples.`, /test jigs samples/u],
    [`Saddlery fair. Vera runs the project half time, Tom does posters. ${SPRINTS} Posters, stalls, permit.`, /^project$/u],
    [`Saddlery fair. Vera draws, but only until 1 February (then she is on maternity leave). ${SPRINTS} Posters, stalls, permit.`, /leave/u],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, permit. Keep the last two weeks of January quiet.`, /quiet/u],
  ])('is no part: %s', (prompt, none) => {
    expect(parts(prompt).filter((label) => none.test(label))).toEqual([])
    expect(parts(prompt).length).toBeGreaterThanOrEqual(3)
  })

  it('keeps the days of a holiday that stays free', () => {
    const prompt = `Mend the chapel. ${SPRINTS} Survey, scaffold, slates. Easter, 26 to 29 March, stays free.`
    expect(stated(prompt, 'exclusion', 'sprint').flatMap(({ days, person }) => (person === null ? (days.spans ?? []).map(({ first, last }) => [iso(first), iso(last)]) : []))).toContainEqual(['2027-03-26', '2027-03-29'])
    expect(stated(prompt, 'horizon', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual(stated(prompt, 'horizon', 'sprint').map(() => null))
  })
})

describe('what only looks like it', () => {
  it.each([
    [`Spring shop window. ${SPRINTS} Easter eggs, branches, price tags, Easter window.`, ['easter eggs', 'branches', 'price tags', 'easter window']],
    [`Christmas market stall. ${SPRINTS} Candles, wreaths, stall, Christmas cards.`, ['christmas cards']],
    [`Studio album: cover designs, demo records, liner notes. Vera sings, Tom drums. ${SPRINTS}`, ['demo records', 'liner notes']],
    [`Night school. ${SPRINTS} Opening hours, closing speech, end credits.`, ['opening hours', 'closing speech', 'end credits']],
    [`Wool market. Vera does the looms, Tom parking, Una logistics. ${SPRINTS}`, ['looms']],
    [`Our farm shop. ${SPRINTS} Vera does marketing, Tom writes the labels. Shelves, till, opening offer.`, ['shelves', 'till', 'opening offer']],
    [`Choir book. ${SPRINTS} Education pack, music, travel guide, content list.`, ['education pack', 'music', 'travel guide', 'content list']],
    [`Barn. ${SPRINTS} Doors, closers, starters, sprinters.`, ['doors', 'closers', 'starters', 'sprinters']],
    [`Saddlery fair. ${SPRINTS} Posters, stalls, external reviews, full inventory.`, ['external reviews', 'full inventory']],
    [`Village site. ${SPRINTS} What we want: it's login, search and export.`, ['search', 'export']],
    [`Choir book. ${SPRINTS} Sprint board, one page for each song, it works offline.`, ['sprint board']],
  ])('stays: %s', (prompt, kept) => {
    expect(parts(prompt)).toEqual(expect.arrayContaining(kept))
  })
})

describe('what has been', () => {
  it('gives the plan no days', () => {
    const prompt = `Saddlery fair: posters, stalls, permit. ${SPRINTS} Last year we sold three saddles on the last day.`
    expect(stated(prompt, 'event', 'sprint')).toEqual([])
    expect(stated(prompt, 'exclusion', 'sprint')).toEqual([])
  })
})

describe('how it shall be by a day', () => {
  const due = (said: string) => stated(`Saddlery fair: posters, stalls, permit. ${SPRINTS} ${said}`, 'deadline', 'sprint').map(({ appliesTo, latest }) => `${appliesTo?.labels.join() ?? 'all'} ${iso(Math.floor((latest - 1) / 1440))}`)
  it.each(['Something usable by 12 February.', 'Ready by 12 February.'])('is said of the whole: %s', (said) => {
    expect(due(said)).toEqual(['all 2027-02-12'])
  })
  it('is the part’s where one is named', () => {
    expect(due('The posters must be ready by 12 February.')).toEqual(['posters 2027-02-12'])
  })
})
