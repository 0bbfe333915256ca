import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const GOAL = 'Restore the old rowing boat by the end of May.'
const texts = (words: string, kind: Parameters<typeof stated>[1]) => stated(`${GOAL} ${words}`, kind).map(({ text }) => text)

describe('days without work', () => {
  it.each([
    ["I don't work Mondays so that's when I can get to it", 'Mon'],
    ['My days off are Thursday and Friday, so those', 'Thu, Fri'],
    ['Wednesdays are my day off, so I have time then', 'Wed'],
  ])('are the time for the plan when that follows: %s', (words, when) => {
    expect(texts(words, 'availability')).toEqual([when])
    expect(texts(words, 'exclusion')).toEqual([])
    expect(read(`${GOAL} ${words}`).notes).toEqual([])
  })

  it('stay free when nothing follows', () => {
    expect(texts('Nothing on my days off, Thursday and Friday', 'exclusion')).toHaveLength(1)
  })
})

describe('what is off limits', () => {
  it.each(['The weekend is off limits', 'Keep the weekend free', 'The weekend is mine'])('is every weekend: %s', (words) => {
    expect(texts(words, 'exclusion')).toEqual(['Nothing on weekends'])
  })

  it('is one weekend when it is named', () => {
    expect(texts('This weekend is off limits', 'exclusion')).toEqual(['Nothing on Sat 9 Jan 2027 to Sun 10 Jan 2027'])
  })

  it.each([
    ["I'm useless before ten so don't put anything before then", 'Nothing on every day 00:00–10:00'],
    ['My brain is mush after 8pm', 'Nothing on every day 20:00–24:00'],
  ])('are hours when somebody is not up to it: %s', (words, text) => {
    expect(texts(words, 'exclusion')).toEqual([text])
    expect(texts(words, 'horizon')).toEqual([])
  })

  it('leaves the hours open when somebody is at his best', () => {
    expect(texts("I'm good after six", 'availability')).toEqual(['Every day 18:00–24:00'])
  })

  it('is what follows from a night of work', () => {
    expect(texts('I do nights on Fridays so I sleep until 14:00 on Saturdays', 'commitment')).toEqual(['Busy: Fri 20:00–24:00', 'sleep: Sat 00:00–14:00'])
  })
})

describe('how much is enough', () => {
  it.each(['One session a day is enough', 'One a day is plenty', 'One thing per day, no more than that'])('bounds the day: %s', (words) => {
    expect(texts(words, 'limit')).toEqual(['At most 1 a day'])
    expect(texts(words, 'rhythm')).toEqual([])
  })

  it('is the number of a week', () => {
    expect(stated('Learn the cello. Two sessions a week is plenty', 'rhythm')).toMatchObject([{ title: null, count: 2, per: 'week' }])
  })

  it.each([
    ['Never under 40 minutes', 40, null], ['Not less than 40 minutes', 40, null], ['Never over 40 minutes', null, 40],
    ["I can't focus for more than 40 minutes", null, 40], ['I can concentrate for 40 minutes at most', null, 40],
  ])('bounds a sitting: %s', (words, minMinutes, maxMinutes) => {
    expect(stated(`${GOAL} ${words}`, 'session')).toMatchObject([{ minMinutes, maxMinutes, appliesTo: null }])
  })
})

describe('hours behind other clauses', () => {
  it.each([
    ['Fix the pump by 30 April: valves, seals and hoses, after 19:30', 'Every day 19:30–24:00'],
    ['Learn three songs by 30 April: prelude, march and waltz - after 19:30', 'Every day 19:30–24:00'],
    ['Fix the pump by 30 April: valves, seals, hoses - after 19:30', 'Every day 19:30–24:00'],
    ['Fix the pump by 30 April: valves, seals, hoses, Friday is sacred, nothing then, evenings only', 'Every day 18:00–22:00'],
    ["Fix the pump by 30 April, an hour at least, otherwise I don't get anywhere, Mondays 18:00-20:00", 'Mon 18:00–20:00'],
  ])('are those of the whole plan: %s', (prompt, when) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ text: when, appliesTo: null }])
  })

  it('forbid nothing for a reason that denies something', () => {
    expect(stated("Fix the pump by 30 April, an hour at least, otherwise I don't get anywhere, Mondays 18:00-20:00", 'exclusion')).toEqual([])
  })

  it('take nothing to do from a reason', () => {
    expect(stated(`${GOAL} Done by seven in the evening because we cook then, an hour a day at most`, 'rhythm')).toEqual([])
  })

  it('begin no plan with a season that is over', () => {
    expect(stated('Papers that have been lying around since summer: passport, expenses', 'horizon')).toEqual([])
  })

  it('take no verb at the head of a sentence for a person', () => {
    expect(stated('Open a small museum by 31 May. Never under half an hour. Keep Mondays free please', 'meeting')).toEqual([])
  })
})

describe('hours and days in loose words', () => {
  it.each([
    ['Once the baby is asleep, i.e. 20:15 onwards', ['Every day 20:15–24:00']],
    ['Best time for me and the only one: 6.30 to 7.30 in the morning', ['Every day 06:30–07:30']],
    ["I've got Wednesdays and Sundays off so let's use them", ['Wed, Sun']],
    ['We keep Saturdays for it', ['Sat']],
    ['Sundays until 1pm, in the week only after 7pm', ['Sun 00:00–13:00', 'weekdays 19:00–24:00']],
  ])('are the time for the plan: %s', (words, when) => {
    expect(stated(`${GOAL} ${words}`, 'availability')).toMatchObject(when.map((text) => ({ text, strength: 'hard', appliesTo: null })))
  })

  it.each(['Just two of these a day', 'At most two on the same day', 'Please never put more than 2 items on the same day'])('bound a day: %s', (words) => {
    expect(texts(words, 'limit')).toEqual(['At most 2 a day'])
  })

  it('name no activity by the verb of managing it', () => {
    expect(stated('Learn the cello. I can manage two sessions each week', 'rhythm')).toMatchObject([{ title: null, count: 2 }])
  })

  it('tell of what goes on anyway', () => {
    expect(stated('Build a wall by 5 May: bricks, mortar and drains, choir is Wednesdays 19:30-21:30', 'commitment')).toMatchObject([{ title: 'choir', inPlan: false }])
  })
})
