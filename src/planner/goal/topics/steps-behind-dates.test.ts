import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const from = (prompt: string) => stated(prompt, 'horizon', 'sprint').flatMap(({ appliesTo, first, last }) => (appliesTo && last === null ? [[appliesTo.labels.join(), iso(first)!.slice(5)]] : []))
const order = (prompt: string) => stated(prompt, 'precedence', 'sprint').map(({ before, after }) => `${before.labels.join()} < ${after.labels.join()}`)

describe('what follows a dated thing', () => {
  it('begins no earlier', () => {
    expect(from('Parish newsletter: copy deadline 12 February, layout only after it, printer gets the files on 26 February. Weekly sprints from 18 January.')).toEqual([['layout', '02-12']])
    expect(from('Parish newsletter: photos are delivered on 12 February, captions after that, print by 26 February.')).toEqual([['captions', '02-12']])
  })

  it('waits for what is only done by a day, and may begin when that is done', () => {
    const prompt = 'New menu: recipes fixed by 12 February, photos only after that, menu printed by 26 February.'
    expect(order(prompt)).toContain('recipes < photos')
    expect(from(prompt)).toEqual([])
  })

  it('is handed on with what came in', () => {
    const prompt = 'Audio guide: curators deliver texts on 12 February, Wouter translates them afterwards, recording follows the translation, upload by 15 March.'
    expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).toEqual(expect.arrayContaining(['translate texts', 'recording']))
    expect(order(prompt)).toEqual(expect.arrayContaining(['curators deliver texts < translate texts', 'translate texts < recording']))
  })

  it('counts the sprints up to the last day of the goal', () => {
    expect(stated('Parish newsletter: copy deadline 5 February, printer gets the files on 19 February. One-week sprints from 18 January.', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([5])
  })
})

describe('things of a weekend', () => {
  it('happen on it', () => {
    expect(stated('ERP da clínica: formação da receção às terças, 13h-14h, migração de dados no fim de semana de 6 e 7 de março, arranque a 8/3.', 'event', 'sprint').map(({ title, days }) => [title, iso(days.first)])).toContainEqual(['migração de dados', '2027-03-06'])
  })
})

describe('what others take', () => {
  it('is waited for, and no end', () => {
    const prompt = 'Sensor board: layout, order the boards (fab takes 10 working days), assembly. Two-week sprints from 18 January.'
    expect(stated(prompt, 'wait', 'sprint').map(({ days, appliesTo }) => [days, appliesTo?.labels.join()])).toEqual([[14, 'order the boards']])
    expect(stated(prompt, 'horizon', 'sprint')).toEqual([])
  })
})
