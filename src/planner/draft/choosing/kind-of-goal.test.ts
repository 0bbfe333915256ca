import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { KIND_PLAYBOOKS } from '../../playbooks/kinds/kind-playbooks.ts'
import { playbookWordings } from '../../playbooks/playbook-texts.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { kindOfGoal } from './kind-of-goal.ts'
import { planFrame } from '../plan-frame.ts'

const briefOf = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') => reconcileBrief(readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))

it.each([
  ['Get my late uncle’s stamp collection valued and sold by the end of June', 'kind-selling', 'uncle’s stamp collection'],
  ['Set up a little free library on our street by 1 May', 'kind-setting-up', 'little free library on our street'],
  ['I want to get our neighbour’s tree roots problem solved by March', 'kind-settling', 'neighbour’s tree roots problem'],
  ['Research and choose a new heating system for our village hall by March', 'kind-buying', 'heating system'],
  ['Help me find my birth father this year', 'kind-searching', 'birth father'],
  ['Prepare my dog for the flight to Canada on 15 April', 'kind-getting-ready', 'dog for the flight to Canada'],
  ['Stromkosten im Verein senken bis Ende Juni', 'kind-improving', 'Stromkosten im Verein'],
  ['Keep in touch with my old school friends', 'kind-keeping-in-touch', 'Keep in touch with my old school friends'],
  ['Get over my breakup', 'kind-getting-over', 'breakup'],
  ['Watch the hundred best films of all time this year', 'kind-experiencing', 'hundred best films of all time'],
  ['Map the old footpaths around our village', 'kind-recording', 'old footpaths around our village'],
  ['Stop biting my nails', 'kind-changing-oneself', 'biting my nails'],
  ['Varnish our garden bench by April', 'kind-coating', 'garden bench'],
  ['Polish the family silver', 'kind-cleaning-care', 'family silver'],
  ['Get our curtains dry cleaned', 'kind-having-done', 'curtains'],
  ['Photograph my aunt’s silver wedding on 13 March', 'kind-serving-at', 'Photograph my aunt’s silver wedding'],
  ['Photograph the old mills along our river', 'kind-recording', 'old mills along our river'],
  ['Recover my hacked mail account', 'kind-recovering-data', 'mail account'],
  ['Help my niece revise for her physics test', 'kind-helping-study', 'Help my niece revise for her physics test'],
  ['Buy a christening present', 'kind-buying-present', 'christening present'],
  ['Stop the leak in our roof', 'kind-mending', 'leak in our roof'],
  ['Name our new boat', 'kind-deciding', 'boat'],
  ['Vender la colección de discos de mi padre antes de mayo', 'kind-selling', 'colección de discos de mi padre'],
])('%s', (prompt, id, object) => {
  const kind = kindOfGoal(planFrame(briefOf(prompt)))
  expect([kind?.playbook.id, kind?.object]).toEqual([id, object])
})

it('leaves a goal that lists its parts, or has no verb that tells, to the general steps', () => {
  expect(kindOfGoal(planFrame(briefOf('Set up the stall: table, prices, change, signs')))).toBeNull()
  expect(kindOfGoal(planFrame(briefOf('My first winter in Oslo')))).toBeNull()
})

it('sells what others practise', () => {
  expect(choosePlaybook(planFrame(briefOf('Sell my piano by the end of March')))).toBeNull()
  expect(choosePlaybook(planFrame(briefOf('Practise the piano every evening')))?.id).toBe('music-practice')
})

it('says on a board what is done, not once more to what', () => {
  const { tasks } = draftNetwork(briefOf('Reduce paper use in our town hall in two 2-week sprints: Mara (clerk), Joel (operations)', 'sprint'))
  expect(tasks.map(({ title }) => title)).toContain('Sort the causes by how much each adds')
})

describe.each(KIND_PLAYBOOKS.map((playbook) => [playbook.id, playbook] as const))('%s', (_, playbook) => {
  it('has steps enough for a plan, each with a way and an end, in their order', () => {
    expect(playbookWordings(playbook).length).toBeGreaterThanOrEqual(8)
    const place = new Map(playbook.tasks.map(({ id, at }) => [id, at]))
    for (const task of playbook.tasks) for (const id of task.after ?? []) expect(place.get(id)).toBeLessThanOrEqual(task.at)
  })
})

it('mends what is to run again', () => {
  const frame = planFrame(briefOf('Get our old tractor running again before July, Saturdays'))
  expect(kindOfGoal(frame)).toMatchObject({ playbook: { id: 'kind-mending' }, object: 'old tractor' })
})

it('mends what is brought back to turning, and names what is written and bound without its second verb', () => {
  expect(kindOfGoal(planFrame(briefOf('Bring the old mill wheel back to turning by 12 September, Saturdays 9-13')))).toMatchObject({ playbook: { id: 'kind-mending' }, object: 'old mill wheel' })
  expect(kindOfGoal(planFrame(briefOf('Write and bind three handmade notebooks for my nieces before 20 March')))?.object).toMatch(/^three handmade notebooks/u)
})

it.each([['Make my own hard cheese by Easter, Saturdays 10-15', 'kind-making-food'], ['Make a birch wood canoe by Easter', 'kind-making']])('tells food from things in what is made: %s', (prompt, id) => {
  expect(kindOfGoal(planFrame(briefOf(prompt)))?.playbook.id).toBe(id)
})
