import { weekdayOf } from '../../time/day-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What is done once for an occasion, on one of the days before it. */
const DONE_ONCE = /^\s*(?:(?:and|then|we|i|also|please|must|should|i'll|we'll) )*(?:(?:hall |church |room |barn )?keys?(?! holder| word| ring)|(?:my|our) \p{L}+ (?:mows|bakes|brings|puts|sets|builds|decorates|cooks|delivers|fetches)|(?:put|set)s (?:up|out)|bake|cool|ice|cook|shop|buy|collect|fetch|pick up|clean|tidy|decorate|set up|put up|hang|pitch|prepare|prep|marinate|chill|freeze|defrost|thaw|roast|assemble|pack|load|iron|mow|order|deliver|drop off|build|move|wash|peel|chop|make|fill|lay|charge|print|wrap|wire|glaze|rehearse on|polish|arrange|brine|knead|boil|label|set (?:the |out )?\p{L}+|setup|shopping|baking|cooking|decorating|cleaning|packing|set-up|delivery|last shop)(?![\p{L}])/iu
/** What an occasion leaves to do. */
const DONE_AFTER = /^\s*(?:(?:and|then|we|i|also|please|must|should|i'll|we'll|the) )*(?:clean(?:ing)?[ -]?up|clear(?:ing)? (?:up|away|out)|clearing-up|tidy(?:ing)?[ -]?up|tak(?:e|ing) (?:it |everything |the \p{L}+ )?down|tear(?:ing)?[ -]?down|strike|dismantl(?:e|ing)|pack(?:ing)? (?:down|up the \p{L}+)|return(?:ing)?|hand(?:ing)? back|bring(?:ing)? back|(?:drive|fly|travel|go) home|thank|debrief|farewell brunch|wash(?:ing)?[ -]?up)(?![\p{L}])/iu
const BARE_DAY = /^(?:(?:on )?(?:the )?)(?!\p{L}+days(?!\p{L}))\p{L}+(?: (?:morning|lunchtime|midday|afternoon|evening|night|\d.*|(?:from|at|after) \d.*))?$/iu
const FAR_DAYS = 6
/** In characters. */
const LONGEST_CLAUSE = 80

/** 'Cake for Saturday 12 June: bake Thursday, ice on Friday': the days right before the occasion that the text dates. */
export function withDaysOnTheWay(text: string, found: readonly TimeExpression[], today: number): TimeExpression[] {
  const main = found.find(({ days, bound }) => days?.grain === 'day' && days.bareWeekday === null && !days.isRelative && bound === null)
  if (!main || main.days!.first <= today + FAR_DAYS || found.some(({ duration, days, end }) => duration !== null && duration.unit === 'week' && !/^ (?:ahead|before|earlier|in advance|prior)/iu.test(text.slice(end, end + 12)) || days?.grain === 'range')) return [...found]
  return found.map((expression) => {
    const { days, bound, start, words } = expression
    const weekday = days?.bareWeekday ?? null
    if (weekday === null || bound !== null || start < main.end || !BARE_DAY.test(words)) return expression
    const clause = text.slice(Math.max(main.end, start - LONGEST_CLAUSE), start).split(/[,;:.\n(]| and (?=\p{L}+ )| then /u).at(-1)!
    const behind = { ...expression, days: { ...days!, ...dayBehind(main.days!.last, weekday), bareWeekday: null } }
    if (DONE_AFTER.test(clause)) return behind
    // 'Cooking can be done Wednesday and Thursday evenings' opens them.
    if (!DONE_ONCE.test(clause) || /\b(?:can|could|may|possible|free|only)\b/iu.test(clause)) return expression
    const first = main.days!.first - (((weekdayOf(main.days!.first) - weekday + 6) % 7) + 1)
    return { ...expression, days: { ...days!, first, last: first, endsAt: first, bareWeekday: null } }
  })
}

function dayBehind(last: number, weekday: number): { first: number; last: number; endsAt: number } {
  const day = last + ((weekday - weekdayOf(last) + 6) % 7) + 1
  return { first: day, last: day, endsAt: day }
}
