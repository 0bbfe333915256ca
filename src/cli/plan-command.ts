import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { loadPlaybooks } from '../integrations/playbook-files/load-playbooks.ts'
import { PlaybookFilesError } from '../integrations/playbook-files/playbook-files-error.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { describeFailure, planLine } from './bulk-plans.ts'
import { formatPlan } from './output-format.ts'
import { HELP, readArguments } from './plan-arguments.ts'
import type { PlanArguments } from './plan-arguments.ts'
import { planGoal, PlanRequestSchema } from './plan-request.ts'
import type { Terminal } from './terminal.ts'

const EXIT = { ok: 0, failed: 1, usage: 2 } as const

/** Runs the plan command and returns its exit status. */
export async function runPlanCommand(argv: string[], terminal: Terminal): Promise<number> {
  const read = readArguments(argv)
  if (!read.ok) return complain(terminal, read.problem)
  if (read.value.help) {
    terminal.write(HELP)
    return EXIT.ok
  }
  try {
    const playbooks = read.value.playbooks === undefined ? [] : loadPlaybooks(read.value.playbooks)
    return await (read.value.jsonl ? planMany(read.value, playbooks, terminal) : planOne(read.value, playbooks, terminal))
  } catch (error) {
    if (error instanceof PlaybookFilesError) return complain(terminal, error.message)
    throw error
  }
}

async function planOne(args: PlanArguments, playbooks: readonly Playbook[], terminal: Terminal): Promise<number> {
  if (args.type === undefined) return complain(terminal, '--type is missing; say --type calendar or --type sprint')
  const request = PlanRequestSchema.safeParse({ ...args, id: planKey(args), planner_type: args.type, time_zone: args.tz })
  if (!request.success) return complain(terminal, describeFailure(request.error))
  try {
    terminal.write(formatPlan(await planGoal(request.data, playbooks), args.format))
    return EXIT.ok
  } catch (error) {
    terminal.complain(`No plan could be made: ${describeFailure(error)}\n`)
    return EXIT.failed
  }
}

/** The same goal asked again is the same plan, so that an importing calendar does not double it. */
function planKey({ type, prompt, tz, seed }: PlanArguments): string {
  return createHash('sha256').update(JSON.stringify([type, prompt, tz, seed])).digest('hex').slice(0, 16)
}

async function planMany(args: PlanArguments, playbooks: readonly Playbook[], terminal: Terminal): Promise<number> {
  if (args.prompt !== '') return complain(terminal, '--jsonl reads its goals from the standard input, one JSON object a line; leave the goal out')
  let failures = 0
  for await (const line of createInterface({ input: terminal.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const answer = await planLine(line, { ...args, playbooks })
    if (answer.failed) failures++
    terminal.write(`${answer.text}\n`)
  }
  return failures === 0 ? EXIT.ok : EXIT.failed
}

function complain(terminal: Terminal, problem: string): number {
  terminal.complain(`${problem}\nSee --help.\n`)
  return EXIT.usage
}
