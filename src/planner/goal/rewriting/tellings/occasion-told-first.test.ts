import { describe, expect, it } from 'vitest'
import { read, stated } from '../../read-for-tests.ts'

describe('what is asked for behind the occasion it is for', () => {
  it.each([
    ['My sister gets married on 5 June, plan the hen party', 'hen party'],
    ['My daughter turns 6 on 27 February, plan a party at home', 'party at home'],
    ['My boss retires at the end of May. We want to organise a farewell.', 'farewell'],
    ['Meine Mutter wird 70 am 12. Mai, wir möchten ein Fest organisieren', 'Fest organisieren'],
    ['Mi hermana se casa el 5 de junio, quiero organizar la despedida de soltera', 'organizar la despedida de soltera'],
  ])('is the goal: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })

  it('keeps the day of the occasion, in the words that were typed', () => {
    const [day] = stated('My daughter turns 6 on 27 February, plan a party at home', 'event')
    expect(day!.words).toContain('27 February')
  })

  it('leaves an occasion alone that is asked for itself', () => {
    expect(read('My sister gets married on 5 June in Leeds').subject).toMatch(/sister gets married/u)
    expect(read('My daughter turns 6 on 27 February. Cake, games, invitations.').subject).toMatch(/turns 6/u)
  })
})
