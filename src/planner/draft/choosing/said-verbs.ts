import { DETERMINERS } from '../wording.ts'

/** Whether a part is said with its own verb, told by the form of its words: 'sew the costumes', 'Hecke schneiden', 'vider la cave', 'contratar duas pessoas'. The label as it was typed: German nouns have their capital. */
export function saysItsVerb(label: string, language: string): boolean {
  const words = label.trim().split(/\s+/u)
  if (words.length < 2) return false
  if (language === 'en') return isEnglishOrder(words)
  if (language === 'de') return endsInInfinitive(words)
  return language === 'fr' || language === 'es' || language === 'pt' ? beginsInInfinitive(words, language) : false
}

/** A word with an article behind it is a verb: 'label the jars', 'walk my gran's dog'; no name of a thing goes on like that. */
function isEnglishOrder([first = '', second = '']: readonly string[]): boolean {
  return /^\p{L}{2,}$/u.test(first) && !NO_VERBS.has(first.toLowerCase()) && (OF_A_THING.has(second.toLowerCase()) || DETERMINERS.has(second.toLowerCase()))
}

const OF_A_THING: ReadonlySet<string> = new Set(['your', 'every', 'each', 'all', 'any', 'both', 'this', 'these', 'those', 'them', 'everybody', 'everyone', 'everything'])
/** Words that stand before an article and do nothing. */
const NO_VERBS: ReadonlySet<string> = new Set('all both half such what quite rather many and or but nor for in on at of to with by from before after until over across around throughout about above against along among behind below beneath beside between beyond down during except inside into like near off onto outside past since through under unlike up upon via within without as than that while when where if because though although whereas not only even just also is are was were be been being has have had do does did will would can could may might must shall should i we you he she it they who which whose lunch dinner breakfast tea'.split(' '))

/** German says the deed last, in small letters: 'Regentonne anschließen', 'Keller leer räumen'. */
function endsInInfinitive(words: readonly string[]): boolean {
  const last = words.at(-1)!
  return /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(last) && !GERMAN_OTHERS.has(last)
}

const GERMAN_OTHERS: ReadonlySet<string> = new Set('unten oben vorn hinten innen außen draußen drinnen drüben morgen gestern wegen gegen neben zwischen einen keinen meinen deinen seinen ihren unseren euren allen jeden diesen beiden anderen wenigen vielen letzten ersten nächsten zusammen unterwegs gern modern extern intern sondern insofern'.split(' '))

const INFINITIVE = {
  fr: /^\p{L}{1,20}?(?:er|ir|[aeo]ndre|ettre|attre|uire|aire|rire|ivre|oir)$/iu,
  es: /^\p{L}{2,}(?:[aei]r)(?:se|l[aeo]s?)?$/iu,
  pt: /^\p{L}{2,}(?:[aei]r)(?:-se|-l[ao]s?)?$/iu,
}
/** Names of things that end like verbs. */
const ROMANCE_THINGS: ReadonlySet<string> = new Set('atelier cahier papier dossier courrier calendrier chantier escalier clavier panier plombier menuisier cuisinier jardinier premier dernier pommier poirier olivier fichier quartier cher mer hiver fer dîner déjeuner goûter plancher foyer loyer cancer poster leader affaire horaire salaire formulaire anniversaire vestiaire notaire dentaire scolaire inventaire commentaire livre soir espoir couloir miroir trottoir noir devoir pouvoir plaisir avenir lugar hogar taller alquiler mujer azúcar celular solar militar escolar familiar auxiliar popular regular particular placer poder deber ayer mulher colher talher colar jantar lar elevador'.split(' '))

/** What follows a noun, and hardly ever what somebody does. */
const ROMANCE_LINKS: ReadonlySet<string> = new Set(['de', 'del', 'du', 'des', 'do', 'da', 'dos', 'das', "d'"])

function beginsInInfinitive([first = '', second = '']: readonly string[], language: 'fr' | 'es' | 'pt'): boolean {
  return INFINITIVE[language].test(first) && !ROMANCE_THINGS.has(first.toLowerCase()) && !ROMANCE_LINKS.has(second.toLowerCase())
}
