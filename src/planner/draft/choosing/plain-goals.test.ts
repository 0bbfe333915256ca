import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { kindOfGoal } from './kind-of-goal.ts'

const frameOf = (prompt: string) => planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' })))

it.each([
  ['appeal a parking fine', 'complaint'], ['write a complaint to the council', 'complaint'], ['build a PC', 'pc-build'], ['manage my diabetes better', 'condition-care'],
  ['get pregnant', 'preconception'], ['write a eulogy', 'eulogy'], ['write a speech for my brother’s wedding', 'wedding-speech'], ['get rid of the slugs in the garden', 'pest-control'],
  ['prune the fruit trees', 'fruit-trees'], ['set up a home office', 'home-office'], ['build a conservatory', 'home-extension'], ['take better photos', 'photography'],
  ['build a portfolio website', 'own-website'], ['make an app for my choir', 'own-app'], ['do my Christmas shopping', 'gift-shopping'], ['be more organised', 'getting-organised'],
  ['volunteer at a food bank', 'volunteer-work'], ['renew my visa', 'permit-renewal'], ['start a D&D campaign', 'tabletop-campaign'], ['run a Black Friday campaign', 'marketing-campaign'],
  ['I’ve been made redundant, what now', 'redundancy'], ['deal with a difficult colleague', 'conflict'], ['save our marriage', 'couple'], ['furnish my first flat', 'furnishing'],
  ['raise a puppy', 'pet-care'], ['raise money for cancer research', 'fundraising'], ['plan for retirement', 'retirement'], ['plan my retirement party', 'party'],
  ['lose a stone before the wedding', 'weight-loss'], ['DJ at my friend’s wedding', 'stage-act'], ['commute by bike', 'bike-commute'], ['train for the London to Brighton bike ride', 'cycling'],
  ['open a hair salon', 'business-opening'], ['open a bed and breakfast', 'business-opening'], ['my car needs to pass inspection by the end of February', 'car-care'],
  ['improve my 5k time from 28 to 24 minutes by June', 'running'], ['I broke my wrist and want to play tennis again in May', 'return-to-sport'],
  ['I want to propose to my girlfriend on our trip to Paris in May', 'marriage-proposal'], ['build a bed for my daughter by her birthday on 15 March', 'woodworking'],
  ['My best friend is getting married on 12 June and I’m the maid of honour', 'wedding-attendant'], ['our wedding is on 12 June, who does what', 'wedding'],
  ['Plan our wedding on 12 June: venue, bridesmaids, best man, speeches, flowers, cake', 'wedding'], ['A week’s trip to Rome, important: no museums', 'trip'],
  ['Raise our first 10,000 for the youth club', 'fundraising'], ['Vegetable garden: sow, plant out, prune the roses', 'gardening'], ['challenge my fear of heights', 'facing-fear'],
  ['moving on after my divorce', 'separation'], ['get a poodle', 'pet-care'], ['train my 4 month old labrador', 'dog-training'], ['get rid of mice: traps, book a specialist', 'pest-control'],
  ['adopter un chat', 'pet-care'], ['repeindre le salon', 'painting'], ['einen Podcast starten', 'podcast'], ['renovar el baño', 'renovation'], ['abrir uma padaria', 'business-opening'],
])('finds the playbook of a plain goal: %s', (prompt, id) => {
  expect(choosePlaybook(frameOf(prompt))?.id).toBe(id)
})

it.each([
  ['become a notary', 'kind-becoming', 'notary'], ['become a morning person', 'kind-changing-oneself', 'morning person'], ['take part in a hackathon', 'kind-taking-part', 'hackathon'],
  ['join the local choir', 'kind-joining', 'local choir'], ['renegotiate my rent', 'kind-negotiating', 'rent'], ['start a knitting group', 'kind-setting-up-group', 'knitting group'],
])('knows the kind of work where no playbook knows the goal: %s', (prompt, id, object) => {
  const frame = frameOf(prompt)
  expect(choosePlaybook(frame)).toBeNull()
  expect(kindOfGoal(frame)).toMatchObject({ playbook: { id }, object })
})

it.each(['Open a cafeteria', 'Run a fiesta for the neighbours', 'Bake a gateau for Mum', 'Learn Italian cuisine', 'Learn the cha cha', 'Visit my abuela in Texas', 'Write a report for Ms Keller', 'Open a hair salon'])('takes a word that English has borrowed for English: %s', (prompt) => {
  expect(frameOf(prompt).language).toBe('en')
})
