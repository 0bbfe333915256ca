import { expect, test } from 'vitest'
import { cleanText, knownText } from './clean-text.ts'
import { LeftOut } from './left-out.ts'
import { namesDate } from './moments-in-text.ts'

const clean = (text: string, { goal = '', language = 'en', maxLength = 200 } = {}) => cleanText(text, { known: knownText([goal]), language, maxLength, leftOut: new LeftOut() })

test.each([
  ['Book the venue on 3 March 2027', 'Book the venue'],
  ['Book the venue by Monday, March 3rd, 2027, then tell Ana', 'Book the venue, then tell Ana'],
  ['Send invitations (2027-03-01)', 'Send invitations'],
  ['Call the caterer at 10:30 am', 'Call the caterer'],
  ['Run 9:00-10:00 am in the park', 'Run in the park'],
  ['Monday: long run', 'long run'],
  ['Hand in the draft by Friday', 'Hand in the draft'],
  ['Tax return 31/12/2026', 'Tax return'],
  ['Tomorrow 18:30: book the pool', 'book the pool'],
  ['Book the pool 18:30', 'Book the pool'],
  ['Swim on Tuesday evening with Ana', 'Swim with Ana'],
  ['Swim Tuesday evenings', 'Swim'],
  ['Do it Tuesday.', 'Do it.'],
  ['Tuesdays: swim', 'swim'],
  ['Next week: order tiles', 'order tiles'],
  ['Meet at 7 o’clock in the hall', 'Meet in the hall'],
  ['Hand it in by noon', 'Hand it in'],
  ['Finish in May 2027, then rest', 'Finish, then rest'],
  ['Finish by end of May 2027', 'Finish'],
  ['Call between 10:00 and 11:30', 'Call'],
  ['Send it by tomorrow', 'Send it'],
  ['Pay 2027年5月1日', 'Pay'],
])('of “%s” stays “%s”', (text, kept) => {
  expect(clean(text)).toBe(kept)
})

test.each([
  ['Raum am 3. März 2027 buchen', 'de', 'Raum buchen'],
  ['Réserver la salle le 3 février', 'fr', 'Réserver la salle'],
  ['Reservar la sala 3 de marzo de 2027', 'es', 'Reservar la sala'],
  ['Raum am 3.5. buchen', 'de', 'Raum buchen'],
  ['Dienstagabend schwimmen', 'de', 'schwimmen'],
  ['Fertig bis Ende Mai 2027', 'de', 'Fertig'],
  ['Réserver le 1er mai', 'fr', 'Réserver'],
  ['Appeler à 18h30', 'fr', 'Appeler'],
  ['Llamar a las 18:30', 'es', 'Llamar'],
  ['Ligar amanhã às 10:00', 'pt', 'Ligar'],
  ['3 मई को बुक करें', 'hi', 'को बुक करें'],
])('dates of the plan’s language go too: “%s”', (text, language, kept) => {
  expect(clean(text, { language })).toBe(kept)
})

test.each(['Run 10 km in under 50 minutes', 'Read chapters 3-5', 'Plan the Black Friday campaign', 'Release 2.0.12', 'Mark 24 exam papers', 'You may 3D-print it', 'The march to the sea', 'Hold 5:30 min/km for 20 minutes', 'Export in 16:9', 'Win 3:1', 'Write down what you learned today', 'Read in the evening', 'Good Friday recipes', 'See chapter 3.5. Then rest', 'Mix 1:1', 'Pack the bag for tomorrow'])('“%s” names no moment and stays', (text) => {
  expect(clean(text)).toBe(text)
})

test.each([
  ['See https://evil.example/a?b=c, then go', 'See then go'],
  ['[Open](javascript:alert(1)) it', '[Open]) it'],
  ['Mail mailto:a@evil.example today', 'Mail today'],
  ['Note: data is in the file', 'Note: data is in the file'],
])('addresses go: “%s”', (text, kept) => {
  expect(clean(text)).toBe(kept)
})

test('what the user wrote stays', () => {
  expect(clean('Wedding on 12 June 2027, see https://venue.example/a', { goal: 'Plan the wedding on 12 June 2027. Venue: https://venue.example/a' })).toBe('Wedding on 12 June 2027, see https://venue.example/a')
})

test('a text is cut at its limit without breaking a character', () => {
  expect(clean('Swim 🏊🏊🏊', { maxLength: 8 })).toBe('Swim 🏊…')
  expect(clean('half \ud83c pair')).toBe('half \ufffd pair')
})

test('a hostile text is read in no time', () => {
  const started = performance.now()
  clean(`on by until ${'1'.repeat(20_000)} ${'('.repeat(20_000)} ${'Monday '.repeat(5_000)} ${'-'.repeat(60_000)}x`, { maxLength: 100 })
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('a calendar date is told from a span', () => {
  expect(['by 3 May', 'until 2027-05-03', 'before May 3rd'].map((words) => namesDate(words, 'en'))).toEqual([true, true, true])
  expect(['in 6 weeks', 'three times a week', 'at most 2 hours a day', 'on Sundays'].map((words) => namesDate(words, 'en'))).toEqual([false, false, false, false])
})
