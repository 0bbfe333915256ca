import type { Said } from '../said.ts'

const WHOM = String.raw`(?: (?:zusammen|leute|alle|allerseits|ihr lieben|an alle|team|todos|a todos|a todas|gente|chic[oa]s|equipo|amig[oa]s|à tous|à toutes|tout le monde|les amis|l['’]équipe|pessoal|galera|malta|amig[oa]s|there|all|everyone|everybody|folks|guys))?`
const HELLO = String.raw`(?:hallo|hall[öo]chen|hi|hey|hiya|hello|howdy|moin(?: moin)?|servus|gr[üu](?:ß|ss) (?:gott|dich|euch)|gr[üu]ezi|tach|guten (?:morgen|tag|abend)|good (?:morning|afternoon|evening|day)|hola|buenas(?: tardes| noches)?|buenos d[ií]as|buen d[ií]a|qu[eé] tal|saludos|bonjour|bonsoir|salut|coucou|ol[áa]|oi+|e a[ií]|bom dia|boa (?:tarde|noite)|boas|fala|opa|malta|gente|pessoal|galera|leute|folks|guys)`
/** Behind a greeting that is no part of a sentence. */
const SET_OFF = String.raw`(?:\s*[,!.…]+|\s*[\u{1F300}-\u{1FAFF}]+\s*[,!.…]*|\s+[-–—])\s*`
const GREETING = new RegExp(String.raw`^\s*(?:${HELLO}${WHOM}${SET_OFF})+(?=\S)`, 'iu')

/** 'Guten Abend!', 'Bonjour à tous,', 'Fala!': a greeting names no goal, and its evening is none of the plan. */
export function withoutGreeting(text: string): Said[] {
  const greeting = GREETING.exec(text)?.[0]
  if (greeting === undefined) return []
  return [{ text: text[greeting.length]!.toUpperCase(), start: 0, end: greeting.length + 1 }]
}
