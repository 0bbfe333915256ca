import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import { sentencesOfFetching } from './fetched-before.ts'
import type { WeekOf, WeekSaid } from './laid-out-days.ts'
import type { Said } from '../said.ts'

/** Meals of some days in a row: 'dinners mon-fri next week', 'Abendessen von Montag bis Freitag'. */
const MEALS = String.raw`(?:dinners?|suppers?|lunch(?:es)?|teas|breakfasts?|meals|mittagessen|abendessen|cenas?|almuerzos?|comidas|dîners?|diners?|déjeuners?|repas|jantares|jantar|almoços?|refeições)`
const RANGE = new RegExp(String.raw`(?<!\p{L})((?:(?!(?:needs?|want|plan|for|our|my|the|of|some|all|and|with|die|das|las|los|les|os|as|nos|unsere) )\p{L}{3,12} )?${MEALS})( (?:for|at|zum|para|pour|de) (?:the )?\p{L}{2,12})?,? (?:for |from |von |vom |de |du |da )?(${ANY_WEEKDAY}) ?(?:-|–|to|till|until|through|bis|a|al|à|au|até) ?(${ANY_WEEKDAY})(?: (?:next|this|nächste|diese|kommende) (?:week|woche)|,? (?:de )?(?:la |a )?(?:próxima semana|semana que viene|semana que vem|semaine prochaine))?`, 'iu')
/** One of them, or what the others are. */
const ONE = /^(?:one|two|three|four|1|2|3|4|(?:ein|eine|einmal|zwei|zweimal|drei|una?|dos|tres|une|deux|trois|uma|dois|duas)) (?:of (?:them )?)?(\p{L}[^,;.]{1,40})$/iu
const REST = /^(?:(?:and )?(?:the )?(?:rest|others?|remaining ones?)|(?:den |der )?rest|el resto|los demás|le reste|les autres|o resto) (?:is |are |will be |can be |es |sont |é )?(\p{L}[^,;.]{1,40})$/iu
/** 'Something different each day'. */
const ANY = /^(?:something (?:different|else|new)|(?:jeden \p{L}{2,8} )?etwas anderes|algo (?:distinto|diferente)|quelque chose de différent)[^,;.]{0,20}$/iu
const HOW_MANY: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4, zwei: 2, zweimal: 2, drei: 3, dos: 2, tres: 3, deux: 2, trois: 3, dois: 2, duas: 2 }
const DAYS_OF_A_WEEK = 7
const LONGEST = 7

/** 'Dinners mon-fri next week, one fish, one veggie, the rest pasta': what is eaten on each of the days, with its date. */
export function sentencesOfMeals(text: string, language: () => string, weekOf: WeekOf): Said[] {
  const named = RANGE.exec(text)
  const opens = named === null ? null : weekOf(text, true)
  if (named === null || opens === null) return []
  const days = daysOf(weekdayIn(named[3]!)!, weekdayIn(named[4]!)!, opens)
  const from = named.index + named[0].length
  const end = text.slice(from).search(/[.!?\n](?:\s|$)/u)
  const parts = text.slice(from, end < 0 ? text.length : from + end)
  const dishes = dishesIn(parts)
  if (dishes.length > days.length || dishes.rest === null && dishes.length > 0 || days.length > LONGEST) return []
  const behind = from + dishes.end
  const fetched = sentencesOfFetching(text.slice(behind), { first: days[0]!, language: language() }).map((each) => ({ ...each, start: each.start + behind, end: each.end + behind }))
  // 'Canteen lunch Monday to Thursday' is how somebody lives, where no week is named and nothing is to be cooked.
  if (weekOf(text) === null && dishes.end === 0 && fetched.length === 0) return []
  const { of, on } = WORDS[language()] ?? WORDS['en']!
  const meal = named[1]!.toLowerCase()
  const nameOf = (index: number) => {
    const dish = dishes.at(index) ?? dishes.rest
    return dish === null ? `${singular(meal)}${named[2] ?? ''}` : `${dish} ${of(meal)}`
  }
  const said = days.map((day, index) => `${nameOf(index)} ${on} ${isoDate(day)}.`)
  return [{ text: `${said.join('\n')}\n`, start: named.index, end: behind }, ...fetched]
}

/** 'Dinners mon-fri next week' and the last of these days; null for any other text. */
export function weekOfMeals(text: string, language: () => string, weekOf: WeekOf): WeekSaid | null {
  const named = sentencesOfMeals(text, language, weekOf).length === 0 ? null : RANGE.exec(text)!
  return named === null ? null : { heading: named[0], last: daysOf(weekdayIn(named[3]!)!, weekdayIn(named[4]!)!, weekOf(text, true)!).at(-1)! }
}

function daysOf(first: number, last: number, opens: DayNumber): DayNumber[] {
  const start = opens + (first - weekdayOf(opens) + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK
  return Array.from({ length: (last - first + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK + 1 }, (_, index) => start + index)
}

type Dishes = { at: (index: number) => string | undefined; rest: string | null; length: number; end: number }

/** What behind the days says what is eaten. */
function dishesIn(text: string): Dishes {
  const dishes: string[] = []
  let [rest, end, at] = [null as string | null, 0, 0]
  for (const part of text.split(/([,;:])/u)) {
    at += part.length
    const said = part.trim()
    const one = ONE.exec(said)
    const others = REST.exec(said)?.[1]
    if (said === '' || /^[,;:]$/u.test(said)) continue
    if (one) dishes.push(...Array.from<string>({ length: HOW_MANY[said.split(' ')[0]!.toLowerCase()] ?? 1 }).fill(one[1]!.trim()))
    else if (others !== undefined) rest = others.trim()
    else if (!ANY.test(said)) break
    end = at
  }
  return { at: (index) => dishes[index], rest, length: dishes.length, end }
}

const singular = (meal: string) => meal.replace(/(?<=[sc]h)es$|s$/u, '')

const WORDS: Readonly<Record<string, { of: (meal: string) => string; on: string }>> = {
  en: { of: (meal) => `for ${singular(meal)}`, on: 'on' },
  de: { of: (meal) => `zum ${meal[0]!.toUpperCase()}${meal.slice(1)}`, on: 'am' },
  es: { of: (meal) => `de ${singular(meal)}`, on: 'el' },
  fr: { of: (meal) => `au ${singular(meal)}`, on: 'le' },
  pt: { of: (meal) => `no ${meal.replace(/es$|s$/u, '')}`, on: 'no dia' },
}
