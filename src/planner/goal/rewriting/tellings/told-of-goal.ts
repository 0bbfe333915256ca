import type { Rewriter } from '../rewriter.ts'
import { whatItIncludes } from '../lists/what-it-includes.ts'
import { tellingsOfOneself } from './of-oneself.ts'
import { ownFreeTimes } from './own-free-times.ts'
import { shiftsOfHelpers } from './shifts-of-helpers.ts'
import { somebodyDoes } from './somebody-does.ts'
import { outingOfDay } from './outing-of-day.ts'

/** What is told of the goal itself, and of whoever has it, beside its times and parts. */
export const TOLD_OF_GOAL: readonly Rewriter[] = [
  { name: "what one says of oneself in the middle of a goal: 'GMAT on 6 February, target 680, weak in verbal'", for: ['calendar'], find: ({ text, today, language }) => tellingsOfOneself(text, { today, language }) },
  { name: "what it has to include: 'the evening has to include a quiz and a slideshow'", for: ['calendar'], cue: /includ|inklusiv|incl|must|ha[sv]e? to|should|needs? to|muss|soll|tiene que|debe|doit|devra|tem |deve/iu, find: ({ text }) => whatItIncludes(text) },
  { name: "what somebody does again and again: 'somebody watches for them weekly'", for: ['calendar'], cue: /somebody|someone|one of us/iu, find: ({ text }) => somebodyDoes(text) },
  { name: "who is found for the shifts of an occasion: 'volunteers for three shifts a day'", for: ['calendar'], cue: /shifts|slots|turns|sittings/iu, find: ({ text }) => shiftsOfHelpers(text) },
  { name: "when somebody can, behind a list of things to do: 'give notice, clean the flat; only weekends free'", for: ['calendar'], cue: /only|free|available/iu, find: ({ text }) => ownFreeTimes(text) },
  { name: "an outing of one day: 'day trip with the kids'", for: ['calendar'], cue: /days? (?:trip|out|excursion)/iu, find: ({ text }) => outingOfDay(text) },
]
