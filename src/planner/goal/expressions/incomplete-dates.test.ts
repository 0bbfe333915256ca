import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => [title.toLowerCase(), iso(days.first), iso(days.last), from])
const due = (prompt: string) => stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo?.labels[0]!.toLowerCase() ?? null, iso(Math.floor((latest - 1) / 1440))])

describe('a day without its month', () => {
  it.each([
    ['Paint the stairwell in March:\n- filler ordered by 22 Jan\n- scaffold Mon 8\n- painters Mon 15 to Thu 18\n- varnish Fri 19 to seal it', [['painters', '2027-03-15', '2027-03-18', null], ['varnish', '2027-03-19', '2027-03-19', null]]],
    ['Feria del barrio: la apertura es el 15 de abril y el cierre el 18. Paella para 90 el sábado 17 a mediodía.', [['cierre', '2027-04-18', '2027-04-18', null], ['paella para 90', '2027-04-17', '2027-04-17', 720]]],
    ['Caminhada do grupo: saímos a 6 de maio e chegamos a 9. Inscrições fecham a 11 de abril.', [['chegamos', '2027-05-09', '2027-05-09', null]]],
    ['Regional finals are June 16-18. Bus deposit closes 26 May. Costume check on the 14th.', [['costume check', '2027-06-14', '2027-06-14', null]]],
  ])('is one of the month that the dates around it lie in: %s', (prompt, expected) => {
    for (const event of expected) expect(events(prompt)).toContainEqual(event)
  })

  it('is one of the month that its own sentence names', () => {
    expect(events('I want the attic done by mid March because my in-laws arrive the 19th.')).toContainEqual([expect.stringContaining('in-laws arrive'), '2027-03-19', '2027-03-19', null])
    expect(due('Check-up in April sometime, before the 16th.')).toContainEqual([null, '2027-04-15'])
  })

  it('is a date that has been named, where something is bound by it', () => {
    expect(due('Kidding starts on 20 March. The vet comes on 28 January, vitamins ordered by the end of February. Plan everything up to the 20th.')).toContainEqual([null, '2027-03-20'])
  })

  it('keeps hours where the weekday and the number do not belong together', () => {
    expect(read('The hall is ours Mon 9 to Tue 5, plan the play.').readings.filter(({ kind }) => kind === 'event').map(({ text }) => text).join(' ')).not.toContain('9 Feb')
  })
})

describe('the order of day and month', () => {
  it.each([
    ['Meets are 3/6, 3/20 and 4/10.', '2027-03-06'],
    ['Budget workshop 3/6 (Sat), 9-1.', '2027-03-06'],
    ['Weekly planning from 1/7, the lead retires 3/1.', '2027-03-01'],
    ['Workshop 3/6 (Thu), 9-1.', '2027-06-03'],
    ['Picnic 5/6, rehearsals 20/5 and 27/5.', '2027-06-05'],
  ])('is the one that fits all dates of the text: %s', (prompt, date) => {
    expect(read(prompt).readings.flatMap((reading) => (reading.kind === 'event' ? [iso(reading.days.first)] : []))).toContain(date)
  })
})

describe('the end of a period', () => {
  it.each([
    ['Find a sitter before February ends.', '2027-02-28'],
    ['Den Schuppen streichen und aufräumen. Ende April soll alles fertig sein.', '2027-04-30'],
    ['Boots are to be bought before March is out.', '2027-03-31'],
    ['The grove needs to be finished before it flowers, so end of March.', '2027-03-31'],
    ['Digitalizar el archivo y cerrarlo para fines de abril.', '2027-04-30'],
    ['Water the beds twice a week. Through to end of May.', '2027-05-31'],
  ])('is its last day, whatever words say so: %s', (prompt, last) => {
    expect(due(prompt).map(([, latest]) => latest)).toContain(last)
  })

  it('is no end of the plan where it is when something happens', () => {
    expect(due('Learn Dutch. My sister moves at the end of March.')).toEqual([])
  })
})

describe('a date that is said in two ways', () => {
  it('is one date, with the hours behind it', () => {
    expect(events('Scout pancake run on April 25, a Sunday, 8-noon.')).toEqual([[expect.stringContaining('pancake run'), '2027-04-25', '2027-04-25', 480]])
    expect(events('Hand out the kit at team night (Feb 23, Tuesday, 6pm).').map(([, , , from]) => from)).toContain(1080)
  })

  it('is two where the weekday is another', () => {
    expect(events('Party on 24 April, Sunday brunch 11am.').map(([, first]) => first)).toContain('2027-04-24')
  })
})

describe('what began just before', () => {
  it('is not the same day of the next year', () => {
    const { readings } = read('The fast began on 28 December and closes about 27 January; the gala is on 20 January.')
    expect(readings.flatMap((reading) => (reading.kind === 'event' ? [iso(reading.days.first)] : []))).not.toContain('2027-12-28')
  })

  it('lies ahead where nothing says that it was', () => {
    expect(events('Our wedding is on 28 December, dress fitting on 5 February.').map(([, first]) => first)).toContain('2027-12-28')
  })
})

describe('the first week', () => {
  it('is that of what was said to begin before, and not of what begins behind it', () => {
    const weeks = stated('We adopt a kitten on Sat 20 March. First week she stays in the study. Vet course starts 7 April.', 'horizon').map(({ first, last }) => [iso(first), iso(last)])
    expect(weeks).toContainEqual(['2027-03-20', '2027-03-26'])
  })
})
