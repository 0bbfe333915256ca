import { JOINT } from '../joining-words.ts'
import { addReading, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** What is held or made in a set length, of whatever length the work on it is. */
const PERFORMANCE = /^(?:talk|panel|reading|recital|concert|play|musical|pantomime|speech|presentation|present|presenting|pitch|webinar|lecture|keynote|defence|defense|viva|film|video|clip|trailer|spot|advert|animation|podcast|audition|toast|sermon|eulogy|vortrag|rede|prasentation|webinar|charla|ponencia|discurso|discours|expose|conference|palestra|apresentacao)$/u
const PART = /^(?:talk|speech|presentation|lecture|pitch|of questions|of q&a|questions|q&a|plus questions|and questions|plus q&a|discussion|of discussion|film|video|set)$/u
const PER_SPEAKER = /^(?:each )?(?:for|per|with|a) (?:(?:each|every|the|\p{N}+|\p{L}+) )?(?:speakers?|speech|speeches|talks?|presenters?|performers?|acts?|readers?|pieces?|songs?|kids|children|pupils)$/u
const LONGEST_PERFORMANCE = 120

/** 'Webinar on 11 February, 60 minutes plus questions', 'a 20 minute talk': how long what is prepared lasts, and no sitting. */
export function isLengthOfPerformance(context: ReadingContext, group: TimeGroup, { around, minutes }: { around: Surroundings; minutes: number }): boolean {
  const { segment, leftKeys, rightKeys } = around
  if (segment === null || segment.sentence > 2 || minutes > LONGEST_PERFORMANCE || segment.from < group.from && leftKeys.some((key) => /^(?:practi[cs]e|rehearse|work|study|spend|have|sessions?|i|we|max|at|about|for|each|every|daily)$/u.test(key))) return false
  const goal = keysOf(context, context.segments[0]!).slice(0, 9)
  const said = rightKeys.join(' ')
  const isAlone = /^,?$/u.test(segment.lead) && segment.from === group.from && (rightKeys.length === 0 || PART.test(said) || /^(?:max|maximum|tops|at most|or less|long|only)$/u.test(said) || PER_SPEAKER.test(said)) && goal.some((key) => PERFORMANCE.test(key))
  const isPart = goal.some((key) => PERFORMANCE.test(key)) && PART.test(rightKeys.slice(0, /^(?:of|plus|and)$/u.test(rightKeys[0] ?? '') ? 2 : 1).join(' ')) && (rightKeys.length <= 2 || JOINT.test(rightKeys[1] ?? ''))
  if (!isAlone && !isPart) return false
  const { tokens } = context.source
  addReading(context, group, { value: { kind: 'level', value: context.prompt.slice(tokens[group.from]!.start, tokens[group.to - 1]!.end) }, text: 'Length of what is prepared' })
  return true
}
