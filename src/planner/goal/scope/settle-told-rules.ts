import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { saysOwnTime } from './own-time-words.ts'
import { subjectOfWords } from './subject-of-clause.ts'
import { isInGoal } from './things-of-clause.ts'

type Told = Reading & ReadingOf<'availability' | 'rhythm'>

/**
 * Times that were named by what their clause tells, and not by what is done then: 'I am most productive 5 to 7' are hours
 * of the plan, 'leaving Sundays clear' bars them, and 'the laser cutter only runs on Thursdays' binds the laser cutter.
 */
export function settleToldRules(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => (isTold(reading) ? settled(context, reading) : reading))
}

/** What is counted or measured is done. */
function isTold(reading: Reading): reading is Told {
  if (reading.source !== 'stated' || reading.appliesTo?.labels.length !== 1) return false
  if (reading.kind === 'availability') return reading.person === null
  return reading.kind === 'rhythm' && (reading.count === null || reading.count === reading.days.weekdays?.length) && reading.everyDays === null && reading.minutes === null && reading.days.everyWeeks === undefined
}

function settled(context: ReadingContext, reading: Told): Reading {
  const clause = clauseOfRule(context, reading)
  if (clause === null) return reading
  const label = reading.appliesTo!.labels[0]!
  if (keepsFree(context, clause, label)) return asExclusion(reading)
  if (saysOwnTime(context, clause, label) || isOfEverything(context, clause, label) || isGoalDone(context, clause, label)) return asOpen(reading, null)
  const thing = thingSpokenOf(context, reading, clause)
  return thing === null || thing === label ? reading : asOpen(reading, thing)
}

/** 'Everything should happen on Sundays'. */
function isOfEverything(context: ReadingContext, { before }: Clause, label: string): boolean {
  const words = before.at(-1)
  return words !== undefined && HAPPENS.test(label) && subjectOfWords(context, words).of === 'everybody'
}

/** 'Gestrickt wird montags', 'se pinta los sábados', where that is the goal. */
function isGoalDone(context: ReadingContext, { before }: Clause, label: string): boolean {
  const verb = /^(?:se )?(\p{L}{4,})$/iu.exec(label)?.[1]
  return verb !== undefined && PASSIVE.test(before.flatMap((words) => keysOf(context, words)).join(' ')) && isInGoal(context, verb)
}

const PASSIVE = /^ge\p{L}+ (?:wird|werden)(?: |$)|^\p{L}+t (?:wird|werden)(?: |$)|^se \p{L}+/u

const HAPPENS = /^(?:happens?|takes? place|be done|gets? done|go(?:es)?|fits?|placed|scheduled|done|geschehen|stattfinden|passieren)(?: |$)/iu

const KEEPS = /^(?:(?:please|and|but|to) )*(?:leav(?:e|ing)|keep(?:ing)?|(?:to |must |should |will )?(?:stay|remain)s?(?:ing)?|(?:must|should|have to|has to|to) be)(?: (?:it|them|all|everything|entirely|completely|totally|fully|kept|left))*(?: (?:clear|free|empty|open|blank|alone))?$/u
const CLEAR = /(?:^| )(?:clear|free|empty|open|blank|alone)(?: |$)/u

/** 'Leaving Sundays entirely clear', 'weekends stay empty'. */
function keepsFree(context: ReadingContext, { behind }: Clause, label: string): boolean {
  const said = label.toLowerCase()
  return KEEPS.test(said) && CLEAR.test(`${said} ${behind[0] === undefined ? '' : keysOf(context, behind[0]).slice(0, MOST_ADVERBS).join(' ')}`)
}

const MOST_ADVERBS = 5

/** Where a thing is said to be there, or somebody to come. */
const PRESENCE = /^(?:(?:only|just|nur|solo|so|apenas|seulement|ne|n'|que) ?)*(?:(?:can|could|may|will|has to|gets?|kann|puede|peut|pode)(?: only| nur| solo| so)? )?(?:runs?|comes?|operates?|works|(?<=(?:only|can|may|could) )work|opens?|is|are|isn't|sails?|goes|go|come round|drives?|flies|fires? up|lit|heats?|visits?|be there|make it|teach(?:es)?|available|accessible|bookable|lauft|laufen|kommt|kommen|offnet|arbeitet|ist|sind|hat|fahrt|funciona|funcionan|abre|abren|viene|vienen|trabaja|esta|estan|marche|ouvre|ouvrent|vient|viennent|travaille|est|sont|n'est|funcionam|abrem|vem|trabalha|esta|estao)(?= |$)/u
const LONGEST_NAME = 4

/** The laser cutter of 'the laser cutter only runs on Thursdays': whoever or whatever is there then, and not that it is. */
function thingSpokenOf(context: ReadingContext, reading: Told, { before, segment }: Clause): string | null {
  const words = before.at(-1)
  if (words === undefined || segment.sentence === 0) return null
  const subject = subjectOfWords(context, words)
  if (subject.of !== 'thing' && subject.of !== 'somebody') return null
  const said = { from: subject.words.from, to: words.to }
  const verb = keysOf(context, said).findIndex((_, index, keys) => index > 0 && index <= LONGEST_NAME && PRESENCE.test(keys.slice(index).join(' ')))
  if (verb < 0 || reading.kind === 'rhythm' && !IS_THERE.test(keysOf(context, { from: said.from + verb, to: said.to }).join(' '))) return null
  return nameOf(context, { from: said.from, to: said.from + verb })
}

/** 'The physio comes on Mondays' is a series, 'the court is bookable on Mondays' none. */
const IS_THERE = /^(?:is|are|isn't|ist|sind|esta|estan|est|sont|n'est|n' est|estao)(?: (?:only|nur|solo|so|always))* (?:open|available|accessible|bookable|usable|lit|heated|on|running|offen|geoffnet|verfugbar|buchbar|abiert[oa]s?|disponibles?|ouverte?s?|accessibles?|abert[oa]s?|disponivel|disponiveis)(?: |$)|^(?:abre|abren|ouvre|ouvrent|abrem|offnet|lauft|funciona|marche)(?: |$)/u

function nameOf(context: ReadingContext, words: Words): string | null {
  const label = labelOf(context, words)
  return label !== null && /\p{L}{3}/u.test(label) ? label : null
}

function asOpen({ id, words, start, end, source, strength, days, windows }: Told, thing: string | null): Reading {
  const text = `${describePattern(days)}${describeWindows(windows)}`
  return { id, words, start, end, source, strength, kind: 'availability', days, windows, person: null, appliesTo: thing === null ? null : { labels: [thing] }, text: thing === null ? text : `${thing}: ${text}` }
}

function asExclusion({ id, words, start, end, source, strength, days, windows }: Told): Reading {
  return { id, words, start, end, source, strength, kind: 'exclusion', days, windows, person: null, appliesTo: null, text: `Nothing on ${describePattern(days)}${describeWindows(windows)}` }
}
