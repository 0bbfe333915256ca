import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../time/grammar/languages.ts'
import { hoursOfEachPartOfDay, timeOfEachPartOfDay } from './hours-of-each-part-of-day.ts'
import { writtenWith } from '../written-out.ts'

const said = (text: string) => writtenWith(text, hoursOfEachPartOfDay(text, () => detectLanguage(text))).text

describe('hours of each morning or evening', () => {
  it.each([
    ['Jeden Morgen Klavier üben 6:15-7:00 bis 20. Februar', 'Jeden Tag Klavier üben 6:15-7:00 bis 20. Februar'],
    ['Vokabeln lernen jeden Abend zwischen 19 und 20 Uhr', 'Vokabeln lernen jeden Tag zwischen 19 und 20 Uhr'],
    ['Todas las mañanas yoga de 6:30 a 7:00 hasta el 20 de febrero', 'Todos los días yoga de 6:30 a 7:00 hasta el 20 de febrero'],
    ['Tous les matins 20 minutes de yoga à 6h30', 'Tous les jours 20 minutes de yoga à 6h30'],
    ['Count birds every morning from 10 to 16 May, 5:30-6:15', 'Count birds every day from 10 to 16 May, 5:30am-6:15am'],
    ['Stretch each evening in May, 8:30 to 9:00', 'Stretch every day in May, 8:30pm to 9:00pm'],
  ])('say the part of the day: %s', (text, plain) => {
    expect(said(text)).toBe(plain)
  })

  it.each([
    'Jeden Morgen und Abend Tabletten um 8:00 und 20:00',
    'Jeden Abend früh ins Bett. Um 7:00 aufstehen',
    'Jeden Abend die Tasche packen, Schule ist um 7:45 Uhr',
    'Run every morning 6:30-7:15 until 28 February',
    'Every morning walk the dog, on the 8th at 5pm the vet comes',
    'Todas las mañanas leer',
  ])('leave it where they are of another, or read as they stand: %s', (text) => {
    expect(said(text)).toBe(text)
  })
})

describe('so much of each part of the day', () => {
  it.each([
    ['Read War and Peace, 30 minutes an evening, between 9 and 10:30pm', 'Read War and Peace, 30 minutes every evening, between 9 and 10:30pm'],
    ['half an hour per morning', 'half an hour every morning'],
  ])('comes each time: %s', (text, plain) => {
    expect(writtenWith(text, timeOfEachPartOfDay(text)).text).toBe(plain)
  })

  it.each(['240 photos, 60 an evening', 'A talk of an hour an evening before the fair', 'We have an evening class'])('is a time and no count: %s', (text) => {
    expect(timeOfEachPartOfDay(text)).toEqual([])
  })
})
