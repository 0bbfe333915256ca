import type { PlannerType } from '../../../contract/plan.ts'
import { sentencesOfJourneysEnds } from './journeys/ends-of-journey.ts'
import { meansOfGoal } from './lists/means-of-goal.ts'
import { sharedBetween } from './people/shared-between.ts'
import { sentencesOfShares } from './people/shares-in-sentences.ts'
import { sentencesOfPeople } from './people/tellings-of-people.ts'
import { sentencesOfRotas } from './people/turns-of-rotas.ts'
import type { Rewriter } from './rewriter.ts'
import { eveningsTaken } from './tellings/evenings-taken.ts'
import { meansHad } from './tellings/means-had.ts'
import { timeForIt } from './tellings/time-for-it.ts'
import { deedsThatComeAgain } from './tellings/deeds-that-come-again.ts'
import { sentencesOfTellings } from './tellings/plain-tellings.ts'

const CALENDAR: readonly PlannerType[] = ['calendar']
const BOTH: readonly PlannerType[] = ['calendar', 'sprint']

/** What people tell, in the words of a plan. */
export const TELLINGS: readonly Rewriter[] = [
  { name: "what brings it about: 'raise 900 with a quiz, a raffle and a sponsored walk'", for: CALENDAR, cue: / (?:with|through|via|by \p{L}+ing) /iu, find: ({ text }) => meansOfGoal(text) },
  { name: "who shares it: 'a visit each day between me, Ola and Finn'", for: CALENDAR, cue: / (?:between|among)/iu, find: ({ text }) => sharedBetween(text) },
  { name: "evenings that are taken: 'I have choir on Mondays'", for: CALENDAR, cue: /(?:mon|tue|wed|thu|fri)/iu, find: ({ text }) => eveningsTaken(text) },
  { name: "time for it: 'ich habe dafür dienstags ab 18 Uhr Zeit'", for: BOTH, cue: /dafür|dazu|hierfür|für dies|pour (?:ça|cela)|para (?:e|is)/iu, find: ({ text }) => timeForIt(text) },
  { name: "where or with what something is done: 'we have the church hall Mondays 6 to 9'", for: BOTH, cue: /(?:have|['’]ve) /iu, find: ({ text }) => meansHad(text) },
  { name: "what is done to things again and again: 'the rinds get washed every Tuesday'", for: CALENDAR, find: ({ text }) => deedsThatComeAgain(text) },
  { name: "what people tell in passing: 'somehow got lumped with the fair'", for: CALENDAR, find: ({ text, language }) => sentencesOfTellings(text, language) },
  { name: "what is hired for a journey: 'pick up in Christchurch, drop off in Queenstown'", for: CALENDAR, find: ({ text, language, stayBefore }) => sentencesOfJourneysEnds(text, language, stayBefore) },
  { name: 'rotas', for: CALENDAR, find: ({ text, language }) => sentencesOfRotas(text, language) },
  { name: 'shares of a family: who does what', for: CALENDAR, find: ({ text, language }) => sentencesOfShares(text, language, 'calendar') },
  { name: 'what is told of people', for: BOTH, find: ({ text }) => sentencesOfPeople(text) },
]
