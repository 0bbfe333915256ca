import type { Reading } from '../brief.ts'
import { hasTime, keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isInGoal } from '../scope/things-of-clause.ts'
import type { Segment } from '../segments.ts'

type Clause = { reading: Reading; context: ReadingContext; segment: Segment; before: string[]; words: string[]; all: string[] }

type Doubt = { says: string; language?: 'es' | 'fr' | 'pt'; kinds: readonly Reading['kind'][]; holds: (clause: Clause) => boolean }

/**
 * What a clause says that its reading does not: each row is one way in which times are taken for more, or for the opposite, of
 * what stands there. Such a reading is left aside, and its clause goes to the notes.
 */
export const DOUBTS: readonly Doubt[] = [
  { says: 'the toll road, if it saves more than 20 minutes', kinds: ['session', 'availability', 'horizon', 'event', 'deadline', 'limit', 'rhythm'], holds: isWithinCondition },
  { says: 'If it snows, everything moves to Friday', kinds: ['availability', 'horizon', 'event', 'deadline', 'exclusion', 'session', 'rhythm'], holds: followsFromCondition },
  { says: 'The grey van must stay free on Fridays', kinds: ['exclusion', 'rhythm', 'availability', 'commitment'], holds: keepsThingFree },
  { says: 'The kiln can only be lit on Mondays when the school is shut', kinds: ['exclusion'], holds: leavesOnlyThat },
  { says: 'A practice run without lights in April', kinds: ['exclusion'], holds: isWithoutThing },
  { says: 'The receipts can wait until the printer is back', kinds: ['exclusion'], holds: waits },
  { says: 'Pas de vernis avant le mariage du 17 avril', language: 'fr', kinds: ['exclusion'], holds: isBeforeThat },
  { says: 'Nadie lleva la bandera dos veces', language: 'es', kinds: ['settled'], holds: ({ reading }) => reading.kind === 'settled' && NOBODY.test(reading.by ?? '') },
  { says: 'Nada se publica em noite de estreia', language: 'pt', kinds: ['exclusion', 'availability'], holds: isOccasion },
  { says: 'One warehouse at a time, ops and IT together', kinds: ['topic'], holds: ({ all }) => IN_WHAT_WAY.test(all.join(' ')) },
  { says: 'Never two dress rehearsals on the same day', kinds: ['rhythm', 'availability', 'horizon'], holds: isDeniedBefore },
]

/** Takes out the readings that say something else than their clause. Their words belong to no reading any more. */
export function leaveAsideMisread(context: ReadingContext): void {
  const misread = context.readings.filter((reading) => reading.source === 'stated' && isDoubted(context, reading))
  if (misread.length === 0) return
  context.readings.splice(0, context.readings.length, ...context.readings.filter((reading) => !misread.includes(reading)))
  context.source.tokens.forEach(({ start, end }, index) => {
    if (misread.some((reading) => reading.start <= start && reading.end >= end)) context.claimed[index] = 0
  })
}

function isDoubted(context: ReadingContext, reading: Reading): boolean {
  const segment = segmentOfReading(context, reading)
  if (segment === null) return false
  const { tokens } = context.source
  const from = tokens.findIndex(({ end }) => end > reading.start)
  const last = tokens.findLastIndex(({ start }) => start < reading.end)
  const to = Math.min(segment.to, last + 1)
  const clause = { reading, context, segment, before: keysOf(context, { from: segment.from, to: from }), words: keysOf(context, { from, to }), all: keysOf(context, segment) }
  return DOUBTS.some(({ kinds, holds }) => kinds.includes(reading.kind) && holds(clause))
}

/** How it is done, and with whom. */
const IN_WHAT_WAY = /^(?:one|two|a few|some) (?:\p{L}+ ){1,3}at a time$|^(?:\p{L}+ ){1,2}(?:and|&) (?:\p{L}+ ){1,2}together$/u

const IF = /^(?:if|wherever|unless|falls|sofern|wenn|si|s'il|s'ils|se)$/u
/** 'If possible', 'si puede ser', 'if you can': a wish, and no condition. */
const OF_WISH = /^(?:possible|poss|needed|necessary|needs|any|not|so|you|that|anything|i|we|moglich|notig|notwendig|ich|wir|du|posible|hace|puede|puedo|se|podemos|da|possivel|puder|der|necessario|besoin|possible|je|peut)$/u

/** Index of the word of a condition, -1 without one. Spanish, French and Portuguese have pronouns that look like it, at other places than the head. */
function conditionIn({ language }: ReadingContext, keys: readonly string[]): number {
  return keys.findIndex((key, index) => IF.test(key) && isOwn(key, language) && (index < 2 || /^(?:if|wherever|unless|falls|sofern|wenn)$/u.test(key) || ONLY.test(keys[index - 1]!)) && !OF_WISH.test(keys[index + 1] ?? '') && !/^(?:see|check|ask|as|even|what|know|decide|sehen|prufen)$/u.test(keys[index - 1] ?? ''))
}

