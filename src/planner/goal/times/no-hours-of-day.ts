/** Digits written as an hour: behind words that lead to hours, or before the German word for them. A third part makes them a length. */
const WRITTEN = /(?<![\p{L}\p{N}])(?:at|from|until|till|by|before|after|um|ab|bis|gegen|las|às|à|vers|dès|desde|hasta|até) (\d{1,2}):(\d{2})(?![\d:])|(?<![\d:.])(\d{1,2}) ?Uhr(?!\p{L})/giu

export type NoHour = { words: string; start: number; end: number }

/** 'At 25:00', 'um 26 Uhr', 'until 14:75': written as an hour of the day, and none; with the word before it. Offsets are those of `text`. */
export function hoursOfNoDay(text: string): NoHour[] {
  return [...text.matchAll(WRITTEN)]
    .filter(([, hour, minute, alone]) => Number(hour ?? alone) > 24 || Number(minute ?? 0) > 59)
    .map((match) => ({ words: match[0], start: match.index, end: match.index + match[0].length }))
}

/** The text without them, each letter where it was, so that no rule makes a name or a number of them. */
export function withoutHoursOfNoDay(text: string): string {
  return hoursOfNoDay(text).reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

export function warningOfNoHour({ words }: NoHour): string {
  return `“${words}” is no time of the day and was left out. Say the hour again.`
}
