import type { ReadingOf } from '../../goal/brief.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { plainWords } from '../wording.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { handiworkOf, verbsOf } from './orders-of-parts.ts'

/** 'Repaint the shed by 20 May': a goal that is one piece of handiwork goes through the steps that such a part of a larger goal has. */
export function withGoalAsPart(frame: PlanFrame): PlanFrame {
  const { brief } = frame
  if (frame.language !== 'en' || brief.plannerType !== 'calendar' || statedTopics(frame).length > 0) return frame
  const label = bareGoal(goalWithVerb(frame))
  if (!verbsOf(plainWords(label)).some((verb) => handiworkOf(verb) !== null)) return frame
  const start = Math.max(0, brief.prompt.indexOf(label))
  const part: ReadingOf<'topic'> = { id: GOAL_AS_PART, words: brief.prompt.slice(start, start + label.length), start, end: start + label.length, source: 'stated', strength: 'hard', appliesTo: null, text: label, kind: 'topic', label, list: 0, position: 0, amount: null, minutes: null }
  return withReadings(frame, [...brief.readings, part])
}

const GOAL_AS_PART = 'goal-as-part'
