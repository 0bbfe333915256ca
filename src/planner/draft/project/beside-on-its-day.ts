import type { ReadingOf } from '../../goal/brief.ts'
import type { Text } from '../../playbooks/playbook.ts'
import { clockTime } from '../../time/day-number.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise, fillText } from '../wording.ts'

/**
 * What stands nearest before and after a date on its own day, in the goal's words: of a date of which nothing else is
 * known, that much can be said truly. Empty where it has no hour or is alone on its day.
 *
 * @example 'Before it that day: “Weigh-in” (08:00). After it: “Contests” (11:00). '
 */
export function besideOnItsDay(event: ReadingOf<'event'>, frame: PlanFrame): string {
  const { from, days } = event
  if (from === null) return ''
  const others = frame.of('event').filter((other): other is ReadingOf<'event'> & { from: number } => other.id !== event.id && other.from !== null && other.days.first === days.first && other.title.toLowerCase() !== event.title.toLowerCase())
  const before = others.filter((other) => other.from < from).toSorted((a, b) => b.from - a.from)[0]
  const after = others.filter((other) => other.from > from).toSorted((a, b) => a.from - b.from)[0]
  const said = (text: Text, other: { title: string; from: number } | undefined) => (other === undefined ? '' : `${fillText(text, frame.language, { title: capitalise(other.title), hour: clockTime(other.from) })} `)
  return said(BEFORE_IT, before) + said(AFTER_IT, after)
}

const BEFORE_IT: Text = { en: 'Before it that day: “{title}” ({hour}).', de: 'Davor an diesem Tag: „{title}“ ({hour}).', es: 'Antes, ese día: «{title}» ({hour}).', fr: 'Avant, ce jour-là : « {title} » ({hour}).', pt: 'Antes, nesse dia: “{title}” ({hour}).' }
const AFTER_IT: Text = { en: 'After it: “{title}” ({hour}).', de: 'Danach: „{title}“ ({hour}).', es: 'Después: «{title}» ({hour}).', fr: 'Après : « {title} » ({hour}).', pt: 'Depois: “{title}” ({hour}).' }
