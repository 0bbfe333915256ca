import { germanWords } from '../../time/words/de.ts'
import { englishWords } from '../../time/words/en.ts'
import { spanishWords } from '../../time/words/es.ts'
import { frenchWords } from '../../time/words/fr.ts'
import { portugueseWords } from '../../time/words/pt.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { isClauseForPart, MEANWHILE, thingOfSomebody } from './clauses-for-parts.ts'
import { workIn } from './work-in-name.ts'
import { isDeed } from './deed-forms.ts'
import { isFunction, isVerbAmongVerbs, wordsBehindName } from '../people/functions.ts'
import type { ReadingContext } from '../reading-context.ts'

type Topic = Reading & ReadingOf<'topic'>

/**
 * Of a project's parts, drops what is nothing to be done: a holiday, doors that close, sprints, pieces of sentences, what
 * somebody refuses to do, and what somebody of the team is there for where the goal lists its parts. What has its own days loses
 * nothing: a holiday that stays free is kept free.
 */
export function dropWhatIsNoWork(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  nameWithoutPeople(context)
  const listed = topicsOf(context).filter((topic) => !isOfSomebody(topic, context))
  for (const topic of topicsOf(context)) {
    if (isHoliday(topic.label)) keepFree(context, topic)
    else if (isClauseForPart(topic, context) || isOfTwoOthers(topic, context)) dropWhatIsBoundTo(context, topic)
    else if (workIn(topic.label, context) === null && !isDated(topic, context)) dropWhatIsBoundTo(context, topic)
    else if (!happensOrSays(topic.label) && !(listed.length >= LISTED && isOfSomebody(topic, context) && (isFunction(topic.label) || isField(topic, context) || isVerbAmongVerbs(topic.label, saidOfPeople(context))))) continue
    context.readings = context.readings.filter((reading) => reading !== topic)
  }
}

/** 'Ty does deliveries' is the deliveries, 'sleep mode meanwhile' the sleep mode; what is named twice then is one part. */
function nameWithoutPeople(context: ReadingContext): void {
  for (const topic of topicsOf(context)) {
    const named = thingOfSomebody(topic.label, context) ?? (isClauseForPart(topic, context) ? topic.label : topic.label.replace(MEANWHILE, ''))
    const label = workIn(named, context) ?? named
    if (label === topic.label) continue
    for (const reading of context.readings) for (const matcher of reading.kind === 'precedence' ? [reading.before, reading.after] : reading.appliesTo === null ? [] : [reading.appliesTo]) matcher.labels = matcher.labels.map((each) => (each === topic.label ? label : each))
    if (topicsOf(context).some((other) => other !== topic && other.label.toLowerCase() === label.toLowerCase())) context.readings = context.readings.filter((reading) => reading !== topic)
    else Object.assign(topic, { label, text: topic.text.replace(topic.label, label) })
  }
}

/** 'Critical by Friday, the rest by 1 March': what has a date of its own is something, whatever it is called. */
function isDated({ label }: Topic, { readings }: ReadingContext): boolean {
  return readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo?.labels.includes(label) === true)
}

/** The 'test jigs compliance' of 'Ravi does test jigs and compliance', where both are parts. */
function isOfTwoOthers({ label }: Topic, context: ReadingContext): boolean {
  const others = new Set(topicsOf(context).map((topic) => topic.label.toLowerCase()))
  const words = label.toLowerCase().split(' ')
  return words.some((_, at) => at > 0 && others.has(words.slice(0, at).join(' ')) && others.has(words.slice(at).join(' ')))
}

/** What its own words bind it to binds nothing either, and goes to the notes. */
function dropWhatIsBoundTo(context: ReadingContext, { label, start, end }: Topic): void {
  const isIt = (labels: readonly string[]) => labels.length > 0 && labels.every((each) => each.toLowerCase() === label.toLowerCase())
  context.readings = context.readings.filter((reading) => !(reading.start < end && reading.end > start && (isIt(reading.appliesTo?.labels ?? []) || reading.kind === 'precedence' && (isIt(reading.before.labels) || isIt(reading.after.labels)))))
}

/** Who lists so many parts has said what there is to do. */
const LISTED = 3

function topicsOf({ readings }: ReadingContext): Topic[] {
  return readings.filter((reading): reading is Topic => reading.kind === 'topic')
}

/** Whether it stands in what is said of a person, or is what they were named with. */
function isOfSomebody(topic: Topic, { readings }: ReadingContext): boolean {
  const label = topic.label.toLowerCase()
  return readings.some((reading) => reading.kind === 'person' && reading.source === 'stated' && (reading.start <= topic.start && topic.end <= reading.end || reading.roles.some((role) => role.toLowerCase() === label)))
}

/** 'Ada – electrical', 'Bo (supply chain)': a bare word in the singular beside a name is what somebody is there for, where the parts are listed elsewhere. */
function isField({ label, start }: Topic, { prompt }: ReadingContext): boolean {
  const words = label.split(' ')
  return words.length <= 2 && !isDeed(words[0]!) && /^\p{L}+$/u.test(words.at(-1)!) && !/[^s]s$/u.test(label) && /[(=–—-]\s*$/u.test(prompt.slice(0, start))
}

/** What is said of each of the team, word by word. */
function saidOfPeople({ readings }: ReadingContext): string[][] {
  return readings.flatMap((reading) => (reading.kind === 'person' && reading.source === 'stated' ? [wordsBehindName(reading)] : []))
}

/** A sentence where the name of a part should stand: it happens, it lasts, or somebody will not. */
function happensOrSays(label: string): boolean {
  return SENTENCE.test(label) || COUNTS.test(label)
}

const SENTENCE = /^(?:[\p{L}’'-]+ ){1,3}(?:closes|shuts|ends|expires|close|shut)$|^(?:take|last|go|goes|takes|lasts) (?:forever|ages|for ever|too long|so long|long|a while|weeks|months|on|on forever)$|^(?:refuse|want|hope|intend|expect|prefer|would|cannot|can['’]?t|won['’]?t) to?\b/iu
const COUNTS = /^(?:the )?(?:sprints?|iterations?|fortnights?|cycles?|weeks?)$/iu

const HOLIDAYS: ReadonlySet<string> = new Set([englishWords, germanWords, spanishWords, frenchWords, portugueseWords].flatMap(({ holidays }) => Object.values(holidays)).flatMap((names) => names.split('|')))
const AROUND = /^(?:the |over |at )|(?: (?:week|weekend|holidays?|break|time))$/giu

/** 'Easter', 'the Easter week', 'Ostern'; 'Easter eggs' are something to make. */
function isHoliday(label: string): boolean {
  const name = label.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(AROUND, '').trim()
  return HOLIDAYS.has(name) || HOLIDAYS.has(name.split(/,\s*/u).at(-1)!)
}

/** Days that were read as the time for it are days off. */
function keepFree(context: ReadingContext, { label }: Topic): void {
  const name = label.toLowerCase()
  context.readings = context.readings.map((reading): Reading => {
    if (reading.kind !== 'horizon' || reading.appliesTo?.labels.some((each) => each.toLowerCase() === name) !== true) return reading
    const { kind: _, first, last, appliesTo: __, ...rest } = reading
    return first === null || last === null ? reading : { ...rest, appliesTo: null, kind: 'exclusion', days: { spans: [{ first, last }] }, windows: [], person: null, text: `Nothing on ${describeSpan({ first, last })}` }
  })
}
