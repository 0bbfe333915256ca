import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const DAYS = String.raw`(?:weekends?|weekdays?|(?:${ANY_WEEKDAY})s?|mornings?|afternoons?|evenings?|nights?)`
const HOURS = String.raw`(?:(?:after|before|from|until|till|to|between|-|–) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)`
const TIMES = String.raw`(?:(?:on|at|in the|the) )?${DAYS}(?:(?:,? (?:and|or|&) |, | )(?:on |at |in the )?(?:${DAYS}|${HOURS})){0,6}`
/** How somebody says when they can, behind a list of what there is to do. */
const FORMS = [
  String.raw`(?:only|just) (?<one>${TIMES}) (?:free|available|possible)`,
  String.raw`(?:only|just) (?:free|available|possible) (?:only )?(?<two>${TIMES})`,
  String.raw`(?:free|available) (?:only )?(?<three>${TIMES})`,
  String.raw`can only (?:do|work|manage) (?<four>${TIMES})`,
  String.raw`(?<five>${TIMES}) only`,
]
const BEHIND_LIST = new RegExp(String.raw`(?<sign>\s?[;,–—]\s)(?:(?:and|but) )?(?:i(?:['’]m| am) )?(?:${FORMS.join('|')})(?=\s*(?:[.;!?\n]|$))`, 'giu')
const AHEAD = /(?:[,;:]|(?<!\p{L})and(?!\p{L}))/u
/** 'The kiln, only Wednesdays available', 'Bo, only free on Mondays': times of what stands right before them. */
const OF_IT = /^(?:(?:and )?(?:the|our|my|his|her|their|each|every) |\p{Lu}\S*(?: \([^()]*\))?$)/u

/** 'Give notice, clean the flat; only weekends and Tuesday evenings free': when somebody can is no rule of the last thing of the list. */
export function ownFreeTimes(text: string): Said[] {
  return [...text.matchAll(BEHIND_LIST)].flatMap(({ 0: words, index, groups }) => {
    const sentence = text.slice(0, index).split(/[.!?\n]\s/u).at(-1)!
    const times = [groups!['one'], groups!['two'], groups!['three'], groups!['four'], groups!['five']].find((each) => each !== undefined)!
    const isLoose = groups!['three'] !== undefined || groups!['five'] !== undefined
    if (!AHEAD.test(sentence) || (groups!['sign']!.includes(',') && (isLoose || OF_IT.test(sentence.split(/[,;:]/u).at(-1)!.trim())))) return []
    return [{ text: `. I am only free ${/^(?:on|at|in) /iu.test(times) ? '' : 'on '}${times}`, start: index, end: index + words.length }]
  })
}
