import type { Surroundings } from '../surroundings.ts'

/** 'The studio lets me in', 'my pass covers', 'the pool is ours': who or what gives the user time. */
export function givesTime({ leftKeys }: Surroundings): boolean {
  const said = leftKeys.join(' ')
  return GIVES_TIME.test(said) || IS_MINE.test(said)
}

const GIVES_TIME = /(?:^| )(?:gives? (?:me|us)|lets? (?:me|us)(?: in| use it| work)?|allows? (?:me|us)(?: in)?|(?<=^(?:(?:and|but|so) )?(?:(?:my|our|the) )?(?:work|job|day job|family|schedule|rota|health) )(?:allows|permits|leaves)(?: (?:me|us|for))?|entitles (?:me|us) to|(?:card|pass|membership|subscription|ticket|lease|permit|season ticket|key) (?:covers|includes|is for|is valid(?: for)?|works))(?: access| time| it)?(?: on| from| between)?$/u

/** A place or a tool that is the user's then. */
const IS_MINE = /^(?:(?:and|but|so) )?(?:\p{L}+ ){1,4}?(?:(?:is|are|'s)(?: only| all| just)? (?:mine|ours|free for (?:me|us)|reserved for (?:me|us)|available to (?:me|us))|gehort (?:mir|uns)|(?:es|son) (?:mi[oa]s?|nuestr[oa]s?)|(?:est|sont) a (?:moi|nous)|(?:e|sao) (?:meus?|minhas?|noss[oa]s?))(?: only| on| nur| solo)*$/u
