import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { hoursApart } from './hours-apart.ts'
import type { HoursApart } from './hours-apart.ts'

type Place = { start: number; end: number }
type Count = Place & { words: string; times: number }
type Stretch = Place & { first: DayNumber | null; last: DayNumber }
/** So often a day, from one day to another. */
type Phase = { count: Count; stretch: Place; first: DayNumber; last: DayNumber; start: number; end: number }

/**
 * 'Drops 4 times a day from 8 to 14 March, then 3 times a day until 21 March', '10-16 June: four times a day, 17-23 June:
 * three times': each stretch in a sentence of its own with the thing, its number and both its days.
 */
export function countsByStretch(text: string, { expressions, today, language }: { expressions: readonly TimeExpression[]; today: DayNumber; language: string }): Said[] {
  const daily = expressions.filter(isDaily)
  const counts = countsOf(text, daily, expressions)
  if (daily.length === 0 && !counts.some(({ words }) => A_DAY.test(words))) return []
  const apart = hoursApart(text, expressions)
  const phases = phasesOf(text, counts, expressions.flatMap(stretchOf), today)
  const gap: Said[] = apart === null || phases.length === 0 && daily.length > 1 ? [] : [{ text: '', start: apart.start, end: apart.end }]
  if (phases.length < 2) return gap.length === 0 || apart === null || daily.length === 0 ? [] : turnsOfOne(daily[0]!, apart, gap)
  // Both days of each are there.
  if (phases.some(({ stretch }) => /\d{4}-\d{2}-\d{2}/u.test(text.slice(stretch.start, stretch.end)))) return []
  const thing = thingOf(text, phases[0]!)
  if (thing === null) return []
  const wording = WORDINGS[language] ?? WORDINGS['en']!
  const said = phases.map(({ count, first, last, start, end }, index): Said => {
    const begin = index === 0 ? thing.start : jointBefore(text, Math.max(start - LONGEST_JOINT, phases[index - 1]!.end), start)
    const kept = count.start === start ? LENGTH.exec(text.slice(count.end, end))?.[0] ?? '' : ''
    const often = `${wording.times(count.times)}${apart === null ? '' : apart.turns(count.times)}`
    return { text: `${stopBefore(text, begin)}${thing.name} ${often}${kept} ${wording.between(isoDate(first), isoDate(last))}`, start: begin, end }
  })
  return [...said, ...gap.filter(({ start, end }) => said.every((other) => end <= other.start || start >= other.end))]
}

const LENGTH = /^[^\d]{0,12}\d{1,3} ?(?:min|h|std|stunde|hora|heure)\p{L}*/iu

/** What ends the sentence before, where nothing does. */
function stopBefore(text: string, at: number): string {
  return at === 0 || /\s$/u.test(text.slice(0, at)) && /[.!?\n]\s*$/u.test(text.slice(Math.max(0, at - 4), at)) ? '' : /[.!?]$/u.test(text.slice(0, at)) ? ' ' : '. '
}

/** A count of one stretch, whose turns lie so far apart. */
function turnsOfOne({ end, recurrence }: TimeExpression, apart: HoursApart, gap: Said[]): Said[] {
  const turns = apart.turns(recurrence!.count!.low)
  return turns === '' ? [] : [{ text: turns, start: end, end }, ...gap]
}

function isDaily({ recurrence }: TimeExpression): boolean {
  return recurrence !== null && recurrence.unit === 'day' && recurrence.count !== null && recurrence.count.low === recurrence.count.high && recurrence.noun === null
}

