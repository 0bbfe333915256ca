import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { iso, read, stated } from '../read-for-tests.ts'

const labels = (prompt: string, type: PlannerType = 'calendar') => stated(prompt, 'topic', type).map(({ label }) => label)
const orders = (prompt: string, type: PlannerType = 'calendar') => stated(prompt, 'precedence', type).map(({ before, after }) => [before.labels[0], after.labels[0]])
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('what a reminder names', () => {
  it.each<[string, string[]]>([
    ['Reunion on 19 June. Invitations, music, a slideshow. Please don’t forget parking and the vegetarians.', ['Invitations', 'music', 'slideshow', 'parking', 'vegetarians']],
    ['Wir eröffnen am 4. Mai. Theke, Kasse, Schild. Feuerlöscher und Aushang bitte nicht vergessen.', ['Theke', 'Kasse', 'Schild', 'Feuerlöscher', 'Aushang']],
    ['Feria el 18 de junio. Puestos, carpas, luces. No olvidar el seguro y los baños.', ['Puestos', 'carpas', 'luces', 'seguro', 'baños']],
    ['Brocante le 12 juin. Tables, affiches, buvette. Ne pas oublier l’autorisation.', ['Tables', 'affiches', 'buvette', 'autorisation']],
  ])('is a part like those of the list: “%s”', (prompt, parts) => {
    expect(labels(prompt)).toEqual(parts)
  })

  it('is none where it tells something', () => {
    expect(labels('Reunion on 19 June. Invitations, music, a slideshow. Don’t forget that Ruth is in hospital.')).toEqual(['Invitations', 'music', 'slideshow'])
  })
})

describe('what is still to be done to a thing', () => {
  it.each<[string, string]>([
    ['Build a tree house by 1 June. The timber isn’t ordered yet. Ladder, rope, floor.', 'order the timber'],
    ['Shed by 1 May: bench needs levelling, hooks, shelf', 'level bench'],
    ['Boat ready by 1 May: sails need mending, ropes, anchor light', 'mend sails'],
    ['Village fair on 12 June. The band still has to be booked. Stalls, posters, raffle.', 'book the band'],
    ['Village fair on 12 June: stalls, posters, raffle. The hall isn’t paid for yet.', 'pay for the hall'],
    ['Village fair on 12 June. We haven’t hired a tent yet. Stalls, posters, raffle.', 'hire a tent'],
  ])('is work of the plan: “%s”', (prompt, label) => {
    expect(labels(prompt)).toContain(label)
  })

  it('names the part that the list has already', () => {
    expect(labels('Hut by 1 June. Stove, curtains, solar panel. We haven’t ordered the stove yet.')).toEqual(['order the stove', 'curtains', 'solar panel'])
  })

  it('is none where the thing is just so', () => {
    expect(labels('Village fair on 12 June. The barn is not heated. Stalls, posters, raffle.')).toEqual(['Stalls', 'posters', 'raffle'])
  })
})

describe('what is to be booked by a day', () => {
  it.each(['The van has to be booked by 31 March.', 'Van booked by 31 March.'])('is due alone, whatever its word means elsewhere: “%s”', (clause) => {
    expect(stated(`Garden show on 22 May. ${clause} Soil, plants, lights.`, 'deadline').map(({ appliesTo }) => appliesTo?.labels[0]?.toLowerCase() ?? null)).toEqual([null, 'van'])
  })
})

describe('the turn of an item', () => {
  it('stands behind it and makes it wait for the one before', () => {
    const prompt = 'Exhibition, three 2-week sprints from 1 Feb. Texts, frames, hanging after that, catalogue.'
    expect(labels(prompt, 'sprint')).toEqual(expect.arrayContaining(['Texts', 'frames', 'hanging', 'catalogue']))
    expect(orders(prompt, 'sprint')).toEqual([['frames', 'hanging']])
  })

  it('stands before it in other languages', () => {
    const prompt = 'Ausstellung am 12. Juni. Texte, Rahmen, Licht, danach Einladungen.'
    expect(labels(prompt)).toContain('Einladungen')
    expect(labels('Ausstellung am 12. Juni. Texte, Rahmen, Licht, danach Einladungen, Kasse.')).toContain('Kasse')
    expect(orders(prompt)).toEqual([['Licht', 'Einladungen']])
  })

  it('makes two parts of one item', () => {
    expect(labels('New crew, 3 two-week sprints from 1 Feb. Menu, hire two cooks and then train them, tasting evening.', 'sprint')).toEqual(['Menu', 'hire two cooks', 'train them', 'tasting evening'])
  })

  it('is no part of its name', () => {
    expect(labels('Hut by 1 June:\n- plumbing\n- plastering after the plumbing\n- roof')).toEqual(['plumbing', 'plastering', 'roof'])
    expect(labels('Drone kit, 3 two-week sprints from 1 Feb. Frame, motors, then a 24 h burn-in at the end.', 'sprint')).toEqual(['Frame', 'motors', '24 h burn-in'])
  })

  it('opens a row that an appointment interrupts', () => {
    expect(labels('Gartenbuch, 3 Sprints à 2 Wochen ab Montag, 15. Februar. Erst Texte kürzen, Fototermin ist am 4. März, dann Umbruch, Korrektur, Index.', 'sprint')).toContain('Texte kürzen')
    expect(labels('Barn by 1 June. First the footings, timber arrives on 3 April, then walls, roof, doors.')).toContain('footings')
    expect(labels('Open day on 22 May: first aid kit, signs, tea urn')).toContain('first aid kit')
  })

  it('names a thing that the list has nowhere else', () => {
    expect(labels('garden: compost bins, raised beds, then planting, water butt before planting')).toContain('water butt')
  })
})

