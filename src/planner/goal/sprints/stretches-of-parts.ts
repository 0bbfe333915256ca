import type { DaySpan } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'

type Calendar = Reading & ReadingOf<'sprint-calendar'>

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, zwei: 2, drei: 3, vier: 4, erste: 1, zweite: 2, dritte: 3, vierte: 4, dos: 2, tres: 3, cuatro: 4, primera: 1, primer: 1, segunda: 2, segundo: 2, tercera: 3, tercer: 3, deux: 2, trois: 3, quatre: 4, première: 1, premier: 1, deuxième: 2, troisième: 3, duas: 2, dois: 2, três: 3, primeira: 1, primeiro: 1, terceira: 3, terceiro: 3 }
const COUNT = String.raw`\d{1,2}|${Object.keys(NUMBERS).join('|')}`
const UNIT = String.raw`(?<unit>sprints?|iterations?|cycles?|blocks?|rounds?|zyklus|etappen?|ciclos?|[ée]tapes?|weeks?|days|wochen?|tage|semanas?|d[ií]as|semaines?|jours|dias)`
const LAST = String.raw`(?<last>last|final|letzten?|últim[ao]s?|dernière?s?|derniers?)`
const STRETCH = [
  String.raw`(?:${LAST} )(?:(?<some>${COUNT}) )?${UNIT}`,
  String.raw`(?<nth>${COUNT}) (?<unitOfNth>sprint|iteration|cycle|block|round|etappe|ciclo|[ée]tape|week|woche|semana|semaine)(?!s)`,
  String.raw`(?<numbered>sprints?|iterations?|cycles?|blocks?|rounds?|etappen?|weeks?|wochen?|semanas?|semaines?) (?<from>\d{1,2})(?: ?(?:and|to|[-–&/]|und|bis|y|a|et|à|e) ?(?<to>\d{1,2}))?`,
].join('|')
const THE = String.raw`(?:the|our|die|der|das|den|la|las|el|los|le|les|o|os|a|as)`
const GIVES = String.raw`(?: (?:is|are|will be|should be|must be|stays?|goes|go|belongs?|serves?|ist|sind|bleibt|bleiben|gehört|gehören|es|son|queda|quedan|est|sont|sert|é|são|fica|ficam))?(?: (?:only|just|all|mainly|reserved|kept|left|meant|there|free|set aside|planned|nur|reserviert|reservad[ao]s?|réservée?s?|prévue?s?))* (?:for|to|für|zum|zur|para|pour|à|aux?) `
const KEEPS = String.raw`(?:(?:we|i|let['’]s|please|wir|vamos a|nous|nós) )?(?:keep|leave|reserve|save|use|want|halten|reservieren|dejamos|reservamos|gardons|réservons|reservamos|deixamos) `
const ONLY = String.raw`,? (?:there is |there['’]s |we (?:only )?(?:do )?|wir |nous |)?(?:only|just|nothing but|purely|nur|solo|sólo|seulement|só|apenas) (?:do )?`
/** 'Last week is for …', 'we keep the last three days for …', 'in the last week only …'. */
const SAYS = new RegExp(String.raw`^(?:(?:and|but|then|und|y|et|e) )?(?:(?:${KEEPS})?(?:${THE} )?(?:very )?(?:${STRETCH})${GIVES}|(?:in|during|for|over|im|in der|en|pendant|na|no|durante) (?:${THE} )?(?:${STRETCH.replaceAll('(?<', '(?<in_')})${ONLY})(?=\S)`, 'iu')
const NO_WORK = /^(?:(?:the|a|our|some|any|public|bank|school) )*(?:holidays?|vacation|rest|resting|buffer|slack|reserve|nothing|leave|time off|break|contingency|catching up|catch-up|later|us|me|everyone|urlaub|puffer|ferien|vacaciones|descanso|vacances|congés?|férias|folga|work|working|it|this|that|them)\b/iu

