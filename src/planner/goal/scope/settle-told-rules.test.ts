import { describe, expect, it } from 'vitest'
import type { Reading } from '../brief.ts'
import { readGoal } from '../read-goal.ts'

const rulesOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-11T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .filter(({ kind, source }) => source === 'stated' && /^(?:availability|exclusion|rhythm|commitment)$/u.test(kind))
const told = ({ kind, appliesTo }: Reading) => [kind, appliesTo?.labels.join(', ') ?? null]

describe('when somebody works best, or can work at all', () => {
  it.each([
    'Restore a dresser by 30 April: strip, stain, polish. I am most productive between 5 and 7 am.',
    'Restore a dresser by 30 April: strip, stain, polish. im most awake 8-11 in the morning, mon to sat',
    'Restore a dresser by 30 April: strip, stain, polish. I concentrate best mornings 8 to 12.',
    'Restore a dresser by 30 April: strip, stain, polish. I’m sharpest from 6 to 8am, weekdays.',
    'Restore a dresser by 30 April: strip, stain, polish. Everything should happen on Sundays between 2 and 6pm.',
    'Eine Kommode aufarbeiten bis 30. April: abbeizen, ölen. Am konzentriertesten bin ich zwischen 6 und 8 Uhr.',
    'Restaurar una cómoda antes del 30 de abril: lijar, teñir, pulir. Rindo mejor de 7 a 9 de la mañana.',
    'Restaurar una cómoda antes del 30 de abril: lijar, teñir, pulir. Solo puedo ocuparme de esto los martes y los sábados.',
    'Restaurer une commode avant le 30 avril : poncer, teindre, cirer. Je suis plus efficace de 8h à 10h.',
    'Restaurar uma cómoda até 30 de abril: lixar, tingir, polir. Só consigo tratar disto às terças e aos sábados.',
    'Vier Stühle lackieren bis 30. April. Lackiert wird nur sonntags ab 10 Uhr.',
  ])('are hours of the whole plan: %s', (prompt) => {
    expect(rulesOf(prompt).map(told)).toEqual([['availability', null]])
  })
})

it.each([
  ['The laser cutter only runs on Thursdays.', 'laser cutter'],
  ['Our electrician can only come on Tuesday mornings.', 'electrician'],
  ['The court is bookable on Fridays only.', 'court'],
  ['The bread oven gets lit on Saturdays only.', 'bread oven'],
  ['The ferry only sails on Mondays and Fridays.', 'ferry'],
])('binds what is there then, and not that it is: %s', (rule, thing) => {
  expect(rulesOf(`Put on a village show by 30 April: posters, chairs, songs. ${rule}`).map(told)).toEqual([['availability', thing]])
})

it.each([
  ['Der Brennofen läuft nur donnerstags.', 'Teller töpfern bis 30. April: drehen, glasieren.', 'Brennofen'],
  ['Der Elektriker kommt nur dienstags.', 'Altbau sanieren bis 30. April: Böden, Türen.', 'Elektriker'],
  ["La patinoire n'est ouverte que le mardi.", 'Préparer le gala avant le 30 avril : musique, costumes.', 'patinoire'],
])('binds it in other languages as well: %s', (rule, goal, thing) => {
  expect(rulesOf(`${goal} ${rule}`).map(told)).toEqual([['availability', thing]])
})

it.each(['Please leave Sundays entirely clear.', 'Spread it out, leaving Sundays entirely clear.', 'weekends stay empty'])('keeps days free that are to be left alone: %s', (rule) => {
  expect(rulesOf(`Put on a village show by 30 April: posters, chairs, songs. ${rule}`).map(told)).toEqual([['exclusion', null]])
})

it('takes what is only free on a day for open then', () => {
  expect(rulesOf('Sew four costumes by 30 April. My helper’s machine is only free on Thursdays.').map(({ kind }) => kind)).toEqual(['availability'])
  expect(rulesOf('Sew four costumes by 30 April. Keep it free on Thursdays.').map(({ kind }) => kind)).toEqual(['exclusion'])
})

it('binds the verb of one listed thing to that thing', () => {
  expect(rulesOf('Paint the hall by 30 April: sand the doors, paint the ceiling, buy lamps. Sanding only on Sundays.').map(told)).toEqual([['availability', 'sand the doors']])
})

it.each([
  ['I can only do the photos on Tuesdays.', 'availability'],
  ['I leave work at 3 on Fridays.', 'rhythm'],
  ['The physio comes Mondays at 9.', 'commitment'],
])('leaves what is done then as it is: %s', (rule, kind) => {
  expect(rulesOf(`Write a cookbook by 30 April: soups, breads, cakes. ${rule}`)[0]!.kind).toBe(kind)
})
