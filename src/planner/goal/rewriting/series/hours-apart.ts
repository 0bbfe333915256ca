import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

/** How far the turns of a day lie apart at least, where that is said, and its hours in brackets for so many of them; empty where they have no room. */
export type HoursApart = { start: number; end: number; turns: (count: number) => string }

const APART = /,? ?(?:(?:always|immer|siempre|toujours|sempre) )?(?:with |mit |con |avec |com )?(?:at least|a minimum of|minimum|min\.?|mindestens|al menos|como mínimo|mínimo|au moins|pelo menos|no mínimo) (?<hours>\d{1,2}|two|three|four|five|six|eight|zwei|drei|vier|sechs|acht|dos|tres|cuatro|seis|ocho|deux|trois|quatre|huit|duas|três|quatro|oito) ?(?:hours?|hrs?|h|stunden?|std|horas?|heures?)(?: (?:apart|in between|between (?:them|doses|each|two|one and the next|the doses)|from (?:one|each) to the next|abstand|dazwischen|auseinander|entre (?:una y otra|ellas|elles|tomas|les prises|uma e outra)|de diferencia|de intervalo|d['’]écart|d['’]intervalle))/iu
const HOURS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, zwei: 2, drei: 3, vier: 4, sechs: 6, acht: 8, dos: 2, tres: 3, cuatro: 4, seis: 6, ocho: 8, deux: 2, trois: 3, quatre: 4, huit: 8, duas: 2, três: 3, quatro: 4, oito: 8 }

/** 'At least 4 hours apart', 'minimum 6 hours from one to the next'. */
export function hoursApart(text: string, expressions: readonly TimeExpression[]): HoursApart | null {
  const match = APART.exec(text)
  if (match === null) return null
  const gap = 60 * (Number(match.groups!['hours']) || HOURS[match.groups!['hours']!.toLowerCase()]!)
  const frame = expressions.find(({ clock, recurrence, start, end }) => recurrence === null && Boolean(clock?.from && clock.to) && Math.min(Math.abs(start - match.index), Math.abs(end - match.index)) < NEAR)?.clock
  const [from, to] = frame?.from && frame.to ? [frame.from.minute, frame.to.minute] : [EARLIEST, LATEST]
  return { start: match.index, end: match.index + match[0].length, turns: (count) => turnsBetween({ from, to, gap, count }) }
}

/** In characters: hours that are said beside the distance. */
const NEAR = 120
const [EARLIEST, LATEST] = [8 * 60, 21 * 60]
/** What is left of the last hour for the last turn. */
const LAST_TURN = 15
const QUARTER = 15

function turnsBetween({ from, to, gap, count }: { from: number; to: number; gap: number; count: number }): string {
  const room = count < 2 ? 0 : Math.floor((to - LAST_TURN - from) / (count - 1) / QUARTER) * QUARTER
  if (count < 2 || room < gap) return ''
  // No further apart than so: twice a day at 8 and at 18 is as good as at 8 and at 22.
  const step = Math.min(room, Math.max(gap, Math.ceil(MOST_OF_A_DAY / count / QUARTER) * QUARTER))
  return ` (${Array.from({ length: count }, (_, turn) => clockOf(from + turn * step)).join(', ')})`
}

const MOST_OF_A_DAY = 20 * 60

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}`
}
