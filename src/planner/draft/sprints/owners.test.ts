import { describe, expect, it } from 'vitest'
import type { ReadingOf } from '../../goal/brief.ts'
import { newTask } from '../new-task.ts'
import { doersOf, ownersOf } from './owners.ts'

function person(name: string, role: string): ReadingOf<'person'> {
  return { id: name, words: '', start: 0, end: 0, source: 'stated', strength: 'hard', appliesTo: null, text: '', kind: 'person', name, roles: [role], isUser: false, capacity: null }
}

function step(title: string, subject: string) {
  return newTask({ id: title, title, description: '', effortMinutes: 60, priority: 'high', tags: [], subjects: [subject], answers: ['r1'], timed: false })
}

const isTrade = (role: string) => /design|copy|test|developer/u.test(role)

describe('whose work a thing is', () => {
  it.each([
    ['labels', 'object labels', true],
    ['writes object labels', 'object labels', true],
    ['tests recipes', 'recipe tests', true],
    ['films lessons', 'ten video lessons', true],
    ['design', 'design', true],
    ['design', 'design of the stand', false],
    ['mobile developer', 'mobile pages', false],
    ['labels', 'floor plan', false],
    ['label and web shop', 'web shop', true],
    ['pans and lids', 'boxes', false],
  ])('%s: %s', (role, thing, isTheirs) => {
    const owners = ownersOf(step(`${thing}: first draft`, thing), [person('Noor', role)], isTrade)
    expect(owners.length > 0).toBe(isTheirs)
  })

  it('is that of the activity, whatever the thing', () => {
    const people = [person('Noor', 'maps'), person('Pim', 'engraving')]
    expect(doersOf(step('Maps: engrave the plates', 'maps'), people).map(({ name }) => name)).toEqual(['Pim'])
    expect(doersOf(step('Maps: draw the coast', 'maps'), people)).toEqual([])
  })
})
