import type { Said } from '../said.ts'

const REST = String.raw`(?:[^.,;!?\n]|(?<=\d)\.(?= ))`
const TO_END = String.raw`[^.!?\n]+`

/** Whose occasion it is and what it is, and behind it what is asked for, in five languages. */
const TOLD_THEN_ASKED: readonly RegExp[] = [
  new RegExp(String.raw`^(?<told>(?:my|our) ${REST}{2,40}? (?:gets? married|(?:is|are) getting married|marr(?:y|ies)|turns \d{1,3}|retires?|is retiring|graduates?|is graduating)(?!\p{L})${REST}{0,40})[,.;!] (?:and |so )?(?<asked>(?:please )?(?:(?:i|we)(?:['’]m| am|['’]re| are) (?:organi[sz]ing|planning|throwing|hosting|making|doing)|(?:i|we) (?:need|want|have|would like|plan) to|(?:i|we)['’]d like to|help (?:me|us)|plan|organi[sz]e|arrange|throw|host|prepare) ${TO_END})[.!]?`, 'iu'),
  // 'My brother graduates on 22 May and I am making the cake': what somebody makes for it is what is planned.
  new RegExp(String.raw`^(?<told>(?:my|our|the) ${REST}{2,40}? (?:is on|gets? married|(?:is|are) getting married|marr(?:y|ies)|turns \d{1,3}|retires?|is retiring|graduates?|is graduating|has (?:its|his|her|an?)|plays? its|celebrates?)(?!\p{L})${REST}{0,40}?)(?:,|,? and) (?<asked>(?:i|we)(?:['’]m| am|['’]re| are|['’]ll| will| must| have to| want to| need to| get to|['’]ve been asked to| have been asked to| was asked to)? (?:mak|bak|sew|build|writ|cook|cater|decorat|photograph|film|officiat|conduct|sing|host|organi[sz]|knit)(?:e|ing)? ${TO_END})[.!]?`, 'iu'),
  new RegExp(String.raw`^(?<told>(?:meine?|unsere?) ${REST}{2,40}? (?:heirate[nt]|wird \d{1,3}|werden \d{1,3}|geht in rente)(?!\p{L})${REST}{0,40})[,.;!] (?:und )?(?<asked>(?:(?:ich|wir) (?:organisieren?|planen?|möchten?|will|wollen|soll|sollen|muss|müssen|darf|dürfen)|planen?|organisieren?) ${TO_END})[.!]?`, 'iu'),
  new RegExp(String.raw`^(?<told>(?:mi|nuestr[oa]) ${REST}{2,40}? (?:se casan?|cumple \d{1,3}|se jubila|se gradúa)(?!\p{L})${REST}{0,40})[,.;!] (?:y )?(?<asked>(?:quiero|queremos|organizo|organizamos|organiza|planifica|tengo que|tenemos que) ${TO_END})[.!]?`, 'iu'),
  new RegExp(String.raw`^(?<told>(?:ma|mon|notre) ${REST}{2,40}? (?:se marie|va se marier|fête ses \d{1,3}|part à la retraite)(?!\p{L})${REST}{0,40})[,.;!] (?:et )?(?<asked>(?:je veux|je dois|je voudrais|nous voulons|nous devons|organise[rz]?|planifie[rz]?) ${TO_END}|(?:j['’]organise|nous organisons) ${TO_END})[.!]?`, 'iu'),
  new RegExp(String.raw`^(?<told>(?:(?:o |a )?(?:minha|meu|nossa|nosso)) ${REST}{2,40}? (?:se casa|casa-se|vai casar|faz \d{1,3}|se aposenta|se forma)(?!\p{L})${REST}{0,40})[,.;!] (?:e )?(?<asked>(?:quero|queremos|organizo|organizar|planejar|tenho que|temos que|preciso) ${TO_END})[.!]?`, 'iu'),
]

/** 'My sister gets married on 5 June, plan the hen party': what is asked for comes first, and what it is for behind it. */
export function askedBeforeOccasion(text: string): Said[] {
  const match = TOLD_THEN_ASKED.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (match?.groups === undefined) return []
  const { told, asked } = match.groups
  const from = match[0].indexOf(asked!, told!.length)
  const moved = (words: string, start: number): Said => ({ text: words, start: 0, end: 0, of: { start, end: start + words.length } })
  return [moved(asked!.trimEnd(), from), moved('. ', from + asked!.length), moved(told!.trimEnd(), 0), moved('.', told!.length), { text: '', start: 0, end: match[0].length }]
}
