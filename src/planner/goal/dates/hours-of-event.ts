import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeEvent } from '../describe.ts'

const SAYS_MIDNIGHT = /midnight|\b24|\b0?0:00|\b12 ?am|mitternacht|minuit|medianoche|meia-noite/iu

/** 'Set up on Saturday from 2' is over before midnight, whoever does not say so; the text says the hours that were read one after the other. */
export function settleHoursOfEvent(event: Reading & ReadingOf<'event'>): void {
  if (event.to === MINUTES_PER_DAY && !SAYS_MIDNIGHT.test(event.words)) event.to = null
  if (isSmallHour(event)) Object.assign(event, { from: event.from! + NOON, to: event.to === null || event.to > event.from! + NOON ? event.to : event.to + NOON })
  event.text = describeEvent(event)
  // 'Feature freeze on 22 January at 23:59' is the end of that day: nothing begins then.
  if (event.from === MINUTES_PER_DAY - 1) Object.assign(event, { from: null, to: null })
}

const NOON = 720
/** Minutes: what begins from one to before five in the morning is told so. */
const [FIRST_SMALL, FIRST_MORNING] = [60, 300]
const OF_THE_NIGHT = /[ap]\.?m\b|night|morning|dawn|dark|early|small hours|sleep|red-?eye|flight|uhr|\d ?h\b|\b0\d|nacht|morgen|früh|madrugada|noche|mañana|nuit|matin|noite|manhã/iu

/** 'Ceremony 2' without anything that says the night is at two in the afternoon. */
function isSmallHour({ from, words }: Reading & ReadingOf<'event'>): boolean {
  return from !== null && from >= FIRST_SMALL && from < FIRST_MORNING && !OF_THE_NIGHT.test(words) && new RegExp(`(?<!\\d)${Math.floor(from / 60)}(?!\\d)`, 'u').test(words)
}
