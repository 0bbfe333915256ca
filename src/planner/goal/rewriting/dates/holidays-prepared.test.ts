import { expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../../read-for-tests.ts'

it.each([
  ['Préparer Noël à la maison pour 12 personnes, budget 300 €', 'Noël à la maison pour 12 personnes', '12-25'], ['Préparer Noël', 'Noël', '12-25'], ['Organiser le réveillon du nouvel an chez nous', 'réveillon du nouvel an chez nous', '12-31'],
  ['Préparer Pâques avec les enfants', 'Pâques avec les enfants', '03-28'], ['Weihnachten zu Hause vorbereiten', 'Weihnachten zu Hause vorbereiten', '12-25'], ['Christmas at home for 12', 'Christmas at home for 12', '12-25'], ['Navidad en casa', 'Navidad en casa', '12-25'],
])('a holiday that is prepared is the day that the plan leads up to, and keeps its name: %s', (prompt, title, day) => {
  const brief = read(prompt)
  expect(brief.subject).toBe(title)
  expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)?.slice(5)])).toEqual([[title, day]])
  expect(readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')).toEqual([])
})

it.each(['Finir le rapport avant Noël', 'Préparer la maison pour Noël', 'Préparer l’examen avant Pâques'])('and where something else is done by then it bounds that: %s', (prompt) => {
  expect(stated(prompt, 'event')).toEqual([])
  expect(stated(prompt, 'deadline')).toHaveLength(1)
})
