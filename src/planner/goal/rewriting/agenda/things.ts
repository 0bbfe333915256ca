import { withoutMoments } from './clauses.ts'
import type { Clause } from './clauses.ts'

/** What joins a thing to its time, before the time or behind it. */
const JOINING = String.raw`(?:on|at|from|is|are|['’]s|will be|being|the|in the|in|for|am|um|ab|ist|sind|von|im|der|die|das|el|los|las|a las?|de|es|son|le|les|la|à|au|dès|est|sont|o|os|no dia|no|na|nos|às?|das|é|são)`
const BEHIND = new RegExp(String.raw`(?:[\s,]{1,3}(?:${JOINING}))+$`, 'iu')
const BEFORE = new RegExp(String.raw`^(?:(?:and|then|so|also|plus|but|und|dann|y|luego|et|puis|e|depois|${JOINING})\s{1,2})+(?=\p{L})`, 'iu')
/** Where, with whom or what for: it may stand behind the time. */
const PLACED = /^(?:at|in|with|to|for|from|by|via|near|outside|bei|beim|mit|im|in|nach|zu|zum|en|con|para|à|au|aux|chez|avec|pour|com|no|na|em)\s/iu
const BETWEEN = /^(?:,|and|to|till|until|on|at|from|und|bis|um|y|a|las|et|à|e|às|&|\+|[-–—/\s])*$/iu
const MOST_WORDS = 10

/** The words of a clause beside its times, in one piece: 'tea at the club' of 'then tea at the club 15:30-17:30'. Null where there are none, or where they stand on both sides and do not make one. */
export function thingOf(text: string, { start, end, moments }: Clause): string | null {
  if (moments.length === 0) return null
  const [first, last] = [moments[0]!, moments.at(-1)!]
  const before = text.slice(start, first.start).trim()
  const behind = text.slice(Math.max(last.end, ...moments.map((moment) => moment.end)), end).trim()
  const between = withoutMoments(text, { start: first.start, end: last.end }, moments)
  if (!BETWEEN.test(between)) return null
  const [left, right] = [bare(before), bare(behind)]
  const label = left === '' ? right : right === '' ? left : PLACED.test(behind) ? `${left} ${behind}` : null
  return label === null || !/\p{L}{2}/u.test(label) || label.split(/\s+/u).length > MOST_WORDS ? null : label
}

function bare(words: string): string {
  return ` ${words}`.replace(BEHIND, '').trim().replace(BEFORE, '').replace(/^(?:on|at|is|are|am|um|le|el|o|a)$/iu, '')
}

/** Who is free, what bounds or comes back, what people do week by week: no thing of one day. */
const NO_THING = /(?<![\p{L}'’])(?:i|i['’]m|i['’]ve|i['’]ll|we|we['’]re|we['’]ve|he|she|they|you|it|it['’]s|there|there['’]s|before|until|till|after|since|between|every|each|all|both|any|same|rest|ruhe\p{L}*|descanso|repos|always|usually|daily|weekly|monthly|only|not?|never|nothing|nobody|except|without|unless|if|when|while|because|free|busy|off|away|available|closed|shut|sleep|bed|bedtime|wake|under|sub|target|pb|page|chapter|version|room|must|should|could|might|may|can|can['’]t|cannot|have|has|want|wants|need|needs|like|prefer|ich|wir|er|sie|es gibt|jede\p{L}*|immer|nur|kein\p{L}*|nicht|nie|bis|vor|nach|zwischen|frei|muss|soll|yo|nosotros|cada|todos|todas|siempre|nunca|solo|sólo|hasta|antes|después|desde|entre|libre|sin|je|nous|on|il|elle|chaque|tous|toutes|toujours|jamais|seulement|jusqu\S*|avant|après|sauf|eu|nós|sempre|nunca|só|até|depois|livre|sem|weeks?|weekends?|weekdays?|days|months?|mornings|afternoons|evenings|nights|woche|wochen|semanas?|semaines?)(?![\p{L}'’])/iu
/** What is done again and again where it has hours: 'gym 18-19', 'study 9-12'. */
const HABITS = /^(?:gym|study|studying|practi[cs]e|practi[cs]ing|rehearse|rehearsals?|revise|revision|train|training|trainings|run|runs|running|work|working|school|college|uni|office|shift|shifts|lessons?|classes|sessions?|standup|stand-?up|read|reading|write|writing|yoga|swim|swimming|walk|walks|cook|cooking|meds|pills?|feeds?|nap|naps|budget|cost|price|lernen|üben|training|proben|estudiar|entrenar|entreno|ensayos?|réviser|révisions|répétitions?|treino|treinar|estudar|ensaios?)(?:\s|$)/iu

/** Whether words name something that there is on one day. */
export function isThing(label: string): boolean {
  return !NO_THING.test(label) && !HABITS.test(label)
}
