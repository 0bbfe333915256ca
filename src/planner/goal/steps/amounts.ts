import { settleHoursOfHabits } from '../amounts/hours-of-habits.ts'
import { settleHoursOfSeveral } from '../amounts/hours-of-several.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import { readQuantities } from '../amounts/read-quantities.ts'
import { settleTurnsOfDay } from '../amounts/turns-of-day.ts'
import { settleWeeksOfCounted } from '../amounts/weeks-of-counted.ts'
import { settleBlocksOfDay } from '../times/blocks-of-day.ts'
import { readSlotChanges } from '../times/changes-of-slots.ts'
import { settleDaysOfCounted } from '../times/days-of-counted.ts'
import { settleHoursForOneThing } from '../times/hours-for-one-thing.ts'
import { settleHabitDays } from '../times/settle-habit-days.ts'
import type { Group } from './step.ts'

export const AMOUNTS: Group = {
  name: 'amounts',
  why: 'How much, how often and how long, told apart from times by now; habits take the hours and days that were read beside them.',
  steps: [
    readQuantities,
    readAmounts,
    settleDaysOfCounted,
    settleWeeksOfCounted,
    (context, { changes }) => readSlotChanges(context, changes),
    settleTurnsOfDay,
    settleHoursOfHabits,
    settleHoursOfSeveral,
    settleHabitDays,
    settleBlocksOfDay,
    settleHoursForOneThing,
  ],
}
