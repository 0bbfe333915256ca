import { rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { busySentence } from './grid-sentences.ts'
import { areInvited } from './invited-names.ts'
import type { Said } from '../said.ts'

type Item = { day: string; ranges: string; names: string[]; start: number; end: number }

const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?`
const CLOCK = String.raw`(?:noon|midday|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?)`
const NAME = String.raw`(?![ap]\.?m(?!\p{L}))\p{Lu}[\p{L}’'-]{1,20}`
const NAMES = String.raw`${NAME}(?:(?:, and |, | and | & | ?\/ ?|\+)${NAME}){0,8}`
/** '9-10 (Ana, Bo)', '9 to 10: Ana', 'Mon 9-10 is taken by Ana'. */
const ITEM = new RegExp(String.raw`(?:(?<=[(:;,.?!\n] ?|, and | and |[-*•] |^)|(?<=\bon ))(?:from |between )?(?:(${WEEKDAY}),? )?(?:from |between )?(${CLOCK} ?(?:-|–|—|to|until|till|and) ?${CLOCK}(?! ?[ap]\.?m(?!\p{L})))(?: ?\((${NAMES})\)|(?::| –| -| =)? (?:(?:is |are |was )?(?:already )?(?:taken|blocked|booked|claimed|occupied) by |goes to |belongs to |by )?(${NAMES})(?=[,;.)\n]| and \d|$))`, 'giu')

/** Hours with the people behind that they belong to, as sentences: 'Monday: 9-10 (Ana), 9:30-10 (Bo, Cleo)'. At least two, of people whom the text names elsewhere. */
export function sentencesOfTimesWithNames(text: string): Said[] {
  const said: Said[] = []
  const names = new Set<string>()
  for (const list of listsIn(text)) {
    const lead = leadOf(text, list[0]!.start)
    const people = [...new Set(list.flatMap((item) => item.names))]
    if (lead.text.length > LONGEST_LEAD || /\d/u.test(lead.text) || lead.text.split(/[^\p{L}’'-]+/u).some((word) => people.includes(word))) continue
    for (const name of people) names.add(name)
    const isFree = areFreeTimes(lead.text, lead.above)
    said.push({ text: people.flatMap((name) => sentencesOf(name, list, { day: lead.day, isFree })).join(' '), start: lead.start, end: endOf(text, list) })
  }
  const around = said.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  return names.size >= 2 && [...names].every((name) => around.includes(name)) && areInvited(text, said, [...names]) ? said : []
}

/** With the dot of the sentence, for which each of the new ones has its own. */
function endOf(text: string, list: readonly Item[]): number {
  const { end } = list.at(-1)!
  return text[end] === '.' ? end + 1 : end
}

/** Lines and leads longer than this are prose of their own. */
const LONGEST_LEAD = 90

function sentencesOf(name: string, list: readonly Item[], { day, isFree }: { day: string; isFree: boolean }): string[] {
  const byDay = new Map<string, string[]>()
  let last = day
  for (const item of list) {
    last = item.day || last
    if (item.names.includes(name)) byDay.set(last, [...(byDay.get(last) ?? []), item.ranges])
  }
  return [...byDay].map(([on, ranges]) => busySentence(name, { day: on, ranges: ranges.join(', '), isFree }))
}

/** Items of one list: nothing but a comma, a semicolon or 'and' between them. */
function listsIn(text: string): Item[][] {
  const lists: Item[][] = []
  for (const found of text.matchAll(ITEM)) {
    const item = itemOf(found)
    const list = lists.at(-1)
    if (item === null) continue
    if (list !== undefined && /^[,;]?(?: and| on| then)* ?$/u.test(text.slice(list.at(-1)!.end, item.start))) list.push(item)
    else lists.push([item])
  }
  return lists.flat().length >= 2 ? lists : []
}

function itemOf({ 0: whole, 1: day = '', 2: range, 3: bracketed, 4: bare, index }: RegExpExecArray): Item | null {
  const ranges = rangesIn(range!.replace(/ and /iu, ' to '))
  const names = (bracketed ?? bare!).split(/, and |, | and | & | ?\/ ?|\+/u)
  return ranges === null || !names.every((name) => /^\p{Lu}/u.test(name)) ? null : { day, ranges, names, start: index, end: index + whole.length }
}

/** What stands before a list in its sentence, with the day that it names or that stands on the line above. */
function leadOf(text: string, at: number): { text: string; above: string; day: string; start: number } {
  const before = text.slice(0, at)
  const start = Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1
  const lead = before.slice(start)
  const lines = text.slice(0, start).trimEnd()
  const above = lines.slice(lines.lastIndexOf('\n') + 1)
  const heading = new RegExp(String.raw`^\W*(${WEEKDAY})\W*$`, 'iu').exec(above)?.[1] ?? ''
  const own = [...lead.matchAll(new RegExp(String.raw`(?<!\p{L})${WEEKDAY}(?!\p{L})`, 'giu'))].at(-1)?.[0]
  return { text: lead, above, day: own ?? heading, start: start + (lead.length - lead.trimStart().length) }
}
