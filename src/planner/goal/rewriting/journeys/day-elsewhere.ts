import type { Said } from '../said.ts'

const PLACE = String.raw`(?:the )?\p{Lu}[\p{L}’'-]*(?: (?:(?:de|of|la|le|del|da|do) )?\p{L}[\p{L}’'-]*){0,3}`
const DAY = new RegExp(String.raw`(?<=[,;:] (?:and |plus |then )?|\p{L} (?:and|plus) )(?<day>an? (?:whole |full |long )?day (?:out )?(?:in|at)) (?<place>${PLACE})(?=\s{0,2}(?:[,.;!?)\n]|$))`, 'gu')
/** Days told of several towns are stays, one behind the other. */
const STAYED = /(?:(?:\d{1,2}|two|three|four|five|six|seven|ten|another|a|one) (?:days?|nights?|weeks?) (?:in|at|on)|(?:\d{1,2}|two|three|four|five) (?:days?|nights?)) \p{Lu}/u
const OPENING = /^[^,;.:!?\n]*/u

/** 'Long weekend in Lisbon …: Belém, the tile museum, a day in Sintra': among things to see, a day at another place is an outing. */
export function dayElsewhere(text: string): Said[] {
  const days = [...text.matchAll(DAY)]
  const opening = OPENING.exec(text)![0].length
  if (days.length !== 1 || STAYED.test(text.slice(opening, days[0]!.index)) || STAYED.test(text.slice(days[0]!.index + days[0]![0].length))) return []
  const { index, groups } = days[0]!
  return [{ text: 'a day trip to', start: index, end: index + groups!['day']!.length }]
}
