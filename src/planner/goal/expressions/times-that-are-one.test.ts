import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion' | 'commitment') => stated(prompt, kind).map(({ text }) => text)
const spansOf = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows }) => (days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}${windows[0] ? ` ${windows[0].from}` : ''}`))

describe('times that are one', () => {
  it('takes a weekday and its date in brackets for one day', () => {
    expect(stated('Learn Welsh starting on Wednesday (20 Jan) for 6 weeks', 'horizon').map(({ first }) => iso(first))).toContain('2027-01-20')
    expect(readingsOf(read('Learn Welsh starting on Wednesday (20 Jan) for 6 weeks'), 'event')).toEqual([])
  })

  it('takes the night of a date for that night', () => {
    expect(spansOf("Learn Welsh. Night of 5 March I'm on call.")).toEqual(['2027-03-05 2027-03-05 1200'])
    expect(texts("Learn Welsh. Night of 5 March I'm on call.", 'availability')).toEqual([])
  })

  it('takes the weekend before its dates for those two days', () => {
    expect(spansOf('Learn Welsh, not on the weekend 13/14 March')).toEqual(['2027-03-13 2027-03-14'])
    expect(stated('Learn Welsh, not at the weekend', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
  })

  it('takes the whole evening where a night out is named', () => {
    expect(texts('Learn Welsh in the evenings. Thursday night is quiz so not then.', 'exclusion')).toEqual(['Nothing on Thu 18:00–24:00'])
  })
})

it('takes the written date of a feast that moves', () => {
  expect(stated("Bake a cake for Father's Day tea, 20 June.", 'event').map(({ days }) => iso(days.first))).toEqual(['2027-06-20'])
})
