import { hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/**
 * Whether a clause tells why, who the user is, what has been, or talks to the planner: nothing in it is asked of the plan,
 * whatever numbers and negations it holds.
 */
export function isBackground(context: ReadingContext, segment: Segment): boolean {
  const said = ` ${keysOf(context, segment).join(' ')} `
  if (SO_FAR.test(said) && !hasTime(context, segment) || TALK.test(said) && !(CLOSING.test(said) && hasTime(context, segment)) || isQuestion(context, segment, said) || isTakenBack(context, segment)) return true
  if (REASON.test(said)) return !(hasTime(context, segment) && DENIAL.test(said))
  const isTold = IDENTITY.test(said) || PAST.test(segment.lead === ',' ? said.replace(PARTICIPLE, ' ') : said) && !DUTY.test(said)
  return isTold && !(hasTime(context, segment) && DENIAL.test(said)) && (/ (?:i|we|he|she|they) (?:had|was|were|did|went) /u.test(said) || !isBoundAhead(context, segment))
}

/** 'Told to my boss by 25 October', 'all bought within ten days'. */
function isBoundAhead({ groups, today, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const isAhead = ({ bound, days }: TimeExpression) => days !== null && (/^(?:by|until|before)$/u.test(bound ?? '') ? days.first > today : days.past === null && days.last > today)
  return groups.some((group) => group.from >= from && group.to <= to && (group.expressions.some(isAhead) || tokens[group.from - 1]?.key === 'within'))
}

/** Whether words as they were typed talk, give a reason or say who somebody is. */
export function isTold(text: string): boolean {
  const said = ` ${(text.normalize('NFD').replace(/\p{M}+/gu, '').replaceAll('’', "'").toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')} `
  return TALK.test(said) || REASON.test(said) || IDENTITY.test(said)
}

/** Index behind the word that gives a reason inside a clause, or its end: 'it starts on Tuesday because Monday is a holiday'. */
export function reasonAt(context: ReadingContext, { from, to }: Words): number {
  const at = context.source.tokens.slice(from + 1, to).findIndex(({ key }) => /^(?:because|cos|cuz|weil|porque|car|puisque|pois|due|wegen|debido)$/u.test(key))
  return at < 0 ? to : from + 1 + at
}

const TALK = / (?:i'm up at|i am up at|it's an? (?:mon|tues|wednes|thurs|fri|satur|sun)day(?= $)|not only|not sure|don't know|dont know|no idea|no clue|no rush|no problem|no worries|no panic|no pressure|no biggie|why not|can't wait|cant wait|never (?:done|been|had|tried|played|run|learnt|learned|used|made)|no experience|know nothing|no matter|if not|or not|don't mind|dont mind|doesn't matter|doesn't clash|don't clash|nothing special|never mind|not needed|not necessary|no need|wait no|ok no|no wait|oh no|thanks?|thank you|thx|cheers|good luck|fingers crossed|danke|gracias|merci|obrigad[oa]|that's it|thats it|that's all|thats all|that is all|(?<! but )nothing else|eso es todo|das ist alles|c'est tout|e isso|third time lucky|keine ahnung|ni idea|aucune idee|sem ideia) /u

/** 'I've read twenty of them': how far it has got. */
const SO_FAR = /^ (?:and |but |so )?(?:i've|we've|i have|we have) (?:already |only |so far )?(?:read|done|finished|written|seen|learnt|learned|tried|sorted|managed) /u
/** 'Sundays 3-5 and that's all'. */
const CLOSING = / (?:that's it|thats it|that's all|thats all|that is all|eso es todo|das ist alles|c'est tout|e isso) /u

const REASON = /^ (?:and |but |so )?(?:because|cos|cuz|since|as (?:he|she|it|they|we|i|the|my|our)|weil|denn|porque|ya que|pues|car|parce|puisque|pois|due to|wegen|debido a|thanks to|so (?:that )?(?:i|we|they|he|she|it|you) (?:aren't|isn't|don't|doesn't|won't|(?:are|am|is) not)) /u
const DENIAL = / (?:no|not|never|nothing|can't|cannot|cant|don't|dont|won't|nie|nicht|kein|keine|nunca|jamais|pas|nao) /u
const DUTY = / (?:got to|must|should|shall|has to|have to|needs?|only|at most|at least|max|muss|soll|debe|doit|deve) /u

const IDENTITY = /^ (?:and |but )?(?:(?:i'm|i am|we're|we are|he's|she's) (?:an? |the |in charge|one of|\d)|ich bin|wir sind|soy|somos|je suis|nous sommes|on est|sou|my name|this is)(?!\p{L})/u
const PAST = / (?:was|were|had|did|didn't|went|got|gave|told|took|rained|been|bought|used to|last year|last time|(?<!(?: in| the| for)) last (?:week|month)|war|waren|hatte|hatten|wurde|era|fue|fui|etait|avait|foi|estava|saiu) /u

/** 'Sweets, bought on market day': how, and no story. */
const PARTICIPLE = /^ (?:bought|told|took|got) (?!the |a |an |my |our |it |them )/u

/** 'Two one-month ... no, sorry, four two-week sprints'. */
function isTakenBack({ prompt, source: { tokens } }: ReadingContext, { to }: Words): boolean {
  const end = tokens[to - 1]!.end
  return TAKEN_BACK.test(prompt.slice(end, end + 16))
}

const TAKEN_BACK = /^\s?(?:\.{2,3}|…)\s?(?:no|sorry|wait|actually|scratch|i mean|nein|ach|digo|perd[oó]n|non|pardon|n[aã]o|quer)(?!\p{L})/iu

/** 'When will it be over?', 'which is probably this weekend?': a question of which nothing follows; 'can we keep Sundays free?' is a wish. */
function isQuestion({ source: { tokens } }: ReadingContext, { to }: Words, said: string): boolean {
  return tokens[to]?.key === '?' && /^ (?:and |but |so |also |q : )?(?:what|when|how|who|which|where|why|is|are|do|does|will|right|ok|was|wann|wie|wer|welche|que|cuando|como|quand|comment|qui|quel|quando|quem) /u.test(said)
}
