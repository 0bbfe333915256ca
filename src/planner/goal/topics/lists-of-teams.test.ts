import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('bullets of a project', () => {
  const prompt = 'Scoring service\n- duration: 8 weeks in 2-week sprints, day one is January 11\n- squad: Imani (lead), Hugo (backend)\n- must ship: store, scoring API, alert queue, shadow mode\n- sequence: store -> scoring API -> shadow mode\n- report every other Thursday, 3pm, starting January 21'

  it('hold no work where they tell the frame', () => {
    expect(topics(prompt).filter((label) => /duration|one|squad|sequence|ship/u.test(label))).toEqual([])
  })

  it('say when the sprints begin, whatever else starts later', () => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ count, firstDay }) => [count, iso(firstDay)])).toEqual([[4, '2027-01-11']])
  })

  it('order by arrows what is listed elsewhere', () => {
    expect(stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual([['store', 'scoring API'], ['scoring API', 'shadow mode']])
  })
})

describe('what a first line says', () => {
  it.each([
    ['Sprint plan pls: move our club from paper to an app. Two 2-week sprints.', 'move our club from paper to an app'],
    ['Care home: cut the food waste by a third. Two 2-week sprints. Recipes, portions, survey.', 'cut the food waste by a third'],
  ])('is the goal behind its head: %s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })

  it('is due as a whole', () => {
    expect(stated('Care home: cut the food waste by a third by 1 March. Two 2-week sprints.', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })

  it('leaves the length of an item to the item', () => {
    const prompt = 'Canteen. Two 2-week sprints from 11 January. To do: weigh the leftovers for 2 weeks, survey, recipes, report.'
    expect(topics(prompt)[0]).toBe('weigh the leftovers')
    expect(stated(prompt, 'horizon', 'sprint')).toEqual([])
  })
})
