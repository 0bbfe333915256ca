import { parseNumber } from '../../time/grammar/parse-number.ts'
import { lengthBeforeName, lengthBehindName } from '../before-names.ts'
import { isEmptyWord } from '../empty-words.ts'
import { JOINT } from '../joining-words.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { closingLength, leadInLength, namedByVerb } from '../lead-ins.ts'
import { behindUsTogether } from '../people/somebody.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import { withoutWhoHas } from '../title-of-fact.ts'
import { clauseOfEvent, lengthBeforeDeed, namedAfterWhoDoes } from './clauses-of-events.ts'

const COMES = /\b(?:comes?|coming|kommt|kommen|viene|vienen|vient|viennent|vem|chega|arrives?|visits?|starts|is|ist|findet)\b/u
const COMING = /^(?:comes?|kommt|kommen|vienen?|vient|vem|findet|ist) (?:(?:the|der|die|das|el|la|le|o|a) )?| (?:comes?|kommt|viene|vient|vem)$/giu

/** 'the test is booked', 'dessert must be made': what is said of the thing that happens. */
const PREDICATES = /(?<=\p{L}) (?:(?:is |are |has been |have been |was )?(?:booked|scheduled|planned|arranged|set|fixed|pencilled in|confirmed)|(?:must|should|has to|have to|needs? to|is to|are to|will) (?:be \p{L}+|happen|take place)| for the first(?: time)?| (?:sind|ist|est[aá]n?|sont|est|est[aã]o) (?:(?:schon|bereits|ya|d[eé]j[aà]|j[aá]) )?(?:gebucht|vereinbart|ausgemacht|festgelegt|reservad[oa]s?|fijad[oa]s?|r[eé]serv[eé]e?s?|fix[eé]e?s?|marcad[oa]s?|agendad[oa]s?))$/iu

/** The gala of 'printed and handed out at the gala'. */
/** 'The cells have to be thawed on …': what is done with them belongs to the name, but for an item of a list. */
const TO_BE_DONE = /(?<=\p{L}) (?:must|should|has to|have to|needs? to|is to|are to|will) be (?<done>(?!(?:booked|scheduled|planned|arranged|fixed|confirmed|finished|completed|used|needed|held)$)\p{L}{3,}(?:ed|wn)|cut|sent|built|sold|bought|taken|put up|set up)$/iu
const DONE_AT = /^(?:\p{L}{3,}ed|shown|given|sold|sung|worn|sent)(?: (?:and|or) (?:\p{L}{3,}ed|shown|given|sold|sung|worn|sent))?(?: out| over| up)? (?:at|during) (?:the |our |my )?(?=\p{L})/iu

/** The jam of 'play two pieces at the jam', 'tocar tres temas en la jam': where something is performed is what happens then. */
export const PERFORMED_AT = /^(?:play|sing|perform|dance|present|recite|tocar|cantar|bailar|actuar|interpretar|recitar|jouer|chanter|danser|présenter|dançar|apresentar) (?:[^,;:]{1,60} )(?:at|on|en|à|au|aux|na|no|em) (?:(?:the|our|my|a|his|her|their|la|el|las|los|mi|mis|nuestr\p{L}*|le|les|ma|mon|notre|o|os|as|minha|meu|nossa|nosso) )?(?<occasion>(?!home|school|work|night|noon|casa|house|piano|guitar|violin|stage)\p{L}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,3})$/iu

/** The words before the date, without 'I'm signed up for' and the like; else those behind it. */
export function titleOf(context: ReadingContext, said: Surroundings): string | null {
  const around = clauseOfEvent(context, said)
  const name = namedAfterWhoDoes(context, around, nameOf(context, around))
  if (name === null) return null
  const named = namedByVerb(name, context.language)
  return context.language === 'en' && context.plannerType === 'calendar' ? withoutWhoHas(named) : named
}