/** 'Last week is for staff training and switching off the old till': the parts that a stretch of the sprints is for are done in it. */
export function readStretchesOfParts(context: ReadingContext): void {
  const calendar = context.readings.find((reading): reading is Calendar => reading.kind === 'sprint-calendar')
  if (context.plannerType !== 'sprint' || !calendar) return
  for (const segment of context.segments) {
    const own = segment.depth === 0 ? sentenceOf(context, segment).filter(({ from, depth }) => from >= segment.from && depth === 0) : []
    const said = own.length > 0 ? stretchIn(context, own, calendar) : null
    if (said) addParts(context, said)
  }
}

type Stretch = { words: Words; days: DaySpan; parts: Words[] }

function stretchIn({ source, prompt }: ReadingContext, sentence: readonly Segment[], calendar: Calendar): Stretch | null {
  const { tokens } = source
  const words = { from: sentence[0]!.from, to: sentence.at(-1)!.to }
  const start = tokens[words.from]!.start
  const match = SAYS.exec(prompt.slice(start, tokens[words.to - 1]!.end))
  const days = match ? daysOf(match.groups!, calendar) : null
  const first = match ? tokens.findIndex((token) => token.start >= start + match[0].length) : -1
  if (!match || days === null || first < 0 || NO_WORK.test(prompt.slice(start + match[0].length))) return null
  const parts = sentence.filter(({ to }) => to > first).flatMap(({ from, to }) => splitAtJoints(source, { from: Math.max(first, from), to }))
  return { words, days, parts }
}

/** Null where the sprints have no such days. */
function daysOf(groups: Record<string, string | undefined>, { firstDay, lengthDays, count }: Calendar): DaySpan | null {
  const said = (name: string) => (groups[name] ?? groups[`in_${name}`])?.toLowerCase()
  if (firstDay === null || lengthDays === null || count === null) return null
  const end = firstDay + count * lengthDays - 1
  const lengthOf = (unit: string) => (/^(?:sprint|iteration|cycle|block|round|zyklus|etappe|ciclo|[ée]tape)/u.test(unit) ? lengthDays : /^(?:days|tage|d[ií]as|jours)/u.test(unit) ? 1 : 7)
  const numberOf = (word: string) => NUMBERS[word] ?? Number(word)
  // The last days of sprints that end on a Sunday are those up to the Friday.
  if (said('last') !== undefined) return { first: end - lengthOf(said('unit')!) * numberOf(said('some') ?? '1') + 1 - (lengthOf(said('unit')!) === 1 ? WEEKEND : 0), last: end }
  const length = lengthOf(said('unitOfNth') ?? said('numbered') ?? 'week')
  const from = numberOf(said('nth') ?? said('from') ?? '1')
  const days = { first: firstDay + (from - 1) * length, last: firstDay + numberOf(said('to') ?? String(from)) * length - 1 }
  return days.last > end || days.last < days.first ? null : days
}

const WEEKEND = 2

function addParts(context: ReadingContext, { words, days, parts }: Stretch): void {
  const named = parts.flatMap((part) => {
    const label = labelOf(context, part, 6)
    return label === null || isWholePlan(label) || context.people.has(label) ? [] : [{ part, label }]
  })
  if (named.length === 0) return
  const [start, end] = [context.source.tokens[words.from]!.start, context.source.tokens[words.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.source === 'assumed' || reading.start < start || reading.end > end || !REPLACED.has(reading.kind))
  const list = Math.max(0, ...context.readings.map((reading) => (reading.kind === 'topic' && reading.list < OTHER_LISTS ? reading.list : 0)))
  for (const [position, { part, label }] of named.entries()) {
    if (!context.readings.some((reading) => reading.kind === 'topic' && reading.label.toLowerCase() === label.toLowerCase())) addReading(context, part, { value: { kind: 'topic', label, list, position: 50 + position, amount: null, minutes: null }, text: label })
  }
  const labels = named.map(({ label }) => label)
  addReading(context, words, { value: { kind: 'horizon', ...days }, appliesTo: { labels }, text: `${labels.join(', ')}: ${describeSpan(days)}` })
  claim(context, words)
}

/** What else the sentence was taken for. */
const REPLACED: ReadonlySet<string> = new Set(['topic', 'horizon', 'availability', 'exclusion', 'rhythm', 'session'])
/** Numbers of lists that are none of the prompt's own. */
const OTHER_LISTS = 80
