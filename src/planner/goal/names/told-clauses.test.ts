import { describe, expect, it } from 'vitest'
import { isToldOfThing, namedClause } from './told-clauses.ts'

const named = (name: string, language = 'en', isStory = true) => namedClause(name, { language, people: new Set(['Kim']), isStory })

describe('a clause as a name', () => {
  it.each([
    ['my brother can take the heavy lifting', 'take the heavy lifting'],
    ['Kim can animate the boss', 'animate the boss'],
    ['The goal is walking 5 km', 'walking 5 km'],
    ['the editor wants the full manuscript', 'full manuscript'],
    ['two sisters need a rota', 'rota'],
    ['cards must leave', 'cards'],
    ['First 30 should go live', 'First 30 live'],
    ['plumber can only come', 'plumber'],
    ["Oven's being replaced", 'Oven replaced'],
    ['Mum is having hip surgery', 'Mum’s hip surgery'],
    ['Kim has football', 'Kim’s football'],
  ])('is called by its deed, its thing or what is wished for: %s', (said, name) => {
    expect(named(said)).toBe(name)
  })

  it.each([
    ['de', 'Plakate müssen weg', 'Plakate'], ['es', 'mi hermana puede venir', 'mi hermana'], ['fr', 'les affiches doivent partir', 'les affiches'], ['pt', 'os cartazes devem sair', 'os cartazes'],
  ])('in other languages: %s %s', (language, said, name) => {
    expect(named(said, language)).toBe(name)
  })

  it.each(['watering can', 'last will', 'cake needs icing', 'what we can reuse', 'May fair', 'Send the will to the bank', 'half of us'])('of a thing stays: %s', (name) => {
    expect(named(name)).toBe(name)
  })

  it('of what software shall do stays', () => {
    expect(named('customer can reset the password', 'en', false)).toBe('customer can reset the password')
  })

  it('tells how things are, and not what to do', () => {
    expect(['School building is open', 'Dad has been ill', 'partner works away and is only home'].every((name) => isToldOfThing(name, 'en'))).toBe(true)
    expect(['open day', 'shed cleared', 'book is finished', 'what has been agreed'].some((name) => isToldOfThing(name, 'en'))).toBe(false)
  })
})
