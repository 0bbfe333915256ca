import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const NOUN = String.raw`(?:weeks?|wks?|sprints?|iterations?|wochen?|semanas?|semaines?|S(?=\d))`
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six']
const ORDINALS = ['first|erste|primera|première|primeira', 'second|zweite|segunda|deuxième', 'third|dritte|tercera|troisième|terceira', 'fourth|vierte|cuarta|quatrième|quarta', 'fifth|fünfte|quinta|cinquième', 'sixth|sechste|sexta|sixième']
const NUMBER = String.raw`\d{1,2}|${WORDS.join('|')}`
const TO = String.raw`\s?(?:-|–|to|and|&|\+|through|und|bis|y|a|à|au|et|e)\s?`
const NUMBERS = String.raw`(?<from>${NUMBER})(?:${TO}(?<to>${NUMBER}))?(?![\p{L}\d%./])`
const JOINED = String.raw`^(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s){0,2}`
/** 'Week 1 …', 'and sprint 2: …', 'then 3 to 5 …', 'second week …': the number before what belongs to it. */
const BEFORE = new RegExp(String.raw`${JOINED}(?:in\s|im\s)?(?:(?<noun>${NOUN})\s?)?${NUMBERS}(?:\s?[:=–-]\s{0,2}|\s?\(|\s(?:(?:is|are|for|für|para|pour)\s)?)(?=\p{L})`, 'iu')
const ORDINAL_BEFORE = new RegExp(String.raw`${JOINED}(?:the\s|die\s|la\s)?(?<nth>${ORDINALS.join('|')})(?:\s(?<noun>${NOUN}))?(?:\s?[:=–-]\s{0,2}|\s)(?=\p{L})`, 'iu')
/** '… in week 1', '… (2)', '… weeks 3-4': the number behind. */
const BEHIND = new RegExp(String.raw`(?:\s?\(|\s(?:in|im|en|na|no)\s(?:the\s|der\s|la\s)?|\s(?=${NOUN}))(?:(?<noun>${NOUN})\s?)?${NUMBERS}\)?$`, 'iu')
const OPENING = new RegExp(String.raw`(?<![\p{L}\d])(?:in\s)?(?:${NOUN}\s?(?:${NUMBER})|(?:${ORDINALS[0]}) ${NOUN})(?!\p{L})`, 'iu')
/** What is told of a sprint, or of somebody in it, is no list of stretches. */
const TOLD = /(?:^|\s)(?:should|must|will|shall|gives?|delivers?|covers?|brings?|has|have|does|needs?|ends?|starts?|begins?|runs?|is|are|about|from|at|by|only|onwards?|or|we|i|he|she|they|nobody|no|not|never|off|out|away)(?!\p{L})/iu
const FEWEST = 2

type Piece = { start: number; end: number }
/** `isBefore`: the number stands before its content. */
type Numbered = { noun: string | undefined; from: number; to: number; content: Piece; isBefore: boolean }
type Stretch = Numbered & { noun: string; start: number; end: number }

/** 'Week 1 questionnaire, 2 pilot, 3 to 5 fieldwork', 'login (sprint 1), search (2)': what belongs to each of several stretches that follow one another, a line for each. */
export function sentencesOfNumberedStretches(text: string, dates: () => readonly DateNamed[]): Said[] {
  return OPENING.test(text) ? sentencesIn(text).flatMap((sentence) => listIn(text, sentence, dates)) : []
}

/** Between the ends of sentences. */
function sentencesIn(text: string): Piece[] {
  const ends = [...text.matchAll(/[.!?](?=\s|$)|\n/gu)].map(({ index }) => index)
  return [...ends, text.length].map((end, index) => ({ start: index === 0 ? 0 : ends[index - 1]! + 1, end }))
}

function listIn(text: string, sentence: Piece, dates: () => readonly DateNamed[]): Said[] {
  const stretches = stretchesIn(text, sentence)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last || stretches.length < FEWEST || dates().some((date) => date.start >= first.start && date.end <= last.end)) return []
  const isWeekly = WEEKLY.test(text)
  const said = stretches.map(({ noun, from, to, content }, index) => ({ text: headOf({ noun, from, to, isWeekly }), start: index === 0 ? first.start : stretches[index - 1]!.content.end, end: content.start }))
  const isClosed = /[,;.)]/u.test(text[last.end] ?? '')
  return [...said, { text: text[last.end] === '.' ? '.\n' : '\n', start: last.content.end, end: last.end + Number(isClosed) }]
}

