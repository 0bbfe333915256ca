import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { deedsUnderOneBound } from '../lists/deeds-under-one-bound.ts'
import type { Said } from '../said.ts'

const SHORT_DAY = String.raw`(?:${ANY_WEEKDAY}|tues?|weds|thurs?)s?`
const ANY_DAY = String.raw`(?:${SHORT_DAY}|weekdays|weekends?)`
const DAYS = String.raw`(?:${ANY_DAY}(?:\s?(?:[-–/&+,]|to|till|until|through|thru|and|\s)\s?${ANY_DAY}){0,6})`
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m)?`
const HOURS = String.raw`${CLOCK}\s?(?:[-–]|to|till|until)\s?${CLOCK}`
const PIECE = new RegExp(String.raw`(?<off>(?<!\p{L})(?:off|free|not|no)(?: on)? )?(?<![\p{L}\d])(?:(?<days>${DAYS})|(?<hours>${HOURS}))(?![\p{L}\d])`, 'giu')
/** 'Work through my reading list', 'work on my serve' are goals. */
const NO_THING = String.raw`(?! (?:through|out|up|off|towards?|with|my|our|the|an?|on (?:my|our|the|an?) \p{L}))`
/** Sentences that say when somebody works: 'My shifts are 6-2 Mon to Wed and 2-10 Thu Fri', 'I do shifts: early (6-14) Mon Tue'. */
const OF_SHIFTS = new RegExp(String.raw`^(?:and )?(?:(?:i|we) (?:do|work|have|am on|'m on) (?:\p{L}+ )?shifts?|i(?:['’]?m| am) on (?:shifts?|nights?|days|lates?|earl(?:y|ies))|(?:my |our |the )?(?:shifts?|shift pattern|work(?:ing)? (?:hours|pattern|days|times)|rota|hours)(?: (?:are|is|at work|this week))?|(?:i )?work${NO_THING})(?!\p{L})`, 'iu')
/** Sentences that say when there is time, or none. */
const OF_HOURS = new RegExp(String.raw`^(?:(?:i|we) can only (?:work on|do) (?:it|this|that)|(?:i|we)['’]?(?: am|m| are|re)? (?:only |just |usually |mostly )?(?:free|available|off)|(?:i|we) (?:only |just )?(?:have|get|can(?: only)?(?: do(?: it| this)?| work| make it)?) (?:time |free )?(?:on |in |for )?(?:${DAYS}|the (?:mornings?|evenings?|afternoons?)|evenings?|mornings?|afternoons?|(?:an|one|two|three|\d) (?:hours?|hrs?|minutes|mins))|(?:i )?work${NO_THING}|i(?:['’]?m| am) on (?:shifts?|nights?|days|lates?|earl(?:y|ies))|(?:my |our )?(?:shifts?|shift pattern|free time|working hours|availability)|free|available|(?:i|we) (?:do|work) )(?!\p{L})`, 'iu')
/** The same in other languages. */
const OF_HOURS_ABROAD = /^(?:ich (?:arbeite|habe (?:\p{L}*(?:schicht|dienst)|nur|montags|dienstags|mittwochs|donnerstags|freitags)|bin (?:nur )?(?:frei|verfügbar)|kann nur)|meine (?:arbeitszeiten|schichten?|zeiten)|trabajo (?:de|por turnos|los)|mi horario|mis (?:turnos|horarios)|(?:solo|sólo) (?:puedo|tengo)|estoy libre|je (?:travaille|suis (?:libre|disponible)|ne peux que)|mes horaires|trabalho (?:de|por turnos|das|às)|(?:o )?meu horário|meus (?:turnos|horários)|só (?:posso|tenho)|estou livre)(?!\p{L})/iu
const ASKS_ABROAD = /(?<!\p{L})(?:möchte|will|hilf\p{L}*|plan\p{L}*|lernen|üben|schreiben|prüfung\p{L}*|klausur\p{L}*|quiero|quisiera|necesito|ayuda\p{L}*|aprender|estudiar|preparar|examen\p{L}*|voudrais|veux|aide\p{L}*|apprendre|préparer|quero|preciso|ajuda\p{L}*|estudar|exame\p{L}*)(?!\p{L})/iu
/** What asks for something, wherever the hours stand. */
const ASKS = /(?<!\p{L})(?:want|need to|have to|help|plan|fit in|would like|i['’]d like|(?:by|until|till|from now) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? |end|easter|christmas|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|deadline|exam|learn|write|build|study|revise|finish|train|prepare|organi[sz]e|trip|party|wedding|:\s\p{L}+ \p{L}+$)(?!\p{L})/iu
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]*)*[.!?\n]*\s*/gu
const SOME_TIME = new RegExp(String.raw`\d|(?<!\p{L})(?:${SHORT_DAY}|weekdays?|weekends?|mornings?|afternoons?|evenings?|nights?)(?!\p{L})`, 'iu')
/** 'While the kids are at school 9-3', 'when the baby sleeps (1-3pm)': when somebody else is looked after. */
const WHILE = new RegExp(String.raw`(?<![\p{L}])(?:only )?(?:when|while|whilst) (?<who>(?:my|our|the|his|her) (?:[\p{L}'’]+ ){1,3}?|(?:he|she|they) )(?:sleeps?|naps?|is asleep|are asleep|(?:is|are|goes) (?:at|in|to|having) (?:(?:his|her|their|a) )?(?<where>[\p{L}]+(?: club| camp| school)?))(?:,? ?\(?| from | on | between )(?<days>${DAYS})?,? ?(?:from )?(?<hours>${HOURS}(?:(?:,| and|, and) ${HOURS}){0,2})\)?`, 'iu')
const DENIED = /(?<!\p{L})(?:not?|never|nothing|quiet|can['’]?t|cannot|don['’]?t|won['’]t|avoid|except|without)(?!\p{L})/iu
const NOTHING_LEFT = /^(?:i |we )?(?:can |will )?(?:only |just )?(?:work on (?:it|this)|do (?:it|this|anything|things|the work)|have time|work|free|'m free|am free|get to it)?$/iu
const OTHER_DAYS = new RegExp(String.raw`(?<!\p{L})(?:${ANY_DAY}|mornings?|afternoons?|evenings?)(?!\p{L})`, 'iu')
const OF_SCHOOL = /school|nursery|preschool|kindergarten|college/iu
/** 'I've got physio Mondays at 8, choir Wednesdays 7-9pm and football Sat mornings': what comes back each week. */
const ENGAGED = /^(?:and |also )?(?:i|we)(?:['’]ve (?:also )?got| (?:also )?have(?: got)?| go to) (?:my )?(?=\p{L})/iu
const WEEKLY = new RegExp(String.raw`(?<!\p{L})(?:(?:every|each) \p{L}|(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s(?<!(?:tues|weds|thurs))(?!\p{L}))`, 'iu')
const ENGAGEMENT = new RegExp(String.raw`^(?:and )?(?:my |a |the )?(?<label>\p{L}[\p{L}'’-]*(?: (?!on )[\p{L}'’-]+){0,4}?)(?: on| every| each)? (?<days>${DAYS})(?<when>,? (?:from )?${HOURS}|,? at ${CLOCK}|s? ?(?:mornings?|afternoons?|evenings?|nights?))$`, 'iu')
const EARLY = 6
const NOON = 12

/** 'I work Tue-Fri 9-3. Write a novel': the goal first and the hours behind it, and shifts as one sentence each: the whole prompt anew, nothing where it stays as it is. */
export function goalBeforeHours(prompt: string): Said[] {
  const sentences = [...prompt.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => freedIn({ text: said.trimEnd(), start: index, end: index + said.trimEnd().length }))
  const goal = sentences.findIndex(({ text }) => !isOfHours(text))
  const isGoal = sentences.slice(Math.max(0, goal)).some(({ text }) => text.trim().split(/\s+/u).length >= SHORTEST_GOAL)
  const ordered = goal > 0 && isGoal ? [...sentences.slice(goal), ...sentences.slice(0, goal)] : sentences
  const said = ordered.flatMap((sentence, index): Said[] => {
    const deeds = index === 0 ? [] : deedsUnderOneBound(sentence.text)
    if (deeds.length > 0) return deeds.flatMap((text) => [{ ...sentence, text: `${text}.` }, { text: '\n', start: sentence.end, end: sentence.end }])
    const shifts = shiftsIn(sentence.text) ?? engagementsIn(sentence.text)
    const behind = /[.!?]$/u.test(sentence.text) || shifts !== null ? '\n' : '.\n'
    return [shifts === null ? sentence : { ...sentence, text: shifts }, { text: behind, start: sentence.end, end: sentence.end }]
  })
  const isSame = ordered === sentences && sentences.every(({ text, start, end }) => text === prompt.slice(start, end)) && said.every(({ text, start, end }) => start === end || text === prompt.slice(start, end))
  return isSame ? [] : [...said.map(({ text, start, end }) => ({ text, start: 0, end: 0, of: { start, end } })), { text: '', start: 0, end: prompt.length }]
}

/** The sentence without the hours of somebody else's day, and those as hours of one's own. */
function freedIn(sentence: Said): Said[] {
  const found = isOfHours(sentence.text) ? null : WHILE.exec(sentence.text)
  if (!found || DENIED.test(sentence.text.slice(0, found.index))) return [sentence]
  const { days, hours, where } = found.groups!
  const on = days === undefined ? where !== undefined && OF_SCHOOL.test(where) ? 'on weekdays ' : '' : `on ${daysInWords(days)} `
  const rest = `${sentence.text.slice(0, found.index).trimEnd()} ${sentence.text.slice(found.index + found[0].length).trimStart()}`.replace(/^\s?[,;]?\s?|\s(?=[,;.!?])/gu, '').trim()
  const free = { ...sentence, text: `I'm only free ${on}${hours!}.` }
  // 'I can only work on it while …' says hours as it stands, and days said beside belong to them.
  const isWhole = NOTHING_LEFT.test(rest.replace(/[.!?,]$/u, '')) || OTHER_DAYS.test(rest)
  return isWhole ? [sentence] : [{ ...sentence, text: rest }, free]
}

/** In words. */
const SHORTEST_GOAL = 3

function isOfHours(said: string): boolean {
  const isAbroad = OF_HOURS_ABROAD.test(said.trim()) && !ASKS_ABROAD.test(said)
  return (OF_HOURS.test(said.trim()) || isAbroad) && SOME_TIME.test(said) && !ASKS.test(said) || engagementsIn(said) !== null || shiftsIn(said) !== null
}

/** One sentence for each weekly engagement; null where anything else is said. */
function engagementsIn(sentence: string): string | null {
  const said = sentence.trim().replace(/[.!]$/u, '')
  const head = ENGAGED.exec(said)
  if (!head || ASKS.test(said)) return null
  const items = said.slice(head[0].length).split(/, (?:and )?| and (?=(?:(?!\sand\s)[^,])*$)/u).map((item) => ENGAGEMENT.exec(item.trim()))
  // 'A haircut on Friday at 2' is once.
  const isWeekly = items.every((item) => item !== null && !/^(?:an?|the|one|two) /iu.test(item[0].replace(/^and /u, ''))) && WEEKLY.test(said)
  if (items.length < 2 || !isWeekly) return null
  return items.map((item) => {
    const { label, days, when } = item!.groups!
    return `I have ${label!} ${daysInWords(days!).replace(/^(?!every|weekdays|weekends?$)/u, 'on ')} ${when!.replace(/^,? ?/u, '').replace(/s$/u, '')}.`
  }).join(' ')
}

/** One sentence for the hours of each days; null where the sentence says no shifts, or not which days have which hours. */
function shiftsIn(sentence: string): string | null {
  const said = sentence.trim()
  // 'I work 8-4 Mon to Fri, so evenings 7 to 9 only': what the shifts leave is no shift.
  if (!OF_SHIFTS.test(said) || ASKS.test(said) || LEAVES.test(said)) return null
  const pieces = [...said.matchAll(PIECE)].filter(({ groups }) => groups!['off'] === undefined).map(({ groups }) => ({ days: groups!['days'], hours: groups!['hours'] }))
  const pairs = Array.from({ length: Math.floor(pieces.length / 2) }, (_, index) => ({ ...defined(pieces[index * 2]!), ...defined(pieces[index * 2 + 1]!) }))
  const isPaired = pieces.length % 2 === 0 && pairs.length > 0 && pairs.every(({ days, hours }) => days !== undefined && hours !== undefined)
  if (!isPaired || pairs.length === 1 && !/shift|pattern|rota/iu.test(said)) return null
  return pairs.map(({ days, hours }) => `I work on ${daysInWords(days!)} from ${hoursInWords(hours!, said)}.`).join(' ')
}

const LEAVES = /(?<!\p{L})(?:so|which leaves|leaving|but|nothing)(?!\p{L})/iu

function defined({ days, hours }: { days: string | undefined; hours: string | undefined }): { days?: string; hours?: string } {
  return { ...(days === undefined ? {} : { days }), ...(hours === undefined ? {} : { hours }) }
}

/** 'Mon Tue' as 'Mon and Tue'; a day alone comes back each week. */
function daysInWords(days: string): string {
  const names = days.trim().split(/\s?[,/&+]\s?|\s(?:and)\s|\s(?!(?:to|till|until|through|thru|[-–])\s)(?<!\s(?:to|till|until|through|thru|[-–])\s)/iu).filter(Boolean)
  const isOne = names.length === 1 && /^\p{L}+$/u.test(names[0]!)
  if (isOne) return /^(?:weekdays|weekends?)$/iu.test(names[0]!) ? names[0]! : `every ${names[0]!.replace(/(?<=day)s$/iu, '')}`
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

/** Bare hours of a shift run forwards and begin no earlier than six, unless it is one of the night. */
function hoursInWords(hours: string, said: string): string {
  const [from, to] = hours.split(/\s?(?:[-–]|to|till|until)\s?/iu).map((clock) => /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap]m)?$/iu.exec(clock.trim()))
  if (!from || !to || from[3] !== undefined || to[3] !== undefined) return hours.replace(/[-–]/u, ' to ')
  const start = Number(from[1]) < EARLY && !/night/iu.test(said) ? Number(from[1]) + NOON : Number(from[1])
  const end = Number(to[1])
  const isNight = start >= 18
  const last = end <= start && !isNight && end <= NOON ? end + NOON : end
  return `${start}:${from[2] ?? '00'} to ${last}:${to[2] ?? '00'}`
}
