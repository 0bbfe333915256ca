import type { Surrounded, TimeOfThing } from './time-of-thing.ts'
import { JOINT } from '../../joining-words.ts'

/** Times by which parts of a list are called, or for which they are there. */
export const TIMES_IN_LISTS: readonly TimeOfThing[] = [
  { says: 'Get ready for Dad: a seat, a key safe, a carer for the mornings', isOfThing: isThereForThem },
  { says: 'Set up the new station: roster rules, training evening, codes', isOfThing: isCalledByThem },
]

/** 'A carer for the mornings', 'find a cleaner for Wednesdays', 'somebody to walk the dog in the evenings': whom or what they are for. */
function isThereForThem(around: Surrounded): boolean {
  const lead = LEADS_TIME.exec(around.time.words)?.[0] ?? ''
  const item = hasNoHour(around) && SOME_DAYS.test(around.time.words.slice(lead.length)) && endsItem(around) ? itemBefore(around) : null
  if (item === null) return false
  const words = withoutLinks(`${item} ${lead}`.trim().split(/[ -]+/u))
  const counted = words.findLastIndex((word, index) => COUNTED.test(word) && words.slice(0, index).every((before) => GETTING.test(before)))
  if (counted >= 0 && SOMEBODY.test(words[counted]!) && SOMEBODY_FOR.test(words[counted + 1] ?? '')) return true
  const last = words.findLastIndex((word) => FOR.test(word))
  const named = words.slice(counted + 1, last)
  return counted >= 0 && words.slice(last + 1).every((word) => ARTICLE.test(word)) && (named.length > 0 ? named.length <= MOST_WORDS && !TIME.test(named[0]!) : last > counted && SOMEBODY.test(words[counted]!))
}

/** The words of the last thing of 'second phone line and find a cleaner'. */
function withoutLinks(words: readonly string[]): string[] {
  return words.slice(words.findLastIndex((word) => JOINT.test(word)) + 1)
}

/** German says what is done with it behind: 'eine Pflegerin für die Vormittage finden'. */
function endsItem({ behind }: Surrounded): boolean {
  const [, verb = ''] = /^ (\p{L}+)/u.exec(behind) ?? []
  return ENDS_ITEM.test(behind) || GETTING_BEHIND.test(verb) && ENDS_ITEM.test(behind.slice(verb.length + 1))
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
/** What is done to have it: 'get somebody', 'contratar uma enfermeira'. */
const GETTING = /^(?:find|get|hire|book|order|buy|rent|arrange|organi[sz]e|seek|need|ask|look|for|to|de|trouver|chercher|engager|embaucher|r[ée]server|buscar|encontrar|contratar|conseguir|reservar|achar|arranjar|arrumar|procurar|pedir)$/iu
const GETTING_BEHIND = /^(?:finden|suchen|besorgen|buchen|organisieren|einstellen|engagieren|fragen|bestellen|kaufen|mieten|anfragen)$/iu
const SOMEBODY = /^(?:somebody|someone|jemand(?:en)?|alguien|algu[eé]m|quelqu['’]un)$/iu
const SOMEBODY_FOR = /^(?:to|who|that|der|die|que|qui|pour|para)$/iu
const COUNTED = /^(?:somebody|someone|jemand(?:en)?|alguien|algu[eé]m|quelqu['’]un|an?|one|two|three|four|five|six|some|\d{1,2}|eine?n?|zwei|drei|une?|deux|trois|una|dos|tres|uma?|dois|duas)$/iu
const FOR = /^(?:for|für|pour|para|pr[ao]s?)$/iu
const ARTICLE = /^(?:the|our|my|le|la|les|el|las|los|os?|as?|den|die|das)$/iu
/** 'An hour for the evenings' is time. */
const TIME = /^(?:half|hour|minute|session|slot|time|free|stunde|hora|heure)/iu
const WHICH = /^(?:this|that|every|each|same|late|early|whole|next|last|first|free|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/iu
const LEADS_TIME = /^(?:(?:for|für|pour|para|pr[ao]s?|in|at|on) )?(?:(?:the|our|my|le|la|les|el|las|los|os?|as?|den|die|das) )?/iu
const SOME_DAYS = /^(?:(?:first|second|last|opening) (?:two |three |few )?(?:weeks?|days?|months?|weekends?)|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:two|three) (?:weeks|days|months)|matin(?:ée)?s?|soir(?:ée)?s?|nuits?|week-ends?|samedis?|dimanches?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|mañanas?|tardes?|noches?|lunes|martes|mi[ée]rcoles|jueves|viernes|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|fi(?:m|n|ns|nes) de semana|s[áa]bados?|domingos?|manhãs?|noites?|morgens?|(?:vormittag|nachmittag|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:s|en?)?|n[äa]chten?|wochenenden?)$/iu
const ENDS_ITEM = /^(?:$|[.,;)]| (?:and|und|et|y|e) )/iu
