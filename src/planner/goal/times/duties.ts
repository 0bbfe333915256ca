import type { ClockWindow } from '../../time/calendar-time.ts'
import type { DayPattern } from '../brief.ts'
import { wordKey } from '../../time/grammar/token.ts'
import { hasCue, saysOnly } from '../cues.ts'
import { leadInLength } from '../lead-ins.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isInGoal } from '../scope/things-of-clause.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'

/** 'Je m'en occupe tous les mardis', 'ich kümmere mich darum': the hours that the plan has. */
const SEES_TO_IT = /(?:^| )(?:m'en occupe|nous en occupons|y travaille|kummere mich darum|arbeite daran|me ocupo(?: de ello| de esto)?|le dedico|cuido disso|trato disso|work on (?:it|this)|work alone|work on my own|work by myself|do this|see to (?:it|this))(?: |$)/u

/** 'I can work', 'puedo trabajar', 'posso trabalhar nisto', 'je peux y travailler': the time is there for the plan. */
const ABLE_TO_WORK = /(?:^| )(?:can|could|like to|want to|puedo|podemos|posso|consigo|peux|pouvons|kann|konnen) (?:y |en esto |nisso )?(?:work|study|trabajar|estudiar|trabalhar|estudar|travailler|etudier|arbeiten|lernen)(?: |$)/u

/** 'my job is 8 to 4', 'full-time job 9-5'. */
const JOB = /(?:^| )(?:my|our|a|an|the|day|time|desk|office|boring|demanding|busy) (?:(?!new |next |good |better )\p{L}+ ){0,2}job(?: is| runs| goes| from)*$|(?:^| )(?:i|we) (?:have|work) (?:\p{L}+ ){1,2}job(?: from)?$/u

/** What is done on working days unless others are named, and not at night. */
const ON_WORKDAYS = /^(?:(?:my |our |full.time |part.time |day |office )*(?:work|working(?: day)?|jobs?|office|school|uni|university|college|lectures?|class(?:es)?|arbeit\p{L}*|büro|schule|vorlesung\p{L}*|trabaj\p{L}*|oficina|escuela|travail\p{L}*|bureau|école|trabalh\p{L}*|escritório|escola)(?: (?:full|part).time)?|busy)$/iu
const LATEST_START = 1080

/** The days of a duty that names hours alone: nobody's office is open on Sunday. */
export function daysOfDuty(title: string, windows: readonly ClockWindow[]): DayPattern {
  return ON_WORKDAYS.test(title) && windows.every(({ from }) => from < LATEST_START) ? { weekdays: [1, 2, 3, 4, 5] } : {}
}

/** Whether the time is somebody's other duty: 'I work 9-5', 'standup 9:30 every weekday'. */
export function isDuty(context: ReadingContext, { around, person, entry }: { around: Surroundings; person: string | null; entry?: TimeEntry }): boolean {
  if (isNoDuty(around.leftKeys, entry)) return false
  if (entry && isOwnAppointment(around, entry)) return true
  // Hindi says at the end what is done: '9 से 6 बजे तक ऑफिस रहता है'.
  if (context.language === 'hi' && entry && entry.windows.length > 0 && hasCue(around.rightKeys, 'busy') && !hasCue(around.keys, 'only') && !hasCue(around.keys, 'can')) return true
  // 'I do nights this month (Sun-Wed 10pm-7am)'.
  if (isInBracketOfShifts(context, around)) return true
  // 'I do nights on Wednesdays', 'I'm on lates Mondays'.
  if (entry !== undefined && isTurnOfDuty(around, entry)) return true
  if (saysOnly(around.leftKeys, context.language) || isOwnWork(around) && !isReason(context, around) && !goesOnWithUser(context, around) || around.leftKeys.some((key) => /^(?:between|zwischen|entre)$/u.test(key))) return false
  // 'Fridays and Saturdays I bartend'.
  if (/^(?:i|we)$/u.test(around.rightKeys[0] ?? '') && around.rightKeys.length <= 4 && around.leftKeys.length === 0 && hasCue(withoutNounWork(around.rightKeys), 'busy') && around.rightKeys[2] !== 'on') return true
  if (isSpentElsewhere(context, around)) return true
  // 'Jeden zweiten Samstag arbeite ich'.
  if (around.leftKeys.length === 0 && /^(?:arbeite ich|arbeiten wir|habe ich (?:dienst|schicht|bereitschaft)|trabajo|trabajamos|je travaille|nous travaillons|trabalho|trabalhamos)(?: (?:bis|hasta|jusqu|ate|immer|siempre|auch|tambien|aussi|tambem).*)?$/u.test(around.rightKeys.join(' '))) return true
  // 'She works 9-17' of the one the plan is for says when the plan may use her time.
  const isThirdPerson = /^(?:she|he|they|il|elle|ils|er|el|ella|ele|ela)$/u.test(around.leftKeys[0] ?? '') && person === null
  // 'walk after lunch daily at 12:45'.
  if (/(?:^| )(?:after|before|over|during) (?:lunch|dinner|breakfast|work|class|school)$/u.test(around.leftKeys.join(' '))) return false
  // 'We finish the cellar ourselves: we work Saturdays'; a team's days beside its sprints.
  if (isOwnShift(context, around)) return false
  if (JOB.test(around.leftKeys.join(' '))) return true
  return hasCue(withoutNounWork(around.leftKeys), 'busy') && !isThirdPerson && !ABLE_TO_WORK.test(around.leftKeys.join(' ')) && !/(?:^| )(?:can|could) (?:be|come|go|get) /u.test(around.leftKeys.join(' '))
}

/** What one sees to oneself, and sleep that is not one's own: 'I'm asleep till 2' is; 'asleep by 9.30' is when one is awake, and 'once the twins are asleep' when there is time. */
function isNoDuty(leftKeys: readonly string[], entry: TimeEntry | undefined): boolean {
  const isOwn = /^(?:(?:and|but|so) )*(?:(?:i'm|im|i am|we're|we are) )?(?:usually |still |always )?asleep$/u.test(leftKeys.join(' ')) && !entry?.expressions.some(({ words }) => /^(?:by|before) /iu.test(words))
  return SEES_TO_IT.test(leftKeys.join(' ')) || leftKeys.includes('asleep') && !isOwn
}

/** 'I do nights on Wednesdays', "I'm a nurse on nights Fri and Sat", 'ich habe freitags Spätschicht'. */
function isTurnOfDuty({ leftKeys, rightKeys }: Surroundings, { expressions }: TimeEntry): boolean {
  const left = leftKeys.join(' ')
  return ON_TURNS.test(`${left} ${expressions[0]?.words ?? ''}`) || HAS_TURNS.test(left) && TURN_BEHIND.test(rightKeys[0] ?? '')
}

const ON_TURNS = /^(?:(?:and|but) )?(?:i|we|i'm|im|i am|we're)(?: an?(?: \p{L}+){1,3}?)?(?: (?:do|work|am|are|on|doing|working|have|got))? ?(?:on )?(?:nights|lates|earlies)(?!\p{L})/iu
const HAS_TURNS = /(?:^| )(?:habe?|haben|have|bin im|tengo|tenemos|tenho|temos|j'ai|avons)(?: ich| wir| immer| am| on| los| le| as| aos)*$/u
/** Duty at set hours, by what people call it. */
const TURN_BEHIND = /^(?:(?:nacht|spat|fruh|tag|wochenend|bereitschafts|ruf)?(?:dienste?|schichten|schicht)|bereitschaft|shifts?|guardias?|turno|gardes?|astreinte|plant[oa]o|plantoes)$/u

/** To have or fetch something that is no time: 'tengo crossfit', 'hab ich Chor', 'recojo a los niños', "sortie d'école". */
const HAS_ELSEWHERE = /(?:^| )(?:tengo|tenemos|tenho|temos|j'ai|nous avons|(?:hab|habe) ich|haben wir|ich (?:hab|habe)|i have|i've got|we have|voy a|vou (?:a|pra|para|ao?)|je vais (?:a|au)) (?:(?:que|mi|meu|minha|mon|ma|clases? de|aulas? de|cours de|un|una|um|uma|el|la|o|a|die|den|das|my|the) )*(?!que |de |time|tiempo|tempo|temps|zeit|libres?|livres?|frei|dispon|free|to |hueco|horas?|une? |stunden?|heures?|rato|minutos|jusqu|hasta|ate|bis|nur|solo|so |am |im )\p{L}|(?:^| )(?:(?:doy|damos|dou|donne|donnons) (?:clases?|aulas?|(?:des )?cours)|recojo|recogemos|llevo|dejo|hol|hole|bringe|bring|busco|buscamos|levo|pego|recupere|depose|j'emmene|j'amene|j'accompagne|acompano|acompanamos|begleite ich|begleiten wir|fahre ich|acompanho|acompanhamos|je garde|je conduis|(?:muss|mussen|soll) (?:ich|wir)(?! (?:lernen|uben|trainieren|schreiben|fertig|aufhoren|schluss|weg|los|bis|nur|spatestens))|ich muss(?= (?:kochen|putzen|einkaufen|arbeiten|abholen|die kinder|den hund|zur|zum|ins|in die))|(?:vais|va|allons) chercher|pick up|drop off|sortie d'ecole|sortie de l'ecole|salida del cole|saida da escola)(?: |$)/u
/** 'Donnerstags 19:30 bis 21:30 ist Chor': what there is then. */
const IS_THEN = /^(?:ist|hay|es|il y a|e|tem|is) (?!schluss|frei|ruhe|gut|ok|okay|ideal|moglich|am |besten|perfekt|nur|nicht|mejor|posible|imposible|perfecto|cuando|lo|melhor|possivel|quando|when|fine|best|good|free|the best|possible|ok)\p{L}{3,}(?: \p{L}+){0,3}$/u

/** 'martes y jueves de 18:30 a 20h tengo crossfit': from one hour to another, on days that come back, something of the user's own. */
function isOwnAppointment({ leftKeys, rightKeys, segment }: Surroundings, { windows, weekdays, isDaily, part }: TimeEntry): boolean {
  const isStretch = windows.length > 0 && part === null && windows.every(({ from, to }) => from > 0 && to < 1440) && (weekdays !== null || isDaily || rightKeys.length > 0)
  if (!isStretch || segment === null || segment.from === 0) return false
  const [left, right] = [leftKeys.join(' '), rightKeys.join(' ')]
  return !hasCue([...leftKeys, ...rightKeys], 'only') && (HAS_ELSEWHERE.test(left) || HAS_ELSEWHERE.test(right) || leftKeys.length === 0 && IS_THEN.test(right))
}

function isInBracketOfShifts(context: ReadingContext, { segment, leftKeys }: Surroundings): boolean {
  if (segment?.lead !== '(' || leftKeys.some((key) => key !== '(')) return false
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before !== undefined && ON_SHIFTS.test(context.source.tokens.slice(before.from, before.to).map(({ key }) => key).join(' '))
}

/** 'I do nights', 'I'm on lates this week'. */
export const ON_SHIFTS = /^(?:(?:and|but) )?(?:i|we|i'm|im|i am) (?:(?:am|do|work|doing|working|have|on|currently) )*(?:nights|lates|earlies|night shifts?|late shifts?|early shifts?|shifts|rotating shifts)(?= |$)/u

/** 'we work Saturdays 8-5', where the goal is what they do themselves. */
function isOwnShift(context: ReadingContext, around: Surroundings): boolean {
  const { prompt } = context
  const { leftKeys } = around
  if (isTimeOfTeam(context, around)) return true
  return /^(?:we|we'll|we both) (?:will )?work(?: on)?$/u.test(leftKeys.join(' ')) && /\b(?:ourselves|diy|do it yourself|self-build)\b/iu.test(prompt)
}

/** 'We work Monday to Thursday', 'Ana works Tue-Thu', in a plan for several. */
export function isTimeOfTeam({ plannerType, people }: ReadingContext, { leftKeys }: Surroundings): boolean {
  if (plannerType !== 'sprint') return false
  const member = /^(?:(?:and|but) )?(.+?) (?:only |just )?works?(?: only| just| from| on)?$/u.exec(leftKeys.join(' '))?.[1]
  return TEAM_WORKS.test(leftKeys.join(' ')) || member !== undefined && [...people].some((name) => wordKey(name) === member)
}

/** In a plan for several, 'we work Monday to Thursday' says when the plan is worked on. */
const TEAM_WORKS = /^(?:(?:and|but) )?(?:we|we'll|they|the team|our team|the crew|everyone|everybody|all of us|all three|all four|the whole team|nous|wir|nosotros|nosotras|nos)(?: (?:all|both|only|usually|normally|will|can))* (?:works?|arbeiten|trabajamos|travaillons|trabalhamos)(?: (?:on it|on this|together|only|just|from|on))*$/u

/** The work of 'speed work' and 'track work' is what is done, no duty. */
function withoutNounWork(keys: readonly string[]): string[] {
  return keys.filter((key, index) => key !== 'work' || index === 0 || /^(?:i|we|you|he|she|they|to|at|do|must|from|for|and|also|my|usually|normally|only|both|at|day|shift|night)$/u.test(keys[index - 1]!))
}

/** 'Working 9 to 5 Mon-Fri, so weekday evenings': the reason why only other hours are left. */
export function isReason(context: ReadingContext, { segment }: Surroundings): boolean {
  // 'so revision is weekday evenings' follows, and is no reason itself.
  return segment !== null && segment.lead !== 'so' && context.source.tokens[segment.from]!.key !== 'so' && context.segments.slice(context.segments.indexOf(segment) + 1, context.segments.indexOf(segment) + 3).some(({ lead, sentence, from }) => (lead === 'so' || context.source.tokens[from]!.key === 'so') && sentence === segment.sentence)
}

/** 'working on weekends 1-4 pm' without 'I am' says when the plan is worked on. */
function isOwnWork({ leftKeys }: Surroundings): boolean {
  if (/^(?:plan|schedule|organi[sz]e|finish|complete|fit|arrange)$/u.test(leftKeys[0] ?? '')) return true
  // 'get the house and my work in order, mornings 10-12'.
  if (/^(?:get|put|set|bring) (?:\S+ ){1,6}(?:ready|in order|sorted|together|organi[sz]ed|straight)$/u.test(leftKeys.filter((key) => key !== ',').join(' '))) return true
  return /^(?:working|work)$/u.test(leftKeys[0] ?? '') && (leftKeys.length <= 2 || leftKeys[1] === 'on')
}

/** 'I do hair, rent a booth, work Tue-Sat 10-7': the clauses before say who works. */
function goesOnWithUser(context: ReadingContext, { segment }: Surroundings): boolean {
  const before = segment !== null && segment.lead === ',' ? sentenceOf(context, segment) : []
  return before.some(({ from }) => from < segment!.from && /^(?:i|i'm|im)$/u.test(context.source.tokens[from]!.key))
}

/** 'I do Saturdays at the shop': at a place of which the goal says nothing. */
function isSpentElsewhere(context: ReadingContext, { leftKeys, rightKeys }: Surroundings): boolean {
  const place = /^(?:i|we|i'm|im|we're)(?: (?:do|am|are|work|have))?(?: on)?$/u.test(leftKeys.join(' ')) ? /^(?:at|in) (?:the|my|our|a|an) (?!same|end|start|morning|evening|afternoon|garden|garage|kitchen|shed|house)(\p{L}{3,})/u.exec(rightKeys.join(' '))?.[1] : undefined
  return place !== undefined && !isInGoal(context, place)
}

/** The course of 'tenho aula de inglês': what the user says to have is called by its name, and is no part of the plan. */
export function nameOfDuty(label: string, language: string): string {
  const words = label.split(' ')
  return words.slice(leadInLength(words.map(wordKey), language)).join(' ')
}
