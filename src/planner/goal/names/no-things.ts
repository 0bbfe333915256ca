import { isOf, opensClause, wordsOf } from './word-classes.ts'

/** Words that are said and name nothing. */
const SAYINGS = /^(?:well|well no|say|sorry|yes|no|right|please|thanks|bonjour|hola|hallo|oi|otherwise|though|earlier|later|once|erst|donc|disso|why)$/iu

/** Whether a name names nothing by itself: pronouns, numbers and words that join clauses alone, or a clause that tells of what a pronoun stands for. */
export function isNoThing(name: string, language: string): boolean {
  const words = wordsOf(name)
  if (words.length === 0 || SAYINGS.test(name) || opensClause(words[0]!, language)) return true
  return isPointing(name, language) || words.every((word) => isOf('leads', word, language))
}

/** 'Three in March', 'the other', 'one of those', '35': what is counted or meant was named before. */
export function isPointing(name: string, language: string): boolean {
  const words = wordsOf(name)
  return words.length > 0 && words.every((word) => /^\d[\d.,]*$/u.test(word) || isOf('points', word, language)) && !/^\p{Lu}$/u.test(words.at(-1)!)
}
