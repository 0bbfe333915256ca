import { expect, it } from 'vitest'
import { PLAYBOOKS } from '../../playbooks/all-playbooks.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { isOtherDeed } from './other-deed.ts'

const frameOf = (prompt: string) => planFrame(readGoal({ prompt, plannerType: 'calendar', now: '2027-04-26T08:00', timeZone: 'Europe/London', locale: 'en-GB' }), PLAYBOOKS)
const chosen = (prompt: string) => choosePlaybook(frameOf(prompt))?.id ?? null
const playbook = (id: string) => PLAYBOOKS.find((one) => one.id === id)!

it.each([
  ['Film my sister’s wedding on 19 June', 'wedding'],
  ['Sing at a funeral on Friday 7 May', 'memorial'],
  ['Go to a wedding in Porto on 19 June', 'wedding'],
  ['Attend a congress in Leipzig 5 to 7 May', 'conference'],
  ['Choose a present for our godson’s christening', 'wedding'],
  ['Repair the fence behind the barn', 'fence-wall'],
  ['Get the violin restrung before the exam', 'music'],
  ['Recover deleted photos from the old laptop', 'recovery'],
  ['Proofread a friend’s thesis by 3 June', 'thesis'],
  ['Review my colleague’s grant proposal by Friday', 'grant-application'],
  ['Give away my book collection', 'book-writing'],
])('does another thing there than the playbook is about: %s', (prompt, id) => {
  expect(chosen(prompt)).not.toBe(id)
})

it.each([
  ['Organise our wedding on 19 June with 80 guests', 'wedding'],
  ['Plan a two day conference for 200 people in May', 'conference'],
  ['Get our kitchen renovated by October', 'renovation'],
  ['Recover from my knee operation of last week', 'recovery'],
  ['Build a fence along the lane by June', 'fence-wall'],
])('still finds the playbook whose deed it is: %s', (prompt, id) => {
  expect(chosen(prompt)).toBe(id)
})

it('leaves goals without such a verb alone', () => {
  expect(isOtherDeed(playbook('wedding'), frameOf('Our wedding is on 19 June'))).toBe(false)
  expect(isOtherDeed(playbook('conference'), frameOf('A photo walk every Sunday'))).toBe(false)
})

it('does not take whose thing it is for the thing', () => {
  expect(chosen('Carry my mother’s piano to our house on 15 May')).not.toBe('care-move')
  expect(chosen('Help plan my sister’s wedding on 19 June')).toBe('wedding')
})
