import { parseNumber } from '../../time/grammar/parse-number.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'

/**
 * Whether the words before days of the week only say who works then, with what, or what is made: 'we do it ourselves on
 * weekends', 'my brother and I, Sundays', 'I own a loom, mornings Mon and Wed'. Those days are the goal's.
 */
export function isCircumstance(context: ReadingContext, { around, group }: Pick<TypedTime, 'around' | 'group'>): boolean {
  const said = around.leftKeys.filter((key) => key !== ',').join(' ')
  if (OURSELVES.test(said) || WORKERS.test(said) || HEADS.test(said)) return true
  const isBehindComma = around.segment !== null && around.segment.lead === ',' && around.left.from < around.segment.from && around.left.to <= around.segment.from + 1
  return isBehindComma && (around.left.from > 0 && TO_DO.test(said) || OWNED.test(said) || STATE.test(said) || isEndOfList(context, { around, group }) || isMadeThing(context, around))
}

const OURSELVES = /^(?:(?:and|so|but) )?(?:i|we|i'll|we'll|i'm|we're)(?: can| will| are| am)? (?:do|doing|build|building|make|making|handle|manage|plan|cook|paint|run) (?:it |this |that |all |everything |most of it )*(?:(?:by )?(?:myself|ourselves)|together|as a (?:family|couple|team))(?: on| at)?$/u
/** 'my wife and I', 'two of us', 'committee of 5': those who do it. */
const WORKERS = /^(?:(?:my|our|the) \p{L}+(?: \p{L}+)? (?:and|&) (?:i|me)|\p{L}+ (?:and|&) i|(?:i|me) and (?:my|our) \p{L}+)(?: (?:have|can|meet|work|are free|do it))*(?: on| at)?$|^(?:the |our |a |an )?(?:committee|team|group|crew|board|panel|band|choir|volunteers|helpers|\p{L}+)(?: of us| of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))(?: people| members| volunteers| of us)?$/u
/** '2 adults 3 kids', 'four people and a dog'. */
const HEADS = /^(?:,|and|&|plus|\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|adults?|kids?|children|people|persons|boys?|girls?|teens?|teenagers?|toddlers?|bab(?:y|ies)|dogs?|cats?|of us|small|little|big|grown-ups?|parents?)(?: (?:,|and|&|plus|\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|adults?|kids?|children|people|persons|boys?|girls?|teens?|teenagers?|toddlers?|bab(?:y|ies)|dogs?|cats?|of us|small|little|big|grown-ups?|parents?))+$/u
const OWNED = /^(?:(?:and|but|also) )?(?:i|we|i've|we've)(?: do| also| already| only)? (?:have|own|got|bought|hired|rent|borrowed|am|are)(?: got)? (?:a|an|the|my|our|one|two|no|all|access|enough) /u
/** 'papers to sort': what there is to do, not when. */
const TO_DO = /^(?!(?:need|needs|want|have|has|like|going|plan|hope|able|try) )(?:\p{L}+ ){1,3}to (?!the |my |our |work$|school$|bed$)\p{L}+$/u
/** 'both clumsy', 'total beginner', 'slow runner': how somebody is who does it. */
const STATE = /^(?:(?:i'm|i am|we're|we are|we're both|both|all|all of us|quite|very|rather|pretty|a bit|a|still|total|complete|absolute) )*(?:clumsy|slow|shy|nervous|scared|afraid|terrified|frightened|unfit|rusty|self-taught|left-handed|impatient|forgetful|disorgani[sz]ed|retired|pregnant|deaf|blind|lazy|anxious|overweight|pregnant|busy|new to (?:it|this)|(?:slow|weak|poor|bad|first-time|nervous|hobby|casual|keen|total|complete|late) (?:runner|swimmer|reader|speller|sleeper|starter|dancer|cook|singer|rider|driver|beginner|writer|climber|cyclist))(?: (?:of|with|at|about|in) [^,]+)?$/u

/** Whether the words tell how somebody is: 'anxious', 'total beginner'. */
export function isState(text: string): boolean {
  return STATE.test(text.toLowerCase())
}

/** Several items and then ', Saturdays': nothing says that the last item alone is done then. */
function isEndOfList(context: ReadingContext, { around: { segment, leftKeys }, group }: Pick<TypedTime, 'around' | 'group'>): boolean {
  const sentence = sentenceOf(context, segment!)
  const at = sentence.indexOf(segment!)
  const isOnly = context.groups.every((other) => other.from >= segment!.from && other.to <= segment!.to || other.from < sentence[0]!.from || other.from >= sentence.at(-1)!.to || other.expressions.every(({ recurrence, days }) => !recurrence?.weekdays && (days?.bareWeekday ?? null) === null))
  return isOnly && segment!.sentence === 0 && at >= 3 && sentence[at - 1]!.lead === ',' && sentence[at - 2]!.lead === ',' && segment!.from === group.from && leftKeys.every((key) => !RECURRING.test(key))
}

/** 'a teapot and four cups, Tuesdays 19-21': what comes of it. */
function isMadeThing(context: ReadingContext, { left, leftKeys }: Surroundings): boolean {
  const isCounted = /^an?$/u.test(leftKeys[0] ?? '') || parseNumber(context.source, left.from) !== null
  return isCounted && leftKeys.length > 1 && leftKeys.some((key) => /^(?:and|plus|&)$/u.test(key)) && leftKeys.every((key) => !RECURRING.test(key))
}

/** What is done again and again. */
const RECURRING = /^(?:\p{L}{3,}ing|runs?|rides?|swims?|walks?|hikes?|class|classes|course|sessions?|lessons?|calls?|meetings?|workouts?|reviews?|gym|yoga|pilates|choir|rehearsals?|practi[cs]e|drills?|tests?|mocks?|exams?|clubs?|games?|matches|dinners?|lunch(?:es)?|breakfasts?|visits?|chapters?|pages?|minutes?|hours?|mins?|lectures?|seminars?|shifts?|therapy|physio|football|tennis|piano|guitar|maths?|theory|vocabulary|grammar|ballet|judo|karate)$/u

/** 'Learn to juggle, total beginner, Tuesday 20:00': an hour of a weekday behind what is learnt is every week's. */
export function isHourOfLearning(context: ReadingContext, { around: { segment, left, leftKeys }, group, entry }: Pick<TypedTime, 'around' | 'group' | 'entry'>): boolean {
  const isTimed = entry.windows.length > 0 || entry.point !== null
  const isPlain = entry.expressions.every(({ days, words }) => days === null || days.bareWeekday !== null && !/^(?:on |this |next |coming )/iu.test(words))
  if (segment === null || segment.sentence !== 0 || segment.lead !== ',' || segment.from !== group.from || segment.to !== group.to || !isTimed || !isPlain) return false
  const isBehindState = left.from > 0 && STATE.test(leftKeys.filter((key) => key !== ',').join(' '))
  return LEARNT.test(context.source.tokens[0]?.key ?? '') && (left.from === 0 || isBehindState)
}

const LEARNT = /^(?:learn|learning|practise|practice|practising|train|training|improve|master|study|studying)$/u
