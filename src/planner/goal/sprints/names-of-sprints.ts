import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Source } from '../../time/grammar/source.ts'
import { lengthAt, LENGTH_WORDS } from './length-words.ts'
import { SPRINT_WORDS, isSprintLong } from './stated-sprints.ts'

const OTHER_NAME = /^(?:blocks?|cycles?|stints?|rounds?|lots?|phases?|stages?|tranches?|increments?|zyk(?:lus|len)|etapp?en?|etapes?|bloques?|ciclos?|blocos?|vueltas?)$/u
const PLURAL = /(?:s|n)$/u
const CALLED = /^(?:call|calls|called|calling|name|named|say|nennen|genannt|llamamos|llamados|appelle|appeles|appelons|chamamos|chamados)$/u

/** '3 cycles of 3 weeks, call them sprints', 'in two-week blocks': what a team calls its sprints by another name is read as one, wherever it is said ('12 hours per cycle'). */
export function withSprintsNamed(source: Source): Source {
  const { tokens } = source
  if (tokens.some(({ key }, index) => SPRINT_WORDS.has(key) && !isOnlyName(source, index))) return source
  const named = tokens.find(({ key }, index) => OTHER_NAME.test(key) && hasLength(source, index))
  if (!named) return source
  const name = stemOf(named.key)
  return { ...source, tokens: tokens.map((token) => (OTHER_NAME.test(token.key) && stemOf(token.key) === name ? { ...token, key: PLURAL.test(token.key) ? 'sprints' : 'sprint' } : SPRINT_WORDS.has(token.key) ? { ...token, key: 'such' } : token)) }
}

function stemOf(key: string): string {
  return key.slice(0, 4)
}

/** 'We call them sprints', 'cycles (sprints)' give the name alone. */
function isOnlyName({ tokens }: Source, index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index)
  return before.some(({ key }) => CALLED.test(key)) || before.at(-1)?.key === '(' && tokens[index + 1]?.key === ')'
}

/** 'four blocks of 2 weeks', 'in cycles of two weeks', 'two-week blocks', 'weekly rounds'. */
function hasLength(source: Source, index: number): boolean {
  const { tokens } = source
  const behind = /^(?:of|von|de|d|a|zu)$/u.test(tokens[index + 1]?.key ?? '') ? lengthAt({ source }, tokens[index + 2]?.key === 'je' ? index + 3 : index + 2) : null
  const isCounted = [1, 2, 3].some((back) => index >= back && parseNumber(source, index - back) !== null) || /^(?:in|en|em|par|por)$/u.test(tokens[index - 1]?.key ?? '')
  if (behind !== null && isCounted && isSprintLong(behind.value)) return true
  if (LENGTH_WORDS[tokens[index - 1]?.key ?? ''] !== undefined) return true
  return [4, 3, 2].some((back) => {
    const length = index >= back ? lengthAt({ source }, index - back) : null
    return length !== null && (length.next === index || tokens[length.next]?.key === '-' && length.next + 1 === index) && isSprintLong(length.value)
  })
}
