import { isoDate } from '../../../time/day-number.ts'
import { isDeed } from '../../topics/deed-forms.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const DONE = String.raw`(?:bought|packed|ready|done|sorted|ordered|in place|prepared|cleaned|fixed|signed|printed|finished|booked|collected|washed|paid|gekauft|besorgt|fertig|gepackt|bereit|comprad[oa]s?|list[oa]s?|hech[oa]s?|achet[eé]e?s?|pr[eêé]te?s?|faite?s?|pront[oa]s?|feit[oa]s?)`
const THAT = String.raw`(?:(?:before|by) (?:then|that(?: (?:day|date))?|(?:he|she|it|they)['’]?(?: ?(?:is|are|s|re))? ?(?:here|home|back|comes?|arrives?|lands?|gets? here|gets? home|moves? in))|bevor (?:er|sie|es) (?:kommt|kommen|da ist|da sind)|bis dahin|antes de que (?:llegue|lleguen|venga|vengan)|antes de eso|avant (?:qu['’](?:il|elle|ils|elles) arrive(?:nt)?|ça|cela)|antes que (?:chegue|cheguem|venha|venham)|antes disso)`
/** 'Bed + crate + food bought before he's here'. */
const BEHIND_LIST = new RegExp(String.raw`(?:,? (?:all|everything|alles|todo|tout|tudo))?,? (?:(?:to be|must be|has to be|have to be) )?${DONE} ${THAT}(?=\s*(?:$|[.,;!\n]))`, 'giu')
/** 'Before that land registry extract, ID checks, deposit': opens a clause that lists what is there by then. */
const HEAD = /(?<=[.;,]\s)(?:and )?(?:before (?:that|then|it)|beforehand|davor|vorher|antes(?: de (?:eso|ello)| disso)?|avant (?:cela|ça))(?:,? )(?=\p{L})(?!(?:i|we|you|she|he|they|it|there|ich|wir|muss|müssen|soll|sollen|hay|tengo|tenemos|hace|il|je|on|nous|temos|tenho|há|que|um|zu)(?!\p{L}))/giu
/** Deeds behind such a head are read as they stand. */
const INFINITIVE = /^\p{L}{2,12}(?:[aei]r|re) /iu
/** One of such a list: a few words, with neither a time nor a number nor an order among them. */
const NOUNS = /^(?:and |und |y |et |e )?\p{L}[\p{L}'’-]*(?: (?!(?:must|should|has|have|needs?|will|is|are|by|before|until|at|muss|müssen|bis|debe|deben|tiene|hasta|doit|doivent|deve|devem|até)(?!\p{L}))[\p{L}'’-]+){0,5}$/u
/** One thing of a list: no time, no number, and no more than a few words. */
const ITEM = /^(?:(?:the|a|an|our|my|his|her|their|der|die|das|el|la|los|las|le|les|o|os|as) )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u
const JOINT = /\s?(?:,\s(?:and |und |y |et |e )?|\s\+\s|\s&\s|\s(?:and|und|y|et|e)\s)/iu
const LONGEST_LIST = 120
const LONGEST_CLAUSE = 60
const COMES = /(?<!\p{L})(?:(?:he|she|it|they)['’]?(?: ?(?:is|are|s|re))? ?(?:here|home|back)|comes?|arrives?|lands?|gets? (?:here|home)|moves? in|kommt|kommen|da (?:ist|sind)|llegue|lleguen|llegan?|vengan?|viene|arrive(?:nt)?|chegue|cheguem|chegam?|venham?)(?!\p{L})/iu
const BEFORE: Readonly<Record<string, string>> = { en: 'Before', de: 'Vor dem', es: 'Antes del', fr: 'Avant le', pt: 'Antes de' }

/** Things that have to be there before what was dated last, with the list behind its head: 'Before 5 March: bed, crate, food'. */
export function listsBeforeThat(text: string, dates: () => readonly DateNamed[], language: () => string): Said[] {
  const behind = [...text.matchAll(BEHIND_LIST)].flatMap(({ 0: words, index }) => {
    const lead = text.slice(Math.max(0, index - LONGEST_LIST), index).split(/[.!?;:\n(]\s?/u).at(-1)!
    const items = itemsAtEnd(lead)
    const end = index + words.length
    const known = items.length > 1 ? dates().filter((date) => date.end <= index - items.join(' ').length) : []
    // Who comes is whom a date said to come, whatever was dated since.
    const date = COMES.test(words) ? known.find((other) => COMES.test(text.slice(Math.max(0, other.start - LONGEST_CLAUSE), other.start).split(/[.,;!?\n]/u).at(-1)!)) ?? known.at(-1) : known.at(-1)
    if (date === undefined) return []
    const start = index - lead.length + lead.indexOf(items[0]!, Math.max(0, lead.length - lengthOf(lead, items)))
    const before = text.slice(0, start).replace(/,?\s{0,2}(?:and\s)?$/iu, '')
    const isOpen = before !== '' && !/[.!?;\n]$/u.test(before)
    return [{ text: `${isOpen ? '. ' : before === '' ? '' : ' '}${BEFORE[language()] ?? BEFORE['en']!} ${isoDate(date.day)}: ${items.join(', ')}.`, start: before.length, end: /[.,;]/u.test(text[end] ?? '') ? end + 1 : end }]
  })
  return [...headedLists(text, { dates, language }), ...behind]
}

/** The nouns behind such a head, up to the first that has a time or a verb of its own. */
function headedLists(text: string, { dates, language }: { dates: () => readonly DateNamed[]; language: () => string }): Said[] {
  return [...text.matchAll(HEAD)].flatMap(({ 0: words, index }) => {
    const start = index + words.length
    const stop = text.slice(start).search(/[.!?;\n]/u)
    const pieces = text.slice(start, stop < 0 ? text.length : start + stop).split(/,\s/u)
    const other = pieces.findIndex((piece) => !NOUNS.test(piece.trim()))
    const items = pieces.slice(0, other < 0 ? pieces.length : other)
    const date = dates().findLast(({ end }) => end <= index)
    const [first] = items
    if (!date || items.length < 2 || first!.includes(' ') && (isDeed(first!.split(' ')[0]!.toLowerCase()) || INFINITIVE.test(first!))) return []
    const end = start + items.join(', ').length
    const rest = other < 0 ? null : /^,\s(?:and |und |y |et |e )?/u.exec(text.slice(end))
    const close = /[;,]\s$/u.exec(text.slice(0, index))
    return [{ text: `${close ? '. ' : ''}${BEFORE[language()] ?? BEFORE['en']!} ${isoDate(date.day)}: ${text.slice(start, end)}${rest ? '. ' : ''}`, start: index - (close ? close[0].length : 0), end: end + (rest?.[0].length ?? 0) }]
  })
}

/** The short items that a clause ends with. */
function itemsAtEnd(lead: string): string[] {
  const items: string[] = []
  for (const piece of lead.split(JOINT).toReversed()) {
    if (!ITEM.test(piece.trim())) break
    items.unshift(piece.trim())
  }
  return items
}

function lengthOf(lead: string, items: readonly string[]): number {
  let at = lead.length
  for (const item of items.toReversed()) at = lead.lastIndexOf(item, at - item.length)
  return lead.length - at
}
