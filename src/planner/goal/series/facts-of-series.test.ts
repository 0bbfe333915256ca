import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

const series = (prompt: string) => stated(prompt, 'rhythm').filter(({ ofRoutine }) => ofRoutine === 'told').map(({ title, days, windows: [window], minutes }) => [title, days.weekdays ?? null, iso(days.spans![0]!.first), days.spans![0]!.last < 22_000 ? iso(days.spans![0]!.last) : null, window?.from ?? null, minutes])
const off = (prompt: string) => stated(prompt, 'exclusion').map(({ days, appliesTo }) => [appliesTo?.labels ?? null, ...(days.spans ?? []).map(({ first, last }) => (first === last ? iso(first) : `${iso(first)}–${iso(last)}`))])

describe('what several sentences tell of one series', () => {
  it.each([
    ['basketry at the mill, seven Wednesday evenings. starts 13 January, 18:30 to 20:30. no class on 3 February. get an awl first', ['basketry at the mill', [3], '2027-01-13', '2027-03-03', 1110, 120]],
    ['My glider lessons are on Sundays at 9:00. They take 90 minutes. There will be ten, the first on 17 January.', ['glider lessons', [7], '2027-01-17', '2027-03-21', 540, 90]],
    ['Judo classes for Pip are on Fridays, half past four. There are eight of them and the first one is 15 January. Each lasts 40 minutes. Skip 12 February, it is half term.', ['Judo classes for Pip', [5], '2027-01-15', '2027-03-12', 990, 40]],
    ['Laser sessions, one every six days at 14:00. The first is 8 January. Six of them in all, 25 minutes each.', ['Laser sessions', null, '2027-01-08', '2027-02-07', 840, 25]],
    ['Signed up for the lace course. It is held every Tuesday 19:00-21:00. First one 12 January, last one 16 February.', ['lace course', [2], '2027-01-12', '2027-02-16', 1140, 120]],
    ['Choir rehearses on Thursdays 19:30 to 21:30. We start on 14 January and stop on 25 March.', ['Choir', [4], '2027-01-14', '2027-03-25', 1170, 120]],
    ['Every Monday evening from 19:00 to 20:30 the allotment group meets. First on 11 January. Last on 22 February.', ['allotment group', [1], '2027-01-11', '2027-02-22', 1140, 90]],
    ['Kurs im Drechseln: donnerstags 18:00 bis 20:00. Er beginnt am 14. Januar und endet am 4. März. Am 11. Februar fällt er aus.', ['Kurs im Drechseln', [4], '2027-01-14', '2027-03-04', 1080, 120]],
    ['Clases de cerámica los martes de 18:00 a 20:00. Son seis clases. La primera es el 12 de enero.', ['Clases de cerámica', [2], '2027-01-12', '2027-02-16', 1080, 120]],
    ['Cours de reliure le jeudi de 18h à 20h. Six séances en tout. La première est le 14 janvier.', ['Cours de reliure', [4], '2027-01-14', '2027-02-18', 1080, 120]],
  ])('%s', (prompt, told) => {
    expect(series(prompt)).toEqual([told])
  })

  it('leaves each of several series its own, and gives all of them what is said of both', () => {
    expect(series('Yoga class, 60 minutes, Tuesdays at 18:15; pilates, 45 minutes, Fridays at 7:00. Six yoga classes and eight pilates, both starting in the week of 11 January.')).toEqual([
      ['Yoga class', [2], '2027-01-12', '2027-02-16', 1095, 60],
      ['pilates', [5], '2027-01-15', '2027-03-05', 420, 45],
    ])
  })

  it('keeps an hour for each of its days where they differ, with one number for all of them', () => {
    expect(series('Swimming club for Ida: Mondays 17:00-18:00 in the school pool, Saturdays 8:00-9:30 in the town baths, both from 11 January to 27 March.')).toEqual([
      ['Swimming club for Ida', [1], '2027-01-11', '2027-03-27', 1020, 60],
      ['Swimming club for Ida', [6], '2027-01-16', '2027-03-27', 480, 90],
    ])
    expect(series('Maths tutoring: twice a week, Mondays 16:30 and Thursdays 17:00, first one 11 January, an hour each, nine of them.').map(([, days, first, last]) => [days, first, last])).toEqual([[[1], '2027-01-11', '2027-02-08'], [[4], '2027-01-14', '2027-02-08']])
  })

  it('gives what is given every day its end', () => {
    expect(series('The hen gets her tablet each morning at 7:30 for ten days from 12 January.')).toEqual([['tablet', null, '2027-01-12', '2027-01-21', 450, null]])
  })

  it.each<[string, (string | number | null)[][]]>([
    ['Our cat was spayed. Need her two weeks at home planned, 12 to 25 January. Painkiller at 8am for the first five days. Ear drops at 13:00, six days, from tomorrow.', [['Painkiller', 1, '2027-01-12', '2027-01-16'], ['Ear drops', 1, '2027-01-05', '2027-01-10']]],
    ['Vet put Moss on antibiotics for 10 days, twice a day at 7:00 and 19:00, first pill tonight at 19:00.', [['antibiotics', 2, '2027-01-04', '2027-01-13']]],
    ['Gran: eye drops at 8:00 and 20:00, from 18 January for two weeks. She likes tea.', [['eye drops', 2, '2027-01-18', '2027-01-31']]],
    ['Oma wurde am Auge operiert. Tropfen um 8 Uhr und um 20 Uhr, sieben Tage lang ab morgen. Kontrolle am 25. Januar.', [['Tropfen', 2, '2027-01-05', '2027-01-11']]],
    ['Holiday in Rome at 9:00 for ten days from 20 January. Paint the fence at 10:00 for three days.', []],
    ['Flight at 9:00 for Rome. We stay five days, from 20 January.', []],
    ['Meeting with the bank at 10:00. It takes two days to prepare.', []],
  ])('takes what has its hours for so many days for a course of each day: %s', (prompt, courses) => {
    expect(stated(prompt, 'rhythm').filter(({ per }) => per === 'day').map(({ title, count, days }) => [title, count, iso(days.spans![0]!.first), iso(days.spans![0]!.last)])).toEqual(courses)
  })

  it('knows whether a day off is that of the series or of everything', () => {
    expect(off('Glider lessons are on Sundays at 9:00. Ten of them, the first on 17 January. No lesson on 14 February.')).toEqual([[['Glider lessons'], '2027-02-14']])
    expect(off('Glider lessons are on Sundays at 9:00. Ten of them, the first on 17 January. The field is shut on 14 February and 21 February.')).toEqual([[null, '2027-02-14', '2027-02-21']])
  })

  it.each([
    'Build the shed. Saturdays 9 to 12 I can work on it. It takes 30 hours.',
    'I work Mondays 9 to 17. The first one is hard.',
    'I am free on Tuesdays 18:00-20:00. From 12 January to 2 March.',
    'Read a chapter every day at 21:00 for 30 days.',
    'Learn to juggle. Fifteen minutes every day at 21:00 for three weeks.',
    'Paint the fence on Saturdays at 10:00. I start on 9 January and stop on 27 February.',
    'Twice a week, Mondays, Wednesdays and Fridays at 18:00, swim.',
    'Clean the gutters on Saturdays at 10. Six of them leak.',
    'Gym on Mondays at 7. I have eight cats.',
    'Closed on Mondays. The first visitors come on 12 January.',
  ])('leaves what is no such telling: %s', (prompt) => {
    expect(series(prompt)).toEqual([])
  })
})

