const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = String.raw`(?:\d{1,2}|${NUMBERS.join('|')}|an?|(?:a )?quarter of an hour|half an hour)`
const LENGTH = String.raw`(?:(?:a |an )?(?:quarter of an hour|half[ -](?:an )?hour)|${NUMBER}[ -]?(?:minutes?|mins?|min|hours?|hrs?)|an hour)`
const ROUNDS = new RegExp(String.raw`(?<!\p{L})(?<count>[2-9]|1[0-2]|${NUMBERS.slice(1).join('|')}) (?<noun>rounds|heats|sets|sessions|talks|matches|games|bouts|legs|slots|lessons|workshops|interviews|performances|auditions)(?!\p{L})`, 'iu')
const EACH_LONG = new RegExp(String.raw`(?:^|,| ) ?(?:of|lasting|each(?: (?:of|in|lasting|is|takes))?|in|at|@) (?:an? )?(?<length>${LENGTH})(?!['’]s?(?: ?of)? (?:break|pause|rest))(?! (?:break|pause|rest|between|in between|apart))`, 'iu')
const BREAK = new RegExp(String.raw`(?<break>${LENGTH})(?:['’]s?)?(?: of)?(?: (?:break|pause|rest|gap|off|turnaround|interval|changeover)| (?:in )?between| apart)`, 'iu')
const STARTS = /(?<!\p{L})(?:from|starting (?:at|from)|start(?:s|ing)?(?: at)?|beginning(?: at)?|begins?(?: at)?|first (?:one )?at) (?<clock>\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m)?)(?![\d\p{L}])/iu

export type Span = { from: number; to: number }
/** So many of one thing on one day: how long each of them is and the break behind it, in minutes. */
export type Rounds = { noun: string; count: number; minutes: number; pause: number; start: string | null }

/** 'Five rounds of 45 minutes with a 15 minute break from 10:00'; null where there is no number of them, or no length. */
export function roundsIn(said: string): Rounds | null {
  const counted = ROUNDS.exec(said)?.groups
  const behind = counted ? said.slice(said.search(ROUNDS)) : ''
  const length = EACH_LONG.exec(behind)?.groups!['length']
  if (!counted || length === undefined) return null
  const pause = BREAK.exec(behind)?.groups!['break']
  return { noun: counted['noun']!.replace(/(?<=match)es$|s$/iu, ''), count: numberOf(counted['count']!), minutes: minutesOf(length), pause: pause === undefined ? 0 : minutesOf(pause), start: STARTS.exec(behind)?.groups!['clock'] ?? null }
}

/** When each of them is: one behind the other, and behind what the day holds in between. */
export function timesOfRounds({ count, minutes, pause }: Rounds, first: number, held: readonly Span[]): Span[] {
  const spans: Span[] = []
  let at = first
  for (let index = 0; index < count; index += 1) {
    const inTheWay = held.toSorted((a, b) => a.from - b.from).find(({ from, to }) => at < to && at + minutes > from)
    at = inTheWay?.to ?? at
    spans.push({ from: at, to: at + minutes })
    at += minutes + pause
  }
  return spans
}

export function numberInWords(number: number): string {
  return NUMBERS[number - 1] ?? String(number)
}

function numberOf(words: string): number {
  const index = NUMBERS.indexOf(words.toLowerCase())
  return index >= 0 ? index + 1 : /^an?$/iu.test(words) ? 1 : Number(words)
}

function minutesOf(length: string): number {
  if (/quarter/iu.test(length)) return 15
  if (/half/iu.test(length)) return 30
  const [, number, unit] = new RegExp(String.raw`^(${NUMBER})[ -]?(\p{L}+)`, 'iu').exec(length)!
  return numberOf(number!) * (/^h/iu.test(unit!) ? 60 : 1)
}
