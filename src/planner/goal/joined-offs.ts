import type { Source } from '../time/grammar/source.ts'

/** What is off, of time: 'days-off'; and what begins or is taken somewhere: 'kick-off', 'drop-off'. */
const OF_TIME = /^(?:days?|time|weeks?|half|years?|afternoon|morning|kick|drop|well|far)$/u

/** The off of 'sign-off', 'bake-off' and 'cut-off' ends the name of a thing, and says of nobody that they are away. */
export function withJoinedOffs(source: Source): Source {
  const { tokens } = source
  const isJoined = (index: number) => tokens[index]!.key === 'off' && !tokens[index]!.spaced && tokens[index - 1]?.key === '-' && !tokens[index - 1]!.spaced && tokens[index - 2]?.kind === 'word' && !OF_TIME.test(tokens[index - 2]!.key)
  return tokens.some((_, index) => isJoined(index)) ? { ...source, tokens: tokens.map((token, index) => (isJoined(index) ? { ...token, key: '-off' } : token)) } : source
}
