import type { DayNumber } from '../../../time/calendar-time.ts'
import { addMonths, isoDate } from '../../../time/day-number.ts'
import type { Days } from '../../../time/grammar/days.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { countsOfWay, lengthOfWay, ownWay } from '../../journeys/own-way.ts'
import type { OwnWay } from '../../journeys/own-way.ts'
import type { Said } from '../said.ts'

/** What stands beside the date on which a way begins. */
const START = { before: /(?:(?<!\p{L})(?:from|start(?:s|ing)?|begin(?:s|ning)?|leav(?:e|es|ing)|set(?:s|ting)? (?:off|out)|depart(?:s|ing)?|ab|abfahrt|aufbruch|los(?:geht?s)?|a partir del?|desde|salida|salgo|salimos|partida|à partir|départ|je pars|on part|dès|saída|saio|saímos)(?: (?:on|am|el|du|le|no dia))?[: ]{1,2}|[,:;–-] ?)$/iu, behind: /^ (?:start|departure|onwards?|on(?=[,.;])|los)(?!\p{L})/iu }
/** What stands beside the date on which it has to be over. */
const END = { before: /(?<!\p{L})(?:(?:and )?(?:there|arriv(?:e|es|ing|al)|be(?:ing)? there|back|home|done|finish(?:ed|ing)?|end(?:s|ing)?)(?: (?:in|at) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)?(?: (?:again|home))?,? (?:(?:on|by|no later than|before) )?(?:the )?|(?:ankunft|ankommen|da sein|zurück)(?: (?:spätestens |am |bis ){1,2})?|(?:llegada|llegar|llegamos|de vuelta)(?: (?:como muy tarde |antes de )?)?(?:el )?|(?:arrivée|arriver|de retour)(?: (?:au plus tard )?)?(?:le )?|(?:chegada|chegar|de volta)(?: (?:no máximo |até )?)?(?:no dia |o dia )?)$/iu, behind: /^,? (?:at (?:the )?latest|spätestens|como (?:muy tarde|máximo)|a más tardar|au plus tard|no máximo|o mais tardar)/iu }
const LONGEST_WAY = 40
/** Where the hours are spent, which their number does not need: 'five hours in the saddle per day'. */
const UNDERWAY = /(?<=\d ?(?:h|hrs?|hours?)|hours?|stunden|horas|heures) (?:(?:behind|at) the wheel|in the saddle|of (?:driving|riding|walking|cycling|hiking|paddling)|on the (?:road|bike|motorbike)|(?:driving|riding|walking|cycling|hiking)|am steuer|im sattel|fahrt|gehzeit|al volante|en la moto|de (?:marcha|camino|conducción)|au volant|en selle|de (?:marche|route)|ao volante|de (?:caminhada|estrada))(?= (?:(?:a|per|each|every|any) day|pro tag|am tag|al día|por día|par jour|por dia)(?!\p{L}))/giu
/** 'Never riding after dark (18:00)', 'off the road by 6pm': until then. */
const BY_DARK = /(?<!\p{L})(?:and |but |und |y |et |e )?(?:(?:never|no|not|nie|nunca|jamais) (?:riding|driving|walking|cycling|hiking|paddling|on the road|fahren|wandern|conducir|caminar|rouler|marcher|dirigir|pedalar|caminhar)? ?(?:after|past|nach|después de|après|depois d[ao]s?) (?:(?:dark|nightfall|sunset|einbruch der dunkelheit|el anochecer|la nuit|anoitecer)(?:,? ?\(?(?:at |i\.e\. |about |um |a las |à |às )?)?)?|off the road by )(?<clock>\d{1,2}(?::\d{2})? ?(?:am|pm|uhr|h)?)\)?(?=[\s.,;!)]|$)/giu
/** 'Beds booked before I leave'. */
const LEAVING = /(?:(?<=[.,;:!?] )(?<what>\p{L}+(?: \p{L}+){0,2}) (?:booked|reserved) )?(?<!\p{L})before (?:i|we) (?:leave|go|set off|set out|start|depart|head off|head out)(?!\p{L})/giu