function isOwn(key: string, language: string): boolean {
  if (/^(?:falls|sofern|wenn)$/u.test(key)) return language === 'de'
  if (/^(?:si|s'il|s'ils)$/u.test(key)) return language === 'es' || language === 'fr'
  return key !== 'se' || language === 'pt'
}

function isWithinCondition({ context, reading, before, words, all }: Clause): boolean {
  const at = conditionIn(context, all)
  if (at < 0) return false
  // The time must stand behind the condition: 'Saturdays, if the ferry runs' bounds the plan by Saturdays.
  const start = before.length + firstTime(context, reading, words)
  return start > at
}

/** How many of a reading's words stand before its first time. */
function firstTime(context: ReadingContext, reading: Reading, words: readonly string[]): number {
  const { tokens } = context.source
  const from = tokens.findIndex(({ end }) => end > reading.start)
  const group = context.groups.find((each) => each.from >= from && each.from < from + words.length)
  return group === undefined ? 0 : group.from - from
}

function followsFromCondition({ context, segment }: Clause): boolean {
  if (segment.lead !== ',') return false
  const sentence = sentenceOf(context, segment)
  const [first, second] = sentence
  return first !== undefined && second === segment && conditionIn(context, keysOf(context, first).slice(0, 2).concat(keysOf(context, first).slice(2, 3))) === 0
}

const FREE = /^(?:free|available|empty|clear|vacant|frei|leer|verfugbar|libres?|vaci[oa]s?|disponibles?|vides?|livres?|vazi[oa]s?|disponivel|disponiveis)$/u
const STAYS = /^(?:stay|stays|remain|remains|be|kept|left|keep|leave|bleiben|bleibt|sein|quedar|queda|quedan|quede|estar|reste|rester|restent|etre|ficar|fica|ficam|fique)$/u
const MODAL = /^(?:must|has|have|should|needs?|muss|mussen|soll|sollen|tiene|tienen|debe|deben|doit|doivent|tem|deve|devem)$/u
const OF_SELF = /^(?:i|we|me|us|my|our|ich|wir|mir|uns|yo|nosotros|me|je|nous|on|eu|nos)$/u

/** A thing must stay free, which says nothing of the plan's own hours: its words stand before the times, and none of them is a time. */
function keepsThingFree({ context, segment, all }: Clause): boolean {
  const stays = all.findIndex((key) => STAYS.test(key))
  const free = all.findIndex((key) => FREE.test(key))
  if (stays < 0 || free < 0 || Math.abs(free - stays) > 6) return false
  const group = context.groups.find(({ from, to }) => from < segment.to && to > segment.from)
  if (group === undefined) return false
  const isCommand = /^(?:keep|leave)$/u.test(all[stays]!) && stays < 2
  const end = Math.min(...[stays, free, all.findIndex((key) => MODAL.test(key))].filter((index) => index >= 0))
  const thing: Words = isCommand ? { from: segment.from + stays + 1, to: segment.from + free } : { from: segment.from, to: segment.from + end }
  const isTimed = context.groups.some(({ from, to }) => from < thing.to && to > thing.from)
  const said = keysOf(context, thing)
  return said.length > 1 && !isTimed && DETERMINED.test(said.join(' ')) && !said.some((key) => OF_SELF.test(key))
}

/** 'The grey van', 'Das Atelier'; 'the Fridays' and 'all evenings' are times. */
const DETERMINED = /^(?:and |but |und |y |et |e )?(?:the|this|that|der|die|das|den|el|la|los|las|le|les|o|a|os|as) (?!(?:rest|days?|evenings?|mornings?|weekends?|weeks?|abende?|tage?|tardes?|noches?|jours?|soirs?|dias?|noites?)(?: |$))\S/u

const ONLY = /^(?:only|just|solely|nur|bloss|lediglich|solo|unicamente|solamente|seulement|uniquement|so|apenas|somente)$/u
const ABSENT = /^(?:away|off|out|closed|shut|busy|rest|holiday|not|no|never|nothing|can't|cannot|cant|don't|won't|isn't|aren't|doesn't|geschlossen|zu|weg|nicht|kein|keine|nie|nichts|cerrado|cerrada|no|nunca|ferme|fermee|pas|jamais|ne|fechado|fechada|nao|work|arbeite|trabajo|travaille|trabalho|impossible|unavailable|except|excepto|sauf|salvo|ausser|exceto)$/u

/** Only then, which is the opposite of never then: the times of the reading are those that are said, and not the rest of the day. */
function leavesOnlyThat({ context, segment: { from }, reading, before, words, all }: Clause): boolean {
  const left = [...before, ...words.slice(0, firstTime(context, reading, words))]
  const only = left.findIndex((key) => ONLY.test(key) && (key !== 'so' || context.language === 'pt'))
  const between = left.slice(only + 1)
  return only >= 0 && !left.some((key) => ABSENT.test(key)) && !between.some((key) => REASONS.test(key)) && !all.slice(before.length + firstTime(context, reading, words) + 1).slice(0, 2).some((key) => ABSENT.test(key)) && saysSameTimes(context, reading, from + only)
}

