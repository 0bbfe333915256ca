import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { readGoal } from '../planner/goal/read-goal.ts'

const LENGTH = 5000
const SLOWEST_MILLISECONDS = 50
/** The least of several runs, in time of the thread alone, so that a busy machine does not fail the test. */
const TRIES = 3
const TRIES_OF_DOUBTED = 20
const PLANNER = join(import.meta.dirname, '../planner')

const UNITS = [
  '1', '12 ', '0', ' ', '\t', '\n', 'a', 'a ', 'A', 'Aa ', 'the ', 'and ', 'no ', ',', ', ', '.', '. ', '(', ')', '((a', '"', '“', "'", '-', '- ', '->', '/', ':', '1/2/', '12.', '12.5', '9:30-', '2027-', '5 Mar ', 'Monday ', 'Mon, ',
  'monday to ', 'every ', 'in 5 ', 'week ', 'week 1', '1st ', 'a b', 'ab ab', 'aaaaaaaaab', 'x=', 'es', 'ing', 'éé', 'देव', '日', '😀', '\u0301', ' of the', 'is ', 'not only ', 'a-', '€5', 'h ', '5h', '5 h ', 'first ',
]
const HOSTILE = [
  ...UNITS.map((unit) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)),
  ...UNITS.slice(0, 30).map((unit) => `${unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH - 2)}!x`),
  Array.from({ length: LENGTH }, (_, index) => 'a1 ,.(Mon-/"'[(index * 7919) % 12]).join(''),
]

const PROMPTS = [
  'Exam on 12 Feb at 9am, weekdays 6-8pm, never on Sundays, at most 2 hours a day. Topics: limits, series and proofs', 'Two devs and a designer, 3 two-week sprints from 8 March. Ana (backend, 20 h/week), Leo is away 3-7 May. API before the app',
  'Porto 2 nights, Seville 3 nights, direct flights: Porto-Seville. 45 minutes with Ana and Tom on Monday, Ana is busy 9-11', 'Start at Union Square at 9:00. Sarah, Golden Gate Park, 15:30-18:30, 30 minutes. Union Square to Golden Gate Park 30', 'Aprender portugués en 6 semanas, lunes y miércoles a las 19:00, no los domingos',
]

let expressions: RegExp[] = []
beforeAll(() => { expressions = [...new Map([...expressionsRun(), ...expressionsWritten()].map((expression) => [String(expression), expression])).values()] }, 60_000)

it('the expressions of the grammar and the readers are found', () => {
  expect(expressions.length).toBeGreaterThan(250)
})

it(`none of them takes more than ${SLOWEST_MILLISECONDS} ms on any ${LENGTH} characters`, { timeout: 120_000 }, () => {
  const doubted: { expression: RegExp; text: string }[] = []
  for (const expression of expressions) {
    for (const text of HOSTILE) {
      const elapsed = leastTime(() => runWhole(expression, text))
      if (elapsed > SLOWEST_MILLISECONDS) doubted.push({ expression, text })
    }
  }
  // What was slow while the machine was busy is timed again.
  const slow = doubted.flatMap(({ expression, text }) => {
    const elapsed = leastTime(() => runWhole(expression, text), TRIES_OF_DOUBTED)
    return elapsed > SLOWEST_MILLISECONDS ? [`${elapsed.toFixed(0)} ms: ${String(expression)} on ${JSON.stringify(text.slice(0, 12))}`] : []
  })
  expect(slow).toEqual([])
})

it('a known catastrophe would be seen', () => {
  const time = (length: number) => leastTime(() => runWhole(/^(?:a+)+$/u, `${'a'.repeat(length)}!`))
  expect(time(22)).toBeGreaterThan(4 * time(16))
})

/** Every expression that reading the prompts really executes; test, match, replace and split all end in exec. */
function expressionsRun(): RegExp[] {
  const spy = vi.spyOn(RegExp.prototype, 'exec')
  try {
    for (const prompt of PROMPTS) for (const plannerType of ['calendar', 'sprint'] as const) readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' })
    return [...new Map(spy.mock.contexts.filter((context) => context instanceof RegExp).map((expression) => [String(expression), expression])).values()]
  } finally {
    spy.mockRestore()
  }
}

/** The literals in the sources, so that branches no prompt above reaches are tried too. */
function expressionsWritten(): RegExp[] {
  const files = globSync('{goal,time}/**/*.ts', { cwd: PLANNER }).filter((file) => !file.endsWith('.test.ts'))
  const LITERAL = /(?<=[(,=:!&|?[{;\s])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*u[dgimsvy]*)/gu
  return files.flatMap((file) => [...readFileSync(join(PLANNER, file), 'utf8').matchAll(LITERAL)].map(([, source, flags]) => new RegExp(source!, flags)))
}

function leastTime(run: () => void, tries = TRIES): number {
  let least = Infinity
  for (let attempt = 0; attempt < tries && least > SLOWEST_MILLISECONDS; attempt += 1) {
    const start = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** All matches, as a global search finds them. */
function runWhole(expression: RegExp, text: string): void {
  if (!expression.global) expression.test(text)
  else text.replaceAll(expression, '')
}
