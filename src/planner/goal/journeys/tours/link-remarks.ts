import type { Statement } from '../../statements.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import { isDenied, isOwnBothWays, isSaidOneWay } from '../connection-ways.ts'
import type { Mention } from '../name-mentions.ts'
import type { Gap } from './gaps.ts'
import { waysSaid } from './link-marks.ts'
import type { Ways } from './link-marks.ts'

export type Link = { from: string; to: string; gap: Gap; ways: Ways; words: Words; isOfHub: boolean }
export type Found = { first: Mention; second: Mention; gap: Gap; isOfHub: boolean }

type Place = { statements: readonly Statement[]; index: number; own: readonly Mention[]; link: Found; lead: Ways; mentions: readonly Mention[] }

/** A link with what is said of its ways behind it, in its row or before all of them, and what is said before the next. */
export function linkSaid(context: ReadingContext, { statements, index, own, link, lead, mentions }: Place): { link: Link; lead: Ways; isDenied: boolean } {
  const { tokens } = context.source
  const statement = statements[index]!
  const last = link.second.to > link.first.to ? link.second : link.first
  const words = { from: Math.min(link.first.from, link.second.from), to: last.to }
  const isNext = !own.some(({ from }) => from >= words.from && from < words.to && from !== link.first.from && from !== link.second.from)
  const following = own.find(({ from }) => from >= last.to)
  const bracket = /^[([]$/u.test(tokens[last.to]?.key ?? '') ? tokens.findIndex(({ key }, at) => at > last.to && (/^[)\]]$/u.test(key) || at >= statement.to)) : -1
  const remark = { from: last.to, to: bracket > 0 ? bracket : following?.from ?? endOfRemark(context, statements, index) }
  // 'A and B, and one way only from C to D': said of what follows.
  const isAhead = following !== undefined && /^(?:from|between|:)$/u.test(tokens[following.from - 1]!.key) && /^(?:,|and|;|but|plus|\.)$/u.test(tokens[last.to]?.key ?? '')
  const ahead = isAhead ? waysSaid(context, remark) : null
  const behind = ahead === null ? waysSaid(context, remark, bracket > 0 ? 'in-brackets' : 'behind') : lead
  const ways = behind ?? waysOfRow(context, statement, { ...link, words }) ?? lead
  return { link: turned(context, { ...link, words, ways }, remark, mentions), lead: ahead ?? lead, isDenied: isDenied(context, isNext ? words : link.second) }
}

/** Names in brackets that only say which way: '(only from Oslo)'. */
export function withoutRemarks(context: ReadingContext, statement: Words, names: readonly Mention[]): Mention[] {
  const remarks = bracketsIn(context, statement).filter((words) => waysSaid(context, words, 'in-brackets') !== null && names.some(({ to }) => to === words.from - 1))
  const own = names.filter(({ from }) => !remarks.some((words) => from >= words.from && from < words.to))
  return own.length === 0 ? [...names] : own
}

function bracketsIn({ source: { tokens } }: ReadingContext, { from, to }: Words): Words[] {
  const found: Words[] = []
  for (let index = from; index < to; index += 1) {
    if (!/^[([]$/u.test(tokens[index]!.key)) continue
    const end = tokens.findIndex(({ key }, at) => at > index && (/^[)\]]$/u.test(key) || at >= to))
    if (end < 0) break
    found.push({ from: index + 1, to: end })
    index = end
  }
  return found
}

/** A remark goes on in the next part of the line when that names nothing. */
function endOfRemark(context: ReadingContext, statements: readonly Statement[], index: number): number {
  const [own, next] = [statements[index]!, statements[index + 1]]
  return next && next.line === own.line && next.to - next.from <= 10 && !Array.from({ length: next.to - next.from }, (_, offset) => context.source.tokens[next.from + offset]!.text).some((text) => /^\p{Lu}/u.test(text)) ? next.to : own.to
}

/** The cells behind 'Oslo | Riga': 'both ways', or 'yes' below 'Return flight?'. */
function waysOfRow(context: ReadingContext, { cells }: Statement, { second, words }: Found & { words: Words }): Ways {
  const rest = cells.length > 2 ? cells.find(({ from }) => from >= second.to) : undefined
  if (rest === undefined) return null
  return waysSaid(context, rest, 'behind') ?? (isOwnBothWays(context, words) ? 'both' : isSaidOneWay(context, words) ? 'one' : null)
}

/** 'Oslo - Riga (only from Riga)' runs the other way. */
function turned(context: ReadingContext, { first, second, gap, ways, words, isOfHub }: Found & { words: Words; ways: Ways }, remark: Words, mentions: readonly Mention[]): Link {
  const [named] = ways === 'one' ? mentions.filter(({ from, to }) => from >= remark.from && to <= remark.to) : []
  const lead = named ? context.source.tokens[named.from - 1]?.key ?? '' : ''
  const isTurned = named !== undefined && (named.name === second.name && /^(?:from|leaving|of|ex)$/u.test(lead) || named.name === first.name && /^(?:to|into|towards)$/u.test(lead) || named.name === second.name && !/^(?:to|into|towards)$/u.test(lead) && /^(?:to|-|→|>)$/u.test(context.source.tokens[named.to]?.key ?? ''))
  const ends = isTurned !== (gap === 'back' || gap === 'hub-back') ? { from: second.name, to: first.name } : { from: first.name, to: second.name }
  return { ...ends, gap, ways, words, isOfHub }
}
