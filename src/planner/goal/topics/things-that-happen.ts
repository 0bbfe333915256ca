import type { Reading, ReadingOf } from '../brief.ts'
import { isTrade } from '../dates/trades.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWorkOnce } from '../times/whose-days.ts'

type Topic = Reading & ReadingOf<'topic'>

const EXAMS = /(?:^| )(?:exams?|finals|papers|examinations)$/iu
/** What is bound to be, behind the thing that is bound. */
const BOUND = / (?:must|should|has to|have to|needs? to|will) (?:be|have|arrive|get|go)\b.*$/iu

/** 'Intervals are shaky': how well it is known is no part of its name. */
const VERDICT = / (?:is|are) (?:still |quite |very |pretty |a bit |fairly |rather )?(?:fine|ok|okay|good|solid|easy|shaky|weak|wobbly|rusty|hard|difficult|bad|alright|strong|done|known|patchy)$/iu

/** 'Three tiers, lemon, for 80 people.' behind a cake: how the thing is to be, and no parts of the work. */
const SPECIFIED = /(?<=[.!?]\s)[^.!?:\n]{3,80}, for (?:about |around )?\d+ (?:people|guests|persons|children|kids|servings)(?=[.!?\n]|$)/gu

/** 'Nine subjects, exams from 10 May', 'posters must be up before the assembly': what happens on a day is no thing to work on, and what is bound is named without its bounds. */
export function settleThingsThatHappen(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const listed = new Set(context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.list > 0 ? [reading.label.toLowerCase()] : [])))
  // What is named on its own and in the list as well is one part.
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.list > 0 || !listed.has(reading.label.toLowerCase()))
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !happens(context, reading) && !isGoalOfList(context, reading))
  const specified = [...context.prompt.matchAll(SPECIFIED)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !specified.some(({ from, to }) => reading.start >= from && reading.end <= to))
  for (const reading of context.readings) {
    if (reading.kind !== 'topic') continue
    const label = reading.label.replace(BOUND, '').replace(VERDICT, '').replace(/^(?:better|good|confident|fluent|more confident) (?:at|in|with) /iu, '')
    if (label.length > 2 && label !== reading.label) Object.assign(reading, { label, text: label })
  }
}

function happens(context: ReadingContext, topic: Topic): boolean {
  const label = topic.label.toLowerCase()
  if (/^(?:so |and |but )?(?:no|not|never) /iu.test(topic.words)) return true
  if (/^(?:first|second|third|last|then|next|new|old|more|others?|left|ready)$/u.test(label)) return true
  const isBehindGoal = topic.start >= (context.source.tokens[context.segments[0]!.to - 1]?.end ?? 0)
  return context.readings.some((reading) => {
    if (reading.kind === 'horizon') return EXAMS.test(label) && reading.words.toLowerCase().startsWith(label)
    if (reading.kind === 'deadline') return reading.event !== null && reading.appliesTo === null && reading.event.toLowerCase() === label && topic.start >= reading.start && topic.end <= reading.end
    if (reading.kind !== 'event') return false
    const title = reading.title.toLowerCase()
    // The plumber of 'plumber rips out the old pipes on Monday at 8' is the name of what happens, cut short.
    if (isTrade(title.split(' ')[0]!) && title.startsWith(`${label} `) && topic.start >= reading.start && topic.end <= reading.end) return true
    if (title === label) return isBehindGoal || EXAMS.test(label) || /\b(?:starts|begins)\b/iu.test(reading.words)
    return / (?:comes?|arrives?)$/u.test(label) && / arrives?$/u.test(title) && title.split(' ')[0] === label.split(' ')[0]
  })
}

/** 'Paint my army, 40 minis and 2 tanks': the goal, whose parts are listed behind it. A list of chores is all of verbs. */
function isGoalOfList(context: ReadingContext, topic: Topic): boolean {
  const [head] = context.segments
  const first = context.source.tokens[head!.from]
  if (!first || topic.start > context.source.tokens[head!.to - 1]!.start || topic.amount !== null) return false
  const others = context.readings.filter((reading): reading is Topic => reading.kind === 'topic' && reading.list === topic.list && reading !== topic)
  return others.length >= 2 && isWorkOnce(topic.label.toLowerCase()) && others.every(({ amount }) => amount !== null)
}
