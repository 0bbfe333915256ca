import type { DayPattern, TaskMatcher } from './brief.ts'
import { hasCue } from './cues.ts'
import { sayingWords } from './empty-words.ts'
import type { Cue } from './clause-words.ts'
import { isIdle } from './idle-words.ts'
import { CLAUSE_JOINT } from './joining-words.ts'
import { labelOf } from './labels.ts'
import { isRating } from './ratings.ts'
import { hasTime, keysOf, neighbourTimes, segmentAt, sentenceOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import type { Segment } from './segments.ts'
import type { TimeEntry } from './times/time-entries.ts'
import type { TimeGroup } from './times/time-groups.ts'
import { isSpokenClause } from './topics/spoken-clauses.ts'

/** The words that say what a time is for: those before it and behind it in its clause. */
export type Surroundings = {
  segment: Segment | null
  left: Words
  right: Words
  leftKeys: string[]
  rightKeys: string[]
  keys: string[]
}

/** One entry of a time group with everything that decides what it means. */
export type TypedTime = {
  entry: TimeEntry
  group: TimeGroup
  around: Surroundings
  days: DayPattern
  /** The person its clause is about, when it is not the user. */
  person: string | null
  words: Words
}

export function surroundingsOf(context: ReadingContext, group: TimeGroup): Surroundings {
  const segment = segmentAt(context, group.from)
  const left = leftOf(context, group, segment)
  const right = rightOf(context, group, segment)
  const leftKeys = outsideBrackets(context, left, segment)
  const rightKeys = keysOf(context, right)
  return { segment, left, right, leftKeys, rightKeys, keys: [...leftKeys, ...rightKeys] }
}

/** 'Puppy school (recall, no biting) for two weeks': what stands in brackets before it denies nothing of the length. */
function outsideBrackets(context: ReadingContext, { from, to }: Words, segment: Segment | null): string[] {
  const inside = segment?.lead === ')' ? context.segments.filter((other) => other.depth > segment.depth && other.from < to && other.to > from) : []
  if (inside.length === 0) return keysOf(context, { from, to })
  const isInside = (index: number) => inside.some((other) => index >= other.from && index < other.to)
  return context.source.tokens.slice(from, to).flatMap(({ key }, offset) => (isInside(from + offset) ? [] : [key]))
}

/** '…: vaciar, lijar, pintar, los lunes y miércoles': behind a list in another language, no time is said of its last item alone. */
function isBehindList(context: ReadingContext, segment: Segment, sentence: readonly Segment[]): boolean {
  const at = sentence.indexOf(segment)
  const [before, first] = [sentence[at - 1], sentence[at - 2]]
  return context.language !== 'en' && /^[,-]$/u.test(segment.lead) && before !== undefined && first !== undefined && before.depth === segment.depth && /^[,:]$/u.test(before.lead) && !hasTime(context, before) && !isSpokenClause(keysOf(context, before))
}

/** '…, el 2 de febrero me operan', 'nunca toquei nada - dias de semana …': the clause has its own words, or the one before has no more to say. */
function isApart(context: ReadingContext, segment: Segment, { group, sentence }: { group: TimeGroup; sentence: readonly Segment[] }): boolean {
  if (segment.lead === ',' && isSpokenClause(keysOf(context, { from: group.to, to: segment.to }))) return true
  const before = sentence[sentence.indexOf(segment) - 1]
  return context.language !== 'en' && segment.lead === '-' && before !== undefined && isSpokenClause(keysOf(context, before))
}

/** Up to the time before; when nothing is there, the segments before that hold no time of their own. */
function leftOf(context: ReadingContext, group: TimeGroup, segment: Segment | null): Words {
  const sentence = segment ? sentenceOf(context, segment) : []
  const { before } = neighbourTimes(context, group)
  let from = Math.max(segment?.from ?? group.from, before?.to ?? 0)
  if (from < group.from || !segment) return { from: Math.min(from, group.from), to: group.from }
  // '…, el 2 de febrero me operan': the clause has its own words behind the time.
  if (isBehindList(context, segment, sentence) || isApart(context, segment, { group, sentence })) return { from: group.from, to: group.from }
  for (let index = sentence.indexOf(segment) - 1; index >= 0; index -= 1) {
    const earlier = sentence[index]!
    if ((before && before.to > earlier.from) || earlier.line !== segment.line) break
    if (earlier.depth > segment.depth) continue
    // 'Beds, compost, tool shed; Saturdays 9-12': the hours are for the whole list, not for its last item.
    if (/^[;–—-]$/u.test(segment.lead) && earlier.lead === ',' && (segment.lead === ';' || segment.from === group.from)) break
    // 'at least 45 min, otherwise I don't get into it, Tuesdays 18-19:30': why something is so says nothing of the times behind it.
    if (segment.from === group.from && earlier.depth === segment.depth && isExplanation(context, earlier)) break
    from = earlier.from
    if (earlier.to - earlier.from > 1 || earlier.lead === ':') break
  }
  return { from, to: group.from }
}

function isExplanation(context: ReadingContext, { from, to, lead }: Segment): boolean {
  return to - from > 2 && (EXPLAINING.test(lead) || EXPLAINING.test(context.source.tokens[from]!.key)) || CLOSING.test(keysOf(context, { from, to }).join(' '))
}

/** What closes a clause about other times: 'Sunday is sacred, nothing then', "2 to 5 suits me, I can't do other times". */
const CLOSING = /^(?:(?:so|and) )?(?:(?:nothing|not|never|no work)(?: at all)? (?:then|there)|nothing else|nothing but that|no other (?:times?|days?|hours?)|(?:i |we )?(?:can't|cannot|can not|won't) (?:do |make |manage )?(?:any )?other (?:times?|days?|hours?)|that(?:'s| is) (?:it|all|all i(?:'ve)? (?:got|have)|\p{L}+ (?:night|day|evening|time)))$/u

