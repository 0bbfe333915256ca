import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const BEGINS = String.raw`(?<=(?:^|[.;!?\n,]|(?<!\p{L})[ye]) {0,2})`
/** A day before such a verb is when it is done. */
const THING = String.raw`(?!(?:${ANY_WEEKDAY})(?:s|es)?(?!\p{L})|día|dia|mes|mês|semana|año|ano|fin|fim|próxim|sábado)\p{L}[^.,;:!?\n\d]{1,40}?`
const INFINITIVE: Readonly<Record<string, string>> = { amos: 'ar', emos: 'er', imos: 'ir' }

type Form = { languages: RegExp; said: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>) => string }

const FORMS: readonly Form[] = [
  // 'El impuesto hay que presentarlo', 'el permiso lo tenemos que pedir'.
  { languages: /^es$/u, said: new RegExp(String.raw`${BEGINS}(?<thing>(?:el|la|los|las) ${THING}) (?:(?:hay que|ten(?:emos|go) que|debemos|debo) (?<verb>\p{L}{2,}[aeií]r)l[oa]s?|l[oa]s? (?:ten(?:emos|go) que|debemos|debo) (?<own>\p{L}{2,}[aeií]r))(?= )`, 'giu'), plain: ({ thing, verb, own }) => `hay que ${(verb ?? own)!.replace(/ír$/u, 'ir')} ${lower(thing!)}` },
  // 'El permiso lo pedimos'.
  { languages: /^es$/u, said: new RegExp(String.raw`${BEGINS}(?<thing>(?:el|la|los|las) ${THING}) l[oa]s? (?!dej|llev|ten|sab|ve)(?<stem>\p{L}{2,}?)(?<end>[aei]mos)(?= (?:como (?:muy )?tarde|a más tardar|antes de|el \d|hasta el))`, 'giu'), plain: ({ thing, stem, end }) => `hay que ${stem!}${INFINITIVE[end!.toLowerCase()]!} ${lower(thing!)}` },
  // 'A licença pedimos até 15 de junho'.
  { languages: /^pt$/u, said: new RegExp(String.raw`${BEGINS}(?<thing>[oa]s? ${THING}) (?<stem>\p{L}{2,}?)(?<end>[aei]mos)(?= (?:o mais tardar|até (?:ao dia |a |ao )?\d{1,2} de|antes d))`, 'giu'), plain: ({ thing, stem, end }) => `${stem!}${INFINITIVE[end!.toLowerCase()]!} ${lower(thing!)}` },
  // 'La demande, on la dépose au plus tard le 15 juin'.
  { languages: /^fr$/u, said: new RegExp(String.raw`${BEGINS}(?<thing>(?:(?:le|la|les) |l['’])${THING}), (?:on|nous) (?:(?:le|la|les) |l['’])(?:(?:doit|devons|veut|voulons) )?\p{L}{3,}(?= (?:au plus tard|avant|d['’]ici|jusqu))`, 'giu'), plain: ({ thing }) => thing! },
]

/** 'El permiso lo pedimos antes del 15 de junio': the deed before its object, as every reader knows it. */
export function objectsFirst(text: string, language: () => string): Said[] {
  return FORMS.filter(({ languages }) => languages.test(language())).flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: words, index, groups }) => {
    const plainly = plain(groups ?? {})
    return { text: /^\p{Lu}/u.test(words) ? plainly.replace(/^./u, (letter) => letter.toUpperCase()) : plainly, start: index, end: index + words.length }
  }))
}

function lower(thing: string): string {
  return thing.replace(/^./u, (letter) => letter.toLowerCase())
}
