import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

function people(prompt: string) {
  return stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, roles.join(', ')])
}

describe('who does what', () => {
  it.each([
    ['Offline mode in two sprints. Dana takes sync; the rest is up to Milo.', [['Dana', 'sync'], ['Milo', '']]],
    ['Newsletter sprint. Mia writes the copy, Jonas does the design, and Petra looks after the mailing tool.', [['Mia', 'writes copy'], ['Jonas', 'design'], ['Petra', 'mailing tool']]],
    ['Relaunch in 2 sprints. On the team are Greta, who designs; Omar, who codes; and Li, responsible for testing.', [['Greta', 'designs'], ['Omar', 'codes'], ['Li', 'testing']]],
    ['Meetup. Our team - Bea (program), Cyril (sponsors), Dot (logistics) - has two sprints.', [['Bea', 'program'], ['Cyril', 'sponsors'], ['Dot', 'logistics']]],
    ['Dashboard sprint. There are two of us: I do the front end, Yuki does the data pipeline.', [['Me', 'front end'], ['Yuki', 'data pipeline']]],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expect.arrayContaining(expected))
    expect(people(prompt)).toHaveLength(expected.length)
  })

  it('takes no work for a person', () => {
    expect(people('SOC 2 in two sprints. Access reviews have to precede the penetration test.')).toEqual([])
  })

  it('gives shares of a week in words', () => {
    const tom = stated('Two sprints. Ines (firmware) and Tom (electronics). Tom can only give us 50 percent.', 'person', 'sprint').find(({ name }) => name === 'Tom')
    expect(tom?.capacity).toEqual({ minutes: 1200, per: 'week' })
  })

  it('counts productive hours as time, for each', () => {
    const limits = stated('4 one-week sprints, three developers (Ada, Boris, Chen), each with 6 productive hours per day.', 'limit', 'sprint')
    expect(limits.map(({ person, max, per }) => [person, max, per])).toEqual([['Ada', 360, 'day'], ['Boris', 360, 'day'], ['Chen', 360, 'day']])
  })

  it('knows absences by the sprint and closed mornings behind a role', () => {
    const [boris] = stated('4 one-week sprints from 15 February, developers Ada and Boris. Boris is at a conference during the second sprint.', 'exclusion', 'sprint')
    expect([boris?.person, iso(boris?.days.spans?.[0]?.first ?? null)]).toEqual(['Boris', '2027-02-22'])
    const yuki = stated('Dashboard sprint. There are two of us: I do the front end, Yuki does the pipeline and is not available in the mornings.', 'exclusion', 'sprint')
    expect(yuki.map(({ person, windows }) => [person, windows])).toEqual([['Yuki', [{ from: 480, to: 720 }]]])
    const wren = stated('Design sprint. Wren (designer, 4 days a week, never Mondays) and Theo (frontend).', 'exclusion', 'sprint')
    expect(wren.map(({ person, days }) => [person, days.weekdays])).toEqual([['Wren', [1]]])
  })
})

describe('what comes first', () => {
  function orders(prompt: string) {
    return readingsOf(read(prompt, 'sprint'), 'precedence').map(({ before, after }) => `${before.labels[0]} < ${after.labels[0]}`)
  }
  it.each([
    ["The bootloader can't be started until the power check is finished.", ['power check < bootloader']],
    ['Charts must not go live before legal has approved them.', ['legal < Charts go live']],
    ['Calibration depends on the I2C driver.', ['I2C driver < Calibration']],
    ['Access reviews have to precede the penetration test.', ['Access reviews < penetration test']],
    ['Copy the data before the launch page.', ['copy the data < launch page']],
    ['Petra looks after the mailing tool.', []],
  ])('%s', (prompt, expected) => {
    expect(orders(prompt)).toEqual(expected)
  })

  it('chains a list that says it is an order', () => {
    expect(orders('Upgrade three clusters (dev, staging, prod), in that order.')).toEqual(['dev < staging', 'staging < prod'])
    expect(orders('Upgrade three clusters (dev, staging, prod).')).toEqual([])
  })
})
