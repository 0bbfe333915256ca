import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isOfOtherThing } from '../sprints/start-words.ts'
import { isWholePlan } from '../surroundings.ts'
import { addDayEvent } from './add-day-event.ts'
import type { Start } from './bounded-clause.ts'

const RELATIVE = /(?:^| )(?:which|that) (?:then )?(?:starts|begins|opens|commences|kicks off)(?: on)?$/u
/** What makes the thing behind it the end of the work: 'in time for the fair'. */
const LEADS_TO = /^(?:for|before|by|until|till)$/u
const JOINS = /^(?:for|before|by|until|till|to|at|of|in|on|with|from|about|after|and|,)$/u

/** 'A stand in time for the winter fair which opens on 9 March', within one clause: the fair begins then, not the plan. */
export function addRelativeStart(context: ReadingContext, { group, around, first }: Start): boolean {
  const said = RELATIVE.exec(around.leftKeys.join(' '))
  if (said === null || around.left.to - around.left.from !== around.leftKeys.length) return false
  const end = around.left.to - said[0].trim().split(' ').length
  const joint = around.leftKeys.slice(0, end - around.left.from).findLastIndex((key) => JOINS.test(key))
  const title = labelOf(context, { from: around.left.from + joint + 1, to: end }, 4)
  if (title === null || isWholePlan(title) || PLAN.test(title)) return false
  const words = { from: around.left.from + Math.max(0, joint), to: group.to }
  const leadsTo = LEADS_TO.test(around.leftKeys[joint] ?? '')
  addDayEvent(context, words, { title, days: { first, last: first } })
  if (leadsTo) addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: title }, text: `Ready for ${title} on ${describeDay(first)}` })
  return true
}

const PLAN = /(?<!\p{L})(?:sprints?|iterations?|project|plan|team|work|phase|programme|program|course|training)$/iu

const NEEDED = /^(?<thing>.+?) (?:is|are|will be|must be|has to be|have to be|gets|get) (?:needed|required|wanted|due|used|taught|in use)(?: (?:for|by|in) (?:[^ ,]+ ?){1,3})?$/u

/** 'The first three texts are needed for lessons from 1 March': they are done before that day. */
export function addNeededFrom(context: ReadingContext, { group, around, words, first }: Start): boolean {
  const said = NEEDED.exec(around.leftKeys.join(' '))
  if (said === null) return false
  const label = labelOf(context, { from: around.left.from, to: around.left.from + said.groups!['thing']!.split(' ').length }, 4)
  if (label === null || isWholePlan(label)) return false
  addReading(context, { from: around.left.from, to: Math.max(words.to, group.to) }, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [label] }, text: `${label} done before ${describeDay(first)}` })
  return true
}

const FROM = /^(?:from|starting|beginning|ab|desde|depuis|a)$/u

/** 'Meter fitting = 5 boats a day by the yard, from 2 March', beside sprints: that begins then. */
export function addStartOfOther(context: ReadingContext, { group, around, words, first }: Start): boolean {
  const { segment } = around
  const sprints = context.readings.find(({ kind }) => kind === 'sprint-calendar')
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || segment === null || sprints === undefined || !FROM.test(tokens[group.from]!.key)) return false
  const at: Words = { from: tokens.findIndex(({ end }) => end > sprints.start), to: 0 }
  if (!isOfOtherThing(context, group, at)) return false
  const head = sentenceOf(context, segmentAt(context, group.from)!)[0]!
  const verb = keysOf(context, { from: head.from, to: Math.min(head.to, group.from) }).findIndex((key) => /^(?:=|:|is|are|will|can|must|has|have|runs?)$/u.test(key))
  const label = labelOf(context, { from: head.from, to: verb > 0 ? head.from + verb : Math.min(head.to, group.from) }, 3)
  if (label === null || isWholePlan(label)) return false
  addReading(context, words, { value: { kind: 'horizon', first, last: null }, appliesTo: { labels: [label] }, text: `${label} from ${describeDay(first)}` })
  return true
}
