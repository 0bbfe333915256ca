import type { Weekday } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeDay, describeMinutes, describePattern } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What a group does together, which takes all of the hours that it meets. */
const TOGETHER = /^(?:(?:and|but) )?(?:we|wir|nous|on|nosotros|n[óo]s)? ?(?:all |usually |always )?(?:rehearse|meet|proben|treffen uns|r[ée]p[ée]tons|nous r[ée]unissons|ensayamos|nos reunimos|ensaiamos|rehearsals?|proben|ensayos?|r[ée]p[ée]titions?|ensaios?)(?: \p{L}+)?(?= )/iu
const LONGEST = 240

/** 'We rehearse Thursdays 19:30-21:30': each of these evenings is one rehearsal, as long as that. */
export function settleEveningsOfGroups(context: ReadingContext): void {
  const { plannerType, readings } = context
  barSessions(context)
  if (plannerType !== 'calendar' || readings.some(({ kind, appliesTo }) => kind === 'session' && appliesTo === null)) return
  const open = readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null)
  const [group] = open
  if (open.length !== 1 || group?.kind !== 'availability' || group.windows.length !== 1 || (group.days.weekdays?.length ?? 0) === 0 || !TOGETHER.test(group.words)) return
  const minutes = group.windows[0]!.to - group.windows[0]!.from
  if (minutes < 30 || minutes > LONGEST) return
  const { words, start, end, source, strength } = group
  readings.push({ id: '', words, start, end, source, strength, appliesTo: null, kind: 'session', minMinutes: minutes, maxMinutes: minutes, text: `Sessions of ${describeMinutes(minutes)}` })
  beginWithFirst(context, group.days.weekdays!)
}

/** 'First meeting 19 January': the first of them, and where the plan begins. */
function beginWithFirst(context: ReadingContext, weekdays: readonly Weekday[]): void {
  const first = context.readings.find((reading) => reading.kind === 'event' && reading.from === null && /^(?:the |our |die )?(?:first|erste|premi[eè]re?|primera?|primeir[ao]) \p{L}+$/iu.test(reading.title) && weekdays.includes(weekdayOf(reading.days.first)))
  if (first?.kind !== 'event' || context.readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null)) return
  const { id, words, start, end, source, strength, days } = first
  context.readings = context.readings.map((reading) => (reading === first ? { id, words, start, end, source, strength, appliesTo: null, kind: 'horizon', first: days.first, last: null, text: `Start on ${describeDay(days.first)}` } : reading))
}

/** What a session of the plan may be called. */
const SESSIONS = /^(?:(?:club|work|working|band|choir|team|group|practice|training|rehearsal|craft|our|the|society) )*(?:nights?|evenings?|sessions?|meetings?|rehearsals?|class(?:es)?|practices?|practi[cs]e|training|probe|proben|ensayo|ensayos|r[ée]p[ée]titions?|ensaios?)$/iu

/** 'Tuesdays 19:30-21:30 only … no club night 30 March': on that Tuesday nothing is done at all. */
function barSessions({ readings }: ReadingContext): void {
  const open = readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null && (reading.days.weekdays?.length ?? 0) > 0)
  const weekdays = new Set(open.flatMap((reading) => (reading.kind === 'availability' ? reading.days.weekdays! : [])))
  for (const reading of open.length > 0 ? readings : []) {
    const isOfSessions = reading.kind === 'exclusion' && reading.windows.length === 0 && reading.appliesTo?.labels.every((label) => SESSIONS.test(label)) === true
    if (!isOfSessions || reading.kind !== 'exclusion' || !reading.days.spans?.length || !reading.days.spans.every(({ first, last }) => last > first || weekdays.has(weekdayOf(first)))) continue
    Object.assign(reading, { appliesTo: null, text: `Nothing on ${describePattern(reading.days)}` })
  }
}