describe('who has which of its days', () => {
  const turns = (prompt: string) => readingsOf(read(prompt), 'person').map(({ name, turnsOn }) => [name, turnsOn ?? null])

  it.each<[string, string[], (string | number[] | null)[][]]>([
    ['Rota from 11 to 24 January: somebody feeds the goats at 18:00 every day. Helen takes Mondays, Wednesdays and Fridays, Rob does Tuesdays and Thursdays, I have the weekends.', ['feed the goats'], [['Helen', [1, 3, 5]], ['Rob', [2, 4]], ['Me', [6, 7]]]],
    ['Watering for the ferns, every Monday and Thursday at 9:00 from 11 January to 4 February: I take the Mondays, Dele the Thursdays.', ['Watering for the ferns'], [['Me', [1]], ['Dele', [4]]]],
    ['Dog walk every day at 7:00 from 11 January to 7 February. Nadia has Mondays and Tuesdays, Karl the weekends, I (Tess) do the rest.', ['Dog walk'], [['Nadia', [1, 2]], ['Karl', [6, 7]], ['Tess', [3, 4, 5]]]],
    ['The society opens its shop every Sunday from 10:00 to 12:00, 10 January to 28 March. Pat, Geoff and Lin staff it in turn, starting with Lin.', ['shop'], [['Lin', null], ['Pat', null], ['Geoff', null]]],
    ['We open every Tuesday 10:00-13:00 and every Friday 16:00-19:00 in February, one person per opening, taken from Moira, Kwame and Bea.', ['Opening', 'Opening'], [['Moira', null], ['Kwame', null], ['Bea', null]]],
  ])('%s', (prompt, titles, people) => {
    expect(series(prompt).map(([title]) => title)).toEqual(titles)
    expect(turns(prompt)).toEqual(people)
    expect(stated(prompt, 'topic')).toEqual([])
  })

  it.each([
    'Practise the horn every day at 18:00. Lesson with Ann Mondays, quartet with Bo Tuesdays.',
    'Train every day at 7:00. Mondays and Tuesdays are for Ann, Mondays for Bo.',
    'Tennis every Friday at 18:00. Ann and Bo play with me.',
  ])('is nobody’s turn: %s', (prompt) => {
    expect(turns(prompt).some(([, days]) => days !== null)).toBe(false)
  })
})

describe('what is to be done by a day', () => {
  it('takes nothing from a series, and what a group leaves out is said of its sessions', () => {
    const goal = 'I direct our play. We rehearse every Tuesday and Thursday 19:00-21:30, first time Tue 7 September. Everyone off book by 19 October. No rehearsals the week of 25-29 October.'
    const days = stated(goal, 'exclusion').map(({ appliesTo, days: { spans } }) => [appliesTo?.labels, spans])
    expect(days).toEqual([[['rehearsal'], [{ first: day('2027-10-25'), last: day('2027-10-29') }]]])
  })
})
