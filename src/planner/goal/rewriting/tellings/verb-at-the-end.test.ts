import { expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'

it.each([
  ['Wir lösen das alte Kassensystem ab. Team: Ana und Bo. Zwei Sprints ab 11. Januar.', 'Altes Kassensystem ablösen'],
  ['Wir führen eine neue Zeiterfassung ein. Drei Leute. Zwei Sprints ab 11. Januar.', 'Neue Zeiterfassung einführen'],
  ['Wir bauen den Fahrkartenautomaten. Zwei Entwickler. Zwei Sprints ab 11. Januar.', 'Fahrkartenautomaten bauen'],
  ['Wir tauschen die alten Schlösser aus. Zwei Leute. Zwei Sprints ab 11. Januar.', 'Alte Schlösser austauschen'],
])('a German goal has its verb at the end, in one word: %s', (prompt, subject) => {
  expect(read(prompt, 'sprint').subject).toBe(subject)
})

it.each([
  'Die Halle streichen. Wir bauen ab 3. Februar die Gerüste. Ana und Bo, zwei Sprints ab 11. Januar.',
  'Die Halle streichen. Wir sind drei Leute. Zwei Sprints ab 11. Januar.',
])('what else is told of them stays: %s', (prompt) => {
  expect(read(prompt, 'sprint').subject).toBe('Halle streichen')
})
