import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { workIn } from './work-in-name.ts'

const TEAM = { language: 'en', people: new Set(['Edda', 'Ulf']) }

describe('what can be made or done of a part', () => {
  it.each([
    'cannot', 'needed', 'therefore', 'long past', 'awkward', 'argue', '4 high', '6 are critical', '20 in sprint 1', 'pts', 'at least one full sprint', 'sprint 2', 'some stuff',
    'treasurer', 'Mr. Abel', 'apprentice', 'my sister', "Edda's", "Edda's uncle", 'Edda', 'third crew', 'the captain has spoken with the owner', "Ulf hasn't finished the sails", 'weather allowing', 'someone is Ulf', 'dealt with it',
  ])('is nothing: %s', (label) => {
    expect(workIn(label, TEAM)).toBeNull()
  })

  it.each([
    ['the warden sets up the tent', 'set up the tent'],
    ['sews the curtains', 'sew the curtains'],
    ['Edda carries the crates', 'carry the crates'],
    ['everyone has to do the first-aid course', 'do the first-aid course'],
    ['Ulf has to borrow the boat', 'borrow the boat'],
    ['harbour form has to be with the council', 'harbour form'],
    ['posters are with Edda', 'posters'],
    ['dress trial takes place in the barn', 'dress trial'],
    ['rule list belongs to her', 'rule list'],
    ['deposits dead', 'deposits'],
  ])('is what is behind the doer or the duty: %s', (label, work) => {
    expect(workIn(label, TEAM)).toBe(work)
  })

  it.each(['bootloader', 'till', 'IT', 'case', 'permits from the council', 'letters to parents', 'sprint board', 'train them', 'hire two cooks', 'quiet hours', 'two drivers', 'nurse rota', 'shop goes live', 'site must support vouchers', 'WCAG 2.2 AA', 'French + Japanese', 'tests', '4 levels', 'opening day'])('stays: %s', (label) => {
    expect(workIn(label, TEAM)).toBe(label)
  })

  it('leaves other languages alone', () => {
    expect(workIn('argue', { language: 'fr', people: new Set() })).toBe('argue')
  })
})

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label.toLowerCase())

it('leaves no part that is a number, a person or a word of a clause', () => {
  const found = parts('Refit the mill. Three 2-week sprints from 11 January. Beams, floor, treasurer, wheel; the wheel cannot be moved. 5 repairs, of which 2 are urgent.')
  expect(found).toEqual(expect.arrayContaining(['beams', 'floor', 'wheel']))
  expect(found.filter((label) => /cannot|treasurer|urgent/u.test(label))).toEqual([])
})
