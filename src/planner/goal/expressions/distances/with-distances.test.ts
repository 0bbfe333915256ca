import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

/** By when the things of a prompt are done. */
const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels[0]!.toLowerCase(), iso(Math.floor((latest - 1) / 1440))])
const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => [title.toLowerCase(), iso(days.first), iso(days.last)])
const spans = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, first, last }) => [appliesTo!.labels[0]!.toLowerCase(), iso(first), iso(last)])

describe('a distance from an occasion', () => {
  it.each([
    ['Village fete on Saturday 8 May. Marquee booked six weeks out, leaflets printed three weeks prior.', [['marquee', '2027-03-27'], ['leaflets', '2027-04-17']]],
    ['Organise the chess open on 24 April. Entry list published no fewer than 12 days in advance.', [['entry list', '2027-04-12']]],
    ['Thesis due 26 March but I want it printed three days early.', [['printed', '2027-03-23']]],
    ['Choir tour 7-9 May. Visa forms go in 60 days ahead, press release two weeks ahead of departure.', [['visa forms go', '2027-03-08'], ['press release', '2027-04-23']]],
    ['La boda de mi primo es el 15 de mayo. Las invitaciones se envían con ocho semanas de antelación, el menú se cierra con diez días de anticipación.', [['menú se cierra', '2027-05-05']]],
    ['Rentrée du club le 17 avril. Affiches posées trois semaines avant, salle réservée deux mois à l’avance.', [['affiches posées', '2027-03-27'], ['salle réservée', '2027-02-17']]],
    ['Festa da escola no dia 22 de maio. Convites enviados com três semanas de antecedência.', [['convites enviados', '2027-05-01']]],
    ['Vereinsfest am 12. Juni. Ummelden der Anlage zwei Wochen vor dem Fest.', [['ummelden der anlage', '2027-05-29']]],
  ])('is counted back from it, in whatever words: %s', (prompt, expected) => {
    expect(due(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Sommerkonzert am 12. Juni um 19 Uhr. Generalprobe am Donnerstag vor dem Konzert.', ['generalprobe', '2027-06-10', '2027-06-10']],
    ['Spring regatta sat 15 may 10am. Boats rigged the friday evening before between 6 and 8.', ['boats rigged', '2027-05-14', '2027-05-14']],
    ['Street party on 5 June. Sign-ups open 1 March, prizes in by 19 March, test the sound system the Wednesday before.', ['test the sound system', '2027-06-02', '2027-06-02']],
    ['Group 1 starts its course on 15 March, group 2 a fortnight later.', ['group 2', '2027-03-29', '2027-03-29']],
  ])('is a day of its own where a day is said: %s', (prompt, expected) => {
    expect(events(prompt)).toContainEqual(expected)
  })

  it('is all of the week or weekends that lead up to it or follow it', () => {
    expect(spans('Doors of the bakery open Saturday 1 May. Train both bakers the week leading up to opening.')).toContainEqual(['train both bakers', '2027-04-24', '2027-04-30'])
    expect(spans('Cataract operation. Pre-check on 23 February at 1pm, eye drops for the three days following, surgery 9 March.')).toContainEqual(['eye drops', '2027-02-24', '2027-02-26'])
    expect(spans('Kidding starts on 20 March. Goats wormed between 3 and 5 weeks before kidding.')).toContainEqual([expect.stringContaining('goats'), '2027-02-13', '2027-02-27'])
    expect(events('Flyers must be printed by 19 Feb; tasting stands on the two weekends after.')).toContainEqual(['tasting stands', '2027-02-20', '2027-02-28'])
  })

  it('runs from today, from a date, or from what went before, within so many days', () => {
    expect(due('We buy the cottage on 19 March. Survey within ten days of today.')).toContainEqual(['survey', '2027-01-14'])
    expect(due('New boiler on 16 March. Afterwards sweep the cellar and send a list of faults within 14 days.')).toContainEqual([expect.stringContaining('list of faults'), '2027-03-30'])
    expect(due('Umzug am 17. April. Ummelden binnen zwei Wochen nach dem Umzug.')).toContainEqual(['ummelden', '2027-05-01'])
  })
})

describe('what looks like a distance from an occasion', () => {
  it.each([
    ['No more than two errands a day before the fair on 8 May.'],
    ['Fair on 8 May. Each loan is checked within two days of arrival.'],
    ['Concert on 8 May. Bloods two days prior to each rehearsal.'],
    ['Concert on 8 May. Send three reminders: a month, two weeks and two days prior.'],
    ['Practise for the recital on 8 May. I am two days out of town every week.'],
  ])('is none where it is one of many or of nothing that has a date: %s', (prompt) => {
    expect(due(prompt)).toEqual([])
    expect(stated(prompt, 'deadline').filter(({ latest }) => iso(Math.floor((latest - 1) / 1440))! < '2027-05-07')).toEqual([])
  })
})
