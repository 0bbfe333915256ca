import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const away = (prompt: string) => stated(prompt, 'exclusion').map(({ person, appliesTo }) => [person, appliesTo?.labels ?? null])
const turns = (prompt: string) => Object.fromEntries(stated(prompt, 'person').map(({ name, roles }) => [name, roles]))

const FEAST = 'Christening on 27 March. Moira does the cake, Declan the music, I do the rest.'

describe('when somebody beside the user is there', () => {
  it.each([
    [`${FEAST} Moira can't on Wednesdays.`, 'Moira'],
    [`${FEAST} Declan is away 8-12 February.`, 'Declan'],
  ])('is theirs, and takes no day from the plan: %s', (prompt, name) => {
    expect(away(prompt)).toEqual([[name, null]])
  })

  it('binds the parts that name them', () => {
    expect(away('Run a half marathon on 14 March. Long run with Sanne on Sundays, hills alone on Tuesdays. Sanne is away 13-21 February.')).toEqual([[null, ['Long run with Sanne']]])
  })

  it('is no day off of anybody else, and the days of the user stay the user’s', () => {
    expect(away(`${FEAST} I am away 8-12 February.`)).toEqual([[null, null]])
  })

  it('says when the plan is, where the goal opens with it', () => {
    const prompt = 'Grandpa is in hospital from 1 to 14 February. Visit him every evening from 6 to 7pm.'
    expect(away(prompt)).toEqual([])
    expect(stated(prompt, 'horizon')).toHaveLength(1)
  })
})

describe('what goes round', () => {
  it.each([
    ['Water the plants every morning in February, taking turns: Ana, Ben, me.', { Ana: ['Water the plants'], Ben: ['Water the plants'], Me: ['Water the plants'] }],
    ['Walk the dog every morning in February, Ben and I alternate.', { Ben: ['Walk the dog'], Me: ['Walk the dog'] }],
    ['Grandma is in hospital from 1 to 14 February and one of us should be there each evening 6-7pm in turn: me, Aoife, Declan.', { Me: ['Be there'], Aoife: ['Be there'], Declan: ['Be there'] }],
  ])('is everybody’s who is named for it: %s', (prompt, expected) => {
    expect(turns(prompt)).toEqual(expected)
    expect(stated(prompt, 'topic')).toEqual([])
  })

  it('is called by what is done, and theirs who do it', () => {
    expect(turns('Cats and plants in February. Mrs Haugen feeds the cats each morning, Sam waters the plants on Tuesdays.')).toEqual({ 'Mrs Haugen': ['feed the cats'], 'Sam': ['water the plants'] })
    // Each has days of their own.
    expect(turns('Our household in February. Kev does the bins on Mondays, Ruth does the bins on Fridays.')).toMatchObject({ Ruth: expect.arrayContaining(['Ruth does the bins']) as unknown })
  })

  it('is nobody’s where the user alone alternates', () => {
    expect(turns('Every morning in February I alternate yoga and a run.')).toEqual({})
  })
})
