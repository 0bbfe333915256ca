import type { ReadingContext } from '../reading-context.ts'

/** 'No-spend February', 'a no-buy March': what one goes without for all of the plan's time. */
const NAMED = /^\s*(?:(?:i want to |i['’]m |we['’]re |let['’]s )?(?:do(?:ing)? )?(?:an? |my |our )?)no(?:-\p{L}+| \p{L}+ (?:month|week|weekend|challenge|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L}))/iu

/** The goal's own name bars nothing of the work on it: the weekly look at what was spent is no spending. */
export function settleAbstinence(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || !NAMED.test(context.prompt)) return
  const spans = context.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.source === 'stated' && reading.last !== null ? [{ first: reading.first ?? context.today, last: reading.last }] : []))
  context.readings = context.readings.filter((reading) => {
    const [days, ...others] = reading.kind === 'exclusion' ? reading.days.spans ?? [] : []
    const isName = reading.kind === 'exclusion' && reading.appliesTo !== null && reading.windows.length === 0 && others.length === 0 && days !== undefined && reading.end <= (context.source.tokens[context.segments[0]!.to - 1]?.end ?? 0)
    return !isName || !spans.some(({ first, last }) => days.first <= first && days.last >= last)
  })
}
