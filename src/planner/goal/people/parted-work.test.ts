import { describe, expect, it } from 'vitest'
import { readingsOf, read, stated } from '../read-for-tests.ts'

const GOAL = 'Wedding rings for the spring catalogue: casting, engraving, polishing. Two 2-week sprints from 18 January.'

function people(said: string) {
  return stated(`${GOAL} ${said}`, 'person', 'sprint').map(({ name, roles }) => [name, roles.join(', ')])
}

describe('a sentence that parts the work', () => {
  it.each([
    ['Iria is the goldsmith, Obi the caster and Runa our polisher.', [['Iria', 'goldsmith'], ['Obi', 'caster'], ['Runa', 'polisher']]],
    ['We have a goldsmith (Iria), a caster (Obi) and a polisher (Runa).', [['Iria', 'goldsmith'], ['Obi', 'caster'], ['Runa', 'polisher']]],
    ['Engraving -> Iria, casting -> Obi, the polishing -> Runa.', [['Iria', 'Engraving'], ['Obi', 'casting'], ['Runa', 'polishing']]],
    ["Engraving is Iria's job, the casting is Obi's and Runa takes care of polishing.", [['Iria', 'Engraving'], ['Obi', 'casting'], ['Runa', 'polishing']]],
    ['Engraving is for Iria; casting belongs to Obi.', [['Iria', 'Engraving'], ['Obi', 'casting']]],
    ["I've got Iria for engraving and Obi for the casting.", [['Iria', 'engraving'], ['Obi', 'casting']]],
    ['Iria engraves the rings, Obi pours the casts.', [['Iria', 'engraves rings'], ['Obi', 'pours casts']]],
    ['Iria/Obi/Runa are on it.', [['Iria', ''], ['Obi', ''], ['Runa', '']]],
    ['The crew is Iria, Obi, Runa.', [['Iria', ''], ['Obi', ''], ['Runa', '']]],
    ['Our team consists of Iria and Obi.', [['Iria', ''], ['Obi', '']]],
    ['Iria will look after the engraving, Obi will do the casting and Runa gets polishing.', [['Iria', 'engraving'], ['Obi', 'casting'], ['Runa', 'polishing']]],
    ['Engraving: Iria. Casting: Obi.', [['Iria', 'Engraving'], ['Obi', 'Casting']]],
    ['With Iria as goldsmith, Obi as caster.', [['Iria', 'goldsmith'], ['Obi', 'caster']]],
    ['Our goldsmith is Iria, our workshop caster Obi.', [['Iria', 'goldsmith'], ['Obi', 'workshop caster']]],
    ['Responsible: Iria for the engraving, Obi for casting.', [['Iria', 'engraving'], ['Obi', 'casting']]],
    ["It's Iria, Obi and Runa this time.", [['Iria', ''], ['Obi', ''], ['Runa', '']]],
    ['Beekeeper: Iria, filmer: Obi.', [['Iria', 'Beekeeper'], ['Obi', 'filmer']]],
    ['Two bosses - Engraving: Iria. Casting: Obi - they know each other.', [['Iria', 'Engraving'], ['Obi', 'Casting']]],
    ['the engraving by Iria, casting by Obi', [['Iria', 'engraving'], ['Obi', 'casting']]],
    ["I'm Iria, the goldsmith; Obi is caster and Runa workshop assistant.", [['Iria', 'goldsmith'], ['Obi', 'caster'], ['Runa', 'workshop assistant']]],
    ['\nTeam\nIria | goldsmith\nObi | caster\n', [['Iria', 'goldsmith'], ['Obi', 'caster']]],
  ])('%s', (said, expected) => {
    expect(people(said)).toEqual(expect.arrayContaining(expected))
    expect(people(said)).toHaveLength(expected.length)
  })

  it('takes no order between the work and who does it', () => {
    expect(stated(`${GOAL} Casting -> Obi, engraving -> Iria.`, 'precedence', 'sprint')).toEqual([])
  })

  it('keeps the order of things behind arrows', () => {
    expect(people('Casting -> engraving -> polishing.')).toEqual([])
    expect(stated(`${GOAL} Casting -> engraving -> polishing.`, 'precedence', 'sprint')).not.toEqual([])
  })

  it('takes neither listed things nor orders for people', () => {
    for (const said of ['Deliverables: rings; boxes. Cadence: 2 weeks.', "Let's do four two-weekly sprints.", 'Nobody works on Fridays.']) expect(people(said)).toEqual([])
    const prompt = 'Spring catalogue in two 2-week sprints\n* Ring casts\n* Stone settings\n* Box prints\n* Firmware\n* Weight test\n* Colour test\nKeep 10 % of the time free.'
    expect(readingsOf(read(prompt, 'sprint'), 'person').filter(({ source }) => source === 'stated')).toEqual([])
  })
})

describe('work of somebody known', () => {
  const team = 'Iria, Obi and Runa will do it.'
  it.each([
    ['Leave the casting to Obi.', 'Obi', 'casting'],
    ['The casting is for Obi.', 'Obi', 'casting'],
    ["I'd like Runa to take on polishing.", 'Runa', 'polishing'],
    ['Only Iria may touch the engraving.', 'Iria', 'engraving'],
    ['Runa is the one who does the polishing.', 'Runa', 'polishing'],
    ['Please let Runa do the polishing.', 'Runa', 'polishing'],
    ['Nobody except Iria does the engraving.', 'Iria', 'engraving'],
    ['Obi has to finish the casting by 29 January.', 'Obi', 'casting'],
    ['Obi, 10 hours a week, pours the casts.', 'Obi', 'pours casts'],
    ['Obi (12 h a week, from 1 February) pours the casts.', 'Obi', 'pours casts'],
    ['From 1 February Obi pours the casts.', 'Obi', 'pours casts'],
    ['Obi should do the casting by 29 January.', 'Obi', 'casting'],
  ])('%s', (said, name, work) => {
    expect(people(`${team} ${said}`)).toContainEqual([name, work])
    expect(people(`${team} ${said}`)).toHaveLength(3)
  })

  it('is no time off', () => {
    expect(people(`${team} Obi will take Friday off.`)).toContainEqual(['Obi', ''])
  })

  it('has its own date, without who does it', () => {
    const [deadline] = stated(`${GOAL} ${team} Obi should finish the casting by 29 January.`, 'deadline', 'sprint')
    expect(deadline!.appliesTo?.labels).toEqual(['casting'])
  })
})