function nameOf(context: ReadingContext, around: Surroundings): string | null {
  const behind = labelBehind(context, around)
  const happening = behind === null ? null : happeningBehind(context, around, behind)
  return happening ?? antecedentOf(context, around) ?? foreseen(context, around) ?? pencilled(context, around) ?? ceremonyOf(context, around) ?? edgeOf(context, around) ?? titleBefore(context, around, behind)
}

export const ONLY_WHERE = /^(?:in|im|en|à|em|no|na|at) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?$/iu

function labelBehind(context: ReadingContext, { left, right, rightKeys }: Surroundings): string | null {
  if (left.to === left.from) {
    const said = context.source.tokens.slice(right.from, right.to)
    const before = lengthBeforeName(said, context.language)
    if (before > 0) return phraseOf(context, { from: right.from + before, to: right.to - lengthBehindName(said, context.language) }, LONGEST_NAME)
  }
  // 'Am 20. März hab ich die Prüfung'.
  const bare = { from: right.from + leadInLength(rightKeys, context.language), to: right.to }
  const said = left.to === left.from && rightKeys.length > LONGEST_NAME ? lengthBeforeDeed(rightKeys, context.language) : null
  if (said !== null) return phraseOf(context, { from: right.from + said, to: right.to }, LONGEST_CLAUSE)
  return rightKeys.length <= 8 ? labelOf(context, bare, 5)?.replace(COMING, '') ?? null : null
}

/** In words. */
const [LONGEST_NAME, LONGEST_CLAUSE] = [6, 8]

/** What happens on the date, where the words before it are about something else. */
function happeningBehind(context: ReadingContext, { segment, left, right, leftKeys, rightKeys }: Surroundings, behind: string): string | null {
  // 'We renovate the kitchen, on 13 February the tiler comes': the clause of the date names what happens then.
  const isOwnClause = segment !== null && left.to <= segment.from + 1 && left.from < segment.from && segment.lead === ',' && COMES.test(rightKeys.join(' '))
  if (isOwnClause) return behind
  // 'In Linz am 26. das Museum': where, when, and what.
  if (ONLY_WHERE.test(context.prompt.slice(context.source.tokens[left.from]?.start ?? 0, left.to > left.from ? context.source.tokens[left.to - 1]!.end : 0)) && behind.length >= 4) return behind
  const last = leftKeys.at(-1) ?? ''
  // 'Die Feuerwehr macht am 18. September einen Tag der offenen Tür': the verb before the date, what is held behind it.
  if (HOLDS.test(last) && right.to - right.from >= 2) return phraseOf(context, right, 6)
  // 'Den Laden umbauen und am 4. September wieder eröffnen': what happens then stands behind the date.
  return JOINT.test(last) && left.to - left.from > 2 ? behind[0]!.toUpperCase() + behind.slice(1) : null
}

/** The planning of 'sprint planning is on 1 March'. */
function ceremonyOf({ plannerType }: ReadingContext, { leftKeys }: Surroundings): string | null {
  const ceremony = plannerType === 'sprint' ? /(?:^| )((?:sprint )?planning)(?: (?:is|on|meeting))*$/u.exec(leftKeys.join(' '))?.[1] : undefined
  return ceremony === undefined ? null : ceremony[0]!.toUpperCase() + ceremony.slice(1)
}

/** 'start of term on 6 September'. */
function edgeOf({ language }: ReadingContext, { leftKeys }: Surroundings): string | null {
  return language === 'en' ? /(?:^| )((?:start|end|beginning) of (?:the )?\p{L}+(?: \p{L}+)?)$/u.exec(leftKeys.join(' '))?.[1] ?? null : null
}

