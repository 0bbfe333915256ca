import { z } from 'zod'
import type { PlannerType } from '../../src/contract/plan.ts'

/** What marked words say of a thing; see README.md beside this file. */
export const ROLES = ['on', 'at', 'by', 'from', 'span', 'days', 'hours', 'off', 'len', 'rate', 'who'] as const
export type Role = (typeof ROLES)[number]

export type Words = { text: string; start: number; end: number }

/** Words that say something of things by their numbers; 0 is the goal as a whole. */
export type MarkedWords = Words & { role: Role; things: number[] }

export type MarkedGoal = {
  id: string
  plannerType: PlannerType
  /** Local day on which it was typed, YYYY-MM-DD. */
  now: string
  prompt: string
  /** The names of each thing. */
  things: Map<number, Words[]>
  marks: MarkedWords[]
  /** Pairs of things of which the first has to be done before the second. */
  order: [number, number][]
}

export const MarkedLineSchema = z.object({
  id: z.string(), type: z.enum(['calendar', 'sprint']), now: z.string(), text: z.string(), order: z.array(z.string().regex(/^\d+<\d+$/u)).default([]),
})

const MARK = /\{([A-Za-z]+)([\d,]+)\|([^{}|]*)\}/gu

/** The plain prompt of a line such as '{T1|dress fitting} {on1|Tue 12 Jan}, {at1|4pm}', and what is marked in it. Throws RangeError for a role that does not exist. */
export function markedGoal(line: z.infer<typeof MarkedLineSchema>): MarkedGoal {
  const things = new Map<number, Words[]>()
  const marks: MarkedWords[] = []
  let [prompt, from] = ['', 0]
  for (const match of line.text.matchAll(MARK)) {
    const [, role = '', numbers = '', words = ''] = match
    prompt += line.text.slice(from, match.index)
    const stretch = { text: words, start: prompt.length, end: prompt.length + words.length }
    if (role === 'T') things.set(Number(numbers), [...(things.get(Number(numbers)) ?? []), stretch])
    else if (isRole(role)) marks.push({ ...stretch, role, things: numbers.split(',').map(Number) })
    else throw new RangeError(`${line.id}: no role '${role}'`)
    prompt += words
    from = match.index + match[0].length
  }
  return { id: line.id, plannerType: line.type, now: line.now, prompt: prompt + line.text.slice(from), things, marks, order: line.order.map((pair) => [Number(pair.split('<')[0]), Number(pair.split('<')[1])]) }
}

function isRole(role: string): role is Role {
  return ROLES.some((known) => known === role)
}
