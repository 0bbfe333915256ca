import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

const GOAL = 'Get the allotment going by 21 May.'

describe('what a clause says around its time', () => {
  it('bars days on which only something else is done', () => {
    const prompt = `${GOAL} I work on it in the evenings, and on Sundays I only water.`
    expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[7]])
    expect(stated(`${GOAL} On Sundays I only have mornings.`, 'exclusion')).toEqual([])
  })

  it('adds days that are fine as well to the working days', () => {
    const prompt = 'Refit the clinic. Weekly sprints from 18 January. Saturdays fine too, Sundays never.'
    expect(stated(prompt, 'availability', 'sprint').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4, 5, 6]])
  })

  it('does what is fitted while all is closed on just those days', () => {
    const prompt = 'Refit the clinic. Three 2-week sprints from 18 January. New counters fitted while we are shut 8-10 February.'
    const span = { first: day('2027-02-08'), last: day('2027-02-10') }
    expect(stated(prompt, 'exclusion', 'sprint')).toEqual([])
    expect(stated(prompt, 'availability', 'sprint').map(({ days, appliesTo }) => [days.spans, appliesTo?.labels])).toEqual([[[span], ['New counters']]])
  })

  it('keeps what is shut for who needs it, and the place of work for all', () => {
    expect(stated(`${GOAL} The sawmill is shut on Tuesdays.`, 'exclusion').map(({ appliesTo }) => appliesTo?.labels ?? null)).toEqual([['sawmill']])
    expect(stated('Refit the clinic. Weekly sprints from 18 January. The office is closed on Tuesdays.', 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual([null])
    expect(stated('Bis Juni fit werden. Zweimal pro Woche Kraft, aber das Hallenbad hat donnerstags geschlossen.', 'exclusion').map(({ appliesTo }) => appliesTo?.labels ?? null)).toEqual([['Hallenbad']])
  })

  it('takes no hours of what is switched off by then', () => {
    expect(stated(`${GOAL} Machines off by 19:00.`, 'exclusion').map(({ windows, appliesTo }) => [windows, appliesTo?.labels])).toEqual([[[{ from: 1140, to: 1440 }], ['Machines']]])
  })

  it('bars no week for what a single day is called', () => {
    expect(stated('Refit the clinic. It starts on Tuesday 19 January because Monday is Founders’ Day.', 'exclusion', 'sprint')).toEqual([])
  })
})

describe('words that only look as if they barred a time', () => {
  it('are no ban', () => {
    expect(stated('Refit the clinic. The new form goes live on 1 April, no ifs. Weekly sprints from 18 January.', 'exclusion', 'sprint').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
    expect(stated('Translate our manuals. Weekly sprints from 18 January, and none of the 14 may be left out.', 'exclusion', 'sprint')).toEqual([])
    expect(stated(`${GOAL} Digging: my dad and I, weekend 6/7 March. Fence by 3 April.`, 'exclusion')).toEqual([])
    expect(stated('Ensaiar a peça até maio. A estreia vai ser no sábado, 24 de abril, no teatro municipal.', 'exclusion')).toEqual([])
    expect(stated('Pass the exam on 21 May. Work allows weekday nights 8-10 apart from stocktaking.', 'exclusion')).toEqual([])
  })

  it('leave real bans alone', () => {
    expect(stated(`${GOAL} On 1 April, no work.`, 'exclusion')).toHaveLength(1)
    expect(stated(`${GOAL} The 14th of May is out.`, 'exclusion')).toHaveLength(1)
  })
})
