import { describePattern, describeWindows } from '../describe.ts'
import { OTHER_LIFE } from './settle-other-life.ts'
import { addReading, keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { matcherOf, surroundingsOf } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'

/** Verbs of a goal that is over when it is done, so that the days it names are for all of it. */
const PROJECTS = /^(?:build|restore|convert|renovate|refurbish|make|sew|paint|buy|sell|rent|move|declutter|clear|sort|digiti[sz]e|scan|prepare|repair|fix|mend|install|insulate|plant|set|find|organi[sz]e|plan|found|open|publish|finish|redo|redesign|lay|replace|strip|get|baue|bauen|renoviere|renovieren|restaurieren|repariere|construir|renovar|restaurar|comprar|vender|montar|reformar|construire|renover|restaurer|acheter|vendre|reparer)$/u

const FURTHER = /^(?:unpack|reorgani[sz]e|inform|tell|apply|register|choose|design|dig|empty|assemble|convert|insulate|wallpaper|compile|transcribe|translate|catalogue|label|frame|hang|update|cancel|switch|sign|appeal|draw up|wind up)$/u

/** Whether a verb says that something is to be made, mended or got. */
export function isWorkVerb(key: string): boolean {
  return PROJECTS.test(key)
}

/** 'build the shed', 'inform 300 parents': what is over when it is done, and nobody does week by week. */
export function isWorkOnce(said: string): boolean {
  const keys = said.split(' ').filter((key) => !/^(?:and|then|also|to|we|i)$/u.test(key))
  return keys.length > 1 && (PROJECTS.test(keys[0]!) && !/^(?:get|make|set|prepare|plant)$/u.test(keys[0]!) || FURTHER.test(keys[0]!))
}

/** Whether the goal begins with such a verb: 'Organise an open-air cinema …'. */
export function isProject({ source: { tokens } }: ReadingContext): boolean {
  const verb = tokens.slice(0, 8).find(({ key }) => !/^(?:i|we|i'd|we'd|i'm|we're|want|wants|would|like|going|to|please|help|me|us|let's|need|ich|wir|mochte|will)$/u.test(key))
  return verb !== undefined && PROJECTS.test(verb.key)
}

/** 'Trial lesson with the coach w/c 8 March, she can do Tuesday or Thursday': the days of what the clause before is about. */
export function addTimesOfOther(context: ReadingContext, { around: { segment, leftKeys }, entry, days, words }: TypedTime): boolean {
  const isOther = segment !== null && segment.lead === ',' && /^(?:she|he|they) (?:can(?: only)? (?:do|make|come|manage)(?: it)?|is(?: only)? (?:free|in|there|available)|works?|only works)(?: on)?$/u.test(leftKeys.join(' '))
  const { start } = context.source.tokens[isOther ? segment.from : 0]!
  const about = isOther ? context.readings.findLast((reading) => reading.end <= start && start - reading.end <= 3) : undefined
  const group = about ? context.groups.findLast(({ to }) => to <= segment!.from) : undefined
  const appliesTo = about?.appliesTo ?? (group ? matcherOf(context, surroundingsOf(context, group).left) : null)
  if (appliesTo === null) return false
  const text = `${describePattern(days)}${describeWindows(entry.windows)}`
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo, text: `${appliesTo.labels[0]!}: ${text}` })
  return true
}

/** 'Build the coop myself on weekends', 'Buy a flat as a first-time buyer, Saturdays and Tuesday evenings': when there is time for the goal. */
export function isTimeForGoal(context: ReadingContext, { around, group, entry }: TypedTime): boolean {
  const { segment, left } = around
  if (segment === null || segment.sentence > 0 || left.from > 0 || left.to === left.from || segment.lead === ':' || entry.everyWeeks > 1 || entry.ofMonth !== null || entry.frame !== null) return false
  if (/^(?:every|each|jeden|jede|cada|chaque|tous|toutes|todos|todas|once|twice)$/u.test(context.source.tokens[group.from]!.key)) return false
  const verb = keysOf(context, left).find((key) => !/^(?:i|we|i'd|we'd|i'm|we're|want|wants|would|like|going|to|please|help|me|us|my|the|a|and|let's|need|ich|wir|mochte|will|quiero|queremos|je|nous|veux)$/u.test(key))
  return verb !== undefined && PROJECTS.test(verb)
}

/** What hours belong to that leave nobody time for the goal: 'office hours', 'party time'. */
const OTHER_TIMES = /^(?:office|opening|visiting|school|shop|store|business|lunch|dinner|break|travel|start|starting|finish|closing|check-in|kick-off|departure|arrival|meeting|race|gun|show|party|ceremony|class|lesson|service|delivery|collection|pick-up|working|work|core|bed|nap|screen|feeding|best|quiet|peak|rush)$/u

/** 'Admin time is Friday 13:00-16:00', 'my slot is Tuesdays 7 to 8': when there is time for the goal, told behind it. */
export function isOwnSlot({ readings }: ReadingContext, { segment, leftKeys }: Surroundings): boolean {
  const said = /^(?:and |but |so )?(?:(?:my|our|the|only) ){0,2}(?:(\p{L}+) )?(?:time|times|slots?|windows?|hours)(?: for (?:this|it|that))? (?:is|are|would be|will be)(?: only| always| on)*$/u.exec(leftKeys.join(' '))
  if (said === null || segment === null || segment.sentence === 0 || OTHER_TIMES.test(said[1] ?? '')) return false
  return !readings.some((reading) => reading.kind === 'event' && reading.title.toLowerCase().includes(said[1] ?? ' '))
}

/** 'paperwork any evening after 8', 'a friendly on a Saturday in March': a choice of times for something, not each of them. */
export function isAnyOf({ source: { tokens } }: ReadingContext, { group }: TypedTime): boolean {
  return tokens[group.from]!.key === 'any' || group.expressions.some(({ recurrence }) => recurrence?.isOneOf === true)
}

/** 'Sunday evening 45 minutes for money', alone in its clause, of a plan that goes on for weeks: so much of each such evening. */
function isTimeSetAside({ groups, expressions, today }: ReadingContext, { leftKeys, left, segment }: Surroundings): boolean {
  const [own, next] = groups.filter(({ from }) => from >= left.to && from < segment!.to)
  const length = next?.expressions[0]!.duration
  const isAlone = leftKeys.every((key) => /^(?:on|and|plus|also|,)$/u.test(key)) && own !== undefined
  return isAlone && length !== null && length !== undefined && length.high < 43_200 && next!.from - own.to <= 1 && expressions.some(({ days }) => days !== null && days.bareWeekday === null && days.first > today + 21)
}

/** What a weekday with hours behind it comes back for: 'band evenings Wednesday 19-22, release on 4 June'. */
const REGULAR = /^(?:evenings|mornings|nights|rehearsals?|practi[cs]es?|lessons|classes|sessions|meetings|trainings?|choir|band|orchestra|club|group|class|course|proben?|chor|orchester|kurs|gruppe|ensayos?|clases|coro|grupo|curso|repetitions?|cours|chorale|groupe|ensaios?|aulas)$/u

/** 'My lesson is Thursday at 6': what one has week by week, though one day is named. */
const OWN_REGULAR = /^(?:and |but )?(?:(?:my|our) )?(?:(?:piano|guitar|violin|cello|singing|swimming|language|driving|weekly|evening|yoga|dance|riding|art|tennis|group|choir) )?(?:lesson|class|choir|club|training|band|orchestra|tutorial|yoga|pilates|course|practice|therapy|physio) (?:is|are)(?: always| on)*$/u

/** Whether a lone weekday with hours stands for every such day up to what the plan leads to, weeks away. */
export function isRegularHour(context: ReadingContext, around: Surroundings, windows: number): boolean {
  const { expressions, today } = context
  const { leftKeys, rightKeys, segment } = around
  if (segment === null || segment.from === 0) return false
  const isWeeksAway = expressions.some(({ days }) => days !== null && days.bareWeekday === null && days.first > today + 14)
  // 'Wednesday is choir'.
  const isThen = leftKeys.length === 0 && /^(?:is|are)$/u.test(rightKeys[0] ?? '') && OTHER_LIFE.some(({ isWeekly, names }) => isWeekly && names.test(rightKeys.slice(1).join(' ')))
  if (isThen && isWeeksAway) return true
  if (windows > 0 && isTimeSetAside(context, around)) return true
  // 'I'm also free Thursday 16:00 to 18:00'.
  if (/(?:^| )(?:free|available)(?: on| :)?$/u.test(leftKeys.join(' ')) && isWeeksAway) return true
  const isWith = /^(?:lessons|classes|sessions|rehearsals|trainings|practices|meetings|proben|clases|cours|aulas)$/u.test(leftKeys[0] ?? '') && /^(?:with|w|mit|con|avec|com|at|in)$/u.test(leftKeys[1] ?? '')
  const isNamed = (isWith || REGULAR.test(leftKeys.at(-1) ?? '')) && leftKeys.length <= 4 && !leftKeys.some((key) => /^(?:next|this|a|an|first|last|with|meet|book|attend)$/u.test(key) && !(isWith && key === 'with'))
  if (windows > 0 && /^(?:(?:and|but|so) )?(?:i've|we've|i have|we have|i've got|we've got|i have got|i can do|we can do)(?: (?:only|just))?$/u.test(leftKeys.join(' ')) && expressions.some(({ days }) => days !== null && days.bareWeekday === null && days.first > today + 21)) return true
  if (OWN_REGULAR.test(leftKeys.join(' ')) && isWeeksAway) return true
  return windows > 0 && isNamed && isWeeksAway
}