const EXPLAINING = /^(?:because|cause|cos|otherwise|weil|denn|sonst|porque|pues|parce|sinon|car|senao)$/u

function rightOf(context: ReadingContext, group: TimeGroup, segment: Segment | null): Words {
  const { after } = neighbourTimes(context, group)
  // 'Good Friday (26 March), Easter Monday (29 March) and at weekends nobody works': the clause goes on behind the last of them.
  const last = segment !== null && group.to > segment.to && areNamedTogether(context, group) ? segmentAt(context, group.to) : segment
  const to = Math.min((last?.sentence === segment?.sentence ? last?.to : undefined) ?? group.to, after?.from ?? context.source.tokens.length)
  if (after === null || to < after.from) return { from: group.to, to: Math.max(group.to, to) }
  // 'museums in the morning and free evenings': what stands behind the 'and' is said of the next time.
  const joint = context.source.tokens.slice(group.to, to).findIndex(({ key }) => CLAUSE_JOINT.test(key))
  return { from: group.to, to: Math.max(group.to, joint < 0 ? to : group.to + joint) }
}

/** Days without hours, with an 'and' before the last, or three and more of them: what stands behind is said of all of them. */
function areNamedTogether({ source: { tokens, text } }: ReadingContext, { from, entries, expressions }: TimeGroup): boolean {
  const joint = text.slice(expressions.at(-2)?.end ?? 0, expressions.at(-1)!.start)
  const isRule = /^(?:only|just|nur|solo|sólo|seulement|apenas)$/u.test(tokens[from - 1]?.key ?? '')
  const isList = expressions.length > 2 && /^\s*,\s*$/u.test(joint)
  return !isRule && expressions.length > 1 && (isList || /^[\s)]*(?:and|or|und|oder|sowie|y|o|et|ou|e)\s/iu.test(joint)) && entries.every(({ windows, point }) => windows.length === 0 && point === null)
}

export function isSaid(surroundings: Surroundings, cue: Cue): boolean {
  return hasCue(surroundings.keys, cue)
}

/** The tasks a clause is about: its own noun words, unless they name the whole plan. */
export function matcherOf(context: ReadingContext, said: Words): TaskMatcher | null {
  const words = behindDoer(context, said)
  const keys = keysOf(context, words)
  // In 'the notes have to be at the printer's' the notes are what is bound.
  const verb = keys.findLastIndex((key, index) => !/^(?:to|been|be)$/u.test(keys[index + 1] ?? '') && /^(?:needs?|wants?|submit|send|finish|complete|deliver|get|have|hand|publish|release|see|receive)$/u.test(key))
  const modal = keys.findIndex((key, index) => /^(?:must|should|have|has|needs?|shall|will|may|can)$/u.test(key) && /^(?:be|to|only|take|happen|start|begin)$/u.test(keys[index + 1] ?? ''))
  // In 'the build has to be uploaded' it is a thing and no verb.
  const isBuild = modal > 0 && /^(?:the|our|a|each|every)(?: \p{L}+)? build$/u.test(keys.slice(0, modal).join(' '))
  const bound = modal > 0 ? labelOf(context, { from: words.from, to: words.from + modal }) ?? (isBuild ? 'build' : null) : null
  if (bound !== null && !isWholePlan(bound)) return { labels: [bound] }
  // 'The drill goes at the end'.
  const goes = keys.findIndex((key, index) => index > 0 && /^(?:goes?|comes|happens|starts|begins|startet|beginnt|empieza|commence|comeca)$/u.test(key) && /^(?:at|in|on|to|last|first|out|live|next)$/u.test(keys[index + 1] ?? 'at'))
  const going = goes > 0 ? labelOf(context, { from: words.from, to: words.from + goes }) : null
  if (going !== null && !isWholePlan(going)) return { labels: [going] }
  // 'the auditor wants everything'.
  if (verb >= 0 && /^(?:everything|it all|all|all of it|all of this|the lot)$/u.test(keys.slice(verb + 1).join(' '))) return null
  const object = verb >= 0 ? labelOf(context, { from: words.from + verb + 1, to: words.to }) : null
  const label = object ?? labelOf(context, words)
  // 'No painting or plumbing before that'.
  return label === null || isWholePlan(label) || !/\p{L}{2}/u.test(label) ? null : { labels: label.split(/ (?:or|nor) /u) }
}

