import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { describePattern, describeSpan, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { matchesTask, stems, wordBase } from '../matcher.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import { readBarredUntil } from './barred-until.ts'
import { setsAnchor } from './read-dated.ts'
import { datesOfMonths } from '../times/add-rhythm.ts'
import { NOT_THEN } from '../times/said-behind.ts'
import { thingNotDone } from './things-not-done.ts'

/** The evening begins before the night does, in minutes. */
const NIGHT_OUT = 1080

/** 'Friday night is darts': the whole evening is gone. */
function isNightOut({ part, weekdays, spans, expressions, windows }: TimeEntry): boolean {
  return part === 'night' && windows.length === 1 && (weekdays?.length === 1 || spans.length === 1) && expressions.every(({ clock }) => !clock?.from && !clock?.to) && /(?<!\p{L})\p{L}+day nights?$/iu.test(expressions.at(-1)!.words)
}

/** Days and windows to keep clear: 'never on Sunday', 'away 15-21 Feb', 'nothing before 9:30', 'no running on Mondays'. */
export function readExclusion(context: ReadingContext, typed: TypedTime): void {
  const { around } = typed
  // 'Jeden zweiten Samstag arbeite ich, erstmals am 13. März, dann läuft nichts': which of them are meant.
  if (typed.entry.spans.length === 1 && setsAnchor(context, { ...typed, spans: typed.entry.spans })) return
  if (readBarredUntil(context, typed)) return
  const words = ownClause(typed)
  const person = isEverybody(around) || isNothingThen(context, around) ? null : typed.person
  const { days: said, entry: stated } = onThoseDays(context, typed)
  const days = stated !== null && stated.ofMonth !== null ? { spans: datesOfMonths(context, stated) } : said
  if (stated === null) return
  // "the kids' tea is at 5, so not then": about an hour from there.
  // 'No sewing night 14 April': the sitting does not take place, whenever it would begin.
  const isSitting = context.plannerType === 'calendar' && around.leftKeys[0] === 'no' && around.leftKeys.length > 1 && stated.spans.length > 0 && /^(?:night|evening)s? /iu.test(stated.expressions[0]!.words) && stated.expressions.every(({ clock }) => !clock?.from && !clock?.to)
  const entry = isSitting ? { ...stated, windows: [] } : isNightOut(stated) ? { ...stated, windows: [{ from: NIGHT_OUT, to: MINUTES_PER_DAY }] } : stated.windows.length === 0 && stated.point !== null ? { ...stated, windows: [{ from: stated.point, to: Math.min(MINUTES_PER_DAY, stated.point + 60) }] } : stated
  if (isChallenge(context, typed)) addReading(context, words, { value: { kind: 'horizon', first: entry.spans[0]!.first, last: entry.spans[0]!.last }, text: describeSpan(entry.spans[0]!) })
  const named = around.leftKeys[0] === 'nor' ? labelsBefore(context) : excludedLabel(context, around) ?? subjectBefore(context, typed)
  const label = named !== null && (isGoalItself(context, typed, named) || areSittings(context, typed, named)) ? null : named
  addReading(context, words, {
    value: { kind: 'exclusion', days, windows: entry.windows, person }, appliesTo: label === null ? null : { labels: label },
    strength: isSaid(around, 'wish') ? 'soft' : 'hard',
    text: `${label ? `No ${label.join(', ')}` : person ? `${person} not` : 'Nothing'} on ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
}

/** 'Libera me, from 8 to 12 March I am in Kent': a clause that says all itself takes nothing from the part before it. */
function ownClause({ words, group, around: { segment, right, leftKeys } }: TypedTime): TypedTime['words'] {
  const saysAll = segment !== null && segment.from === group.from && right.to > right.from && !leftKeys.some((key) => /^(?:no|not|never|nothing|neither)$/u.test(key))
  return saysAll ? { from: Math.max(words.from, segment.from), to: words.to } : words
}

/** 'No sugar in June' as the first words: the month is the plan's. */
function isChallenge(context: ReadingContext, { entry, around }: TypedTime): boolean {
  const [span] = entry.spans
  return context.plannerType === 'calendar' && (around.segment?.from === 0 || around.segment?.lead === '(' && around.left.from === 0) && around.leftKeys[0] === 'no' && entry.spans.length === 1 && entry.windows.length === 0 && span!.last - span!.first >= 6
}

/** 'my parents are visiting 12-15 February so nothing then': what is said of their days is said of the plan's. */
function isNothingThen(context: ReadingContext, { segment }: Surroundings): boolean {
  const next = segment && context.plannerType === 'calendar' ? context.segments[context.segments.indexOf(segment) + 1] : undefined
  if (!next || next.sentence !== segment!.sentence || !NOT_THEN.test(keysOf(context, next).join(' '))) return false
  claim(context, next)
  return true
}

function isEverybody({ keys }: Surroundings): boolean {
  return keys.some((key) => /^(?:nobody|everyone|everybody|all|we|nadie|niemand|alle|personne|ninguem)$/u.test(key))
}

/** 'no running', 'no deploys or cutover': the things right behind a 'no'. */
export function excludedLabel(context: ReadingContext, around: Surroundings): string[] | null {
  if (context.language !== 'en') return context.plannerType === 'sprint' ? unwantedThing(context, around) : null
  const unwanted = unwantedHabit(context, around) ?? thingNotDone(context, around)
  if (unwanted !== null) return unwanted
  const inLeft = around.leftKeys.findIndex((key) => key === 'no' || key === 'neither')
  const inRight = around.rightKeys.findIndex((key) => key === 'no' || key === 'neither')
  const from = inLeft >= 0 ? around.left.from + inLeft + 1 : inRight >= 0 ? around.right.from + inRight + 1 : -1
  if (from < 0 || /^(?:one|longer|more|later|earlier|good|go|chance|way|use|luck|time|problem)$/u.test(context.source.tokens[from]?.key ?? '') && context.source.tokens[from + 1]?.key !== '-') return null
  const end = inLeft >= 0 ? around.left.to : around.right.to
  // 'no practice on the day we visit my parents'.
  const clause = context.source.tokens.slice(from, end).findIndex(({ key }) => /^(?:on|in|during|when|while|at|over|the)$/u.test(key))
  const to = clause > 0 ? from + clause : end
  const labels = splitAlternatives(context, from, to)
  return labels.length === 0 || labels.some((label) => isWholePlan(label) || context.plannerType === 'calendar' && ALL_OF_IT.test(label)) ? null : labels
}

/** 'The switch not before 15 March, and never on a Friday': a ban without a subject of its own is about the one before it. */
function subjectBefore(context: ReadingContext, { entry, around: { segment, left, rightKeys } }: TypedTime): string[] | null {
  if (context.plannerType !== 'sprint' || segment === null || entry.weekdays === null || !/^(?:,|and|but)$/u.test(segment.lead) || rightKeys.length > 0) return null
  const own = keysOf(context, { from: Math.max(segment.from, left.from), to: left.to })
  const before = context.segments[context.segments.indexOf(segment) - 1]
  if (before?.sentence !== segment.sentence || !own.every((key) => BARE_BAN.test(key)) || !own.some((key) => /^(?:never|not)$/u.test(key))) return null
  const [start, end] = [context.source.tokens[before.from]!.start, context.source.tokens[before.to - 1]!.end]
  return context.readings.findLast((reading) => reading.appliesTo !== null && reading.start >= start && reading.end <= end)?.appliesTo?.labels ?? null
}

const BARE_BAN = /^(?:and|but|or|never|not|on|a|an|any|ever|,)$/u

const NO_THING = /^(?:kein|keine|keinen|keinerlei|sin|pas|aucune?|ningun|ninguna|sem|nenhum|nenhuma)$/u

/** 'Pas de livraison le vendredi', 'freitags keine Releases' in a plan for several: the thing that is not to be then. */
function unwantedThing(context: ReadingContext, { leftKeys, left, rightKeys, right }: Surroundings): string[] | null {
  const [inLeft, inRight] = [leftKeys.findIndex((key) => NO_THING.test(key)), rightKeys.findIndex((key) => NO_THING.test(key))]
  const words = inLeft >= 0 ? { from: left.from + inLeft + 1, to: left.to } : inRight >= 0 ? { from: right.from + inRight + 1, to: right.to } : null
  const label = words ? labelOf(context, words, 2)?.replace(/^d['’]/u, '') ?? null : null
  return label === null || isWholePlan(label) || /^(?:zeit|arbeit|termine?|travail|trabajo|trabalho|rendez-vous|tiempo|tempo|temps|disponibles?|dispon[ií]vel|disponíveis|verfügbar|libres?|livres?|dabei|là|da)$/iu.test(label) ? null : [label]
}

/** 'Nobody checks mail before 16:30': what is not done then is no work of the plan. */
function unwantedHabit(context: ReadingContext, { leftKeys, left }: Surroundings): string[] | null {
  const [who, verb] = leftKeys
  const isHabit = /^(?:nobody|noone|none)$/u.test(who ?? '') && /^\p{L}{2,}s$/u.test(verb ?? '') && !/^(?:works|starts|is|has|does|meets|comes|gets|wants|travels|stays|writes|builds)$/u.test(verb!)
  const label = isHabit && leftKeys.length > 2 && left.to > left.from + 2 ? labelOf(context, { from: left.from + 2, to: left.to }, 2) : null
  return label === null || isWholePlan(label) ? null : [label]
}

/** 'No deploys on Fridays, nor on 2 February'. */
function labelsBefore({ readings }: ReadingContext): string[] | null {
  const last = readings.at(-1)
  return last?.kind === 'exclusion' ? last.appliesTo?.labels ?? null : null
}

/** 'No chess 1-3 October' in a plan for a chess tournament, 'no writing on 11 November' in one for a novel: on those dates nothing. */
function isGoalItself(context: ReadingContext, { entry, around }: TypedTime, labels: readonly string[]): boolean {
  if (context.plannerType !== 'calendar' || entry.spans.length === 0 || labels.length !== 1) return false
  const goal = new Set(context.segments.filter(({ sentence }) => sentence <= 1 && sentence !== around.segment?.sentence).flatMap((segment) => keysOf(context, segment)).flatMap((key) => stems(key).map(wordBase)))
  const [label] = labels
  return !label!.includes(' ') && stems(label!).every((stem) => goal.has(wordBase(stem)))
}

/** 'Club nights: Thursdays 7-9 … no club night on 18 March': such a sitting that is no part of its own is one of the plan. */
function areSittings({ plannerType, readings }: ReadingContext, { entry }: TypedTime, labels: readonly string[]): boolean {
  const isOwn = readings.some((reading) => (reading.kind === 'rhythm' || reading.kind === 'commitment') && reading.title !== null && matchesTask({ labels: [...labels] }, { title: reading.title, subjects: [] }))
  return plannerType === 'calendar' && entry.spans.length > 0 && labels.every((label) => SITTINGS.test(label)) && !isOwn
}

const SITTINGS = /^(?!late )(?:\p{L}+ )?(?:nights?|evenings?|sessions?|meet-?ups?|class|classes|club|workshops?)$/iu

/** What a plan of practice or training consists of. */
const ALL_OF_IT = /^(?:prep|prepping|preparation|revision|studying|practi[cs]e|practi[cs]ing|training|trainings|lessons?|homework|exercis(?:e|es|ing)|workouts?|rehearsals?)$/iu

function splitAlternatives(context: ReadingContext, from: number, to: number): string[] {
  const labels: string[] = []
  let start = from
  for (let index = from; index <= to; index += 1) {
    const isJoint = index === to || /^(?:or|and|nor|,|\/)$/u.test(context.source.tokens[index]!.key)
    if (!isJoint) continue
    // 'No Thursday meeting on 11 February'.
    if (index - start > 1 && context.source.entries[start]!.some(({ sense }) => sense.type === 'weekday')) start += 1
    const label = index > start ? labelOf(context, { from: start, to: index }, 2) : null
    if (label) labels.push(label)
    start = index + 1
  }
  return labels
}

/** 'nothing else on those evenings' speaks of the days named last; what already fills them stays. */
function onThoseDays(context: ReadingContext, { days, entry, group, around }: TypedTime): { days: TypedTime['days']; entry: TypedTime['entry'] | null } {
  const isPointing = around.leftKeys.some((key) => /^(?:those|these|esos|diesen|ces)$/u.test(key)) || /^(?:those|these)$/u.test(context.source.tokens[group.from]!.key)
  const named = isPointing ? context.readings.findLast((reading) => reading.kind === 'commitment' || reading.kind === 'rhythm') : undefined
  if (named?.kind !== 'commitment' && named?.kind !== 'rhythm') return { days, entry }
  const windows = entry.windows.flatMap((window) => without(window, named.windows))
  return { days: named.days, entry: entry.windows.length > 0 && windows.length === 0 ? null : { ...entry, windows } }
}

function without(window: ClockWindow, taken: readonly ClockWindow[]): ClockWindow[] {
  return taken.reduce<ClockWindow[]>((left, { from, to }) => left.flatMap((piece) => [{ from: piece.from, to: Math.min(piece.to, from) }, { from: Math.max(piece.from, to), to: piece.to }].filter((part) => part.to > part.from)), [window])
}
