import type { Source } from '../../time/grammar/source.ts'
import { isEmptyWord } from '../empty-words.ts'

/** 'Daily stand-up', 'weekly demo': what a team does together comes back; 'weekly hours' are a limit. */
const OF_TEAMS = /^(?:stand|stand-?ups?|standups?|scrums?|sync|syncs|meetings?|calls?|check|check-?ins?|demos?|reviews?|retros?|retrospectives?|huddles?|catch|catch-?ups?|briefings?|jour|refinement|grooming|planning|checkpoints?|sprints?|hours|limit|capacity|cadence|basis|iterations?|max|maximum|budget|time|work|slots?|sessions?|shifts?|only|each|rhythm|releases?|deploys?|deployments?|steering)$/u
const HOW_OFTEN = /^(?:daily|weekly|monthly|nightly|hourly|yearly|annual|quarterly)$/u
const PART_OF_DAY = /^(?:weekend|morning|evening|night|afternoon|midday|lunchtime)$/u

/**
 * In a project, words of time that only say which thing it is: the 'daily' of 'sign-up, daily diary, messages', the
 * 'weekend' of '6 weekend helpers', the 'night' of 'night buses'.
 */
export function timesInNames(source: Source): Set<number> {
  return new Set(source.tokens.flatMap((_, index) => (isOfName(source, index) ? [index] : [])))
}

function isOfName({ tokens, entries }: Source, index: number): boolean {
  const [token, before, next] = [tokens[index]!, tokens[index - 1], tokens[index + 1]]
  if (isEndOfItem({ tokens }, index) || isOrdinalInList({ tokens, entries }, index)) return true
  if (token.kind !== 'word' || next?.kind !== 'word' || OF_TEAMS.test(next.key) || isEmptyWord(next.key) || next.key.length < 3 || entries[index + 1]!.length > 0) return false
  if (isCountOfName({ tokens }, index)) return true
  // The 'night list' of 'sign-up, night list, menu'.
  const isWholeItem = /^[,;:*•-]$/u.test(before?.key ?? '') && endsSoon({ tokens }, index + 2) && !isVerbOfPerson(next.key)
  // The night of 'Night shelter kitchen', which opens the prompt and goes on with a thing.
  const opensPrompt = before === undefined && /^\p{Lu}?\p{Ll}+$/u.test(next.text) && !isVerbOfPerson(next.key) && !next.key.endsWith('s') && endsSoon({ tokens }, index + 2)
  if (PART_OF_DAY.test(token.key) && (isWholeItem || opensPrompt)) return true
  // 'Evening classes' open the name of a thing; 'every weekend Jo helps' and 'Friday morning Ana' are times of somebody.
  if (PART_OF_DAY.test(token.key)) return next.key.endsWith('s') && (before === undefined || before.kind !== 'word' || (entries[index - 1]!.length === 0 || /^(?:on|for|of|with|in|at)$/u.test(before.key)) && !/^(?:every|each|this|next|last|all|per|one|a|only|we|i)$/u.test(before.key)) && /^\p{Ll}/u.test(next.text) && !isVerbOfPerson(next.key)
  if (before === undefined || before.kind === 'break') return /^(?:annual|yearly|quarterly)$/u.test(token.key) || before !== undefined && HOW_OFTEN.test(token.key)
  return HOW_OFTEN.test(token.key) && /^(?:,|;|:|-|\*|•|\(|and|&|the|our|a|new|of)$/u.test(before.key)
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth)$/u

/** The floors of 'floor by floor: ground, first, second, third': ordinals in a list without a month are no days. */
function isOrdinalInList({ tokens, entries }: Pick<Source, 'tokens' | 'entries'>, index: number): boolean {
  const isLimit = (at: number) => tokens[at] === undefined || /^[,.;:()]$/u.test(tokens[at].key) || tokens[at].kind === 'break' || /^(?:and|then|&)$/u.test(tokens[at].key)
  if (!ORDINAL.test(tokens[index]!.key) || !isLimit(index - 1) || !isLimit(index + 1)) return false
  const beside = [index - 2, index + 2, index - 3, index + 3].some((at) => ORDINAL.test(tokens[at]?.key ?? '') && isLimit(at - 1) && isLimit(at + 1))
  return beside && !tokens.slice(Math.max(0, index - 8), index + 8).some((_, offset) => (entries[Math.max(0, index - 8) + offset] ?? []).some(({ sense }) => sense.type === 'month'))
}

/** Up to two further words of the item, which name and do nothing else. */
function endsSoon({ tokens }: Pick<Source, 'tokens'>, index: number): boolean {
  const end = [index, index + 1, index + 2].find((at) => tokens[at] === undefined || tokens[at].kind === 'break' || /^[,;.)]$/u.test(tokens[at].key))
  const words = end === undefined ? [] : tokens.slice(index, end)
  const said = words.map(({ key }) => key).join(' ').replace(/(?:^| )(?:at|in|on|over|during) (?:the )?(?:nights?|evenings?|mornings?|weekends?|lunchtime)$/u, '')
  return end !== undefined && words.every(({ kind, key, text }) => kind === 'word' && text === key) && said.split(' ').every((key) => key === '' || !isVerbOfPerson(key) && !isEmptyWord(key))
}

