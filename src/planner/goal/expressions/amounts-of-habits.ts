import { EMPTY_RECURRENCE } from '../../time/grammar/recurrence.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What is used up, walked, weighed or paid: so many of them a day are no sessions. */
const USED = /^(?:cigarettes?|fags|joints|steps|miles|km|kilomet(?:re|er)s|lit(?:re|er)s?|l|ml|g|kg|mg|grams?|grammes?|kilos?|pounds?|lbs?|stone|calories|kcal|carbs|protein|fib(?:re|er)|sugar|coffees|beers|drinks|glasses|cups|pints|bottles|units|portions|servings|euros?|eur|dollars?|usd|gbp|francs?|pence|cents|%|percent|e-?mails|mails|messages|notifications|customers|visitors|orders|patients|zigaretten|kippen|schritte|gramm|kalorien|kaffees?|biere?|gl(?:ä|a)ser|tassen|portionen|mails|pas|caf(?:é|e)s|bi(?:è|e)res|verres|tasses|pasos|litros?|gramos|cigarrillos|caf(?:é|e)s|cervezas|vasos|copas|correos|passos|gramas|cigarros|copos|x(?:í|i)caras)$/iu
/** What one sitting a day gets done. */
const DONE = /^(?:pages|words|lines|verses|chapters|cards|flashcards|vocabulary|vocab|problems|questions|exercises|sums|characters|kanji|sentences|push-ups|pushups|press-ups|pull-ups|sit-ups|squats|burpees|lunges|photos|slides|seiten|w(?:ö|o)rter|vokabeln|karten|aufgaben|fragen|liegest(?:ü|u)tze|kniebeugen|mots|fiches|lignes|exercices|pompes|p(?:á|a)ginas|palabras|fichas|ejercicios|flexiones|palavras|exerc(?:í|i)cios|flex(?:õ|o)es)$/iu

/** Whether so many of them, counted by the last word of their name, fit into one sitting. */
export function areDoneInOneSitting(noun: string): boolean {
  return DONE.test(noun.split(/\s+/u).at(-1)!)
}

/**
 * 'I smoke 15 cigarettes a day', 'lose 500 g a week', 'walk 10,000 steps a day' repeat nothing, and '25 pages a day at
 * most' asks for no sitting; '1,200 words a day' is one every day.
 */
export function withAmountsOfHabits(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression) => {
    const noun = nounOf(source, expression)
    if (noun === null) return [expression]
    if (USED.test(noun.split(/\s+/u)[0]!)) return []
    if (!areDoneInOneSitting(noun)) return [expression]
    if (isCeiling(source, expression)) return []
    const isBareDay = expression.recurrence === null && /(?:day|tag|jour|dia|día)$/iu.test(expression.words)
    return [isBareDay ? { ...expression, days: null, duration: null, recurrence: { ...EMPTY_RECURRENCE, every: 1, unit: 'day' as const } } : expression]
  })
}

/** The counted noun before 'a day', as the grammar found it or as it stands before a bare 'a day'. */
function nounOf(source: Source, { recurrence, start, end, words }: TimeExpression): string | null {
  const isRate = recurrence !== null && recurrence.count !== null && recurrence.weekdays === null && recurrence.part === null
  if (isRate && recurrence.noun !== null) return recurrence.noun
  if (!/^(?:a|per|pro|par|por|al|am) (?:day|week|tag|woche|jour|semaine|día|semana|dia)$/iu.test(words)) return null
  const behind = /(?:^|[^\p{L}\p{N}.,])\d[\d.,]* ?(?<noun>\p{L}[\p{L}-]{0,20}(?: (?:of|de) \p{L}{2,20})?) $/iu.exec(source.text.slice(Math.max(0, start - 50), start))
  return behind && end > start ? behind.groups!['noun']! : null
}

function isCeiling({ text }: Source, { start, end, comparison }: TimeExpression): boolean {
  return comparison !== null || /^ (?:at most|max|maximum|tops|höchstens|maximal|como máximo|au plus|no máximo)/iu.test(text.slice(end, end + 14)) || /(?:at most|max\.?|maximum|up to|no more than|höchstens|maximal) $/iu.test(text.slice(Math.max(0, start - 16), start))
}
