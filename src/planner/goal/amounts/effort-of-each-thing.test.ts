import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const work = (prompt: string) => stated(prompt, 'topic').map(({ amount, minutes }) => [amount?.value, minutes])

describe('what one of many takes', () => {
  it.each([
    ['All 6 shutters varnished by 31 January. One shutter takes me about 3 hours. Only weekdays 19:00-21:00.', 6, 180],
    ['I have 40 essays to correct by Friday 8 January, each takes 30 minutes. I only have 5pm to 7pm.', 40, 30],
    ['Sew twelve aprons by 16 January, 4 hours each, evenings 7-10 only.', 12, 240],
    ['Need 120 handmade place cards by 10 January, ten minutes each, only 8-9pm.', 120, 10],
    ['Read 5 plays by Sunday 10 January; a play takes me 8 hours. Only weekdays 9pm to 10pm.', 5, 480],
    ['Ich muss bis 10. Januar 10 Stühle abschleifen, jeder dauert etwa 2 Stunden. Ich habe nur von 18 bis 20 Uhr Zeit.', 10, 120],
    ["J'ai 50 copies à corriger avant le 10 janvier, 20 minutes par copie, seulement de 18h à 19h.", 50, 20],
  ])('is work for all of them: %s', (prompt, count, minutes) => {
    expect(work(prompt)).toEqual([[count, minutes]])
    expect(stated(prompt, 'session')).toEqual([])
  })

  it('is called as the goal calls it', () => {
    expect(stated('All 6 shutters varnished by 31 January. One shutter takes me about 3 hours.', 'topic').map(({ label }) => label)).toEqual(['shutters varnished'])
  })

  it.each([
    'Learn the fiddle: 3 lessons a week, 40 minutes each.',
    'Learn juggling with my 3 sons, 40 minutes each evening.',
  ])('is no sitting: %s', (prompt) => {
    expect(work(prompt).filter(([count]) => count !== undefined)).toEqual([])
  })
})

describe('by then', () => {
  it('is when the occasion named before begins', () => {
    const [deadline] = stated('My in-laws arrive on Sunday 24 January at noon and by then I want the spare rooms painted.', 'deadline')
    const [event] = stated('My in-laws arrive on Sunday 24 January at noon and by then I want the spare rooms painted.', 'event')
    expect([event!.title, event!.from]).toEqual(['in-laws arrive', 720])
    expect(deadline!.latest).toBe(event!.days.first * 1440 + 720)
    expect(read('My in-laws arrive on Sunday 24 January at noon and by then I want the spare rooms painted.').subject).toMatch(/rooms painted/u)
  })
})

describe('hours with their reason', () => {
  it.each(['I can only paint from 6 to 8 in the evening after work', 'Only 6-8pm after work'])('end when they are said to end: %s', (words) => {
    expect(stated(`Paint the fence. ${words}.`, 'availability').map(({ windows }) => windows)).toEqual([[{ from: 1080, to: 1200 }]])
  })
})

it('makes the effort of each item of what is said of each', () => {
  const brief = read('Write four essays: Kant, Hume, Mill, Rawls. About 12 hours each. Hand in on 30 April.')
  expect(readingsOf(brief, 'topic').map(({ minutes }) => minutes)).toEqual([720, 720, 720, 720])
  expect(readingsOf(brief, 'session')).toEqual([])
})
