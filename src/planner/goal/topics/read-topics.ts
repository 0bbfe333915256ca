import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Match } from '../../time/grammar/source.ts'
import type { Quantity } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { trimToContent } from '../trim-to-content.ts'
import { addReading, claim, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { areOwnThings, isLastThing, isSaidOfList } from './clauses-in-lists.ts'
import { accompaniedLists, overlaps } from './accompanied-lists.ts'
import { partsBesideGoal, withoutGoal } from './goal-before-list.ts'
import { behindWith, isGoalItself, isOfColonList, withoutHead } from './heads-of-lists.ts'
import { isAmount, isNoItem, isOrderOf, isSource, kindsBehind, withoutRelative } from './listed-items.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isSaid, surroundingsOf } from '../surroundings.ts'
import { countInBrackets } from './amounts-of-items.ts'
import { isTarget, holdsTarget, withoutLimitOf } from './targets-of-items.ts'
import { isState } from '../times/circumstances.ts'
import { breakOfList, withoutLack } from './list-ends.ts'
import { countedPairs } from './counted-pairs.ts'
import { isHandedClause } from './handed-clauses.ts'
import { listVerbIn, withoutLead } from './list-verbs.ts'

const MAX_ITEM_WORDS = 10

/** Enumerations: bullets, lists behind a colon, three or more short items between commas, chains of arrows. */
export function readTopics(context: ReadingContext): void {
  let list = 0
  for (const items of enumerations(context)) {
    list += 1
    const labels = new Set<string>()
    const names = items.map((words) => textOf(context, words).toLowerCase())
    const holdsEffort = items.some((words) => (lengthBehind(context, words)?.minutes ?? 0) > LONGEST_SITTING)
    items.forEach((words, position) => {
      const named = labelOf(context, words, MAX_ITEM_WORDS) ?? (words.to - words.from === 1 ? textOf(context, words) : null)
      const label = named?.replace(/(?<=\p{L})[\s,]+(?:all |and )?(?:exactly |strictly )?in (?:that|this) (?:order|sequence)$/iu, '').replace(/(?<=\p{L}) (?:within|once)$/iu, '').replace(/(?<=\p{L})(?<!\b(?:the|a|new|our|old|each)) (?:before|after|until|till)(?: the)?(?: (?:first|second|third|last|other|next))?$|(?: (?:comes?|goes|must be|should be|has to be|is))? (?:first|last)$/iu, '').replace(BEFORE_VERDICT, '') ?? null
      if (label === null || !/\p{L}/u.test(label) || labels.has(label) || context.people.has(label) || /^\p{L}{2,}[^e]ed$|^(?:arrives?|comes?|expires?|starts?|begins?)$/u.test(label) || isNoItem(context, words, label) || isOrderOf(label, names)) return
      labels.add(label)
      withoutLimitOf(context, words)
      const amount = amountOf(context, words)
      const effort = effortBehind(context, words, holdsEffort)
      addReading(context, { from: words.from, to: effort?.next ?? words.to }, {
        value: { kind: 'topic', label: `${amount?.label ?? label}${kindsBehind(context, words)}`, list, position: position + 1, amount: amount?.amount ?? null, minutes: effort?.value ?? null }, text: effort ? `${label}: ${describeMinutes(effort.value)}` : label,
      })
    })
  }
  if (context.plannerType !== 'sprint') return
  settleNames(context)
  dropWhatDescribes(context)
  dropTrades(context)
}

/** 'Sprint 2' is no part, and on what a part depends is no part of its name. */
function settleNames(context: ReadingContext): void {
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !/^(?:sprint|iteration) \d+$/iu.test(reading.label))
  for (const reading of context.readings) {
    if (reading.kind !== 'topic' || !IF_ROOM.test(reading.label)) continue
    const label = reading.label.replace(IF_ROOM, '')
    Object.assign(reading, { label, text: label })
  }
}