describe('what keeps its place in a list', () => {
  it('an item with an excited bracket', () => {
    expect(labels('Salon opens on 10 May. Still need insurance, 2 mirrors (5 weeks delivery!!), card reader, a sign.')).toEqual(['insurance', 'mirrors', 'card reader', 'sign'])
  })

  it('an item that says at which part of the day it is done', () => {
    expect(labels('New ward routine. Audit, checklist, comfort rounds at night.', 'sprint')).toEqual(['Audit', 'checklist', 'comfort rounds at night'])
  })

  it('the last item, though it has a sprint of its own', () => {
    const prompt = 'Help desk. Rota, survey, and a chat trial but that only in the last sprint. Four 2-week sprints from 1 Feb.'
    expect(labels(prompt, 'sprint')).toEqual(['Rota', 'survey', 'chat trial'])
    expect(stated(prompt, 'horizon', 'sprint').map(({ first, last, appliesTo }) => [iso(first), iso(last), appliesTo?.labels])).toEqual([['2027-03-15', '2027-03-28', ['chat trial']]])
  })

  it('a till and a cable of so many volts', () => {
    expect(labels('Kiosk on 10 May. Sign, float and till, 24 V wiring, awning.')).toEqual(['Sign', 'float and till', '24 V wiring', 'awning'])
  })

  it('the night of a name that opens the prompt', () => {
    expect(labels('Shelter care plan, 4 one-week sprints from 1 Feb. Ramp, large print, staff training, night bell at weekends.', 'sprint')).toContain('night bell at weekends')
    const prompt = 'Night pharmacy guide, two 2-week sprints from 4 Jan: map, phone list, posters.'
    expect(stated(prompt, 'availability', 'sprint')).toEqual([])
  })

  it('the items around what may not be done yet', () => {
    expect(labels('Our yard: rip out the turf, gravel base, no paving before the base has settled on 22 March, edging, drains. Done by 10 April.')).toEqual(expect.arrayContaining(['rip out the turf', 'gravel base', 'edging', 'drains']))
  })

  it('the items around one that says its turn', () => {
    expect(labels('Revue on 24 April. Costumes, backdrop, lights before the dress rehearsal, posters to be printed by 1 April.')).toEqual(expect.arrayContaining(['Costumes', 'backdrop', 'lights', 'posters']))
  })

  it('nothing that happened long ago', () => {
    expect(labels('Layout for the show on 22 May:\n- track\n- scenery, Bert burnt a tree last year\n- lights')).toEqual(['track', 'scenery', 'lights'])
  })
})

