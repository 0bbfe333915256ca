import { labelOf } from '../labels.ts'
import { hasTime, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { addPart, holdsPart } from './add-part.ts'
import { deedOf } from './deed-forms.ts'

/** What a clause says is still to be done to its thing: where the thing ends and the deed's own word, or null. */
type Lack = { says: string; pattern: RegExp; isGerund?: true }

const LACKS: readonly Lack[] = [
  { says: "The fabric isn't bought yet", pattern: /^(?<thing>.{2,60}?) (?:(?:still )?(?:isn't|aren't|is not|are not|hasn't been|haven't been|has not been|have not been|is still not|are still not)|not)(?: yet| even)? (?<deed>\p{L}+)(?<particle> (?:for|up|out))?(?: yet| so far)?$/u },
  { says: 'The legs need fixing', pattern: /^(?<thing>.{2,60}?) (?:(?:still|also|both|all|badly|really) )*(?:needs?|wants?|requires?) (?<deed>\p{L}{2,}ing)(?<particle> (?:over|up|out|off|down|back|away))?(?: first| too| as well| badly)?$/u, isGerund: true },
  { says: 'The van still has to be booked', pattern: /^(?<thing>.{2,60}?) (?:(?:still|also|both|all) )*(?:has|have|needs?|must|should|ought)(?: to)? (?:still )?be (?<deed>\p{L}+)(?: too| still| first| as well)?(?: (?:before|until) .{2,40}| (?<rest>(?:to|for|from|at|by|with|into?|on|off|up|back|out|down|away|over|about) .{2,60}))?$/u },
  { says: "I haven't ordered the wood yet", pattern: /^(?:i|we)(?: still)? (?:haven't|have not|haven't even|have yet to) (?:yet )?(?<deed>\p{L}+) (?<thing>.{2,60}?) (?:yet|so far)$/u },
]
const NO_THING = /^(?:i|we|it|this|that|they|he|she|you|there|everything|nothing|all|which|who|what|if|when|until|and|but|because)(?= |$)/u

/** 'The team needs nothing', 'the room needs lighting': what is needed is a thing. */
const NO_DEED = /^(?:\p{L}*thing|spring|string|ring|king|wing|bedding|clothing|lighting|heating|flooring|parking|funding|housing|seating|training|planning|building|money)$/u

/** 'The fabric isn't bought yet', 'the legs need fixing': buying and fixing them is work of the plan. */
export function readLacks(context: ReadingContext): void {
  if (context.language !== 'en') return
  for (const segment of context.segments) {
    if (segment.depth > 0 || isClaimed(context, segment) || hasTime(context, segment)) continue
    const parts = clausesOf(context, segment).map((part) => ({ part, lack: lackIn(keysOf(context, part)) }))
    for (const { part, lack } of parts) if (lack !== null) addLack(context, { from: part.from, to: part.to }, lack)
  }
}

/** The two of 'the neighbours must be told and a key has to be cut', where each says what is to be done, or is about somebody: '… and we want a new lock'. */
function clausesOf(context: ReadingContext, { from, to }: Segment): Words[] {
  const clauses = splitAtJoints(context.source, { from, to }).map((part) => withoutLead(context, part))
  const areApart = clauses.length > 1 && clauses.some((part) => lackIn(keysOf(context, part)) !== null) && clauses.every((part) => lackIn(keysOf(context, part)) !== null || OWN_SUBJECT.test(keysOf(context, part)[0]!))
  return areApart ? clauses : [withoutLead(context, { from, to })]
}

const OWN_SUBJECT = /^(?:i|we|he|she|they|i'm|we're|i'd|we'd)$/u

function withoutLead({ source: { tokens } }: ReadingContext, { from, to }: Words): Words {
  const lead = tokens.slice(from, to).findIndex(({ key }) => !/^(?:and|so|also|then|but|plus|oh|because)$/u.test(key))
  return { from: from + Math.max(0, lead), to }
}

function addLack(context: ReadingContext, words: Words, lack: Lacking): void {
  const thing = { from: words.from + lack.from, to: words.from + lack.to }
  const name = ANYBODY.test(textOf(context, thing)) ? textOf(context, thing) : labelOf(context, thing, MOST_WORDS)
  if (name === null) return
  const rest = lack.rest === 0 ? '' : ` ${textOf(context, { from: words.to - lack.rest, to: words.to })}`
  const label = `${lack.deed} ${withArticle(context, thing, name)}${rest}`
  const listed = context.readings.find((reading) => reading.kind === 'topic' && reading.label.toLowerCase() === name.toLowerCase())
  // 'Fridge' in the list, and behind it 'we haven't ordered the fridge yet'.
  if (listed?.kind === 'topic') Object.assign(listed, { label, text: label })
  else if (holdsPart(context, words)) rename(context, words, label)
  else addPart(context, words, label, { isDuty: true })
}

const MOST_WORDS = 4
const ANYBODY = /^(?:somebody|someone)$/iu

type Lacking = { from: number; to: number; deed: string; rest: number }

/** `rest`: how many tokens say more of the deed, at the end. */
function lackIn(keys: readonly string[]): Lacking | null {
  const said = keys.join(' ')
  for (const { pattern, isGerund } of LACKS) {
    const found = pattern.exec(said)?.groups
    // 'The roof needs felting': a rare deed stands as it was said.
    const deed = found ? deedOf(found['deed']!) ?? (isGerund && !NO_DEED.test(found['deed']!) ? found['deed']! : null) : null
    if (!found || deed === null || NO_THING.test(found['thing']!)) continue
    const from = said.startsWith(found['thing']!) ? 0 : keys.indexOf(found['deed']!) + 1
    return { from, to: from + found['thing']!.split(' ').length, deed: `${deed}${found['particle'] ?? ''}`, rest: found['rest']?.split(' ').length ?? 0 }
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
