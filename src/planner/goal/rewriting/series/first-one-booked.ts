import { ANY_DATE, SURE_CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const BOOKED = String.raw`(?:(?:is|are|was|ist|está|est) )?(?:(?:already|schon|bereits|ya|déjà) )?(?:booked|set|fixed|arranged|scheduled|gebucht|vereinbart|reservad[oa]|réservée?|fixée?)? ?(?:in )?(?:for|on|für|am|para|pour)?`
/** 'The first one is booked for 12 February at 17:30', 'der erste ist am 12. Februar um 17:30 Uhr'. */
const FIRST = new RegExp(String.raw`(?<=[.;,!\n] ?)(?:(?:the )?first (?:one|appointment|session|visit|of them)|de[rn] erste[n]?|die erste|la primera|el primero|la première|le premier) ${BOOKED} ?(?<date>${ANY_DATE}),? (?:(?:at|um|a las|à) )?(?<clock>${SURE_CLOCK})(?=\s{0,2}(?:[.;,!\n]|$))`, 'iu')
const SPACING = String.raw`(?:at least|a minimum of|no less than|minimum)? ?(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve) (?:days|weeks|months) (?:apart|between (?:them|each(?: one)?|two(?: of them)?))`
/** So many, spaced out, with nothing said of their hour yet. */
const SPACED = new RegExp(String.raw`^(?<counted>[^.!?\n]{0,20}?(?<![\p{L}\p{N}])(?:\d{1,2}|two|three|four|five|six|eight|ten) [^.!?\n,;]{3,60}?)(?:,? (?:this year|in all|altogether))?(?:, | (?=always|on an? |every|at least|a minimum|no less|\d))(?<rest>[^.!?\n]{0,60}${SPACING}[^.!?\n]{0,60})[.;]? *$`, 'iu')

/** 'Three vaccinations, at least 28 days apart. The first one is booked for 12 February at 17:30': the series begins then, and comes back at that hour. */
export function firstOneBooked(text: string): Said[] {
  const first = FIRST.exec(text)
  if (first === null) return []
  const lead = text.slice(0, first.index)
  const spaced = SPACED.exec(lead)
  if (spaced === null || new RegExp(SURE_CLOCK, 'iu').test(lead)) return []
  const [counted, rest] = [spaced.groups!['counted']!, spaced.groups!['rest']!]
  const [date, clock] = [first.groups!['date']!, first.groups!['clock']!]
  return [{ text: `${counted} ${weekdaysOf(rest)}at ${clock}, ${SPACING_IN.exec(rest)![0].trim()}, first one on ${date}`, start: 0, end: first.index + first[0].length }]
}

const SPACING_IN = new RegExp(SPACING, 'iu')

/** 'Always on a Friday' is 'on Fridays'. */
function weekdaysOf(rest: string): string {
  const day = /(?:always )?(?:on )?(?:an? |every )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?/iu.exec(rest)
  return day === null ? '' : `on ${day[1]!}s `
}
