import { labelOf } from '../labels.ts'
import { hasTime, isClaimed, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addPart, holdsPart } from './add-part.ts'
import { deedOf } from './deed-forms.ts'

/** What a clause says is still to be done to its thing: where the thing ends and the deed's own word, or null. */
type Lack = { says: string; pattern: RegExp }

const LACKS: readonly Lack[] = [
  { says: "The fabric isn't bought yet", pattern: /^(?<thing>.{2,60}?) (?:(?:still )?(?:isn't|aren't|is not|are not|hasn't been|haven't been|has not been|have not been|is still not|are still not)|not)(?: yet| even)? (?<deed>\p{L}+)(?<particle> (?:for|up|out))?(?: yet| so far)?$/u },
  { says: 'The legs need fixing', pattern: /^(?<thing>.{2,60}?) (?:(?:still|also|both|all|badly|really) )*(?:needs?|wants?|requires?) (?<deed>\p{L}+ing)(?: first| too| as well| badly)?$/u },
  { says: 'The van still has to be booked', pattern: /^(?<thing>.{2,60}?) (?:(?:still|also|both|all) )*(?:has|have|needs?|must|should|ought)(?: to)? (?:still )?be (?<deed>\p{L}+)(?: too| still| first| as well)?(?: (?:before|until|for) .{2,40})?$/u },
  { says: "I haven't ordered the wood yet", pattern: /^(?:i|we)(?: still)? (?:haven't|have not|haven't even|have yet to) (?:yet )?(?<deed>\p{L}+) (?<thing>.{2,60}?) (?:yet|so far)$/u },
]
const NO_THING = /^(?:i|we|it|this|that|they|he|she|you|there|everything|nothing|all|which|who|what|if|when|until|and|but|because)(?= |$)/u

/** 'The fabric isn't bought yet', 'the legs need fixing': buying and fixing them is work of the plan. */
export function readLacks(context: ReadingContext): void {
  if (context.language !== 'en') return
  for (const segment of context.segments) {
    if (segment.depth > 0 || isClaimed(context, segment) || hasTime(context, segment)) continue
    const lack = lackIn(keysOf(context, segment).filter((key) => key !== ''))
    if (lack === null) continue
    const thing = { from: segment.from + lack.from, to: segment.from + lack.to }
    const name = labelOf(context, thing, MOST_WORDS)
    if (name === null) continue
    const label = `${lack.deed} ${withArticle(context, thing, name)}`
    const listed = context.readings.find((reading) => reading.kind === 'topic' && reading.label.toLowerCase() === name.toLowerCase())
    // 'Fridge' in the list, and behind it 'we haven't ordered the fridge yet'.
    if (listed?.kind === 'topic') Object.assign(listed, { label, text: label })
    else if (holdsPart(context, segment)) rename(context, segment, label)
    else addPart(context, segment, label)
  }
}

const MOST_WORDS = 4

function lackIn(keys: readonly string[]): { from: number; to: number; deed: string } | null {
  const said = keys.join(' ')
  for (const { pattern } of LACKS) {
    const found = pattern.exec(said)?.groups
    const deed = found ? deedOf(found['deed']!) : null
    if (!found || deed === null || NO_THING.test(found['thing']!)) continue
    const from = said.startsWith(found['thing']!) ? 0 : keys.indexOf(found['deed']!) + 1
    return { from, to: from + found['thing']!.split(' ').length, deed: `${deed}${found['particle'] ?? ''}` }
  }
  return null
}

/** 'the fabric' keeps its article. */
function withArticle(context: ReadingContext, { from }: Words, name: string): string {
  const { key } = context.source.tokens[from]!
  return /^(?:the|a|an|our|my)$/u.test(key) ? `${key} ${name}` : name
}

/** 'legs need fixing' as an item of a list is called after what is done. */
function rename(context: ReadingContext, { from, to }: Words, label: string): void {
  const { tokens } = context.source
  const inside = context.readings.filter((reading) => reading.kind === 'topic' && reading.start >= tokens[from]!.start && reading.end <= tokens[to - 1]!.end)
  const [only] = inside
  if (inside.length === 1 && only!.kind === 'topic') Object.assign(only!, { label, text: label })
}
