import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** What the words beside a day in somebody's brackets make of it: the first or the last on which they are there, days that something else has, or the day of a thing that they hand over. */
export type Term = 'comes' | 'leaves' | 'elsewhere' | 'hands over'

/** 'Contract ends 31 March', 'last working day', 'leaves us on': the last day of somebody. */
const LEAVES = /^(?:(?:her|his|their|the|whose) )?(?:(?:[\p{L}-]+ ){0,3}(?:contract|employment|assignment|secondment|internship|placement|stay)(?: (?:ends?|ending|expires?|expiring|finishes|over|is|runs?|out|up|on|until|till|to|goes))*|last (?:working )?day(?: (?:is|on|here|with us))*|(?:is )?(?:leaves|leaving|finishes|finishing|stops|quits|retires|retiring)(?: (?:us|the team|the company|for good|on|after))*)$/u
/** 'Joins on 1 March', 'contract starts', 'back from leave on': the first day. */
const COMES = /^(?:who )?(?:only |will )*(?:joins?|joining|starts?|starting|begins|beginning|arrives?|arriving|comes?(?: in| back| on board)?|on board|(?:is )?back|returns?|returning|(?:her|his|their) first day(?: is)?|contract (?:starts|begins))(?: (?:us|the team|work|with us|only|again|from|after (?:\p{L}+ )?(?:leave|holiday|illness)|on|as of))*$/u
const NOT_YET = /^(?:(?:but|is|are|only) )*(?:not(?: (?:available|there|in|free|with us|here|back))?|no|never|can['’]t(?: (?:start|join))?|cannot(?: (?:start|join))?)$/u
/** What takes somebody's own days each week. */
const ELSEWHERE = /^(?:(?:has|at|in|on|goes to|is at|is in) )?(?:(?:her|his|their|the|an?|other|another|second) )*(?:[\p{L}-]+ )?(?:school|college|university|uni|classes|class|lectures?|seminars?|teaching|teaches|lessons|course|studies|studying|training|clinic|surgery|therapy|chemo|dialysis|childcare|kids|job|customer|client|project|assignment)(?: (?:on|all day|each|every))*$/u
/** 'Delivers the statics 5 Feb', 'hands over the drawings on': the day of the thing. */
const HANDS_OVER = /^(?:who )?(?:will )?(?:delivers?|sends?|supplies|provides?|submits?|returns|brings?|hands? (?:over|in)|presents|ships?|gives? us|gets? us) (?!us |on |from |to )[\p{L}-]/u

/** The words of one item of the brackets before a time. */
function wordsBefore({ source: { tokens } }: ReadingContext, bracket: Words, group: TimeGroup): string {
  let from = group.from
  while (from > bracket.from && !/^[,;]$/u.test(tokens[from - 1]!.key)) from -= 1
  return tokens.slice(from, group.from).map(({ key }) => key).join(' ')
}

/** What is said of somebody on the days of a time in their brackets; null where the days are theirs without more. */
export function termInBrackets(context: ReadingContext, bracket: Words, group: TimeGroup): Term | null {
  const said = wordsBefore(context, bracket, group)
  const [first, second] = group.expressions
  if (HANDS_OVER.test(said)) return 'hands over'
  if (first!.recurrence !== null || first!.days !== null && first!.days.bareWeekday !== null) return ELSEWHERE.test(said) ? 'elsewhere' : null
  // 'Last day 12 Feb' is two times for the grammar.
  if (second !== undefined) return LAST_DAY.test(first!.words) && isDayAhead(context, second) ? 'leaves' : null
  if (!isDayAhead(context, first!)) return null
  const bound = first!.bound ?? ''
  if (/^(?:before|until)$/u.test(bound) && NOT_YET.test(said) || bound === 'since' && /^(?:not|no|never) /iu.test(first!.words)) return 'comes'
  if (LEAVES.test(said) && /^(?:|until|by)$/u.test(bound)) return 'leaves'
  return COMES.test(said) && /^(?:|since)$/u.test(bound) ? 'comes' : null
}

const LAST_DAY = /^(?:(?:her|his|their|the) )?last (?:working )?day$/iu

function isDayAhead({ today }: ReadingContext, { days, clock }: TimeExpression): boolean {
  return days !== null && clock === null && days.first > today && /^(?:day|week|month)$/u.test(days.grain)
}
