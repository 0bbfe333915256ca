import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, mondayOf } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const SPRINT = /(?<!\p{L})(?:sprint(?:s|es)?|iterations?|iterationen)(?!\p{L})/iu
/** Right before a date, behind the sprints: when the first of them begins, and the word that every reader knows for it. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/(?:w\.? ?e\.? ?f\.?|with effect from|effective)$/iu, 'from'],
  [/(?:(?:beginnend|startend)(?: am)?|auftakt(?: ist)?(?: am)?|(?:der|die) erste (?:ab|am|startet(?: am)?|öffnet(?: am)?))$/iu, 'ab'],
  [/(?:débutant|commençant|démarrant|qui (?:débutent|démarrent|commencent)|début|départ|le premier (?:s['’]ouvre|débute|démarre|commence|part|est))(?: dès)?(?: le)?$/iu, 'à partir du'],
  [/(?:con inicio|inicio|arrancando|que (?:arrancan|empiezan|comienzan|arranquen|empiecen|comiencen|inician)|el primero (?:arranca|parte|se abre|inicia|es))(?: el)?$/iu, 'desde el'],
  [/(?:com (?:início|arranque)|início|arranque|arrancando|largando|a (?:começar|arrancar|iniciar)|que (?:começam|arrancam|comecem|arranquem|iniciam)|o primeiro(?: (?:já|logo|começa|arranca|inicia|abre|é))*)(?: ?(?:na|no|a|em|dia))?$/iu, 'a partir de'],
]
/** In characters before the date. */
const LONGEST_LEAD = 40

/** 'Trois sprints de deux semaines débutant le 15 février', 'Sprints w.e.f. 15 Feb': sprints from that day on. */
function startsIn(text: string, dates: readonly DateNamed[]): Said[] {
  return dates.flatMap(({ start }) => {
    const sentence = text.slice(0, start).split(/[!?\n]|(?<=\p{L}{3})\.\s/u).at(-1)!
    const lead = sentence.slice(-LONGEST_LEAD).trimEnd()
    const [found] = STARTS.flatMap(([words, from]) => {
      const match = words.exec(lead)
      return match && !/[\p{L}\d]/u.test(lead[match.index - 1] ?? '') ? [{ text: `${from} `, start: start - sentence.slice(-LONGEST_LEAD).length + match.index, end: start }] : []
    })
    return found && SPRINT.test(sentence) ? [found] : []
  })
}

/** 'Beginning the week of 8 Feb', 'from the week commencing 8 Feb': from its Monday on. */
const WEEK_STARTS = /^(?:beginning|starting|commencing|from)(?: in| on| with)? (?:the )?week /iu
const WEEK_OF = /(?<!\p{L})(?:beginning|starting|commencing|start|starts|begin|begins|from)(?: in| on| with)? (?:the )?week (?:of|commencing|beginning|starting)(?: on)? $/iu