const NUMBERS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, una: 1, dos: 2, tres: 3, cuatro: 4, une: 1, deux: 2, trois: 3, quatre: 4, uma: 1, duas: 2, três: 3, quatro: 4 }
/** 'Three times' behind a stretch, where another of them has said that it is a day. */
const A_DAY = /(?:day|daily|tag|täglich|día|jour|dia)$/iu
const BARE = /(?<![\p{L}\d.:/-])(?:(?<number>\d|one|two|three|four|five|six|ein|zwei|drei|vier|fünf|una|dos|tres|cuatro|une|deux|trois|quatre|uma|duas|três|quatro) ?(?:times?|mal|x|×|veces|vez|fois|vezes)|(?<adverb>once|twice|thrice))(?![\p{L}\d])(?: (?:in the|in a|a|per|each|every) day| (?:am|pro) tag| al día| par jour| por dia| daily| täglich)?(?! (?:a|per|each|every|pro|die|in|por|a la|par) (?:the |der )?(?:week|month|woche|monat|semana|mes|mês|semaine|mois))/giu

function countsOf(text: string, daily: readonly TimeExpression[], expressions: readonly TimeExpression[]): Count[] {
  const own = daily.map(({ start, end, words, recurrence }): Count => ({ start, end, words, times: recurrence!.count!.low }))
  const bare = [...text.matchAll(BARE)].map((match): Count => ({ start: match.index, end: match.index + match[0].length, words: match[0], times: Number(match.groups!['number']) || NUMBERS[(match.groups!['number'] ?? match.groups!['adverb']!).toLowerCase()]! }))
  const repeated = expressions.filter(({ recurrence }) => recurrence !== null)
  return [...own, ...bare.filter(({ start, end }) => repeated.every((other) => end <= other.start || start >= other.end))].toSorted((a, b) => a.start - b.start)
}

function stretchOf({ days, bound, clock, recurrence, start, end }: TimeExpression): Stretch[] {
  if (days === null || clock !== null || recurrence !== null || days.first === undefined) return []
  if (bound === null && /^(?:range|week)$/u.test(days.grain)) return [{ start, end, first: days.first, last: days.last }]
  return bound === 'until' || bound === 'by' ? [{ start, end, first: null, last: days.last }] : []
}

/** Counts and stretches by turns, in the order of the first two: a count and its days, or days and their count. */
function phasesOf(text: string, counts: readonly Count[], stretches: readonly Stretch[], today: DayNumber): Phase[] {
  const [firstCount] = counts
  if (firstCount === undefined) return []
  const isBehind = !stretches.some((stretch) => areOneClause(text, stretch, firstCount))
  const pairs = counts.flatMap((count, index) => {
    const stretch = isBehind
      ? stretches.find((each) => each.start >= count.end && each.end <= (counts[index + 1]?.start ?? Infinity) && areOneClause(text, count, each))
      : stretches.findLast((each) => each.end <= count.start && each.start >= (counts[index - 1]?.end ?? 0) && areOneClause(text, each, count))
    return stretch === undefined ? [] : [{ count, stretch }]
  })
  const phases = pairs.reduce<Phase[]>((before, { count, stretch }) => {
    const first = stretch.first ?? (before.length === 0 ? today : before.at(-1)!.last + 1)
    return [...before, { count, stretch, first, last: stretch.last, start: Math.min(count.start, stretch.start), end: Math.max(count.end, stretch.end) }]
  }, [])
  const isInOrder = phases.every(({ first, last }, index) => first <= last && (index === 0 || first > phases[index - 1]!.last))
  return isInOrder ? phases : []
}

/** A length may stand between them, and no other sentence. */
function areOneClause(text: string, before: Place, behind: Place): boolean {
  return behind.start >= before.end && behind.start - before.end <= LONGEST_JOINT && !/[.!?;\n]\s/u.test(text.slice(before.end, behind.start))
}

/** In characters. */
const LONGEST_JOINT = 40

/** The 'then' and 'after that' before a stretch. */
function jointBefore(text: string, from: number, start: number): number {
  const joint = /(?<![\s,;:–—-])(?:[\s,;:–—-]|(?<!\p{L})(?:then|and|after that|afterwards|followed by|next|danach|dann|und|anschließend|luego|después|y|puis|ensuite|et|depois|e)(?!\p{L}))+$/iu.exec(text.slice(from, start))
  return start - (joint?.[0].replace(/^\s*\n/u, '').length ?? 0)
}