const REASONS = /^(?:since|because|as|weil|da|porque|car|pois)$/u

/** The first time behind the 'only', in the same breath. */
function saysSameTimes({ groups }: ReadingContext, reading: Reading, only: number): boolean {
  if (reading.kind !== 'exclusion') return false
  const said = groups.find(({ from }) => from > only)?.entries.slice(0, 1) ?? []
  const [window] = reading.windows
  if (window !== undefined) return said.some(({ windows, point }) => windows.some(({ from }) => from === window.from) || point === window.from)
  const [span] = reading.days.spans ?? []
  if (span !== undefined) return said.some(({ spans }) => spans.some(({ first }) => first === span.first))
  return said.some(({ weekdays }) => weekdays !== null && weekdays.every((day) => reading.days.weekdays?.includes(day)))
}

const WITHOUT = /^without$/u
const OF_WORK = /^(?:work|working|class|classes|school|lessons?|sessions?|training|practice|rehearsals?|meetings?|us|me|him|her|them|anyone|anybody|anything|any)$/u

/** Without a thing, and not without that time: the thing stands between, or behind in the clause. */
function isWithoutThing({ context, reading, segment }: Clause): boolean {
  const { tokens } = context.source
  const at = tokens.findIndex(({ key }, index) => index >= segment.from && index < segment.to && WITHOUT.test(key))
  if (at < 0 || at + 1 >= segment.to || reading.kind !== 'exclusion') return false
  const isTime = context.groups.some(({ from, to }) => from <= at + 1 && to > at + 1)
  const others = keysOf(context, segment).filter((key) => !WITHOUT.test(key))
  const isOfGoal = isInGoal(context, tokens[at + 1]!.text)
  return !isTime && !isOfGoal && !OF_WORK.test(tokens[at + 1]!.key) && !others.some((key) => ABSENT.test(key))
}

const NOBODY = /^(?:nobody|no one|none|niemand|keiner|nadie|ninguno|personne|aucune?|ningu[eé]m|nenhum)$/iu

/** What has to wait for something is not left out; what can wait until next year is. */
function waits({ context, segment, reading, all }: Clause): boolean {
  if (hasTime(context, segment)) return false
  const isLeftOut = reading.kind === 'exclusion' && reading.windows.length === 0 && !reading.days.weekdays?.length && !reading.days.spans?.length
  return isLeftOut && / (?:waits?|warten|wartet|esperar?|esperan|attend|attendre|attendent|esperam) (?:until|till|til|for|bis|a que|hasta|que|por|ate) /u.test(` ${all.join(' ')} `)
}

const BEFORE = /^(?:before|avant|antes|vor)$/u

/** Nothing before a day that is named for something else than itself: not nothing on that day. */
function isBeforeThat({ context, segment: { from }, reading, before, words }: Clause): boolean {
  const left = [...before, ...words.slice(0, firstTime(context, reading, words))]
  const at = left.findLastIndex((key) => BEFORE.test(key))
  return reading.kind === 'exclusion' && reading.windows.length === 0 && (reading.days.spans?.length ?? 0) > 0 && at >= 0 && at < left.length - 1 && saysSameTimes(context, reading, from + at)
}

/** 'Noite de estreia', 'soir de match': a night that is called after what happens then. */
function isOccasion({ context, reading, segment }: Clause): boolean {
  const { tokens } = context.source
  const group = context.groups.find(({ from, to }) => tokens[from]!.start < reading.end && tokens[to - 1]!.end > reading.start)
  if (context.language === 'en' || group === undefined || group.entries.some(({ weekdays, spans }) => weekdays !== null || spans.length > 0) || group.to + 1 >= segment.to) return false
  const [of, thing] = [tokens[group.to]!.key, group.to + 1]
  return /^(?:de|do|da|d')$/u.test(of) && /^\p{Ll}{4,}$/u.test(tokens[thing]!.text) && context.source.entries[thing]!.length === 0 && PART.test(tokens[group.to - 1]!.key)
}

const PART = /^(?:noites?|noches?|tardes?|manhas?|mananas?|soirs?|soirees?|nuits?|matins?)$/u

const NEVER = /^(?:never|nie|niemals|keinesfalls|nunca|jamas|jamais)$/u

/** The time that is asked for stands right behind a 'never'. */
function isDeniedBefore({ before, words, reading, context }: Clause): boolean {
  const left = [...before.slice(-2), ...words.slice(0, firstTime(context, reading, words))]
  return left.some((key) => NEVER.test(key)) && !/(?:^| )(?:more|less|longer|later|earlier|before|without|miss|forget|mehr|langer|mas|menos|plus|mais|antes|avant|vor|after) /u.test(`${left.slice(left.findIndex((key) => NEVER.test(key))).join(' ')} ${words.join(' ')} `)
}
