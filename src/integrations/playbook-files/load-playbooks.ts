import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { PLAYBOOKS } from '../../planner/playbooks/all-playbooks.ts'
import type { Playbook } from '../../planner/playbooks/playbook.ts'
import { playbookFaults } from './playbook-faults.ts'
import type { Fault } from './playbook-faults.ts'
import { PlaybookFilesError } from './playbook-files-error.ts'
import { PlaybookSchema } from './playbook-schema.ts'

export type PlaybookFile = { file: string; playbook: Playbook }

const MOST_PROBLEMS = 20
const MOST_FILES = 200
const LONGEST_VALUE = 60

/** Every `*.json` of the folder as a playbook, in the order of names. Throws PlaybookFilesError. */
export function loadPlaybooks(folder: string): Playbook[] {
  return loadPlaybookFiles(folder).map(({ playbook }) => playbook)
}

export function loadPlaybookFiles(folder: string): PlaybookFile[] {
  const read = namesIn(folder).map((name) => readPlaybook(join(folder, name)))
  const files = read.flatMap((each) => (each.playbook === null ? [] : [{ file: each.file, playbook: each.playbook }]))
  const problems = [...read.flatMap((each) => each.problems), ...sharedIds(files), ...files.flatMap((each) => crossProblems(each, files))]
  if (problems.length > 0) throw new PlaybookFilesError(shortened(problems))
  return files
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json')).toSorted()
    if (names.length > 0 && names.length <= MOST_FILES) return names
    throw new PlaybookFilesError([names.length === 0 ? `The playbook folder ${folder} has no file that ends in .json. It should hold one for each playbook, see docs/playbooks.md.` : `The playbook folder ${folder} has ${names.length} files. It should hold at most ${MOST_FILES}.`])
  } catch (error) {
    if (error instanceof PlaybookFilesError) throw error
    throw new PlaybookFilesError([`The playbook folder ${folder} cannot be read (${codeOf(error)}). It should be a folder that this user may read.`])
  }
}

function readPlaybook(file: string): { file: string; playbook: Playbook | null; problems: string[] } {
  const read = readJson(file)
  if (!read.ok) return { file, playbook: null, problems: [`${file} ${read.problem}`] }
  const parsed = PlaybookSchema.safeParse(read.value)
  if (parsed.success) return { file, playbook: parsed.data, problems: [] }
  return { file, playbook: null, problems: parsed.error.issues.flatMap((issue) => describeIssue(file, issue, read.value)) }
}

function readJson(file: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    return { ok: false, problem: error instanceof SyntaxError ? `is not JSON: ${error.message}.` : `cannot be read (${codeOf(error)}). It should be a file that this user may read.` }
  }
}

function describeIssue(file: string, issue: z.core.$ZodIssue, whole: unknown): string[] {
  const field = fieldOf(issue.path)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${file}: ${fieldOf([...issue.path, key])} is no field of a playbook. Correct its name or take it out.`)
  if (issue.path.length === 0) return [`${file} should hold one playbook as a JSON object.`]
  const value = issue.path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), whole)
  return [`${file}: ${field} is ${value === undefined ? 'missing' : shown(value)}. It should be ${issue.message}.`]
}

function crossProblems({ file, playbook }: PlaybookFile, files: readonly PlaybookFile[]): string[] {
  const others = [...PLAYBOOKS, ...files.map((each) => each.playbook)]
  return playbookFaults(playbook, others).map(({ field, problem }: Fault) => `${file}: ${field} ${problem}.`)
}

function sharedIds(files: readonly PlaybookFile[]): string[] {
  return files.flatMap(({ file, playbook }, index) => {
    const first = files.findIndex((other) => other.playbook.id === playbook.id)
    return first < index ? [`${file}: id is '${playbook.id}', which ${files[first]!.file} has too. It should be its own.`] : []
  })
}

/** tasks[3].minutes */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('')
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

function shortened(problems: readonly string[]): string[] {
  return problems.length <= MOST_PROBLEMS ? [...problems] : [...problems.slice(0, MOST_PROBLEMS), `… and ${problems.length - MOST_PROBLEMS} more.`]
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}
