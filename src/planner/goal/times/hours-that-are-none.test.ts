import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion' | 'commitment') => stated(prompt, kind).map(({ text }) => text)

describe('hours that are none', () => {
  it('leaves results to the notes', () => {
    expect(texts('Rowing test on 21 March. PB 7:58, want sub 7:45. Mondays 6:15-7:15.', 'availability').join()).not.toMatch(/07:45|07:58/u)
  })

  it('leaves the bedtime that is to change', () => {
    expect(stated('Shift my bedtime from 0:30 to 22:30 by 1 March', 'commitment')).toEqual([])
  })

  it('asks for nothing that is barred until then', () => {
    expect(stated('Shoulder rehab: bands 10 min every day at 8:00. Therabands, pendulum, wall slides. Nothing overhead before 8 March!', 'topic').some(({ label }) => /overhead/iu.test(label))).toBe(false)
  })
})
