import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What is used up, walked, weighed or paid: so many of them a day are no sessions. */
const USED = /^(?:cigarettes?|fags|joints|steps|miles|km|kilomet(?:re|er)s|lit(?:re|er)s?|l|ml|g|kg|mg|grams?|grammes?|kilos?|pounds?|lbs?|stone|calories|kcal|carbs|protein|fib(?:re|er)|sugar|coffees|beers|drinks|glasses|cups|pints|bottles|units|portions|servings|euros?|eur|dollars?|usd|gbp|francs?|pence|cents|%|percent|e-?mails|mails|messages|notifications|customers|visitors|orders|patients|zigaretten|kippen|schritte|gramm|kalorien|kaffees?|biere?|gl(?:ä|a)ser|tassen|portionen|mails|pas|caf(?:é|e)s|bi(?:è|e)res|verres|tasses|pasos|litros?|gramos|cigarrillos|caf(?:é|e)s|cervezas|vasos|copas|correos|passos|gramas|cigarros|copos|x(?:í|i)caras)$/iu
/** What one sitting a day gets done. */
const DONE = /^(?:pages|words|lines|verses|chapters|cards|flashcards|vocabulary|vocab|problems|questions|exercises|sums|characters|kanji|sentences|push-ups|pushups|press-ups|pull-ups|sit-ups|squats|burpees|lunges|photos|slides|seiten|w(?:ö|o)rter|vokabeln|karten|aufgaben|fragen|liegest(?:ü|u)tze|kniebeugen|mots|fiches|lignes|exercices|pompes|p(?:á|a)ginas|palabras|fichas|ejercicios|flexiones|palavras|exerc(?:í|i)cios|flex(?:õ|o)es)$/iu

/**
 * 'I smoke 15 cigarettes a day', 'lose 500 g a week', 'walk 10,000 steps a day' repeat nothing; '20 pages a day' are one
 * sitting every day, with the pages left to its name.
 */
export function withAmountsOfHabits(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression) => {
    const noun = nounOf(source, expression)
    if (noun === null) return [expression]
    const words = noun.text.split(/\s+/u)
    if (USED.test(words[0]!)) return []
    if (!DONE.test(words.at(-1)!)) return [expression]
    return isCeiling(source, expression) ? [] : [everyDay(source, expression, noun)]
  })
}

type Noun = { text: string; end: number }

/** The counted noun before 'a day', as the grammar found it or as it stands before a bare 'a day'. */
function nounOf(source: Source, { recurrence, start, end, words }: TimeExpression): Noun | null {
  const isRate = recurrence !== null && recurrence.count !== null && recurrence.weekdays === null && recurrence.part === null
  if (isRate && recurrence.noun !== null) {
    const at = words.indexOf(recurrence.noun)
    return at < 0 ? null : { text: recurrence.noun, end: start + at + recurrence.noun.length }
  }
  if (!/^(?:a|per|pro|par|por|al|am) (?:day|week|tag|woche|jour|semaine|día|semana|dia)$/iu.test(words)) return null
  const behind = /(?:^|[^\p{L}\p{N}.,])\d[\d.,]* ?(?<noun>\p{L}[\p{L}-]{0,20}(?: (?:of|de) \p{L}{2,20})?) $/iu.exec(source.text.slice(Math.max(0, start - 50), start))
  return behind && end > start ? { text: behind.groups!['noun']!, end: start - 1 } : null
}

/** '25 pages a day at most' asks for no sitting. */
function isCeiling({ text }: Source, { start, end, comparison }: TimeExpression): boolean {
  return comparison !== null || /^ (?:at most|max|maximum|tops|höchstens|maximal|como máximo|au plus|no máximo)/iu.test(text.slice(end, end + 14)) || /(?:at most|max\.?|maximum|up to|no more than|höchstens|maximal) $/iu.test(text.slice(Math.max(0, start - 16), start))
}

function everyDay(source: Source, expression: TimeExpression, noun: Noun): TimeExpression {
  const isDaily = expression.recurrence === null ? /day|tag|jour|dia|día/iu.test(expression.words) : expression.recurrence.unit === 'day'
  if (!isDaily) return expression
  const start = noun.end + 1
  return { ...expression, start, words: source.text.slice(start, expression.end), days: null, duration: null, recurrence: { ...EMPTY_RECURRENCE, every: 1, unit: 'day' } }
}
