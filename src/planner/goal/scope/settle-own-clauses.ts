import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { thingIn } from './things-of-clause.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion'>

/** What a clause says around its time: whether it opens the plan's time, bars it, or tells of something else. */
export function settleOwnClauses(context: ReadingContext): void {
  context.readings = context.readings.flatMap((reading, index, readings) => {
    if (reading.kind !== 'availability' && reading.kind !== 'exclusion' || reading.source !== 'stated' || reading.appliesTo !== null || reading.person !== null) return [reading]
    const clause = clauseOfRule(context, reading)
    if (clause === null || clause.segment === context.segments[0]) return [reading]
    const settled = reading.kind === 'availability' ? openTime(context, reading, clause, [readings[index - 1], readings[index + 1]]) : barredTime(context, reading, clause)
    if (settled === null) context.claimed.fill(0, clause.time.from, clause.time.to)
    return settled === null ? [] : [settled]
  })
}

function openTime(context: ReadingContext, rule: Rule, { before, behind, time, sentence }: Clause, beside: readonly (Reading | undefined)[]): Reading | null {
  const said = behind.flatMap((words) => keysOf(context, words)).join(' ')
  const isFirst = before.every((words) => keysOf(context, words).every((key) => OPENING.test(key)))
  if (isFirst && ONLY_THAT.test(said)) return asExclusion(rule)
  const isPermission = isFirst && PERMITTED.test(said) && beside.some((other) => other?.kind === 'exclusion' && isInSentence(context, other, sentence))
  if (isPermission) return context.plannerType === 'sprint' ? withWorkingDays(rule) : null
  const isRate = rule.days.weekdays === undefined && /^an?$/u.test(context.source.tokens[time.from - 1]?.key ?? '')
  return isRate ? null : rule
}

/** What may stand before a time that opens its clause. */
const OPENING = /^(?:and|but|so|also|on|und|aber|y|pero|los|et|mais|le|e|mas|aos)$/u
/** 'On Sundays I only feed them': nothing else is done then. */
const ONLY_THAT = /^(?:i|we) only (?!(?:have|had|get|got|can|could|work|am|are|do|study|train|practi[cs]e|write|want|need|manage|start|begin|finish)(?: |$))\p{L}+|^(?!(?:habe?|haben|kann|konnen|will|wollen|mochte|bin|sind|lerne|lernen|arbeite|arbeiten|ube|schaffe) )\p{L}{3,} (?:ich|wir) nur$/u
/** 'Saturdays OK, Sundays never'. */
const PERMITTED = /^(?:(?:are|is|sind|ist|estan|sont|sao|would be|also) )*(?:ok|okay|fine|possible|allowed|alright|all right|in ordnung|moglich|vale|bien|posible|possibles?|bom|tudo bem)(?: (?:too|also|as well|if need be|if needed|auch|tambien|aussi|tambem))?$/u

function isInSentence({ source: { tokens } }: ReadingContext, { start }: Reading, sentence: Clause['sentence']): boolean {
  return start >= tokens[sentence[0]!.from]!.start && start < tokens[sentence.at(-1)!.to - 1]!.end
}

function asExclusion({ days, windows, ...rule }: Rule): Reading {
  return { ...rule, kind: 'exclusion', days, windows, text: `Nothing on ${describePattern(days)}${describeWindows(windows)}` }
}

function withWorkingDays(rule: Rule): Reading {
  const days = { ...rule.days, weekdays: [...new Set<Weekday>([1, 2, 3, 4, 5, ...(rule.days.weekdays ?? [])])].toSorted((a, b) => a - b) }
  return { ...rule, days, text: `${describePattern(days)}${describeWindows(rule.windows)}` }
}

function barredTime(context: ReadingContext, rule: Rule, { segment, before, behind, time }: Clause): Reading | null {
  const said = keysOf(context, { from: segment.from, to: time.from }).join(' ')
  const next = behind[0]?.from === time.to ? keysOf(context, behind[0]).join(' ') : ''
  const isWeekly = rule.days.spans === undefined && rule.days.weekdays !== undefined
  // 'Because Monday is Family Day': one of them, and it is not said which.
  if (isWeekly && rule.days.weekdays!.length === 1 && REASON.test(said) && COPULA.test(next)) return null
  // 'The weekend of the carnival' is one, 'February half term' is no month.
  if (isWeekly && rule.days.weekdays!.join(',') === '6,7' && /^(?:of|do|da|del|de|du|des|vom|von) \p{L}/u.test(next)) return null
  if (rule.days.spans?.length === 1 && rule.days.spans[0]!.last - rule.days.spans[0]!.first > 26 && /^(?:half|school|mid|bank|term|holidays?|break) ?/u.test(next)) return null
  return doneThen(context, rule, said, before[0]?.from ?? segment.from) ?? turnedOff(context, rule, { said, from: segment.from }) ?? shutThen(context, rule, { said, next, from: segment.from }) ?? rule
}

