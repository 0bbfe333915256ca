import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const FREEZE = /^(?:(?:the|our|a) )?(?:(?:(?:code|feature|content|design|change|scope|text|data|release|merge|hard|total) )?freeze|(?:code|feature|content|design|scope|text|data|picture|script|release) (?:lock(?:down)?|stop)|(?:freeze|freezing) (?:the |all )?(?:code|features?|content|designs?|scope|texts?|data))$/iu

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

/** 'Content lock on 22 March, after that only bug fixing + the upload': what may still be done then. */
function partsBehind({ prompt, readings }: ReadingContext, { end }: Reading): { labels: string[]; end: number } {
  const sentence = /^[^.!?\n]*/u.exec(prompt.slice(end))![0]
  const said = ONLY_THEN.exec(sentence)
  const last = end + sentence.length
  return { labels: said ? readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= end + said.index && reading.end <= last ? [reading.label] : [])) : [], end: last }
}

const ONLY_THEN = /(?:after (?:that|then|it)|from then on|then|afterwards|danach|despu[eé]s|ensuite|depois),? (?:only|just|nothing but|nur noch|nur|solo|sólo|seulement|que|só|apenas) /iu

function firstFrozen(reading: Reading): DayNumber | null {
  if (reading.kind === 'event') return FREEZE.test(reading.title) ? reading.days.first : null
  return reading.kind === 'horizon' && reading.first !== null && (reading.appliesTo?.labels ?? []).some((label) => FREEZE.test(label)) ? reading.first : null
}
