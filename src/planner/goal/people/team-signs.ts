import { isGivenName } from './given-names.ts'
import { isDepartment, isName, MADE_UP, ROLE_WORDS, TEAM_WORDS } from './people-words.ts'
import { JOINT } from '../joining-words.ts'
import { keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { bracketAt } from './own-times.ts'
import { occupationOf } from './roles.ts'
import type { Roster, RosterMember } from './roster.ts'
import { shareIn } from './shares-of-time.ts'
import { isOwnWork } from './work-verbs.ts'

/** A list of names and what stands around it. */
type Place = {
  context: ReadingContext
  roster: Roster
  /** All but the user. */
  others: readonly RosterMember[]
  /** Key of the token right before, and of the one before that. */
  before: string
  earlier: string
  /** Key of the token right behind. */
  behind: string
  /** Whether the list begins and ends a sentence. */
  opens: boolean
  closes: boolean
}

/** One way of telling that names are those of a team. */
export type TeamSign = {
  /** A goal that tells it so. */
  says: string
  holds: (place: Place) => boolean
}

export const TEAM_SIGNS: readonly TeamSign[] = [
  { says: 'Two sprints for the booking page, Ana (backend) and Bo (QA)', holds: ({ context, roster }) => roster.members.some(({ bracket }) => bracket && isAboutWork(context, bracket)) },
  { says: 'Two sprints for the village fair, Ana (program) and Bo (sponsors)', holds: ({ context, others }) => others.length > 1 && others.every(({ bracket }) => bracket && isPlainWords(context, bracket)) },
  { says: 'Two sprints for the booking page, me and Ana', holds: ({ roster }) => roster.members.some(({ isUser }) => isUser) },
  { says: "Two sprints for the booking page, we're 3 (Aoife, Tomasz, Li)", holds: ({ context, roster, others, before }) => before === '(' && others.length > 1 && isCountOfUs(context, roster.from - 2) },
  { says: 'Two sprints for the school play. Cast: Nell (the queen), Omar', holds: ({ others, before, earlier }) => before === ':' && others.some(({ bracket }) => bracket) && /^(?:roles|cast|staffing|assignments?)$/u.test(earlier) },
  { says: 'Two sprints for the booking page, the team is Ana, Bo', holds: ({ others, before, earlier }) => /^(?:is|are|has|includes?)$/u.test(before) && TEAM_WORDS.has(earlier) && others.length > 1 },
  { says: 'Portal de reservas en dos sprints. Somos Ana, Bo', holds: ({ others, before, earlier }) => others.length > 1 && (/^(?:somos|sommes|we're)$/u.test(before) || before === 'sind' && earlier === 'wir' || before === 'are' && earlier === 'we') },
  { says: 'Portal de reservas en dos sprints. El equipo es Ana, Bo', holds: ({ context, others, before, earlier }) => others.length > 1 && (/^(?:es|son|est|ist|sind|e|sao|aus|tem|c'est|forman|composee? de)$/u.test(before) && (TEAM_WORDS.has(earlier.replace(/^l['’]/u, '')) || /^(?:besteht|lo|time|equipa)$/u.test(earlier)) || before === 'por' && /^(?:formad|compost|compuest)[oa]$/u.test(earlier) || before === 'de' && /^composee?$/u.test(earlier) || before === ':' && context.language === 'pt' && /^(?:time|equipa)$/u.test(earlier)) },
  { says: "Two sprints for the booking page. It's Ana, Bo this time", holds: ({ others, before, earlier }) => others.length > 1 && (/^it['’]s$/u.test(before) || before === 'is' && earlier === 'it') },
  { says: 'Two sprints for the booking page, made up of Ana, Bo', holds: ({ others, before, earlier }) => before === 'of' && MADE_UP.test(earlier) && others.length > 1 },
  { says: 'Two sprints for the booking page, on-call: Bo & Mandla', holds: ({ others, before, earlier }) => before === ':' && others.length > 1 && /^(?:call|oncall|shift|crew|helpers|hands|pupils|students|kids|apprentices|interns)$/u.test(earlier) },
  { says: 'Booking page in two sprints with Hana, Piet and Lou', holds: ({ context, roster, others, before }) => /^(?:with|mit|con|avec|com)$/u.test(before) && others.length > 1 && isOpening(context, roster.from - 2) },
  { says: 'Two sprints for the booking page, devs Ana and Bob', holds: ({ others, before }) => TEAM_WORDS.has(before) && others.length > 1 },
  { says: 'Two sprints for the booking page. Team: Ana, Bob', holds: ({ context, roster, before, earlier }) => before === ':' && (TEAM_WORDS.has(earlier) || isCountOfUs(context, roster.from - 2)) },
  { says: 'Booking page in three 2-week sprints: Noor, Sven, August', holds: isNamesBehindTimes },
  // A sentence of nothing but names, or names that end one: 'Ann, Bo, Cy.' and '3 sprints, Eva and Tim'.
  { says: 'Booking page, 3 sprints, Eva and Tim', holds: ({ context, roster, others, before, opens, closes }) => closes && before !== ':' && others.length > 1 && others.some(({ name }) => isGivenName(name.split(' ')[0]!)) && !areNouns(context, roster) && !isTeamHeadedBehind(context, roster.next) && (opens || before === ',' && others.length === roster.members.length && isAboutTime(context, roster.from - 2)) },
  { says: 'Booking page for a dive shop, Eva and Tim, 4 weeks', holds: isClauseOfNames },
  { says: 'Booking page. Oddny and Tolo, 3 sprints', holds: ({ context, roster, others, before, behind, opens }) => opens && before !== ':' && others.length > 1 && behind === ',' && (isAboutTime(context, roster.next + 1) || /^(?:sprints?|\d+)$/u.test(keyOf(context, roster.next + 1))) },
  { says: 'Stock report, two sprints. Siti and Arjun share the work', holds: (place) => (place.opens || isNextClause(place)) && place.others.length > 1 && isTogether(place.behind) },
]

/** Behind the goal, between commas or at its end: names, the last behind an 'and', one of which people are given, and nothing said of them. What a colon heads is a list of things. */
function isClauseOfNames({ context, roster, others, before, closes, behind }: Place): boolean {
  const { tokens } = context.source
  const sentence = segmentAt(context, roster.from)?.sentence
  const isHeaded = context.segments.some(({ lead, from, ...segment }) => segment.sentence === sentence && from <= roster.from && lead === ':')
  const isJoined = /^(?:and|&|und|y|e|et)$/u.test(keyOf(context, (roster.members.at(-1)?.words.from ?? 0) - 1))
  const areNames = others.length > 1 && others.length === roster.members.length && others.every(({ bracket, words }) => bracket === null && !THINGS.test(tokens[words.from]!.key)) && others.some(({ words }) => isGivenName(tokens[words.from]!.key))
  return before === ',' && (closes || behind === ',') && isJoined && areNames && !isHeaded && !areNouns(context, roster) && !isTeamHeadedBehind(context, roster.next)
}

/** 'Flutter, Firebase. Dev team: Ana, Bo': where the team has a heading of its own, names before it are things. */
function isTeamHeadedBehind({ source: { tokens } }: ReadingContext, from: number): boolean {
  return tokens.some(({ key }, index) => index > from && TEAM_WORDS.has(key) && tokens[index + 1]?.key === ':')
}

/** Whether a list of names is a team, and no list of technologies, places or pages. */
export function isTeam(context: ReadingContext, roster: Roster): boolean {
  const { tokens } = context.source
  const [last, next] = [tokens[roster.from - 1], tokens[roster.next]]
  const place: Place = {
    context,
    roster,
    others: roster.members.filter(({ isUser }) => !isUser),
    before: last?.key ?? '',
    earlier: keyOf(context, roster.from - 2),
    behind: next?.key ?? '',
    opens: last === undefined || last.kind === 'break' || /^[.!?:;]$/u.test(last.key) || last.key === '-' && (last.spaced || isBullet(context, roster.from - 1)),
    closes: next === undefined || next.kind === 'break' || /^[.!]$/u.test(next.key),
  }
  return TEAM_SIGNS.some(({ holds }) => holds(place))
}

function isBullet({ source: { tokens } }: ReadingContext, index: number): boolean {
  return index === 0 || tokens[index - 1]!.kind === 'break'
}

function keyOf(context: ReadingContext, index: number): string {
  return context.source.tokens[index]?.key ?? ''
}

/** Who, since nothing else is said of them. */
function isNamesBehindTimes({ context, roster, before, closes }: Place): boolean {
  return closes && before === ':' && roster.members.some(({ name }) => isGivenName(name.split(' ')[0]!)) && isAboutTime(context, roster.from - 2) && !isPace(context, roster.from - 2) && isNamesOnly(context, roster)
}

/** 'Wei Jie leads, Siti and Arjun build the loads'. */
function isNextClause({ context, roster, others, before, behind }: Place): boolean {
  const isJoined = before === ',' && others.length === roster.members.length && JOINT.test(keyOf(context, roster.next - 2))
  return isJoined && /^(?:build|code|design|test|write|handle|own|cover|run|film|edit|organise|organize|prepare|develop|train|record)$/u.test(behind)
}

/** What several people are or do together, beside their work. */
const TOGETHER = /^(?:are|work|want|need|will|have|share|both|can|is|plan|must|should|move|launch|rewrite|migrate|and|bauen|arbeiten|sind|machen|hacen|trabajan|son|font|sont|fazem|sao)$/u

function isTogether(key: string): boolean {
  return TOGETHER.test(key) || isOwnWork(key)
}

/** Capitalised things that are listed as work: technologies, pages, kinds of work. German writes every noun so. */
const THINGS = /^(?:docker|kafka|react|vue|angular|svelte|node|python|java|kotlin|swift|rust|terraform|kubernetes|postgres|redis|stripe|slack|jira|figma|salesforce|hubspot|shopify|wordpress|android|linux|windows|google|apple|amazon|azure|facebook|instagram|linkedin|twitter|tiktok|youtube|home|homepage|about|contact|pricing|blog|shop|checkout|cart|login|signup|search|profile|settings|dashboard|reports?|reporting|billing|invoices?|payments?|notifications?|onboarding|backend|frontend|research|analysis|discovery|design|build|testing|launch|training|marketing|sales|finance|legal|operations|hosting|content|english|french|german|spanish|italian|portuguese|europe|asia|africa)$/u

/** German writes things with a capital as well: 'Formulare, Schulung, Pilotstation' beside a team that has said who it is. */
function areNouns(context: ReadingContext, { members, from }: Roster): boolean {
  if (context.language !== 'de') return false
  const isAfterTeam = context.source.tokens.some(({ key }, index) => key === '(' && index < from && isName(context, index - 1) && bracketAt(context, index) !== null && isAboutPerson(context, bracketAt(context, index)!))
  return isAfterTeam || members.some(({ words }) => /\p{L}(?:ung|ungen|heit|keit|schaft|tion|tionen|ment|plan|liste|system|konzept|test|tests)$/u.test(context.source.tokens[words.from]!.key))
}

/** A share of time, or a post: what brackets say of people and hardly of things. */
function isAboutPerson(context: ReadingContext, bracket: Words): boolean {
  return isAboutWork(context, bracket) || context.source.tokens.slice(bracket.from, bracket.to).every(({ kind }) => kind === 'word')
}

/** Names and nothing else; German writes every noun so. */
function isNamesOnly(context: ReadingContext, { members }: Roster): boolean {
  return context.language !== 'de' && members.length > 1 && members.every(({ isUser, bracket, words }) => isUser || bracket === null && words.to === words.from + 1 && !THINGS.test(context.source.tokens[words.from]!.key))
}

/** '(program)', '(sponsors)': up to three words in small letters. */
function isPlainWords(context: ReadingContext, { from, to }: Words): boolean {
  return to - from <= 3 && context.source.tokens.slice(from, to).every(({ kind, text, key }) => kind === 'word' && text === key)
}

/** 'with Hana, Piet and Lou' at the start of a clause or behind a time; 'sync with Stripe and Adyen' is about something else. */
function isOpening(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  return token === undefined || token.kind !== 'word' || isAboutTime(context, index) || /^(?:together|along|me|us|myself|working|team|done|zusammen|gemeinsam|junto|ensemble)$/u.test(token.key)
}

function isAboutTime(context: ReadingContext, index: number): boolean {
  return context.claimed[index] === 1 || context.groups.some(({ from, to }) => index >= from && index < to)
}

/** 'one per week: Leeds, York, Hull': how often, so that places or things follow. */
function isPace(context: ReadingContext, index: number): boolean {
  return context.groups.some(({ from, to, expressions }) => index >= from && index < to && expressions.some(({ recurrence }) => recurrence !== null && recurrence.amount === null))
}

/** 'we are 3:', 'there are four of us:'. */
function isCountOfUs(context: ReadingContext, index: number): boolean {
  const keys = keysOf(context, { from: Math.max(0, index - 4), to: index + 1 })
  return keys.some((key) => /^(?:we|we're|us|wir|somos|nous)$/u.test(key)) || /(?:^| )on est (?:a )?\p{L}+$/u.test(keys.filter((key) => key !== ':').join(' '))
}

/** A role, a capacity or days: what brackets behind a person say. */
function isAboutWork(context: ReadingContext, bracket: Words): boolean {
  if (context.source.tokens.slice(bracket.from, bracket.to).some(({ key, text }) => ROLE_WORDS.has(key) || isDepartment(text) || occupationOf(key) !== null)) return true
  return shareIn(context, bracket) !== null
}
