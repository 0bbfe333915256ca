import { isoDate, mondayOf } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const STATE = String.raw`(?<state>up|in|done|there|here|finished|standing|dry|over|installed|delivered|laid|set|built|home|back|ready|fitted|down|poured|gone)`
/** 'After they're up', 'once it's standing', 'as soon as that's in', 'sobald sie steht', 'une fois posés'. */
const AFTER_IT = new RegExp(String.raw`(?<=[\p{L})] )(?:only )?(?:after|once|as soon as|when)(?: only)? (?:they|it|that|those|these)(?:['’](?:re|s|ve been)| are| is| has been| have been| has| have)?(?: all| both| finally)? ${STATE}(?= ?(?:[.,;!?\n)]|$))`, 'giu')
const ABROAD = /,? (?:sobald|wenn|nachdem|erst wenn) (?:sie|es|er|das|die) (?:steht|stehen|da (?:ist|sind)|fertig (?:ist|sind)|drin (?:ist|sind)|trocken (?:ist|sind)|eingebaut (?:ist|sind)|dran (?:ist|sind)|oben (?:ist|sind))(?= ?(?:[.,;!?\n)]|$))/giu
/** 'Before that week starts': the week of the date that was named last. */
const THAT_WEEK = /(?<!\p{L})(?:before|by the start of|by the beginning of|ahead of) that week(?: (?:starts|begins))?(?!\p{L})/giu

/** What has to wait for the thing that a date was given to, or be done before its week, by that date itself. */
export function afterItIsThere(text: string, dates: () => readonly DateNamed[]): Said[] {
  const [waits, weeks] = [[...text.matchAll(AFTER_IT), ...text.matchAll(ABROAD)], [...text.matchAll(THAT_WEEK)]]
  if (waits.length + weeks.length === 0) return []
  const named = dates()
  const waiting = waits.flatMap(({ 0: all, index, groups }) => {
    const before = named.filter(({ end }) => end <= index)
    const date = before.findLast(({ start, end }) => groups?.['state'] !== undefined && new RegExp(String.raw`(?<!\p{L})${groups['state']}(?!\p{L})`, 'iu').test(clauseOf(text, start, end))) ?? before.at(-1)
    return date === undefined ? [] : [{ text: groups?.['state'] === undefined ? ` ab ${isoDate(date.last + 1)}` : `after ${isoDate(date.last)}`, start: index, end: index + all.length }]
  })
  const early = weeks.flatMap(({ 0: all, index }) => {
    const date = named.findLast(({ end }) => end <= index)
    return date === undefined ? [] : [{ text: `before ${isoDate(mondayOf(date.day))}`, start: index, end: index + all.length }]
  })
  return [...waiting, ...early]
}

/** The words around a date up to the joints on either side. */
function clauseOf(text: string, start: number, end: number): string {
  const from = Math.max(...['.', ',', ';', ':', '\n'].map((sign) => text.lastIndexOf(sign, start - 1))) + 1
  const to = text.slice(end).search(/[.,;:\n]/u)
  return text.slice(from, to < 0 ? text.length : end + to)
}
