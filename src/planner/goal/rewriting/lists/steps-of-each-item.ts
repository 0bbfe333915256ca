import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'
import type { Said } from '../said.ts'

const COUNT = String.raw`(?:\d{1,3}(?:[.,]\d)?|${NUMBER_FORMS}|an?|half an?|eine halbe|media|une demi-|meia)`
const UNIT = String.raw`(?:hours?|hrs?|h|minutes?|mins?|min|stunden?|minuten|std|horas?|minutos|heures?|minutos)`
const LENGTH = String.raw`(?:half[ -]an?[ -]hour|half[ -]hour|an hour and a half|${COUNT}[ -]?${UNIT}(?: and a half)?)`
const NAME = String.raw`[\p{L}][\p{L}\d'’&.-]*(?: (?!(?:and|und|y|et|e|each|jede\p{L}*)(?!\p{L}))[\p{L}\d'’&.-]+){0,3}`
/** 'Returns: Okafor, Dubois and Park', 'four chapters (youth, wedding, travels)'. */
const ITEMS = new RegExp(String.raw`(?<open>[:(]\s?)(?<items>${NAME}(?:\s?[,;/]\s?${NAME}){0,11}(?:,? (?:and|und|y|et|e|&) ${NAME})?)(?=\s?(?<close>[).;,\n]|\s[-–—]\s))`, 'u')
const EACH = String.raw`(?:(?:for )?each(?: of (?:them|these|those))?(?: one| chapter| client| room| person)?(?: is| needs?| takes?| gets?| means| has| wants| requires)?(?: about| around)?|each|per (?:chapter|client|room|person|piece|item|head)|je(?:weils|de[rs]?)?(?: \p{Lu}\p{L}+)?(?: braucht| bekommt| kostet| dauert)?|pro \p{Lu}\p{L}+|cada (?:un[oa]|\p{L}+)(?: necesita| lleva| son| es)?|por (?:capítulo|cliente|persona|habitación)|chac(?:un|une)(?: demande| prend)?|par (?:chapitre|client|personne|pièce)|cada um[a]?(?: precisa de| leva)?|por (?:capítulo|cliente|pessoa))`
/** 'A half-hour call', '3 hours of number work', 'zwei Abende à 90 Minuten', 'two sessions of an hour'. */
const STEP = String.raw`(?:(?:(?:an?|the|one) )?(?<a>${LENGTH}) (?:of |for )?(?:the )?(?<what>\p{L}[\p{L}'’-]*(?: (?!(?:and|und|y|et|e|by|before|until|bis|antes|avant|até)(?!\p{L}))\p{L}[\p{L}'’-]*){0,2})|(?<times>${NUMBER_FORMS}|\d) (?<sitting>\p{L}{4,12}) (?:of|à|a|von|zu|de|je) (?<b>${LENGTH}))`
const STEPS = new RegExp(String.raw`(?<![\p{L}])${EACH} (?<steps>${STEP.replace(/\?<\w+>/gu, '?:')}(?:(?:,| and|, and| und| y| et| e|,? plus|,? then) (?:then )?${STEP.replace(/\?<\w+>/gu, '?:')}){0,2})(?=\s?(?:[.,;!?\n)]|$|\s(?:by|before|until|bis|antes|avant|até)\s))`, 'iu')
const ONE_STEP = new RegExp(STEP, 'giu')
const FEWEST = 2
const MOST_TASKS = 24
/** Between the list and what is said of each of its items. */
const FURTHEST = 60

/** What each item of a list takes, one after the other: 'Okafor, Park; each is 3 hours of number work and a half-hour call'. */
export function stepsOfEachItem(text: string): Said[] {
  const said = STEPS.exec(text)
  const list = said === null ? null : listBefore(text, said.index)
  if (said === null || list === null) return []
  const steps = [...said.groups!['steps']!.matchAll(ONE_STEP)].flatMap(({ groups }) => stepOf(groups!))
  // A length of one sort of work alone is the length of every item.
  const tasks = list.items.flatMap((item) => steps.map(({ name, length }) => `${item} ${name} (${length})`))
  if (steps.length < FEWEST || tasks.length > MOST_TASKS) return []
  const lead = /[;,.]?\s?(?:and |und |y |et |e )?$/iu.exec(text.slice(0, said.index))![0]
  const end = said.index + said[0].length
  // Lines of their own are no legs between places; what goes on behind them is a sentence.
  const joint = /^\s?[.;!?]?,?\s?/u.exec(text.slice(end))![0]
  const isBound = BOUND.test(text.slice(end + joint.length))
  return [
    { text: `${list.isInBrackets ? ':' : ''}${tasks.map((task) => `\n- ${task}`).join('')}\n`, start: list.start, end: list.end },
    { text: isBound ? `${DONE[/^[bv]is|^vor/iu.test(text.slice(end + joint.length)) ? 'de' : 'en']} ` : '', start: said.index - lead.length, end: end + joint.length },
  ]
}

const BOUND = /^(?:by|before|until|no later than|bis|vor) /iu
const DONE = { en: 'Done', de: 'Fertig' }

type List = { items: string[]; start: number; end: number; isInBrackets: boolean }

function listBefore(text: string, before: number): List | null {
  const found = ITEMS.exec(text.slice(0, before))
  if (found === null || before - (found.index + found[0].length) > FURTHEST) return null
  const items = found.groups!['items']!.split(/\s?[,;/]\s?(?:(?:and|und|y|et|e|&) )?| (?:and|und|y|et|e|&) /u).map((item) => item.trim())
  // The lengths have brackets of their own.
  const isInBrackets = found.groups!['open']!.startsWith('(')
  if (items.length < FEWEST || items.some((item) => item === '') || isInBrackets && found.groups!['close'] !== ')') return null
  const inside = found.index + found.groups!['open']!.length
  const start = isInBrackets ? found.index - (/ ?$/u.exec(text.slice(0, found.index))![0].length) : inside
  return { items, isInBrackets, start, end: inside + found.groups!['items']!.length + (isInBrackets ? 1 : 0) }
}

function stepOf(groups: Readonly<Record<string, string | undefined>>): { name: string; length: string }[] {
  const { a, what, times, sitting, b } = groups
  if (a !== undefined && what !== undefined) return [{ name: what.trim(), length: plainLength(a) }]
  const count = numberSaid(times!)
  if (b === undefined || sitting === undefined || count > 6 || new RegExp(`^${UNIT}$`, 'iu').test(sitting)) return []
  return Array.from({ length: count }, (_, index) => ({ name: String(index + 1), length: plainLength(b) }))
}

/** 'Half-hour', '20-minute'. */
function plainLength(length: string): string {
  return /^half/iu.test(length) ? '30 min' : length.replace('-', ' ').replace(/^an? /iu, '1 ')
}
