import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
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

const OCCASIONS = /(?:^| )(?:(?:i|we)(?:'ve got| have got|'ve| have| must go to| go to| are at)|tengo|tenemos|tenho|temos|j'ai|nous avons|on a|hab ich|habe ich|haben wir|ich hab|ich habe|me operan|werd ich|werde ich|faco|fazemos)(?: (?:an?|the|my|our|to go to|una?|uma?|une?|eine|einen|ein|ne|nen|la|el|die|mi|meu|minha|mon|ma))* (funeral|wedding|christening|baptism|memorial|boda|bodas|bautizo|comunion|casamento|batizado|formatura|mariage|bapteme|hochzeit|taufe|junggesellenabschied|operacion|operiert|op|operation|cirugia|cirurgia|congreso|congresso|congres|kongress|tagung|retiro|seminario|viaje|viagem|voyage|mudanza|umzug|muela|medico)(?: |$)/u
