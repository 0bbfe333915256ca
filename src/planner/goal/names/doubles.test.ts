import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string, plannerType: 'calendar' | 'sprint' = 'sprint') => stated(prompt, 'topic', plannerType).map(({ label }) => label)

describe('a part that is named before', () => {
  it('is taken up by who does it', () => {
    expect(parts('Reading room, two weeks from 1 March: shelf plan, two letters of support, budget. Nora: budget, Piet: letters.')).not.toContain('letters')
    expect(parts('Repair café, two weeks from 1 March: fix the solder station, train 6 helpers, poster. Deb does the poster, Marcus training.')).not.toContain('training')
  })

  it('is another where it is another thing', () => {
    expect(parts('Shop, two weeks from 1 March: design system, checkout. After the checkout come the design and the import.')).toEqual(expect.arrayContaining(['design system', 'checkout']))
  })

  it('is the event that dates it', () => {
    const prompt = 'Flat ready for Mum on Friday 22 January: rails fitted, bed moved, fridge stocked the day before.'
    expect(parts(prompt, 'calendar')).not.toContain('fridge')
    expect(stated(prompt, 'event').map(({ title }) => title)).toContain('fridge stocked')
  })
})