/** A way from place to place in plain words: from which day to which, and what is left of its counts. */
export function sentencesOfOwnWay(prompt: string, timesOf: (text: string) => readonly TimeExpression[], language: () => string): Said[] {
  const way = ownWay(prompt)
  if (way === null) return []
  const days = daysOfWay(prompt, way, { times: timesOf(prompt), to: TO[language()] ?? 'to' })
  const hours = hoursUnderway(prompt, language())
  if (days === null) return hours
  // Without where the hours are spent, nothing else may say that one drives.
  const isUnsaid = way.isDriven && ownWay(prompt.replace(UNDERWAY, '')) === null
  const isArrow = /^[^\n]*(?:→|->|–|—)/u.test(prompt.slice(way.start, way.end))
  const ends = isUnsaid || isArrow ? [{ text: `${(isUnsaid ? DRIVE : FROM)[language()] ?? 'from'} ${way.from} ${TO_PLACE[language()] ?? 'to'} ${way.to}${way.returns ? ` ${AND_BACK[language()] ?? AND_BACK['en']!}` : ''}`, start: way.start, end: way.end }] : []
  const counts = countsOfWay(prompt).pieces.map((piece) => ({ text: ' ', ...withComma(prompt, piece) }))
  const leaving = [...prompt.matchAll(LEAVING)].map(({ 0: words, index, groups }) => ({ text: `${groups!['what'] === undefined ? '' : `Book the ${groups!['what']} `}by ${isoDate(days.first - 1)}`, start: index, end: index + words.length }))
  const length = lengthSaid(prompt)
  return [...ends, ...days.said, ...counts, ...hours, ...leaving, ...(length === null ? [] : [length])]
}

/** Hours without where they are spent, and until when one is on the move. */
function hoursUnderway(prompt: string, language: string): Said[] {
  const hours = [...prompt.matchAll(UNDERWAY)].map(({ 0: words, index }) => ({ text: ' ', start: index, end: index + words.length }))
  const dark = [...prompt.matchAll(BY_DARK)].map(({ 0: words, index, groups }) => ({ text: `. ${DONE_BY[language] ?? DONE_BY['en']!} ${groups!['clock']!.trim()}${/^\d{1,2}$/u.test(groups!['clock']!.trim()) ? ':00' : ''}`, start: index, end: index + words.length }))
  return [...hours, ...dark]
}

const DRIVE: Readonly<Record<string, string>> = { en: 'Drive from', de: 'Autofahrt von', es: 'En coche de', fr: 'En voiture de', pt: 'De carro de' }
const FROM: Readonly<Record<string, string>> = { en: 'from', de: 'von', es: 'de', fr: 'de', pt: 'de' }
const TO_PLACE: Readonly<Record<string, string>> = { en: 'to', de: 'nach', es: 'a', fr: 'à', pt: 'a' }
const AND_BACK: Readonly<Record<string, string>> = { en: 'and back', de: 'und zurück', es: 'y vuelta', fr: 'et retour', pt: 'e volta' }
const TO: Readonly<Record<string, string>> = { en: 'to', de: 'bis', es: 'al', fr: 'au', pt: 'a' }
const DONE_BY: Readonly<Record<string, string>> = { en: 'Finished each day by', de: 'Jeden Tag fertig bis', es: 'Cada día terminado antes de las', fr: 'Chaque jour fini avant', pt: 'Cada dia terminado até às' }

