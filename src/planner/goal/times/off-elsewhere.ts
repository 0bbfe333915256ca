import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { plansTrip } from './elsewhere.ts'
import type { TimeEntry } from './time-entries.ts'

/** 'me voy al pueblo', 'vou pra casa da minha vó', 'on est chez mes parents', 'fahren wir ans Meer': elsewhere, in other languages. */
const OFF = / (?:(?:vou|vamos|viajo|viajamos|estarei|estaremos) (?:em|no|na|pra|para|pro|a|ao|de viagem|de ferias)|(?:me voy|nos vamos|voy|vamos|viajo|viajamos|estaremos|estare) (?:al?|de|con|en)|(?:on est|on sera|on part|je vais|nous allons) (?:en|a|au|aux|chez)|(?:bin|sind|fahre|fahren|fliege|fliegen) (?:ich|wir) (?:\p{L}+ ){0,3}(?:an|ans|bei|in|ins|nach|zu|zum|zur)) (?!hause|casa(?! da | do | de | dos | das )|moi|forme|form|dabei|line|hacer|empezar|aprender|estudiar|fazer|comecar|estudar|commencer|apprendre)/u

export function isOffElsewhere(keys: readonly string[]): boolean {
  return OFF.test(` ${keys.join(' ')} `)
}

/** 'tengo una boda', 'hab ich eine OP', "j'ai un baptême": a day that goes to something else, when the plan is not for it. */
export function isOccasionOfOthers(context: ReadingContext, { leftKeys, rightKeys, segment }: Surroundings, entry: TimeEntry | null): boolean {
  const occasion = OCCASIONS.exec(leftKeys.join(' '))?.[1] ?? OCCASIONS.exec(rightKeys.join(' '))?.[1]
  if (occasion === undefined || segment === null || segment.from === 0 || entry === null || entry.spans.length === 0 || entry.windows.length > 0 || entry.point !== null) return false
  const goal = keysOf(context, { from: 0, to: context.segments[0]!.to })
  return !goal.includes(occasion)
}

/** 'Vom 8. bis 12. hab ich Fortbildung', 'tô de plantão de 15 a 19', 'du 3 au 7 j’ai les petits': several days that go to something else than the plan. */
export function isTakenUp(context: ReadingContext, { leftKeys, rightKeys, segment }: Surroundings, entry: TimeEntry | null): boolean {
  if (context.plannerType !== 'calendar' || segment === null || segment.from === 0 || entry === null || entry.windows.length > 0 || entry.point !== null || !entry.spans.some(({ first, last }) => last > first) || entry.expressions[0]!.bound !== null) return false
  const said = ` ${[...leftKeys, ...rightKeys].join(' ')} `
  const what = TAKEN_UP.exec(said)
  if (what === null || FOR_THE_PLAN.test(said) || plansTrip(context)) return false
  const goal = new Set(keysOf(context, { from: 0, to: context.segments[0]!.to }))
  return !said.slice(what.index + what[0].length).split(' ').some((key) => key.length > 4 && goal.has(key))
}

const TAKEN_UP = / (?:hab(?:e)? ich|ich hab(?:e)?|haben wir|wir haben|(?:me|nos) tocan?|tengo|tenemos|estoy de|estamos de|tenho|temos|(?:es)?tou de|to de|ta de|estamos de|j'ai|on a|nous avons|je suis de|je suis en|on est de|on est en) (?:(?:den|die|das|eine?n?|meine?n?|el|la|los|las|una?|mis?|os?|as?|uma?|meus?|minhas?|le|les|un|une|mon|ma|mes|des|du) )?(?=\p{L}{3,})/u
/** What one has for the plan, or what the plan leads up to. */
const FOR_THE_PLAN = / (?:zeit|frei|tiempo|hueco|libres?|tempo|livres?|temps|que|mehr|mas|mais|plus|nur|solo|so|apenas|seulement|dispon\p{L}*|examen(?:es)?|exames?|prufung\p{L}*|klausur\p{L}*|pruebas?|provas?|epreuves?|concours|partiels?|oposicion\p{L}*|turnier|torneo|torneio|tournoi|auffuhrung|premiere|feria|feira|messe|salon) /u

const OCCASIONS = /(?:^| )(?:(?:i|we)(?:'ve got| have got|'ve| have| must go to| go to| are at)|tengo|tenemos|tenho|temos|j'ai|nous avons|on a|hab ich|habe ich|haben wir|ich hab|ich habe|me operan|werd ich|werde ich|faco|fazemos)(?: (?:an?|the|my|our|to go to|una?|uma?|une?|eine|einen|ein|ne|nen|la|el|die|mi|meu|minha|mon|ma))* (funeral|wedding|christening|baptism|memorial|boda|bodas|bautizo|comunion|casamento|batizado|formatura|mariage|bapteme|hochzeit|taufe|junggesellenabschied|operacion|operiert|op|operation|cirugia|cirurgia|congreso|congresso|congres|kongress|tagung|retiro|seminario|viaje|viagem|voyage|mudanza|umzug|muela|medico)(?: |$)/u
