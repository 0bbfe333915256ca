import { statementsOf } from '../../statements.ts'
import type { Statement } from '../../statements.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'
import { blockAt, blocksIn } from './blocks.ts'
import type { Block } from './blocks.ts'
import { LINK_WORDS, gapsAmong } from './gaps.ts'
import type { Gap } from './gaps.ts'
import { waysSaid } from './link-marks.ts'
import type { Ways } from './link-marks.ts'
import { linkSaid, withoutRemarks } from './link-remarks.ts'
import type { Found, Link } from './link-remarks.ts'

/** Where the links that follow begin. */
type Hub = { name: string; line: number; isBack: boolean; isHeading: boolean }

/** Which places are joined, from what stands between their names: the sign or word that repeats joins, what separates lists. */
export function linksIn(context: ReadingContext, mentions: readonly Mention[], isSaid: (index: number) => boolean): Link[] {
  const statements = statementsOf(context, { atCommas: false })
  const links: Link[] = []
  const denied = new Set<string>()
  const blocks = blocksIn(context, mentions)
  let hub: Hub | null = null
  let heading: { ways: Ways; hasLinks: boolean } = { ways: null, hasLinks: false }
  for (const [index, statement] of statements.entries()) {
    const inside = mentions.filter(({ from, to }) => from >= statement.from && to <= statement.to)
    if (inside.length === 0) {
      heading = { ways: waysSaid(context, statement), hasLinks: hasLinkWord(context, statement) || heading.hasLinks && isLink(context, statement) }
      if (hub !== null && statement.line !== hub.line) hub = null
      continue
    }
    const own = withoutRemarks(context, statement, inside)
    if (hub !== null && hub.line !== statement.line && !(hub.isHeading && isItem(context, statement))) hub = null
    const isOther = Array.from({ length: statement.to - statement.from }, (_, offset) => statement.from + offset).some(isSaid)
    const isAbout = !isOther && (hasLinkWord(context, statement) || heading.hasLinks || isPairAlone(context, statement, own))
    hub = hubOfBlock(context, statement, { block: blockAt(blocks, statement.from), first: own[0]! }) ?? hub
    const { found, next } = linksOf(context, { statement, names: own, hub, isSaid, isAbout })
    let lead = waysSaid(context, { from: statement.from, to: own[0]!.from }) ?? heading.ways
    for (const link of found) {
      const said = linkSaid(context, { statements, index, own, link, lead, mentions })
      if (said.isDenied) denied.add(`${link.first.name}\n${link.second.name}`)
      else links.push(said.link)
      lead = said.lead
    }
    hub = next
  }
  // 'Oslo flies to Riga, but Riga doesn't fly to Oslo.'
  return links.map((link) => (denied.has(`${link.to}\n${link.from}`) ? { ...link, ways: 'one' as const } : link))
}

/** 'Direct flights to: Riga, Malta' below 'Oslo'. */
function hubOfBlock(context: ReadingContext, statement: Statement, { block, first }: { block: Block | null; first: Mention }): Hub | null {
  const way = block === null || block.name === first.name ? null : isLedByLinks(context, statement, first)
  return way === null ? null : { name: block!.name, line: statement.line, isBack: way === 'from', isHeading: false }
}

/** 'Direct flights to: …', 'Connected with …', 'reached from: …'. */
function isLedByLinks({ source: { tokens } }: ReadingContext, { from }: Words, first: Words): 'to' | 'from' | null {
  const lead = tokens.slice(from, first.from).map(({ key }) => key)
  if (lead.length === 0 || lead.length > 9 || !lead.some((key) => LINK_WORDS.has(key) || /^(?:to|onward|onwards|next|from|go|goes|out)$/u.test(key))) return null
  return lead.includes('from') ? 'from' : 'to'
}

function isLink(context: ReadingContext, { from, to }: Words): boolean {
  return to - from <= 8 && waysSaid(context, { from, to }) !== null
}

function hasLinkWord({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => LINK_WORDS.has(key))
}

/** '- Riga', 'to Riga', '> Riga' below where it starts. */
function isItem({ source: { tokens } }: ReadingContext, { from }: Words): boolean {
  return /^(?:[-*•>→+]|to)$/u.test(tokens[from]!.key)
}

/** A line that holds two names, a sign or 'and' and nothing else. */
function isPairAlone({ source: { tokens } }: ReadingContext, { from, to }: Words, names: readonly Mention[]): boolean {
  const [first, second] = names
  const start = /^[-*•+]$/u.test(tokens[from]!.key) ? from + 1 : from
  return names.length === 2 && first!.from === start && second!.to === to && second!.from - first!.to === 1
}

type Stretch = { statement: Statement; names: readonly Mention[]; hub: Hub | null; isSaid: (index: number) => boolean; isAbout: boolean }

