import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Start } from './bounded-clause.ts'
import { addDayEvent } from './add-day-event.ts'

const STARTING = /^(?:from|starting|starts?|beginning|begins?|on|of|the|,|ab|startet|desde|a|partir|commence|comeca|en|in|vigor|vigueur|kraft|gultig|force|effect|valid|el|du|em|ab|dem|le)$/u

/** 'A mentoring programme starting 1 April, sprints from 25 January': with sprints before that day, it is what they make ready. */
export function addLaunch(context: ReadingContext, { group, around, first }: Start): boolean {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  const isBehind = calendar?.kind === 'sprint-calendar' && calendar.firstDay !== null && calendar.firstDay < first
  if (!isBehind || around.segment === null || around.segment.sentence > 0) return false
  const before = context.source.tokens.slice(around.left.from, around.left.to).filter(({ kind, key }) => kind === 'word' && !STARTING.test(key))
  const goal = context.segments[0]!
  const title = phraseOf(context, before.length > 0 ? around.left : { from: goal.from, to: goal.to }, 6)
  if (title === null) return false
  addDayEvent(context, group, { title: `${title} begins`, days: { first, last: first } })
  const isBounded = context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)
  if (!isBounded) addReading(context, group, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: title }, text: `Ready for ${title} on ${describeDay(first)}` })
  return true
}
