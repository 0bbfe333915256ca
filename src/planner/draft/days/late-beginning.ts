import type { Brief, Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'

type Beginning = Reading & ReadingOf<'horizon'> & { first: DayNumber }

/**
 * 'Switch the payroll from 1 July' with parts due in May and June begins nothing then: a team's first day that lies behind
 * everything that is dated is the day it all has to be ready for. A day that is said of a sprint or of the start of work stays.
 */
export function withLateBeginningAsEnd(brief: Brief): Brief {
  if (brief.plannerType === 'sprint' && brief.readings.some(isLateStretch)) return { ...brief, readings: brief.readings.map((reading) => (isLateStretch(reading) ? { ...reading, first: null } : reading)) }
  const beginnings = brief.readings.filter(isBeginning)
  const [late] = beginnings
  if (brief.plannerType !== 'sprint' || late === undefined || beginnings.length > 1 || brief.readings.some(({ kind, source }) => kind === 'sprint-calendar' && source === 'stated')) return brief
  const today = dayOfMinute(brief.now)
  const dated = brief.readings.flatMap(lastDayOf).filter((day) => day >= today)
  if (dated.length < FEWEST_DATED || dated.some((day) => day >= late.first) || OF_THE_WORK.test(late.words)) return brief
  const { id, words, start, end, source, strength, text } = late
  const said = { words, start, end, source, strength, text, appliesTo: null }
  const [, title = null] = OPENED.exec(words) ?? []
  const due: Reading = { ...said, id, kind: 'deadline', latest: late.first * MINUTES_PER_DAY, event: title }
  const day: Reading[] = title === null ? [] : [{ ...said, id: `${id}-day`, kind: 'event', title, days: { first: late.first, last: late.first }, from: null, to: null, place: null, person: null }]
  const last = title === null ? late.first - 1 : late.first
  const span = (reading: Reading): Reading => (reading.kind === 'horizon' && reading.source === 'assumed' && reading.appliesTo === null ? { ...reading, first: today, last, text: `${last - today + 1} days from ${describeDay(today)}` } : reading)
  return { ...brief, readings: brief.readings.flatMap((reading) => (reading === late ? [due, ...day] : [span(reading)])) }
}

/** 'A readout to the board at the end of February': something of it happens then, and the work is done before. */
function isLateStretch(reading: Reading): reading is Reading & ReadingOf<'horizon'> {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last - reading.first < DAYS_OF_A_MONTH && AT_ITS_END.test(reading.words)
}

const DAYS_OF_A_MONTH = 21
const AT_ITS_END = /\p{L}{3,} (?:at|by|around|towards?) the (?:very )?end of \p{L}+$|\p{L}{3,},? (?:zum |gegen )?ende \p{Lu}\p{L}+$|\p{L}{3,} a (?:finales|fin) de \p{L}+$|\p{L}{3,} (?:à la )?fin \p{L}+$|\p{L}{3,} no fi(?:m|nal) de \p{L}+$/iu

/** The 'Switch the provider' of 'Switch the provider from 1 March', which is what happens on that day. */
const OPENED = /^\s*(\p{L}[^,.;:\n]{3,60}?),? (?:from|as of|as from|starting|effective|ab|à partir du|a partir de[l]?|desde(?: el)?) [^,.;:\n]{0,12}\d/iu

/** One date before it may be what the work needs to begin with. */
const FEWEST_DATED = 2

const OF_THE_WORK = /(?<!\p{L})(?:sprints?|iterations?|cycles?|kick(?:s|ing)?[- ]?offs?|(?:we|i|team|work|project) (?:start|begin|kick)s?|first one|joins?|sprintstart|arbeit beginnt|arranca|arrancamos|empezamos|démarr\p{L}*|commen[cç]\p{L}*|começ\p{L}*)(?!\p{L})/iu

function isBeginning(reading: Reading): reading is Beginning {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.strength === 'hard' && reading.appliesTo === null && reading.first !== null && reading.last === null
}

function lastDayOf(reading: Reading): DayNumber[] {
  if (reading.source !== 'stated') return []
  if (reading.kind === 'deadline') return [dayOfMinute(reading.latest - 1)]
  if (reading.kind === 'event') return [reading.days.last]
  return reading.kind === 'horizon' && reading.appliesTo !== null && reading.last !== null ? [reading.last] : []
}
