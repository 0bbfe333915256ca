import { describe, expect, it } from 'vitest'
import { PLAYBOOKS } from '../../../playbooks/all-playbooks.ts'
import { plainWords } from '../../wording.ts'
import marked from './marked-parts.json' with { type: 'json' }
import { likelySteps } from './same-work.ts'

const likeliest = (playbook: string, part: string) => {
  const { tasks } = PLAYBOOKS.find(({ id }) => id === playbook)!
  const [first] = [...likelySteps(plainWords(part), tasks)].toSorted(([, one], [, other]) => other - one)
  return { id: first![0].id, probability: first![1] }
}

describe('whether a part and a step are the same work', () => {
  const judged = marked.map(({ playbook, part, steps }) => ({ ...likeliest(playbook, part), steps }))
  const taken = judged.filter(({ probability }) => probability >= 0.86)

  it('is right in 19 of 20 marked parts that it takes for a step', () => {
    const right = taken.filter(({ id, steps }) => steps.includes(id)).length
    expect(taken.length).toBeGreaterThan(120)
    expect(right / taken.length).toBeGreaterThanOrEqual(0.95)
  })

  it('knows more than four in ten of those that are one', () => {
    const having = judged.filter(({ steps }) => steps.length > 0)
    expect(taken.length / having.length).toBeGreaterThan(0.4)
  })

  it('names steps that exist', () => {
    const unknown = marked.flatMap(({ playbook, steps }) => {
      const ids = new Set(PLAYBOOKS.find(({ id }) => id === playbook)!.tasks.map(({ id }) => id))
      return steps.filter((step) => !ids.has(step))
    })
    expect(unknown).toEqual([])
  })

  it.each([
    ['wedding', 'Choose a bouquet', /flower/iu],
    ['conference', 'Rent a lecture hall', /venue/iu],
  ])('%s: %s', (playbook, part, title) => {
    const { id, probability } = likeliest(playbook, part)
    const task = PLAYBOOKS.find((each) => each.id === playbook)!.tasks.find((each) => each.id === id)!
    expect(typeof task.title === 'string' ? task.title : task.title.en).toMatch(title)
    expect(probability).toBeGreaterThan(0.3)
  })

  it('a name it has never heard weighs nothing', () => {
    expect(likeliest('house-move', 'Kindergarten place for Xoriana').id).toBe(likeliest('house-move', 'Kindergarten place').id)
  })
})
