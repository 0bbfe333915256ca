import type { Surrounded, TimeOfThing } from './time-of-thing.ts'

/** Times by which parts of a list are called, or for which they are there. */
export const TIMES_IN_LISTS: readonly TimeOfThing[] = [
  { says: 'Get ready for Dad: a seat, a key safe, a carer for the mornings', isOfThing: isThereForThem },
  { says: 'Set up the new station: roster rules, training evening, codes', isOfThing: isCalledByThem },
]

/** 'A carer for the mornings', 'four guests for the first week': a counted thing, up to five words. */
function isThereForThem(around: Surrounded): boolean {
  const lead = LEADS_TIME.exec(around.time.words)?.[0] ?? ''
  const item = hasNoHour(around) && SOME_DAYS.test(around.time.words.slice(lead.length)) && ENDS_ITEM.test(around.behind) ? itemBefore(around) : null
  if (item === null) return false
  const words = `${item} ${lead}`.trim().split(/[ -]+/u)
  const last = words.findLastIndex((word) => FOR.test(word))
  const counted = words.findLastIndex((word, index) => index < last && COUNTED.test(word))
  const named = words.slice(counted + 1, last)
  return counted >= 0 && (counted === 0 || AND.test(words[counted - 1]!)) && words.slice(last + 1).every((word) => ARTICLE.test(word)) && named.length > 0 && named.length <= MOST_WORDS && !TIME.test(named[0]!)
}

/** 'A training evening': the noun before an hour of the day that ends the item. */
function isCalledByThem(around: Surrounded): boolean {
  const item = hasNoHour(around) && /^(?:evening|morning|night|afternoon)$/iu.test(around.time.words) && ENDS_ITEM.test(around.behind) ? itemBefore(around) : null
  const words = (item ?? '').trim().split(' ')
  return words.length <= MOST_WORDS && /^\p{Ll}{4,}$/u.test(words.at(-1)!) && !WHICH.test(words.at(-1)!)
}

function hasNoHour({ time: { clock } }: Surrounded): boolean {
  return clock === null || clock.from === null && clock.to === null
}

/** What stands before the time in its item of a list; null where there is no list. */
function itemBefore({ before }: Surrounded): string | null {
  const sentence = before.split(/[.!?\n]/u).at(-1)!
  const at = Math.max(sentence.lastIndexOf(','), sentence.lastIndexOf(':'))
  const isListed = sentence[at] === ':' || /[,:]/u.test(sentence.slice(0, Math.max(0, at)))
  return at >= 0 && isListed ? sentence.slice(at + 1) : null
}

const MOST_WORDS = 5
const COUNTED = /^(?:an?|one|two|three|four|five|six|some|\d{1,2}|eine?n?|zwei|drei|une?|deux|trois|una|dos|tres|uma?|dois|duas)$/iu
const AND = /^(?:and|und|et|y|e|&)$/iu
const FOR = /^(?:for|für|pour|para)$/iu
const ARTICLE = /^(?:the|our|my|le|la|les|el|las|los|os?|as?|den|die|das)$/iu
/** 'An hour for the evenings' is time. */
const TIME = /^(?:half|hour|minute|session|slot|time|free|stunde|hora|heure)/iu
const WHICH = /^(?:this|that|every|each|same|late|early|whole|next|last|first|free|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/iu
const LEADS_TIME = /^(?:(?:for|für|pour|para) )?(?:(?:the|our|my|le|la|les|el|las|los|os?|as?|den|die|das) )?/iu
const SOME_DAYS = /^(?:(?:first|second|last|opening) (?:two |three |few )?(?:weeks?|days?|months?|weekends?)|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:two|three) (?:weeks|days|months)|matin(?:ée)?s?|soir(?:ée)?s?|nuits?|week-ends?|samedis?|dimanches?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|mañanas?|tardes?|noches?|s[áa]bados?|domingos?|manhãs?|noites?|morgens?|(?:vormittag|nachmittag|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:s|en?)?|n[äa]chten?|wochenenden?)$/iu
const ENDS_ITEM = /^(?:$|[.,;)]| (?:and|und|et|y|e) )/iu
