import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { JOINT } from '../joining-words.ts'
import { ROLE_WORDS, TEAM_WORDS } from '../people/people-words.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWhoPlans } from './heads-of-goals.ts'

/** 'Ana, Bo and Cy do the code', 'Team: …', 'two-week sprints' say who and when, not what. */
export function isAboutPeople(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const words: number[] = []
  for (let index = segment.from; index < segment.to; index += 1) if (tokens[index]!.kind === 'word' && !isEmptyWord(tokens[index]!.key) && parseNumber(context.source, index) === null) words.push(index)
  const isPerson = (index: number) => context.people.has(tokens[index]!.text)
  const isTeam = (index: number) => TEAM_WORDS.has(tokens[index]!.key) || /^(?:me|myself|sprints?|person|head|strong)$/u.test(tokens[index]!.key)
  const hasPerson = words.some(isPerson)
  if (/^(?:capacity|availability|kapazitat|capacidad)$/u.test(tokens[segment.from]!.key)) return true
  const leadsToPeople = /^[:(]$/u.test(tokens[segment.to]?.key ?? '') && tokens.slice(segment.to + 1, segment.to + 4).some(({ text }) => context.people.has(text))
  const namesTeam = words.length > 0 && isTeam(words.at(-1)!) && (leadsToPeople || tokens[segment.from]!.key === 'team')
  return namesTeam || words.every((index) => isPerson(index) || isTeam(index) || (context.claimed[index] === 1 && !isStay(context)) || (hasPerson && ROLE_WORDS.has(tokens[index]!.key)))
}

function isStay(context: ReadingContext): boolean {
  return context.readings.some(({ kind }) => kind === 'stay')
}

/** The home of 'Care home, 3 kitchens: cut food waste by a third.', the goal being the one clause behind the colon. */
function isBeforeGoal(context: ReadingContext, segment: Segment): boolean {
  if (segment.sentence !== 0 || segment.isBullet || segment.to - segment.from > 4 || headsSprints(context, segment)) return false
  const sentence = context.segments.filter((other) => other.sentence === 0)
  const goal = sentence.findIndex(({ lead }) => lead === ':')
  const words = goal === sentence.length - 1 && goal > sentence.indexOf(segment) ? keysOf(context, sentence[goal]!) : []
  // 'Laser cutter: get it running' speaks of what stands before.
  if (words.some((key) => /^(?:it|them)$/u.test(key))) return false
  return context.plannerType === 'sprint' && words.length >= 3 && !words.some((key) => JOINT.test(key)) && context.segments.length > sentence.length
}

/** 'Playground renewal: 4 two-week sprints from 1 February': behind the colon stands when, and no other goal. */
function headsSprints({ readings, source: { tokens } }: ReadingContext, { to }: Segment): boolean {
  const start = tokens[to]?.key === ':' ? tokens[to + 1]?.start : undefined
  return start !== undefined && readings.some((reading) => reading.kind === 'sprint-calendar' && reading.start === start)
}

const ASKED_FOR = /^(?:sprint|sprints|plan|planning|schedule|please|pls|plz|help|need|needed|wanted|a|an|the|our|me|for|request|calendar|project|next|new|backlog|bitte|sprintplan|favor|por)$/u

/** 'Features:' leads a list. */
export function isHeading(context: ReadingContext, segment: Segment): boolean {
  // 'Sprint plan pls: …'.
  if (context.source.tokens[segment.to]?.key === ':' && keysOf(context, segment).every((key) => ASKED_FOR.test(key))) return true
  // 'So, some context: …'.
  if (context.source.tokens[segment.to]?.key === ':' && /^(?:(?:ok|okay|so|some|quick|a|bit|of|the|first|for) )*(?:context|background|situation|intro|about us|who we are)$/u.test(keysOf(context, segment).join(' '))) return true
  if (isBeforeGoal(context, segment) || isWhoPlans(context, segment) && !headsSprints(context, segment) || isGreeting(context, segment)) return true
  return segment.to - segment.from === 1 && context.source.tokens[segment.to]?.key === ':' && /^(?:simple|quick|hi|hello|hey|help|question|request|task|idea|product|project|goal|objective|aim|what|subject|title|job|mission|ziel|projekt|proyecto|objetivo|projet|projeto|features?|pages?|topics?|tasks?|scope|goals?|steps?|deliverables|epics?|modules?|stories|workstreams?|funktionen|aufgaben|seiten|themen|funciones|tareas|temas|paginas|fonctionnalites|taches|funcionalidades|tarefas)$/u.test(context.source.tokens[segment.from]!.key)
}

/** The 'hi all' and the 'small bakery here' before the goal. */
export function isGreeting(context: ReadingContext, segment: Segment): boolean {
  const said = keysOf(context, segment).join(' ')
  return segment.sentence === 0 && context.segments.length > 2 && (/^(?:hey|hi|hello|hiya|hallo|moin|servus|hola|buenas|salut|bonjour|coucou|oi|ola|bom dia|good (?:morning|evening|day))(?: (?:all|there|everyone|everybody|team|folks|zusammen|a todos|tous|gente))*$/u.test(said) || /^(?:(?:just )?(?:a|an|one|two|small|tiny|little|family) )?(?:[\p{L}\d-]+ ){1,4}here$/u.test(said))
}