/** In 'Ana writes the labels' and 'Ana should write the labels' the labels are what is bound. */
function behindDoer(context: ReadingContext, { from, to }: Words): Words {
  const { tokens } = context.source
  if (to - from < 3 || !context.people.has(tokens[from]!.text)) return { from, to }
  const modal = /^(?:should|will|must|shall|can)$/u.test(tokens[from + 1]!.key) ? 1 : /^(?:(?:needs|has|is) to|is going to)/u.test(keysOf(context, { from: from + 1, to: from + 4 }).join(' ')) ? (tokens[from + 2]!.key === 'going' ? 3 : 2) : 0
  const verb = tokens[from + 1 + modal]?.text ?? ''
  const isDoing = modal > 0 ? /^\p{Ll}{2,}$/u.test(verb) && !/^(?:be|have|not|only)$/u.test(verb) : /^\p{Ll}{3,}s$/u.test(verb) && !/^(?:has|was|needs|wants|joins|leaves|starts|returns|works|comes|goes|gets)$/u.test(verb)
  const at = from + 2 + modal + Number(/^(?:up|out|on|over|down|off|after|care)$/u.test(tokens[from + 2 + modal]?.key ?? '')) + Number(tokens[from + 2 + modal]?.key === 'care')
  return isDoing && at < to ? { from: at, to } : { from, to }
}

const WHOLE_PLAN = /^(?:(?:the |our )?(?:whole )?(?:team|crew|everyone|everybody)(?: works)?|(?:all |the )?rest(?: (?:of )?(?:the |my |our )?(?:work|jobs|things|stuff|plan|time))?|everything else|all else|all the rest|(?:the )?last (?:one|sprint|iteration)|(?:normalmente )?trabaj(?:o|amos)|(?:ich |wir )?arbeiten?|je travaille|nous travaillons|trabalh(?:o|amos)|meist(?:ens)?|zwar|dispongo(?: de)?|disponemos(?: de)?|disponho(?: de)?|je dispose(?: de)?|m'en occupe|nous en occupons|me ocupo|k[uü]mmere mich(?: darum)?|(?:the )?first (?:round|cycle|wave|edition)|work(?:ing|s)?|(?:works?|suits?)(?: (?:me|us))?(?: (?:best|well|fine))?|(?:my |our )?own|(?:an? )?(?:early bird|early riser|night owl|morning person|morning lark)|mine|ours|everything|it|all|tasks?|stuff|things?|project|plan|plano|planning|studying|study|days?|times?|week|weeks|sessions?|goes|stints|sittings|me|up|through|over|done|finished|available|free|evening|evenings|entrega final|final delivery|livraison finale|remise finale|endabgabe|go live|live|(?:in )?(?:force|effect|operation|use)|valid|effective|goal|stud(?:ies|ying)|practi[cs]es|trains|revises|travaille|lernt|trainiert|estudia|estuda|lernen?|ube|üben?|estudi(?:o|ar|amos)|repas(?:o|ar)|r[eé]vise[rs]?|[eé]tudie[rs]?|estud(?:o|ar)|escrevo|escribo|[eé]cris|schreibe|pratico|pr[aá]ctico|पढ़ (?:सकता|सकती) हूँ|पढ़ाई)$/iu

/** 'Lernen zu Hause' is the plan's own work wherever it is done. */
const AT_HOME = / (?:at home|zu hause|zuhause|daheim|en casa|[aà] la maison|em casa)$/iu

/** 'consigo estudar', 'puedo estudiar': being able to is no other work. */
const ABLE = /^(?:consigo|conseguimos|posso|podemos|puedo|peux|pouvons|kann|k[oö]nnen|can|could) (?=\p{L})/iu

export function isWholePlan(label: string): boolean {
  return speaksOfPlan(label) || speaksOfPlan(sayingWords(label))
}

function speaksOfPlan(label: string): boolean {
  return WHOLE_PLAN.test(label.replace(AT_HOME, '').replace(ABLE, '')) || isRating(label) || isIdle(label) || READY.test(label)
}

/** 'Eine Woche vorher soll es fertig sein', 'la quiero lista una semana antes': how the whole of it is to be. */
const READY = /^(?:(?:es|alles|soll|sollte|muss|will|möchte|quiero|queremos|que|esté|la|lo|je|veux|le|soit|quero|esteja) )*(?:fertig|bereit|list[oa]s?|prête?s?|pront[oa]s?|terminée?s?|terminad[oa]s?|acabad[oa]s?|finie?s?)(?: (?:sein|werden|haben|stehen))?$/iu
