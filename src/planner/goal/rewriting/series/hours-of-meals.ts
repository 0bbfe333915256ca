import type { Said } from '../said.ts'

/** Minutes of the day at which people eat and go to bed, and how long before or after it a short thing is done. */
const MEALS: readonly { name: RegExp; at: number }[] = [
  { name: /^break/iu, at: 8 * 60 }, { name: /^lunch/iu, at: 12 * 60 + 30 }, { name: /^(?:dinner|supper|tea|evening)/iu, at: 19 * 60 }, { name: /^bed/iu, at: 22 * 60 },
]
const APART = 30
const MEAL = String.raw`(?:breakfast|lunch|dinner|supper|tea|bed(?:time)?|the evening meal)`
const SIDE = String.raw`(?:before|after|with|at)`
const MEALTIMES = new RegExp(String.raw`(?<!\p{L})(?:once |always )?(?<list>${SIDE} ${MEAL}(?:(?:,| and|, and) (?:${SIDE} )?${MEAL}){1,3})(?!\p{L})(?! (?:on|at|with) )(?! for (?!(?:\d+|a|two|three|four|six|eight) (?:days?|weeks?|months?)))`, 'giu')
const ONE = new RegExp(String.raw`(?:(?<side>${SIDE}) )?(?:the )?(?<meal>${MEAL.replace('the evening meal', 'evening meal')})`, 'giu')
const TIMES = ['', '', 'twice', 'three times', 'four times']
/** The time there is, or one meal and not a habit: 'free before breakfast and after dinner'. */
const NO_HABIT = /(?<!\p{L})(?:free|available|only|can|could|time|party|wedding|guests?|book|set up|serve|cook|away|off)(?!\p{L})/iu
const SOME_DAY = /(?<!\p{L})(?:on|this) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|\d)/iu

/** 'Before breakfast and before dinner' is twice on every day, at the hours at which that is. */
export function hoursOfMeals(text: string): Said[] {
  return [...text.matchAll(MEALTIMES)].flatMap(({ 0: all, index, groups }) => {
    const end = index + all.length
    const from = Math.max(...['. ', '! ', '? ', '; ', '\n'].map((sign) => text.lastIndexOf(sign, index))) + 1
    const clause = text.slice(from, end + (/[.,!?;\n]/u.exec(text.slice(end))?.index ?? text.length - end))
    if (NO_HABIT.test(clause) || SOME_DAY.test(clause)) return []
    const hours = hoursIn(groups!['list']!)
    return new Set(hours).size < hours.length ? [] : [{ text: `${TIMES[hours.length]!} a day (${hours.join(', ')})`, start: index, end }]
  })
}

/** 'Before breakfast and dinner' is before both. */
function hoursIn(list: string): string[] {
  let side = 'at'
  return [...list.matchAll(ONE)].map(({ groups }) => {
    side = (groups!['side'] ?? side).toLowerCase()
    const meal = MEALS.find(({ name }) => name.test(groups!['meal']!))!
    const minutes = meal.at + (side === 'before' ? -APART : side === 'after' ? APART : 0)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  })
}
