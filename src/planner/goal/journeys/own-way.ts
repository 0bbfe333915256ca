import { ANY_WEEKDAY } from '../weekday-names.ts'
import { NUMBER_FORMS, numberSaid } from './number-words.ts'

/** A way from place to place by one's own strength, on two wheels or at the wheel. */
export type OwnWay = { from: string; to: string; returns: boolean; isDriven: boolean; /** Where it is named in the prompt. */ start: number; end: number }

const WORD = String.raw`\p{Lu}[\p{L}'’-]*`
const NAME = String.raw`${WORD}(?: (?:(?:of|de|del|da|do|du|des|la|le|les|el|am|an der|sur|upon|the) ){0,2}${WORD}){0,3}`
/** 'Basel to Mainz', 'von Passau nach Wien', 'de Sarria a Santiago', 'Hanoi → Hue'. */
const ENDS = new RegExp(String.raw`(?<!\p{L})(?<from>${NAME})(?: (?:to|bis|nach|a|hasta|à|jusqu['’]à|até|para) | ?(?:→|->|–|—) ?)(?<to>${NAME})(?<back>,? (?:and|und|y|et|e) (?:(?:then|home|wieder|de) )?(?:back|return|zurück|vuelta|retour|volta)(?!\p{L}))?`, 'u')
const LEGS = new RegExp(String.raw`(?<!\p{L})${WORD} ?(?:→|->|–|—|-) ?${WORD}`, 'gu')
/** What opens a sentence with its capital before the first place: 'Walking Sarria to Santiago', 'Drive Denver to Moab'. */
const LEAD = /^(?:(?:We|I|Plan|Our|My|The|A|Das|Die|Der|El|La|Le|Road|Motorbike|Motorcycle|Bike|Cycle|Walk(?:ing)?|Hik(?:e|ing)|Trek(?:king)?|Cycling|Biking|Rid(?:e|ing)|Driv(?:e|ing)|Paddl(?:e|ing)|Kayak(?:ing)?|Row(?:ing)?|From|Von|De|Desde|Trip|Tour|Camino|Pilgrimage|Wanderung|Radtour|Fahrt) )+/u
const MONTHS = 'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?'
const NO_PLACE = new RegExp(`^(?:${ANY_WEEKDAY}|${MONTHS})(?!\\p{L})`, 'iu')

