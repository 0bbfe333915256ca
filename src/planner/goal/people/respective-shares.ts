import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const MINUTES: Readonly<Record<string, number>> = { h: 60, hr: 60, hrs: 60, hour: 60, hours: 60, day: 480, days: 480, week: 2400, weeks: 2400 }
const PERIODS = ['day', 'week', 'sprint'] as const
/** Farthest that the names may stand before their amounts, in tokens. */
const FARTHEST = 24

/** 'Nell and Otis, 60 and 40 hours respectively', 'Ana, Bo and Cy have 10, 20 and 30 h a week respectively': the amounts in the order of the names. */
export function respectiveShares(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  return tokens.flatMap(({ key }, index) => (/^(?:respectively|resp)$/u.test(key) ? sharesBefore(context, index) : []))
}

function sharesBefore(context: ReadingContext, at: number): Person[] {
  const amounts = amountsBefore(context, at)
  const names = amounts ? namesBefore(context, amounts.from) : []
  if (!amounts || names.length < amounts.values.length || amounts.values.length < 2) return []
  const own = names.slice(-amounts.values.length)
  const words = { from: own[0]!, to: amounts.to }
  claim(context, words)
  return own.map((name, place) => ({ name: context.source.tokens[name]!.text, roles: [], isUser: false, words, capacity: { minutes: amounts.values[place]! * amounts.minutes, per: amounts.per } }))
}

type Amounts = { values: number[]; minutes: number; per: 'day' | 'week' | 'sprint' | 'total'; from: number; to: number }

/** '60 and 40 hours', '10, 20 and 30 h a week'. */
function amountsBefore(context: ReadingContext, at: number): Amounts | null {
  const { tokens } = context.source
  const behind = keysOf(context, { from: Math.max(0, at - 4), to: at }).filter((key) => key !== ',')
  const next = keysOf(context, { from: at + 1, to: Math.min(tokens.length, at + 3) })
  const isRateBehind = /^(?:a|per|each|every)$/u.test(next[0] ?? '') && /^(?:day|week|sprint)$/u.test(next[1] ?? '')
  const rate = /(?:^| )(?:a|per|each|every|\/) (?<per>day|week|sprint)$/u.exec(behind.join(' '))?.groups!['per']
  const last = at - 1 - Number(tokens[at - 1]?.key === ',')
  const unit = rate === undefined ? last : last - 2
  const minutes = MINUTES[tokens[unit]?.key ?? '']
  const values: number[] = []
  let from = unit
  for (let index = unit - 1; index >= 0; index -= 1) {
    const number = parseNumber(context.source, index)
    if (number && number.next === from || number && /^(?:,|and|&|\/)$/u.test(tokens[number.next]?.key ?? '')) {
      values.unshift(number.value)
      from = index
    } else if (MINUTES[tokens[index]!.key] === undefined && !/^(?:,|and|&|\/)$/u.test(tokens[index]!.key)) break
  }
  return minutes === undefined || values.length === 0 ? null : { values, minutes, per: PERIODS.find((per) => per === (rate ?? (isRateBehind ? next[1] : ''))) ?? 'total', from, to: at + (isRateBehind ? 3 : 1) }
}

/** Indexes of the names before the amounts, in the order of the text; brackets and roles may stand between. */
function namesBefore(context: ReadingContext, to: number): number[] {
  const names: number[] = []
  for (let index = to - 1; index >= Math.max(0, to - FARTHEST); index -= 1) {
    if (context.source.tokens[index]!.kind === 'break') break
    if (isName(context, index)) names.unshift(index)
  }
  return names
}
