import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const barred = (prompt: string) => stated(prompt, 'exclusion', 'sprint').flatMap(({ appliesTo, days }) => (appliesTo?.labels.includes('go-live') ? (days.spans ?? []).map(({ first, last }) => `${iso(first)!.slice(5)} ${iso(last)!.slice(5)}`) : []))

describe('what may not go live on some days', () => {
  it.each([
    'New tills in Leeds, Derby and Hull. Nothing goes live 25-29 January. Two-week sprints from 11 January.',
    'New tills in Leeds, Derby and Hull. Nothing may go live between 25 and 29 January. Two-week sprints from 11 January.',
    'New tills in Leeds, Derby and Hull. We can\'t deploy from 25 to 29 January. Two-week sprints from 11 January.',
    'New tills in Leeds, Derby and Hull. go-lives not in month end week (25-29 January). Two-week sprints from 11 January.',
    'New tills in Leeds, Derby and Hull. Production stays untouched 25-29 January. Two-week sprints from 11 January.',
    'New tills shop by shop: Leeds then Derby then Hull. nothing goes live in month end week 25-29 jan but everything has to be live by 19 february',
  ])('%s', (prompt) => {
    expect(barred(prompt)).toEqual(['01-25 01-29'])
    expect(stated(prompt, 'horizon', 'sprint').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })

  it('leaves what does go live', () => {
    expect(barred('New tills in Leeds. They go live on 25 January. Two-week sprints from 11 January.')).toEqual([])
  })
})

describe('rows without commas', () => {
  const order = (prompt: string) => stated(prompt, 'precedence', 'sprint').map(({ before, after }) => `${before.labels.join()} < ${after.labels.join()}`)

  it('are parts in their order', () => {
    expect(order('New tills shop by shop: leeds then derby then hull. Two-week sprints from 11 January.')).toEqual(['leeds < derby', 'derby < hull'])
    expect(order('New tills, first Leeds then Derby then Hull. Two-week sprints from 11 January.')).toEqual(['Leeds < Derby', 'Derby < Hull'])
  })

  it('are taken live one by one where all are to be live', () => {
    const prompt = 'New tills shop by shop: leeds then derby. Everything has to be live by 19 February.'
    expect(stated(prompt.replace('leeds then derby', 'leeds, then derby'), 'topic', 'sprint').map(({ label }) => label)).toEqual(['leeds', 'derby', 'leeds go-live', 'derby go-live'])
  })
})
