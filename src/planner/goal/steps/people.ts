import { findSpacings } from '../amounts/read-spacing.ts'
import { findSpacedSeries } from '../amounts/spaced-series.ts'
import { readPeople } from '../people/read-people.ts'
import type { ReadingContext } from '../reading-context.ts'
import { readSprints } from '../sprints/read-sprints.ts'
import type { Carried, Group } from './step.ts'

export const PEOPLE: Group = {
  name: 'who takes part, and what lies apart',
  why: "Names and roles look like things, places and times, and 'three weeks apart' like a length: they are known before anything else is read.",
  steps: [
    readSprints,
    readPeopleOfPlan,
    findWhatLiesApart,
  ],
}

/** People of visits and meetings are known by these. */
function readPeopleOfPlan(context: ReadingContext): void {
  if (context.readings.every(({ kind }) => kind !== 'visit' && kind !== 'meeting')) readPeople(context)
}

function findWhatLiesApart(context: ReadingContext, carried: Carried): void {
  carried.spaced = findSpacedSeries(context)
  carried.spacings = findSpacings(context)
}
