import type { Said } from '../said.ts'

const THING = String.raw`(?!\d)[^\s,.;:!?()\n]{1,20}(?: (?!\d)[^\s,.;:!?()\n]{1,20}){0,5}?`
/** What points at the thing before is no thing of its own. */
const NO_POINTER = String.raw`(?!(?:es|va|eso|esto|c['’]est|ça|das|dies|ist|kommt|é|isso|isto|vem|est|vient)(?!\p{L}))`
/** 'No fim de abril', 'am Ende der Woche': of a time, and of no order. */
const NO_PERIOD = String.raw`(?!,? (?:(?:d[eo]s?|da|du|del|des|dieser?|dieses|vom|der (?:woche|ferien|kw|sommerferien|schulzeit))(?!\p{L})|d['’]))`
const OPENS = String.raw`(?<=[\p{L}\d)][,;:] {1,2})`
const ENDS = String.raw`(?= ?(?:[.,;!?\n)]|$))`

/** What is done at the very end, by the language whose words it is, and how it is said plainly behind the thing. */
const LASTS: readonly { before: string; behind: string; plain: string }[] = [
  { before: String.raw`(?:und |erst |aber )*(?:ganz )?(?:zum schluss|am schluss|am ende|als letztes|zu guter letzt)(?: erst)?(?: kommen| kommt)?`, behind: String.raw`(?: erst| kommen| kommt)*(?: ganz)? (?:zum schluss|am schluss|am ende|als letztes)`, plain: 'zuletzt' },
  { before: String.raw`(?:y |solo |sólo )*(?:al final|por último|en último lugar|para terminar)(?: del todo)?(?: van)?`, behind: String.raw`(?: solo| sólo| van)*(?: justo)? (?:al final|en último lugar)(?: del todo)?`, plain: 'por último' },
  { before: String.raw`(?:et |seulement )*(?:tout )?(?:à la fin|en dernier(?: lieu)?|pour finir|pour terminer)(?: seulement)?`, behind: String.raw`(?: seulement)? (?:tout )?à la fin(?: seulement)?`, plain: 'en dernier' },
  { before: String.raw`(?:e |só |apenas |somente )*(?:no fim|no final|por fim|por último|para terminar)(?: de tudo)?`, behind: String.raw`(?: só| apenas)? (?:no fim|no final)(?: de tudo)?`, plain: 'por último' },
]

/** What is done before everything else, and how it is said plainly before the thing. */
const FIRSTS: readonly { before: string; behind: string; plain: string }[] = [
  { before: '(?:als (?:aller)?erstes|zuallererst)(?: kommt| kommen)?', behind: '(?: kommt| kommen)? (?:als (?:aller)?erstes|zuallererst)', plain: 'zuerst' },
  { before: '(?:lo primero(?: de todo)?(?: es)?|en primer lugar|antes (?:de|que) nada)', behind: '(?: va| es)? (?:lo primero|en primer lugar)(?: de todo)?', plain: 'primero' },
  { before: '(?:en (?:tout )?premier(?: lieu)?|tout d[\'’]abord)', behind: '(?: vient| est)? en (?:tout )?premier(?: lieu)?', plain: "d'abord" },
  { before: '(?:em primeiro lugar|primeiro de tudo|antes de mais nada)', behind: '(?: vem| fica)? (?:em primeiro lugar|primeiro de tudo)', plain: 'primeiro' },
]

/** What comes next, in words that say no more than 'then'. */
const NEXTS: readonly { said: string; plain: string }[] = [
  { said: 'a seguir|em seguida|de seguida|logo depois', plain: 'depois' },
  { said: 'a continuación|seguidamente|acto seguido', plain: 'luego' },
  { said: 'im anschluss|anschließend|daraufhin|hiernach', plain: 'danach' },
  { said: 'par la suite|à la suite|derrière', plain: 'puis' },
]

/** 'Valuation (takes two weeks, so start with that one)': what a bracket puts first. */
const FIRST_IN_BRACKET = /(?<=[,;:] |^|and |und |y |et |e )(?<item>\p{L}[^,;:.()\n]{2,50}?) \((?<aside>[^()\n]{0,80}?)(?<first>,? ?(?:so |and |therefore |also |daher |deshalb |also |así que |donc |por isso )?(?:(?:start|begin|starting|beginning) with (?:that|this|it)(?: one)?|damit anfangen|damit beginnen|empezar por (?:ahí|esto)|empiezo por ahí|commencer par là|começar por aí|(?:(?:that|this|it|das|dies|esto|eso|c['’]est|ça|isso|isto) )?(?:(?:has to |must |should |muss |soll |doit |tiene que |tem que )?(?:come|comes|go|goes|be|is|kommt?|ist|gehört|es|va|viene|est|vient|passe|é|vem|fica|sein|être|ser|vir) )?(?:first|zuerst|als (?:aller)?erstes|zuallererst|(?:lo )?primero(?: de todo)?|en primer lugar|en (?:tout )?premier(?: lieu)?|d['’]abord|(?:o )?primeiro(?: de tudo)?|em primeiro lugar|o (?:primeiro passo|começo de tudo|ponto de partida)|el (?:primer paso|punto de partida)|le (?:point de départ|début de tout)|der (?:erste schritt|anfang von allem))(?=[,;)])))(?<rest>[^()\n]{0,60})\)/giu
const START_WITH: Readonly<Record<string, string>> = { en: 'Start with', de: 'Zuerst', es: 'Primero', fr: "D'abord", pt: 'Primeiro' }

