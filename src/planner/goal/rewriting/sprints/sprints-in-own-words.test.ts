import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const calendar = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ text }) => text)

describe('sprints told in sentences of their own', () => {
  it.each([
    ['Sprints start on 5 April and last two weeks. Three weeks for the beta.', 'as many as needed 2-week sprints from Mon 5 Apr 2027'],
    ['Sprint length two weeks, first one starts 5 April, the last ends on 28 May.', '4 2-week sprints from Mon 5 Apr 2027'],
    ['Two-week sprints, the first starts on Monday 5 April and the last ends on Friday 28 May.', '4 2-week sprints from Mon 5 Apr 2027'],
    ['Sprints are weekly, Monday to Friday, the first on 5 April.', 'as many as needed 1-week sprints from Mon 5 Apr 2027'],
    ['Sprints last a fortnight, the first one starts on 5 April.', 'as many as needed 2-week sprints from Mon 5 Apr 2027'],
  ])('%s', (telling, expected) => {
    expect(calendar(`App for our club. ${telling} Ana designs, Ben codes.`)).toEqual([expected])
  })

  it.each([
    ['Schulfest am 19. Juni. Einwöchige Sprints ab 3. Mai. Genehmigung bis 28. Mai.', 'Genehmigung done by Fri 28 May 2027'],
    ['School fair on 19 June. One-week sprints from 3 May. Permit by 28 May.', 'Permit done by Fri 28 May 2027'],
    ['Festa da escola no dia 19 de junho. Sprints de uma semana a partir de 3 de maio. Licença até 28 de maio.', 'Licença done by Fri 28 May 2027'],
  ])('do not end with the deadline of the next sentence: %s', (prompt, deadline) => {
    expect(calendar(prompt)).toEqual(['as many as needed 1-week sprints from Mon 3 May 2027'])
    expect(stated(prompt, 'deadline', 'sprint').map(({ text }) => text)).toContain(deadline)
  })

  it('do not begin when somebody joins', () => {
    expect(calendar('App for our club, weekly sprints. Ana (design), Cem (QA, from week 3).')).toEqual(['as many as needed 1-week sprints'])
  })
})
