import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles].join(': '))

describe('the user among others', () => {
  it.each([
    ['Two of us (Bea copy, me photos) make a flyer by 26 February: texts, pictures.', ['Bea: copy', 'Me: photos']],
    ['Short film by 20 February: script, shoot. Crew: me directing, Tasha producing, Joon DP.', ['Me: directing', 'Tasha: producing', 'Joon: DP']],
    ['Vereinsheft bis 20. Februar. Team: Uli (Texte), Mehmet (Technik), ich Fotos.', ['Uli: Texte', 'Mehmet: Technik', 'Me: Fotos']],
    ['Show case by 20 February: objects, labels. Me, archivist, two students.', ['Me', 'Archivist: archivist', 'Student 1: student', 'Student 2: student']],
    ['Zine by 20 February: articles, layout, print. Layout Neha, articles Amma + me.', ['Neha: Layout', 'Amma: articles', 'Me']],
    ['Wedding pictures until 20 February: culling, editing. Me + second shooter Gia.', ['Me', 'Gia: shooter']],
  ])('is one of the team: %s', (prompt, team) => {
    expect(people(prompt).toSorted()).toEqual(team.toSorted())
  })

  it.each([
    'Give me a plan for the shop page by 20 February: cart, search. Ana codes, Bo tests.',
    'I want you to help me plan the fair on 20 February. Ana does stalls, Bo the raffle.',
  ])('is nobody where the plan is asked for: %s', (prompt) => {
    expect(people(prompt).join()).not.toContain('Me')
  })

  it('binds only what is theirs by their own hours', async () => {
    const plan = await planOf('Club app, team: me (product, evenings only), Shaz (dev), Kit (dev). Two one-week sprints from 11 January. Fixtures generator, results entry, league table.', { now: '2027-01-04T08:00', plannerType: 'sprint' })
    expect(new Set(plan.tasks.map(({ assignee }) => assignee))).toEqual(new Set(['Me', 'Shaz', 'Kit', undefined]))
  })
})