describe('what may not be done before', () => {
  it.each<[string, string[], string]>([
    ['Shop opens on 10 May. Lease starts 1 March so no tiling or wiring (4 sockets) before that. Counter, till, sign.', ['tiling', 'wiring'], '2027-03-01'],
    ['Show on 10 May. No hanging before the walls are dry on 10 April. Frames, labels, drinks.', ['hanging'], '2027-04-10'],
    ['Porch by 30 May: base, posts, no tiling before the slab is signed off on 12 April, tiling, lamps.', ['tiling'], '2027-04-12'],
    ['Sensor box on 10 May. Boards only arrive 15 Feb, no tuning before. Case, tuning, labels.', ['tuning'], '2027-02-15'],
  ])('begins then: “%s”', (prompt, parts, first) => {
    expect(stated(prompt, 'horizon').map((reading) => [reading.appliesTo?.labels, iso(reading.first)])).toEqual([[parts, first]])
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('leaves the plan its own start where a thing begins on the way', () => {
    expect(stated('Tea room opens on 10 May. Lease starts 1 March. Counter, till, sign.', 'horizon')).toEqual([])
    expect(stated('Choir concert 12 June. Rehearsals begin 1 March. Venue, programme, tickets.', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-03-01'])
  })
})

it('calls a goal by what stands before its sprints', () => {
  expect(read('Sensory garden: 4 two-week sprints from 1 Feb. Soil test, paths, herbs.', 'sprint').subject).toBe('Sensory garden')
  expect(read('Care home, 3 kitchens: cut food waste by a third. Three 2-week sprints from 1 Feb. Scales, menus, portions.', 'sprint').subject).toBe('cut food waste by a third')
})

describe('what is done again and again among things to do', () => {
  it.each<[string, string[]]>([
    ['Flower show 8 May. Sow the sweet peas, water them every other day, order the vases, paint the stand.', ['Sow the sweet peas', 'order the vases', 'paint the stand']],
    ['Open evening on 20 March. Book the guide, meet the team every Tuesday at 6, print the leaflets and hang the banners.', ['Book the guide', 'print the leaflets', 'hang the banners']],
  ])('does not end their list: “%s”', (prompt, parts) => {
    expect(labels(prompt)).toEqual(parts)
  })

  it('is all there is where nothing else is to be done', () => {
    expect(labels('Half marathon on 18 April. Run on Tuesdays, swim on Fridays, rest on Mondays.')).toEqual([])
  })
})

describe('what needs something done to it, in a list', () => {
  it.each([
    ['Repaint our flat. The walls need washing, the woodwork needs sanding and we want new curtains in the hall.', 'sand the woodwork'],
    ['Get the allotment ready: beds need digging over, shed roof needs felting, order seeds. Only weekends.', 'felting shed roof'],
  ])('is the deed: %s', (prompt, label) => {
    expect(stated(prompt, 'topic').map((reading) => reading.label)).toContain(label)
    expect(stated(prompt, 'topic').map((reading) => reading.label).join(' ')).not.toMatch(/needs?\b/u)
  })
})

describe('parts of a project', () => {
  it('keep what is done to them before a number', () => {
    expect(parts('Sail loft: patch our 18 sails and relabel the 90 bags. Two 1-week sprints from 18 January, Mo and Ida.')).toContain('relabel the 90 bags')
  })

  it('keep a number in brackets as their amount', () => {
    expect(stated('Depot. Two 1-week sprints from 18 January. Check ladders (26), new racks, first-aid box', 'topic', 'sprint').map(({ label, amount }) => [label, amount?.value ?? null])).toEqual([['Check ladders', 26], ['new racks', null], ['first-aid box', null]])
  })

  it('are dropped as work where they are counted, and left out where they are not', () => {
    expect(parts('Renew the evening school. Two 2-week sprints from 18 January. Count the rooms, drop the 12 oldest courses, find 5 teachers.')).toContain('drop the 12 oldest courses')
    expect(stated('Renew the evening school. Two 2-week sprints from 18 January. New catalogue, room plan, fees. Drop the newsletter.', 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['newsletter']])
  })

  it('stay before an item that has something with it', () => {
    expect(parts('Kiosk goes online in two 2-week sprints from 18 January. Counter set-up, parcel labels, 20 jams with picture and story, tax and customs, trial orders')).toEqual(['Counter set-up', 'parcel labels', 'jams with picture and story', 'tax and customs', 'trial orders'])
  })

  it('may name how fast they shall be', () => {
    expect(parts('Ticket desk. Two 2-week sprints from 18 January. Seat plan, search under 2 seconds, refunds')).toContain('search under 2 seconds')
    expect(stated('Ticket desk. Two 2-week sprints from 18 January. Seat plan, search under 2 seconds, refunds', 'session', 'sprint')).toEqual([])
  })

  it('may have a word of time in their name', () => {
    const prompt = 'Nursery app in two 2-week sprints from 18 January. Sign-up, weekly menu with allergens, night list, 4 weekend rotas. Weekly demo on Thursday at 15:00'
    expect(parts(prompt)).toContain('weekly menu with allergens')
    expect(stated(prompt, 'rhythm', 'sprint').map(({ title }) => title)).toEqual(['demo'])
  })

  it('still leave hours of the day to the team', () => {
    expect(stated('Nursery app in two 2-week sprints from 18 January. Evenings only. Sign-up, menu, messages', 'availability', 'sprint').some(({ windows }) => windows.length > 0)).toBe(true)
  })
})

it('names what many people come to', () => {
  expect(stated('Annual breeders’ fair, 240 visitors, Saturday 24 April in Halle 3. Sprints of two weeks from 25 January. Stalls, judges, parking', 'event', 'sprint').map(({ title }) => title)).toEqual(['Annual breeders’ fair'])
})