/** The UX of 'Farid - UX; Greetje - SharePoint developer' is what he does, and no part of the work. */
function dropTrades(context: ReadingContext): void {
  const trades = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' ? reading.roles.map((role) => role.toLowerCase()) : [])))
  const isOfSomebody = (words: { start: number }) => {
    const segment = context.segments.find(({ from, to }) => context.source.tokens[from]!.start <= words.start && context.source.tokens[to - 1]!.end > words.start)
    return segment !== undefined && context.segments.some((other) => other.sentence === segment.sentence && other.to === other.from + 1 && context.people.has(context.source.tokens[other.from]!.text))
  }
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !trades.has(reading.label.toLowerCase()) || !isOfSomebody(reading))
}

/** Parts listed elsewhere make a bracket behind the goal, with the goal's own things counted in it, a description. */
const LEAST_ELSEWHERE = 4
const SHORTEST_STEM = 5

/** 'Retire the old ledger server (SAP, 212 ledgers, sigh). Find the owners, …': what the brackets say of the goal is no part of the work. */
function dropWhatDescribes(context: ReadingContext): void {
  const bracket = context.segments.find(({ sentence, lead }) => sentence === 0 && lead === '(')
  if (!bracket) return
  const { tokens } = context.source
  const inside = context.segments.filter(({ sentence, depth }) => sentence === 0 && depth > 0)
  const [start, end] = [tokens[bracket.from]!.start, tokens[inside.at(-1)!.to - 1]!.end]
  const topics = context.readings.flatMap((reading) => (reading.kind === 'topic' ? [reading] : []))
  const described = topics.filter((topic) => topic.start >= start && topic.end <= end)
  const head = new Set(tokens.slice(0, bracket.from).map(({ key }) => key.slice(0, SHORTEST_STEM)).filter((stem) => stem.length === SHORTEST_STEM))
  const countsItself = described.some(({ words, label }) => /^\d/u.test(words) && label.toLowerCase().split(' ').some((word) => head.has(word.slice(0, SHORTEST_STEM))))
  if (!countsItself || topics.length - described.length < LEAST_ELSEWHERE) return
  context.readings = context.readings.filter((reading) => !described.some((topic) => topic === reading))
}

/** 'seat map is the hardest': what is said of the item is no part of its name. */
const BEFORE_VERDICT = /(?<=\p{L}),? (?:is|are) (?:by far )?(?:the )?(?:(?:most|least) \p{L}+|\p{L}{3,}est|(?:top |first |main |highest )?priority|main (?:thing|part|risk)|urgent|crucial|critical|key|important|optional|worst)(?: (?:one|part|bit|thing))?$/iu

