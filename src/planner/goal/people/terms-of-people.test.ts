import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Reprint the field guide: maps, plates, index. Three 2-week sprints from 18 January. Team: Noor (maps), Pim (plates) and Sele (index).'

function away(said: string) {
  return stated(`${GOAL} ${said}`, 'exclusion', 'sprint').flatMap(({ person, days }) => (days.spans ?? []).map(({ first, last }) => `${person} ${iso(first)} ${last - first > 300 ? 'on' : iso(last)}`))
}

describe('how long somebody is with the team', () => {
  it.each([
    ['Pim is back from his training on Wednesday 27 January.', ['Pim 2027-01-04 2027-01-26']],
    ['Pim leaves us on Friday 12 February.', ['Pim 2027-02-13 on']],
    ["Pim's last day is 12 February.", ['Pim 2027-02-13 on']],
    ["Pim's contract runs out on 12 February.", ['Pim 2027-02-13 on']],
    ['Pim is off the whole week of 8 February.', ['Pim 2027-02-08 2027-02-14']],
    ['Pim is gone for the entire first week of February.', ['Pim 2027-02-01 2027-02-07']],
    ['Pim takes the week of 8 February off.', ['Pim 2027-02-08 2027-02-14']],
    ['Pim is off the full month of February.', ['Pim 2027-02-01 2027-02-28']],
    ['Pim has a week off from 8 February.', ['Pim 2027-02-08 2027-02-14']],
    ['Pim is away from 8 February for two weeks.', ['Pim 2027-02-08 2027-02-21']],
    ['Pim is only here until 12 February.', ['Pim 2027-02-13 on']],
    ['From 1 February Sele takes over the index.', ['Sele 2027-01-04 2027-01-31']],
    ["Noor and Sele aren't there on 4 February.", ['Noor 2027-02-04 2027-02-04', 'Sele 2027-02-04 2027-02-04']],
    ['We start on Monday - it is a short project; holidays: Noor 25-29 January, Sele 8-10 February.', ['Noor 2027-01-25 2027-01-29', 'Sele 2027-02-08 2027-02-10']],
    ['Holidays: Noor 25-29 January, Sele 8-10 February.', ['Noor 2027-01-25 2027-01-29', 'Sele 2027-02-08 2027-02-10']],
    ['Sele is only with us for the first sprint.', ['Sele 2027-01-04 2027-01-17', 'Sele 2027-02-01 on']],
    ["Sele doesn't start before 1 February.", ['Sele 2027-01-04 2027-01-31']],
    ['Noor and Pim are both at a book fair on 4 February.', ['Noor 2027-02-04 2027-02-04', 'Pim 2027-02-04 2027-02-04']],
    ['Pim has an operation on 26 January and is off until 5 February.', ['Pim 2027-01-26 2027-02-05']],
    ['Sele comes in on 1 February.', ['Sele 2027-01-04 2027-01-31']],
    ['Pim leaves after sprint 2.', ['Pim 2027-02-15 on']],
    ['Everybody is out on 2 February.', ['null 2027-02-02 2027-02-02']],
  ])('%s', (said, expected) => {
    expect(away(said)).toEqual(expected)
  })

  it.each(['Pim finishes the plates on 12 February.', 'Everybody meets on 2 February at 10.', 'Noor and Pim work on the maps until 5 February.', 'Pim needs a week for the plates.', 'Pim will take the maps on 8 February.'])('is not told by: %s', (said) => {
    expect(away(said)).toEqual([])
  })

  it('leaves somebody the days they can spare', () => {
    expect(stated(`${GOAL} Sele can spare Thursdays and nothing else.`, 'availability', 'sprint')).toMatchObject([{ person: 'Sele', days: { weekdays: [4] } }])
    expect(away('Sele can spare Thursdays and nothing else.')).toEqual([])
  })

  it('ends the plan on its last working day', () => {
    const [end] = stated(`${GOAL} The last working day is Thursday 25 February.`, 'horizon', 'sprint')
    expect(iso(end!.last)).toBe('2027-02-25')
  })
})
