import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runPlaybooksCommand } from './playbooks-command.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'playbooks-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('our playbooks are valid, and the report says what each has', async () => {
  const { status, out } = await run([])
  expect(status).toBe(0)
  expect(out).toMatch(/^wedding +calendar +\d\d templates of its own/mu)
  expect(out).toMatch(/\n\d+ playbooks, 0 faults, \d+ with thin places\n$/u)
})

test('a new file is written, and its unfinished texts are found', async () => {
  expect((await run(['new', 'beekeeping', folder])).out).toMatch(/beekeeping\.json is there\. Replace every TODO/u)
  const { status, out } = await run(['check', folder])
  expect(status).toBe(0)
  expect(out).toContain('thin: filler wording: first, learn, deepen, middle, again and 1 more')
  expect(out).toContain('thin: 6 templates of its own, 15 or more make a plan worth having')
  expect((await run(['new', 'beekeeping', folder])).complaints).toMatch(/is there already/u)
})

test('an invalid file ends with the file and the field', async () => {
  await run(['new', 'beekeeping', folder])
  change({ tasks: [{ id: 'a', at: 0, minutes: 30, title: 'Paint the hive', how: 'Outside only, no solvent.', done: 'it is dry', after: ['b'] }] })
  const { status, complaints } = await run(['check', folder])
  expect(status).toBe(1)
  expect(complaints).toMatch(/beekeeping\.json: tasks\[0\]\.after\[0\] is 'b'/u)
})

test('thin knowledge is named: one effort, one level, one span, half a language', async () => {
  await run(['new', 'beekeeping', folder])
  const tasks = Array.from({ length: 16 }, (_, index) => ({ id: `t${index}`, at: 0.5, minutes: 60, title: inTwo(index, `Look after frame ${index}`), how: inTwo(index, 'Lift it slowly and look for eggs.'), done: index === 1 ? 'fine' : inTwo(index, 'eggs were seen or not') }))
  change({ tasks })
  const { out } = await run(['check', folder])
  for (const line of ['16 of 16 tasks take 60 minutes', 'every task stands at the same place', 'beginners and experts get the same tasks', 'a long plan has nothing', 'no effort grows with an amount', 'not in de: t1, t12, t13, t14, t15', 'does not say what done means: t1']) expect(out).toContain(line)
})

test('a preview shows the plan with its descriptions', async () => {
  const { status, out } = await run(['preview', 'wedding', 'Plan our wedding on 20 June 2037 for 80 guests'])
  expect(status).toBe(0)
  expect(out).toMatch(/guest list/iu)
  expect(out).toContain('Done when')
})

test('a preview says why another playbook was chosen', async () => {
  const { status, complaints } = await run(['preview', 'wedding', 'Learn to swim'])
  expect(status).toBe(1)
  expect(complaints).toMatch(/'wedding' is not chosen for this goal: swimming knows this goal better\. Points: wedding 0\.0; best: swimming/u)
})

test('wrong usage is explained', async () => {
  expect((await run(['colour'])).status).toBe(2)
  expect((await run(['--colour'])).status).toBe(2)
  expect((await run(['preview', 'honey', 'Plan our wedding'])).complaints).toMatch(/There is no playbook 'honey'\. There are: .*wedding/u)
  expect((await run(['--help'])).out).toContain('npm run playbooks -- preview')
})

/** The first twelve stand in German too. */
function inTwo(index: number, text: string) {
  return index < 12 ? { en: text, de: text } : text
}

function change(fields: object): void {
  const file = join(folder, 'beekeeping.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }))
}

async function run(argv: string[]) {
  let out = ''
  let complaints = ''
  const status = await runPlaybooksCommand(argv, { stdin: Readable.from(['']), write: (text) => (out += text), complain: (text) => (complaints += text) })
  return { status, out, complaints }
}
