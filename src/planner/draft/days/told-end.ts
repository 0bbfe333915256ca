import type { ReadingOf } from '../../goal/brief.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { spanning } from './usual-span.ts'

/**
 * Where nobody says how long the plan is but until when its series go on ('three weeks of training from 4 October',
 * 'watered every third day until 7 August'), it goes on as long as they do, and what we add ends with them. A series
 * that is told no end goes along with the others, and never makes a plan shorter.
 */
export function withToldEnd(frame: PlanFrame): PlanFrame {
  const [end, ...more] = frame.of('horizon').filter(({ appliesTo, last }) => appliesTo === null && last !== null)
  if (frame.brief.plannerType !== 'calendar' || end?.source !== 'assumed' || more.length > 0 || namesAnotherEnd(frame)) return frame
  const series = frame.of('rhythm').filter(isSeries)
  const ends = series.flatMap(({ days }) => (days.spans ?? []).filter((span) => span.last - span.first < NO_END_DAYS))
  const told = Math.max(...ends.map(({ last }) => last))
  const first = end.first ?? frame.first
  const isShorter = told < end.last!
  const endsAll = ({ days, words }: typeof series[number]) => (days.spans ?? []).length > 0 && !AT_FIRST.test(words)
  if (!Number.isFinite(told) || told === end.last || told - first + 1 < SHORTEST || isShorter && !series.every(endsAll)) return frame
  return spanning(frame, end, told - first + 1)
}

/** In days: a goal that does something for a weekend may well be about more than that. */
const SHORTEST = 7

function isSeries({ source, strength, per }: ReadingOf<'rhythm'>): boolean {
  return source === 'stated' && strength === 'hard' && per !== 'total'
}

/** 'Daily for the first two weeks' is told to change then, and not to end. */
const AT_FIRST = /(?<!\p{L})(?:first|at the start|to begin with|initially|ersten|anfangs|premi[eè]re?s|d['’]abord|primer[ao]s|al principio|primeir[ao]s|no in[ií]cio)(?: (?:few|two|three|four|\d+|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|duas|dois|três|quatro))? (?:days?|weeks?|months?|tage|wochen|monate?|jours|semaines|mois|d[ií]as|semanas|meses)(?!\p{L})|(?<!\p{L})(?:anfangs|initially|al principio|no início)(?!\p{L})/iu

/** An event, a day by which something is done, or a part with days of its own: then the series are not all there is. */
function namesAnotherEnd({ of }: PlanFrame): boolean {
  return of('event').length > 0 || of('deadline').length > 0 || of('topic').length > 0 || of('horizon').some(({ source, appliesTo, last }) => source === 'stated' && appliesTo !== null && last !== null)
}
