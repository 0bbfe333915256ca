import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PlanSchema } from '../contract/plan.ts'
import { runPlanCommand } from './plan-command.ts'

const AnswerSchema = z.object({ id: z.string().nullable(), plan: PlanSchema.optional(), error: z.string().optional() })
const NOW = ['--now', '2027-01-04T08:00', '--tz', 'Europe/Berlin']
const GOAL = 'Learn to juggle by 31 January, 20 minutes every weekday between 18:00 and 19:00'

test('a goal becomes a plan to read', async () => {
  const { status, out } = await run(['--type', 'calendar', ...NOW, GOAL])
  expect(status).toBe(0)
  expect(out).toMatch(/January 2027\n {2}18:\d\d-\d\d:\d\d/u)
  expect(out).toContain('\nChecks\n')
})

test.each([
  ['json', /^\{\n {2}"id": "plan-/u],
  ['ics', /^BEGIN:VCALENDAR\r\n/u],
  ['csv', /^id,title,date/u],
  ['md', /^# /u],
])('the format %s', async (format, start) => {
  const { status, out } = await run(['--type', 'calendar', ...NOW, '--format', format, GOAL])
  expect(status).toBe(0)
  expect(out).toMatch(start)
})

test.each([
  [['--type', 'wish', GOAL], /--type/u],
  [[GOAL], /--type is missing/u],
  [['--type', 'calendar'], /prompt: is empty/u],
  [['--type', 'calendar', '--now', 'tomorrow', GOAL], /--now: write it as YYYY-MM-DDTHH:mm/u],
  [['--type', 'calendar', '--tz', 'Mars/Olympus', GOAL], /--tz: is not a known time zone/u],
  [['--type', 'calendar', '--tz', '+02:00', GOAL], /--tz: is not a known time zone/u],
  [['--type', 'calendar', '--locale', 'en_GB', GOAL], /--locale: is not a language tag; use one such as en-GB/u],
  [['--type', 'calendar', '--seed', 'x', GOAL], /--seed: must be a whole number/u],
  [['--jsonl', GOAL], /--jsonl reads its goals from the standard input/u],
  [['--type', 'calendar', '--format', 'pdf', GOAL], /--format/u],
  [['--colour', GOAL], /Unknown option '--colour'/u],
])('wrong usage %j is explained', async (argv, problem) => {
  const { status, out, complaints } = await run(argv)
  expect(status).toBe(2)
  expect(out).toBe('')
  expect(complaints).toMatch(problem)
  expect(complaints).not.toMatch(/ at .*:\d+:\d+/u)
})

test('goals in bulk come back one a line in their order, a bad line as an error', async () => {
  const goal = { prompt: GOAL, planner_type: 'calendar', now: '2027-01-04T08:00', time_zone: 'Europe/Berlin' }
  const lines = [JSON.stringify({ ...goal, id: 'one' }), 'not json', JSON.stringify({ ...goal, id: 'two', planner_type: 'wish' }), '', JSON.stringify({ ...goal, id: 'three', planner_type: 'sprint' })]
  const { status, out } = await run(['--jsonl'], lines.join('\n'))
  const answers = out.trimEnd().split('\n').map((line) => AnswerSchema.parse(JSON.parse(line)))
  expect(status).toBe(1)
  expect(answers.map(({ id }) => id)).toEqual(['one', null, 'two', 'three'])
  expect(answers.map(({ plan }) => plan !== undefined)).toEqual([true, false, false, true])
  expect(answers[1]!.error).toMatch(/The line is not JSON/u)
  expect(answers[2]!.error).toMatch(/planner_type/u)
})

test('a folder of playbooks of one’s own is used, and refused in a sentence when it is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playbooks-'))
  const task = (id: string, at: number, title: string) => ({ id, at, minutes: 60, title, how: 'Ask for a mentor within a short drive.', done: 'a mentor has said yes' })
  const bees = { id: 'bees', title: 'keeping bees', plannerTypes: ['calendar'], matches: { strong: ['bees'], weak: [] }, tags: ['bees'], tasks: [task('course', 0, 'Join the bee association'), task('hive', 0.4, 'Build the hive'), task('colony', 0.8, 'Fetch the colony at dusk')] }
  writeFileSync(join(folder, 'bees.json'), JSON.stringify(bees))
  const planned = await run(['--type', 'calendar', ...NOW, '--playbooks', folder, 'Keep bees over 8 weeks'])
  expect(planned.out).toContain('Fetch the colony at dusk')
  writeFileSync(join(folder, 'bees.json'), JSON.stringify({ ...bees, tags: 'bees' }))
  const refused = await run(['--type', 'calendar', ...NOW, '--playbooks', folder, 'Keep bees over 8 weeks'])
  expect(refused.status).toBe(2)
  expect(refused.complaints).toMatch(/bees\.json: tags is "bees"\. It should be a list\./u)
  rmSync(folder, { recursive: true })
})

test('the help text is there for who asks', async () => {
  const { status, out } = await run(['--help'])
  expect(status).toBe(0)
  expect(out).toContain('--type calendar|sprint')
})

async function run(argv: string[], input = '') {
  let out = ''
  let complaints = ''
  const status = await runPlanCommand(argv, { stdin: Readable.from([input]), write: (text) => (out += text), complain: (text) => (complaints += text) })
  return { status, out, complaints }
}