/** 'Dark mode if there is time': on what it depends is no part of its name. */
const IF_ROOM = /(?<=\p{L}{3}) if (?:there['’]?s|there is|there are|we have|we've|we find|i have|i find|time|possible|it fits|at all|the budget|budget|room)(?: .*)?$/iu

/** A length up to this one is how long a sitting takes, in a plan of one's own. */
const LONGEST_SITTING = 240
const WORKING_DAY = 480

/** 'CSV export (6 hours)', 'PDF export: 2 days': how much work the item is. It takes the place of a session's length. */
function effortBehind(context: ReadingContext, words: Words, holdsEffort: boolean): Match<number> | null {
  const length = lengthBehind(context, words)
  // '45 min' behind an item of one's own is a sitting, unless another item takes days.
  if (!length || context.plannerType !== 'sprint' && (length.isDays || !holdsEffort)) return null
  // 'print 5 working days': nobody prints for forty hours.
  if (length.isDays && WITH_OTHERS.test(textOf(context, words))) return null
  const { start } = context.source.tokens[length.group.from]!
  context.readings = context.readings.filter((reading) => reading.kind !== 'session' || reading.start !== start)
  claim(context, length.group)
  return { value: length.minutes, next: length.group.to }
}

/** What others do with it, or time itself: waited for, and not worked on. */
const WITH_OTHERS = /^(?:the )?(?:print(?:ing|ers?)?|delivery|shipping|postage|drying|curing|firing|binding|engraving|approval|permit|customs|visa|druck|lieferung|trocknung|impression|livraison|s[eé]chage|imprenta|entrega|env[ií]o|secado|impress[aã]o|secagem)$/iu

/** The length that stands right behind an item, or in brackets behind it, and nothing behind that. */
function lengthBehind(context: ReadingContext, { to }: Words): { minutes: number; isDays: boolean; group: TimeGroup } | null {
  const { tokens } = context.source
  const from = /^[(:=-]$/u.test(tokens[to]?.key ?? '') ? to + 1 : to
  const start = /^(?:~|≈|approx|ca|about)$/u.test(tokens[from]?.key ?? '') ? from + 1 : from
  const group = context.groups.find((other) => other.from === start)
  const [length] = group?.expressions ?? []
  const behind = group ? tokens[group.to] : undefined
  const isClosed = behind === undefined || behind.kind === 'break' || /^(?:[),;.]|and)$/u.test(behind.key)
  if (!group || !length?.duration || length.duration.isWhole || length.comparison !== null || group.expressions.length > 1 || !isClosed) return null
  const { unit, value, high } = length.duration
  if (/^(?:the|our|their|your|first|last|next|coming)$/u.test(tokens[group.from - 1]?.key ?? '')) return null
  const isDays = unit === 'day' || unit === 'business-day' || unit === 'week'
  if (!isDays && unit !== 'hour' && unit !== 'minute') return null
  return { minutes: isDays ? value * (unit === 'week' ? 5 : 1) * WORKING_DAY : Math.round(high / 60), isDays, group }
}

/** '4 blog posts' is an amount of blog posts. */
function amountOf(context: ReadingContext, words: Words): { amount: Quantity; label: string } | null {
  const behind = countInBrackets(context, words)
  if (behind !== null) return behind
  const number = parseNumber(context.source, words.from)
  if (!number || number.next >= words.to || context.source.tokens[words.from]!.kind !== 'digits' || context.source.tokens[number.next]!.key === 'to') return null
  const label = labelOf(context, { from: number.next, to: words.to }, MAX_ITEM_WORDS)
  return label ? { amount: { value: number.value, unit: label }, label } : null
}

function enumerations(context: ReadingContext): Words[][] {
  const lists: Words[][] = []
  let run: Segment[] = []
  let opening: { items: Words[]; run: Segment[] } | null = null
  const flush = () => {
    const items = itemsOf(context, withoutGoal(context, withoutHead(run)))
    const isAnnounced = run[0]?.lead === ':' || run[0]?.isBullet === true || run[0] !== undefined && run[0].lead === ',' && isOfColonList(context, run[0]) || run.some(({ lead }) => lead === '-' || lead === '→' || lead === '>')
    const tellsHow = run[0]?.sentence === 0 && run[0].lead === ':' && isAttribute(context, run[0])
    if ((items.length >= 3 || (items.length === 2 && isAnnounced)) && !tellsHow && !isGoalItself(context, run[0])) {
      lists.push(items)
      if (run[0]!.sentence === 0) opening ??= { items, run }
    }
    run = []
  }
  for (const segment of outsideBrackets(context)) {
    const last = run.at(-1)
    const continues = last !== undefined && (segment.isBullet ? last.isBullet : segment.sentence === last.sentence && /^(?:,|;|-|→|>|\||\)|\/|\+)$/u.test(segment.lead))
    const ending = context.language === 'en' ? null : breakOfList(context, segment, run)
    if (!continues || ending !== null) flush()
    if (ending === 'outside') continue
    if (isItem(context, segment)) run.push(segment)
    else if (segment.isBullet && run.at(-1)?.isBullet === true) continue
    // 'Write the rules, Ada approves them, train the staff': what somebody does between the items, or in which order, does not end the list.
    else if (run.length > 0 && (isHandedClause(context, segment) || context.plannerType === 'sprint' && segment.lead === ',' && isOrder(context, segment))) continue
    // An item with a rule of its own, 'batch cook on Saturdays', does not end the list that a colon opens.
    else if (segment.lead === ',' && run.length > 0 && run[0]!.sentence === segment.sentence && isOfColonList(context, segment)) continue
    else if (segment.lead !== ';' && context.source.tokens[segment.from]!.key !== 'team') flush()
  }
  flush()
  if (opening !== null && lists.length > 1) withPartsAlone(context, lists, opening)
  const accompanied = accompaniedLists(context)
  const apart = lists.filter((items) => !overlaps(items, accompanied))
  return [...apart, ...accompanied, ...bracketLists(context), ...countedPairs(context, outsideBrackets(context), [...apart, ...accompanied])]
}

