import type { Said } from './said.ts'

/** What says that bare numbers behind parts are points. */
const IN_POINTS = /(?<!\p{L})(?:story ?points?|points?|pts|SP|velocity)(?!\p{L})/iu
const SPRINTS = '(?:sprints?|iterations?)'
/** 'We do ~17 points per 2-week sprint', 'velocity is around 20 points a sprint', 'velocity 20'. */
const VELOCITY = new RegExp(String.raw`(?<!\p{L})(?:(?:we |the team )?(?:do|does|manage|manages|deliver|delivers|burn|finish|get through|have done|can do|average) |(?:our |the )?velocity(?: is| of| =|:)? )?(?:~|≈|about |around |roughly |usually |on average )?(\d{1,3})(?: (?:story )?(?:points?|pts|SP))?(?: (?:per|a|each|every|in a|in each) | ?/ ?)((?:\d|one|two|three|four)[ -]weeks? |weekly |fortnightly )?${SPRINTS}(?!\p{L})`, 'iu')
const BARE_VELOCITY = /(?<!\p{L})(?:our |the |with (?:a )?)?velocity(?: is| of| =|:)? (?:~|about |around )?(\d{1,3})(?: (?:story )?(?:points?|pts|SP))?(?![\p{L}\d])/iu
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.])(?:\d{1,2}|one|two|three|four|five|six) (?:[\p{L}\d]+[ -]weeks?[ -]|weekly )?${SPRINTS}(?!\p{L})`, 'iu')
const WEEKS = /(?<!\p{L})(\d|one|two|three|four)[ -]week/iu
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }
/** Of a week, hours that one person has for planned work. */
const HOURS_A_WEEK = 30
/** Without a velocity, a point is half a day. */
const USUAL_HOURS = 4
const USUAL_WEEKS = 2

/** How a goal counts points: what one of them takes, and where it says how many a sprint holds; null where it counts none. */
export type Points = { hours: number; velocity: { each: number; start: number; end: number; length: string } | null }

export function pointsIn(text: string): Points | null {
  if (!IN_POINTS.test(text)) return null
  const found = VELOCITY.exec(text) ?? BARE_VELOCITY.exec(text)
  const each = Number(found?.[1] ?? 0)
  if (!found || each === 0) return { hours: USUAL_HOURS, velocity: null }
  const number = WEEKS.exec(text)?.[1]?.toLowerCase()
  const weeks = number === undefined ? (/(?<!\p{L})weekly(?!\p{L})/iu.test(text) ? 1 : USUAL_WEEKS) : (NUMBERS[number] ?? Number(number))
  return { hours: weeks * HOURS_A_WEEK / each, velocity: { each, start: found.index, end: found.index + found[0].length, length: found[2] ?? '' } }
}

/** As many sprints as all the points fill, where nothing else counts them. */
export function sprintsOfPoints(text: string, { velocity }: Points, total: number): Said[] {
  if (velocity === null || total === 0) return []
  const rest = `${text.slice(0, velocity.start)} ${text.slice(velocity.end)}`
  const count = Math.ceil(total / velocity.each)
  const said = COUNTED.test(rest) || /(?<!\p{L})(?:until|till|by the end of) /iu.test(rest) ? velocity.length && `${velocity.length.trim()} sprints` : `${count} ${velocity.length}sprint${count === 1 ? '' : 's'}`
  return [{ text: said, start: velocity.start, end: velocity.end }]
}
