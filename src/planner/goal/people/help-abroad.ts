import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'

/** Somebody of one's own, by what they are or by name, in the keys of four languages. */
const OWN = '(?:(?:und|y|et|e) )?(?:mein|meine|unser|unsere|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos|(?:[oa]s? )?(?:meu|minha|meus|minhas|noss[oa]s?))'
const KIN = String.raw`${OWN} (?:\p{L}{2,18}(?: ?- ?\p{L}{3,10})?)(?: (?<name>\p{L}{2,16}))?`
const NAMED = String.raw`(?:(?:und|y|et|e) )?(?:[oa] )?(?<alone>\p{L}{2,16})`
/** To help, to come along, to look after those who would be in the way. */
const HELP: Readonly<Record<string, string>> = {
  de: 'hilft|helfen|unterstutzt|unterstutzen|kommt mit|kommen mit|kommt dazu|packt|packen|passt|passen|nimmt (?:die kinder|den hund|uns|die kleinen?)|nehmen (?:die kinder|den hund|die kleinen?)|hutet|huten|springt|leistet|begleitet|fahrt mit|ist (?:dabei|auch da|mit dabei)|sind (?:dabei|mit dabei)',
  es: '(?:(?:me|nos|te) )?(?:ayuda|ayudan|echa|echan|acompana|acompanan)|viene (?:conmigo|con nosotros|a ayudar|a echar)|vienen (?:conmigo|con nosotros|a ayudar)|se queda con (?:los ninos|las ninas|el nino|la nina|el bebe|el perro)|cuida (?:a|de) (?:los ninos|las ninas|mis|el bebe|la nina|el nino)|esta (?:conmigo|con nosotros)',
  fr: "(?:(?:me|m'|nous|t') ?)?(?:aide|aident|accompagne|accompagnent)|(?:me|nous) (?:donne|donnent|prete|pretent)|(?:vient|viennent) (?:avec (?:moi|nous)|m'aider|nous aider|aider)|garde (?:les enfants|le bebe|la petite|le petit|le chien)|gardent (?:les enfants|le bebe)|est (?:avec (?:moi|nous)|de la partie)",
  pt: '(?:(?:me|nos) )?(?:ajuda|ajudam|acompanha|acompanham|da uma (?:mao|forca))|vem (?:comigo|conosco|connosco|ajudar)|vai (?:comigo|conosco|connosco)|(?:fica|ficam) com (?:as criancas|os miudos|o bebe|a bebe|os meninos|as meninas|o cao|o cachorro)|cuida (?:das criancas|dos miudos|do bebe)|esta (?:comigo|conosco|connosco)',
}
const CLAUSES = new Map(Object.entries(HELP).map(([language, help]) => [language, new RegExp(String.raw`^(?:${KIN}|${NAMED}) (?:${help})(?![\p{L}])`, 'u')]))

/**
 * Whether a clause in German, Spanish, French or Portuguese tells of somebody who helps, comes along or looks after
 * others meanwhile: 'mein Bruder Timo hilft', 'minha mãe fica com as crianças'. It is no work of its own.
 */
export function tellsOfHelp(context: ReadingContext, words: Words): boolean {
  const match = CLAUSES.get(context.language)?.exec(keysOf(context, words).join(' '))
  const alone = match?.groups?.['alone']
  return match !== null && match !== undefined && (alone === undefined || isGivenName(alone))
}
