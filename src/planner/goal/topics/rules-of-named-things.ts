import type { DayNumber, Weekday } from '../../time/calendar-time.ts'
import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describePattern } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { stems, wordBase } from '../matcher.ts'
import { keysOf, segmentAt, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isNothingOfItsOwn } from '../times/activity-of-time.ts'
import { isOwnActivity } from '../times/own-activity.ts'
import { labelsOfBracket } from './labels-of-brackets.ts'

type Rule = Reading & ReadingOf<'exclusion' | 'availability' | 'horizon' | 'session'>
type Place = { at: number; segment: Segment; own: Words; keys: readonly string[] }

/** What bars a time, or leaves only some. */
const RULE = /^(?:only|just|solely|exclusively|never|keinesfalls|not|nicht|nie|niemals|nur|erst|ausschliesslich|lediglich|solo|solamente|unicamente|nunca|jamas|seulement|uniquement|jamais|pas|so|somente|apenas|nao|no)$/u
const ONLY = /^(?:only|just|solely|exclusively|nur|ausschliesslich|lediglich|solo|solamente|unicamente|seulement|uniquement|so|somente|apenas)$/u
/** What may stand around a rule that says nothing of its own. */
const FILLER = /^(?:,|-|–|:|\)|and|but|also|then|please|always|both|each|all|either|any|a|an|the|them|those|these|they|it|on|at|in|from|for|during|day|days|starting|und|aber|bitte|immer|beide|je|jeweils|am|an|im|in|ab|um|von|y|pero|siempre|ambos|ambas|cada|el|la|los|las|en|a|por|desde|et|mais|toujours|chaque|le|les|du|de|des|a|au|partir|dès|e|mas|sempre|o|os|as|ao|aos|no|na|nas|nos|max|maximum|maximal|maximo|most|up|to|no|more|longer|than|hochstens|mas|plus)$/u
/** Whoever is free or busy then is the user, and the times are those of the plan. */
const OF_USER = /^(?:i|i'm|im|i've|we|we're|we've|us|me|you|he|she|they|it|who|everyone|everybody|everything|anything|nothing|nobody|anybody|kids|works|free|off|away|closed|shut|available|time|times|holidays?|start|starting|begin|is|are|am|was|were|be|has|have|had|do|does|don't|can|can't|cannot|could|will|won't|would|should|must|may|ich|wir|man|mir|uns|alles|nichts|niemand|zeit|urlaub|frei|bin|ist|sind|habe|haben|kann|konnen|wird|werden|geht|beginn|start|yo|nosotros|me|nos|todo|nada|nadie|tiempo|libre|libres|vacaciones|puedo|podemos|tengo|tenemos|estoy|es|son|esta|inicio|je|j'ai|nous|on|tout|rien|personne|temps|conges|peux|pouvons|suis|ai|est|sont|ne|n|debut|eu|tudo|ninguem|tempo|ferias|posso|tenho|temos|estou|e|sao|comeco)$/u
/** What a plan of practice consists of, however it is called. */
const ALL_OF_IT = /^(?:(?:prep|preparation|revision|practi[cs]e|training|trainings|lessons?|homework|exercises?|workouts?|rehearsals?|meetings?|termine?|arbeiten|proben|üben|trainieren|entrenar|entrenamientos?|ensayos?|ensayar|reuniones|entraînements?|répétitions?|réunions?|treinos?|treinar|ensaios?|reuniões)(?:\s|$))+$/iu
const MOST_WORDS = 6

/**
 * 'Drilling never on Sundays', 'malen nur samstags', 'packing in the evenings, at most an hour': a rule whose clause names one
 * thing, or goes on with what the same sentence says of one, binds that thing. The whole plan keeps only what names nothing.
 */
export function settleRulesOfNamedThings(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const dropped = new Set<Reading>()
  for (const rule of context.readings.filter(isWholeRule).toSorted((a, b) => a.start - b.start)) {
    const place = placeOf(context, rule)
    if (place === null) continue
    const labels = namedBefore(context, place, rule) ?? namedObject(context, place, rule) ?? namedBehind(context, place, rule) ?? namedByHost(context, place, rule)
    if (labels !== null) bind(rule, labels)
    else if (isTail(context, place, rule) && goOn(context, rule, place)) dropped.add(rule)
  }
  if (dropped.size > 0) context.readings = context.readings.filter((reading) => !dropped.has(reading))
}

/** 'Two fittings with my sister, both on a Saturday': what is counted is known only once all is. */
export function settleWeekdaysOfCounted(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const rule of context.readings.filter(isWholeRule)) {
    const place = rule.kind === 'horizon' && rule.last !== null ? placeOf(context, rule) : null
    if (place !== null && isTail(context, place, rule) && goOn(context, rule, place)) context.readings = context.readings.filter((reading) => reading !== rule)
  }
}

function isWholeRule(reading: Reading): reading is Rule {
  if (reading.source !== 'stated' || reading.appliesTo !== null) return false
  if (reading.kind === 'horizon') return reading.first !== null
  return reading.kind === 'session' || (reading.kind === 'exclusion' || reading.kind === 'availability') && reading.person === null
}

