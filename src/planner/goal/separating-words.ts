import type { Source } from '../time/grammar/source.ts'

const SEPARATING_WORDS = new Set(['but', 'so', 'except', 'excluding', 'however', 'though', 'although', 'because', 'unless', 'whereas', 'plus', 'pero', 'excepto', 'salvo', 'porque', 'aber', 'ausser', 'weil', 'mais', 'sauf', 'mas', 'exceto', 'ausser', 'hormis', 'barring'])
/** Words that separate in English alone: the Portuguese 'só' is 'only', the French 'plus' counts. */
const JOINS_ELSEWHERE = new Set(['so', 'plus'])
/** The Spanish 'más' and the Portuguese 'mais' count; in each other's language and in French they are a 'but'. */
const MORE: Readonly<Record<string, string>> = { es: 'mas', pt: 'mais' }

/** 'But', 'because' and the like, where a clause ends before them. */
export function isSeparatingWord(source: Source, index: number, language: string): boolean {
  const { key } = source.tokens[index]!
  if (key === 'but' && isNobody(source, index - 1)) return false
  return SEPARATING_WORDS.has(key) && !(language !== 'en' && JOINS_ELSEWHERE.has(key)) && MORE[language] !== key
}

/** The 'but' of 'nobody but Ana' and 'no one but him' is an 'except' of who is named. */
function isNobody({ tokens }: Source, index: number): boolean {
  const { key } = tokens[index]!
  return /^(?:nobody|noone)$/u.test(key) || key === 'one' && tokens[index - 1]?.key === 'no'
}
