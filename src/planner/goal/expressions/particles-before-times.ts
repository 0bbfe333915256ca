import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** The 'in' of 'a check-in every Sunday', 'the boat goes back in on 19 March' and of 'they move in 20 March' belongs to the verb. */
export function withoutParticles(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.map((expression) => {
    const { words, start, days, bound } = expression
    const isParticle = /^in (?:on|at) /iu.test(words) || /^in /iu.test(words) && text[start - 1] === '-' || days?.grain === 'day' && bound === null && /^in (?:the )?\d{1,2}(?:st|nd|rd|th)? (?!(?:business|working|school|hours?|minutes|days?|weeks?|months?|years?)(?!\p{L}))\p{L}/iu.test(words) && TAKES_IN.test(text.slice(Math.max(0, start - LONGEST_VERB), start))
    return isParticle ? { ...expression, start: start + 3, words: words.slice(3) } : expression
  })
}

const LONGEST_VERB = 12
const TAKES_IN = /(?<!\p{L})(?:mov(?:es?|ing|ed)|hand(?:s|ed|ing)?|check(?:s|ed|ing)?|back) $/iu
