import type { Text } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText, shorten } from '../wording.ts'
import { isOrderToMachine } from './loose-clauses.ts'
import { contentOf } from './plain-words.ts'

/**
 * What the goal says of a thing of which nobody knows more: the sentence that its readings stand in, or as much of it as a
 * task has room for. Empty where that says no more than the title does.
 *
 * @example asYouWrote(['e1'], 'Boiler', frame) // 'You wrote: “boiler man Tuesday, he needs the loft clear”.'
 */
export function asYouWrote(readingIds: readonly string[], title: string, frame: PlanFrame): string {
  const { brief } = frame
  const place = brief.readings.find(({ id, source, end }) => readingIds.includes(id) && source === 'stated' && end > 0) ?? placeOf(title, brief.prompt)
  if (place === null || isOrderToMachine(brief)) return ''
  const said = sentenceOf(brief.prompt, place)
  const known = new Set(contentOf(title))
  return contentOf(said).some((word) => !known.has(word)) ? fillText(YOU_WROTE, frame.language, { said }) : ''
}

type Place = { start: number; end: number }

/** What only somebody's name brought into the plan has no reading of its own. */
function placeOf(title: string, prompt: string): Place | null {
  const start = prompt.toLowerCase().indexOf(title.toLowerCase())
  return start === -1 || title === '' ? null : { start, end: start + title.length }
}

/** In characters. */
const LONGEST = 140
/** Not the stops of 'i.e.' and '9 a.m.'. */
const SENTENCE_ENDS = /(?<![\s.]\p{L})[.!?](?=\s)|\n/gu
const CLAUSE_ENDS = /(?<![\s.]\p{L})[.!?](?=\s)|[,;:](?=\s)|\s[–-]\s|\n/gu
const BULLET = /^[\s•·*–-]+|^\(?\d{1,2}[.)]\s+/u

function sentenceOf(prompt: string, place: Place): string {
  const whole = between(prompt, place, SENTENCE_ENDS)
  return shorten(whole.length <= LONGEST ? whole : between(prompt, place, CLAUSE_ENDS), LONGEST)
}

function between(prompt: string, { start, end }: Place, signs: RegExp): string {
  const ends = [...prompt.matchAll(signs)].map((sign) => ({ from: sign.index, to: sign.index + sign[0].length }))
  const from = ends.findLast(({ to }) => to <= start)?.to ?? 0
  const to = ends.find((sign) => sign.from >= end)?.from ?? prompt.length
  return prompt.slice(from, to).trim().replace(BULLET, '').replace(/[.,;:]+$/u, '').replace(/\s+/gu, ' ')
}

const YOU_WROTE: Text = { en: 'You wrote: “{said}”.', de: 'Du schriebst: „{said}“.', es: 'Escribiste: «{said}».', fr: 'Tu as écrit : « {said} ».', pt: 'Você escreveu: “{said}”.' }
