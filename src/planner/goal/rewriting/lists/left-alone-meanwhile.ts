import type { Said } from '../said.ts'

const LENGTH = String.raw`(?:at least |about |around |roughly |another |a good |a full )?(?<length>(?:\d{1,3}|an?|one|two|three|four|five|six|seven|ten|twelve) ?(?:h|hrs?|hours?|days?|weeks?|nights?|months?))(?!\p{L})`
const STANDING = '(?:dry|cure|set|rest|stand|sit|harden|settle|cool|chill|prove|proof|ferment|mature|air|drain|soak|acclimatise|acclimatize)'
const WHERE = String.raw`(?:(?:in|on|under) (?:the |a )?[\p{L}-]{3,14}|alone|clamped|covered|untouched|undisturbed)`
const END = String.raw`(?=\s*(?:$|[,.;\n)]|and |then |before ))`
/** 'Let it dry for 2 days', 'leave in clamps 24 hours', 'dries for a week', behind the step that it is said of. */
const LEFT_ALONE = new RegExp(String.raw`(?<=[\p{L}\p{N}])(?:,|[.;]\s?|,? (?=and|then))\s?(?:and )?(?:then )?(?:(?:you |we |i )?(?:must |have to |need to )?(?:let|leave|allow|keep)(?: (?:it|this|that|them|everything)(?: all)?| the [\p{L}-]+(?= (?:to )?${STANDING}))?(?: (?:to )?${STANDING})?(?: ${WHERE})?|(?:it )?(?:must |has to |needs to )?(?:dry|dries|cure|cures|rest|rests|cool|cools|harden|hardens|drying|curing))(?: (?:out|off|up|through))?(?: for)? ${LENGTH}(?: ${WHERE})?${END}`, 'giu')
/** 'Ferment for 2 weeks in the cellar', 'soak the beans for a day': done in a moment, and left alone after that. */
const DEED = new RegExp(String.raw`(?<=(?:^|[,.;:\n]|(?<!\p{L})(?:and|then)) ?)(?<deed>(?:soak|ferment|prove|proof|marinate|steep|chill|freeze|brine|quarantine|acclimati[sz]e)(?: (?:(?:the|my|our) )?[\p{L}-]+){0,3}?)(?: for)? ${LENGTH}(?<where> ${WHERE})?${END}`, 'giu')

const POINTS_BACK = /(?<!\p{L})(?:it|this|that|them)(?!\p{L})/iu

/** 'Let the water stand 2 weeks before the plants', 'Slab on the 3rd. It cures a week before the walls': a lag up to what it names. */
function isBefore(text: string, end: number): boolean {
  return text.slice(end, end + 8).trimStart().toLowerCase().startsWith('before ')
}

const OF_IT = /(?<!\p{L})(?:it|this|that|them|everything|the)(?!\p{L})/iu

/** What is left alone for so long, as a bracket behind the step before it: 'glue the top (must dry 2 days), sand it'. */
export function leftAloneMeanwhile(text: string): Said[] {
  // 'Leave my job. Rest for 2 weeks': in a sentence of its own it has to say what is left.
  const left = [...text.matchAll(LEFT_ALONE)].filter(({ 0: words, index }) => (words.startsWith(',') || OF_IT.test(words)) && (words.startsWith(',') && POINTS_BACK.test(words) || !isBefore(text, index + words.length))).map(({ 0: words, index, groups }) => ({ text: ` (must dry ${groups!['length']!})`, start: index, end: index + words.length }))
  const done = [...text.matchAll(DEED)].filter(({ 0: words, index }) => !isBefore(text, index + words.length)).map(({ 0: words, index, groups }) => ({ text: `${groups!['deed']!}${groups!['where'] ?? ''} (must dry ${groups!['length']!})`, start: index, end: index + words.length }))
  return [...left, ...done].toSorted((a, b) => a.start - b.start).filter(({ start }, index, all) => index === 0 || start >= all[index - 1]!.end)
}
