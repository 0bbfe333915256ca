import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { stems, wordBase } from '../matcher.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { subjectOfClause, subjectOfWords } from './subject-of-clause.ts'
import { isPlannedWork, namedThings, thingsBefore } from './named-things.ts'
import type { Named } from './named-things.ts'
import { isOfPlan } from './things-of-clause.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion' | 'rhythm'>

/**
 * Whoever or whatever has to be there for a thing keeps its times: 'car MOT by 30 May; the garage doesn't open Saturdays',
 * 'pick the plums: the orchard is open Wed-Sun', 'take the stitches out. She only works Tuesdays'. Their clause names them and
 * not the thing, so the rule binds nothing or the whole plan: it binds what was named last before it as well.
 */
export function settleServedThings(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const things = namedThings(context)
  const labels = new Set(things.map(({ label }) => label))
  context.readings = context.readings.map((reading) => {
    if (!isRule(reading) || reading.kind !== 'rhythm' && isPlannedWork(reading.appliesTo?.labels ?? [], things) || isMisread(reading)) return reading
    const clause = clauseOfRule(context, reading)
    const served = clause === null ? [] : thingsServed(context, { rule: reading, clause, things })
    const isOfSome = served.length > 0 && served.length < labels.size && served.every(({ label }) => !isOfPlan(context, label))
    return isOfSome ? boundTo([...new Set(served.map(({ label }) => label))], reading) : reading
  })
}

function isRule(reading: Reading): reading is Rule {
  if (reading.kind === 'rhythm') return reading.source === 'stated' && SERVES.test(reading.words.toLowerCase()) && reading.minutes === null && (reading.count === null || reading.count === reading.days.weekdays?.length)
  return (reading.kind === 'availability' || reading.kind === 'exclusion') && reading.source === 'stated' && reading.person === null
}

/** When a counter, a clinic or a yard is there for whoever comes: no series of the plan. */
const SERVES = /(?:^| )(?:lets? (?:you|people|us|them|customers|visitors|cars|anyone) in|(?:takes?|sees?|receives?|serves?|accepts?|answers?|holds?|does|do|gives?|offers?|issues?|admits?|handles?) (?:only )?(?:it|them|those|these|people|patients|clients|visitors|callers|customers|calls|bookings|appointments|orders|deliveries|parcels|returns|the public)|(?:they|he|she|it) (?:only )?(?:receives?|prints?|opens?|delivers?|collects?|works?|phones?|answers?)|(?:is|are) (?:reachable|manned|staffed|open|there)|has (?:a|its) (?:counter|desk|clinic|surgery))(?: |$)/u

/** One moment is no time in which something may be, and an hour of one date no time off. */
function isMisread({ kind, days, windows, text }: Rule): boolean {
  if (kind === 'rhythm') return false
  return kind === 'availability' ? /(?:^|: |\p{L} )(?:Sessions )?at \d\d:\d\d \(1 h\)$/u.test(text) : windows.length > 0 && days.spans?.some(({ first, last }) => first === last) === true
}

function thingsServed(context: ReadingContext, { rule, clause, things }: { rule: Rule; clause: Clause; things: readonly Named[] }): Named[] {
  const { tokens } = context.source
  const keys = keysOf(context, clause.segment)
  if (clause.segment === context.segments[0] || keys.some((key) => OF_ALL.test(key))) return []
  const subject = subjectOfClause(context, clause)
  if (subject.of === 'user' || subject.of === 'everybody') return []
  // '…, and Saturdays in the lake' says what is done then itself.
  if (subject.of === 'nothing' ? clause.behind.length > 0 : 'words' in subject && subject.words.from >= clause.time.to) return []
  // 'I'll ride three times a week – Tuesdays before work': the user's own times.
  if (subject.of === 'nothing' && subjectOfWords(context, clause.sentence[0]!).of === 'user') return []
  const provider = rule.appliesTo?.labels.join(' ') ?? ''
  // 'Coffee never after 2': what is not to be then is no provider.
  if (provider !== '' && rule.kind === 'exclusion' && !SHUT.test(keys.join(' '))) return []
  // Dates on which somebody named is away are everybody's until it is known whose they are.
  const isDated = provider === '' && rule.kind === 'exclusion' && rule.days.spans !== undefined
  const shared = isDated ? null : sharing(`${provider} ${clause.before.map((words) => textOf(context, words)).join(' ')}`, things.filter(({ start, end }) => end <= tokens[clause.segment.from]!.start || start >= tokens[clause.segment.to - 1]!.end))
  if (shared !== null) return [shared]
  if (subject.of === 'pointing' && !IS_THERE.test(keys.join(' '))) return []
  // In Spanish and Portuguese a verb alone says that the user does it.
  if (subject.of === 'thing' && rule.appliesTo === null && (context.language === 'es' || context.language === 'pt') && !SHUT.test(keys.join(' '))) return []
  return thingsBefore(context, clause, { things, isPointing: subject.of === 'pointing' })
}

