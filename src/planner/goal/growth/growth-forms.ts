/** Forms in which it is said how much more or less each time is than the one before, as parts of regular expressions. */

export const NUMBER_WORDS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 }

const WORDS = [...NUMBER_WORDS.toReversed(), ...Object.keys(TENS)].join('|')
const NUMBER = String.raw`(?:\d{1,6}(?:[.,]\d{1,3})?|half an?|an?(?= (?:hour|minute|second|kilomet|mile|page|lap|length|round|rep|kilo|pound|quarter))|(?:${WORDS})(?!\p{L}))`
/** Words behind a number that are no unit of it. */
const NO_UNIT = String.raw`(?:over|within|across|during|before|after|once|now|later|eventually|more|fewer|less|extra|longer|shorter|heavier|further|each|every|per|a|an|the|to|by|in|for|on|at|until|till|til|up|down|and|or|then|of|daily|weekly|monthly|from|is|so|with|because|which|that|when|if|as|it|we|i|he|she|they|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*|am|pm|st|nd|rd|th|o)`
const UNIT = String.raw`(?!${NO_UNIT}(?![\p{L}-]))(?:%|\p{L}[\p{L}-]*)`
/** '5 km', '10%', 'five'. */
export const AMOUNT = String.raw`${NUMBER}(?:[ -]?${UNIT})?`

const TURNS = String.raw`(?:days?|weeks?|wks?|months?|fortnights?|nights?|mornings?|evenings?|afternoons?|weekends?|sessions?|times?|runs?|walks?|swims?|rides?|lessons?|workouts?|practices?|sittings?|goes|go|turns?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)`
/** 'each week', 'every other day', 'per session', 'every ten days', 'weekly'. */
export const EVERY = String.raw`(?:(?:each|every|per|a) (?:(?:other|second|third|\d{1,2}|${WORDS}) )?${TURNS}|daily|weekly|monthly|nightly)(?!\p{L})`

const MORE = 'more|fewer|less|extra|longer|shorter|heavier|further'
const UPWARDS = String.raw`(?:increas(?:e[ds]?|ing)|rais(?:e[ds]?|ing)|up(?:ping)?|bump(?:ing)?(?: up)?|extend(?:ed|ing)?|lengthen(?:ed|ing)?|gr(?:ow(?:s|ing)?)|build(?:s|ing)?(?: up)?|(?:go(?:es|ing)?|work(?:ing)?|step(?:ping)?|ramp(?:ing)?|mov(?:e|ing)|ris(?:e|ing))(?: (?:my|our|his|her|its|their) way)? up|creep(?:ing)? up|rising|stretch(?:ing)?)`
const DOWNWARDS = String.raw`(?:reduc(?:e[ds]?|ing)|cut(?:ting)?(?: down| back)?|drop(?:s|ped|ping)?(?: down)?|lower(?:ed|ing)?|decreas(?:e[ds]?|ing)|shorten(?:ed|ing)?|(?:go(?:es|ing)?|com(?:e|ing)|step(?:ping)?|wean(?:ing)?|taper(?:ing)?) down|taper(?:ing)?|shrink(?:ing)?)`
/** Words between a verb and its amount: what grows. */
const OBJECT = String.raw`(?:(?!by |from |to |each |every )[\p{L}'’-]+ ){0,5}?`
const LEAD = String.raw`(?:(?:and|but|then|so|plus|to be|i|we|he|she|they|want to|i['’]?d like to|i want to|we want to|trying to|can|will|should|must|need to|have to|please) ){0,4}`