/** '- auditoría inicial, es lo primero', 'kickoff, comes first': the same in a line of its own, where the whole aside is the turn. */
const FIRST_IN_LINE = /(?<=(?:^|\n)[ \t]{0,4}(?:[-*•–]|\d{1,2}[.)]) )(?<item>\p{L}[^,;:.()\n]{2,50}?)(?<aside>)(?<first>(?:,| [-–—]) (?:(?:that|this|it|das|esto|eso|c['’]est|ça|isso) )?(?:(?:comes|goes|is|kommt|ist|es|va|est|vient|é|vem) )(?:first|zuerst|als (?:aller)?erstes|(?:lo )?primero|en premier|d['’]abord|(?:o )?primeiro))(?<rest>)(?=[ \t]*(?:\n|$))/giu

/** What an item of a list says of its turn, in a bracket or behind a comma, said behind the sentence. */
export function firstInBrackets(text: string, language: () => string): Said[] {
  return [...firstInLines(text, language), ...[...text.matchAll(FIRST_IN_BRACKET)].flatMap(({ 0: all, index, groups }) => {
    const at = index + all.indexOf('(') + 1 + groups!['aside']!.length
    const behind = text.slice(index + all.length).search(/[.!?\n]|$/u) + index + all.length
    return [{ text: '', start: at, end: at + groups!['first']!.length }, { text: `. ${START_WITH[language()] ?? START_WITH['en']!} ${groups!['item']!.trim()}`, start: behind, end: behind, of: { start: at, end: at + groups!['first']!.length } }]
  })]
}

/** Behind the last line of the list, in a sentence of its own. */
function firstInLines(text: string, language: () => string): Said[] {
  return [...text.matchAll(FIRST_IN_LINE)].flatMap(({ 0: all, index, groups }) => {
    const [start, end] = [index + groups!['item']!.length, index + all.length]
    const lines = /^(?:[ \t]*\n[ \t]{0,4}(?:[-*•–]|\d{1,2}[.)]) [^\n]*)*/u.exec(text.slice(end))![0].length
    return [{ text: '', start, end }, { text: `\n${START_WITH[language()] ?? START_WITH['en']!} ${groups!['item']!.trim()}.`, start: end + lines, end: end + lines, of: { start, end } }]
  })
}

/** 'Só no fim os móveis', 'zum Schluss die Möbel', 'a seguir azulejos': orders in the words that every reader knows. */
export function sentencesOfOrderWords(text: string): Said[] {
  const lasts = LAST_THINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index, groups }) => ({ text: `${groups!['thing']!.trim()} ${plain}`, start: index, end: index + all.length })))
  const firsts = FIRST_THINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index, groups }) => ({ text: `${plain} ${groups!['thing']!.trim()}`, start: index, end: index + all.length })))
  const nexts = NEXT_THINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index }) => ({ text: `${plain} `, start: index, end: index + all.length })))
  return [...lasts, ...firsts, ...nexts].filter((said, index, all) => all.every((other, at) => at >= index || said.start >= other.end || said.end <= other.start))
}

const LAST_THINGS = LASTS.flatMap(({ before, behind, plain }) => [
  { said: new RegExp(String.raw`${OPENS}${before}${NO_PERIOD},? (?<thing>${THING})${ENDS}`, 'giu'), plain },
  { said: new RegExp(String.raw`${OPENS}(?:(?:und|y|et|e) )?(?<thing>${THING})${behind}${ENDS}`, 'giu'), plain },
])
const BEGINS = String.raw`(?<=(?:^|[.!?\n] ?|[\p{L}\d)][,;:] {1,2}))`
const FIRST_THINGS = FIRSTS.flatMap(({ before, behind, plain }) => [
  { said: new RegExp(String.raw`${BEGINS}${before},? (?<thing>${THING})${ENDS}`, 'giu'), plain },
  { said: new RegExp(String.raw`${BEGINS}(?:(?:und|y|et|e) )?${NO_POINTER}(?<thing>${THING})${behind}${ENDS}`, 'giu'), plain },
])
const NEXT_THINGS = NEXTS.map(({ said, plain }) => ({ said: new RegExp(String.raw`${OPENS}(?:(?:und|y|et|e) )?(?:${said}),? (?=\p{L})`, 'giu'), plain }))
