import { describe, expect, it } from 'vitest'
import { dayOfMinute, localMinute } from '../../time/day-number.ts'
import { iso, stated } from '../read-for-tests.ts'
import { readGoal } from '../read-goal.ts'

const boundsOf = (prompt: string) =>
  readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo !== null ? [[reading.appliesTo.labels.join().toLowerCase(), reading.latest] as const] : []))

const endOf = (day: string) => localMinute(`${day}T00:00`) + 24 * 60

it.each([
  ['Regatta on 12 June: sails mended, medals (two week wait), posters.', 'medals', '2027-05-29'],
  ['Ich muss bis zum 26. März eine Theke bauen. Aufmaß, dann Platte schleifen, Lackieren (muss drei Tage trocknen), Montage.', 'lackieren', '2027-03-23'],
])('what is with others or drying so long has to be ready so long before: %s', (prompt, thing, day) => {
  const bound = boundsOf(prompt).find(([label]) => label.includes(thing))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf(day)))
})

it('counts back from a later day where the first is too near', () => {
  const bound = boundsOf('Lease of the shop starts on 11 January. Doors open on 12 June. Medals (six week wait), posters, tent.').find(([label]) => label.includes('medals'))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf('2027-05-01')))
})

it.each(['Regatta on 12 June. Painting the hull takes two days.', 'Regatta on 12 June: sailing course (two days each), posters, medals.'])('own work is no waiting: %s', (prompt) => {
  expect(boundsOf(prompt)).toEqual([])
})

it.each([
  ['Street festival on 12 June: stage, generator, leaflets - the printer says two weeks - and a raffle.', 'leaflets', '2027-05-29'],
  ['Regatta on 12 June: order the buoys, shipping is about 10 days, posters.', 'buoys', '2027-06-02'],
  ['Beer tasting on 12 June. Brew the stout, it ferments 3 weeks, labels, glasses.', 'stout', '2027-05-22'],
  ['Carnaval no dia 12 de junho: fantasias (20 dias de produção), som, convites.', 'fantasias', '2027-05-23'],
])('whoever has it meanwhile is told behind it: %s', (prompt, thing, day) => {
  const bound = boundsOf(prompt).find(([label]) => label.includes(thing))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf(day)))
})

it('waits where no day is known that it is for', () => {
  const brief = readGoal({ prompt: 'Get my boat licence: medical, language proof (2 wk wait), photos', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(brief.readings.flatMap((reading) => (reading.kind === 'wait' ? [[reading.appliesTo!.labels[0], reading.days]] : []))).toEqual([['language proof', 14]])
  expect(brief.readings.some(({ kind, source }) => kind === 'horizon' && source === 'stated')).toBe(false)
})

describe('how long before something has to be asked for', () => {
  const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels[0], iso(latest / 1440 - 1)])

  it.each([
    ['Open day on 6 March. Need: leaflet (200 copies, printer needs a week), cakes, tours.', ['leaflet', '2027-02-27']],
    ['Hochzeit am 19. Juni. Die Einladungen haben zwei Wochen Lieferzeit. Wir brauchen: Ringe, Torte, Blumen.', ['Einladungen', '2027-06-05']],
  ])('%s', (prompt, expected) => {
    expect(due(prompt)).toContainEqual(expected)
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })

  it('is nothing of the kind where somebody only needs time', () => {
    expect(due('Marathon on 9 May. My knee needs two weeks. Run 3 times a week.')).toEqual([])
  })
})

it.each([
  ['Club fête on 12 June. Need hall booking with the council (ask 6 weeks ahead at least), medals.', 'hall booking', '2027-05-01'],
  ['Trip to Peru on 10 April. Passport renewal goes first, takes 6 wks. Then vaccinations.', 'passport renewal', '2027-02-27'],
  ['Smart lock by 30 April: schematic, layout, firmware. The boards take 12 days to arrive.', 'boards', '2027-04-18'],
  ['Zaun bis zum 30. April: Pfosten, Lasur. Die Latten haben drei Wochen Lieferzeit.', 'latten', '2027-04-09'],
])('a thing of which the clause says that it is waited for: %s', (prompt, thing, day) => {
  const bound = boundsOf(prompt).find(([label]) => label.includes(thing))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf(day)))
})

it.each([
  ['Kitchen cupboards by 28 February: sand, primer, paint, handles. The primer needs 24 hours to dry.', 'primer before paint, a day'],
  ['Build a shed by 30 April. Slab first, 7 days cure, then framing, roof.', 'Slab before framing, 7 days'],
  ['Réfection de la salle de bain avant le 30 avril : chape, carrelage, meubles. La chape sèche dix jours.', 'chape before carrelage, 10 days'],
  ['Baño antes del 30 de abril: solera, azulejos, muebles. La solera tarda diez días en secar.', 'solera before azulejos, 10 days'],
])('the next step waits for what dries: %s', (prompt, order) => {
  const brief = readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(brief.readings.flatMap((reading) => (reading.kind === 'precedence' && reading.lagMinutes > 0 ? [reading.text] : [])).map((text) => text.replace(/ between them$/u, ''))).toEqual([order])
})

it.each([
  ['Boat licence exam is 30 April. I also need a medical card which takes 10 working days by post.', 'medical card', '2027-04-16'],
  ['Truck opens on 1 July: menu, plan review (10 business days), till.', 'plan review', '2027-06-17'],
])('working days are counted on the calendar, with the post as well: %s', (prompt, thing, day) => {
  const bound = boundsOf(prompt).find(([label]) => label.includes(thing))
  expect(bound).toBeDefined()
  expect(dayOfMinute(bound![1])).toBe(dayOfMinute(endOf(day)))
})

it('what dries is the part that has it in its name, and due by no event on the way', () => {
  const { readings } = readGoal({ prompt: 'Redo the den. Strip out, board + skim, skim dries 5 days, mist coat, tiles. Skip comes Mon 8 February.', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))).toEqual(['Strip out', 'board + skim', 'mist coat', 'tiles'])
  expect(readings.flatMap((reading) => (reading.kind === 'precedence' && reading.lagMinutes > 0 ? [[...reading.before.labels, ...reading.after.labels]] : []))).toEqual([['board + skim', 'mist coat']])
  expect(readings.some(({ kind, source }) => kind === 'deadline' && source === 'stated')).toBe(false)
})
