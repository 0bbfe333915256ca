import { isGivenName } from '../../people/given-names.ts'
import { isPostWord } from '../../people/post-words.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { NAME } from './people-named.ts'
import type { Said } from '../said.ts'

/** Words in which people tell who they are and when they can, and the plain ones that say the same; null where they say something else. */
type Telling = { told: RegExp; plain: (groups: Readonly<Record<string, string>>) => string | null }

const THING = String.raw`[^,;.:!?()\n]{2,50}?`
const DAYS = String.raw`(?:[ao]s |les |às |aos )?(?:${ANY_WEEKDAY})s?(?: (?:e|et|y) (?:[ao]s |les )?(?:${ANY_WEEKDAY})s?)?`
/** What else is said of somebody whose part stands in a relative clause. */
const GOES_ON = String.raw`(?:works|helps|has|is|can|comes|joins|starts|gives|arbeitet|hilft|hat|kommt|ist|trabaja|ayuda|tiene|está|viene|travaille|aide|est|vient|trabalha|ajuda|tem|vem)`
const HELPS: Readonly<Record<string, string>> = { helps: 'works', hilft: 'arbeitet', ayuda: 'trabaja', aide: 'travaille', ajuda: 'trabalha' }

/** 'Two weeks' somewhere in a month. */
const LENGTH_ALONE = /^(?:an?|one|two|three|four|\d+|some|a few) (?:\p{L}+ )?(?:days?|weeks?|months?)$/iu

const TELLINGS: readonly Telling[] = [
  // 'Eu, Lúcia, cuido das fotos'.
  { told: new RegExp(String.raw`(?<!\p{L})(?<user>[Ee]u|I|[Yy]o|[Jj]e|[Mm]oi), (?<name>${NAME}), (?=\p{Ll})`, 'gu'), plain: ({ user, name }) => (/^I$/u.test(user!) ? `${user!} (${name!}) ` : `${user!} `) },
  // 'Anneke who does UX helps two days a week': her part, and what else is said of her.
  { told: new RegExp(String.raw`(?:(?<=[,;])(?<sign> ))?(?:(?<!\p{L})(?:and|und|y|et|e) )?(?<!\p{L})(?<name>${NAME}),? (?:who|die|der|que|qui) (?<verb>\p{Ll}{3,12}) (?<thing>${THING}),? (?<more>${GOES_ON}) (?=(?:only |just |nur |solo |seulement |só )\p{L}|(?:on |in |am |los |les |às |${ANY_WEEKDAY}|\d|one|two|three|four|five|half|away|off|ein|zwei|drei|dos|tres|deux|trois|dois|duas|meio))`, 'gu'), plain: ({ sign = '', name, verb, thing, more }) => (isGivenName(name!) ? `${sign}${name!} ${verb!} ${thing!}. ${name!} ${HELPS[more!] ?? more!} ` : null) },
  // 'We also have Anneke, who does UX.'
  { told: new RegExp(String.raw`(?<=(?:^|[.!?;\n]\s{0,2}))(?:(?:we|there['’]s|wir haben|tenemos|nous avons|temos) (?:(?:also|auch|también|aussi|também) )?(?:have )?)(?<name>${NAME}), (?:who|die|der|que|qui) (?<verb>\p{Ll}{3,12}) (?<thing>${THING})(?=[.\n]|$)`, 'giu'), plain: ({ name, verb, thing }) => (isGivenName(name!) ? `${name!} ${verb!} ${thing!}` : null) },
  // 'Samples land 18 Feb, so no testing earlier': not before they are there.
  { told: /(?<=\d[^.!?;\n]{0,30}[,;] (?:and )?(?:so )?)(?<what>no \p{Ll}[^.!?;,\n]{2,40}?) (?:any )?(?:earlier|sooner)(?: than that)?(?=[.,;\n]|$)/gu, plain: ({ what }) => `${what!} before then` },
  // 'Off the whole week of 8 February', 'gone for the entire first week of March': the days alone say it.
  { told: /(?<!\p{L})(?<that>the|that|all) (?:whole|entire|full|complete)(?: of the)? (?=(?:(?:first|second|third|fourth|last|final) )?(?:weeks?|weekends?) (?:of|from|commencing|starting|beginning|before|after) )/giu, plain: ({ that }) => `${/^all$/iu.test(that!) ? 'the' : that!} ` },
  { told: /(?<!\p{L})(?:in |for |all )?the (?:whole |entire |full )?month of (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/giu, plain: () => 'in ' },
  // 'Photographer Kai is only available 11-15 January': what they are, and when they are there.
  { told: new RegExp(String.raw`(?<=(?:^|[.!?;\n]\s{0,2}))(?:(?:[Tt]he|[Oo]ur) )?(?:\p{L}\p{Ll}{3,12} )?(?<post>\p{L}\p{Ll}{3,20}) (?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?${NAME}) (?<rest>(?:is|can|will be) (?:only|not|just|never) (?:be )?(?:available|there|here|in|free|with us))(?!\p{L})`, 'gu'), plain: ({ post, name, rest }) => (isPostWord({ key: post!.toLowerCase(), text: post!.toLowerCase() }, 'en') ? `${name!.replace('. ', ' ')} is the ${post!.toLowerCase()}. ${name!.replace('. ', ' ')} ${rest!}` : null) },
  // 'Bo takes the week of 8 February off', 'Bo has two weeks off from the 8th'.
  { told: new RegExp(String.raw`(?<name>(?<!\p{L})${NAME}) (?:(?:will|is going to) )?(?:takes?|taking|is taking|has|have|gets?|has got|needs?) (?<when>(?:(?:all|the|a|an|one|two|three|four|his|her|most of) )?[^.;:,()\n]{0,30}(?:weeks?|days?|months?|fortnight|january|february|march|april|may|june|july|august|september|october|november|december|\d)[^.;:,()\n]{0,16}?) off(?<since>,? (?:from|starting|beginning) (?=\p{L}|\d))?(?!\p{L})`, 'giu'), plain: ({ name, when, since }) => (since === undefined && !LENGTH_ALONE.test(when!) && !/ (?:is|are|be|will|to) /u.test(` ${when!} `) ? `${name!} is off ${when!}` : null) },
  // 'Paul est absent tout le mois de mars'.
  { told: /(?<!\p{L})tout le mois d(?:e |['’])(?<month>janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/giu, plain: ({ month }) => `en ${month!}` },
  // 'Só temos as terças', 'on n'a que les mardis': when they can.
  { told: new RegExp(String.raw`(?<!\p{L})(?:só (?:temos|tenho)|(?:temos|tenho) (?:só|apenas)) (?<days>${DAYS})(?=[.,;!\n]|$)`, 'giu'), plain: ({ days }) => `só podemos ${days!.replace(/^as /iu, 'às ').replace(/^os /iu, 'aos ')}` },
  { told: new RegExp(String.raw`(?<!\p{L})(?:on n['’]a|nous n['’]avons|je n['’]ai) que (?<days>${DAYS})(?=[.,;!\n]|$)`, 'giu'), plain: ({ days }) => `seulement ${days!}` },
]

export function sentencesOfPeople(text: string): Said[] {
  return TELLINGS.flatMap(({ told, plain }) => [...text.matchAll(told)].flatMap((match) => {
    const said = plain(match.groups ?? {})
    const [start, end] = [match.index, match.index + match[0].length]
    return said === null ? [] : [{ text: said, start, end, of: { start: start + match[0].length - match[0].trimStart().length, end } }]
  }))
}
