import type { Said } from '../said.ts'
import { sentencesIn } from './people-named.ts'

const NUMBER = '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|[2-9]|1\\d|ein(?:e[rn]?)?)'
/** A member or several, with what is told of them in brackets. */
const ONE = String.raw`(?:${NUMBER} )?\p{L}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?(?: \([^()\n]{1,60}\))?`
const OBJECT = String.raw`(?:(?:de[nrms]|das|die|eine?[nrms]?|unsere?[nrms]?|ihre?[nrms]?|uns|alle|auf|von|mit|in|zum|zur|\d+)(?!\p{L})|\p{Lu})`
/** 'Wir sind drei Köche und eine Konditorin (Ute, nur freitags) und stellen die Karte um'. */
const WE_ARE_AND_DO = new RegExp(String.raw`^\s{0,3}[Ww]ir sind (?:im team |insgesamt |zu )?(?=${NUMBER} |zweit|dritt|viert)${ONE}(?:, ${ONE}){0,5}(?:,? und ${ONE})?(?<joint>,? und (?:wir )?)(?:(?:wollen|möchten|müssen|sollen|werden) |(?<verb>\p{Ll}{2,16}e?n) )(?=${OBJECT})`, 'u')

/** Who they are and what they do are two sentences, the goal first: it is not called by the last of the team, and what a bracket tells of one is hers alone. */
export function goalBehindTeam(text: string): Said[] {
  const found = WE_ARE_AND_DO.exec(text)
  if (found === null) return []
  const joint = found.groups!['joint']!
  const at = found[0].lastIndexOf(joint)
  const start = found[0].search(/\S/u)
  const { end } = sentencesIn(text)[0]!
  return [
    { text: 'Wir ', start, end: at + joint.length },
    { text: `. ${text.slice(start, at)}`, start: end, end, of: { start, end: at } },
  ]
}
