import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import type { NetworkTask } from '../task-network.ts'

function drafted(prompt: string): NetworkTask[] {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
}

const sessionsOf = (prompt: string) => drafted(prompt).filter(({ occurrence }) => occurrence?.series === 'group')

const CHOIR = 'I run a seniors’ choir. Concert Saturday 24 April 5pm. We rehearse Wednesdays 10:00-11:30. Songs: Moon River, Danny Boy, Vois sur ton chemin. Flyers printed by 1 April.'

describe('the sessions of a group', () => {
  it('are as long as the group meets, one for each of its days', () => {
    const sessions = sessionsOf(CHOIR)
    expect(sessions.length).toBeGreaterThanOrEqual(14)
    expect(sessions.every(({ effortMinutes }) => effortMinutes === 90)).toBe(true)
  })

  it('begin by going through everything, take each piece up again, and end with the whole', () => {
    const titles = sessionsOf(CHOIR).map(({ title }) => title)
    expect(titles[0]).toBe('Rehearsal 1: everything once through')
    expect(titles.slice(1, 4)).toEqual(['Rehearsal 2: Moon River', 'Rehearsal 3: Danny Boy, Moon River', 'Rehearsal 4: Vois sur ton chemin, Danny Boy'])
    expect(titles.at(-1)).toMatch(/the whole programme in order$/u)
    for (const piece of ['Moon River', 'Danny Boy', 'Vois sur ton chemin']) expect(titles.filter((title) => title.includes(piece)).length).toBeGreaterThanOrEqual(4)
  })

  it('have what is to be organised beside them, with steps of its own', () => {
    const flyers = drafted(CHOIR).filter(({ title, type }) => /flyers/iu.test(title) && type !== 'deadline')
    expect(flyers.length).toBeGreaterThan(0)
    expect(flyers.every(({ description }) => !/in tempo|hard bars/u.test(description))).toBe(true)
  })

  it('share topics where there are more of them than sessions', () => {
    const titles = sessionsOf('I teach first aid, 3 Mondays 18:00-20:00 from 1 March. Topics: bleeding, burns, fractures, choking, shock, poisoning').map(({ title }) => title)
    expect(titles).toHaveLength(3)
    for (const topic of ['bleeding', 'burns', 'fractures', 'choking', 'shock', 'poisoning']) expect(titles.filter((title) => title.includes(topic))).toHaveLength(1)
  })

  it('are in the language of the prompt', () => {
    expect(sessionsOf('Ensaiamos às quintas das 19h às 21h; o nosso coro canta no dia 19 de junho. Músicas: Trem Bala, Aquarela.')[0]!.title).toBe('Ensaio 1: tudo uma vez do começo ao fim')
  })

  it('are none where nothing says what they are about', () => {
    expect(sessionsOf('Our band rehearses Fridays 19:00-21:00, gig on 15 May')).toEqual([])
  })
})
