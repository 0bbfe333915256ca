import { expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

it.each([
  ['Prepare Christmas at home', 'Christmas at home', 'Christmas at home'],
  ['Preparar o Natal em casa', 'Preparar o Natal em casa', 'Natal em casa'],
  ['Preparar la Navidad en casa', 'Preparar la Navidad en casa', 'Navidad en casa'],
  ['Préparer Noël à la maison', 'Préparer Noël à la maison', 'Noël à la maison'],
  ['Natal em casa', 'Natal em casa', 'Natal em casa'],
  ['Christmas at home', 'Christmas at home', 'Christmas at home'],
  ['Weihnachten zu Hause vorbereiten', 'Weihnachten zu Hause vorbereiten', 'Weihnachten zu Hause'],
])('a feast that is prepared is what the goal is called after: %s', (prompt, subject, title) => {
  const brief = read(prompt)
  expect(brief.subject).toBe(subject)
  expect(readingsOf(brief, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, '2027-12-25']])
})

it.each(['Terminar o relatório antes do Natal', 'Finish the report by Christmas', 'Organise the office on 25 December', 'One-week sprint 18-22 January: search filters. Planning on the first day'])('a feast that is only a day names nothing: %s', (prompt) => {
  expect(read(prompt).subject).not.toMatch(/Natal|Christmas|December/u)
  expect(stated(prompt, 'event').filter(({ title }) => /Natal|Christmas|December/u.test(title))).toEqual([])
})
