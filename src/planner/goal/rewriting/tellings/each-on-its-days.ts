import type { Said } from '../said.ts'

const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)s?|weekdays?|weekends?|weeknights?|(?:the )?(?:mornings|evenings|afternoons|lunchtimes?|nights))`
const DAYS = String.raw`(?:(?:on|at|in) )?(?:the )?${DAY}(?:(?: ?(?:,|/|&|and|or|to) ?| )(?:on )?${DAY}| (?:mornings?|evenings?|afternoons?|lunchtimes?|nights?|(?:from |between )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?(?: ?(?:-|–|to|and) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)?| (?:after|before) \d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)){0,4}`
const WHAT = String.raw`(?!(?:an?|one|two|three|four|the|some|most|it|this|that|more|work|only|about|up|both|any)(?!\p{L}))\p{L}{3,16}(?: (?!(?:on|at|in|only|and|or|to|from|for|with)(?!\p{L})|${DAY}(?!\p{L}))\p{L}{2,16})?`
const VERB = '(?:do|have|take|manage|study|revise|practi[cs]e|read|write|work on|go to|play|fit in)'
const EACH = new RegExp(String.raw`(?<=^|[.!?;\n] ?)(?:i|we) (?:can|could)(?: only)? ${VERB} (?<one>${WHAT}) (?:only )?(?<days>${DAYS}),? (?:and|but)(?: (?:i|we) can)?(?: only)?(?: ${VERB})? (?<other>${WHAT}) (?:only )?(?<others>${DAYS})(?= ?(?:[.!?;\n]|$))`, 'giu')
/** Periods are no thing that is done; a run told with its days is one of a series. */
const NO_THING = /(?<!\p{L})(?:days?|weeks?|hours?|minutes?|mornings?|evenings?|afternoons?|nights?|runs?|rides?|swims?|sessions?|workouts?)$/iu

/** 'I can do lessons on Saturdays and study theory on Tuesday evenings': there is time on all of these days, and for each of the two on its own. */
export function eachOnItsDays(text: string): Said[] {
  return [...text.matchAll(EACH)].flatMap(({ 0: words, index, groups }) => {
    const { one = '', days = '', other = '', others = '' } = groups!
    if (NO_THING.test(other) || NO_THING.test(one) && !/ days$/iu.test(one)) return []
    return [{ text: `I am free ${days}. I am free ${others}. ${capital(one)} only ${days}. ${capital(other)} only ${others}`, start: index, end: index + words.length }]
  })
}

function capital(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}`
}
