import { sentencesOfDaysOff, sentencesOfLeave } from '../people/away-from-work.ts'
import { sentencesOfEstimates } from './estimates-of-items.ts'
import { sentencesOfSprintLengths } from './lengths-of-sprints.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import { sentencesOfKeptDays } from './days-kept-for.ts'
import { sentencesOfBrackets } from '../people/people-in-brackets.ts'
import { sentencesOfNumberedStretches } from './numbered-stretches.ts'
import { sentencesOfFreezes, sentencesOfRunOnChains } from './release-freezes.ts'
import type { Said } from '../said.ts'
import { sentencesOfShares } from '../people/shares-in-sentences.ts'
import { sentencesOfTeamTellings } from './tellings-of-teams.ts'
import { sentencesOfTurns } from './turns-of-places.ts'
import { sentencesOfShutHouses } from './shut-houses.ts'
import { sentencesOfSprintStarts } from './starts-of-sprints.ts'

/** What teams write of their sprints, parts and people, in the words that every reader knows; what stands first holds where two overlap. */
export function teamwork(prompt: string, language: () => string, dates: () => readonly DateNamed[]): Said[][] {
  return [
    sentencesOfTurns(prompt, dates),
    sentencesOfNumberedStretches(prompt, dates),
    sentencesOfSprintStarts(prompt, dates),
    sentencesOfSprintLengths(prompt),
    sentencesOfEstimates(prompt),
    sentencesOfFreezes(prompt),
    sentencesOfKeptDays(prompt, dates),
    sentencesOfRunOnChains(prompt),
    sentencesOfLeave(prompt),
    sentencesOfDaysOff(prompt),
    sentencesOfShutHouses(prompt),
    sentencesOfTeamTellings(prompt),
    sentencesOfBrackets(prompt, language),
    sentencesOfShares(prompt, language, 'sprint'),
  ]
}
