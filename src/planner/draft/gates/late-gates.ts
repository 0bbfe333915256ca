import type { GateLength, ReadingOf } from '../../goal/brief.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText } from '../wording.ts'
import { dayNeeded, daysOfGate, isTooLate } from './gate-days.ts'
import { lengthText } from './gate-tasks.ts'
import { TOO_LATE } from './gate-texts.ts'

const MILLISECONDS_PER_DAY = 86_400_000

/** What cannot be there in time however early it is asked for, and by how much, for the plan's warnings. */
export function lateGates(frame: PlanFrame): string[] {
  const { language, first } = frame
  return frame.of('gate').filter((gate) => isTooLate(gate, frame)).map((gate) => {
    const [there, end] = [first + daysOfGate(gate), dayNeeded(gate, frame)]
    const late: GateLength = { count: there - end, unit: 'day' }
    return fillText(TOO_LATE, language, { of: gate.of, length: lengthsText(gate, language), day: dayText(there, language), late: lengthText(late, language), end: dayText(end, language) })
  })
}

function lengthsText({ stages }: ReadingOf<'gate'>, language: Language): string {
  return stages.flatMap(({ takes }) => (takes === null ? [] : [lengthText(takes, language)])).join(' + ')
}

function dayText(day: DayNumber, language: Language): string {
  return new Date(day * MILLISECONDS_PER_DAY).toLocaleDateString(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
