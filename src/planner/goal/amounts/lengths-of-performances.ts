import { JOINT } from '../joining-words.ts'
import { addReading, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** What is held or made in a set length, of whatever length the work on it is. */
const PERFORMANCE = /^(?:talk|panel|reading|recital|concert|play|musical|pantomime|speech|presentation|present|presenting|pitch|webinar|lecture|keynote|defence|defense|viva|film|video|clip|trailer|spot|advert|animation|podcast|audition|toast|sermon|eulogy|vortrag|rede|prasentation|webinar|charla|ponencia|discurso|discours|expose|conference|palestra|apresentacao)$/u
const PART = /^(?:talk|speech|presentation|lecture|pitch|of questions|of q&a|questions|q&a|plus questions|and questions|plus q&a|discussion|of discussion|film|video|set)$/u
const PER_SPEAKER = /^(?:each )?(?:for|per|with|a) (?:(?:each|every|the|\p{N}+|\p{L}+) )?(?:speakers?|speech|speeches|talks?|presenters?|performers?|acts?|readers?|pieces?|songs?|kids|children|pupils)$/u
const PIECE = /^(?:documentary|short|episode|set|song|track|routine|number|sketch|monologue|act|show|story|choreography|dance|reel|message|introduction|intro|demo|tour|workshop|exercise|lesson|assembly|service|part|slot)$/u
const LONGEST_PERFORMANCE = 120

const MAKES = /^(?:writ(?:e|es|ing)|mak(?:e|es|ing)|build(?:ing)?|creat(?:e|es|ing)|produc(?:e|es|ing)|record(?:ing)?|film(?:ing)?|shoot(?:ing)?|prepar(?:e|es|ing)|giv(?:e|es|ing)|hold(?:ing)?|deliver(?:ing)?|compos(?:e|es|ing)|edit(?:ing)?|draft(?:ing)?|develop(?:ing)?|design(?:ing)?|animat(?:e|es|ing)|polish(?:ing)?|memoris(?:e|ing)|memoriz(?:e|ing)|wants?|needs?|owes?)$/u
/** What begins another phrase than that of the thing. */
const ENDS_NAME = /^(?:,|;|\.|and|or|of|for|in|on|at|by|with|about|to|from|each|every|daily|a|the|per|twice|once|on)$/u
const COMES_AGAIN = /^(?:each|every|daily|weekly|nightly|twice|per)$/u

/** 'Make a five-minute horror film', 'write a seven-minute set': the thing is so long, and no sitting of the work on it. */
function isOfWhatIsMade({ leftKeys, rightKeys }: Surroundings): boolean {
  const end = rightKeys.findIndex((key) => ENDS_NAME.test(key))
  const name = rightKeys.slice(0, end < 0 ? rightKeys.length : end)
  const head = name.at(-1)
  return head !== undefined && name.length <= LONGEST_NAME && (PERFORMANCE.test(head) || PIECE.test(head)) && leftKeys.some((key) => MAKES.test(key)) && !rightKeys.some((key) => COMES_AGAIN.test(key))
}

const LONGEST_NAME = 4
const BEFORE_PEOPLE = /^(?:in front of|before|to|for) (?!me |us )/u

/** 'Webinar on 11 February, 60 minutes plus questions', 'a 20 minute talk': how long what is prepared lasts, and no sitting. */
export function isLengthOfPerformance(context: ReadingContext, group: TimeGroup, { around, minutes }: { around: Surroundings; minutes: number }): boolean {
  if (minutes > LONGEST_PERFORMANCE || !isOfWhatIsMade(around) && !isOfWhatIsHeld(context, group, around)) return false
  const value = textOf(context, group)
  addReading(context, group, { value: { kind: 'level', value }, text: `Length of what is prepared: ${value}` })
  return true
}

function isOfWhatIsHeld(context: ReadingContext, group: TimeGroup, { segment, leftKeys, rightKeys }: Surroundings): boolean {
  if (segment === null || segment.sentence > 2 || segment.from < group.from && leftKeys.some((key) => /^(?:practi[cs]e|rehearse|work|study|spend|have|sessions?|i|we|max|at|about|for|each|every|daily)$/u.test(key))) return false
  const goal = keysOf(context, context.segments[0]!).slice(0, 9)
  const said = rightKeys.join(' ')
  const isAlone = /^,?$/u.test(segment.lead) && segment.from === group.from && (rightKeys.length === 0 || PART.test(said) || BEFORE_PEOPLE.test(said) || /^(?:max|maximum|tops|at most|or less|long|only)$/u.test(said) || PER_SPEAKER.test(said)) && goal.some((key) => PERFORMANCE.test(key))
  const isPart = goal.some((key) => PERFORMANCE.test(key)) && PART.test(rightKeys.slice(0, /^(?:of|plus|and)$/u.test(rightKeys[0] ?? '') ? 2 : 1).join(' ')) && (rightKeys.length <= 2 || JOINT.test(rightKeys[1] ?? ''))
  return isAlone || isPart
}
