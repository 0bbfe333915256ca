import { expect, it } from 'vitest'
import { detectLanguage } from '../../../time/grammar/languages.ts'
import { morningsAndEvenings } from './mornings-and-evenings.ts'

const plain = (text: string) => morningsAndEvenings(text, () => detectLanguage(text)).toSorted((a, b) => b.start - a.start).reduce((whole, { text: said, start, end }) => whole.slice(0, start) + said + whole.slice(end), text)

it.each([
  ['Rinse the contact lenses every morning and evening until Friday.', 'Rinse the contact lenses twice a day (8:00, 19:00) until Friday.'],
  ['Squats morning and evening, 10 minutes each, every day till 31 March.', 'Squats twice a day (8:00, 19:00), 10 minutes each till 31 March.'],
  ['Die Katze bürsten morgens und abends bis 21. März.', 'Die Katze bürsten zweimal am Tag (8:00, 19:00) bis 21. März.'],
  ['Gotas para el gato cada mañana y cada noche hasta el viernes.', 'Gotas para el gato dos veces al día (8:00, 19:00) hasta el viernes.'],
  ['Pommade matin et soir pendant trois semaines.', 'Pommade deux fois par jour (8:00, 19:00) pendant trois semaines.'],
])('is done at both ends of the day: %s', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

it.each([
  'Learn to knit. I have time mornings and evenings, every day.',
  'Work on my essay in the morning and in the evening.',
  'I am free every morning and evening.',
  'Die Prüfung ist im Mai, morgens und abends habe ich Zeit.',
])('leaves alone the hours in which there is time: %s', (text) => {
  expect(plain(text)).toBe(text)
})
