import { labelOf } from '../labels.ts'
import { hasTime, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { addPart, holdsPart } from './add-part.ts'
import { isDeed } from './deed-forms.ts'

/** How a language says that one has something to do, in the spelling of wordKey, and which verb follows. */
type Duty = { lead: RegExp; isDone: (words: readonly string[]) => boolean }

/** What one has to do in one's life, and what says how one does it. */
const LIFE = /^(?:trabajar|estudiar|dormir|estar|ser|ir|irme|llegar|salir|volver|levantar\p{L}*|cuidar|tener|poder|terminar|acabar|empezar|travailler|etudier|dormir|etre|partir|rentrer|arriver|me lever|avoir|finir|commencer|pouvoir|arbeiten|lernen|schlafen|gehen|sein|aufstehen|haben|fertig|anfangen|konnen|weg|los|zuruck|trabalhar|estudar|estar|sair|chegar|voltar|acordar|ter|terminar|comecar|cuidar)$/u
/** Whom one fetches every day, what one rides, and words that stand for all of it. */
const NO_MATTER = /^(?:(?:my|the|our) )?(?:it|this|that|these|those|them|him|her|me|us|so|all|everything|anything|something|kids?|children|sons?|daughters?|husband|wife|partner|bus|train|tram|ferry|pills?|tablets?|medication|medicine|time|care|breaks?|progress|attention|sure|part|place|notes?|turns?|work|most|up|on|out|back|home|ready|better|fit|used|there|enough|more|less|sleep|some sleep)(?= |$)/u

const DUTIES: Readonly<Record<string, Duty>> = {
  en: {
    lead: /^(?:(?:and|also|plus|oh|but|so|then) )*(?:i|we|i've|we've|i'll|we'll)(?: (?:also|still|really|then|both|first))* (?:(?:need|have|got|ought)(?: got)?(?: also| still| really)? to|must|should)(?: (?:also|still|really|first))* (?=\S)/u,
    isDone: ([verb = '', ...rest]) => isDeed(verb) && rest.length > 0 && !NO_MATTER.test(rest.join(' ')),
  },
  de: { lead: /^(?:(?:und|auch|ausserdem|dann) )*(?:(?:ich|wir) (?:muss|mussen|sollte|sollten)|(?:muss|mussen) (?:ich|wir))(?: (?:auch|noch|ausserdem|dringend|unbedingt))* (?=\S)/u, isDone: (words) => words.length > 1 && /(?:en|ern|eln)$/u.test(words.at(-1)!) && !LIFE.test(words.at(-1)!) },
  es: { lead: /^(?:(?:y|tambien|ademas) )*(?:(?:yo )?(?:tengo|tenemos) que|hay que|debo|debemos|necesito|necesitamos)(?: (?:tambien|ademas))* (?=\S)/u, isDone: ([verb = '', ...rest]) => rest.length > 0 && /(?:[aei]r|[aei]r(?:lo|la|los|las))$/u.test(verb) && !LIFE.test(verb) },
  fr: { lead: /^(?:(?:et|aussi|puis) )*(?:je dois|nous devons|on doit|il faut|il faudra)(?: (?:aussi|encore|egalement))* (?=\S)/u, isDone: ([verb = '', ...rest]) => rest.length > 0 && /(?:er|ir|re)$/u.test(verb) && !LIFE.test(verb) },
  pt: { lead: /^(?:(?:e|tambem|alem disso) )*(?:(?:eu )?(?:tenho|temos) (?:que|de)|preciso(?: de)?|precisamos(?: de)?|devo|devemos|e preciso|falta)(?: (?:tambem|ainda))* (?=\S)/u, isDone: ([verb = '', ...rest]) => rest.length > 0 && /[aei]r$/u.test(verb) && !LIFE.test(verb) },
}

/** 'We still need a registrar': a thing to be got; 'I need a rest' and 'I need a plan' are none. */
const WANTED = /^(?:(?:and|also|plus|oh|but|so|then) )*(?:(?:i|we)(?: (?:also|still|really|both))* need|the \p{L}+(?: (?:also|still))* needs)(?: also)? (?=(?:an?|new|some|two|three|somebody|someone) )/u
const NO_THING = /^(?:(?:an?|some|new|two|three|really|good|proper|clear|simple|whole|more|little|bit) )*(?:of |plans?|schedules?|timetables?|calendars?|programmes?|programs?|help|breaks?|rests?|sleep|time|days?|hours?|weeks?|minutes?|evenings?|mornings?|advice|ideas?|way|lot|bit|overview|checklist|list|reminders?|routine|structure|sprints?|steps?|sense|score|mark|grade|pass|goal|system|change|change of|jobs?|chance)(?= |$)/u
const MOST_WORDS = 9

/** 'I also have to renew my club card': what a sentence of its own says one has to do is a task, whatever the plan is about. */
export function readDuties(context: ReadingContext): void {
  const duty = DUTIES[context.language]
  if (context.plannerType !== 'calendar' || duty === undefined) return
  for (const segment of context.segments) {
    if (segment.sentence === 0 || segment.lead !== '' && segment.lead !== ',' && segment.lead !== 'plus' || segment.depth > 0 || isTaken(context, segment)) continue
    const keys = keysOf(context, segment)
    const said = keys.join(' ')
    const lead = duty.lead.exec(said)?.[0] ?? (context.language === 'en' ? WANTED.exec(said)?.[0] : undefined)
    if (lead === undefined) continue
    const from = segment.from + lead.trim().split(' ').length
    for (const part of splitAtJoints(context.source, { from, to: withoutTail(context, from, segment.to) })) addDuty(context, part, duty)
  }
}

function isTaken(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  return isClaimed(context, segment) || hasTime(context, segment) || holdsPart(context, segment) || context.readings.some((reading) => reading.source === 'stated' && reading.start < end && reading.end > start)
}

function addDuty(context: ReadingContext, words: Words, duty: Duty): void {
  const keys = keysOf(context, words)
  const isWanted = context.language === 'en' && /^(?:an?|new|some|two|three|somebody|someone)$/u.test(keys[0] ?? '')
  if (keys.length > MOST_WORDS || (isWanted ? NO_THING.test(keys.join(' ')) : !duty.isDone(keys))) return
  addPart(context, words, isWanted && !/^some(?:body|one)$/u.test(keys[0]!) ? labelOf(context, words, MOST_WORDS) : textOf(context, words), { isDuty: true })
}

/** 'Print the programme as well', 'get it tuned too'. */
function withoutTail({ source: { tokens } }: ReadingContext, from: number, to: number): number {
  const said = tokens.slice(from, to).map(({ key }) => key).join(' ')
  const tail = / (?:too|as well|also|somehow|at some point|sometime|soon|somewhere|though|first|anyway)$/u.exec(said)?.[0].trim().split(' ').length ?? 0
  return to - tail
}
