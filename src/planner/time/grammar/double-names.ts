import type { Token } from './token.ts'

/** First halves of double first names. */
const FIRST_HALF = /^(?:jean|anne|anna|ann|marie|mary|hans|karl|carl|lars|jan|john|pierre|paul|eva|lisa|sven|per|ole|klaus|heinz|franz|georg|ernst|kai|kim|min|ji|seo|hye|eun|soo|hyun|jin|abdul|al|el|mei|xiao|emma|ella|lena|lea|rose|rosa|sara|sarah|luis|jose|juan|marc|mark|louis|yves|claude|francois|charles|henri|maria|billy|bobby|jo|carol|ka|wai|yu|wei|ahmed|mohamed|mohammed)$/u
const MONTH = /^(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/u

/** 'Lars-Erik' and 'Jean-Luc' are one word each; 'Jan-Mar' and 'Paris-Lyon' are not. */
export function joinDoubleNames(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const [first, hyphen, second] = tokens.slice(index, index + 3)
    // 'Queen Anne-Harlem': the first is the end of a longer name.
    const isEnd = index > 0 && first!.spaced && isHalf(tokens[index - 1]!)
    const isPair = !isEnd && isHalf(first!) && FIRST_HALF.test(first!.key) && hyphen?.key === '-' && !hyphen.spaced && second !== undefined && !second.spaced && isHalf(second) && !MONTH.test(second.key)
    if (isPair) {
      joined.push({ ...first!, text: text.slice(first!.start, second.end), key: `${first!.key}-${second.key}`, end: second.end })
      index += 2
    } else joined.push(first!)
  }
  return joined
}

function isHalf({ kind, text }: Token): boolean {
  return kind === 'word' && /^\p{Lu}\p{Ll}+$/u.test(text)
}
