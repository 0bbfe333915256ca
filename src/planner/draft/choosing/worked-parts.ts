import type { Stage } from '../../playbooks/playbook.ts'
import { availableMinutes } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { plainWords } from '../wording.ts'
import { countIn, deedOf, isSaidAsVerb, portionsOf } from './deed-stages.ts'
import { handiworkOf, verbsOf } from './orders-of-parts.ts'

/** What is done to a part by its own verb, with its undisturbed minutes. */
export type Work = { stages: readonly Stage[]; minutes: number; /** A playbook that has a step of this verb for the part knows better how. */ isPlain: boolean }

/** 'Strip the table', '900 records sorted': what hands do to a part of a calendar, or to many things one after the other. Null for any other part. */
export function workOn(topic: Topic, frame: PlanFrame): Work | null {
  if (frame.language !== 'en' || frame.brief.plannerType !== 'calendar' || topic.kind !== undefined) return null
  return byHand(topic, frame) ?? oneByOne(topic, frame)
}

function byHand(topic: Topic, frame: PlanFrame): Work | null {
  const verbs = verbsOf(topic.words)
  const [first, second] = verbs.map(handiworkOf)
  if (!first || topic.said === undefined && !isOrder(topic, verbs[0]!, frame)) return null
  if (verbs[0] === 'oil' && RUNS_IN_OIL.test(frame.brief.prompt)) return null
  const stages = [...first.stages, ...(second && second !== first ? second.stages.map((stage) => ({ ...stage, id: `${stage.id}-2` })) : [])]
  const minutes = 60 * stages.reduce((sum, { share }) => sum + share, 0) * timesFor(topic, frame)
  return { stages, minutes, isPlain: first.isPlain === true && second === undefined }
}

/** Wood is oiled in coats, what turns with a few drops. */
const RUNS_IN_OIL = /(?<!\p{L})(?:bikes?|bicycles?|motorbikes?|chains?|engines?|cars?|mowers?|tractors?|hinges?|locks?|machines?|clocks?|pumps?|skates|wheels?)(?!\p{L})/iu

/** 'Sand the floor'; the paint of 'paint samples' is a thing. */
function isOrder(topic: Topic, verb: string, frame: PlanFrame): boolean {
  return topic.words.length > 1 && isSaidAsVerb(topic, verb, frame)
}

/** 'Table + 6 chairs … chairs: reglue': how many the goal has of what the part is done to. */
function timesFor({ words, amount }: Topic, { brief }: PlanFrame): number {
  const named = amount !== null && Number.isInteger(amount.value) ? amount.value : null
  const thing = words.at(-1) ?? ''
  const said = plainWords(brief.prompt)
  const at = thing.endsWith('s') ? said.findIndex((word, index) => word === thing && numberIn(said[index - 1]) !== null) : -1
  const count = named ?? (at === -1 ? null : numberIn(said[at - 1])) ?? 1
  // So many are looked at and not worked on.
  return count >= MANY ? TIMES_FOR_MANY : Math.min(MOST_TIMES, 1 + (count - 1) * EACH_MORE)
}

/** The second of a kind goes faster than the first. */
const EACH_MORE = 0.35
const MOST_TIMES = 4
const TIMES_FOR_MANY = 2

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,3}$/u.test(word)) return Number(word)
  const at = NUMBERS.indexOf(word)
  return at === -1 ? null : at + 1
}

/** From so many on they are gone through in portions. */
const MANY = 25
/** So much of the plan's time all such work may take together. */
const MOST_OF_TIME = 0.7
const LONGEST = 240 * 60

function oneByOne(topic: Topic, frame: PlanFrame): Work | null {
  const own = countIn(topic)
  const count = own ?? (topic.said === undefined || isDoneToThing(topic) ? null : countOfGoal(frame))
  const deed = count === null || count < MANY ? null : deedOf(topic, frame)
  if (deed === null || count === null) return null
  const room = (MOST_OF_TIME * availableMinutes({ title: topic.label, subjects: [] }, frame)) / Math.max(1, frame.of('topic').length)
  const most = Math.min(LONGEST, Math.max(120, room))
  return portionsOf(deed, count, most)
}

/** 'Value 50 best ones by an expert' is done to them, 'sort by label' to what the goal is about. */
function isDoneToThing({ words }: Topic): boolean {
  return words.length > 1 && !/^(?:by|in|into|with|at|from|on|according)$/u.test(words[1]!)
}

const OF_GOAL = /(?:^|\s)(\d{1,3}(?:[,.]\d{3})+|\d{2,6})\s(?=\p{L}{2,})/u

function countOfGoal({ brief, of }: PlanFrame): number | null {
  const digits = OF_GOAL.exec(brief.subject)?.[1]
  const value = digits === undefined ? of('quantity').find(({ role }) => role === 'work')?.amount.value : Number(digits.replace(/[,.]/gu, ''))
  return value !== undefined && value < 2100 && value > 1900 && digits?.length === 4 ? null : (value ?? null)
}
