const FREE = /\b(?:free|available|availability|availabilities|open|openings|can (?:make|do|meet))\b/iu
const BUSY = /\b(?:busy|blocked|booked|taken|calendars?|commitments?|conflicts?|meetings?|appointments?|unavailable|(?:not|n't|never) (?:free|available)|can't|cannot)\b/iu

/** Whether the times of a table are free ones: its own first words say so, else the last sentence above it. */
export function areFreeTimes(...said: readonly string[]): boolean {
  const sentence = said.map((words) => words.trim().split(/[.!?]\s/u).at(-1)!).find((words) => FREE.test(words) || BUSY.test(words)) ?? ''
  return FREE.test(sentence) && !BUSY.test(sentence)
}
