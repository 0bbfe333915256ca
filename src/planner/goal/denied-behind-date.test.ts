import { expect, it } from 'vitest'
import { dayNumber } from '../time/day-number.ts'
import { readGoal } from './read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.filter(({ source }) => source === 'stated')

it.each([
  'My exam is on 18 June and I don’t know anything yet.',
  'My exam is on 18 June, I don’t know anything yet.',
  'My exam is on 18 June and I have not opened a book.',
  'I have an exam on 18 June and no idea where to begin.',
  'On 18 June is my exam and I haven’t learned anything.',
  'The inspection is on 18 June and nobody has prepared anything.',
  'I signed up for a triathlon on 18 June and can’t swim crawl.',
  'The wedding is on 18 June and there is no band yet.',
  'Mi examen es el 18 de junio y no sé nada todavía.',
  'Mon examen est le 18 juin et je n’ai pas commencé.',
  'Meine Prüfung ist am 18. Juni und ich kann noch nichts.',
  'A minha prova é no dia 18 de junho e ainda não sei nada.',
])('leads to the day whatever is lacking before it: %s', (prompt) => {
  const readings = read(prompt)
  expect(readings.find(({ kind }) => kind === 'event')).toMatchObject({ days: { first: dayNumber('2027-06-18') } })
  expect(readings.filter(({ kind }) => kind === 'exclusion')).toEqual([])
})

it.each([
  'We have visitors on 14 March and I can’t work.',
  'Learn Greek, on 14 March I’m at a wedding and can’t study.',
  'Write my thesis; I’m in Rome on 14 March and won’t do anything.',
  'El 14 de marzo tenemos visita y no puedo estudiar.',
])('keeps a day free on which nothing can be done: %s', (prompt) => {
  expect(read(prompt).filter(({ kind }) => kind === 'exclusion')).toMatchObject([{ days: { spans: [{ first: dayNumber('2027-03-14') }] } }])
})