/** What is counted: the words before the first count in its sentence, else what the sentences before it speak of. */
function thingOf(text: string, { start, count, stretch }: Phase): { name: string; start: number } | null {
  const sentence = text.slice(0, start).lastIndexOf('. ') + 1
  const from = Math.max(sentence, text.slice(0, start).lastIndexOf('\n') + 1)
  const inside = stretch.start === start ? ownWords(text.slice(stretch.end, Math.max(stretch.end, count.start))) : null
  const head = inside ?? ownWords(text.slice(from, start))
  const at = inside === null ? from + /^\s*/u.exec(text.slice(from))![0].length : jointBefore(text, from, start)
  if (head !== null && head.split(' ').length <= MOST_WORDS) return { name: head.replace(/ (?:after|because|since|for|nach|weil|después|porque|après|depois) .+$/iu, ''), start: at }
  const before = text.slice(Math.max(0, from - REACH), from)
  const named = [...before.matchAll(OBJECT)].map(({ groups }) => groups!['thing']!)
  const thing = named.findLast((words) => TAKEN.test(words)) ?? named.at(-1)
  return thing === undefined ? null : { name: thing, start: jointBefore(text, from, start) }
}

const REACH = 200
const MOST_WORDS = 7
const OBJECT = /(?<!\p{L})(?:the|every|my|his|her|these|those|die|das|den|el|la|los|las|mis|les|des|mes|os|as)\s(?<thing>(?!(?:the|a|an|my|doctor|physio|vet|nurse|arzt|ärztin|médic\p{L}+|médecin)(?!\p{L}))\p{L}{3,}(?: (?!(?:in|to|for|at|and|from|on|is|are|was)(?!\p{L}))\p{L}{3,})?)(?=\s(?:in|to|for|at|from|on|a|is|are|was)(?!\p{L})|\s*[.,:;!?\n]|\s*$)/giu
/** What is taken, put on or done by the clock. */
const TAKEN = /(?:drops?|tablets?|pills?|antibiotics?|medicines?|meds|cream|ointment|syrup|inhal\p{L}*|exercises?|exercise sessions?|stretch\p{L}*|compress\p{L}*|feeds?|doses?|tropfen|tabletten?|übungen|salbe|gotas|pastillas|ejercicios|gouttes|comprimés|exercices|comprimidos|exercícios|pomada)$/iu

function ownWords(words: string): string | null {
  const name = words.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '').replace(/^(?:(?:so|and|then|also|please|i|we|she|he|they|it['’]?s|it is|that['’]?s|have to|has to|need to|needs to|must|should|want to|do|does|it|ich|wir|muss|soll|yo|hay que|tengo que|je|on|dois|doit|eu|tenho que|ist es|es|c['’]est|son|são|é) ?(?!\p{L}))+/iu, '').replace(/(?:^|\s)(?:it['’]?s|it is|have to be done|has to be done|are given|is given|take|taken|do|done)$/iu, '').trim()
  return /\p{L}{3}/u.test(name) && !/^(?:doctor|physio|vet|nurse|arzt)\s?(?:wrote|says|said)/iu.test(name) ? name : null
}

type WordsOfStretch = { times: (count: number) => string; between: (first: string, last: string) => string }

const WORDINGS: Readonly<Record<string, WordsOfStretch>> = {
  en: { times: (count) => (count === 1 ? 'once a day' : count === 2 ? 'twice a day' : `${count} times a day`), between: (first, last) => `from ${first} to ${last}` },
  de: { times: (count) => `${count} mal am Tag`, between: (first, last) => `vom ${first} bis ${last}` },
  es: { times: (count) => `${count} ${count === 1 ? 'vez' : 'veces'} al día`, between: (first, last) => `del ${first} al ${last}` },
  fr: { times: (count) => `${count} fois par jour`, between: (first, last) => `du ${first} au ${last}` },
  pt: { times: (count) => `${count} ${count === 1 ? 'vez' : 'vezes'} por dia`, between: (first, last) => `de ${first} a ${last}` },
}