/** 'Magazine of our club, 48 pages, handed out on 12 June. Interviews, photos, layout.': where the parts are listed elsewhere, the goal is none of them. */
function withPartsAlone(context: ReadingContext, lists: Words[][], opening: { items: Words[]; run: Segment[] }): void {
  const parts = partsBesideGoal(context, opening.run)
  const at = lists.indexOf(opening.items)
  if (parts !== opening.run) lists.splice(at, 1, itemsOf(context, parts))
}

function outsideBrackets(context: ReadingContext): Segment[] {
  return context.segments.filter(({ depth }) => depth === 0).map((segment) => withoutRelative(context, segment))
}

/** '(button, input, modal, table)': three or more items in brackets. */
function bracketLists(context: ReadingContext): Words[][] {
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
function isAttribute(context: ReadingContext, part: Segment): boolean {
  return context.plannerType === 'calendar' && ATTRIBUTE.test(textOf(context, part))
}

const ATTRIBUTE = /^(?:(?:about |approx\.? |ca\.? )?\d[\d.,]* ?(?:x ?\d[\d.,]* ?)?(?:m2|m²|sqm|sq m|square (?:metres?|meters?|feet|ft)|qm|m|cm|mm|km|kg|lbs?|stone|litres?|l|ft|feet|inch(?:es)?|floors?|storeys?|acres?|hectares?)(?: \p{L}+)?|size \p{L}{1,4}|size \d+|\d{1,2}(?:st|nd|rd|th) floor|ground floor|top floor|(?:north|south|east|west)[- ]?(?:east|west)?[- ]facing|built (?:in )?\d{4}|grade \d|zone \d\p{L}?)$/iu

/** 'openings (Italian, London)': one or two words with capitals, so that two of them are a list. */
function areNames(context: ReadingContext, { from, to }: Segment): boolean {
  return to - from <= 2 && context.source.tokens.slice(from, to).every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text)) && !context.people.has(context.source.tokens[from]!.text)
}