/** The words before the date, or those behind it where nothing stands before. */
function titleBefore(context: ReadingContext, around: Surroundings, behind: string | null): string | null {
  // 'My sister Nell and I are planning mum's 60th on 20 March'.
  const opening = { from: around.segment?.from ?? around.left.from, to: around.left.to }
  const together = opening.from < opening.to ? behindUsTogether(context, opening) : opening.from
  const begin = together > opening.from && together < opening.to ? Math.max(together, startBefore(context, around)) : startBefore(context, around)
  const left = { from: begin + presenceLength(keysOf(context, { from: begin, to: around.left.to })), to: around.left.to }
  const own = keysOf(context, left)
  const verbal = verbalTitle(context, own.length > 0 ? left : around.right)
  if (verbal !== null && (own.length > 0 || behind !== null)) return verbal
  const from = left.from + leadInLength(own, context.language)
  const phrase = phraseOf(context, { from, to: left.to - closingLength(own.slice(from - left.from), context.language) })
  const performed = phrase === null ? undefined : PERFORMED_AT.exec(phrase)?.groups!['occasion']
  if (performed !== undefined) return performed
  if (phrase !== null && /^(?:up|out|down)$/iu.test(phrase)) return bareVerb(around) ?? phrase
  if (phrase !== null) return (around.segment?.lead === ',' ? phrase : phrase.replace(TO_BE_DONE, ' $<done>')).replace(PREDICATES, '').replace(DONE_AT, '').replace(/(?<=\p{L}{3})['’]s$/u, '')
  return bareVerb(around) ?? (behind !== null && PERIOD.test(behind) ? null : behind)
}

/** 'One of us has to be there for the gas check on 4 May', 'somebody must be in when the bed comes': what happens then is behind it. */
const PRESENT_FOR = /^(?:(?:and|but) )?(?:one of us|someone|somebody|an adult|i|we|one|both of us|my \p{L}+) (?:(?:has|have|need|needs|want|wants|ought) to|must|should|will) be (?:there|in|home|at home|around|here|present|on site|at the house)(?: (?:for|when|to meet|to let in))(?: (?:the|our|my|a|an))?(?= )/u

function presenceLength(keys: readonly string[]): number {
  const said = PRESENT_FOR.exec(keys.join(' '))?.[0]
  const length = said === undefined ? 0 : said.split(' ').length
  return length < keys.length ? length : 0
}

const PERIOD = /^(?:weekends?|weeks?|days?|months?|mornings?|evenings?|afternoons?|nights?)$/iu

/** What a verb makes of the words; null where it changes nothing. */
function verbalTitle(context: ReadingContext, words: Words): string | null {
  const text = textOf(context, words)
  const named = namedByVerb(text, context.language)
  return named === text ? null : named
}

/** Where the name begins among the words before the date. */
function startBefore(context: ReadingContext, around: Surroundings): number {
  const { left, segment } = around
  const joined = splitAtJoints(context.source, left).at(-1)?.from ?? left.from
  if (segment?.lead === '(') return behindPurpose(context, around, joined)
  // 'see the altarpiece and take a boat trip on Saturday': what is done behind the 'and'.
  if (joined > left.from && OWN_VERB.test(context.source.tokens[joined]?.key ?? '')) return joined
  const wish = behindWish(around)
  return wish > 0 ? left.from + wish : afterVerbPhrase(context, around)
}

const OWN_VERB = /^(?:take|see|visit|do|go|have|meet|watch|book|buy|send|call|pick|collect|get|eat|climb|rent|hire|attend|join|play|cook|bake|paint|order|clean|finish|submit)$/u

/** 'Train the pup for the bronze test (Sun 24 Oct)': what stands right before the bracket. */
function behindPurpose(context: ReadingContext, { left, leftKeys }: Surroundings, joined: number): number {
  const at = leftKeys.findLastIndex((key) => /^(?:for|before|until|till)$/u.test(key))
  // 'Thanksgiving for 14 (25 November)'.
  const isNumber = at >= 0 && (parseNumber(context.source, left.from + at + 1)?.next ?? -1) >= left.to - 1
  return at > 0 && !isNumber ? Math.max(joined, left.from + at + 1) : joined
}

/** 'set up on Saturday': both words name nothing elsewhere. */
function bareVerb({ leftKeys }: Surroundings): string | null {
  const said = leftKeys.filter((key) => !/^(?:and|then|we|on|,)$/u.test(key)).join(' ')
  return /^(?:set|put) up$/u.test(said) ? said : null
}

const HOLDS = /^(?:macht|machen|feiert|feiern|veranstaltet|veranstalten|organisiert|organisieren|organise|organisons|fetons|celebramos|hacemos|organizamos|fazemos|celebra|organiza|hosts?|hosting|celebrates?)$/u

/** 'before the cutover, which happens on Thursday 18 March': what the clause before has named last. */
function antecedentOf(context: ReadingContext, { segment, leftKeys }: Surroundings): string | null {
  if (segment && MEETING_OF_IT.test(leftKeys.join(' '))) return meetingOf(context, segment)
  if (!segment || !/^(?:which|that)$/u.test(leftKeys[0] ?? '') || leftKeys.length > 4) return null
  const before = context.segments[context.segments.indexOf(segment) - 1]
  if (!before || before.sentence !== segment.sentence) return null
  const at = context.source.tokens.slice(before.from, before.to).findLastIndex(({ key }) => /^(?:before|until|till|after|for|the|our|my|a)$/u.test(key))
  return labelOf(context, { from: before.from + Math.max(0, at), to: before.to }, 4)
}

/** 'No interviews before the approval, expected 22 February', 'the licence (due 3 May)': what was named right before it. */
function foreseen(context: ReadingContext, { segment, leftKeys }: Surroundings): string | null {
  const before = segment ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (!segment || before?.sentence !== segment.sentence || !isForeseen({ leftKeys })) return null
  const at = context.source.tokens.slice(before.from, before.to).findLastIndex(({ key }) => /^(?:before|until|till|after|for|without|the|our|my|a|vor|nach|der|die|das|ohne|el|la|los|las|le|les|sin|sans|sem)$/u.test(key))
  return labelOf(context, { from: before.from + at + 1, to: before.to }, 4)
}

/** Whether only the day on which it is to come stands before the date. */
export function isForeseen({ leftKeys }: Pick<Surroundings, 'leftKeys'>): boolean {
  return FORESEEN.test(leftKeys.join(' '))
}

const FORESEEN = /^(?:(?:which|that|is|are|currently|still|now) )*(?:expected|due|anticipated|promised|scheduled|estimated|eta|voraussichtlich|vermutlich|erwartet|zugesagt|previst[oa]s?|esperad[oa]s?|prevue?s?|attendue?s?)(?: (?:back|on|for|around|about|to (?:arrive|come)|am|um|el|le|para|em))*$/u

/** 'The board signs it off (they meet only on 18 February)', 'trustees, who sit on Tuesday 9 March': what they meet for. */
export const MEETING_OF_IT = /^(?:they|he|she|who|which) (?:only |next |will |all |normally |usually )*(?:meets?|sits?|convenes?|gathers?|votes?|decides?|assembles?)(?: (?:only|next|again|once))*(?: on)?$/u

function meetingOf(context: ReadingContext, segment: NonNullable<Surroundings['segment']>): string | null {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before && before.sentence === segment.sentence ? labelOf(context, before, 6) : null
}

/** 'The posts have to go in on a dry weekend - pencil in 20/21 March': what the clause before is about. */
function pencilled(context: ReadingContext, { segment, leftKeys }: Surroundings): string | null {
  if (!segment || !/^(?:(?:so|we|i|maybe|perhaps) )*(?:pencil|pencilled|planned|aim for|say)(?: (?:it|them|that))?(?: in| for)?$/u.test(leftKeys.join(' '))) return null
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const keys = before ? context.source.tokens.slice(before.from, before.to).map(({ key }) => key) : []
  const modal = keys.findIndex((key) => /^(?:must|should|has|have|needs?|will|can|is|are)$/u.test(key))
  return before && modal > 0 ? labelOf(context, { from: before.from, to: before.from + modal }, 3) : null
}

/** Index behind 'signed up for', 'getting ready for', 'I sit my'. */
function afterVerbPhrase(context: ReadingContext, { left, leftKeys }: Surroundings): number {
  if (sitsExam({ leftKeys })) return left.from + leftKeys.findIndex((key) => SITTING.test(key)) + 1
  const readied = readiedFor({ leftKeys })
  if (readied > 0) return left.from + readied
  const at = leftKeys.indexOf('for')
  const isPhrase = at > 0 && at <= 4 && leftKeys.slice(0, at).every((key) => isEmptyWord(key) || /^(?:signed|registered|train|training|coach|revise|revising|study|studying|practi[cs]e|practi[cs]ing|rehearse|rehearsing|cram|up|getting|preparing|going|ready)$/u.test(key))
  return isPhrase ? left.from + at + 1 : left.from
}

/** Index behind the 'ready for' of 'Help my son get ready for the spelling bee'; 0 without one. */
export function readiedFor({ leftKeys }: Pick<Surroundings, 'leftKeys'>): number {
  const at = leftKeys.findLastIndex((key, index) => key === 'for' && /^(?:ready|fit|prepared|prepare|shape)$/u.test(leftKeys[index - 1] ?? ''))
  return at > 0 && leftKeys.length - at <= 7 && at + 1 < leftKeys.length ? at + 1 : 0
}

const WISHING = /^(?:want|need|hope|plan|aim|intend|have|like|love)$/u

/** Words up to the 'want to' of 'we bought an old van and want to be on the road'; 0 without one behind something else. */
function behindWish({ leftKeys }: Surroundings): number {
  const wish = leftKeys.findLastIndex((key, index) => index > 2 && WISHING.test(key) && leftKeys[index + 1] === 'to')
  if (wish < 0) return 0
  const to = wish + 2
  return leftKeys.length - to < 2 ? 0 : leftKeys[to] === 'be' ? to + 1 : to
}

const SITTING = /^(?:sit|sits|sitting|resit|resits|resitting|retake|retakes|retaking)$/u

/** 'I sit the theory paper': what is sat is an exam, whatever it is called. */
export function sitsExam({ leftKeys }: Pick<Surroundings, 'leftKeys'>): boolean {
  const at = leftKeys.findIndex((key) => SITTING.test(key))
  return at >= 0 && at <= 4 && /^(?:the|my|our|an?|his|her|their|it|its|two|three|four|both|these|those)$|^\p{L}/u.test(leftKeys[at + 1] ?? '') && !/^(?:down|in|on|at|with|by|around|still|back)$/u.test(leftKeys[at + 1]!)
}

/** The Wood Green of 'on 10 March at 10:14, Wood Green.': two words and more with capitals that end the sentence. */
function isPlaceName({ source: { tokens }, people, groups }: ReadingContext, { from, to }: Words): boolean {
  const behind = tokens[to]
  // Of several names between commas none is known to be the place.
  const isAlone = behind?.key === ',' && !/^\p{Lu}/u.test(tokens[to + 1]?.text ?? '')
  const isEnd = behind === undefined || behind.kind === 'break' || /^[.;!]$/u.test(behind.key) || isAlone
  return isEnd && to - from >= 2 && to - from <= 5 && tokens.slice(from, to).every(({ text, kind }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text) && !people.has(text)) && groups.every((group) => group.from >= to || group.to <= from)
}

/** '(St Kilda Town Hall)' behind an event. */
export function placeBehind(context: ReadingContext, { segment }: Surroundings): string | null {
  if (!segment) return null
  const { tokens } = context.source
  const isHours = ({ from, to }: Words) => context.groups.some((group) => group.from <= from && group.to >= to)
  const next = context.segments.slice(context.segments.indexOf(segment) + 1).find((other) => !isHours(other))
  if (next && next.lead === ',' && next.sentence === segment.sentence && isPlaceName(context, next)) return context.prompt.slice(tokens[next.from]!.start, tokens[next.to - 1]!.end)
  if (!next || next.lead !== '(' || next.sentence !== segment.sentence) return null
  const isName = context.groups.every(({ from, to }) => from >= next.to || to <= next.from) && tokens.slice(next.from, next.to).every(({ text, kind }) => kind === 'word' && (/^\p{Lu}/u.test(text) || text.length <= 3) || kind === 'digits' && text.length <= 4)
  return isName && next.to > next.from ? context.prompt.slice(tokens[next.from]!.start, tokens[next.to - 1]!.end) : null
}
