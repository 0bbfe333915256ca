import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Sooner than this, the season itself is meant, in days. */
const SOONEST = 14
const LONGEST_LEAD = 60
const FOR = /(?<!\p{L})(?:for|für|para|pour)(?: the| this| next| den| das| el| la| l['’]| o| a| cet| cette| este)?\s?$/iu
/** 'A job for the summer' lasts as long as it does. */
const LASTS = /(?<!\p{L})(?:stay\p{L}*|go(?:ing)?|away|rent\p{L}*|let|live|living|work\p{L}*|jobs?|hir\p{L}+|abroad|home|clos\p{L}+|off|camp\p{L}*|cover|miete\p{L}*|arbeit\p{L}*|alquil\p{L}*|trabaj\p{L}*|lou\p{L}+|travail\p{L}*|alug\p{L}*|trabalh\p{L}*)(?!\p{L})/iu
/** 'For the summer holidays', 'para el verano que viene'. */
const GOES_ON = /^\s(?!(?:and|or|but|with|by|on|und|oder|mit|y|o|con|et|ou|avec|e|com|[a-zäöüß]{3,}(?:en|ern|eln)(?!\p{L}))(?!\p{L}))\p{L}/iu

/** 'A dress for the summer', 'lose weight for summer', 'para el verano': ready when the season begins, and not made in it. */
export function withSeasonsPreparedFor(text: string, found: readonly TimeExpression[], today: number): TimeExpression[] {
  return found.map((expression) => {
    const { days, bound, start, end, words, clock } = expression
    if (days?.grain !== 'season' || bound !== null && bound !== 'by' || clock !== null || days.first < today + SOONEST) return expression
    const name = /(?<![\p{L}’'])[\p{L}’']+$/u.exec(words)?.[0] ?? words
    const before = text.slice(Math.max(0, start - LONGEST_LEAD), end - name.length)
    const clause = before.slice(before.search(/(?<![^.;:!?,\n])[^.;:!?,\n]*$/u))
    const isPrepared = FOR.test(before) && !LASTS.test(clause) && !GOES_ON.test(text.slice(end, end + 24))
    return isPrepared ? { ...expression, bound: 'before' } : expression
  })
}
