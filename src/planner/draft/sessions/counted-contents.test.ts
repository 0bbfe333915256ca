import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titles = (prompt: string, now = '2027-01-04T08:00') => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now, timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title)

it('studies the parts that an examination has by number, one by one or in groups', () => {
  const few = titles('Beekeeping exam on 20 March, the book has 8 chapters, weekday evenings 18-19')
  expect(Array.from({ length: 8 }, (_, index) => few.some((title) => title.startsWith(`Chapter ${index + 1}: `)))).not.toContain(false)
  expect(titles('Surveyor exam on 20 March, 40 chapters, weekday evenings 18-20').some((title) => title.startsWith('Chapters 37–40: '))).toBe(true)
  expect(titles('Jägerprüfung am 20. März, 9 Kapitel, montags bis freitags 18-19 Uhr lernen').some((title) => title.startsWith('Kapitel 9: '))).toBe(true)
  expect(titles('Aprobar las oposiciones de maestra el 19 de junio: 25 temas, de lunes a viernes de 16 a 20').some((title) => title.startsWith('Temas 23–25: '))).toBe(true)
})

it('studies the subjects that are named, whatever is counted beside them', () => {
  const all = titles('Exam on 20 March, 12 chapters, weekday evenings 18-19. Topics: botany, zoology, genetics')
  expect(all.some((title) => title.startsWith('Botany: '))).toBe(true)
  expect(all.some((title) => title.startsWith('Chapter 1: '))).toBe(false)
})

it('sows nothing in summer that is sown in March', () => {
  expect(titles('Vegetable garden with leeks and salad until the end of October', '2027-07-19T08:00').some((title) => /indoors|Prick out/u.test(title))).toBe(false)
  expect(titles('Vegetable garden with tomatoes and salad until the end of October', '2027-02-19T08:00').some((title) => /Prick out/u.test(title))).toBe(true)
})