function weeksStarted(text: string, dates: readonly DateNamed[]): Said[] {
  return dates.flatMap(({ start, end, day }) => {
    const stop = end - Number(text[end - 1] === '.')
    if (WEEK_STARTS.test(text.slice(start, end))) return [{ text: `from ${isoDate(day)}`, start, end: stop }]
    const match = WEEK_OF.exec(text.slice(Math.max(0, start - LONGEST_LEAD), start))
    return match ? [{ text: `from ${isoDate(mondayOf(day))}`, start: start - match[0].length, end: stop }] : []
  })
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
/** A count of sprints with nothing behind it but the dates of each. */
const COUNTED = /(?<![\p{L}\d-])(?:(?<count>\d{1,2}|one|two|three|four|five|six) (?:sprints?|iterations?)|(?<!(?:weeks?|wk|weekly|days?|months?|fortnight|fortnightly|\p{L}wöchiger?|\p{L}wochen)[ -])(?:the |our )?sprint(?: (?:is|runs|goes))? ?[=:]?(?= (?:\d|from |\p{Lu}\p{Ll}{2,8} \d)))(?=[ ,:(])/giu
/** Between the sprints and their dates. */
const GLUE = /^[\s,;:&()+–-]*(?:(?:and|then|starting|start|starts|begin|begins|beginning|open|opening|on|from|of|mon(?:day)?\s?(?:-|–|to)\s?fri(?:day)?|monday|mondays|each|w\/c|week of)[\s,;:&()+–-]*)*$/iu
/** A Friday ends the two weeks that a Monday begins. */
const WEEKEND_DAYS = 3
const WORKING_WEEK = /^mon(?:day)?\s?(?:-|–|to)\s?fri(?:day)?,? /iu
const DAYS_PER_WEEK = 7

/** 'Two sprints, 8 Feb and 15 Feb', 'one sprint, 15-26 Feb': how long they are is said by their dates. */
function datedSprints(text: string, dates: readonly DateNamed[]): Said[] {
  return [...text.matchAll(COUNTED)].flatMap(({ 0: said, index, groups }) => {
    const number = (groups!['count'] ?? 'one').toLowerCase()
    const count = COUNTS[number] ?? Number(number)
    const own = datesBehind(text, index + said.length, dates).slice(0, count)
    const days = own.length === count ? lengthOf(own) : null
    return days === null ? [] : [sprintsOf({ count, days, first: own[0]!.day, isStop: text[own.at(-1)!.end - 1] === '.' }, { start: index, end: own.at(-1)!.end })]
  })
}

/** 'Sprints start on 15 Feb, 1 March and 15 March'. */
function datedStarts(text: string, dates: readonly DateNamed[]): Said[] {
  return [...text.matchAll(/(?<!\p{L})(?:our |the )?(?:sprints|iterations)(?= (?:starts?|starting|begins?|beginning|open|opening) )/giu)].flatMap(({ 0: said, index }) => {
    const own = datesBehind(text, index + said.length, dates)
    const days = own.length > 1 ? lengthOf(own) : null
    return days === null ? [] : [sprintsOf({ count: own.length, days, first: own[0]!.day, isStop: text[own.at(-1)!.end - 1] === '.' }, { start: index, end: own.at(-1)!.end })]
  })
}

function datesBehind(text: string, from: number, dates: readonly DateNamed[]): DateNamed[] {
  const found: DateNamed[] = []
  for (const named of dates) {
    // 'Mon-Fri, 8 Feb' is the week of that Monday.
    const date = WORKING_WEEK.test(text.slice(named.start, named.end)) ? { ...named, day: named.last } : named
    if (date.start < from || date.hasHours || !GLUE.test(text.slice(found.at(-1)?.end ?? from, date.start))) continue
    found.push(date)
  }
  return found
}

/** Of sprints whose first days lie equally far apart; of a single one, the whole weeks that its days fill. */
function lengthOf(dates: readonly DateNamed[]): number | null {
  const [first, second] = dates
  const days = second ? second.day - first!.day : Math.ceil((first!.last - first!.day + 1) / DAYS_PER_WEEK) * DAYS_PER_WEEK
  const isRegular = dates.every(({ day, last }, index) => day === first!.day + index * days && last < day + days)
  return isRegular && days % DAYS_PER_WEEK === 0 && days > 0 && days <= 6 * DAYS_PER_WEEK && (second !== undefined || first!.last >= first!.day + days - WEEKEND_DAYS) ? days : null
}

const LENGTHS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

function sprintsOf({ count, days, first, isStop }: { count: number; days: number; first: DayNumber; isStop: boolean }, { start, end }: { start: number; end: number }): Said {
  // A date that ends a sentence holds its full stop.
  return { text: `${count} ${LENGTHS[days / DAYS_PER_WEEK]}-week sprint${count === 1 ? '' : 's'} from ${isoDate(first)}`, start, end: end - Number(isStop) }
}

/** The days that a prompt gives its sprints by their dates, or in words for a start that stand in one language alone. */
export function sentencesOfSprintStarts(text: string, dates: () => readonly DateNamed[]): Said[] {
  if (!/\d/u.test(text) || !SPRINT.test(text) && !/\sweek\s/iu.test(text)) return []
  const named = dates()
  return [...weeksStarted(text, named), ...datedSprints(text, named), ...datedStarts(text, named), ...startsIn(text, named)]
}