/** Of whom or what a rule speaks that is everybody's. */
const OF_ALL = /^(?:i|i'm|i've|i'll|i'd|we|we're|we've|we'll|everyone|everybody|everything|nothing|anything|please|leave|keep|avoid|ich|wir|alles|nichts|yo|nosotr[oa]s|todos?|nada|je|j'ai|nous|tout|rien|eu|tudo)$/u

/** What a pronoun's clause says of when somebody or something is there: 'he's free', 'they only open', 'she can't', 'who does them'. */
const IS_THERE = /(?:^| )(?:he|she|they|it|who|which|that|whose|er|sie|es|der|die|das|que|quien|il|elle|ils|elles|qui|ele|ela|eles|elas|el|ella|ellos)(?:'s|'re|'ll| is| are| will be| only| can| could| may| do| does| doesn't| don't| has| have| works?| opens?| shuts?| closes?| takes?| sees?| answers?| holds?| receives?| comes?| lets?| phones?| rings?| est| sont| n'ouvre| ouvre| ist| sind| hat| kann| arbeitet| kommt| esta| puede| abre| trabaja| viene| pode| vem| trabalha| nur| solo| so| sont)? ?(?:can't|cannot|isn't|aren't|won't|only|free|in|open|shut|closed|available|there|about|do|does|doesn't|don't|works?|opens?|comes?|takes?|sees?|answers?|holds?|receives?|phones?|rings?|lets?|it|them|those|these|that|be|frei|offen|geschlossen|zu|da|libre|dispo|disponible|disponivel|livre|ouvert|ferme|abierto|cerrado|aberto|fechado)(?: |$)/u
const SHUT = /(?:^| )(?:shuts?|closed|closes?|close|locked|locks|open|opens|away|off|out|can't|cannot|cant|won't|doesn't|isn't|geschlossen|zu|weg|ferme[es]{0,2}|cerrad[oa]s?|cierran?|abre[n]?|abiert[oa]s?|fechad[oa]s?|fecham?|abert[oa]s?|abrem)(?: |$)/u

/** 'Get the seat from the Red Cross … the Red Cross shop opens Wednesdays', 'tiling … the tiler'. */
function sharing(said: string, things: readonly Named[]): Named | null {
  const roots = new Set(stems(said).filter((word) => word.length > 3).map(rootOf))
  return things.find(({ label, isDated }) => !isDated && stems(label).some((word) => word.length > 3 && roots.has(rootOf(word)))) ?? null
}

/** What a deed and whoever does it share: the 'til' of tiling and tiler, the 'inspect' of inspection and inspector. */
function rootOf(stem: string): string {
  const root = stem.replace(/(?:ions?|ings?|[eo]rs?|ed)$/u, '')
  return wordBase(root.length > 2 ? root : stem)
}

/** What was taken for a series of the plan is when the thing may be. */
function boundTo(labels: readonly string[], rule: Rule): Reading {
  const name = labels.join(', ')
  if (rule.kind === 'rhythm') {
    const { id, words, start, end, source, strength, days, windows } = rule
    return { id, words, start, end, source, strength, kind: 'availability', days, windows, person: null, appliesTo: { labels: [...labels] }, text: `${name}: ${describePattern(days)}${describeWindows(windows)}` }
  }
  const before = rule.appliesTo
  const text = before === null && rule.text.startsWith('Nothing on ') ? rule.text.replace('Nothing', `No ${name}`) : `${name}: ${rule.text}`
  return { ...rule, appliesTo: { labels: [...(before?.labels ?? []), ...labels] }, text }
}
