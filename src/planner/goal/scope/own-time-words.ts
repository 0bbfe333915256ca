import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Clause } from './clause-of-rule.ts'

/** How somebody is at the hours that suit them. */
const AT_ONES_BEST = /^(?:(?:only|usually|mostly|really|always|am|are|at|my|our|most|more|the|plus|le plus|mas|mais|am|me|mich|m'|bin|ich) )*(?:productive|awake|alert|focus(?:s?ed)?|creative|fresh(?:est)?|sharp(?:est)?|efficient|energetic|best|clear-headed|rested|produktiv(?:sten)?|wach(?:sten)?|konzentriert(?:esten)?|fit(?:testen)?|kreativ(?:sten)?|leistungsfahig(?:sten)?|frisch(?:esten)?|efficaces?|productifs?|productives?|concentree?s?|en forme|eveillee?s?|creatifs?|creatives?|productiv[oa]s?|despiert[oa]s?|concentrad[oa]s?|fresc[oa]s?|creativ[oa]s?|lucid[oa]s?|produtiv[oa]s?|despert[oa]s?|descansad[oa]s?)$/u
/** What goes best then. */
const GOES_BEST = /^(?:(?:i|ich|je|yo|eu|me|can|kann|mich) )*(?:(?:concentrate|work|think|focus|learn|function|perform|study|write) (?:best|better)|(?:arbeite|lerne|denke|konzentriere|schreibe) (?:ich )?(?:mich )?(?:am besten|besser)|(?:rindo|trabajo|pienso|concentro|estudio) (?:mejor|mas)|(?:travaille|pense|concentre|etudie) (?:le )?(?:mieux|plus)|(?:rendo|trabalho|penso|concentro|estudo) (?:melhor|mais)|rindo|rendo)$/u
const OF_USER = /(?:^| )(?:i|i'm|im|i've|we|we're|my|our|ich|wir|mein|meine|je|j'|nous|yo|nosotros|estoy|estamos|rindo|me|mi|eu|estou|estamos|rendo|meu|minha)(?: |$)/u
/** 'I can only do this', 'solo puedo ocuparme de esto', 'só consigo tratar disto': work on what is planned, whatever it is. */
const CAN_DO_IT = new RegExp(`(?:^| )(?:${[
  /(?:i|we)(?:'ll| will| can| could| can't| cannot| am able to| are able to| get to| manage to| have time to)?(?: (?:only|just|really))? (?:do|work on|deal with|see to|get to|handle|tackle|attend to|look after) (?:any of |all of )?(?:this|it|that|these|them|things|stuff|everything)/u,
  /(?:solo |solamente )?(?:puedo|podemos) (?:\p{L}+ ){1,2}(?:esto|eso|ello|todo esto)/u,
  /(?:so |apenas |somente )?(?:consigo|posso|podemos|conseguimos) (?:\p{L}+ ){1,2}(?:disto|disso|isto|isso|nisto|nisso)/u,
  /(?:je|nous|on) (?:ne )?(?:peux|pouvons|peut) (?:m'en|nous en|s'en|m'y|y|le|faire|travailler)(?: \p{L}+)?/u,
  /(?:ich|wir) (?:kann|konnen|komme|kommen)(?: mich| uns)?(?: nur| erst)?(?: (?:darum|daran|dazu|damit))?/u,
].map(({ source }) => source).join('|')})(?: (?:on|at|in|from|nur|only|just|que))*$`, 'u')

/** Whether a rule that is called `label` says no more than when its user can work, or works best. */
export function saysOwnTime(context: ReadingContext, { before, behind, segment }: Clause, label: string): boolean {
  const [said, after] = [before, behind].map((stretches) => stretches.flatMap((words) => keysOf(context, words)).join(' '))
  if (CAN_DO_IT.test(said!)) return true
  const plain = label.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase()
  return segment.sentence > 0 && (AT_ONES_BEST.test(plain) || GOES_BEST.test(plain)) && (OF_USER.test(said!) || OF_USER.test(after!))
}