/** '115 km,': how far it is in all bounds no part of it. */
function lengthSaid(prompt: string): Said | null {
  const [said] = /[,(] ?(?:about |around |some |ca\. |rund |unos |environ |cerca de )?\d{2,4} ?(?:km|kilomet(?:res?|ers?|er)|kil[oó]metros|quil[oóô]metros|miles?)(?: in all| total)?\)?(?=[,.;:\s]|$)(?! ?(?:a|per|each|pro|am|al|por|par|\/) ?(?:day|tag|día|jour|dia))/iu.exec(prompt) ?? []
  const start = said === undefined ? -1 : prompt.indexOf(said)
  return start < 0 ? null : { text: ' ', start, end: start + said!.length }
}

function withComma(prompt: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const lead = /[,:;]? ?(?:(?:with|and|plus|then) )?$/iu.exec(prompt.slice(0, start))![0]
  return { start: start - lead.length, end }
}

/** The first day of the way, and its days in words where the prompt only says where they begin and how many they are. */
function daysOfWay(prompt: string, way: OwnWay, { times, to }: { times: readonly TimeExpression[]; to: string }): { first: DayNumber; said: Said[] } | null {
  const dated = times.filter(isDated)
  const range = dated.find(({ days }) => days.last > days.first && days.last - days.first < LONGEST_WAY)
  if (range !== undefined) return { first: range.days.first, said: [] }
  const start = dated.find((date) => date.start >= way.end && !isEnd(prompt, date) && (date.bound === 'since' || START.behind.test(prompt.slice(date.end)) || START.before.test(prompt.slice(0, date.start))))
  if (start === undefined) return null
  const end = dated.find((date) => date.start > start.end && isEnd(prompt, date))
  const last = end === undefined ? lastOfStages(prompt, start.days.first) : sameMonthOrNext(end, start.days.first)
  if (last === null || last <= start.days.first || last - start.days.first >= LONGEST_WAY) return null
  const before = START.before.exec(prompt.slice(0, start.start))?.[0] ?? (/[,;:]? ?$/u.exec(prompt.slice(0, start.start))![0])
  const behind = START.behind.exec(prompt.slice(start.end))?.[0] ?? ''
  const of = { start: start.start - before.length, end: start.end + behind.length }
  return { first: start.days.first, said: [{ text: `, ${isoDate(start.days.first)} ${to} ${isoDate(last)}`, ...of }, ...(end === undefined ? [] : [endSaid(prompt, end)])] }
}

type Dated = TimeExpression & { days: Days }

function isDated(time: TimeExpression): time is Dated {
  return time.days !== null && /^(?:day|range)$/u.test(time.days.grain) && time.recurrence === null && time.clock === null && !time.days.isRelative
}

function isEnd(prompt: string, { bound, start, end }: Dated): boolean {
  return bound === 'by' || bound === 'before' || bound === 'until' || END.before.test(prompt.slice(0, start)) || END.behind.test(prompt.slice(end))
}

/** So many stages and days of rest; or as many as the kilometres take at so many a day. */
function lastOfStages(prompt: string, first: DayNumber): DayNumber | null {
  const { moving, rests } = countsOfWay(prompt)
  const { length, aDay } = lengthOfWay(prompt)
  const stages = moving ?? (length !== null && aDay !== null ? Math.ceil(length / aDay) : null)
  const all = stages === null ? countsOfWay(prompt).total : stages + rests
  return all === null ? null : first + all - 1
}

/** 'There on the 8th' is the next eighth behind the start. */
function sameMonthOrNext({ days }: Dated, first: DayNumber): DayNumber {
  let day = days.first
  while (days.isDayOfMonth && day <= first) day = addMonths(day, 1)
  return day
}

function endSaid(prompt: string, { start, end }: Dated): Said {
  const before = END.before.exec(prompt.slice(0, start))?.[0] ?? ''
  const lead = /[,;]? ?(?:and )?$/iu.exec(prompt.slice(0, start - before.length))![0]
  const behind = END.behind.exec(prompt.slice(end))?.[0] ?? ''
  return { text: ' ', start: start - before.length - lead.length, end: end + behind.length }
}
