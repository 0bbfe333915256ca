import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const labels = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what a sentence says one has to do', () => {
  it.each<[string, string[]]>([
    ['Half marathon on 18 April, four runs a week. I also have to renew my club card.', ['renew my club card']],
    ['Moving on 27 March. We need to cancel the broadband. And I still have to tell the school.', ['cancel the broadband', 'tell the school']],
    ['Knee op on 9 March. I must rent a stool, and I need someone to feed the cat.', ['rent a stool', 'someone to feed the cat']],
    ['Wedding on 12 June. Oh and we still need a registrar.', ['registrar']],
    ['Learn Dutch by May. I need to book a placement test too.', ['book a placement test']],
    ['Umzug am 27. März. Ich muss noch den Strom kündigen.', ['den Strom kündigen']],
    ['Mudanza el 27 de marzo. También hay que avisar al colegio.', ['avisar al colegio']],
    ['Déménagement le 27 mars. Il faut aussi prévenir l’école.', ['prévenir l’école']],
    ['Mudança no dia 27 de março. Também preciso avisar a escola.', ['avisar a escola']],
  ])('is a task: “%s”', (prompt, parts) => {
    expect(labels(prompt)).toEqual(parts)
  })

  it.each([
    'Learn Dutch by May. I have to work late on Mondays. I must not study on Sundays. We have to leave the house at 8.',
    'Half marathon on 18 April. I have to be done by 8am on weekdays. I need to sleep more. I need a plan.',
    'Novel by June. I have to take care of it alone. I need a break on Sundays. I have to pick up the kids.',
    'Aprender holandés antes de mayo. Tengo que trabajar hasta tarde. Necesito dormir más.',
    'Bis Mai Holländisch lernen. Ich muss früh schlafen.',
  ])('is none where it is one’s life, or how one does it: “%s”', (prompt) => {
    expect(labels(prompt)).toEqual([])
  })
})

describe('what has to be done to a thing', () => {
  it.each<[string, string[]]>([
    ['Plaster cast until 1 March. A neighbour needs to be asked to mow the lawn, and someone has to be found to walk the dog.', ['ask a neighbour to mow the lawn', 'find someone to walk the dog']],
    ['House swap on 3 July. The cat has to be taken to my sister, the neighbours must be told and a key has to be cut.', ['take the cat to my sister', 'tell the neighbours', 'cut a key']],
    ['My eye operation is on 9 March. I can’t see well after it, so somebody has to be asked for a lift to the clinic.', ['ask somebody for a lift to the clinic']],
  ])('keeps for whom, where to and what for: “%s”', (prompt, parts) => {
    expect(labels(prompt)).toEqual(parts)
  })
})

it('has somebody to tell among the things to do', () => {
  expect(stated('Care for my aunt. To do: deal form, tell the neighbours, label her clothes.', 'topic').map(({ label }) => label)).toEqual(['deal form', 'tell the neighbours', 'label her clothes'])
})
