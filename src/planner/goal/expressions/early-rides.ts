import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'Flight at 6:40', 'we fly out Thu 11 March at 5.50': planes and ferries leave before breakfast; the way home is told by the hours of the evening as often. */
const EARLY_RIDE = /(?<!\p{L})(?:flights?|flying|fly|plane|take-?off|ferry|flug|fliegen|vuelo|volamos|voo|voamos)(?!\p{L})(?![^.;\n]*(?:back|home|return|zurück|vuelta|retour|volta))[^.;\n]*$/iu
const MOST_BEFORE = 40
/** Minutes of the day between which a plain hour is otherwise taken for one after noon. */
const [FIRST, LAST] = [240, 419]

/** An hour from four to seven without am or pm at which somebody flies is in the morning. */
export function withEarlyRides({ text }: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { clock, start, end } = expression
    const from = clock?.from ?? null
    const isOpen = clock !== null && from !== null && clock.part === null && clock.to === null && from.isAmbiguous && from.meridiem === null && from.minute >= FIRST && from.minute <= LAST
    if (!isOpen || !EARLY_RIDE.test(text.slice(Math.max(0, start - MOST_BEFORE), start)) || IN_EVENING.test(text.slice(end, end + MOST_BEHIND))) return expression
    return { ...expression, clock: { ...clock, from: { ...from, isAmbiguous: false } } }
  })
}

const IN_EVENING = /^\s?(?:in the (?:evening|afternoon)|abends|de la tarde|du soir|da tarde)/iu
const MOST_BEHIND = 20