/** The night of ', toilet rounds at night,': which rounds they are, behind a comma and words that bind nobody. */
function isEndOfItem({ tokens }: Pick<Source, 'tokens'>, index: number): boolean {
  const lead = tokens[index - 1]?.key === 'the' ? index - 2 : index - 1
  const isPart = /^(?:night|nights|evening|evenings|morning|mornings|weekend|weekends|lunchtime)$/u.test(tokens[index]!.key) && /^(?:at|in|on|over|during)$/u.test(tokens[lead]?.key ?? '')
  if (!isPart || !(tokens[index + 1] === undefined || tokens[index + 1]!.kind === 'break' || /^[,;.)]$/u.test(tokens[index + 1]!.key))) return false
  const comma = [2, 3, 4].map((step) => lead - step).find((at) => tokens[at]?.key === ',')
  const item = comma === undefined ? [] : tokens.slice(comma + 1, lead)
  return item.length > 0 && item.every(({ kind, key, text }) => kind === 'word' && text === key && !isVerbOfPerson(key) && !/^(?:i|we|only|no|not|never|mostly|usually|best|available|free|works?|working|off|out|can|can't|and|but|or|meetings?|calls?)$/u.test(key))
}

/** What lasts so long, and no name. */
const LASTING = /^(?:sprints?|cycles?|iterations?|blocks?|leave|holidays?|vacation|break|breaks|trip|trips|notice|periods?|windows?|freeze|delay|buffer|lead|projects?|programmes?|programs?|courses?|campaigns?|runs?|stretch|stretches|deadline|contract|release|phase|phases|pilot|trial|lag|gap|gaps|round|rounds|stints?|chunks?|span|timeline|horizon|schedule|per|a|an|each|every|of|for|in|to|from|until|later|earlier|before|after|ago|long|old|and|or)$/u

/** The day of 'a queue with 30 day clock', the hour of '24 hour clock': a number and one unit before a noun. */
function isCountOfName({ tokens }: Pick<Source, 'tokens'>, index: number): boolean {
  const [token, count, lead, next] = [tokens[index]!, tokens[index - 1], tokens[index - 2], tokens[index + 1]!]
  if (!/^(?:day|hour|week|month|year|minute|second|h|hr|min)$/u.test(token.key) || count?.kind !== 'digits') return false
  return !LASTING.test(next.key) && next.text === next.key && /^(?:with|a|an|the|our|new|,|;|:|and|on|by)$/u.test(lead?.key ?? '')
}

const LENGTHS = new Set<string>(['second', 'minute', 'hour', 'day'])
const BEFORE_NAME = /^(?:with|an?|the|our|new|one|,|;|:|\(|and|&|\+|on|by|\*|•|-|ein|eine|un|una|une|um|uma|und|y|et|e)$/u
const ENDS_NAME = /^[,;.)!+]$|^(?:and|und|y|et|e)$/u

/**
 * How long a thing is, said with it among others: the unit of '60 sec trailer', 'a three-day workshop', '45-Sekunden-Spot' and
 * 'vídeo de 60 segundos'. Nobody sits at it so long.
 */
export function lengthsInNames(source: Source): Set<number> {
  return new Set(source.tokens.flatMap((_, index) => (isLengthOfThing(source, index) ? [index] : [])))
}

function isLengthOfThing({ tokens, entries }: Source, index: number): boolean {
  const isUnit = entries[index]!.some(({ sense, next }) => sense.type === 'unit' && LENGTHS.has(sense.unit) && next === index + 1)
  const isJoined = tokens[index - 1]?.key === '-' && !tokens[index - 1]!.spaced
  const at = isJoined ? index - 2 : index - 1
  const isCount = isUnit && (tokens[at]?.kind === 'digits' || entries[at]?.some(({ sense }) => sense.type === 'number') === true)
  if (!isCount) return false
  // 'Vídeo de 60 segundos', 'a film of 4 minutes'.
  if (/^(?:de|of)$/u.test(tokens[at - 1]?.key ?? '')) return endsAt({ tokens }, index + 1) && isThing({ tokens, entries }, at - 2) && [3, 4, 5].some((step) => /^[,;:]$/u.test(tokens[at - step]?.key ?? '')) && !isWhole({ tokens }, at - 2)
  const glued = tokens[index + 1]?.key === '-' && !tokens[index + 1]!.spaced ? index + 2 : index + 1
  const isSingular = isJoined || glued > index + 1 || !tokens[index]!.key.endsWith('s')
  return isSingular && BEFORE_NAME.test(tokens[at - 1]?.key ?? '') && isThing({ tokens, entries }, glued) && [1, 2, 3].some((step) => endsAt({ tokens }, glued + step))
}

function isThing({ tokens, entries }: Pick<Source, 'tokens' | 'entries'>, index: number): boolean {
  const token = tokens[index]
  return token?.kind === 'word' && token.key.length > 2 && entries[index]!.length === 0 && !OF_TEAMS.test(token.key) && !LASTING.test(token.key) && !NO_THING.test(token.key)
}

/** 'Sprints of 10 days', 'a team of …' are more than one thing of the work. */
function isWhole({ tokens }: Pick<Source, 'tokens'>, index: number): boolean {
  return /^(?:sprints?|team|total|max|maximo|maximum|limite|limit|unos|etwa|about|mas|menos|plus|moins)$/u.test(tokens[index]?.key ?? '')
}

const NO_THING = /^(?:max|min|maximum|minimum|pro|por|par|each|apiece|at|most|least|only|long|every|spare|free|off|weeks?|days?|working|work|capacity|available|between|together|altogether|in|on|with|total|i|we|he|she|they|semanales|semanais|hebdomadaires|notice|drive|walk|ride|flight|commute|away|later)$/u

function endsAt({ tokens }: Pick<Source, 'tokens'>, index: number): boolean {
  return tokens[index] === undefined || tokens[index].kind === 'break' || ENDS_NAME.test(tokens[index].key)
}

/** 'Ana is out, Friday evening works'. */
function isVerbOfPerson(key: string): boolean {
  return /^(?:works|suits|is|was|has|does|goes|helps|starts|ends|begins|needs|means)$/u.test(key)
}
