import type { ReadingKind } from '../../goal/brief.ts'
import type { Text } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText, shorten } from '../wording.ts'
import { isOrderToMachine } from './loose-clauses.ts'
import { contentOf } from './plain-words.ts'

/**
 * What the goal says of a thing of which nobody knows more: the clause that its readings stand in and those behind it up to
 * the next thing, as far as a task has room for them. Empty where that says no more than the title does.
 *
 * @example asYouWrote(['e1'], 'Boiler', frame) // 'You wrote: “boiler man Tuesday, he needs the loft clear”.'
 */
export function asYouWrote(readingIds: readonly string[], title: string, frame: PlanFrame): string {
  const { brief } = frame
  const place = brief.readings.find(({ id, source, end }) => readingIds.includes(id) && source === 'stated' && end > 0) ?? placeOf(title, brief.prompt)
  if (place === null || isOrderToMachine(brief)) return ''
  const known = new Set(contentOf(title))
  const saysMore = (words: string) => contentOf(words).some((word) => !known.has(word))
  const said = clausesAt(place, saysMore, frame)
  return saysMore(said) ? fillText(YOU_WROTE, frame.language, { said }) : ''
}

type Place = { start: number; end: number }

/** What only somebody's name brought into the plan has no reading of its own. */
function placeOf(title: string, prompt: string): Place | null {
  const start = prompt.toLowerCase().indexOf(title.toLowerCase())
  return start === -1 || title === '' ? null : { start, end: start + title.length }
}

/** In characters. */
const LONGEST = 140
/** More of the prompt than this is no note. */
const MOST_WORDS = 12
const FEW_WORDS = 3
/** Not the stops of 'i.e.' and '9 a.m.'. */
const SIGNS = /(?<![\s.]\p{L})[.!?](?=\s)|[,;:](?=\s)|\s[–-]\s|\n/gu
/** So few words more are not worth an ellipsis. */
const SPARE = 2
const LINK = /^(?:and|but|also|so|then|oh|und|aber|y|pero|et|mais|e|mas) (?=\S)/iu
const SENTENCE_END = /[.!?]/u
const BULLET = /^[\s•·*–-]+|^\(?\d{1,2}[.)]\s+/u
const NAMING: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['topic', 'event', 'rhythm', 'deadline', 'commitment', 'meeting'])

/** A full stop in a line such as 'Room data. Mrs Quist. 22 Oct' ends nothing while only a name of few words was said. */
function clausesAt({ start, end }: Place, saysMore: (words: string) => boolean, { brief: { prompt, readings } }: PlanFrame): string {
  const signs = [...prompt.matchAll(SIGNS)].map((sign) => ({ from: sign.index, to: sign.index + sign[0].length, sign: sign[0] }))
  const from = signs.findLast(({ to }) => to <= start)?.to ?? 0
  const others = readings.filter((reading) => reading.source === 'stated' && NAMING.has(reading.kind) && reading.start >= end).map((reading) => reading.start)
  let last = signs.findIndex((sign) => sign.from >= end)
  const cut = (index: number) => prompt.slice(from, index === -1 ? prompt.length : signs[index]?.from ?? prompt.length)
  const isEnd = (sign: string, said: string) => sign.includes('\n') || SENTENCE_END.test(sign) && (saysMore(said) || said.trim().split(/\s+/u).length > FEW_WORDS)
  while (last !== -1 && last < signs.length && !isEnd(signs[last]!.sign, cut(last))) {
    const next = cut(last + 1)
    const behind = signs[last + 1]?.from ?? prompt.length
    if (next.trim().split(/\s+/u).length > MOST_WORDS || others.some((other) => other >= signs[last]!.to && other < behind)) break
    last += 1
  }
  const words = cut(last).trim().replace(BULLET, '').replace(LINK, '').replace(/[.,;:]+$/u, '').split(/\s+/u)
  const said = words.length > MOST_WORDS + SPARE ? `${words.slice(0, MOST_WORDS).join(' ')} …` : words.join(' ')
  // A bracket that the end of the clause has cut open says nothing whole.
  return shorten(said.includes('(') && !said.includes(')') ? said.slice(0, said.indexOf('(')).replace(/[\s,;:]+$/u, '') : said, LONGEST)
}

const YOU_WROTE: Text = { en: 'You wrote: “{said}”.', de: 'Du schriebst: „{said}“.', es: 'Escribiste: «{said}».', fr: 'Tu as écrit : « {said} ».', pt: 'Você escreveu: “{said}”.' }
const QUOTED = /(?:You wrote|Du schriebst|Escribiste|Tu as écrit|Você escreveu) ?: [“„«] ?([^“”»]{1,160}?) ?[“”»]\./u

/** What a description quotes of the goal, and the rest of it: a quote says its own stretch, and no single words of others. */
export function quoteIn(description: string): { quoted: string; rest: string } {
  const match = QUOTED.exec(description)
  return match === null ? { quoted: '', rest: description } : { quoted: match[1]!, rest: description.replace(match[0], '') }
}
