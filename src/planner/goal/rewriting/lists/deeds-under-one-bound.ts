import { isDeed } from '../../topics/deed-forms.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'

const LEAD = /^(?:(?:and|also|then|please|so|i|we|i['’]ve|we['’]ve|i['’]d|we['’]d|(?:(?:also|still|just|really|both) )?(?:need to|have to|want to|got to|would like to|like to|must|should|ought to))\s)+/iu
const BOUND = new RegExp(String.raw`^(?<deeds>[^.!?;:()]{8,200}?),? (?<bound>(?:by|before|no later than|ahead of|in time for) (?=[^,;:()]*(?:\d|(?<!\p{L})(?:the|our|my|his|her|their|he|she|they|it|we|i|easter|christmas|${ANY_WEEKDAY})(?!\p{L})))(?:(?!\sand\s)[^,;:().!?]){2,40})[.!]?$`, 'iu')
const MOST = 6
const MOST_WORDS = 9

/** 'I need to buy tiles and pick a shower before the plumber comes': what is done by one day is one sentence each; none where anything but deeds is listed. */
export function deedsUnderOneBound(sentence: string): string[] {
  const said = sentence.trim()
  const lead = LEAD.exec(said)?.[0] ?? ''
  const groups = BOUND.exec(said.slice(lead.length))?.groups
  if (!groups) return []
  const deeds = groups['deeds']!.split(/,\s(?:and\s)?|\sand\s/u).map((deed) => deed.trim())
  const areDeeds = deeds.every((deed) => isDeed(deed.split(' ')[0]!.toLowerCase()) && deed.includes(' ') && deed.split(' ').length <= MOST_WORDS)
  return deeds.length > 1 && deeds.length <= MOST && areDeeds ? deeds.map((deed) => `${deed[0]!.toUpperCase()}${deed.slice(1)} ${groups['bound']!}`) : []
}
