import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { hasTime } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import { addPart } from '../topics/add-part.ts'

const FREEZE = /^(?:(?:the|our|a) )?(?:(?:[\p{L}-]+ ){1,2}freeze|(?:(?:code|feature|content|design|change|scope|text|data|release|merge|hard|total) )?freeze|(?:code|feature|content|design|scope|text|data|picture|script|release) (?:lock(?:down)?|stop)|(?:freeze|freezing) (?:the |all )?(?:code|features?|content|designs?|scope|texts?|data))$/iu

/** 'Code freeze from 26 April', in a project: the parts that are named are done before that day, and a freeze is nothing to work on. */
export function settleFreezes(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const freeze = context.readings.find((reading) => reading.source === 'stated' && firstFrozen(reading) !== null)
  const day = freeze ? firstFrozen(freeze) : null
  const after = freeze ? partsBehind(context, freeze) : { labels: [], end: 0 }
  const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && !FREEZE.test(reading.label) && !after.labels.includes(reading.label) ? [reading.label] : []))
  if (!freeze || day === null || labels.length === 0) return
  const { id, words, start, end, source } = freeze
  const deadline: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: { labels }, text: `Parts done before the freeze on ${describeDay(day)}`, kind: 'deadline', latest: day * MINUTES_PER_DAY, event: null }
  // A day of its own stays in the plan, work of that name does not.
  const isWork = (reading: Reading) => reading === freeze && reading.kind === 'horizon' || reading.kind === 'topic' && FREEZE.test(reading.label)
  context.readings = [...context.readings.filter((reading) => !isWork(reading)), deadline, ...(after.labels.length > 0 ? [from(context, { ...freeze, end: after.end }, { labels: after.labels, first: day })] : [])]
}

function from({ prompt }: ReadingContext, { id, start, end, source }: Reading, { labels, first }: { labels: string[]; first: DayNumber }): Reading {
  return { id, words: prompt.slice(start, end), start, end, source, strength: 'hard', appliesTo: { labels }, text: `${labels.join(', ')} from ${describeDay(first)}`, kind: 'horizon', first, last: null }
}

/** 'Content lock on 22 March, after that only bug fixing + the upload': what may still be done then, a part whether or not a list has it. */
function partsBehind(context: ReadingContext, { end }: Reading): { labels: string[]; end: number } {
  const sentence = /^[^.!?\n]*/u.exec(context.prompt.slice(end))![0]
  const said = ONLY_THEN.exec(sentence)
  const last = end + sentence.length
  if (!said) return { labels: [], end: last }
  const start = end + said.index + said[0].length
  const known = () => context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= end + said.index && reading.end <= last ? [reading.label] : []))
  if (known().length === 0) {
    const { tokens } = context.source
    const words = { from: tokens.findIndex((token) => token.start >= start), to: tokens.findLastIndex((token) => token.end <= last) + 1 }
    if (words.from >= 0 && words.to > words.from && words.to - words.from <= MOST_WORDS && !hasTime(context, words)) for (const part of splitAtJoints(context.source, words)) addPart(context, part)
  }
  return { labels: known(), end: last }
}

const MOST_WORDS = 10

const ONLY_THEN = /(?:after (?:that|then|it)|from then on|then|afterwards|danach|despu[eé]s|ensuite|depois),? (?:only|just|nothing but|nur noch|nur|solo|sólo|seulement|que|só|apenas) /iu

function firstFrozen(reading: Reading): DayNumber | null {
  if (reading.kind === 'event') return FREEZE.test(reading.title) ? reading.days.first : null
  return reading.kind === 'horizon' && reading.first !== null && (reading.appliesTo?.labels ?? []).some((label) => FREEZE.test(label)) ? reading.first : null
}
