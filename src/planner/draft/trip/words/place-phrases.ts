import type { Language } from '../../../playbooks/playbook.ts'
import type { Slots } from '../../wording.ts'

/** A place, and the preposition or article that the prompt itself sets before it, in lower case; '' when none is known. */
export type SaidPlace = { title: string; said: string }
type Prepositions = readonly [where: string, from: string, to: string, of: string]

const PLAIN: Record<Language, Prepositions> = {
  en: ['in', 'from', 'to', 'of'],
  de: ['in', 'von', 'nach', 'von'],
  es: ['en', 'de', 'a', 'de'],
  fr: ['à', 'de', 'à', 'de'],
  pt: ['em', 'de', 'para', 'de'],
}
/** Regions and countries take what the prompt gives them: 'durch die Toskana', 'en Toscane', 'pela Toscana'. */
const SAID: Record<Language, readonly [RegExp, Prepositions][]> = {
  en: [[/^on$/u, ['on', 'from', 'to', 'of']], [/^(?:in|through|to|around|along) the$/u, ['in the', 'from the', 'to the', 'of the']]],
  de: [
    [/^(?:durch|in) (?:die|der)$/u, ['in der', 'aus der', 'in die', 'der']],
    [/^(?:durch das|ins|im|in das|durchs)$/u, ['im', 'aus dem', 'ins', 'des']],
    [/^(?:in den|durch den)$/u, ['im', 'aus dem', 'in den', 'des']],
    [/^(?:auf|auf der|auf die)$/u, ['auf', 'von', 'nach', 'von']],
    [/^(?:an der|an die)$/u, ['an der', 'von der', 'an die', 'der']],
  ],
  es: [[/^(?:por|en|a) la$/u, ['en la', 'de la', 'a la', 'de la']], [/^(?:por el|en el|al)$/u, ['en el', 'del', 'al', 'del']], [/^(?:por|en|a) los$/u, ['en los', 'de los', 'a los', 'de los']]],
  fr: [[/^en$/u, ['en', 'de', 'en', 'de']], [/^au$/u, ['au', 'du', 'au', 'du']], [/^aux$/u, ['aux', 'des', 'aux', 'des']], [/^dans (?:le|les|la)$/u, ['en', 'de', 'en', 'de']]],
  pt: [[/^(?:na|pela|à)$/u, ['na', 'da', 'para a', 'da']], [/^(?:no|pelo|ao)$/u, ['no', 'do', 'para o', 'do']], [/^(?:nos|pelos|aos)$/u, ['nos', 'dos', 'para os', 'dos']], [/^(?:nas|pelas)$/u, ['nas', 'das', 'para as', 'das']]],
}
/** Portuguese towns with an article of their own. */
const WITH_O = new Set(['Porto', 'Rio de Janeiro', 'Cairo', 'Recife'])
const MASCULINE: Prepositions = ['no', 'do', 'para o', 'do']

/** What stands before a place where a prompt goes there, by language; the place follows. */
export const BEFORE_PLACES: Record<Language, string> = {
  en: 'in the|through the|to the|around the|along the|in|on|to|through|around|along',
  de: 'durch die|durch das|durch den|durchs|durch|in die|in der|in den|ins|im|auf die|auf der|auf|an die|an der|nach|in',
  es: 'por la|por el|por los|por|en la|en el|en los|a la|al|en|a',
  fr: 'dans les|dans le|dans la|en|aux|au|à',
  pt: 'pela|pelo|pelas|pelos|para a|para o|para|na|no|nas|nos|à|ao|em',
}

/** A place with the prepositions of a language: 'in Rom', 'à Athènes', 'd’Athènes', 'no Porto', 'in der Toskana'. */
export function placePhrases({ title, said }: SaidPlace, language: Language): Slots {
  if (isNameless(title)) return THERE[language]
  const [where, from, to, of] = prepositionsFor({ title, said }, language)
  const phrase = (preposition: string) => joined(preposition, title, language)
  return { place: title, in: phrase(where), from: phrase(from), to: phrase(to), of: phrase(of) }
}

/** Whether what stands for a place only says what the journey is: 'Spa weekend with my sisters'. */
export function isNameless(title: string): boolean {
  return OCCASION.test(title)
}

const OCCASION = /(?<!\p{L})(?:weekend|week|holidays?|vacation|break|getaway|trip|days|honeymoon|retreat|reunion|wochenende|woche|urlaub|tage|auszeit|fin de semana|semana|vacaciones|viaje|escapada|week-end|semaine|vacances|voyage|fim de semana|férias|viagem) (?:with|for|away|of|mit|für|con|para|avec|pour|com|à deux)(?!\p{L})/iu
const THERE: Record<Language, Slots> = {
  en: { place: 'there', in: 'there', from: 'from there', to: 'there', of: 'of the place' },
  de: { place: 'dort', in: 'dort', from: 'von dort', to: 'dorthin', of: 'von dort' },
  es: { place: 'allí', in: 'allí', from: 'de allí', to: 'allí', of: 'de allí' },
  fr: { place: 'là-bas', in: 'là-bas', from: 'de là-bas', to: 'là-bas', of: 'de là-bas' },
  pt: { place: 'lá', in: 'lá', from: 'de lá', to: 'lá', of: 'de lá' },
}

function prepositionsFor({ title, said }: SaidPlace, language: Language): Prepositions {
  if (language === 'pt' && WITH_O.has(title)) return MASCULINE
  return SAID[language].find(([pattern]) => pattern.test(said))?.[1] ?? PLAIN[language]
}

function joined(preposition: string, place: string, language: Language): string {
  if (language !== 'fr') return `${preposition} ${place}`
  if (place.startsWith('Le ') && (preposition === 'de' || preposition === 'à')) return `${preposition === 'de' ? 'du' : 'au'} ${place.slice(3)}`
  return preposition === 'de' && /^[AEIOUYÀÂÉÈÊÎÔ]/u.test(place) ? `d’${place}` : `${preposition} ${place}`
}
