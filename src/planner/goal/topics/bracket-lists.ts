import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isItem } from './is-item.ts'
import { itemsOf } from './content-of-items.ts'

/** '(button, input, modal, table)': three or more items in brackets. */
export function bracketLists(context: ReadingContext): Words[][] {
  const lists: Words[][] = []
  let run: Segment[] = []
  for (const segment of [...context.segments.filter(({ depth }) => depth > 0), null]) {
    const last = run.at(-1)
    if (segment && last && segment.lead === ',' && segment.sentence === last.sentence && segment.from === last.to + 1) {
      run.push(segment)
      continue
    }
    if ((run.length >= 3 || run.length === 2 && run.every((part) => areNames(context, part))) && run.every((part) => isItem(context, part)) && !run.some((part) => isAttribute(context, part)) && !tellsOfOccasion(context, run)) lists.push(itemsOf(context, run))
    run = segment ? [segment] : []
  }
  return lists
}

/** 'Open morning on 6 March (Little Acorns, 48 places, we need to fill 15)': what brackets behind an occasion and its day tell of it. */
function tellsOfOccasion(context: ReadingContext, run: readonly Segment[]): boolean {
  const before = context.segments[context.segments.indexOf(run[0]!) - 1]
  const isDated = run[0]!.lead === '(' && before !== undefined && context.groups.some(({ from, to, expressions: [first] }) => from >= before.from && to <= before.to && first!.days !== null)
  const isTold = (part: Segment) => /^(?:i|we|it|they|there|about|around|\d[\d.,]*)$/u.test(context.source.tokens[part.from]!.key) && context.source.tokens[part.from]!.kind !== 'symbol'
  return context.plannerType === 'calendar' && isDated && run.some(isTold)
}

/** 'Redo our balcony (8 square metres, south facing, 4th floor)': beside a measure, what is said in brackets tells how the thing is. */
export function isAttribute(context: ReadingContext, part: Segment): boolean {
  return context.plannerType === 'calendar' && ATTRIBUTE.test(textOf(context, part))
}

const ATTRIBUTE = /^(?:(?:about |approx\.? |ca\.? )?\d[\d.,]* ?(?:x ?\d[\d.,]* ?)?(?:m2|m²|sqm|sq m|square (?:metres?|meters?|feet|ft)|qm|m|cm|mm|km|kg|lbs?|stone|litres?|l|ft|feet|inch(?:es)?|floors?|storeys?|acres?|hectares?)(?: \p{L}+)?|size \p{L}{1,4}|size \d+|\d{1,2}(?:st|nd|rd|th) floor|ground floor|top floor|(?:north|south|east|west)[- ]?(?:east|west)?[- ]facing|built (?:in )?\d{4}|grade \d|zone \d\p{L}?)$/iu

/** 'openings (Italian, London)': one or two words with capitals, so that two of them are a list. */
function areNames(context: ReadingContext, { from, to }: Segment): boolean {
  return to - from <= 2 && context.source.tokens.slice(from, to).every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text)) && !context.people.has(context.source.tokens[from]!.text)
}