/** The first time of the rule, and the words before it in its clause; null in the words that say the goal. */
function placeOf(context: ReadingContext, { start, end }: Rule): Place | null {
  const { tokens } = context.source
  const group = context.groups.find(({ from, to }) => tokens[from]!.start >= start && tokens[to - 1]!.end <= end)
  const segment = group ? segmentAt(context, group.from) : null
  if (!group || segment === null || segment === context.segments[0]) return null
  const before = context.groups.findLast(({ to }) => to <= group.from)
  const own = { from: Math.max(segment.from, before?.to ?? 0), to: group.from }
  return { at: group.from, segment, own, keys: keysOf(context, own) }
}

/** The thing of 'drilling never on Sundays', 'noisy work (grinding, drilling) only on Saturdays', 'never a run on a Friday'. */
function namedBefore(context: ReadingContext, { segment, own, keys }: Place, rule: Rule): string[] | null {
  const at = keys.findIndex((key) => RULE.test(key))
  if (at < 0 || rule.kind === 'session' || rule.kind === 'horizon' && rule.last !== null && !ONLY.test(keys[at]!)) return null
  if (at === 0 && segment.lead === ')' && own.from === segment.from) return labelsOfBracket(context, segment, (words) => labelIn(context, words, rule))
  const isFirst = keys.slice(0, at).every((key) => FILLER.test(key))
  const behind = isFirst && /^(?:never|not)$/u.test(keys[at]!) && /^(?:a|an|any)$/u.test(keys[at + 1] ?? '') ? { from: own.from + at + 2, to: own.to } : null
  const words = behind ?? { from: own.from, to: own.from + at }
  const label = own.from === segment.from || behind ? labelIn(context, words, rule) : null
  return label === null ? null : [label]
}

const ABLE = /^(?:i|we|ich|wir) (?:can|could|will|would|want to|have to|need to|must|should|kann|können|konnen)(?: only| just| nur)?(?: (?:do|make|take|have|handle|manage|get done|work on))?(?: only| just| nur)?$/u

/** 'The paperwork I can do at night': what one does then stands first. */
function namedObject(context: ReadingContext, { segment, own, keys }: Place, rule: Rule): string[] | null {
  const at = keys.findIndex((key, index) => index > 0 && ABLE.test(keys.slice(index).join(' ')))
  const label = at < 0 || rule.kind !== 'availability' || own.from !== segment.from ? null : labelIn(context, { from: own.from, to: own.from + at }, rule)
  return label === null ? null : [label]
}

/** The lake of 'pool until April, from May on in the lake': what begins later than the plan is no start of it. */
function namedBehind(context: ReadingContext, { segment, own, keys, at }: Place, rule: Rule): string[] | null {
  if (rule.kind !== 'horizon' || rule.last !== null || segment.lead !== ',' || own.from !== segment.from || !keys.every((key) => FILLER.test(key)) || !boundBefore(context, segment, rule)) return null
  const group = context.groups.find(({ from }) => from === at)!
  const behind = { from: group.to, to: segment.to }
  const keysBehind = keysOf(context, behind)
  const place = keysBehind.findIndex((key) => /^(?:in|on|at|im|am|an|en|dans|au|no|na)$/u.test(key))
  const label = place < 0 || place > 1 ? null : labelIn(context, { from: behind.from + place + 1, to: behind.to }, rule)
  return label === null ? null : [label]
}

const STEP = /^(?:(?:and|und|y|et|e) )?(?:then|finally|last|dann|danach|zuletzt|luego|despues|finalmente|puis|ensuite|enfin|depois|finalmente)$/u

