import { expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

it.each([
  ['Den Garten bis 30. April fertig machen.', 'Garten fertig machen'],
  ['Die Garage bis Ende März aufräumen.', 'Garage aufräumen'],
  ['Meine Steuererklärung bis 31. Juli machen', 'Steuererklärung machen'],
  ['Bis zum 30. April den Keller ausbauen', 'Keller ausbauen'],
])('is called with the deed that German says last: %s', (prompt, subject) => {
  expect(read(prompt).subject).toBe(subject)
})

it('takes no sentence behind a time for a deed', () => {
  expect(read('Den Keller bis April, wir haben wenig Zeit').subject).toBe('Keller')
  expect(read('Garage bis Ende März. Dann wollen wir feiern').subject).toBe('Garage')
})

it.each([
  ['En mayo nos mudamos', '2027-05-01'],
  ['in may we move to Leeds', '2027-05-01'],
  ['Finir la terrasse avant l’été', null],
])('leaves the time out of the name: %s', (prompt, first) => {
  const brief = read(prompt)
  expect(brief.subject).not.toMatch(/may|été/iu)
  const spans = readingsOf(brief, 'horizon').filter(({ source }) => source === 'stated')
  expect(first === null ? readingsOf(brief, 'deadline').length : spans.length).toBe(1)
})

it.each([
  ['Correr por 30 minutos todos os dias', 'Correr'],
  ['Fazer dieta sem glúten por 30 dias', 'Fazer dieta sem glúten'],
  ['Run for 30 minutes every day', 'Run'],
  ['Preparar a apresentação para o dia 10 de março às 14h', 'Preparar a apresentação'],
  ['Preparar la presentación para el día 10 de marzo', 'Preparar la presentación'],
  ['Estudar para a prova em 3 semanas', 'Estudar para a prova'],
])('leaves out what leads in a time: %s', (prompt, subject) => {
  expect(read(prompt).subject).toBe(subject)
})
