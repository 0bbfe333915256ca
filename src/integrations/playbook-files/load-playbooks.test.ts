import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLAYBOOKS } from '../../planner/playbooks/all-playbooks.ts'
import { loadPlaybooks } from './load-playbooks.ts'
import { PlaybookFilesError } from './playbook-files-error.ts'
import { playbookFaults } from './playbook-faults.ts'
import { PlaybookSchema } from './playbook-schema.ts'

const BEEKEEPING = {
  id: 'beekeeping',
  title: 'keeping bees',
  plannerTypes: ['calendar'],
  matches: { strong: ['bees', 'beekeep', 'hive'], weak: ['honey'] },
  tags: ['bees'],
  tasks: [
    { id: 'course', at: 0, minutes: 120, title: 'Join the local association and its beginners’ course', how: 'Ask for a mentor within a short drive.', done: 'the course is booked and a mentor has said yes' },
    { id: 'hive', at: 0.3, minutes: 180, after: ['course'], title: { en: 'Build and paint the hive', de: 'Beute bauen und streichen' }, how: 'Outside only, a paint without solvent.', done: 'it stands level, entrance to the south-east' },
  ],
}

describe('a folder of playbooks', () => {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'playbooks-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

  it('is read whole, in the order of names', () => {
    write('b.json', { ...BEEKEEPING, id: 'second' })
    write('a.json', BEEKEEPING)
    write('readme.txt', 'not a playbook')
    expect(loadPlaybooks(folder).map(({ id }) => id)).toEqual(['beekeeping', 'second'])
  })

  it.each([
    ['text that is no JSON', '{"id": ', /bees\.json is not JSON: /u],
    ['a list', [BEEKEEPING], /bees\.json should hold one playbook as a JSON object\./u],
    ['a missing field', { ...BEEKEEPING, title: undefined }, /bees\.json: title is missing\. It should be text of at most 80 characters\./u],
    ['a wrong number', withTask({ minutes: 'long' }), /bees\.json: tasks\[0\]\.minutes is "long"\. It should be a whole number from 5 to 6000\./u],
    ['a misspelt field', withTask({ minuts: 30 }), /bees\.json: tasks\[0\]\.minuts is no field of a playbook\. Correct its name or take it out\./u],
    ['an unknown kind of plan', { ...BEEKEEPING, plannerTypes: ['weekly'] }, /bees\.json: plannerTypes\[0\] is "weekly"\. It should be one of calendar, sprint\./u],
    ['an address that is none', withTask({ references: ['bees'] }), /bees\.json: tasks\[0\]\.references\[0\] is "bees"\. It should be a web address/u],
    ['an unknown predecessor', withTask({ after: ['queen'] }), /bees\.json: tasks\[0\]\.after\[0\] is 'queen'\. It should be the id of a task of this playbook\./u],
    ['a circle', withTask({ after: ['hive'] }), /bees\.json: tasks\[0\]\.after\[0\] is 'hive', which stands later\./u],
    ['an unknown slot', withTask({ title: 'Feed {bees}' }), /bees\.json: tasks\[0\]\.title has the slot \{bees\}\. It should be one of \{topic\}, /u],
    ['a playbook that is not there', { ...BEEKEEPING, uses: [{ id: 'honey' }] }, /bees\.json: uses\[0\]\.id is 'honey'\. It should be the id of another playbook\./u],
    ['nothing to do', { ...BEEKEEPING, tasks: [] }, /bees\.json: tasks is empty\. It should hold tasks, or /u],
  ])('is refused for %s with the file, the field and what it should be', (_, content, message) => {
    write('bees.json', content)
    expect(() => loadPlaybooks(folder)).toThrow(message)
  })

  it('may use every optional field that our own playbooks have', () => {
    const session = { id: 'look', title: 'Look in', how: 'Two frames, no more.', done: 'the queen was seen', fromAmount: 1, untilAmount: 5, fromWeek: 2 }
    const stage = { id: 'do', titles: ['{Topic}'], how: 'Calmly.', done: 'it is done', share: 1, season: '05-01' }
    const sessions = { minutes: 30, perWeek: 2, topicMinutes: { beginner: 90, intermediate: 60, advanced: 45 }, order: 'blocks', inParts: true, topics: ['swarming'], topicsFor: [{ mentions: ['honey'], topics: ['harvest'] }], stages: [stage], opening: [session], mixed: { every: 3, sessions: [session] }, closing: [] }
    const full = { ...withTask({ season: '04-15', daysBefore: 3, daysAfter: 28 }), sessions, topicStages: [stage], defaultTopics: ['hive'], defaultTopicsFor: [{ mentions: ['swarm'], topics: ['trap'] }], defaultTopicsWhen: { mentions: ['bees'] } }
    write('bees.json', full)
    expect(loadPlaybooks(folder)).toEqual([full])
    write('bees.json', withTask({ season: 'May' }))
    expect(() => loadPlaybooks(folder)).toThrow(/tasks\[0\]\.season is "May"\. It should be a day of the year such as "05-15"/u)
  })

  it('is refused for an id used twice, and names both files', () => {
    write('a.json', BEEKEEPING)
    write('b.json', BEEKEEPING)
    expect(() => loadPlaybooks(folder)).toThrow(/b\.json: id is 'beekeeping', which .*a\.json has too/u)
  })

  it('is refused when it is empty or not there', () => {
    expect(() => loadPlaybooks(folder)).toThrow(/has no file that ends in \.json/u)
    expect(() => loadPlaybooks(join(folder, 'nowhere'))).toThrow(PlaybookFilesError)
    expect(() => loadPlaybooks(join(folder, 'nowhere'))).toThrow(/nowhere cannot be read \(ENOENT\)\. It should be a folder/u)
  })
})

it.each(PLAYBOOKS.map((playbook) => [playbook.id, playbook] as const))('our own %s playbook could stand in such a file', (_, playbook) => {
  const parsed = PlaybookSchema.safeParse(JSON.parse(JSON.stringify(playbook)))
  expect(parsed.error?.issues).toBeUndefined()
  expect(playbookFaults(playbook, PLAYBOOKS)).toEqual([])
})

function withTask(changes: object) {
  return { ...BEEKEEPING, tasks: BEEKEEPING.tasks.map((task, index) => (index === 0 ? { ...task, ...changes } : task)) }
}
