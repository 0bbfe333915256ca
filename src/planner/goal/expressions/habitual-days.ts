import { weekdayOf } from '../../time/day-number.ts'
import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** Spanish says 'los martes' and French 'le mardi' of every Tuesday; the coming one is 'el martes' and 'mardi'. */
const HABITUAL = /^(?:los (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?! (?:dernier|prochain|suivant|pr[óo]ximos?|que viene|\d))(?![\p{L}])/iu
/** 'Sábado só de manhã', 'no domingo só à noite', 'domingo nem pensar': what is allowed or barred of a bare weekday is said of every week. */
const RULED = /^ (?:só|somente|apenas|nem pensar|nada|nunca|sempre|livre|solo|sólo|siempre|ni hablar|nur|nie|gar nicht|geht (?:gar )?nicht|geht nur|ist tabu|seulement|uniquement|jamais|rien|toujours)(?!\p{L})/iu
const JOINT = /^(?:,| y| et)? ?$/iu

/** Weekdays that an article makes those of every week, and the ones joined to them: 'los martes y jueves de 20 a 22', 'le lundi de 14h à 17h'. */
export function withHabitualDays(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found: TimeExpression[] = []
  let isHabit = false
  for (const expression of expressions) {
    const { days, bound, recurrence, words, start } = expression
    const weekday = days?.bareWeekday ?? null
    const before = found.at(-1)
    const isJoined: boolean = isHabit && before !== undefined && JOINT.test(text.slice(before.end, start))
    const isRuled = weekday !== null && /^(?:n[oa] )?\p{L}+(?:-\p{L}+)?$/iu.test(words) && RULED.test(text.slice(expression.end, expression.end + 14))
    const isNamed = isRuled || HABITUAL.test(words) && !/^ (?:dernier|prochain|suivant|\d)/iu.test(text.slice(expression.end, expression.end + 10))
    // 'I only do this Monday evenings': this work, every Monday.
    const plural = weekday !== null || days?.grain === 'day' ? /^this (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings|afternoons|evenings|nights))/iu.exec(words) : null
    if (plural && days && recurrence === null) {
      isHabit = false
      found.push({ ...expression, start: start + plural[0].length, words: words.slice(plural[0].length), days: null, recurrence: { ...EMPTY_RECURRENCE, weekdays: [weekdayOf(days.first)] } })
      continue
    }
    // 'I do this Monday and Wednesday': the work, on both of every week.
    if (days?.grain === 'day' && recurrence === null && bound === null && /^this /iu.test(words) && DONE.test(text.slice(Math.max(0, start - 40), start)) && ANOTHER_DAY.test(text.slice(expression.end, expression.end + 16))) {
      isHabit = true
      found.push({ ...expression, start: start + 5, words: words.slice(5), days: null, recurrence: { ...EMPTY_RECURRENCE, weekdays: [weekdayOf(days.first)] } })
      continue
    }
    isHabit = weekday !== null && days!.narrowed === null && bound === null && recurrence === null && (isNamed || isJoined || isDayOfCount(text, before, start) || isBehindRate(text, found, start))
    found.push(isHabit ? { ...expression, days: null, recurrence: { every: 1, unit: 'week', weekdays: [weekday!], nth: null, monthDays: null, count: null, amount: null, part: null, noun: null, each: null, parity: null } } : expression)
  }
  return found
}

const DONE = /(?:^|[^\p{L}])(?:i|we)(?: can| only| mostly| usually| always| will|'ll)* (?:do|work on|organi[sz]e|plan|prepare|practi[sc]e|handle|manage|run) $/iu
const ANOTHER_DAY = /^ ?(?:and|&|,|\+|or|\/) ?(?:mon|tue|wed|thu|fri|sat|sun)/iu

/** The Sunday of 'swim once a week, Sunday'. */
function isDayOfCount(text: string, before: TimeExpression | undefined, start: number): boolean {
  const count = before?.recurrence?.unit === 'week' && before.recurrence.weekdays === null ? before.recurrence.count : null
  return count !== null && count !== undefined && count.high <= 3 && /^,? ?\(?(?:on |always |usually )*$/iu.test(text.slice(before!.end, start))
}

const PACE_HEADING = /^(?: (?:runs|sessions|workouts|rides|swims|trainings|times|evenings|days))?\s*(?::|=|-|–)\s/iu

/** The days of '3x/wk: Tue 6.30am easy, Thu 6.30am intervals': behind a pace, those of every week, up to the end of the sentence. */
function isBehindRate(text: string, found: readonly TimeExpression[], start: number): boolean {
  const pace = found.findLast(({ recurrence }) => recurrence !== null && recurrence.weekdays === null && (recurrence.count !== null || recurrence.unit === 'week') && recurrence.unit === 'week')
  if (!pace || start - pace.end > MOST_BEHIND) return false
  const between = text.slice(pace.end, start)
  return PACE_HEADING.test(between) && !/[.!?](?:\s|$)|\n\s*\n/u.test(between)
}

/** Longest week that stands behind its pace, in characters. */
const MOST_BEHIND = 160
