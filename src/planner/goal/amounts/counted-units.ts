import type { ReadingContext } from '../reading-context.ts'

/** How many of what there are: 6 rooms. */
export type Count = { value: number; unit: string }

const WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBERS = new Map([...WORDS, ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '), ...'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '), ...'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '), ...'dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')].map((word, index) => [word, 2 + (index % WORDS.length)]))
/** From two to twelve, in any of the languages. */
export const NUMBER_WORDS = [...NUMBERS.keys()].join('|')
const COUNTED = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/-])(?<value>\d{1,3}(?:[.,]\d{3})+|\d{1,6}|${NUMBER_WORDS})(?<nouns>(?: \p{L}{3,16}){1,3})(?![\p{L}\p{N}])`, 'giu')
/** What is counted to say when, how long or who, and nothing to be worked through one by one. */
const NO_WORK = /^(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|years?|times?|sessions?|sittings?|sprints?|am|pm|people|persons?|guests?|adults?|kids|children|friends|volunteers|helpers|of|uhr|minuten|stunden?|tagen?|wochen?|monaten?|jahren?|mal|personen|leute|horas?|días?|dias?|semanas?|meses|años|veces|personas|heures?|jours?|semaines?|mois|ans|fois|personnes|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|januar|februar|märz|juni|juli|oktober|dezember|km|kg|euros?|pounds|dollars|percent)$/iu

/** How many there are of such a unit; of any, those named last before an offset. Null where nothing is counted. */
export function countOf({ prompt, readings, language }: ReadingContext, said: { unit: string | null; before: number; apart: { start: number; end: number } }): Count | null {
  const isApart = (start: number, end: number) => end <= said.apart.start || start >= said.apart.end
  const fits = (noun: string) => (said.unit === null ? !NO_WORK.test(noun) && isPlural(noun) : stemOf(noun) === stemOf(said.unit))
  const measured = readings.flatMap((reading) => (reading.kind === 'quantity' && reading.role === 'work' && reading.amount.value > 1 && isApart(reading.start, reading.end) && (said.unit !== null || reading.start < said.before) && [reading.amount.unit, reading.words.split(' ').at(-1)!].some(fits) ? [reading.amount] : []))
  if (measured.length > 0) return measured.at(-1)!
  const found = [...prompt.matchAll(COUNTED)].flatMap(({ 0: words, index, groups }) => {
    const unit = groups!['nouns']!.trim().split(' ').find(fits)
    return unit !== undefined && isApart(index, index + words.length) && (said.unit !== null || index < said.before) ? [{ value: numberOf(groups!['value']!), unit: language === 'de' ? unit : unit.toLowerCase() }] : []
  })
  return found.findLast(({ value }) => value > 1) ?? null
}

/** 'Pages' and 'page' are the same. */
export function stemOf(unit: string): string {
  return unit.toLowerCase().replace(/(?:es|en|s|n|e)$/u, '')
}

function isPlural(noun: string): boolean {
  return /(?:s|x)$/iu.test(noun) || /^\p{Lu}/u.test(noun) || /(?:men|women|mice|feet|people|sheep)$/iu.test(noun)
}

function numberOf(said: string): number {
  return NUMBERS.get(said.toLowerCase()) ?? Number(said.replace(/[.,]/gu, ''))
}
