import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const told = (prompt: string) => stated(prompt, 'rhythm').map(({ title, inAll, days, windows: [window] }) => [title, inAll ?? null, days.weekdays ?? null, iso(days.spans?.[0]?.first ?? null), days.spans && days.spans[0]!.last < 22_000 ? iso(days.spans[0]!.last) : null, window?.from ?? null, window?.to ?? null])

describe('so many of what comes back on its days', () => {
  it.each([
    ["The college's welding course is five Thursdays 18:00-20:00, the first on 4 February and the last on 4 March, put them all in.", "college's welding course", 5, [4], '2027-02-04', '2027-03-04', 1080, 1200],
    ['I owe my son a chess hour every Sunday at 11:00, eight of them, 17 January being the first and 7 March the last.', 'chess hour', 8, [7], '2027-01-17', '2027-03-07', 660, 720],
    ['birth class is tuesdays 7-8.30pm, 5 times, first one 2 feb. pram by 1 march', 'birth class', 5, [2], '2027-02-02', '2027-03-02', 1140, 1230],
    ['Ukulele course: eight evenings, Mondays 19:00-21:00, 18 January is the first and 15 February is half-term so no class.', 'Ukulele course', 8, [1], '2027-01-18', '2027-03-15', 1140, 1260],
    ['Six debt advice sessions, every other Monday 17:00-17:50, first one 18 January.', 'debt advice sessions', 6, [1], '2027-01-18', '2027-03-29', 1020, 1070],
    ['Qigong on Fridays at 10:00 (45 minutes), a dozen times, from 22 January.', 'Qigong', 12, [5], '2027-01-22', '2027-04-09', 600, 645],
    ['The sailing theory is paid for already: six Sundays 9:00-11:00, last one on 7 March, first on 31 January.', 'sailing theory', 6, [7], '2027-01-31', '2027-03-07', 540, 660],
    ['My laser treatment is booked: nine appointments, Mondays and Thursdays at 8:15, half an hour each, the first on 18 January.', 'laser treatment', 9, [1, 4], '2027-01-18', '2027-02-15', 495, 525],
    ['Judokurs für Emil: zehnmal mittwochs 16:00-16:45, das erste Mal am 20. Januar, das letzte Mal am 24. März.', 'Judokurs für Emil', 10, [3], '2027-01-20', '2027-03-24', 960, 1005],
    ['Cours de vannerie: six samedis de 10h à 12h, le premier le 16 janvier et le dernier le 20 février.', 'Cours de vannerie', 6, [6], '2027-01-16', '2027-02-20', 600, 720],
    ['Logopedia los jueves a las 17:00, ocho sesiones de 50 minutos, la primera el 21 de enero.', 'Logopedia', 8, [4], '2027-01-21', '2027-03-11', 1020, 1070],
  ])('%s', (prompt, ...series) => {
    expect(told(prompt)).toEqual([series])
  })

  it('is left to the goal where hours are offered, things are counted or the days are those of the plan', () => {
    for (const prompt of ['Repaint the boat: six Saturdays 9-12 from 6 March', 'We have five Saturdays 9-12 for the shed, the first on 6 February', 'Tidy the allotment: beds, compost; Saturdays 9-12 from 9 January to 27 March', 'Holiday cooking, 3 adults, Sunday evenings', 'I work five Thursdays 9-17, the first on 4 February']) {
      expect(stated(prompt, 'rhythm').filter(({ ofRoutine }) => ofRoutine === 'told')).toEqual([])
    }
  })
})

it('takes no icon of a font, typed or pasted, for the time of a series', () => {
  for (const icon of ['\u1000\uE900', '\uEA00 yoga', 'Yoga \uE000 at 9, eight times', '\uF000']) expect(told(icon)).toEqual([])
  expect(told('\uE0B0 birth class is tuesdays 7-8.30pm, 5 times, first one 2 feb')).toEqual(told('birth class is tuesdays 7-8.30pm, 5 times, first one 2 feb'))
})

describe('what is done several times a day', () => {
  it.each([
    ['Hip replaced on Wed 13 January. Then rinsing three times a day (7:30, 12:30 and 21:00, five minutes each) from 21 January up to and including 3 February.', 'rinsing', 3, 5, '2027-01-21', '2027-02-03', [450, 750, 1260]],
    ['Ear drops twice daily, at 8:00 and 20:00, from tomorrow until 24 January.', 'Ear drops', 2, null, '2027-01-05', '2027-01-24', [480, 1200]],
    ['2 weeks of street practice from Monday 18 January: two short walks a day of 15 min, one before 8 in the morning and the other after 18:00.', 'short walks', 2, 15, '2027-01-18', '2027-01-31', [0, 1080]],
    ['From 18 January to 14 February dad does his hand exercises at home twice a day, 20 minutes each time.', 'hand exercises at home', 2, 20, '2027-01-18', '2027-02-14', []],
    ['Me operaron del hombro. Ejercicios tres veces al día, 15 minutos cada vez, del 18 de enero al 7 de febrero.', 'Ejercicios', 3, 15, '2027-01-18', '2027-02-07', []],
  ])('goes on as long as is said: %s', (prompt, title, count, minutes, first, last, hours) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => [rhythm.title, rhythm.count, rhythm.minutes, iso(rhythm.days.spans![0]!.first), iso(rhythm.days.spans![0]!.last), rhythm.windows.map(({ from }) => from)])).toEqual([[title, count, minutes, first, last, hours]])
  })
})
