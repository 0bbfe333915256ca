import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DayNumber, DaySpan } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { addReading, claim, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { hasCue } from '../cues.ts'
import { personNamed } from './people-words.ts'

/** What is said between somebody and a day, or behind it, and which days they are not there. */
type Term = { says: string; holds: (said: Said) => boolean; away: (days: DaySpan, context: ReadingContext, said: Said) => DaySpan }
type Said = { between: string; before: string; behind: string; bound: string | null; isAlone: boolean; isMany: boolean; since: DayNumber | null }

/** How long somebody is with a team; every row is about people who are known. */
export const TERMS: readonly Term[] = [
  { says: 'Kofi is back from his training on 27 January', holds: ({ between }) => BACK.test(between), away: ({ first }, { today }) => ({ first: today, last: first - 1 }) },
  { says: 'Kofi comes in on 1 February', holds: ({ between, bound }) => bound === null && COMES_IN.test(between), away: ({ first }, { today }) => ({ first: today, last: first - 1 }) },
  { says: 'Kofi leaves us on 12 February', holds: ({ between, bound }) => LEAVES.test(between) && (bound === null || bound === 'after'), away: ({ last }) => ({ first: last + 1, last: last + NO_END_DAYS }) },
  { says: "Kofi's contract runs out on 12 February", holds: ({ between, bound }) => CONTRACT_ENDS.test(between) && (bound === null || bound === 'until'), away: ({ last }) => ({ first: last + 1, last: last + NO_END_DAYS }) },
  { says: 'Kofi goes on parental leave on 12 February', holds: ({ between, bound }) => (bound === null || bound === 'since') && LONG_LEAVE.test(between), away: ({ first }) => ({ first, last: first + NO_END_DAYS }) },
  { says: 'Kofi is here until 12 February', holds: ({ between, bound }) => HERE.test(between) && /^(?:until|by)$/u.test(bound ?? ''), away: ({ last }) => ({ first: last + 1, last: last + NO_END_DAYS }) },
  { says: "Kofi doesn't start before 1 February", holds: ({ between, bound }) => bound === 'before' && NOT_YET.test(between), away: ({ first }, { today }) => ({ first: today, last: first - 1 }) },
  { says: 'From 1 February Kofi binds the books', holds: ({ between, bound, behind }) => between === '' && bound === 'since' && COMES.test(behind), away: ({ first }, { today }) => ({ first: today, last: first - 1 }) },
  { says: 'Kofi is not there on 11 February', holds: ({ between, bound }) => bound === null && ABSENT.test(between), away: (days) => days },
  { says: 'Kofi and Abena are both at a fair on 4 February', holds: ({ between, bound, isMany }) => bound === null && isMany && OUT_TOGETHER.test(between), away: (days) => days },
  { says: 'Kofi has an operation on 26 January and is off until 5 February', holds: ({ between, bound }) => /^(?:until|by)$/u.test(bound ?? '') && OFF_AGAIN.test(between), away: ({ last }, { today }, { since }) => ({ first: since ?? today, last }) },
  { says: 'Holidays: Kofi 25-29 January', holds: ({ between, before, bound, isAlone }) => between === '' && bound === null && isAlone && hasCue(before.split(' '), 'awayOfPerson'), away: (days) => days },
]

const BACK = /^(?:who )?(?:(?:is|will be|comes|gets|only|not|won't|be|isn't) ){0,4}(?:back|returns?)(?: (?:again|with us|in the team|in the office|at work))?(?: (?:from|after) (?:\S+ ){0,3}\S+)?(?: again)?(?: on| until)?$/u
const COMES_IN = /^(?:who )?(?:(?:only|will) )*(?:joins?(?: us| the team)?|comes?(?: (?:in|on board|aboard|to us))?|gets here)(?: (?:only|on|from))*$/u
const LEAVES = /^(?:who )?(?:(?:is|will|unfortunately|already|only) ){0,3}(?:leaves|leaving|leave|quits|departs|moves on|goes off|stops|finishes|['’]s last day is|last day is)(?: (?:us|the team|the company|the project|for good|with us|here|working))?(?: (?:on|after))?$/u
const CONTRACT_ENDS = /^['’]s (?:(?:fixed-term|temporary|current|work) )?(?:contract|placement|internship|assignment|secondment)(?: (?:only|already|with us))*(?: (?:ends?|expires?|finishes|runs? out|runs|is up|is over|goes|lasts|is))?(?: on| until)?$/u
/** It goes on beyond any plan when nobody says until when. */
const LONG_LEAVE = /^(?:who )?(?:(?:is|will|be) )*(?:(?:goes|go|going)(?: off)? on|starts?|begins?)(?: (?:her|his|their|a))? (?:maternity|paternity|parental|long|unpaid|stress|elder) ?-? ?leave(?: (?:on|from|as of))?$/u
const HERE = /^(?:who )?(?:(?:is|stays|works|can|help|only|just|with|will|be|available|there|around|free) ){1,6}(?:us|here|available|there|with the team|help|around|free|on the team|stays|works|on board|stay)?$/u
const NOT_YET = /^(?:doesn't|does not|won't|will not|can't|cannot|isn't|is not)(?: (?:start|begin|join|come|arrive|be|get|here|there|available|back|free|us|the team|in|around|with|going to))*$/u
/** What follows 'from 1 February Kofi': work, or being there. */
const COMES = /^(?:(?:is|will|can|also|then|helps|joins|takes|does|works|has|\p{L}{3,}s) )/u
const ABSENT = /^(?:(?:both|all) )?(?:isn't|aren't|is not|are not|won't be|will not be|can't be|cannot be|can't make it|isn't going to be|not)(?: (?:there|in|here|available|around|free|with us|at work|in the office|working|reachable|back|with the team))?(?: on| from)?$/u

const OFF_AGAIN = / (?:and|then|so|,) (?:is |will be |stays |then )*(?:off|away|out|absent|on (?:sick )?leave|on holiday|not available|unavailable|gone|in hospital)(?: again)?$/u
const OUT_TOGETHER = /^(?:are|will be)(?: both| all)? (?:(?:off|away|out|gone|absent|ill|sick|abroad|unavailable|travelling|traveling|on (?:leave|holiday|vacation|annual leave))|(?:at|on) (?:a|an|their) (?!call|team|project|site)(?:\S+ ?){1,3})(?: on| from)?$/u

/** 'Bo leaves us on 12 February', 'Ana and Bo aren't there on the 11th', 'holidays: Ana 25-29 January, Cleo 8-10 February'. */
export function addTerms(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  for (const group of context.groups) {
    const [first] = group.expressions
    const spans = group.entries.flatMap((entry) => (entry.windows.length > 0 || entry.point !== null ? [] : entry.spans))
    if (first!.days === null || spans.length === 0 || context.claimed[group.from] === 1) continue
    const named = namesBeside(context, group)
    const said = named ? wordsBeside(context, { group, named, bound: first!.bound }) : null
    const term = said ? TERMS.find(({ holds }) => holds(said)) : undefined
    if (!named || !term) continue
    const away = spans.map((days) => term.away(days, context, said!)).filter(({ first, last }) => last >= first && last >= context.today)
    if (away.length === 0) continue
    const words = { from: Math.min(named.from, group.from), to: Math.max(named.to, group.to) }
    for (const person of named.people) addReading(context, words, { value: { kind: 'exclusion', days: { spans: away }, windows: [], person }, text: `${person} away ${describePattern({ spans: away })}` })
    claim(context, group.from < named.from ? group : words)
  }
}

/** How many words may stand between somebody and the day. */
const MOST_BETWEEN = 11

type Named = Words & { people: string[] }

/** The people whom the clause names right before the day, or right behind it. */
function namesBeside(context: ReadingContext, group: TimeGroup): Named | null {
  const { tokens } = context.source
  const person = (index: number) => personNamed(context, (tokens[index]?.text ?? '').replace(/['’]s$/u, ''))
  const next = tokens[group.to]?.key === ',' ? group.to + 1 : group.to
  let last = group.from - 1
  while (last >= Math.max(0, group.from - MOST_BETWEEN) && person(last) === null && tokens[last]!.kind !== 'break' && !/^[.;:!?]$/u.test(tokens[last]!.key)) last -= 1
  if (last < 0 || last < group.from - MOST_BETWEEN || person(last) === null) return person(next) === null ? null : { from: next, to: next + 1, people: [person(next)!] }
  const people = [person(last)!]
  let from = last
  while (from >= 2 && /^(?:and|&|,|\/)$/u.test(tokens[from - 1]!.key) && person(from - 2) !== null) {
    from -= 2
    people.unshift(person(from)!)
  }
  return { from, to: last + 1, people: tokens[last + 1]?.key === ',' && from < last ? people.slice(-1) : people }
}

function wordsBeside(context: ReadingContext, { group, named, bound }: { group: TimeGroup; named: Named; bound: string | null }): Said {
  const { tokens } = context.source
  const keys = (from: number, to: number) => tokens.slice(from, to).map(({ key }) => key).join(' ')
  const segment = segmentAt(context, named.from)
  const sentence = segment ? sentenceOf(context, segment) : []
  const head = segment ? sentence.slice(0, sentence.indexOf(segment)).findLast(({ to }) => tokens[to]?.key === ':') : undefined
  const isHeaded = head !== undefined
  const owner = /['’]s$/u.test(tokens[named.to - 1]!.text) ? "'s " : ''
  return {
    between: group.from >= named.to ? `${owner}${keys(named.to, group.from)}`.trim() : '',
    before: isHeaded ? keys(head.from, head.to) : '',
    behind: `${keys(named.to, named.to + 3)} `,
    bound: group.from >= named.to || bound === 'since' ? bound : 'none',
    isMany: named.people.length > 1,
    since: context.groups.findLast((other) => other.from >= named.to && other.to <= group.from && other.expressions[0]!.days !== null)?.expressions[0]!.days?.first ?? null,
    isAlone: group.from === named.to || /^[:-]$/u.test(tokens[named.to]?.key ?? ''),
  }
}
