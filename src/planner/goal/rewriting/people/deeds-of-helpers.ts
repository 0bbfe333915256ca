import { isGivenName } from '../../people/given-names.ts'
import { careLength } from '../../people/work-verbs.ts'
import { wordKey } from '../../../time/grammar/token.ts'
import { NAME } from './people-named.ts'
import { infinitiveOf } from './verbs-of-helpers.ts'
import type { Said } from '../said.ts'

/** How a language says that somebody sees to a deed, and whether the deed stands behind its object. */
const PLAIN: Readonly<Record<string, (who: string, deed: { verb: string; object: string }) => string>> = {
  de: (who, { verb, object }) => `${who} übernimmt ${object.replace(/^(?:die|das|den|der) /u, '')} ${verb}`,
  es: (who, { verb, object }) => `${who} se encarga de ${verb} ${object}`,
  fr: (who, { verb, object }) => `${who} s'occupe ${/^[aeéèêiouhâô]/iu.test(verb) ? "d'" : 'de '}${verb} ${object}`,
  pt: (who, { verb, object }) => `${who} cuida de ${verb} ${object}`,
}

const OWN = String.raw`(?:mein|meine|unser|unsere|mi|nuestr[oa]|mon|ma|notre|(?:[oa] )?(?:meu|minha|noss[oa]))`
/** 'Meine Schwester Jana', 'o meu cunhado Rui', 'Tante Heidi', 'a Rita'. */
const WHO = String.raw`(?:(?<kin>${OWN} \p{Ll}{3,14}(?:-\p{L}{3,10})?|${OWN} \p{Lu}\p{Ll}{3,18}|(?:Tante|Onkel|Tía|Tío|Tonton|Tata|Tia|Tio|Cousin|Cousine|Kollegin|Kollege)) |(?<article>[OoAa]) )?(?<who>${NAME})`
const CLAUSE = new RegExp(String.raw`(?<=^|[.!?;:\n]\s{1,3}|, |(?<joint>(?:, |(?<=\p{L}) )(?:und|y|et|e) ))${WHO} (?<said>\p{Ll}[^,;.:!?()\n\d]{1,80}?)(?=\s{0,2}(?:[,;.!?\n]|$)| (?:und|y|et|e) (?:[oa] )?(?:\p{Ll}{2,7} \p{L}{3,14} )?\p{Lu})`, 'giu')

/** Who is called by what they are. */
const CALLED = /^(?:Mama|Mami|Papa|Papi|Oma|Opa|Maman|Mamá|Papá|Mamãe|Papai|Abuela|Abuelo)$/u
/** What only says how or when somebody is there, and what ends no object. */
const NO_OBJECT = /(?<!\p{L})(?:nicht|nie|nur|no|nunca|solo|sólo|ne|pas|que|qui|quand|si|dass|wenn|weil|porque|cuando|não|nunca|só|quando|comigo|conmigo|mir|mich|uns|moi|nous|me|nos|te)(?!\p{L})/iu

/**
 * 'Karin sucht die Armaturen aus', 'o meu cunhado Rui tira as fotos': a deed told of somebody with a verb of its own, as
 * something that they see to, which every reader of shares knows. Verbs that those readers know already stay.
 */
export function deedsOfHelpers(text: string, language: string): Said[] {
  const plain = PLAIN[language]
  if (plain === undefined) return []
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: all, index, groups }) => {
    const [kin, article, who = '', said = ''] = [groups?.['kin'], groups?.['article'], groups?.['who'], groups?.['said']]
    if (!/^\p{Lu}/u.test(who) || kin === undefined && !isGivenName(who) && !CALLED.test(who)) return []
    const isKnown = caresIn(said)
    const deed = infinitiveOf(said, language)
    // Whom no list of names knows is known by whose brother he is.
    const name = kin === undefined || isGivenName(who) ? who : `${kin} ${who}`
    if (deed !== null && deed.object !== '' && !NO_OBJECT.test(deed.object)) return [{ text: plain(name, deed), start: index, end: index + all.length }]
    // 'A Rita trata do bolo' names no place.
    return isKnown && article !== undefined && language === 'pt' ? [{ text: `${who} ${said}`, start: index, end: index + all.length }] : []
  })
}

function caresIn(said: string): boolean {
  const tokens = said.split(' ').map((word) => ({ key: wordKey(word) }))
  return careLength({ source: { tokens } }, 0) > 0 || /^(?:s['’](?:occupe|charge) d|se (?:encarga|ocupa) d)/u.test(said)
}
