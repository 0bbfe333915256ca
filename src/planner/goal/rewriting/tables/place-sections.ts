import { isName, lengthInside, minutesIn, rangeInside } from './cells.ts'
import type { Said } from '../said.ts'
import type { Line, Section } from './sections.ts'
import { visitSentence } from './visit-rows.ts'

/** A place above who is there, how far it is to other places, or both: 'Harbour' above 'Rita is here 10-12, I need 45 min' and 'To get to: Zoo 12 min, Mill 7 min'. */
export function sentencesOfPlace({ name, head, lines }: Section): Said | null {
  const said = lines.map((line) => visitAt(line, name) ?? waysFrom(line, name))
  return said.every((sentence) => sentence !== null) ? { text: said.join('\n'), start: head.start, end: lines.at(-1)!.end } : null
}

/** 'Rita, 10-12, 45 min', 'Rita is here 10-12, I need 45 min'. */
function visitAt({ label, text }: Line, place: string): string | null {
  const range = rangeInside(label === '' ? text : `${label}, ${text}`)
  const length = range && lengthInside(range.rest)
  const person = length?.rest.split(/[|,;:()–—-]/u).map((cell) => cell.replace(BESIDE_NAME, ' ').replace(/\s+/gu, ' ').trim()).filter((cell) => cell !== '') ?? []
  return range && length && person.length === 1 && isName(person[0]!) ? visitSentence({ person: person[0]!, place, hours: range.hours, length: length.length }) : null
}

/** What a line says beside a name, its hours and its length. */
const BESIDE_NAME = /(?<![\p{L}’'])(?:is|are|will be|can be|found|met|seen|here|there|around|present|available|between|from|until|I|we|I['’]d|we['’]d|would|want|wants|need|needs|like|plan|spend|to|for|at least|(?:a )?minimum(?: of)?|with|her|him|them|meet|see|stay|and|please|needed|required)(?![\p{L}’'])/gu

/** 'Zoo: 12 min', 'To get to: Zoo 12 min, Mill 7 min'. */
function waysFrom({ label, text }: Line, name: string): string | null {
  const isLead = label !== '' && !isName(label) || /^(?:to|from|travel|walk|drive|ways?|routes?|distances?)\b/iu.test(label) && text.split(',').filter((part) => /\d/u.test(part)).length > 1
  const legs = (label === '' || isLead ? text : `${label}: ${text}`).replace(/\.$/u, '').split(/ ?[,;] (?:and )?| and (?=\p{Lu})/u).map((leg) => {
    const loose = /^(?:to |→ ?|-> ?)?(\p{Lu}.{0,40}?)[ :(–=-]{1,3}(\d{1,3}(?: ?(?:m|min|mins|minutes))?)\)?$/u.exec(leg.trim())
    return loose && isName(loose[1]!) && minutesIn(loose[2]!) !== null ? `${name} to ${loose[1]}: ${minutesIn(loose[2]!)} minutes.` : null
  })
  return legs.every((leg) => leg !== null) ? legs.join('\n') : null
}