/** A short noun phrase: no 'I', no rule of time except a deadline or a day of its own. */
function isItem(context: ReadingContext, segment: Segment): boolean {
  const named = contentOf(context, segment)
  if (!named) return false
  const words = context.source.tokens.slice(named.from, named.to).filter(({ kind }) => kind === 'word')
  if (words.length === 0 || isAmount(context, segment) || context.claimed.subarray(named.from, named.to).includes(1) && !holdsTarget(context, segment)) return false
  if (segment.isBullet) return true
  const opening = context.source.tokens[segment.from]!.key
  const isThingOfTeam = /^(?:team|crew)$/u.test(opening) && segment.to === segment.from + 2 && /^\p{Ll}/u.test(context.source.tokens[segment.from + 1]!.text) && !/^[:(]$/u.test(context.source.tokens[segment.to]?.key ?? '')
  if (!isThingOfTeam && /^(?:team|squad|crew|no|not|never|without|nothing|don't)$/u.test(opening) || isSource(context, segment) || isOrder(context, segment)) return false
  if (context.people.has(context.source.tokens[named.from]!.text)) return false
  // 'each one gets developed': said of the parts, and none.
  if (SAID_OF_EACH.test(textOf(context, segment))) return false
  // 'anxious', 'total beginner': who it is for.
  if (segment.lead === ',' && isState(textOf(context, named)) || /^(?:i|we) can$/u.test(context.source.tokens.slice(segment.from, segment.from + 2).map(({ key }) => key).join(' '))) return false
  if (/^(?:i|we|he|she|they|you|it|i'm|i've|i'd|we're|we've|there|so|and|but|this|that|my|our|please|ich|wir|yo|je|nous|eu|nos)$/u.test(opening) && words.length > 3 && !listVerbIn(context, segment) && !areOwnThings(context, segment) && !isLastThing(context, segment)) return false
  if (isOfDaysAway(context, segment) || isNeverDone(context, segment) || isSaidOfList(context, segment) || isHowItIs(context, segment) || MONEY_FACT.test(textOf(context, segment))) return false
  return splitAtJoints(context.source, named).every((part) => countWords(context, part) <= MAX_ITEM_WORDS) && !isRule(context, segment)
}

const SAID_OF_EACH = /^(?:then )?(?:each|every|all|both)(?: (?:one|of (?:them|these)|\p{L}{2,20}))? (?:gets?|is|are|needs?|has to|have to|must|goes|go|should|will)(?= |$)/iu

/** 'I take home 2,150, rent 820': what there is to spend. */
const MONEY_FACT = /^(?:(?:and|i|we) )*(?:take home|earn|make|get|net|gross|salary|wages?|income|rent|mortgage|bills?|pension|savings|debts?|child benefit|food|petrol)(?: (?:is|are|of|about|around|net|gross|come to))* ?[€$£]?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|net|gross|a month|per month|k))*$/iu

/** 'my rent is 780', 'my car is paid off in May': what one tells of one's own things is no thing to do. */
function isHowItIs({ plannerType, source: { tokens } }: ReadingContext, { from, to, lead }: Segment): boolean {
  if (plannerType !== 'calendar' || lead !== ',' && lead !== '' || !/^(?:my|our|his|her|their)$/u.test(tokens[from]!.key)) return false
  const verb = tokens.slice(from + 2, Math.min(to, from + 5)).findIndex(({ key }) => /^(?:is|are|was|were|costs?|has|had|gets|got)$/u.test(key))
  return verb >= 0 && from + 2 + verb < to - 1
}

/** 'Easter holidays 29 March - 9 April: kids home, only the tuner': what is told of days that are left alone. */
function isOfDaysAway(context: ReadingContext, segment: Segment): boolean {
  const sentence = context.segments.filter((other) => other.sentence === segment.sentence)
  const colon = sentence.findIndex(({ lead }) => lead === ':')
  if (colon < 1 || sentence.indexOf(segment) < colon || segment.isBullet) return false
  const { tokens } = context.source
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence[colon - 1]!.to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'exclusion' && reading.appliesTo === null && reading.windows.length === 0 && (reading.days.spans ?? []).length > 0 && reading.start >= start && reading.end <= end)
}

/** "I've never done upholstery": what one has not done so far is no thing to do. */
function isNeverDone({ source: { tokens } }: ReadingContext, { from, to }: Segment): boolean {
  const [first, ...rest] = tokens.slice(from, to).map(({ key }) => key)
  return /^(?:i|we|i've|we've|ive|i'm|we're|he's|she's)$/u.test(first ?? '') && rest.slice(0, 3).some((key) => /^(?:never|haven't|havent|hasn't)$/u.test(key))
}

function countWords({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  return tokens.slice(from, to).filter(({ kind }) => kind === 'word').length
}

/** 'firmware after boards' orders things that are named elsewhere. */
function isOrder(context: ReadingContext, segment: Segment): boolean {
  const at = context.source.tokens.slice(segment.from, segment.to).findIndex(({ key }) => /^(?:after|before)$/u.test(key))
  return at > 0 && segment.from + at < segment.to - 1 && !context.groups.some(({ from, to }) => from < segment.to && to > segment.from)
}

/** Segments whose time rules the plan, such as 'weekdays 6-8pm' or 'never on Sunday'. */
function isRule(context: ReadingContext, segment: Segment): boolean {
  return context.groups.some((group) => {
    if (group.from >= segment.to || group.to <= segment.from || isOfSprints(context, group)) return false
    const [first] = group.expressions
    const isLater = first!.days !== null && group.from > segment.from
    const isDeadline = first!.bound !== null && (isLater || first!.bound !== 'since' && first!.bound !== 'after')
    const isDate = first!.days !== null && first!.bound === null
    const around = surroundingsOf(context, group)
    return !(isDeadline || isDate || isExtent(context, group, segment)) || isSaid(around, 'never') || isSaid(around, 'away') && around.leftKeys.at(-1) !== 'closed'
  })
}

/** 'Docker in 2 two-week sprints': when, not what. */
function isOfSprints(context: ReadingContext, group: TimeGroup): boolean {
  const start = context.source.tokens[group.from]!.start
  return context.readings.some((reading) => reading.kind === 'sprint-calendar' && start >= reading.start && start < reading.end)
}

/** 'backfill 2 years': how much of it, not how long it takes. */
function isExtent(context: ReadingContext, group: TimeGroup, segment: Segment): boolean {
  const { duration } = group.expressions[0]!
  if (!duration || group.from === segment.from || group.to !== segment.to) return false
  if (isTarget(context, group, segment)) return true
  return (duration.low >= 86_400 || context.plannerType === 'sprint' && group.expressions[0]!.comparison === null) && context.source.tokens.slice(segment.from, group.from).every(({ key }) => !/^(?:takes?|needs?|lasts?)$/u.test(key) && (context.plannerType === 'sprint' || !/^(?:for|in|over)$/u.test(key)))
}

/** The segment without its times. */
function contentOf(context: ReadingContext, segment: Segment): Words | null {
  if (holdsTarget(context, segment)) return trimToContent(context, segment)
  const time = context.groups.find(({ from, to }) => from < segment.to && to > segment.from)
  const other = claimedIn(context, segment)
  const group = time && other ? (other.from < time.from ? other : time) : (time ?? other)
  if (!group) return trimToContent(context, segment) ?? loneWord(context, segment)
  const before = trimToContent(context, { from: segment.from, to: Math.max(segment.from, group.from) })
  return before ?? (segment.isBullet ? trimToContent(context, { from: Math.min(group.to, segment.to), to: segment.to }) : null)
}

/** 'Docker in 2 sprints': another reading of the segment's end. */
function claimedIn(context: ReadingContext, segment: Segment): Words | null {
  if (context.plannerType !== 'sprint' || segment.isBullet) return null
  const at = context.claimed.subarray(segment.from, segment.to).indexOf(1)
  return at > 0 && !context.people.has(context.source.tokens[segment.from + at]!.text) ? { from: segment.from + at, to: segment.to } : null
}

/** 'about' between 'pricing' and 'blog' is a page. */
function loneWord(context: ReadingContext, words: Words): Words | null {
  // 'The till'.
  const isNoun = words.to - words.from === 2 && /^(?:the|a|our|my)$/u.test(context.source.tokens[words.from]!.key)
  if (isNoun) return loneWord(context, { from: words.from + 1, to: words.to })
  return words.to - words.from === 1 && context.source.tokens[words.from]!.kind === 'word' && context.source.tokens[words.from]!.text.length > 3 ? { from: words.from, to: words.to } : null
}

function itemsOf(context: ReadingContext, run: readonly Segment[]): Words[] {
  return run.flatMap((segment, index) => {
    const content = contentOf(context, segment)
    if (!content) return []
    const bare = index === 0 && !segment.isBullet ? behindWith(context, withoutLead(context, content), run) : content
    const isLast = index === run.length - 1 || /^[;-]$/u.test(run[index + 1]!.lead) && segment.lead === ',' || run[index + 1]!.from > segment.to + 3
    const joined = splitAtJoints(context.source, bare)
    // '40 chairs and 6 tables' are two items wherever they stand.
    const areCounted = joined.length > 1 && joined.every(({ from, to }) => to - from > 1 && context.source.tokens[from]!.kind === 'digits' && context.source.tokens[from + 1]!.kind === 'word')
    const parts = (isLast || areCounted) && !segment.isBullet && segment.lead !== '' ? joined : [bare]
    return parts.map((part) => withoutLack(context, part)).map((part) => trimToContent(context, part) ?? loneWord(context, part)).filter((part) => part !== null).filter((part) => textOf(context, part).length > 1)
  })
}
