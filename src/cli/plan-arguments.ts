import { parseArgs } from 'node:util'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { PlannerTypeSchema } from '../contract/plan.ts'
import { isLocalTime, LocaleSchema, TimeZoneSchema } from './plan-request.ts'
import { OUTPUT_FORMATS } from './output-format.ts'

export const HELP = `Plan a goal.

  node src/cli/plan.ts --type calendar|sprint [options] "your goal"
  node src/cli/plan.ts --jsonl < goals.jsonl > plans.jsonl

Options
  --type calendar|sprint   what kind of plan
  --now 2027-01-04T08:00   local time to plan from (default: the present)
  --tz Europe/Berlin       IANA time zone of every time (default: this machine's)
  --locale en-GB           language and order of day and month (default: en)
  --seed 0                 another number gives another plan for the same goal
  --format text|json|ics|csv|md   (default: text)
  --playbooks DIR          a folder of playbooks of your own beside ours, see docs/playbooks.md
  --jsonl                  many goals, one JSON object a line:
                           in   {"id","prompt","planner_type","now","time_zone"}
                           out  {"id","plan"} or {"id","error"}, in the same order
  --help                   this text

Exit status: 0 all planned, 1 some goal failed, 2 wrong usage.
`

const ArgumentsSchema = z.object({
  type: PlannerTypeSchema.optional(),
  now: z.string().refine(isLocalTime, 'write it as YYYY-MM-DDTHH:mm, for example 2027-01-04T08:00').optional(),
  tz: TimeZoneSchema.optional(),
  locale: LocaleSchema,
  seed: z.coerce.number('must be a whole number').int('must be a whole number').min(0).max(2 ** 31 - 1).default(0),
  format: z.enum(OUTPUT_FORMATS).default('text'),
  playbooks: z.string().min(1, 'name a folder').optional(),
  jsonl: z.boolean().default(false),
  help: z.boolean().default(false),
})

export type PlanArguments = z.infer<typeof ArgumentsSchema> & { prompt: string; tz: string; now: string }

/** The command's arguments, or what is wrong with them. */
export function readArguments(argv: string[]): { ok: true; value: PlanArguments } | { ok: false; problem: string } {
  const split = splitArguments(argv)
  if (!split.ok) return split
  const parsed = ArgumentsSchema.safeParse(split.values)
  if (!parsed.success) return { ok: false, problem: parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n') }
  const tz = parsed.data.tz ?? Temporal.Now.timeZoneId()
  const now = parsed.data.now ?? localNow(tz)
  return { ok: true, value: { ...parsed.data, tz, now, prompt: split.prompt } }
}

function splitArguments(argv: string[]): { ok: true; values: unknown; prompt: string } | { ok: false; problem: string } {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = { type: text, now: text, tz: text, locale: text, seed: text, format: text, playbooks: text, jsonl: flag, help: { ...flag, short: 'h' } } as const
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    return { ok: true, values, prompt: positionals.join(' ') }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The present minute on the wall clock of the zone. */
export function localNow(timeZone: string): string {
  return Temporal.Now.plainDateTimeISO(timeZone).toString({ smallestUnit: 'minute' })
}