const ON_OWN_FEET = String.raw`walk(?:ing)?|hik(?:e|ing)|trek(?:king)?|on foot|pilgrimage|cycl(?:e|ing)|bik(?:e|ing)|bicycle|by bike|rid(?:e|ing)|on horseback|kayak(?:ing)?|canoe(?:ing)?|paddl(?:e|ing)|row(?:ing)?|motor ?bikes?|motor ?cycles?|scooters?|mopeds?|vespas?|wander\p{L}*|zu fuß|rad(?:tour|reise|eln|fahren|fahrt)|fahrrad\p{L}*|mit dem rad|motorrad\p{L}*|roller|a pie|andando|caminar|caminando|caminata|en bici(?:cleta)?|pedalear|en moto|à pied|marche[r]?|rando\p{L}*|à vélo|à moto|a pé|caminhar|caminhada|de bicicleta|de bike|de mota?|pedalar`
const AT_THE_WHEEL = String.raw`driv(?:e|ing)|road ?trip|by car|behind the wheel|autofahrt|mit dem auto|autoreise|am steuer|en coche|conducir|conduciendo|al volante|en voiture|au volant|de carro|dirigir|dirigindo|ao volante`
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${ON_OWN_FEET})(?!\p{L})`, 'iu')
const DRIVEN = new RegExp(String.raw`(?<!\p{L})(?:${AT_THE_WHEEL})(?!\p{L})`, 'iu')
/** By what else one goes: then the way is a ride, and its days are spent where it leads. */
const CARRIED = /(?<!\p{L})(?:trains?|fl(?:y|ies|ights?|ying)|plane|bus|coach|ferr(?:y|ies)|cruise|zug|bahn|flug|fähre|tren|avión|autobús|avion|trem|comboio|ônibus|autocarro)(?!\p{L})/iu
/** What comes back week after week, or is trained for. */
const NO_JOURNEY = /(?<!\p{L})(?:every|each (?:week|morning)|commut\p{L}+|to work|weekly|train(?:ing)? for|moving|relocat\p{L}+|umzug|move house|mudanza|déménag\p{L}+|mudança|teach|learn|race|marathon)(?!\p{L})/iu
/** The goal stands at the beginning. */
const OPENING = 140

/** The way that a goal is about, or null: two places, one behind the other, in the words of those who walk, ride or drive it. */
export function ownWay(prompt: string): OwnWay | null {
  const opening = prompt.slice(0, OPENING)
  const found = ENDS.exec(opening)
  // Legs that are listed one by one are ways of their own.
  if (found === null || [...prompt.matchAll(LEGS)].length > 1) return null
  const [from, to] = [found.groups!['from']!.replace(LEAD, ''), found.groups!['to']!]
  const sentence = prompt.slice(0, found.index + found[0].length + (/[.!?\n]|$/u.exec(prompt.slice(found.index + found[0].length))!.index))
  const isMoved = MOVED.test(sentence) || countsOfWay(prompt).moving !== null
  const isDriven = !isMoved && DRIVEN.test(prompt)
  if (from === '' || NO_PLACE.test(from) || NO_PLACE.test(to) || from === to || !isMoved && !isDriven || NO_JOURNEY.test(sentence) || CARRIED.test(sentence)) return null
  return { from, to, returns: found.groups!['back'] !== undefined, isDriven, start: found.index + found.groups!['from']!.length - from.length, end: found.index + found[0].length }
}

const NUMBER = String.raw`\d{1,2}|${NUMBER_FORMS}|a|an`
const MOVING = new RegExp(String.raw`(?<!\p{L})(?<count>${NUMBER}) (?:(?:riding|walking|hiking|cycling|driving|trekking|biking|paddling|travel(?:l?ing)?|stage|moving)[ -]days?|stages?|days? of (?:riding|walking|hiking|cycling|driving|trekking|paddling)|(?:fahr|rad|wander|geh|lauf|reise)tagen?|etappen|etapas?|étapes?|días? de (?:marcha|camino|bici|ruta|moto)|jours? de (?:marche|vélo|route|moto|pédalage)|dias? de (?:caminhada|pedal|bicicleta|estrada|mota?))(?!\p{L})`, 'iu')
const REST = new RegExp(String.raw`(?<!\p{L})(?:(?:plus|and|with|und|plus|mit|y|con|et|avec|e|com) )?(?:(?<count>${NUMBER}) )?(?:(?:full |whole )?(?:rest|free|zero|pausen?|ruhe)[ -]?(?:days?|tage?n?)|days? off|days? of rest|días? (?:de descanso|libres?)|jours? de repos|dias? de (?:descanso|folga))(?!\p{L})(?! (?:following|after|behind|nach|después de|après|depois de) (?:any|each|every|jede\p{L}|cada|chaque)|,? (?:each|a|per|every|pro|por|par) (?:week|woche|semana|semaine))`, 'iu')
/** 'A five-day walk', 'in 5 days', 'over six days'. */
const IN_ALL = new RegExp(String.raw`(?<!\p{L})(?:(?<one>${NUMBER})[- ](?:day|tägige\p{L}*) (?=\p{L})|(?:in|over|within|en|durante|in nur|sur|em) (?<other>${NUMBER}) (?:days|tagen|días|jours|dias)(?!\p{L}))`, 'iu')
/** In the order of their numbers, as they begin. */
const ORDINALS = ['first|ersten|primer|premi|primeir', 'second|zweiten|segund|deuxi', 'third|dritten|tercer|troisi|terceir', 'fourth|vierten|cuart|quatri|quart', 'fifth|fünften|quint|cinqui', 'sixth|sechsten|sext|sixi', 'seventh|siebten|s[eé]ptim|septi|sétim', 'eighth|achten|octav|huiti|oitav']
/** 'After day three', 'nach dem dritten Tag', 'après la cinquième étape'. */
const BEHIND_DAY = new RegExp(String.raw`(?<!\p{L})(?:after|nach|después de|tras|après|depois d[eoa])l? (?:(?:riding |walking |cycling )?(?:day|tag|día|jour|dia|stage|etappe|etapa|étape) (?<day>${NUMBER})|(?<days>${NUMBER}) (?:days?|tagen|días|jours|dias|stages|etappen|etapas|étapes)|(?:(?:the|dem|der|el|la|le|l['’]|o|a) ?)?(?<nth>${ORDINALS.join('|')})\p{L}{0,4} (?:day|stage|tag|etappe|día|etapa|jour|étape|dia))(?!\p{L})`, 'iu')

/** How many days of a way are on the move, how many are of rest, and behind which of the former the rest comes; `pieces` are the words that say so. */
export type CountsOfWay = { moving: number | null; rests: number; restAfter: number | null; /** Stages and rest together, where only that is said. */ total: number | null; pieces: { start: number; end: number }[] }

export function countsOfWay(prompt: string): CountsOfWay {
  const [moving, rest] = [MOVING.exec(prompt), REST.exec(prompt)]
  const behind = rest === null ? null : BEHIND_DAY.exec(prompt.slice(rest.index))
  const inAll = IN_ALL.exec(prompt)
  const nth = behind?.groups?.['nth']
  const after = behind === null ? null : nth === undefined ? numberSaid(behind.groups!['day'] ?? behind.groups!['days']!) : ORDINALS.findIndex((forms) => new RegExp(`^(?:${forms})`, 'iu').test(nth)) + 1
  // 'A rest day on the 6th', 'a day off in Volterra' has a day or a place of its own.
  const isOwn = rest !== null && /^,? (?:on|in|at|am|el|le|en|à|no|em) (?!\p{L}* ?case)/iu.test(prompt.slice(rest.index + rest[0].length))
  const pieces = [moving, isOwn ? null : rest, behind === null ? null : { 0: behind[0], index: rest!.index + behind.index }].filter((piece) => piece !== null)
  return {
    moving: moving === null ? null : numberSaid(moving.groups!['count']!), rests: rest === null ? 0 : numberSaid(rest.groups!['count'] ?? '1'), restAfter: after, total: inAll === null ? null : numberSaid(inAll.groups!['one'] ?? inAll.groups!['other']!),
    pieces: pieces.map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  }
}

const KILOMETRES = /(?<![\d.,])(?<length>\d{2,4}) ?(?<unit>km|kilomet(?:res?|ers?|er)|kil[oó]metros|quilómetros|quilômetros|miles?|mi|k)(?!\p{L})(?! ?(?:a|per|each|pro|am|al|por|par|\/) ?(?:day|tag|día|jour|dia))/iu
const MOST_A_DAY = /(?<![\d.,])(?<length>\d{1,3}) ?(?:km|kilomet(?:res?|ers?|er)|kil[oó]metros|quilómetros|quilômetros|miles?|mi|k) ?(?:a|per|each|pro|am|al|por|par|\/) ?(?:day|tag|día|jour|dia)(?!\p{L})/iu

/** How long the way is, and how much of it a day may hold, as the prompt says. */
export function lengthOfWay(prompt: string): { length: number | null; unit: string; aDay: number | null } {
  const [whole, day] = [KILOMETRES.exec(prompt)?.groups, MOST_A_DAY.exec(prompt)?.groups]
  return { length: whole ? Number(whole['length']) : null, unit: whole && /^mi/iu.test(whole['unit']!) ? 'mi' : 'km', aDay: day ? Number(day['length']) : null }
}