const REASON = /^(?:because|since|as|weil|da|porque|parce que|car|pois)(?: |$)/u
const COPULA = /^(?:is|ist|es|est|e) /u

/** 'The counter is fitted while we are closed 13-16 April': when it is done. */
function doneThen(context: ReadingContext, rule: Rule, said: string, from: number): Reading | null {
  const joint = said.split(' ').findIndex((key, index, keys) => index > 0 && /^(?:while|whilst|when|wahrend|solange|mientras|pendant|enquanto)$/u.test(key) && /(?:^| )(?:closed|shut|away|off|zu|geschlossen|cerrado|cerrados|fermes?|fechados?)(?: |$)/u.test(keys.slice(index + 1).join(' ')))
  const label = joint < 0 || rule.days.spans === undefined ? null : thingIn(context, rule, { from, to: from + joint })
  return label === null ? null : { ...rule, kind: 'availability', appliesTo: { labels: [label] }, text: `${label}: ${describePattern(rule.days)}${describeWindows(rule.windows)}` }
}

/** 'Machines off by 20:00': not after that hour, and nothing but the machines. */
function turnedOff(context: ReadingContext, rule: Rule, { said, from }: { said: string; from: number }): Reading | null {
  const [window] = rule.windows
  const words = said.split(' ')
  const off = words.findIndex((key, index) => index > 0 && /^(?:off|aus|apagad[oa]s?|desligad[oa]s?)$/u.test(key))
  if (rule.windows.length !== 1 || window!.from !== 0 || off < 0) return null
  const label = thingIn(context, rule, { from, to: from + off })
  const windows = [{ from: window!.to, to: MINUTES_PER_DAY }]
  return label === null ? null : { ...rule, windows, appliesTo: { labels: [label] }, text: `No ${label} on ${describePattern(rule.days)}${describeWindows(windows)}` }
}

/** 'The tip is shut on Wednesdays', 'wobei das Hallenbad montags geschlossen hat': whoever needs it does not go there then. */
function shutThen(context: ReadingContext, rule: Rule, { said, next, from }: { said: string; next: string; from: number }): Reading | null {
  const isBare = BARE_SHUT.test(said)
  if (!isBare && (rule.days.spans !== undefined || !SHUT.test(`${said} ${next}`))) return null
  const lead = /^(?:(?:and|but|as|because|since|the|wobei|weil|aber|und|der|die|das|el|la|le|a|o|pero|mais|mas) )*/u.exec(said)![0].split(' ').length - 1
  const end = said.split(' ').findIndex((key, index) => index > lead && /^(?:is|are|ist|sind|esta|estan|est|sont|shut|closed)$/u.test(key))
  const label = thingIn(context, rule, { from: from + lead, to: from + (end < 0 ? said.split(' ').length : end) })
  return label === null || WORKPLACE.test(label) ? null : { ...rule, appliesTo: { labels: [label] }, text: rule.text.replace('Nothing', `No ${label}`) }
}

const SHUT = /(?:^| )(?:(?:is|are) (?:shut|closed)|geschlossen|zu hat|cerrad[oa]s?|fermee?s?|fechad[oa]s?)(?: |$)/u
/** 'Track shut 1-7 March'. */
const BARE_SHUT = /\p{L}(?<!(?:^| )(?:is|are|be|stays?|remains?)) (?:shut|closed)(?: on| from)?$/u
/** Where the plan's work is done, closed means that nobody works. */
export const WORKPLACE = /(?:^| )(?:we|office|studio|shop|salon|school|clinic|practice|lab|building|plant|factory|workshop|store|site|company|gym|pool|hall|bureau|buro|werkstatt|laden|schule|oficina|taller|tienda|escritorio|oficina|loja)$/iu
