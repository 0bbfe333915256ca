import { addMonths } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Sooner than this, the period itself is meant. */
const SHORTEST_PLAN_DAYS = 14

/** 'until June' is over when June begins; 'before winter', said in January, means the next one. */
export function withBoundsOfPeriods(text: string, found: readonly TimeExpression[], today: number): TimeExpression[] {
  return found.map((expression) => boundByWords(text, expression)).map((expression) => {
    const { days, bound, words } = expression
    // Hindi '20 से 25 मार्च तक': the word behind belongs to the range.
    if (days?.grain === 'range' && bound === 'until' && /से.*तक$/u.test(words)) return { ...expression, bound: null }
    // Before the end of April is up to its last day, and not before its last third begins.
    if (days?.narrowed === 'end' && bound === 'before') return { ...expression, bound: 'by' }
    if (days === null || days.isRelative || days.narrowed !== null || days.grain !== 'month' && days.grain !== 'season') return expression
    if (bound === 'before' && days.first <= today) return { ...expression, days: { ...days, first: addMonths(days.first, 12), last: addMonths(days.last, 12) } }
    const isUntil = bound === 'until' && UNTIL.test(words) && days.first >= today + SHORTEST_PLAN_DAYS
    return isUntil ? { ...expression, days: makeDays({ first: days.first - 1, last: days.first - 1 }) } : expression
  })
}

const IS_OVER = /^(?: is| are)? (?:ends?|is out|is over|is up|is through|is done|are over|out|over|runs out|closes|finishes|endet|zu ende(?: ist| geht)?|vorbei(?: ist)?|(?:se )?(?:acabe|termine|acaba|termina)|(?:ne )?(?:finisse|se termine|s['’]achève))(?!\p{L})/iu
const OVER_BEFORE = /(?<!\p{L})(?:antes de que (?:acabe|termine)|avant que|avant la fin (?:de|du)|antes que (?:acabe|termine)) $/iu
/** 'Through to end of May', 'cerrar para fines de abril'. */
const UP_TO = /(?<!\p{L})(?:(?:right )?(?:through|up|down) to|through|until|till|hasta|para|até|jusqu['’]à|bis)(?: the| el| a| la)? $/iu
/** 'Has to be finished before they flower, so end of March'. */
const SO = /(?<!\p{L})(?:finish\p{L}*|done|ready|complet\p{L}*|in place|fertig|listo|lista|prêt\p{L}*|pronto|pronta|terminad\p{L}*|fini\p{L}*)(?!\p{L})[^.!?;\n]{0,50},? (?:so|i\.?e\.?|that is|meaning|say|also|d\.? ?h\.?|es decir|o sea|donc|soit|ou seja)(?: by)?(?: the)? $/iu
/** 'Ende April soll alles fertig sein'. */
const DONE_BY = /^,? (?:soll\p{L}{0,3}|muss|müssen|has to|have to|must|should|debe\p{L}?|tiene\p{L}? que|doit|doivent|deve\p{L}?|tem de)(?!\p{L})[^.!?;\n]{0,40}(?<!\p{L})(?:fertig|erledigt|abgeschlossen|done|finished|ready|complete|list[oa]s?|terminad[oa]s?|prêt\p{L}{0,2}|fini\p{L}{0,2}|pront[oa]s?)(?!\p{L})/iu
/** Of the words before a period, in characters. */
const LONGEST_LEAD = 110
const OF_PERIOD = /^(?:month|week|quarter|year|season|half-year)$/u

/** 'Before March is out', 'hasta fines de abril', 'so end of March': up to the last of its days, whatever words say so around it. */
function boundByWords(text: string, expression: TimeExpression): TimeExpression {
  const { days, bound, start, end, words } = expression
  if (days === null || !OF_PERIOD.test(days.grain)) return expression
  const over = bound === 'before' || bound === 'until' ? IS_OVER.exec(text.slice(end, end + 24)) : null
  if (over) return { ...expression, bound: 'by', end: end + over[0].length, words: words + over[0], days: { ...days, narrowed: 'end' } }
  // The grammar may have taken the word before the period with it.
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start) + (/^\p{L}+ (?=\p{L}+ de )/u.exec(words)?.[0] ?? '')
  if (bound === null && days.narrowed === 'end' && (UP_TO.test(before) || SO.test(before))) return { ...expression, bound: 'by' }
  if (bound === null && days.narrowed === 'end' && DONE_BY.test(text.slice(end, end + LONGEST_LEAD))) return { ...expression, bound: 'by' }
  return OVER_BEFORE.test(before) && (bound === null || bound === 'before') ? { ...expression, bound: 'by', days: { ...days, narrowed: 'end' } } : expression
}

const UNTIL = /^(?:until|till|til|up to|bis|hasta|jusqu['’](?:en|à|au)|jusque|até)(?: the| zum| el| la| o| a)? [\p{L}]+$/iu
