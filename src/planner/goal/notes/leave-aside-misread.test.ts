import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'
import { DOUBTS } from './leave-aside-misread.ts'

const GOAL = { en: 'Restore the gig by 30 May', de: 'Das Ruderboot bis 30. Mai restaurieren', es: 'Restaurar la barca antes del 30 de mayo', fr: 'Restaurer la barque avant le 30 mai', pt: 'Restaurar a canoa até 30 de maio' }
type Language = keyof typeof GOAL

/** What is read beside the goal's own deadline. */
function kindsBeside(language: Language, clause: string): string[] {
  const prompt = `${GOAL[language]}. ${clause}.`
  const at = GOAL[language].length
  return read(prompt).readings.filter(({ source, start, kind }) => source === 'stated' && start > at && kind !== 'topic').map(({ kind }) => kind)
}
const notesOf = (language: Language, clause: string) => read(`${GOAL[language]}. ${clause}.`).notes.map(({ words }) => words).join(' | ')

describe('what a clause does not say is not read from it', () => {
  it.each(DOUBTS)('$says', ({ says, language }) => {
    expect(kindsBeside(language ?? 'en', says).filter((kind) => kind !== 'precedence')).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'The oars can wait till the shop has varnish'],
    ['pt', 'Nada se lixa em noite de ensaio'],
    ['es', 'Nadie rema dos veces'],
    ['en', 'Take the canal wherever it costs less than an hour'],
    ['en', 'Row only if the lock opens by nine'],
    ['en', 'If the varnish smells, the dog moves out for two days'],
    ['en', 'The blue trailer has to be available on Tuesdays'],
    ['en', 'Keep the blue trailer free on Tuesdays'],
    ['en', 'Planing can only happen on Wednesdays when the gallery is closed'],
    ['de', 'Lackieren nur, wenn es nachts über 8 Grad hat'],
    ['de', 'Der Anhänger muss dienstags frei bleiben'],
    ['de', 'Die Werkstatt muss jeden zweiten Samstag leer sein'],
    ['es', 'El remolque tiene que quedar libre los martes'],
    ['es', 'Si el barniz huele, se para dos días'],
    ['fr', 'La remorque doit rester disponible le mardi'],
    ['fr', 'Uniquement les soirs sans brouillard'],
    ['fr', 'Jamais deux couches le même jour'],
    ['pt', 'O reboque tem de ficar livre às terças'],
    ['pt', 'O cais só está livre a partir das 14h'],
    ['pt', 'Se chover mais de duas horas, fica para segunda'],
  ])('%s: %s', (language, clause) => {
    const kinds = kindsBeside(language, clause)
    expect(kinds.filter((kind) => kind !== 'precedence')).toEqual([])
    expect(notesOf(language, clause) !== '' || kinds.includes('precedence')).toBe(true)
  })
})

describe('what is said so is still read', () => {
  it.each<[Language, string, string]>([
    ['en', 'Sundays must stay free', 'exclusion'],
    ['en', 'Keep Sundays free', 'exclusion'],
    ['en', 'My evenings have to stay free', 'exclusion'],
    ['en', 'I can only do Saturdays', 'availability'],
    ['en', 'Only on Saturdays, if possible', 'availability'],
    ['en', 'I have the key only from 1pm', 'availability'],
    ['en', 'Saturdays 10-12 if it is dry', 'rhythm'],
    ['en', 'Not on Fridays unless I say so', 'exclusion'],
    ['en', 'April without Mondays', 'exclusion'],
    ['en', 'Never on Sundays', 'exclusion'],
    ['en', 'Away 3-9 April if my mother is well', 'exclusion'],
    ['de', 'Samstags von 10 bis 12 Uhr, wenn möglich', 'availability'],
    ['de', 'Nur dienstags nicht', 'exclusion'],
    ['de', 'Der Sonntag muss frei bleiben', 'exclusion'],
    ['es', 'Los domingos tienen que quedar libres', 'exclusion'],
    ['fr', 'Jamais le lundi', 'exclusion'],
    ['fr', 'Rien le 17 avril', 'exclusion'],
    ['pt', 'Nada à noite', 'exclusion'],
    ['de', 'Gesägt wird nie vor neun und keinesfalls sonntags', 'exclusion'],
    ['pt', 'Só aos domingos', 'availability'],
  ])('%s: %s', (language, clause, kind) => {
    expect(kindsBeside(language, clause)).toContain(kind)
  })
})
