import { isEmptyWord } from '../empty-words.ts'
import { labelOf } from '../labels.ts'
import { verbRole } from './doers.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, hasTime } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const PARTICIPLES = /^(?:done|handled|owned|written|built|led|covered|tested|designed|run|made|managed|taken|reviewed|coded|drawn|edited|recorded|maintained)$/u
/** Whatever nobody else does. */
export const REST = /^(?:the )?(?:rest|remainder|others?|everything else|whatever remains|remaining (?:work|tasks))$/iu

/** 'the rest is up to Milo', 'testing goes to Ana', 'the texts are written by Kim', 'backend is Leo's job': work first, then who does it. */
export function handedTo(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint') return []
  return context.segments.flatMap((segment) => {
    const found: Person[] = []
    // "C'est Zoé qui s'en charge" has one word before the name.
    for (let index = segment.from + (context.language === 'en' ? 2 : 1); index < segment.to; index += 1) {
      const words = isName(context, index) ? handedAt(context, segment, { name: index, known }) : null
      if (words === null) continue
      const work = labelOf(context, words, 4)
      const roles = work === null || REST.test(work) ? [] : [work]
      found.push({ name: context.source.tokens[index]!.text.replace(/['’]s$/u, ''), roles, isUser: false, words: { from: segment.from, to: index + 1 }, capacity: null })
    }
    return [...found, ...claimedBy(context, segment, known), ...apposedTo(context, segment, known), ...equatedTo(context, segment, known)]
  })
}

/** The work that is handed over to the name: before it ('testing goes to Ana'), or behind an order ('leave testing to Ana'). */
function handedAt(context: ReadingContext, segment: Segment, { name, known }: { name: number; known: ReadonlySet<string> }): Words | null {
  const { tokens } = context.source
  const first = /^(?:and|but|please|so)$/u.test(tokens[segment.from]!.key) ? segment.from + 1 : segment.from
  const isKnown = known.has(tokens[name]!.text)
  const isOrder = isKnown && name > first + 2 && /^(?:leave|give|hand|assign|pass|entrust|delegate|allocate)$/u.test(tokens[first]!.key) && /^(?:to|with)$/u.test(tokens[name - 1]!.key)
  if (isOrder) return { from: first + 1, to: name - 1 }
  const isFor = isKnown && name > first + 2 && /^(?:for|with)$/u.test(tokens[name - 1]!.key) && /^(?:is|are|stays?|sits?)$/u.test(tokens[name - 2]!.key)
  if (isFor) return { from: first, to: name - 2 }
  const abroad = isKnown ? handedAbroad(context, segment, name) : null
  if (abroad) return abroad
  if (name < segment.from + 2) return null
  const from = handingBefore(context, segment, { name, known })
  return from < 0 ? null : { from: startOfWork(context, segment, from), to: from }
}

/** 'De la zona privada se ocupa Quim', 'um das Handbuch kümmert sich Lotte', 'o som fica com a Ana', "la maquette, c'est Zoé qui s'en charge": the work, what hands it over, and the name. */
function handedAbroad(context: ReadingContext, segment: Segment, name: number): Words | null {
  const { tokens } = context.source
  const keys = tokens.slice(segment.from, name).map(({ key }) => key).join(' ')
  const before = context.segments[context.segments.indexOf(segment) - 1]
  // The work stands before the comma: ", c'est Zoé qui s'en charge".
  if (/^(?:c'est|das macht|darum kummert sich|de eso se (?:ocupa|encarga)|eso lo (?:hace|lleva)|disso cuida|isso fica com)$/u.test(keys) && segment.lead === ',' && before?.sentence === segment.sentence) return handedOver(context, before, { from: before.from, to: segment.to })
  const verb = HANDED.exec(keys)?.[0]
  if (verb === undefined || verb.length === keys.length) return null
  const to = name - verb.trim().split(' ').length
  return to > segment.from ? handedOver(context, { from: segment.from, to }, { from: segment.from, to: name + 1 }) : null
}

/** Right before the name, and perhaps its article. */
const HANDED = / (?:(?:se (?:ocupa|ocupara|encarga|encargara|hace cargo|cuida)|lo (?:hace|lleva)|la (?:hace|lleva)|los (?:hace|lleva)|las (?:hace|lleva)|corre a cargo de|le toca a|es cosa de|es tarea de|kummert sich|macht|ubernimmt|erledigt|liegt bei|ist sache von|fica com|ficam com|e com|cuida|esta com|estao com|est pour|revient a|s'occupe|est confiee? a|reste a)(?: (?:o|a|el|la|der|die))?)$/u

/** The 'de' and 'um' that the verbs behind ask for are no part of the work. */
function handedOver(context: ReadingContext, { from, to }: Words, said: Words): Words | null {
  const { tokens } = context.source
  let start = from
  while (start < to && /^(?:de|del|do|da|dos|das|um|du|des|y|e|und|et|el|la|los|las|le|les|o|a|os|as|den|die|der|dem)$/u.test(tokens[start]!.key)) start += 1
  if (start === to) return null
  claim(context, said)
  return { from: start, to }
}

/** 'I'd like Ana to take the labels', 'only Ana may touch the labels', 'Ana should do the labels': the work behind the name of somebody known. */
function claimedBy(context: ReadingContext, { from, to }: Segment, known: ReadonlySet<string>): Person[] {
  const { tokens } = context.source
  const name = tokens.slice(from, to).findIndex(({ text }) => known.has(text)) + from
  if (name < from) return []
  const isExcepted = /^(?:nobody|noone|one)$/u.test(tokens[from - 1]?.key ?? '')
  const lead = `${isExcepted ? 'nobody ' : ''}${tokens.slice(from, name).map(({ key }) => key).join(' ')}`
  const behind = `${tokens.slice(name + 1, Math.min(to, name + 7)).map(({ key }) => key).join(' ')} `
  // 'Ana is the one who draws the maps'.
  const one = /^is the (?:one|person) (?:who|that) (?=\p{Ll}+s )/u.exec(behind)?.[0]
  if (one !== undefined && /^(?:and|but|)$/u.test(lead)) return [{ name: tokens[name]!.text, roles: verbRole(context, name + 1 + one.trim().split(' ').length), isUser: false, words: { from, to }, capacity: null }]
  const said = WISHED.test(lead) ? TO_WORK.exec(behind)?.[0] : /^(?:and |but )?(?:only|nobody (?:but|except)|no one (?:but|except)|noone (?:but|except)|just)$/u.test(lead) ? MAY_WORK.exec(behind)?.[0] : /^(?:and|but|)$/u.test(lead) ? (WILL_WORK.exec(behind) ?? SAID_TO_WORK.exec(behind) ?? ON_WORK.exec(behind))?.[0] : undefined
  // 'From 1 February Ana draws the maps'.
  const isSince = context.groups.some((group) => group.from === from && group.to === name && group.expressions[0]!.bound === 'since') && /^\p{Ll}{3,}s$/u.test(tokens[name + 1]?.text ?? '') && !/^(?:joins|starts|leaves|returns|works|comes|is|has|needs)$/u.test(tokens[name + 1]!.key)
  if (isSince && to > name + 2) return [{ name: tokens[name]!.text, roles: verbRole(context, name + 1), isUser: false, words: { from: name, to }, capacity: null }]
  const at = said === undefined ? to : name + 1 + said.trim().split(' ').length
  const end = endOfWork(context, { from: at, to })
  const work = at < to && !hasTime(context, { from: at, to: at + 1 }) ? labelOf(context, { from: at, to: end }, 4) : null
  if (work === null || REST.test(work)) return []
  if (end === to) claim(context, { from, to })
  return [{ name: tokens[name]!.text, roles: [work], isUser: false, words: { from, to: end }, capacity: null }]
}

/** 'Ana, 10 hours a week, draws the maps': the work behind what is said of somebody's time. */
function apposedTo(context: ReadingContext, segment: Segment, known: ReadonlySet<string>): Person[] {
  const { tokens } = context.source
  const at = context.segments.indexOf(segment)
  const time = context.segments[at + 1]
  // 'Ana (10 h a week, from 1 February) draws the maps'.
  const work = time?.lead === '(' ? context.segments.slice(at + 2, at + 6).find(({ lead }) => lead === ')') : context.segments[at + 2]
  const isOne = segment.to === segment.from + 1 && known.has(tokens[segment.from]!.text) && time !== undefined && work?.lead === (time.lead === '(' ? ')' : ',') && work.sentence === segment.sentence
  if (!isOne || !hasTime(context, time) || !/^\p{Ll}{3,}s$/u.test(tokens[work.from]!.text) || work.to < work.from + 2) return []
  return [{ name: tokens[segment.from]!.text, roles: verbRole(context, work.from), isUser: false, words: { from: work.from, to: work.to }, capacity: null }]
}

/** 'labels = Ana', 'labels: Ana please', "the labels - that's Ana". */
function equatedTo(context: ReadingContext, segment: Segment, known: ReadonlySet<string>): Person[] {
  const isPlain = segment.lead === '=' && segment.to === segment.from + 1 || segment.lead === ':' && segment.to === segment.from + 2 && context.source.tokens[segment.from + 1]!.key === 'please'
  const isPointed = /^[,–—-]$/u.test(segment.lead) && segment.to === segment.from + 2 && /^that['’]s$/u.test(context.source.tokens[segment.from]!.key)
  const { text } = context.source.tokens[isPointed ? segment.from + 1 : segment.from]!
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const isOne = (isPlain || isPointed) && known.has(text) && before !== undefined && before.line === segment.line && before.to === segment.from - 1
  const work = isOne && !hasTime(context, before) && !known.has(context.source.tokens[before.from]!.text) ? labelOf(context, before, 4) : null
  if (work !== null && isPointed) claim(context, segment)
  return work === null || REST.test(work) ? [] : [{ name: text, roles: [work], isUser: false, words: { from: before!.from, to: segment.to }, capacity: null }]
}

const WISHED = /^(?:i'd (?:like|prefer|want)|we'd (?:like|prefer|want)|i would (?:like|prefer)|we would (?:like|prefer)|i want|we want|(?:please )?let|(?:please )?have|get)$/u
const TO_WORK = /^(?:to )?(?:take on|take over|take care of|look after|do|take|own|handle|write|make|build|run|cover|lead|draft|design|prepare|edit|draw|record|test|review|sort out) /u
const MAY_WORK = /^(?:does|touches|handles|writes|(?:may|can|should|is allowed to|must|will) (?:touch|do|edit|change|handle|write|make|build|run|take|work on|deal with|see|access)) /u
const WILL_WORK = /^(?:should|will|is going to|is to|must|has to|needs to|is supposed to|ought to) (?:take on|take over|take care of|look after|do|take|own|handle|write|make|build|run|cover|lead|draft|design|prepare|edit|draw|record|finish|deliver|complete|send|submit|get|have) /u

/** 'Ana said she'd do the labels', 'Ana has offered to write the labels'. */
const SAID_TO_WORK = /^(?:(?:said|says|told me|reckons) (?:that )?(?:she|he|they)(?:['’](?:d|ll)| would| will| can| could| wants? to)?|(?:has |have )?(?:offered|agreed|promised|volunteered|asked|decided|wants|is happy|is keen|is willing) to) (?:take on|take over|take care of|look after|do|take|own|handle|write|make|build|run|cover|lead|draft|design|prepare|edit|draw|record|test|review|sort out) /u
/** 'Ana on the labels'. */
const ON_WORK = /^on /u

/** Up to a time or what is said beside the work. */
function endOfWork(context: ReadingContext, { from, to }: Words): number {
  const time = context.groups.find((group) => group.from >= from && group.from < to)?.from ?? to
  const cut = context.source.tokens.slice(from, time).findIndex(({ key }) => /^(?:by|until|from|before|after|because|since|and|but|as|in|on|with|for|during)$/u.test(key))
  return cut > 0 ? from + cut : time
}

/** Index of the verb that hands the work over right before the name, or -1. */
function handingBefore(context: ReadingContext, segment: Segment, { name, known }: { name: number; known: ReadonlySet<string> }): number {
  const { tokens } = context.source
  const [second, first] = [tokens[name - 2]?.key ?? '', tokens[name - 1]?.key ?? '']
  if (first === 'to' && /^(?:up|falls?|goes|go|belongs?|left|assigned|given)$/u.test(second)) return verbStart(context, segment, name - 2)
  if (first === 'by' && PARTICIPLES.test(second)) return verbStart(context, segment, name - 2)
  // 'layout by Uma': a bare thing and whose it is, beside people who are known.
  if (first === 'by' && name === segment.from + 2 && segment.to === name + 1 && !isEmptyWord(second) && known.size > 0) return name - 1
  const isOwner = /^(?:is|are)$/u.test(first) && (/['’]s$/u.test(tokens[name]!.text) || /^['’]s?$/u.test(tokens[name + 1]?.key ?? ''))
  return isOwner && /^(?:job|task|part|work|responsibility|area|turf)$/u.test(tokens[name + 1]?.key ?? tokens[name + 2]?.key ?? '') ? name - 1 : -1
}

function verbStart(context: ReadingContext, segment: Segment, at: number): number {
  let from = at
  while (from > segment.from && /^(?:is|are|will|be|gets|get|being)$/u.test(context.source.tokens[from - 1]!.key)) from -= 1
  return from
}

/** Behind an 'and' that joins two such clauses. */
function startOfWork(context: ReadingContext, segment: Segment, to: number): number {
  let from = to
  while (from > segment.from && !(context.source.tokens[from - 1]!.key === 'and' && !isEmptyWord(context.source.tokens[from]?.key ?? ''))) from -= 1
  return from
}