/** 'increase my plank by 10 seconds every day', 'go up by 5 kg each week'. */
export const BY_STEP = new RegExp(String.raw`(?<!\p{L})${LEAD}(?:(?<up>${UPWARDS})|(?<down>${DOWNWARDS})) (?<object>${OBJECT})by (?<step>${AMOUNT})(?: (?:more|less))?(?: (?:on|to|of) (?<behind>[\p{L}'’ -]{3,40}?))?,? (?<every>${EVERY})`, 'giu')
/** 'add 1 km to the Sunday run every week', 'each week add 5 minutes'. */
export const ADDED = new RegExp(String.raw`(?<!\p{L})(?:(?<first>${EVERY}),? )?${LEAD}(?<up>add(?:s|ing)?) (?:on |another )?(?<step>${AMOUNT})(?: more| extra)?(?: (?:to|on) (?<behind>(?!${EVERY})[\p{L}'’ -]{3,40}?))?(?:,? (?<every>${EVERY}))?(?=\s{0,2}(?:[.,;:!?)\n]|$| (?:until|till|til|up to|from|and|so|for|starting|begin)))`, 'giu')
/** 'two fewer each week', '10 seconds more every day', 'an hour longer each day', '5 more pages a day'. */
export const MORE_EACH = new RegExp(String.raw`(?<!\p{L})(?<!(?:no|not|never|any|or) )(?<step>${AMOUNT}) (?<more>${MORE})(?: (?<unit>${UNIT}))?(?: (?:on|to) (?<behind>(?!${EVERY})[\p{L}'’ -]{3,40}?))? (?<every>${EVERY})`, 'giu')
/** 'growing from 6 km to 20 km', 'work up from 10 to 25 minutes'. */
export const FROM_TO = new RegExp(String.raw`(?<!\p{L})${LEAD}(?:(?<up>${UPWARDS})|(?<down>${DOWNWARDS})) (?<object>${OBJECT})from (?:about |roughly |around )?(?<start>${AMOUNT})(?: an? (?:day|week|session|time)| each)?(?: now| today| at present)? (?:up |down )?to (?:about |roughly |around )?(?<target>${AMOUNT}|zero|none|nothing)(?: (?<every>${EVERY}))?`, 'giu')
/** 'building up to 20', 'working up to 5 km', behind how much it is at first. */
export const UP_TO = new RegExp(String.raw`(?<!\p{L})${LEAD}(?:(?<up>${UPWARDS})|(?<down>${DOWNWARDS})) (?<object>${OBJECT})to (?:about |roughly |around )?(?<target>${AMOUNT})(?! ?(?:am|pm|o['’]clock|times|sessions)|[:.]\d)`, 'giu')
/** 'starting at 30 seconds', 'from an initial 6'. */
export const START = new RegExp(String.raw`(?<!\p{L})(?:(?:and |but )?(?:i |we |he |she |i['’]ll |we['’]ll )?(?:start(?:ing|s)?|begin(?:ning|s)?)(?: (?:out|off|me|him|her|us))? (?:at|with|from|on) (?:just |only |about |an? )?(?:initial )?|from an initial )(?<amount>${AMOUNT})(?: (?:each|a day|in the first week|in week (?:1|one)))?(?! (?:each|every|per|${MORE}))`, 'giu')
/** '… by two a week from 15 a day', right behind. */
export const FROM_NOW = new RegExp(String.raw`^,? (?:and |but )?from (?:about |currently )?(?<amount>${AMOUNT})(?<often> (?:a|per) day| daily| each day| every day)?(?: now| today| at present)?(?! ?(?:am|pm|o['’]clock)|[:.]\d)`, 'iu')
/** 'ten minutes daily in week one', '20 min in the first week'. */
export const FIRST_WEEK = new RegExp(String.raw`(?<!\p{L})(?<amount>${AMOUNT})(?: (?<often>a day|daily|each time|every day))?,? (?:in|for|during) (?:the first week|week (?:1|one))(?!\p{L}|\d)`, 'giu')
/** 'until he's at forty', 'up to 20 minutes', 'till I reach 3 km'. */
export const TARGET = new RegExp(String.raw`(?<!\p{L})(?:and )?(?:until|till|til|up to|down to|to reach|up until|working up to|ending (?:at|on|with)|finish(?:ing)? (?:at|on|with)) (?:(?:i|we|he|she|they|it)(?:['’]?(?:m|re|s)| am| are| is)? (?:at |on |up to |down to |hits? |reach(?:es)? |get(?:s)? to |do |does |can do |manage )?)?(?<amount>${AMOUNT}|zero|none)(?! ?(?:am|pm|o['’]clock)|[:.]\d|\p{L})`, 'giu')

/** 'half an hour' is 0.5, 'thirty' 30. */
export function valueOf(words: string): number {
  const [first] = words.toLowerCase().trim().split(/[ -]/u)
  const digits = /^\d+(?:[.,]\d{1,3})?/u.exec(first!)
  if (digits !== null) return Number(digits[0].replace(',', '.'))
  if (first === 'half') return 0.5
  if (first === 'a' || first === 'an') return 1
  if (first === 'none' || first === 'nothing') return 0
  return TENS[first!] ?? NUMBER_WORDS.indexOf(first!)
}

/** The unit behind the number of an amount, as it was typed; null where none is. */
export function unitOf(words: string): string | null {
  const found = new RegExp(String.raw`^${NUMBER}[ -]?(?<unit>${UNIT})$`, 'iu').exec(words.trim())
  return found?.groups!['unit'] ?? null
}

/** 'min', 'minutes' and 'mins' are one unit. */
export function sameUnit(unit: string): string {
  const plain = unit.toLowerCase().replace(/s$/u, '')
  return ALIASES[plain] ?? plain
}

const ALIASES: Readonly<Record<string, string>> = { min: 'minute', sec: 'second', hr: 'hour', h: 'hour', k: 'km', kilometre: 'km', kilometer: 'km', mi: 'mile', kilo: 'kg', m: 'metre', meter: 'metre', pg: 'page', lb: 'pound' }

/** What one time is measured in, where only its first and its last amount are told; how far somebody runs or swims, those know who train. */
export const MEASURES: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'page', 'word', 'rep', 'round'])

/** Of the units in which a sitting is told by its length. */
export const MINUTES_OF: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60 }
