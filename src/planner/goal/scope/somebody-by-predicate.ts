import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** What only people are or do: 'away', 'can't do', 'doesn't work', 'está fuera'. */
const OF_PEOPLE = new RegExp(`^(?:${[
  /(?:(?:is|are|was) )?(?:only )?(?:away|absent|gone|unavailable|abroad|travell?ing|ill|sick|on (?:\p{L}+ )?(?:leave|holidays?|vacation|hols))/u,
  /(?:can't|cannot|can not|cant|won't|wont|couldn't) (?:do|make|manage|work|attend|join|help|rehearse|train|teach|meet)/u,
  /(?:doesn't|don't|doesnt|does not|do not|never) works?/u,
  /(?:works? )?only works?|works? only|has exams|only has|is only (?:in|here|there)/u,
  /no (?:puede|pueden|trabaja|trabajan|viene)|esta (?:fuera|de vacaciones|de baja|de viaje)/u,
  /ne (?:peut|peuvent|travaille|travaillent|vient)|est (?:absente?|en conges?|en vacances|en deplacement)/u,
  /nao (?:pode|podem|trabalha|trabalham|vem)|esta (?:fora|de ferias|de folga)/u,
  /(?:arbeitet|kann) nicht|ist (?:im urlaub|krank|verreist)|hat urlaub/u,
].map(({ source }) => source).join('|')})(?= |$)`, 'u')
/** German says the rest of it behind the time: 'Zenzi kann dienstags nicht'. */
const PARTED = [/^(?:kann|arbeitet)$/u, /^(?:aber )?nicht(?: |$)/u] as const
/** Who is everybody, or where all of them work. */
const ALL = /(?:^| )(?:team|crew|group|band|class|family|company|club|committee|office|shop|studio|school|building|site|everyone|half|all|both|most|verein|gruppe|equipo|equipe|grupo)$/u
const NO_SUBJECT = /(?:^| )(?:the day|week|weekend|month|evening|morning|day|holidays?|easter|christmas|that|this|it|there|which|and|but)$/u
const MOST_WORDS = 4

/** The words before what only somebody is or does: the Violinist of 'Violinist away 3-5 March'; null where nobody is meant but all. */
export function somebodyByPredicate(context: ReadingContext, { from, to }: Words): Words | null {
  const keys = keysOf(context, { from, to: Math.min(to, from + 2 * MOST_WORDS) })
  const end = keys.findIndex((_, index) => index > 0 && OF_PEOPLE.test(keys.slice(index, index + MOST_WORDS).join(' ')))
  const parted = end < 0 && keys.length === to - from && PARTED[0].test(keys.at(-1) ?? '') && PARTED[1].test(keysOf(context, behindTime(context, to)).join(' ')) ? keys.length - 1 : end
  const name = keys.slice(0, parted).join(' ')
  if (parted <= 0 || parted > MOST_WORDS || ALL.test(name) || NO_SUBJECT.test(name)) return null
  return { from, to: from + parted }
}

/** The words right behind the time that stands at a place. */
function behindTime({ groups, source: { tokens } }: ReadingContext, at: number): Words {
  const from = groups.find((group) => group.from === at)?.to ?? at
  return { from, to: Math.min(tokens.length, from + 2) }
}
