import type { Said } from '../said.ts'

const THING = String.raw`(?!\d)[^\s,.;:!?()\n]{1,20}(?: (?!\d)[^\s,.;:!?()\n]{1,20}){0,5}?`
const OPENS = String.raw`(?<=[\p{L}\d)][,;:] {1,2})`
const ENDS = String.raw`(?= ?(?:[.,;!?\n)]|$))`

/** What is done at the very end, by the language whose words it is, and how it is said plainly behind the thing. */
const LASTS: readonly { before: string; behind: string; plain: string }[] = [
  { before: String.raw`(?:und |erst |aber )*(?:ganz )?(?:zum schluss|am schluss|am ende|als letztes|zu guter letzt)(?: erst)?(?: kommen| kommt)?`, behind: String.raw`(?: erst| kommen| kommt)*(?: ganz)? (?:zum schluss|am schluss|am ende|als letztes)`, plain: 'zuletzt' },
  { before: String.raw`(?:y |solo |sólo )*(?:al final|por último|en último lugar|para terminar)(?: del todo)?(?: van)?`, behind: String.raw`(?: solo| sólo| van)*(?: justo)? (?:al final|en último lugar)(?: del todo)?`, plain: 'por último' },
  { before: String.raw`(?:et |seulement )*(?:tout )?(?:à la fin|en dernier(?: lieu)?|pour finir|pour terminer)(?: seulement)?`, behind: String.raw`(?: seulement)? (?:tout )?à la fin(?: seulement)?`, plain: 'en dernier' },
  { before: String.raw`(?:e |só |apenas |somente )*(?:no fim|no final|por fim|por último|para terminar)(?: de tudo)?`, behind: String.raw`(?: só| apenas)? (?:no fim|no final)(?: de tudo)?`, plain: 'por último' },
]

/** What comes next, in words that say no more than 'then'. */
const NEXTS: readonly { said: string; plain: string }[] = [
  { said: 'a seguir|em seguida|de seguida|logo depois', plain: 'depois' },
  { said: 'a continuación|seguidamente|acto seguido', plain: 'luego' },
  { said: 'im anschluss|anschließend|daraufhin|hiernach', plain: 'danach' },
  { said: 'par la suite|à la suite|derrière', plain: 'puis' },
]

/** 'Valuation (takes two weeks, so start with that one)': what a bracket puts first. */
const FIRST_IN_BRACKET = /(?<=[,;:] |^|and |und |y |et |e )(?<item>\p{L}[^,;:.()\n]{2,50}?) \((?<aside>[^()\n]{0,80}?)(?<first>,? ?(?:so |and |therefore |also |daher |deshalb |also |así que |donc |por isso )?(?:(?:start|begin|starting|beginning) with (?:that|this|it)(?: one)?|damit anfangen|damit beginnen|empezar por (?:ahí|esto)|empiezo por ahí|commencer par là|começar por aí))(?<rest>[^()\n]{0,60})\)/giu
const START_WITH: Readonly<Record<string, string>> = { en: 'Start with', de: 'Zuerst', es: 'Primero', fr: "D'abord", pt: 'Primeiro' }

/** What the bracket behind an item of a list says of its turn, said behind the sentence. */
export function firstInBrackets(text: string, language: () => string): Said[] {
  return [...text.matchAll(FIRST_IN_BRACKET)].flatMap(({ 0: all, index, groups }) => {
    const at = index + all.indexOf('(') + 1 + groups!['aside']!.length
    const behind = text.slice(index + all.length).search(/[.!?\n]|$/u) + index + all.length
    return [{ text: '', start: at, end: at + groups!['first']!.length }, { text: `. ${START_WITH[language()] ?? START_WITH['en']!} ${groups!['item']!.trim()}`, start: behind, end: behind, of: { start: at, end: at + groups!['first']!.length } }]
  })
}

/** 'Só no fim os móveis', 'zum Schluss die Möbel', 'a seguir azulejos': orders in the words that every reader knows. */
export function sentencesOfOrderWords(text: string): Said[] {
  const lasts = LAST_THINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index, groups }) => ({ text: `${groups!['thing']!.trim()} ${plain}`, start: index, end: index + all.length })))
  const nexts = NEXT_THINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: all, index }) => ({ text: `${plain} `, start: index, end: index + all.length })))
  return [...lasts, ...nexts].filter((said, index, all) => all.every((other, at) => at >= index || said.start >= other.end || said.end <= other.start))
}

const LAST_THINGS = LASTS.flatMap(({ before, behind, plain }) => [
  { said: new RegExp(String.raw`${OPENS}${before},? (?<thing>${THING})${ENDS}`, 'giu'), plain },
  { said: new RegExp(String.raw`${OPENS}(?:(?:und|y|et|e) )?(?<thing>${THING})${behind}${ENDS}`, 'giu'), plain },
])
const NEXT_THINGS = NEXTS.map(({ said, plain }) => ({ said: new RegExp(String.raw`${OPENS}(?:(?:und|y|et|e) )?(?:${said}),? (?=\p{L})`, 'giu'), plain }))