function linksOf(context: ReadingContext, { statement, names, hub, isSaid, isAbout }: Stretch): { found: Found[]; next: Hub | null } {
  const { tokens } = context.source
  const gaps = gapsAmong(context, names, isSaid)
  const found: Found[] = []
  const joins = isAbout && andJoins(gaps) ? new Set<Gap>([...JOINS, 'and']) : JOINS
  let origin = hub
  let start = 0
  for (let index = 0; index <= gaps.length; index += 1) {
    const gap = gaps[index]
    if (gap !== undefined && gap !== 'cut' && gap !== 'apart') continue
    const cluster = names.slice(start, index + 1)
    const inner = gaps.slice(start, index)
    const isBracketed = /^[([]$/u.test(tokens[cluster[0]!.from - 1]?.key ?? '')
    const isWhole = cluster[0]!.from === statement.from && cluster.at(-1)!.to === statement.to
    if (cluster.length === 1 && start === 0 && index === gaps.length && origin === null) return { found, next: hubOfHeading(context, statement, cluster[0]!) }
    found.push(...inCluster({ names: cluster, gaps: inner, origin, isPair: isBracketed || isWhole && inner[0] !== 'list' || isWhole && isAbout, isAbout, joins }))
    const head = found.at(-1)
    if (inner[0] !== undefined && /^(?:hub|hub-back|dash|to|from-to|on)$/u.test(inner[0]) && head?.isOfHub) origin = { name: head.first.name, line: statement.line, isBack: inner[0] === 'hub-back', isHeading: false }
    start = index + 1
  }
  return { found, next: origin }
}

/** 'From Oslo:' and 'Oslo' on a line of their own. */
function hubOfHeading({ source: { tokens } }: ReadingContext, { from, to, line }: Statement, name: Mention): Hub | null {
  const behind = tokens.slice(name.to, to).map(({ key }) => key).filter((key) => !/^[*_#]$/u.test(key))
  const isOpen = behind.at(-1) === ':' || behind.length === 0
  const before = tokens.slice(from, name.from).map(({ key }) => key)
  const isLead = before.every((key) => /^(?:[-*•#+_\d.)]|from|out|of|in|leaving|starting|to|reach|departures?|flights?|direct|routes?|connections?|the|ab|von|desde|de|depuis)$/u.test(key))
  return isOpen && isLead && behind.length <= 8 ? { name: name.name, line, isBack: before.at(-1) === 'to' || behind.includes('from') && behind.at(-1) === ':', isHeading: true } : null
}

const JOINS: ReadonlySet<Gap> = new Set(['both', 'on', 'back', 'dash', 'to', 'from-to', 'hub', 'hub-back'])

/** The 'and' of 'A and B, C and D, from E to F' makes pairs, the last one of a list does not. */
function andJoins(gaps: readonly Gap[]): boolean {
  const isBound = (gap: Gap | undefined) => gap === undefined || gap === 'list' || gap === 'cut'
  return !gaps.some((gap) => gap === 'hub' || gap === 'hub-back') && gaps.some((gap, index) => gap === 'and' && isBound(gaps[index - 1]) && (gaps[index + 1] === 'list' || gaps[index + 1] === 'cut'))
}

/** The links among names that nothing cuts. */
function inCluster({ names, gaps, origin, isPair, isAbout, joins }: { names: readonly Mention[]; gaps: readonly Gap[]; origin: Hub | null; isPair: boolean; isAbout: boolean; joins: ReadonlySet<Gap> }): Found[] {
  const fromOrigin = (targets: readonly Mention[]): Found[] => targets.filter(({ name }) => name !== origin!.name).map((target) => ({ first: { ...target, name: origin!.name }, second: target, gap: origin!.isBack ? 'hub-back' : 'hub', isOfHub: true }))
  if (gaps.every((gap) => !joins.has(gap))) {
    if (origin !== null) return fromOrigin(names)
    const areTwos = names.length % 2 === 0 && gaps.every((gap, index) => (index % 2 === 0 ? gap === 'and' : true))
    if (isAbout && areTwos) return twosOf(names, gaps)
    return names.length === 2 && isPair ? twosOf(names, gaps) : []
  }
  const found: Found[] = []
  for (const part of partsOf({ names, gaps, joins })) {
    const own = names.slice(part.from, part.to + 1)
    const [first, second, ...others] = own
    const [gap, ...inner] = gaps.slice(part.from, part.to)
    if (!first || !second || gap === undefined) continue
    const areTwos = !joins.has(gap) || gap === 'and' && gaps.slice(part.from, part.to).every((next) => next === 'and')
    if (areTwos && own.length % 2 === 0) found.push(...twosOf(own, gaps.slice(part.from, part.to)))
    if (areTwos) continue
    const isChain = inner.some((next) => joins.has(next))
    if (isChain) found.push(...names.slice(part.from, part.to).map((name, index) => ({ first: name, second: names[part.from + index + 1]!, gap: gaps[part.from + index]!, isOfHub: false })))
    else found.push({ first, second, gap, isOfHub: others.length > 0 || gap.startsWith('hub') }, ...others.map((target) => ({ first, second: target, gap, isOfHub: true })))
  }
  return found
}

/** 'A and B, C and D'. */
function twosOf(names: readonly Mention[], gaps: readonly Gap[]): Found[] {
  return names.flatMap((first, index) => (index % 2 === 0 && names[index + 1] ? [{ first, second: names[index + 1]!, gap: gaps[index]!, isOfHub: false }] : []))
}

/** Cut where a list goes on with a name that is joined to the next, or comes back to one of its own: 'A to B or C, D to E', 'A to B, B and C'. */
function partsOf({ names, gaps, joins }: { names: readonly Mention[]; gaps: readonly Gap[]; joins: ReadonlySet<Gap> }): Words[] {
  const parts: Words[] = []
  let from = 0
  for (let index = 0; index < gaps.length; index += 1) {
    const isAgain = gaps[index] === 'list' && names.slice(from, index + 1).some(({ name }) => name === names[index + 1]!.name)
    if (joins.has(gaps[index]!) || !isAgain && !joins.has(gaps[index + 1] ?? 'list')) continue
    parts.push({ from, to: index })
    from = index + 1
  }
  return [...parts, { from, to: gaps.length }]
}