/** '…, then a call with the notary - Tuesdays or Thursdays only': the last of several steps, which the dash goes on with. */
function namedByHost(context: ReadingContext, place: Place, rule: Rule): string[] | null {
  const { segment } = place
  const sentence = sentenceOf(context, segment)
  const host = sentence[sentence.indexOf(segment) - 1]
  if (rule.kind !== 'availability' || !/^[-(]$/u.test(segment.lead) || !host || !isTail(context, place, rule)) return null
  const keys = keysOf(context, host)
  const length = [2, 1].find((count) => STEP.test(keys.slice(0, count).join(' '))) ?? 0
  const label = length === 0 ? null : labelIn(context, { from: host.from + length, to: host.to }, rule)
  return label === null ? null : [label]
}

/** A name for work of its own; null for the user, the goal and what speaks of time. */
function labelIn(context: ReadingContext, words: Words, { start }: Rule): string | null {
  const keys = keysOf(context, words)
  if (words.to - words.from > MOST_WORDS || keys.length === 0 || keys.some((key) => OF_USER.test(key)) || keys.every((key) => FILLER.test(key))) return null
  // Somebody's days are no rule for a thing; a call with somebody is one.
  if (context.source.tokens.slice(words.from, words.to).every(({ text, key }) => context.people.has(text) || FILLER.test(key))) return null
  const label = labelOf(context, words)
  if (label === null || isNothingOfItsOwn(label) || ALL_OF_IT.test(label) || isGoal(context, label)) return null
  return isOwnActivity(context, label, { start, isOnly: false }) ? null : label
}

/** Whether the first words of the prompt, which say the goal, say no less. */
function isGoal(context: ReadingContext, label: string): boolean {
  const [first] = context.segments
  const goal = new Set(first ? stems(textOf(context, first)).map(wordBase) : [])
  return stems(label).every((stem) => goal.has(wordBase(stem)))
}

/** Nothing but the rule itself stands before its time. */
function isTail(context: ReadingContext, { segment, own, keys }: Place, { kind }: Rule): boolean {
  // 'One mock a month, on Sundays no studying': what is barred stands behind.
  if (kind === 'exclusion' && !keys.some((key) => RULE.test(key))) return false
  // 'Tuesday nights 6-9 in the workshop, Saturdays 1-5': more time, and no rule.
  if (kind === 'availability' && !keysOf(context, segment).some((key) => RULE.test(key))) return false
  const isBehindSign = own.from > segment.from || /^(?:,|;|-|\(|\))$/u.test(segment.lead)
  return isBehindSign && keys.every((key) => FILLER.test(key) || RULE.test(key)) && !/(?:^| )(?:all of it|all of them|alles|todo|tout|tudo)(?: |$)/u.test(keysOf(context, { from: own.to, to: segment.to }).join(' '))
}

/** Lets a rule go on with what its sentence says of one thing before; true when that reading has taken it in. */
function goOn(context: ReadingContext, rule: Rule, { segment }: Place): boolean {
  const before = boundBefore(context, segment, rule)
  if (!before) return false
  // 'Three runs a week, starting 18 January' alone is the plan.
  if (rule.kind === 'horizon' && rule.last === null && !hasOtherParts(context, before)) return false
  if (rule.kind === 'horizon' && before.kind === 'rhythm') return beginThen(before, rule)
  if (rule.kind === 'horizon' && rule.last !== null) return false
  bind(rule, before.appliesTo!.labels)
  return false
}

/** What the same or the clause before says of one thing. */
function boundBefore(context: ReadingContext, segment: Segment, { start }: Rule): Reading | undefined {
  const { tokens } = context.source
  const sentence = sentenceOf(context, segment)
  const previous = sentence[sentence.indexOf(segment) - 1] ?? segment
  const [first, last] = [tokens[previous.from]!.start, tokens[segment.to - 1]!.end]
  const before = context.readings.filter((reading) => reading.source === 'stated' && reading.start < start && reading.end > first && reading.end <= last).toSorted((a, b) => a.start - b.start).at(-1)
  const isBound = before !== undefined && before.appliesTo !== null && BINDING.has(before.kind) && tokens[sentence[0]!.from]!.start <= before.start
  return isBound && (segment.sentence > 0 || hasOtherParts(context, before)) ? before : undefined
}

const BINDING: ReadonlySet<string> = new Set(['rhythm', 'availability', 'exclusion', 'horizon', 'session', 'deadline'])

/** In the sentence that says the goal as well, what follows one of several parts is that part's. */
function hasOtherParts({ readings }: ReadingContext, { appliesTo }: Reading): boolean {
  return readings.some((reading) => reading.appliesTo !== null && BINDING.has(reading.kind) && reading.appliesTo.labels[0] !== appliesTo?.labels[0])
}

/** 'Water the beds every second day from April on', 'two fittings, both on a Saturday': the days of that series. */
function beginThen(series: Reading & ReadingOf<'rhythm'>, { first, last, words }: ReadingOf<'horizon'> & Reading): boolean {
  if (first === null) return false
  if (last !== null) return last === first && turnToWeekday(series, weekdayOf(first), words)
  series.days = { ...series.days, spans: [{ first, last: series.days.spans?.[0]?.last ?? endless(first) }] }
  series.text += `, from ${describeDay(first)} on`
  return true
}

function endless(first: DayNumber): DayNumber {
  return first + NO_END_DAYS
}

/** 'Both on a Saturday' names no date but a day of the week. */
function turnToWeekday(series: Reading & ReadingOf<'rhythm'>, weekday: Weekday, words: string): boolean {
  if (!/^(?:both|all|each|beide|alle|jeweils|ambos|ambas|todos|todas|tous|toutes|os dois|as duas)(?!\p{L})/iu.test(words) || /\d/u.test(words) || series.days.weekdays !== undefined) return false
  series.days = { ...series.days, weekdays: [weekday] }
  series.text += `, ${describePattern({ weekdays: [weekday] })}`
  return true
}

function bind(rule: Rule, labels: readonly string[]): void {
  const name = labels.join(', ')
  const text = rule.text.replace(/^(?:Sessions of|Start on) /u, (said) => (said === 'Start on ' ? 'from ' : ''))
  Object.assign(rule, { appliesTo: { labels: [...labels] }, text: text.startsWith('Nothing on ') ? text.replace('Nothing', `No ${name}`) : `${name}: ${text}` })
}

