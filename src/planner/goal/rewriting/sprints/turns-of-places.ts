import { isGivenName } from '../../people/given-names.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const ONE = '(?:one|1|a|an|eine?|una?|uno|une?|uma?|um)'
const PER = '(?:per|a|an|each|every|je|pro|por|par|cada|chaque)'
const LENGTH = String.raw`(?:(?:(?:one|two|three|four|\d)[- ])?(?:weekly|week|wöchige[nr]?)[ -])?`
const PERIOD = '(?<period>week|sprint|iteration|woche|semana|semaine)'
const NOUN = String.raw`(?:(?!(?:per|pro|por|par|each|every|je)(?!\p{L}))\p{L}[\p{L}'’-]*)`
/** 'One pilot per week', 'one per sprint', 'a branch each week'. */
const ONE_PER = String.raw`(?:just |only |always )?${ONE}(?: (?<thing>${NOUN}(?: ${NOUN})?))? ${PER} ${LENGTH}${PERIOD}`
/** 'Each week one classroom', 'jede Woche eine Filiale'. */
const EACH_ONE = String.raw`(?:each|every|per|jede|pro|cada|chaque) (?<period>week|sprint|woche|semana|semaine) ${ONE} (?<thing>${NOUN})`
/** 'A week each', 'one sprint per site', 'une semaine chacun'; '3 hours a week each' is how much. */
const PERIOD_EACH = String.raw`(?<!(?:hours?|hrs?|h|days?|mins?|minutes?|times|twice|once|shifts?|points?|stunden|std\.?|horas|heures|\d) )${ONE} (?<period>week|sprint|woche|semana|semaine) (?:each|apiece|jeweils|chacune?|cada (?:uno|una|um|uma)|${PER} (?<thing>${NOUN}))`
const HEADS = [ONE_PER, EACH_ONE, PERIOD_EACH].map((head) => new RegExp(String.raw`(?<![\p{L}\d-])${head}(?!\p{L})(?: in (?:this|that|the following) order| in dieser reihenfolge| en este orden| dans cet ordre| nesta ordem)?`, 'giu'))
/** On which day of its week, right behind: ', Wednesdays 9 to 10:30'. */
const TIMES = /^,? (?:always |each |every )?(?:on |immer |jeweils |les |los |às |am )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)?(?:days?|wed|thu|fri|sat)(?: (?:mornings?|afternoons?|evenings?))?(?: (?:at|from|between)? ?\d[^,;.()\n]{0,24}?)?(?=[,;.)]|$)/iu
/** What follows as a list. */
const LIST_BEHIND = /^(?<lead>[^:.;()\n]{0,36}:|\s?[(–]|\s-(?=\s))\s{0,2}(?<list>[^.;)\n:]{3,160})/u
const JOINTS = /,\s{0,2}(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s){0,2}|\s(?:(?:and|und|y|et|e|&|\+)\s)?(?:then|dann|danach|luego|puis|ensuite|depois)\s|\s(?:and|und|y|et|e|&|\+)\s|\s?(?:->|→|>)\s?/giu
/** 'Maternity second', 'Leeds first', 'and finally York'. */
const TURN = /(?:^(?:first|then|next|finally|lastly|last|zuerst|primero|d['’]abord|primeiro),? |,? (?:first|second|third|fourth|fifth|sixth|next|last|zuerst|zuletzt|first of all)$)/giu
/** The place that a sentence leads to: 'the new form goes to A&E', 'new readers in Mill'. */
const LEAD = /^(.{3,80}?)(?:\s(?:goes|comes|moves|rolls out|is rolled out|geht|kommt|va|vai))?\s(?:to|in|at|for|into|with|of|from|across|through|bei|in|für|nach|en|para|à|dans|pour|em|no|na)\s(?:the\s)?(?=\p{L})/iu
const ITEM = /^(?:\d{1,3})?\p{L}[\p{L}\d&'’./-]*(?: [\p{L}\d&'’./-]+){0,3}$/u
const NO_ITEM = /(?:^|\s)(?:is|are|has|have|must|will|we|i|he|she|they|it|each|every|per|week|weeks|sprint|sprints|day|days|team|from|starting|beginning|start|by|until|ab|desde|dès)(?!\p{L})|^(?:then|next|and|etc)$/iu
const FEWEST = 2

type Piece = { start: number; end: number }
/** `told` is what the head says beside its list, in one sentence; `since` from when, where that stands before the list. */
type Turns = { head: Piece; told: (period: string) => string; since: string; isWeek: boolean; items: Piece[]; whole: Piece }

/** 'One branch per week: Leeds, York, Hull', 'Mill, then Tower, then Annex, one per sprint': whose turn it is in which sprint, a line for each. */
export function sentencesOfTurns(text: string, dates: () => readonly DateNamed[]): Said[] {
  const turns = HEADS.flatMap((head) => [...text.matchAll(head)]).flatMap((match) => turnsAt(text, match) ?? [])[0]
  if (!turns || turns.items.some((item) => dates().some(({ start, end }) => start < item.end && end > item.start))) return []
  return linesOf(text, turns)
}

function turnsAt(text: string, match: RegExpExecArray): Turns | null {
  const { 0: said, index, groups } = match
  // 'One sprint a week, 5 in total' counts the sprints.
  if (/^(?:\p{L}*sprints?|iterations?|iteración|iteração|weeks?|semanas?|semaines?|wochen?|months?|mes|mois|monat)$/iu.test(groups!['thing'] ?? '')) return null
  // '25 h a week each' and 'an hour per week' say how much, and of whom.
  const isAmount = /(?:\d|%|(?<!\p{L})(?:h|hrs?|hours?|days?|minutes?|mins?|half|once|twice|times|stunden|tage?|horas?|d[ií]as?|heures?|jours?))\s?$/iu.test(text.slice(0, index)) || NO_THING.test(groups!['thing'] ?? '')
  if (isAmount) return null
  const end = index + said.length
  const times = TIMES.exec(text.slice(end))?.[0] ?? ''
  const from = end + times.length
  const behind = LIST_BEHIND.exec(text.slice(from))
  const isWeek = !/^(?:sprint|iteration)/iu.test(groups!['period']!)
  const listed = behind ? itemsIn(text, { start: from + behind[0].length - behind.groups!['list']!.length, end: from + behind[0].length }) : []
  const lead = listed.length >= FEWEST ? behind!.groups!['lead']!.replace(/[:(–-]\s?$/u, '').trimEnd() : ''
  const thing = groups!['thing'] ?? 'turn'
  // 'Each week one classroom gets its projector' says what is done there.
  const deed = lead !== '' && !/\d/u.test(lead) && !lead.startsWith(",") ? lead : ''
  const shared = { head: { start: index, end: from }, told: (period: string) => `${deed === '' ? `One ${thing} per ${period}${times}` : `Each ${period} one ${thing}${deed}`}.`, since: deed === '' ? lead.trim() : '', isWeek }
  const namesOnly = (items: readonly Piece[]) => items.every(({ start, end: to }) => isGivenName(text.slice(start, to).split(' ')[0]!))
  if (listed.length >= FEWEST && !namesOnly(listed)) return { ...shared, items: listed, whole: { start: index, end: listed.at(-1)!.end } }
  const before = itemsBefore(text, index)
  return before.length >= FEWEST && !before.some((item) => namesOnly([item])) ? { ...shared, items: before, whole: { start: before[0]!.start, end: from } } : null
}

/** What comes back for everybody, and is nobody's turn. */
const NO_THING = /^(?:hours?|hrs?|h|days?|half|halves|minutes?|mins?|week|sprint|time|shift|meetings?|calls?|demos?|reviews?|retros?|stand-?ups?|check-?ins?|sessions?|reports?|updates?|releases?|newsletters?|posts?|emails?|evenings?|mornings?|afternoons?|person|people|member|tag|tage|stunde|stunden|hora|horas|d[ií]a|jour|heure|treffen|reuni[óo]n|réunion|reunião)(?!\p{L})/iu

/** The items from the start on, up to the first piece that is none. */
function itemsIn(text: string, { start, end }: Piece): Piece[] {
  const pieces = split(text, { start, end }).map((piece) => itemOf(text, piece))
  const stop = pieces.findIndex((piece) => piece === null)
  return pieces.slice(0, stop < 0 ? pieces.length : stop).filter((piece) => piece !== null)
}

/** The items of the list that ends right before. */
function itemsBefore(text: string, at: number): Piece[] {
  const until = text.slice(0, at).replace(/[,:(–-]?\s{0,2}$/u, '').length
  const sentence = text.slice(0, until).split(/[.;!?\n:(]/u).at(-1)!
  const items = split(text, { start: until - sentence.length, end: until }).map((piece, index) => itemOf(text, piece) ?? (index === 0 ? itemOf(text, behindLead(text, piece)) : null))
  const none = items.findLastIndex((piece) => piece === null)
  return until === at ? [] : items.slice(none + 1).filter((piece) => piece !== null)
}

function behindLead(text: string, { start, end }: Piece): Piece {
  return { start: start + (LEAD.exec(text.slice(start, end))?.[0].length ?? 0), end }
}

function split(text: string, { start, end }: Piece): Piece[] {
  const joints = [...text.slice(start, end).matchAll(JOINTS)]
  return [...joints.map(({ index }) => index), end - start].map((to, index) => ({ start: start + (index === 0 ? 0 : joints[index - 1]!.index + joints[index - 1]![0].length), end: start + to }))
}

/** A short name, without what says whose turn it is. */
function itemOf(text: string, { start, end }: Piece): Piece | null {
  const said = text.slice(start, end)
  const open = said.length - said.replace(/^\s+/u, '').length
  const name = said.trim().replaceAll(TURN, '')
  const at = start + said.indexOf(name, open)
  return name !== '' && ITEM.test(name) && !NO_ITEM.test(name) ? { start: at, end: at + name.length } : null
}

const SAYS_SPRINTS = /(?<!\p{L})(?:sprints?|iterations?|\p{L}*sprints)(?!\p{L})/iu
const WEEKLY = /(?<!\p{L})(?:(?:weekly|one[- ]week|1[- ]week|einwöchige|wöchentliche)[ -](?:sprints?|iterations?)|wochensprints?|sprints? (?:d['’]une semaine|of (?:a|one|1) week|de una semana|de uma semana|semanales|semanais|hebdomadaires))(?!\p{L})/iu

/** The turns as sprints, or as weeks of sprints that are longer. */
function linesOf(text: string, { head, told, since, isWeek, items, whole }: Turns): Said[] {
  const rest = `${text.slice(0, head.start)} ${text.slice(head.end)}`
  const areSprints = !isWeek || !SAYS_SPRINTS.test(rest) || WEEKLY.test(rest)
  const noun = areSprints ? 'Sprint' : 'Week'
  const length = /(?<length>(?:one|two|three|four|\d)[- ]week|weekly)[ -](?:sprint|iteration)/iu.exec(text.slice(head.start, head.end))?.groups!['length']
  const counted = isWeek && areSprints && !WEEKLY.test(rest) ? `${items.length} weekly sprints` : length === undefined ? '' : `${length.replace(' ', '-')} sprints`
  const calendar = `${counted}${since === '' ? '' : ` ${since}`}`
  const [before, verb] = [beforeList(text, whole.start), /\p{L}\s$/u.test(text.slice(0, head.start)) && whole.start === head.start]
  const end = Math.max(whole.end, items.at(-1)!.end)
  const closed = /^\)?[.,]?\s?/u.exec(text.slice(end))![0]
  const goesOn = !closed.includes('.') && end + closed.length < text.length
  return [
    { text: before.length === 0 ? told(noun.toLowerCase()) : verb ? told(noun.toLowerCase()).replace(/^One/u, 'one') : `.\n${told(noun.toLowerCase())}`, start: verb ? whole.start : before.length, end: items[0]!.start, of: head },
    ...items.map(({ start }, index) => ({ text: `\n${noun} ${index + 1}: `, start: index === 0 ? start : items[index - 1]!.end, end: start })),
    { text: `\n${calendar}${calendar === '' ? '' : !goesOn ? '. ' : length === undefined ? ' ' : ', '}`, start: items.at(-1)!.end, end: end + closed.length },
  ]
}

/** What stands before the list, without the preposition or the sign that leads to it. */
function beforeList(text: string, start: number): string {
  const before = text.slice(0, start).replace(/[\s,:;(–-]{1,4}$/u, '')
  const sentence = before.split(/[.!?\n]/u).at(-1)!
  const lead = LEAD.exec(`${sentence} x`)
  return lead && lead[0].length === sentence.length + 1 ? `${before.slice(0, before.length - sentence.length)}${lead[1]!}` : before
}
