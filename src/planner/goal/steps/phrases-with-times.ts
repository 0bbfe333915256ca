import { readDaysOfNouns } from '../amounts/read-days-of-nouns.ts'
import { findBuffers } from '../dates/buffers.ts'
import { findDatesOfMonths } from '../dates/dates-of-months.ts'
import { findLastStretches } from '../dates/last-stretch.ts'
import { readPublicHolidays } from '../dates/read-public-holidays.ts'
import type { ReadingContext } from '../reading-context.ts'
import { readToldSeries } from '../series/read-told-series.ts'
import { readDaysOfEachSprint } from '../sprints/days-of-each-sprint.ts'
import { findResourceDays } from '../sprints/days-of-resources.ts'
import { findSlotChanges } from '../times/changes-of-slots.ts'
import { readBoundThings } from '../times/days-of-bound-things.ts'
import { readNightsOfGoal } from '../times/nights-of-goal.ts'
import { readBoundDuties } from '../times/read-bound-duties.ts'
import { readDaysOfPart } from '../times/read-days-of-part.ts'
import { readFramedRules } from '../times/read-framed-rules.ts'
import { readOwnDuties } from '../times/read-own-duties.ts'
import { readSeriesByName } from '../times/read-series-by-name.ts'
import { readShifts } from '../times/read-shifts.ts'
import { readAgenda } from '../topics/read-agenda.ts'
import type { Carried, Group } from './step.ts'

export const PHRASES_WITH_TIMES: Group = {
  name: 'phrases that bring their own times',
  why: 'Agendas, duties, shifts and rules that say their times themselves: read first, so that these times bind no more than that.',
  steps: [
    readAgenda,
    readToldSeries,
    readDaysOfEachSprint,
    (context, { timeZone }) => readPublicHolidays(context, timeZone),
    readCompanions,
    readOwnDuties,
    readFramedRules,
    readShifts,
    readBoundDuties,
    readDaysOfPart,
    readDaysOfNouns,
    readBoundThings,
    findPhrasesOfDays,
    readNightsOfGoal,
  ],
}

function readCompanions(context: ReadingContext, carried: Carried): void {
  carried.companions = readSeriesByName(context)
}

function findPhrasesOfDays(context: ReadingContext, carried: Carried): void {
  carried.resources = findResourceDays(context)
  carried.stretches = findLastStretches(context)
  carried.buffers = findBuffers(context)
  carried.changes = findSlotChanges(context)
  carried.monthly = findDatesOfMonths(context)
}