/** Of sprints that are weeks, each has its number. */
const WEEKLY = /(?<!\p{L})(?:(?:weekly|one[- ]week|1[- ]week|einwöchige|wöchentliche)[ -](?:sprints?|iterations?)|wochensprints?|sprints? (?:d['’]une semaine|de una semana|de uma semana|semanales|semanais|hebdomadaires))(?!\p{L})/iu

function headOf({ noun, from, to, isWeekly }: { noun: string; from: number; to: number; isWeekly: boolean }): string {
  const isSprint = /^(?:s|sprints?|iterations?)$/iu.test(noun)
  const one = isSprint || isWeekly ? 'Sprint' : noun.replace(/^wks?$/iu, 'Week').replace(/(?<=^(?:week|semana|semaine))s$|(?<=^woche)n$/iu, '')
  return `\n${one[0]!.toUpperCase()}${one.slice(1)}${to > from ? `${one === 'Woche' ? 'n' : 's'} ${from}-${to}` : ` ${from}`}: `
}

/** The stretches of a sentence that follow one another, up to what no longer counts on; a piece without a number goes with the one before it, where numbers come first. */
function stretchesIn(text: string, sentence: Piece): Stretch[] {
  const stretches: Stretch[] = []
  for (const piece of piecesOf(text, sentence)) {
    const last = stretches.at(-1)
    const own = numberedIn(text, piece)
    const isNext = own !== null && (last ? own.from === last.to + 1 && own.isBefore === last.isBefore : own.noun !== undefined && own.from === 1)
    if (own && isNext) stretches.push({ ...own, noun: own.noun ?? last!.noun, ...piece })
    else if (last && (own?.noun !== undefined || !last.isBefore || piece.isClause || TOLD.test(text.slice(piece.start, piece.end)))) break
    else if (last) Object.assign(last, { end: piece.end, content: { start: last.content.start, end: piece.end } })
  }
  return stretches
}

function numberedIn(text: string, { start, end }: Piece): Numbered | null {
  const said = text.slice(start, end)
  const before = BEFORE.exec(said) ?? ORDINAL_BEFORE.exec(said)
  const behind = before ? null : BEHIND.exec(said)
  const match = before ?? behind
  const content = before ? { start: start + before[0].length, end } : { start, end: start + (behind?.index ?? 0) }
  const words = text.slice(content.start, content.end)
  if (!match || !/^\p{L}[^:]{1,80}$/u.test(words) || TOLD.test(words)) return null
  const { noun, from = '', to, nth } = match.groups!
  const number = nth === undefined ? numberOf(from) : ORDINALS.findIndex((words) => words.split('|').includes(nth.toLowerCase())) + 1
  return { noun, from: number, to: to === undefined ? number : numberOf(to), content, isBefore: before !== null }
}

function numberOf(word: string): number {
  return WORDS.indexOf(word.toLowerCase()) + 1 || Number(word)
}

/** Between commas and semicolons outside brackets, behind a colon or an opening bracket, and at an 'and' or 'then' before a number. */
function piecesOf(text: string, { start, end }: Piece): (Piece & { isClause: boolean })[] {
  const said = text.slice(start, end)
  const opening = said.search(OPENING)
  if (opening < 0) return []
  const lead = leadOf(said, opening)
  const first = lead ? lead.index + lead[0].length : said.length - said.trimStart().length
  const joints = [...said.matchAll(JOINT)].filter(({ index }) => index > first && depthAt(said.slice(first, index)) === 0)
  const last = closeOf(said, first)
  const inside = joints.filter(({ index }) => index < last)
  return [...inside.map((joint) => joint.index), last].map((to, index) => {
    const from = index === 0 ? first : inside[index - 1]!.index + inside[index - 1]![0].length
    return { start: start + from, end: start + to, isClause: index > 0 && inside[index - 1]![0].startsWith(';') }
  })
}

/** The sign that the list stands behind; a bracket opens it where more than its number stands inside. */
function leadOf(said: string, opening: number): RegExpExecArray | undefined {
  const signs = [...said.slice(0, opening).matchAll(/[:;(–]\s{0,2}|\s-\s|,\s/gu)].filter(({ 0: sign, index }) => !sign.startsWith('(') || index + sign.length === opening && !LONE_NUMBER.test(said.slice(opening)))
  return signs.findLast(({ 0: sign }) => !sign.startsWith(',')) ?? signs.at(-1)
}

const LONE_NUMBER = new RegExp(String.raw`^(?:in\s)?${NOUN}\s?${NUMBERS}\)`, 'iu')
const JOINT = new RegExp(String.raw`[,;]\s{0,2}|(?<!\d)\s(?:and|then|und|y|et|e)\s(?=(?:${NOUN}\s?)?\d{1,2}(?![\d%.]))|\s?(?:->|→)\s?`, 'giu')

function depthAt(text: string): number {
  return (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0)
}

/** Where a bracket around the list ends, else the sentence. */
function closeOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    depth += Number(text[at] === '(') - Number(text[at] === ')')
    if (depth < 0) return at
  }
  return text.length
}
