import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const FREEZE = /^(?:(?:the|our|a) )?(?:(?:(?:code|feature|content|design|change|scope|text|data|release|merge|hard|total) )?freeze|(?:freeze|freezing) (?:the |all )?(?:code|features?|content|designs?|scope|texts?|data))$/iu

/** 'Code freeze from 26 April', in a project: the parts that are named are done before that day, and a freeze is nothing to work on. */
export function settleFreezes(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && !FREEZE.test(reading.label) ? [reading.label] : []))
  const freeze = context.readings.find((reading) => reading.source === 'stated' && firstFrozen(reading) !== null)
  const day = freeze ? firstFrozen(freeze) : null
  if (!freeze || day === null || labels.length === 0) return
  const { id, words, start, end, source } = freeze
  const deadline: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: { labels }, text: `Parts done before the freeze on ${describeDay(day)}`, kind: 'deadline', latest: day * MINUTES_PER_DAY, event: null }
  // A day of its own stays in the plan, work of that name does not.
  const isWork = (reading: Reading) => reading === freeze && reading.kind === 'horizon' || reading.kind === 'topic' && FREEZE.test(reading.label)
  context.readings = [...context.readings.filter((reading) => !isWork(reading)), deadline]
}

function firstFrozen(reading: Reading): DayNumber | null {
  if (reading.kind === 'event') return FREEZE.test(reading.title) ? reading.days.first : null
  return reading.kind === 'horizon' && reading.first !== null && (reading.appliesTo?.labels ?? []).some((label) => FREEZE.test(label)) ? reading.first : null
}
