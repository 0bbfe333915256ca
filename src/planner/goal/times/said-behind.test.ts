import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion' | 'commitment') => stated(prompt, kind).map(({ text }) => text)
const spansOf = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows }) => (days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}${windows[0] ? ` ${windows[0].from}` : ''}`))

describe('what stands behind days', () => {
  it('keeps a day empty that is to be empty', () => {
    expect(spansOf('Learn Welsh. Keep the 14th of March completely empty.')).toEqual(['2027-03-14 2027-03-14'])
  })

  it('leaves out days on which nothing is done', () => {
    for (const prompt of ["Write stories on Tuesdays. Easter, 26 to 29 March, I don't write.", 'Escrever contos à terça. Páscoa, de 26 a 29 de março, não escrevo.', 'Geschichten schreiben, dienstags. Ostern, 26. bis 29. März, schreibe ich nicht.']) {
      expect(stated(prompt, 'exclusion').some(({ days }) => days.spans?.some(({ first }) => iso(first) === '2027-03-26'))).toBe(true)
    }
    expect(texts('Geige lernen. Jeden ersten Dienstag im Monat ist Elternabend, da fällt das Üben aus.', 'exclusion')).toHaveLength(1)
  })

  it('opens hours that are said to be fine as well', () => {
    expect(texts('Learn Welsh. Sunday afternoons 2-4 ok as well.', 'availability')).toEqual(['Sun 14:00–16:00'])
    expect(texts('Learn Welsh on Tuesdays. Weekends are open for it as well.', 'availability')).toContain('weekends')
  })

  it('keeps what is fixed already', () => {
    expect(texts('Learn Welsh. Pilates Thursdays 18-19 is already booked, keep it.', 'commitment')).toEqual(['Pilates: Thu 18:00–19:00'])
  })

  it('says of revision when it is, where a reason stands before', () => {
    expect(texts('Theory test on 11 March. I drive all day till 5 so revision is weekday evenings 7 to 8, Monday night is football so not then.', 'commitment')).toEqual([])
  })

  it('reads a teacher who comes as a lesson', () => {
    expect(stated('Learn the harp. My teacher comes Thursdays 16:00-16:45.', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([['Lesson with the teacher', 45]])
    expect(stated('Learn the harp. My sister comes Thursdays 16:00-16:45.', 'rhythm')).toEqual([])
  })

  it('takes the hours of the one it is for, in other languages too', () => {
    expect(texts('Révisions du bac pour ma fille Lou. Elle travaille le mercredi de 14h à 16h.', 'availability')).toEqual(['Wed 14:00–16:00'])
    expect(texts('Teach my niece chess. She practises Fridays 16-17.', 'availability')).toEqual(['Fri 16:00–17:00'])
  })
})
