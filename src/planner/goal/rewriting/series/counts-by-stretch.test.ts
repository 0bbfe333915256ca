import { describe, expect, it } from 'vitest'
import { rewrite } from '../rewrite.ts'
import { countsByStretch } from './counts-by-stretch.ts'
import { wordingOf } from '../wording.ts'

const input = (prompt: string) => ({ prompt, plannerType: 'calendar' as const, now: '2027-02-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
const plain = (prompt: string) => rewrite(input(prompt)).input.prompt

describe('a number a day that changes from stretch to stretch', () => {
  it.each([
    ['Ear drops 4 times a day from 8 to 14 February, then 3 times a day until 21 February, then twice a day until 28 February.',
      'Ear drops 4 times a day from 2027-02-08 to 2027-02-14. Ear drops 3 times a day from 2027-02-15 to 2027-02-21. Ear drops twice a day from 2027-02-22 to 2027-02-28.'],
    ['Wrist exercises three times a day for 15 minutes until 14 February, after that twice a day until 7 March.',
      'Wrist exercises 3 times a day for 15 minutes from 2027-02-01 to 2027-02-14. Wrist exercises twice a day from 2027-02-15 to 2027-03-07.'],
    ['The vet wants the dog to have the tablets. 8-14 February: three times a day, 15-21 February: twice.',
      'The vet wants the dog to have the tablets. tablets 3 times a day from 2027-02-08 to 2027-02-14. tablets twice a day from 2027-02-15 to 2027-02-21.'],
    ['From 3 to 9 February it’s inhaling thrice a day, from 10 to 16 February twice a day.',
      'inhaling 3 times a day from 2027-02-03 to 2027-02-09. inhaling twice a day from 2027-02-10 to 2027-02-16.'],
    ['Tropfen: vom 8. bis 14. Februar viermal am Tag, danach bis 21. Februar dreimal täglich.',
      'Tropfen 4 mal am Tag vom 2027-02-08 bis 2027-02-14. Tropfen 3 mal am Tag vom 2027-02-15 bis 2027-02-21.'],
    ['Nose spray twice a day from 3 to 12 February, between 8:00 and 20:00, at least 8 hours apart.',
      'Nose spray twice a day (8:00, 18:00) from 3 February to 12 February, between 8:00 and 20:00.'],
  ])('says each of them in full: %s', (prompt, expected) => {
    expect(plain(prompt)).toBe(expected)
  })

  it.each([
    'Brush the dog twice a day until Friday. Walk it twice a day.',
    'Stretch twice a day until 14 February and three times a week go swimming until 28 February.',
    'Practise the harp twice a day from 3 February to 12 March.',
    'We meet on 3 February and 5 March, and eat three times.',
  ])('leaves alone what has one stretch, or none: %s', (prompt) => {
    const wording = wordingOf(input(prompt))
    expect(countsByStretch(prompt, { expressions: wording.expressions(), today: wording.today, language: 'en' })).toEqual([])
  })

  it('takes the week of dates for no count of times a week', () => {
    const prompt = 'Aulas de violão às segundas. Na semana de 5 a 9 de abril estou fora.'
    expect(plain(prompt)).toBe(prompt)
  })

  it('tries no place twice', () => {
    const prompt = 'then twice a day until 21 February and the drops of the the '.repeat(40)
    const wording = wordingOf(input(prompt))
    const expressions = wording.expressions()
    const start = Date.now()
    countsByStretch(prompt, { expressions, today: wording.today, language: 'en' })
    expect(Date.now() - start).toBeLessThan(200)
  })
})
