import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'Breakfast with Sam', 'the breakfast at the hotel', 'breakfast meeting': a meal that is had, and no part of the day. */
const HAD = /^ (?:with|for|meeting|club|bar|buffet|room|run|is|at (?:the|our|my|\p{Lu}))(?!\p{L})/u
const AT_ITS_HEAD = /(?:^|[.!?;:\n,-]\s*|(?<!\p{L})(?:the|a|our|my|have|having|big|birthday|wedding|group|working|charity|prayer) )$/iu

export function withoutMealsAsNames(text: string, expressions: TimeExpression[]): TimeExpression[] {
  return expressions.filter(({ words, start, end }) => !/^breakfast$/iu.test(words) || !AT_ITS_HEAD.test(text.slice(Math.max(0, start - 20), start)) || !HAD.test(text.slice(end, end + 20)))
}
