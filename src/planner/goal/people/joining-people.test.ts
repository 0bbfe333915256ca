import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Print the town map: survey, drawing, printing. Three 2-week sprints from 18 January. Noor (surveyor) and Pim (printer) do it.'

function person(said: string, name: string) {
  return stated(`${GOAL} ${said}`, 'person', 'sprint').find((reading) => reading.name === name)
}

function away(said: string) {
  return stated(`${GOAL} ${said}`, 'exclusion', 'sprint').flatMap(({ person: who, days }) => (days.spans ?? []).map(({ last }) => `${who} ${iso(last)}`))
}

describe('somebody who joins', () => {
  it.each([
    ['Sele joins on 8 February and takes the drawing.', 'drawing', 'Sele 2027-02-07'],
    ['From 1 February Sele joins us as draughtswoman.', 'draughtswoman', 'Sele 2027-01-31'],
  ])('%s', (said, role, days) => {
    expect(person(said, 'Sele')?.roles).toEqual([role])
    expect(away(said)).toEqual([days])
  })

  it('is nobody who only joins something', () => {
    expect(person('Drawing joins both sheets.', 'Drawing')).toBeUndefined()
  })
})

describe('what goes on about somebody', () => {
  it('behind an and is theirs', () => {
    expect(away('Pim only has 12 hours a week and is away 1-5 February.')).toEqual(['Pim 2027-02-05'])
    expect(stated(`${GOAL} Pim is off on 3 February and can't do Mondays.`, 'exclusion', 'sprint').map(({ person: who }) => who)).toEqual(['Pim', 'Pim'])
  })

  it('with a pronoun is theirs', () => {
    const capacity = stated('Print the town map: survey, printing. Two 2-week sprints from 18 January. Noor (surveyor), Pim (printer) - he is half time.', 'person', 'sprint').map(({ name, capacity: time }) => [name, time?.minutes])
    expect(capacity).toEqual([['Noor', undefined], ['Pim', 1200]])
  })
})
