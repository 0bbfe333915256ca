import type { Said } from '../said.ts'

/** What says that bare numbers behind parts are points. */
const IN_POINTS = /(?<!\p{L})(?:story ?points?|points?|pts|SP|velocity)(?!\p{L})/iu
const SPRINTS = '(?:sprints?|iterations?)'
/** 'We do ~17 points per 2-week sprint', 'velocity is around 20 points a sprint', 'velocity 20'. */
const VELOCITY = new RegExp(String.raw`(?<!\p{L})(?:(?:we |the team )?(?:do|does|manage|manages|deliver|delivers|burn|finish|get through|have done|can do|average) |(?:our |the )?velocity(?: is| of| =|:)? )?(?:~|≈|about |around |roughly |usually |on average )?(\d{1,3})(?: (?:story )?(?:points?|pts|SP))?(?: (?:per|a|each|every|in a|in each) | ?/ ?)((?:\d|one|two|three|four)[ -]weeks? |weekly |fortnightly )?${SPRINTS}(?!\p{L})`, 'iu')
const BARE_VELOCITY = /(?<!\p{L})(?:our |the |with (?:a )?)?velocity(?: is| of| =|:)? (?:~|about |around )?(\d{1,3})(?: (?:story )?(?:points?|pts|SP))?(?![\p{L}\d])/iu
/** 'A point is 3 hours', '1 pt = 0.5 days', '3 hours per point'. */
const LENGTH_OF_POINT = new RegExp(String.raw`(?<![\p{L}\d.])(?:(?:(?:a|one|1|each|every|per) )?(?:story )?(?:point|pt|SP)(?: is| takes| equals| means| counts as|:)?(?: ?= ?| )(?:about |around |roughly |~ ?)?(?<count>\d{1,2}(?:[.,]\d)?|an?|half an?|one|two|three|four|five|six|eight) ?(?<unit>hours?|hrs?|h|days?)|(?<other>\d{1,2}(?:[.,]\d)?|an?|half an?|one|two|three|four) ?(?<unitBefore>hours?|hrs?|h|days?) (?:per|a|each|for each|to a) (?:story )?point)(?!\p{L})`, 'iu')
const LENGTHS: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 }
const HOURS_A_DAY = 8
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.])(?:\d{1,2}|one|two|three|four|five|six) (?:[\p{L}\d]+[ -]weeks?[ -]|weekly )?${SPRINTS}(?!\p{L})`, 'iu')
const WEEKS = /(?<!\p{L})(\d|one|two|three|four)[ -]week/iu
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }
/** Of a week, hours that one person has for planned work. */
const HOURS_A_WEEK = 30
/** Without a velocity, a point is half a day. */
const USUAL_HOURS = 4
const USUAL_WEEKS = 2

/** How a goal counts points: what one of them takes, where it says so, and where it says how many a sprint holds; null where it counts none. */
export type Points = { hours: number; length: { start: number; end: number } | null; velocity: { each: number; start: number; end: number; length: string } | null }

export function pointsIn(text: string): Points | null {
  if (!IN_POINTS.test(text)) return null
  const length = lengthOfPoint(text)
  const found = VELOCITY.exec(text) ?? BARE_VELOCITY.exec(text)
  const each = Number(found?.[1] ?? 0)
  if (!found || each === 0) return { hours: length?.hours ?? USUAL_HOURS, length, velocity: null }
  const number = WEEKS.exec(text)?.[1]?.toLowerCase()
  const weeks = number === undefined ? (/(?<!\p{L})weekly(?!\p{L})/iu.test(text) ? 1 : USUAL_WEEKS) : (NUMBERS[number] ?? Number(number))
  return { hours: length?.hours ?? weeks * HOURS_A_WEEK / each, length, velocity: { each, start: found.index, end: found.index + found[0].length, length: found[2] ?? '' } }
}

function lengthOfPoint(text: string): { hours: number; start: number; end: number } | null {
  const match = LENGTH_OF_POINT.exec(text)
  if (!match) return null
  const [count, unit] = [match.groups!['count'] ?? match.groups!['other']!, match.groups!['unit'] ?? match.groups!['unitBefore']!]
  const value = LENGTHS[count.toLowerCase().split(' ')[0]!] ?? Number(count.replace(',', '.'))
  return { hours: value * (unit.toLowerCase().startsWith('d') ? HOURS_A_DAY : 1), start: match.index, end: match.index + match[0].length }
}

/** As many sprints as all the points fill, where nothing else counts them. */
export function sprintsOfPoints(text: string, { velocity, hours, length }: Points, total: number): Said[] {
  // A point of a stated length is no length of a sitting.
  const told = length === null ? [] : [{ text: velocity === null || total === 0 ? '' : `At most ${Math.round(velocity.each * hours)} hours per sprint`, start: length.start, end: length.end }]
  if (velocity === null || total === 0) return told
  const rest = `${text.slice(0, velocity.start)} ${text.slice(velocity.end)}`
  const count = Math.ceil(total / velocity.each)
  const said = COUNTED.test(rest) || /(?<!\p{L})(?:until|till|by the end of) /iu.test(rest) ? velocity.length && `${velocity.length.trim()} sprints` : `${count} ${velocity.length}sprint${count === 1 ? '' : 's'}`
  return [...told, { text: said, start: velocity.start, end: velocity.end }]
}
