import { isPreparedFeast } from '../dates/prepared-feasts.ts'
import { lengthBeforeName, lengthBehindName } from '../before-names.ts'
import { isEmptyIn, isEmptyWord } from '../empty-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import type { Segment } from '../segments.ts'
import { isGiven } from '../trim-to-content.ts'
import { closingLength, leadInLength, namedByVerb } from '../lead-ins.ts'

/** The words of a segment up to its first date, without lengths, leading articles and asking words. */
export function bareText(context: ReadingContext, segment: Segment): string {
  const { tokens } = context.source
  const kept = wordsBeforeDates(context, segment)
  const said = kept.map((index) => tokens[index]!)
  const behind = lengthBehindName(said, context.language)
  kept.splice(0, lengthBeforeName(said, context.language))
  if (behind > 0) kept.splice(-behind)
  kept.splice(0, leadInLength(kept.map((index) => tokens[index]!.key), context.language))
  while (kept.length > 1 && isLeadingFiller(context, kept)) kept.shift()
  while (kept.length > 1 && !endsCompound(context, kept.at(-1)!) && (tokens[kept.at(-1)!]!.kind === 'symbol' || LEFT_OVER.test(tokens[kept.at(-1)!]!.key) || LEFT_OVER_ABROAD[context.language]?.test(tokens[kept.at(-1)!]!.key))) kept.pop()
  if (kept.length > 2 && HOW_LONG_BEFORE.test(tokens[kept.at(-1)!]!.key)) kept.pop()
  const closing = closingLength(kept.map((index) => tokens[index]!.key), context.language)
  if (closing > 0) kept.splice(-closing)
  if (kept.length === 1 && /^(?:whole|entire|all|rest|duration|course|month|period|apiece|each|weekdays?)$/u.test(tokens[kept[0]!]!.key)) return ''
  return namedByVerb(kept.map((index, position) => `${position > 0 && tokens[index]!.spaced ? ' ' : ''}${tokens[index]!.text}`).join('').trim().replace(/^l['’](?=\p{L}{3})/iu, ''), context.language)
}

const LEADING = new Set('sprints plan plans planning schedule find put together build make create give set up design prepare organise organize lets looking trying signed structured week weeks day days month genug bitte planea organiza'.split(' '))

/** 'File my tax return well before 31 January'. */
const HOW_LONG_BEFORE = /^(?:well|shortly|sometime|comfortably)$/u

/** Words that a name cannot end with. */
const LEFT_OVER = /^(?:on|in|at|for|by|is|from|the|a|to|over|due|with|of|as|and|nothing|never|not|we're|der|das|el|le|von|de|em|en|um)$/u

/** 'Preparar a apresentação para o' dia 10 de dezembro. */
const LEFT_OVER_ABROAD: Readonly<Record<string, RegExp>> = { es: /^(?:los|la|las|para|por|con|del|al|dia)$/u, fr: /^(?:les|la|du|des|pour|avec|au|aux)$/u, pt: /^(?:o|os|as|para|por|com|do|da|dos|das|no|na|nos|nas|ao|aos)$/u }

function isLeadingFiller(context: ReadingContext, kept: readonly number[]): boolean {
  const { tokens } = context.source
  const { key, kind } = tokens[kept[0]!]!
  if (beginsCompound(context, kept[0]!)) return false
  return !isPermission(context, kept) && !isGiven(tokens[kept[0]!]!, tokens[kept[1]!]) && (isEmptyIn(context.language, key) || isLeading(context, kept) || kind === 'symbol')
}

/** The 'in' of 'in-laws', the A of 'A/B test'. */
function beginsCompound({ source: { tokens } }: ReadingContext, index: number): boolean {
  const [joint, rest] = [tokens[index + 1], tokens[index + 2]]
  return tokens[index]!.kind === 'word' && (joint?.key === '-' || joint?.key === '/') && !joint.spaced && rest?.kind === 'word' && !rest.spaced
}

/** The 'in' of 'get-in'. */
function endsCompound({ source: { tokens } }: ReadingContext, index: number): boolean {
  const hyphen = tokens[index - 1]
  return tokens[index]!.kind === 'word' && !tokens[index]!.spaced && hyphen?.key === '-' && !hyphen.spaced && tokens[index - 2]?.kind === 'word'
}

/** 'Planning permission for our barn' asks for no plan. */
function isPermission({ source: { tokens } }: ReadingContext, kept: readonly number[]): boolean {
  return tokens[kept[0]!]!.key === 'planning' && /^(?:permission|application|consent|board|committee|officer|department|law|software|tool)$/u.test(tokens[kept[1]!]!.key)
}

/** 'Design a shop' asks for a plan, 'design sprint' names one. */
function isLeading(context: ReadingContext, kept: readonly number[]): boolean {
  const key = context.source.tokens[kept[0]!]!.key
  return LEADING.has(key) && (key !== 'design' || isEmptyWord(context.source.tokens[kept[1]!]!.key))
}

/** Indices of the words up to the first date; lengths are left out with the 'for' before them. */
function wordsBeforeDates(context: ReadingContext, { from, to }: Segment): number[] {
  const { tokens } = context.source
  const kept: number[] = []
  for (let index = from; index < to; index += 1) {
    const group = context.groups.find((each) => index >= each.from && index < each.to) ?? null
    const hasContent = kept.some((at) => !isEmptyWord(tokens[at]!.key))
    if (group && kept.length > 0 && beginsWithLength(group) && (isLength(group) ? LEADS_LENGTH : LEADS_FOR).test(tokens[kept.at(-1)!]!.key)) kept.pop()
    if (endsSubject(context, index, { group, kept, hasContent, to })) return group === null ? kept : [...kept, ...deedBehind(context, group, to)]
    if (!group || isAdjective(context, group, to)) kept.push(index)
  }
  return kept
}

/** What a length is led in by, and what it is where its days follow: 'correr por 30 minutos todos os dias'. */
const LEADS_LENGTH = /^(?:of|de|von|in|for|over|within|um|uma|en|em|con|com|por|durante|pendant|wahrend|fur|a|an|the)$/u
const LEADS_FOR = /^(?:for|por|durante|pendant|wahrend)$/u

/** The 'fertig machen' of 'den Garten bis 30. April fertig machen': German says the deed last. */
function deedBehind({ source: { tokens }, groups, language }: ReadingContext, { to: from }: TimeGroup, to: number): number[] {
  const isOneTime = !groups.some((other) => other.from >= from && other.from < to)
  if (language !== 'de' || to <= from || to - from > LONGEST_DEED || !isOneTime || !INFINITIVE.test(tokens[to - 1]!.text)) return []
  const words = Array.from({ length: to - from }, (_, offset) => from + offset)
  return words.every((index) => tokens[index]!.kind === 'word' && !FINITE.test(tokens[index]!.key)) ? words : []
}

/** In words, with where it leads: 'nach Rom fahren'. */
const LONGEST_DEED = 4
const INFINITIVE = /^\p{Ll}{2,}(?:en|ern|eln|tun)$/u
const FINITE = /^(?:haben|sind|werden|wollen|mussen|konnen|sollen|mochten|durfen|wir|ich|sie|er|es|und|oder|aber|nicht|kein|keine)$/u

type AtWord = { group: TimeGroup | null; kept: readonly number[]; hasContent: boolean; to: number }

/** Whether the goal has been named before this word: a date, what another reading holds, 'before our trip on 3 May'. */
function endsSubject(context: ReadingContext, index: number, { group, kept, hasContent, to }: AtWord): boolean {
  if (context.source.tokens[index]!.key === 'before' && kept.length > 2 && endsBefore(context, index)) return true
  if (!hasContent) return false
  if (group === null) return context.claimed[index] === 1 && context.plannerType === 'sprint'
  // Hindi names the thing behind its times.
  return !isLength(group) && !isAdjective(context, group, to) && context.language !== 'hi'
}

/** What 'before our camping trip on 3 May' is done before is another matter than the goal. */
function endsBefore({ readings, source }: ReadingContext, index: number): boolean {
  const { start } = source.tokens[index]!
  return readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.start <= start && reading.end > start)
}

function beginsWithLength({ expressions: [first] }: TimeGroup): boolean {
  return first!.duration !== null || (first!.recurrence?.amount ?? null) !== null
}

function isLength({ expressions }: TimeGroup): boolean {
  return expressions.every(({ duration }) => duration !== null)
}

/** The autumn of 'the autumn campaign', the weekly of 'a weekly newsletter', the years of 'festa dos 70 anos da mãe'. */
function isAdjective(context: ReadingContext, group: TimeGroup, to: number): boolean {
  const { source } = context
  const { expressions } = group
  const isSeason = group.to - group.from <= 2 && expressions[0]!.days?.grain === 'season' && source.tokens[group.to]?.kind === 'word' && group.to < to && source.entries[group.to]!.length === 0
  return isSeason || group.to - group.from === 1 && expressions.every(({ days, clock, recurrence }) => !days && !clock && recurrence !== null) || isAge(context, group) || isPreparedFeast(context, group) || isNamesake(context, group, to)
}

function isAge({ source: { tokens } }: ReadingContext, group: TimeGroup): boolean {
  return isLength(group) && /^(?:anos|ans)$/u.test(tokens[group.to - 1]!.key) && /^(?:dos|los|les|sus|ses|seus)$/u.test(tokens[group.from - 1]?.key ?? '') && /^(?:de|del|da|do|d)$/u.test(tokens[group.to]?.key ?? '')
}

/** 'Lunar new year dinner', 'a no-buy spring', 'dry September', 'Christmas at ours': the name of a day or month that the thing is called after. */
function isNamesake({ source: { tokens, entries }, segments }: ReadingContext, group: TimeGroup, to: number): boolean {
  if (!isNameOfTime(group) || LEADS_TIME.test(tokens[group.from]!.key)) return false
  const isDay = group.expressions[0]!.days!.grain === 'day'
  const [before, after] = [tokens[group.from - 1], group.to < to ? tokens[group.to] : undefined]
  const from = segments.find((segment) => segment.from <= group.from && segment.to >= group.to)?.from ?? group.from
  if (after?.kind === 'word' && entries[group.to]!.length === 0 && !isEmptyWord(after.key)) return !LEADS_TIME.test(before?.key ?? '')
  // 'La cena de Navidad', 'le dîner de Noël'.
  if (isDay && /^(?:de|du|da|do)$/u.test(tokens[group.from]!.key)) return !POINTS_FROM.test(before?.key ?? 'antes')
  if (isDay) return group.from === from && /^(?:at|for|with|mit|bei|fur|für|con|para|avec|pour|chez|com)$/u.test(after?.key ?? '')
  // 'Wedding June' may be either.
  const isBehindOne = group.from === from + 1 && /^\p{Ll}/u.test(before!.text) && !isEmptyWord(before!.key) || /^(?:\+|&)$/u.test(before?.key ?? '')
  return isBehindOne || tokens[group.from - 2]?.key === '-' && /^an?$/u.test(tokens[group.from - 4]?.key ?? '')
}

/** 'Antes de Navidad', 'el día de Navidad': when. */
const POINTS_FROM = /^(?:antes|despues|después|depois|dentro|partir|cerca|fin|final|finales|semana|dia|día|jour|veille|vispera|víspera|vespera|véspera|noche|noite|nuit|avant|mananas?|tardes?)$/u

/** One day, month or season by its name, without a number. */
function isNameOfTime({ expressions: [first, ...others] }: TimeGroup): boolean {
  if (others.length > 0 || first!.days === null || first!.clock !== null || first!.recurrence !== null) return false
  const { bareWeekday, isRelative, grain } = first!.days
  return bareWeekday === null && !isRelative && /^(?:day|month|season)$/u.test(grain) && /^\p{L}[\p{L}'’ ]*$/u.test(first!.words)
}

/** 'This spring', 'before Christmas': when, and not which. */
const LEADS_TIME = /^(?:this|next|last|in|on|at|by|before|after|until|till|from|since|over|during|around|every|each|all|end|early|mid|late|im|am|bis|ab|vor|nach|en|em|au|avant|après|para|por|hasta|antes|depois)$/u
