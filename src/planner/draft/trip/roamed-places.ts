import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'

/** A journey that goes from one place to the next. */
const ROAMING = /(?<!\p{L})(?:camper ?vans?|campers?|motorhomes?|rv trip|by rv|vanlife|road ?trips?|driving (?:holiday|tour|trip)|fly[- ]drive|self[- ]drive|motor(?:bike|cycle) (?:trip|tour|holiday)|(?:cycl|bik)(?:e|ing) (?:trip|tour|holiday|from|along|the|through)|(?:hik|walk|trekk)ing (?:trip|tour|holiday)|interrail(?:ing)?|rail trip|by train through|island[- ]hopping|backpack(?:ing)?|sailing (?:trip|holiday|week)|rundreise|wohnmobil\p{L}*|roadtrip|rad(?:tour|reise)|wander(?:reise|urlaub|tour)|inselhüpfen|autocaravana|furgoneta|camper|viaje (?:por carretera|en coche|en moto)|ruta (?:en|por)|mochilero|camping[- ]car|van aménagé|itinérant\p{L}*|voyage à vélo|randonnée itinérante|viagem de (?:carro|mota)|mochilão|caravana)(?!\p{L})/iu
const WORD = String.raw`(?:(?:Mt|St|Ste|Lk|Ft)\.|\p{Lu}[\p{L}'’-]*)`
const NAME = String.raw`${WORD}(?: (?:(?:of|de|del|da|do|du|des|la|le|les|el|the|sur|am|an der|der|den) ){0,2}${WORD}){0,3}(?: (?:valley|lake|island|islands|coast|bay|falls|beach|peninsula|pass|gorge|canyon|caves|castle|forest|desert|national park))?`
const START = new RegExp(String.raw`(?<!\p{L})(?:[Pp]ick(?:ing)?[ -]?(?:it |her |him |the \p{L}+ )?up (?:[^.,;:!?\n]{2,30}? )?(?:in|at|from)|[Cc]ollect(?:ing)? [^.,;:!?\n]{2,30}? (?:in|at|from)|[Ss]tart(?:s|ing)?(?: and (?:end|finish)(?:s|ing)?)? (?:in|at|from)|[Ll]and(?:ing)? in|[Aa]rriv(?:e|ing) in|[Ff]ly(?:ing)? (?:in)?to|[Ss]et(?:ting)? off (?:in|from)|[Ff]rom|[Vv]on|[Aa]b|[Ss]tart in|[Dd]esde|[Ss]al(?:imos|ida|go) (?:de|desde)|[Dd]épart (?:de |d['’])|[Dd]e|[Ss]aindo de) (${NAME})`, 'u')
const END = new RegExp(String.raw`(?<!\p{L})(?:[Dd]rop(?:ping)?(?: (?:it|her|him|the \p{L}+))?[ -]?off (?:[^.,;:!?\n]{2,30}? )?(?:in|at)|[Ee]nd(?:s|ing)? (?:in|at)|[Ff]inish(?:es|ing)? (?:in|at)|[Hh]and(?:ing)? [^.,;:!?\n]{2,30}? back (?:in|at)|[Rr]eturn(?:s|ing)? (?:[^.,;:!?\n]{2,20}? )?(?:in|to)|[Ff]ly(?:ing)? (?:home|back|out) from|[Bb]ack (?:in|to)|to|bis|nach|hasta|a|jusqu['’]à|à|até) (${NAME})`, 'u')
const BOTH = /(?<!\p{L})(?:start(?:s|ing)? and (?:end|finish)(?:s|ing)?|start und ende|abholung und rückgabe|salida y llegada|départ et arrivée|partida e chegada|loop from|round trip from|and back|und zurück|y vuelta|et retour|e volta)(?!\p{L})/iu
const ANY = new RegExp(String.raw`(?<before>^|[.!?\n]\s{0,3}|[,:;(&+–—-]\s{0,2}|\p{L}+\s|\d\s)(?<name>${NAME})`, 'gu')
/** German writes every noun with a capital: a place stands in a list or behind a preposition. */
const BEFORE_GERMAN_PLACES = /^(?:[,:(&+–—-]\s{0,2}|(?:in|nach|über|von|bis|ab|und|via|an|am|auf|bei)\s)$/iu
/** Words with a capital that are no places: days, months, and what opens sentences. */
const NO_PLACE = /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*|januar|februar|märz|mai|juni|juli|oktober|dezember|easter|christmas|i|i['’]m|i['’]d|i['’]ve|we|my|our|no|not|nz|uk|usa?|eu|day|days|week|weekend|trip|road|campervan|camper|motorhome|hiking|cycling|driving|flights?|van|hotel|budget|must|musts|definitely|pick|drop|start|end|two|three|four|plan|please|ende|anfang|rückgabe|abholung|salimos|salida|salgo|llegada|inicio|fin|départ|arrivée|partons|saímos|saindo|partida|chegada|it|he|she|they|the|a|an|and|then|from|to|in|at|on|for|with)$/iu
const MOST_PLACES = 12
/** Who comes along: 'with Marta and Ben'. */
const COMPANY = new RegExp(String.raw`(?<!\p{L})(?:with|mit|con|avec|com) ${NAME}(?:(?:, | (?:and|und|y|et|e) )${NAME})*`, 'gu')

/** A place of the way; where it begins and where it ends is an edge, to which a day is enough. */
export type RoamedPlace = { name: string; isEdge: boolean }

/** The places of a journey that goes from one to the next, in the order of the way; null where it goes to one place, or names no more than one. */
export function roamedPlaces(frame: PlanFrame): RoamedPlace[] | null {
  const { brief } = frame
  if (brief.plannerType !== 'calendar' || !ROAMING.test(brief.prompt)) return null
  const prompt = brief.prompt.replace(COMPANY, (words) => ' '.repeat(words.length))
  const start = placeIn(START, prompt)
  const end = BOTH.test(prompt) ? start : placeIn(END, prompt)
  const people = new Set(frame.of('person').map(({ name }) => plain(name)))
  const between = [...prompt.matchAll(ANY)].flatMap(({ index, groups }) => placesOf(groups!['name']!, { language: brief.language, before: groups!['before']!, text: prompt, at: index + groups!['before']!.length }))
    .filter((name) => !people.has(plain(name)) && !isRegion(name, prompt))
  const inside = unique(between).filter((name) => ![start, end].some((other) => other !== null && plain(other) === plain(name)))
  const edge = (name: string | null): RoamedPlace[] => (name === null ? [] : [{ name, isEdge: inside.length > 0 }])
  const all = [...edge(start), ...inside.map((name) => ({ name, isEdge: false })), ...(inside.length === 0 && end === start ? [] : edge(end))]
  return all.length >= 2 && all.length <= MOST_PLACES ? all : null
}

function placeIn(pattern: RegExp, prompt: string): string | null {
  const name = pattern.exec(prompt)?.[1]
  return name === undefined ? null : (cleaned(name)[0] ?? null)
}

type Said = { language: string; before: string; text: string; at: number }

/** A word that opens a sentence has its capital from there, unless another name follows it or a map knows it. */
function placesOf(name: string, { language, before, text, at }: Said): string[] {
  if (language === 'de' && !isKnown(name) && !BEFORE_GERMAN_PLACES.test(before)) return []
  const opens = before === '' || /[.!?\n]\s*$/u.test(before)
  const isSure = !opens || / \p{Lu}/u.test(name) || isKnown(name) || /^\s?(?:,|and|und|y|et|e)\s\p{Lu}/u.test(text.slice(at + name.length))
  return isSure ? cleaned(name) : []
}

/** Without the words around it that are no part of a name. */
function cleaned(name: string): string[] {
  const words = name.replace(/[.,]+$/u, '').split(' ')
  while (words.length > 0 && (NO_PLACE.test(words[0]!) || /^\p{Ll}/u.test(words[0]!))) words.shift()
  while (words.length > 0 && NO_PLACE.test(words.at(-1)!)) words.pop()
  return words.length === 0 || words.join(' ').length < 3 ? [] : [words.join(' ')]
}

function isKnown(name: string): boolean {
  return DESTINATIONS.some(({ names, title }) => [title, ...names].some((other) => plain(other) === plain(name)))
}

/** 'Through Slovenia', 'around the South Island', 'along the Danube': where the whole journey is. */
function isRegion(name: string, prompt: string): boolean {
  // A stretch of land that the gazetteer knows is gone to itself.
  if (isKnown(name)) return DESTINATIONS.some(({ country }) => plain(country) === plain(name))
  const region = new RegExp(String.raw`(?<!\p{L})(?:through|across|around|round|along|durch|entlang|rund um|por|por la|a lo largo de|à travers|autour de|le long d(?:e|u)|através d[aeo]|pel[ao])(?: (?:the|die|den|das|der|la|el|le|les|o|a))? ${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'iu')
  const isFirst = new RegExp(String.raw`(?:trip|tour|holiday|reise|urlaub|viaje|voyage|viagem) (?:to |in |nach |a |en |au |à |pela )?(?:the )?${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'iu')
  return region.test(prompt) || isFirst.test(prompt) || DESTINATIONS.some(({ country }) => plain(country) === plain(name))
}

function unique(names: readonly string[]): string[] {
  return names.filter((name, index) => names.findIndex((other) => plain(other) === plain(name)) === index)
}

function plain(name: string): string {
  return plainWords(name).join(' ')
}
