import { expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'
import { inInfinitive } from './infinitives-in-french.ts'

it.each([
  ['fait les courses', 'faire les courses'], ['déménage', 'déménager'], ['déménageons', 'déménager'], ['commençons le chantier', 'commencer le chantier'], ['finissons la cave', 'finir la cave'], ['me marie', 'me marier'],
  ['nettoie le four', 'nettoyer le four'], ['répète', 'répéter'], ['achète du pain', 'acheter du pain'], ['pars à Rome', 'partir à Rome'],
])('%s is called in the infinitive: %s', (words, infinitive) => {
  expect(inInfinitive(words)).toBe(infinitive)
})

it.each(['une heure', 'yoga', 'mon sport'])('but not what has no verb: %s', (words) => {
  expect(inInfinitive(words)).toBeNull()
})

it.each([
  ['Refaire la salle de bain en février, le plombier vient le 22 février', 'le plombier vient'], ['Ma fille entre en maternelle le 4 janvier', 'ma fille entre en maternelle'], ['Je commence mon nouveau travail le 1er février à Lyon', 'commencer mon nouveau travail'],
  ['Examen de maths le 22 janvier', 'Examen de maths'],
])('names are whole in French: %s', (prompt, title) => {
  expect(stated(prompt, 'event').map((event) => event.title)).toEqual([title])
})

it('rules still meet the work that they are about', () => {
  const { readings } = read('Ranger la cave en décembre, on fait les courses le samedi matin')
  expect(readings.flatMap((reading) => (reading.kind === 'rhythm' ? [[reading.title, reading.appliesTo?.labels]] : []))).toEqual([['faire les courses', ['faire les courses']]])
})

it.each([['Me mettre à mon compte comme graphiste en mars', 'me mettre à mon compte comme graphiste'], ['Mettre la cave en ordre avant mars', 'Mettre la cave en ordre']])('a reflexive verb keeps its pronoun: %s', (prompt, subject) => {
  expect(read(prompt).subject).toBe(subject)
})
