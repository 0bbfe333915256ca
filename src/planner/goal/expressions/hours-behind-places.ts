import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** 'Each weekday on the bus at 7:40', 'every evening in bed at ten': the hour behind the place is that of the days before it. */
export function withHoursBehindPlaces(text: string, expressions: TimeExpression[]): TimeExpression[] {
  return expressions.reduce<TimeExpression[]>((found, expression) => {
    const days = found.at(-1)
    const isOfDays = days !== undefined && repeatsWithoutHour(days) && isHourOnly(expression) && PLACE.test(text.slice(days.end, expression.start))
    return isOfDays ? [...found.slice(0, -1), withHourOf(text, days, expression)] : [...found, expression]
  }, [])
}

function repeatsWithoutHour({ recurrence, clock, bound, duration }: TimeExpression): boolean {
  return recurrence !== null && bound === null && duration === null && (clock === null || clock.from === null && clock.to === null && clock.part !== null)
}

function isHourOnly({ clock, days, recurrence, duration }: TimeExpression): boolean {
  return clock !== null && clock.from !== null && clock.bound === null && days === null && recurrence === null && duration === null
}

function withHourOf(text: string, days: TimeExpression, { clock, end }: TimeExpression): TimeExpression {
  return { ...days, clock: { ...clock!, part: clock!.part ?? days.clock?.part ?? days.recurrence?.part ?? null }, end, words: text.slice(days.start, end) }
}

const PLACE = /^ (?:(?:on|in|at) (?:the |my |our )?|im |in der |in meiner |auf dem |en el |en la |dans le |dans la |au |no |na )(?!the\b|my\b|our\b)[\p{L}-]{3,}(?: [\p{L}-]{3,})? ?$/iu
