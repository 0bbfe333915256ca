import type { Reading, ReadingOf } from '../../goal/brief.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { isItsWork } from '../rhythms/rhythm-names.ts'
import { arePractical } from '../choosing/parts-testify.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'

/** 'An hour on Wednesday evenings' for things to get and people to ask is the time there is for them, and no practice that must not be missed. */
export function withHoursForParts(frame: PlanFrame): PlanFrame {
  const isForParts = frame.brief.plannerType === 'calendar' && arePractical(statedTopics(frame), frame)
  return isForParts ? withHours(frame.of('rhythm').filter(isTimeForAll), frame) : frame
}

/** 'I sew Tuesdays and Thursdays 1-3' beside a quilt: the hours in which it is made, and no sewing of another kind. */
export function withHoursOfItsWork(playbook: Playbook, frame: PlanFrame): PlanFrame {
  if (frame.brief.plannerType !== 'calendar' || playbook.sessions !== undefined || playbook.series !== undefined) return frame
  return withHours(frame.of('rhythm').filter((rhythm) => isItsWork(rhythm, playbook)), frame)
}

function withHours(hours: readonly ReadingOf<'rhythm'>[], frame: PlanFrame): PlanFrame {
  const { brief } = frame
  if (hours.length === 0) return frame
  const isSaidTwice = (reading: Reading) => reading.kind === 'availability' && hours.some(({ words, days }) => words === reading.words && sameDays(days.weekdays, reading.days.weekdays))
  const readings = brief.readings.flatMap((reading): Reading[] => {
    if (isSaidTwice(reading)) return []
    const rhythm = hours.find((each) => each === reading)
    return [rhythm === undefined ? reading : asHours(rhythm)]
  })
  return withReadings(frame, readings)
}

function isTimeForAll({ title, appliesTo, source, minutes, windows, days, count }: ReadingOf<'rhythm'>): boolean {
  return title === null && appliesTo === null && source === 'stated' && minutes !== null && windows.length > 0 && (days.weekdays ?? []).length > 0 && count === null
}

function sameDays(some: readonly number[] = [], others: readonly number[] = []): boolean {
  return some.length === others.length && some.every((day) => others.includes(day))
}

/** Of each window as much as was said. */
function asHours({ id, words, start, end, source, strength, text, days, windows, minutes }: ReadingOf<'rhythm'>): ReadingOf<'availability'> {
  return { id, words, start, end, source, strength, text, appliesTo: null, kind: 'availability', days, person: null, windows: windows.map(({ from, to }) => ({ from, to: minutes === null ? to : Math.min(to, from + minutes) })) }
}
