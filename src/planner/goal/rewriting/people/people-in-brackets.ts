import { isPostWord } from '../../people/post-words.ts'
import { TEAM_WORDS } from '../../people/people-words.ts'
import { JOINT, NAME, peopleIn } from './people-named.ts'
import type { Said } from '../said.ts'
import { ownerOf } from './shares-turned-round.ts'

const BRACKET = /\s?\((?<inside>[^()\n]{3,60})\)/gu
const NAMES = String.raw`(?<who>${NAME}(?:${JOINT}${NAME}){0,5})`
const ONLY_NAMES = new RegExp(`^${NAMES}$`, 'u')
const JOINTS = new RegExp(JOINT, 'u')
/** Whose the thing before the brackets is. */
const OWNS: readonly RegExp[] = [
  String.raw`${NAMES} (?:owns?|leads?|does|do|handles?|has|have|takes?|covers?|drives?|runs?|is on|are on|will do|is doing)(?: (?:it|this|that|these|those|them|these ones))?`,
  String.raw`(?:owner|owned by|lead|led by|done by|by|assigned to|assignee|responsible|DRI|that['’]s|von|macht|machen|übernimmt|leitet|bei|verantwortlich|zuständig|l[oa]s? (?:lleva|hace)|lleva|hace|a cargo de|responsable|par|fait par|por|feito por|quem faz é|responsável|liegt bei|kommt von|les? toca a|toca a|es de|es cosa de|c['’]est|c['’]est (?:pour|à)|à la charge de|revient à|confiée? à|fica com|fica a cargo d[eoa]|a cargo d[oa]|é com|quem cuida é)(?: is)?:? (?:[oa] )?${NAMES}`,
  String.raw`${NAMES}['’]s?(?: (?:job|task|part|baby|responsibility|area))?`,
  String.raw`${NAMES} (?:macht|machen|übernimmt|leitet)(?: (?:das|die|den|es|sie))?`,
  String.raw`${NAMES} (?:l[oa]s? )?(?:lleva|hace|se encarga|s['’]en charge|s['’]en occupe|cuida|faz)(?: (?:isso|disso))?`,
].map((told) => new RegExp(`^${told}$`, 'u'))
/** What is said of everybody at once. */
const OF_ALL = /(?<!\p{L})(?:each|apiece|per (?:person|head|capita)|a (?:head|person)|everybody|everyone|all of us|(?:two|three|four|five|six) of us|we|we['’]re|us|ourselves|jeder|jede|pro (?:person|kopf)|alle|wir|uns|cada un[oa]|por (?:persona|cabeza)|todos|somos|nosotr[oa]s|chacune?|par (?:personne|tête)|tous|nous|cada um|cada uma|por pessoa|nós)(?!\p{L})/iu
/** The words of one item before its brackets. */
const ITEM = /(?:^|[,;:.\n]\s?(?:[-*•]\s)?|\s(?:and|und|y|et|e)\s)(?<thing>[^,;:.()\n]{2,60})$/u
/** 'Data migration on 6 March' is the migration: its day has been said. */
const DATED = /\s(?:on|by|from|at|am|ab|bis|vom|le|les|du|el|del|no|na|nos|em|a|até|dia|the)\s[^()]{0,30}\d[^()]{0,24}$/iu
/** Those who are counted right before the brackets. */
const COUNT = /^(?:\d{1,2}|two|three|four|five|six|us|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|três|quatro)$/u
const MOST_WORDS = 6

const TEAM: Readonly<Record<string, string>> = { es: 'Equipo', fr: 'Équipe', pt: 'Equipe' }

/** 'Alerts (Vik owns), restore test (owner: Lou)', '5 hours a week each (Ana, Bo)': whose that is, said behind the goal, and the list without its brackets. */
export function sentencesOfBrackets(text: string, language: () => string): Said[] {
  const isSomebody = peopleIn(text, language())
  const named = [...text.matchAll(BRACKET)].map(({ groups }) => ONLY_NAMES.exec(groups!['inside']!.trim())?.groups?.['who']?.split(JOINTS) ?? []).filter((names) => names.length > 0 && names.every(isSomebody))
  // 'Gap analysis (Kim), risk register (Kim and Leo)': two of them share a thing, so brackets say whose each is.
  const areOwners = named.length > 1 && named.some((names) => names.length > 1 && names.some((name) => named.some((others) => others !== names && others.includes(name))))
  const said = [...text.matchAll(BRACKET)].flatMap(({ 0: all, index, groups }) => {
    const [inside, before] = [groups!['inside']!.trim(), text.slice(Math.max(0, index - 160), index).replaceAll(/(?<=\d)\. /gu, '  ')]
    const cut = { start: index, end: index + all.length }
    const of = { start: index + all.indexOf('('), end: cut.end }
    const who = OWNS.map((told) => told.exec(inside)?.groups?.['who']).find((names) => names !== undefined)?.split(JOINTS) ?? []
    const thing = ITEM.exec(before)?.groups?.['thing']?.replace(DATED, '').trim()
    if (who.length > 0 && who.every(isSomebody)) return thing !== undefined && isThing(thing) && !thing.split(' ').some(isSomebody) ? [{ cut, of, sentence: ownerOf(who.join(' and '), thing, language()) }] : []
    const names = ONLY_NAMES.exec(inside)?.groups?.['who']?.split(JOINTS) ?? []
    if (areOwners && names.length > 0 && names.every(isSomebody) && thing !== undefined && isThing(thing)) return [{ cut, of, sentence: ownerOf(names.join(' and '), thing, language()) }]
    return names.length > 1 && names.every(isSomebody) && isOfAll(before, language()) ? [{ cut, of, sentence: `${TEAM[language()] ?? 'Team'}: ${names.join(', ')}` }] : []
  })
  const end = text.trimEnd().length
  const isOpen = !/[.!?]$/u.test(text.trimEnd())
  return said.flatMap(({ cut, of, sentence }, index) => [{ text: '', ...cut }, { text: `${isOpen && index === 0 ? '.' : ''} ${sentence}.`, start: end, end, of }])
}

function isThing(thing: string): boolean {
  const words = thing.split(' ')
  return words.length <= MOST_WORDS && words.some((word) => /^\p{L}{3,}/u.test(word))
}

/** The clause before the brackets speaks of everybody, and does not end in what they are: 'two testers (Ana, Bo)' says that. */
function isOfAll(before: string, language: string): boolean {
  const clause = before.split(/[.!?;\n()]/u).at(-1)!.trim()
  const last = clause.split(' ').at(-1)!.toLowerCase()
  const singular = / (?:per|a|pro|por|par) \p{L}+$/iu.test(clause) ? '' : last.replace(/s$/u, '')
  // 'We're 3 (Ana, Bo, Cy)' is read as it stands.
  return OF_ALL.test(clause) && !COUNT.test(last) && !TEAM_WORDS.has(last) && !isPostWord({ key: singular, text: singular }, language)
}
