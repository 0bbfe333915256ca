import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'

/** What comes back, right before how often: 'Rehearsals every Thursday', 'Chorprobe jeden Donnerstag'. */
const SERIES = /(?<=^|[.!?:;,\n]\s?|(?<!\p{L})(?:and|und|y|et|e) )(?:(?:we|i) (?:have|do|go to) )?(?:(?:our|my|the|unser\p{L}*|mein\p{L}*|die|der|das|nuestr\p{L}*|mi|la|el|los|las|notre|mon|ma|mes|le|les|o|a|os|as) )?(?<label>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?) (?:is |are |ist |sind )?(?:every|each|jede[nrs]?|immer|todos los|cada|chaque|tous les|toutes les|tod[oa]s? [ao]s?)(?= )/giu
const MEETS = String.raw`(?:(?:we|it|they)(?:['’]ll|['’]re| will)? (?:meet|do (?:it|that|one)?|play|train|rehearse|sing|dance|practise|practice|have (?:it|one)|go|is|are|be|run) ?)?`
/** 'Instead we meet', 'stattdessen am', 'en su lugar', 'à la place': right before the day that takes its place. */
const INSTEAD = new RegExp(String.raw`(?:[,;.–-]|\s(?:but|and|and then|und|y|et|e))?\s(?:but |and |so )?(?:(?:instead|rather) (?!of )${MEETS}|(?:wir treffen uns )?(?:stattdessen|dafür|ersatzweise) |(?:en su lugar|en cambio|a cambio) |(?:à la place|en remplacement) |(?:em vez disso|em seu lugar|em troca) )(?:on |am |el |le |no dia |no |na |is )?`, 'giu')
/** '… we'll do Saturday 27 March at 2pm instead'. */
const BEHIND = new RegExp(String.raw`(?:[,;.–-]|\s(?:but|and))?\s(?:but |and |so )?${MEETS}(?:on )?$`, 'iu')
const INSTEAD_BEHIND = /^\s(?:instead|stattdessen|en su lugar|à la place|em vez disso)(?!\p{L}|\s(?:of|de|von)(?!\p{L}))/iu

/** 'Not on 25 March, instead we meet Saturday the 27th at 2pm': a day that takes the place of another, as one more of the series. */
export function daysInstead(text: string, times: () => readonly TimeExpression[]): Said[] {
  if (!/instead|rather|move[sd] to|stattdessen|dafür|ersatzweise|lugar|cambio|à la place|remplacement|vez disso|troca/iu.test(text)) return []
  const series = [...text.matchAll(SERIES)].map(({ index, groups }) => ({ index, label: groups!['label']! }))
  if (series.length === 0) return []
  const dates = times().filter(({ days, recurrence, bound }) => days?.grain === 'day' && recurrence === null && bound === null)
  const labelAt = (index: number) => series.findLast((other) => other.index < index)?.label
  const before = [...text.matchAll(INSTEAD)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const date = dates.find(({ start }) => start <= end && start >= end - LONGEST_LEAD && start > index)
    const label = labelAt(index)
    if (!date || label === undefined) return []
    const lead = date.start === end ? words.slice(LEAD_OF_DAY.exec(words)?.index ?? words.length) : ''
    return [{ text: `. ${label} ${lead}`, start: index, end: Math.min(end, date.start) }]
  })
  const moved = dates.flatMap((date, at) => {
    const next = dates[at + 1]
    const label = labelAt(date.start)
    const lead = /(?:[,;]|\s(?:but|and))?\s(?:but |and )?(?<of>instead of (?:on )?)?$/iu.exec(text.slice(Math.max(0, date.start - LONGEST_LEAD), date.start))
    const between = next ? text.slice(date.end, next.start) : ''
    const isMoved = MOVES.test(between) || lead?.groups!['of'] !== undefined && OF_BOTH.test(between)
    if (!next || !lead || label === undefined || !isMoved) return []
    return [{ text: ', not on ', start: date.start - lead[0].length, end: date.start }, { text: `${between.startsWith(')') ? ')' : ''}. ${label} on `, start: date.end, end: /^(?:on|am|el|le) /iu.test(next.words) ? next.start + next.words.indexOf(' ') + 1 : next.start }]
  })
  const behind = dates.flatMap((date) => {
    const instead = INSTEAD_BEHIND.exec(text.slice(date.end, date.end + LONGEST_LEAD))
    const lead = instead ? BEHIND.exec(text.slice(Math.max(0, date.start - LONGEST_LEAD), date.start)) : null
    const label = labelAt(date.start)
    if (!instead || !lead || label === undefined) return []
    return [{ text: `. ${label} `, start: date.start - lead[0].length, end: date.start }, { text: '', start: date.end, end: date.end + instead[0].length }]
  })
  return [...before, ...moved, ...behind]
}

/** 'Easter Monday moves to Wednesday', 'instead of 9 March we meet on Thursday': the one day is not, the other is. */
const MOVES = /^\)?,? (?:(?:is|will be|gets) )?(?:moves?|moved|shifts?|shifted) to (?:the |on )?$/iu
const OF_BOTH = new RegExp(String.raw`^,? ${MEETS}(?:on )?$`, 'iu')
/** In characters. */
const LONGEST_LEAD = 30
const LEAD_OF_DAY = /(?:on|am|el|le|no dia|no|na) $/iu
