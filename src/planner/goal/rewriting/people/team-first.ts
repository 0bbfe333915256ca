import { ROLE_WORDS } from '../../people/people-words.ts'
import { occupationOf } from '../../people/roles.ts'
import { isDeed } from '../../topics/deed-forms.ts'
import { goalBehindTeam } from './goal-behind-team.ts'
import { rolesByVerb } from './roles-by-verb-in-french.ts'
import type { Said } from '../said.ts'
import { NAME, peopleIn, sentencesIn } from './people-named.ts'
import type { IsSomebody } from './people-named.ts'

const TITLE = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Nurse|Sister|Father|Rev|Frau|Herr|Sra?|Mme)\.? )?`
const RELATIVE = String.raw`(?:(?:my|our) (?!own )\p{Ll}{3,12} )?`
const ASIDE = String.raw`(?: \([^()\n]{1,60}\)| from (?!\d)(?:the )?\p{L}{2,16}|, who [^,.;:\n]{3,60},)?`
const ONE = String.raw`(?:${RELATIVE}${TITLE}${NAME}(?: ${NAME})?${ASIDE}|I|[Mm]e|myself)`
const AND = String.raw`,? ?(?:and|&|\+) ?`
/** Two people or more: 'Ana, Bo (design) and me'. */
const PEOPLE = String.raw`(?<people>${ONE}(?:, ${ONE})*${AND}${ONE})`
/** Between who does it and what they do. */
const WILL = String.raw`(?:,? (?:all|both|together|jointly|between (?:us|them)|as a (?:team|pair)|will|shall|want to|would like to|have to|need to|must|should|are going to|are to|plan to|hope to))*`
const PLURAL_VERB = String.raw`(?<verb>(?!(?:are|were|have|had|is|was|has|can|could|do|work|share|only|each|both|all|with|for|from|at|on|in|part|half|full|join|leave|lead|help|per)(?!\p{L}))\p{Ll}{2,14}(?<!(?<!s)s)(?: up| down| out| over| in)?)`
/** 'Ana, Bo and Cem renew the website'. */
const WHO_AND_WHAT = new RegExp(String.raw`^${PEOPLE}${WILL} ${PLURAL_VERB} (?=(?:the|a|an|our|my|their|its|his|her|this|that|all|new|\p{L}{3,}|\d))`, 'u')
/** 'Three of us (Ida, Jon and me) build the stall', 'the two of us, Ida and me, …'. */
const SO_MANY_OF_US = new RegExp(String.raw`^(?:(?:the|we are|we['’]re|there are) )?(?:two|three|four|five|six|seven|eight|[2-8]) of us(?:,| \(|: | - | – )? ?${PEOPLE}(?:\)|,)?${WILL} ${PLURAL_VERB} `, 'iu')
const WE_ARE_SO_MANY = new RegExp(String.raw`^(?:we are|we['’]re|there are|we have) (?:two|three|four|five|six|seven|eight|[2-8])(?: of us)?(?: people)?(?:,|:| -| –) (?=${ONE}(?:,|${AND}))`, 'iu')
/** 'Redesign the rulebook: me and Petra, 2 hours a week each'. */
const GOAL_AND_WHO = new RegExp(String.raw`^(?<goal>\p{L}[^.,;:!?\n]{6,80}?)(?<sign>: | - | – |, (?=me and|\p{Lu}\p{Ll}+ and (?:me|I)(?!\p{L})))(?:it['’]s |by |with )?${PEOPLE}(?=[,.;\n]|$)`, 'u')
/** 'Migrate the wiki with Ida and Jon at half time'. */
const GOAL_WITH = new RegExp(String.raw`^(?<goal>\p{L}[^.,;:!?\n]{6,80}?) with (?<people>${ONE}(?:, ${ONE})*${AND}(?:${ONE}|(?:two|three|four|five|\d) \p{Ll}{4,14}s))(?=,? (?:at|half|full|in|by|from|over|for|until) |[,.;\n]|$)`, 'u')
/** 'Three librarians', 'the team', 'owners': who they are, and no goal. */
const NO_GOAL = /^(?:(?:the|our|my) )?(?:(?:two|three|four|five|six|seven|eight|\d+) (?:\p{Ll}+ )?\p{Ll}+s|(?:\p{Ll}+ )?(?:team|crew|people|members|owners?|staff|group|who|us)(?: (?:is|are))?|(?:we|it)(?:['’]re|['’]s| are| is))$/iu
/** 'I do this alone, 5 hours a week: rewrite the parser'. */
const ALONE = /^(?:i(?:['’]m| am)? (?:do(?:ing)? (?:this|it) |work(?:ing)? (?:on (?:this|it) )?)?(?:alone|by myself|on my own|solo)|(?:it['’]s )?just me)(?<hours>, [^.;:\n]{0,40}\d ?(?:h|hrs?|hours?)[^.;:,\n]{0,20})?: (?=\p{L})/iu
/** 'dev team of four (ida jon kim lou)'. */
const IN_SMALL = /(?<!\p{L})(?:team|crew|group) (?:of (?:two|three|four|five|six|\d) )?\((?<names>\p{Ll}{2,12}(?: \p{Ll}{2,12}){1,5})\)/u

/**
 * Whoever works on it is told before or behind what they do, and as the subject of the goal: 'Ana, Bo and Cem renew the
 * website', 'migrate the wiki with Ida and Jon'. They are said as the team, and what they do as the goal.
 */
export function teamFirst(text: string, language: string): Said[] {
  if (language !== 'en') return language === 'fr' ? rolesByVerb(text) : language === 'de' ? goalBehindTeam(text) : []
  const start = /^\s*/u.exec(text)![0].length
  const rest = text.slice(start)
  const isSomebody = peopleIn(text, language)
  return subjectOfGoal(text, { rest, start, isSomebody }) ?? behindGoal(rest, { start, isSomebody }) ?? withSoMany(rest, start) ?? alone(rest, start) ?? inSmallLetters(text)
}

type Head = { start: number; isSomebody: IsSomebody }

function subjectOfGoal(text: string, { rest, start, isSomebody }: Head & { rest: string }): Said[] | null {
  const many = WE_ARE_SO_MANY.exec(rest)
  if (many) return [{ text: 'Team: ', start, end: start + many[0].length }]
  const found = SO_MANY_OF_US.exec(rest) ?? WHO_AND_WHAT.exec(rest)
  if (!found || !areSomebody(found.groups!['people']!, isSomebody)) return null
  const { people, verb } = { people: found.groups!['people']!, verb: found.groups!['verb']! }
  const at = found[0].lastIndexOf(`${verb} `)
  // 'Jon and Kim do the walls. Refit the workshop by June': the goal is said elsewhere, and this is one of its shares.
  const others = sentencesIn(text).slice(1).map((sentence) => text.slice(sentence.start, sentence.end))
  const isOther = (word: string) => isDeed(word.toLowerCase()) || isSomebody(word) && !people.includes(word)
  const isShare = others.some((sentence) => isOther(/^\p{L}+/u.exec(sentence)?.[0] ?? '')) || /, \p{Lu}\p{Ll}+ (?:the|does|do|will|and|writes?|builds?|makes?) /u.test(rest.slice(found[0].length).split(/[.\n]/u)[0]!)
  if (isShare) return null
  const from = found[0].indexOf(people)
  return [
    { text: 'Team: ', start, end: start + from },
    { text: asMe(people), start: start + from, end: start + from + people.length },
    { text: `. ${verb[0]!.toUpperCase()}`, start: start + from + people.length, end: start + at + 1 },
  ].filter(({ text: words, start: first, end }) => end > first || words !== '')
}

/** 'Restore the organ with four volunteers'. */
const WITH_SO_MANY = /^(?<goal>\p{L}[^.,;:!?\n]{6,80}?) with (?<people>(?:two|three|four|five|six|seven|eight|\d{1,2}) (?:\p{Ll}+ )?(?<who>\p{Ll}{3,14})s)(?=,? (?:in|by|from|over|for|until|at) |[.,;\n]|$)/u

/** Of those who are counted: an agent, a level and a model are things as well. */
const WHO_WORK = /^(?:volunteer|helper|developer|dev|designer|engineer|tester|programmer|coder|student|pupil|colleague|friend|parent|teacher|apprentice|intern|trainee|freelancer|contractor|nurse|doctor|carpenter|electrician|plumber|painter|builder|writer|editor|translator|researcher|scientist|analyst|artist|musician|singer|actor|cook|chef|driver|gardener|librarian|member|worker|adult|teenager|neighbour|neighbor|pensioner)$/u

function withSoMany(rest: string, start: number): Said[] | null {
  const found = WITH_SO_MANY.exec(rest)
  const who = found?.groups!['who'] ?? ''
  if (!found || !WHO_WORK.test(who)) return null
  const { goal, people } = { goal: found.groups!['goal']!, people: found.groups!['people']! }
  const at = found[0].length - people.length
  return [{ text: '. Team: ', start: start + goal.length, end: start + at }, ...whenBehind(rest, at + people.length, start)]
}

function behindGoal(rest: string, { start, isSomebody }: Head): Said[] | null {
  const found = GOAL_AND_WHO.exec(rest) ?? GOAL_WITH.exec(rest)
  // 'Booking page in two sprints with Hana and Milo' is read as it stands.
  if (!found || NO_GOAL.test(found.groups!['goal']!) || /sprint|iteration/iu.test(found.groups!['goal']!) || !areSomebody(found.groups!['people']!, isSomebody)) return null
  const { goal, people } = { goal: found.groups!['goal']!, people: found.groups!['people']! }
  const at = found[0].indexOf(people, goal.length)
  return [
    { text: '. Team: ', start: start + goal.length, end: start + at },
    // 'Ida, Jon and two volunteers': a number of people stands behind a comma.
    { text: asMe(people).replace(/,? ?(?:and|&|\+) (?=(?:two|three|four|five|\d) )/u, ', '), start: start + at, end: start + at + people.length },
    ...whenBehind(rest, at + people.length, start),
  ]
}

/** 'With Ida and Jon in six sprints': when is said of the goal, and not of them. */
function whenBehind(rest: string, at: number, start: number): Said[] {
  const found = /^ (?<first>in|by|from|over|for|until|before|within|starting) /u.exec(rest.slice(at))
  return found ? [{ text: `. ${found.groups!['first']![0]!.toUpperCase()}`, start: start + at, end: start + at + 2 }] : []
}

function alone(rest: string, start: number): Said[] | null {
  const found = ALONE.exec(rest)
  return found ? [{ text: `Team: me${found.groups!['hours'] ?? ''}. ${rest[found[0].length]!.toUpperCase()}`, start, end: start + found[0].length + 1 }] : null
}

function inSmallLetters(text: string): Said[] {
  const found = IN_SMALL.exec(text)
  const names = found?.groups!['names']!.split(' ').map((name) => name[0]!.toUpperCase() + name.slice(1)) ?? []
  const areNames = found !== null && names.filter((name) => peopleIn(name, 'en')(name)).length * 2 >= names.length
  return areNames ? [{ text: `team: ${names.join(', ')}.`, start: found.index, end: found.index + found[0].length }] : []
}

function asMe(people: string): string {
  return people.replace(/(?<![\p{L}])(?:I|Me|myself)(?!\p{L})/gu, 'me')
}

const IS_TITLE = new RegExp(`^${TITLE}$`, 'u')

/** One of them at least is somebody by name, and no other is a thing with a capital that is known for none. */
function areSomebody(people: string, isSomebody: IsSomebody): boolean {
  const names = people.replaceAll(/\([^()]*\)|, who [^,]*,/gu, '').split(/,| and |&|\+/u).map((one) => one.trim()).filter((one) => one !== '')
  const isMe = (one: string) => /^(?:I|me|Me|myself)$/u.test(one)
  const own = names.filter((one) => !isMe(one))
  // 'Founders Mia and Theo' are told with what they are.
  const isRole = (word: string) => !IS_TITLE.test(word) && (ROLE_WORDS.has(word.toLowerCase().trim().replace(/s$/u, '')) || occupationOf(word.toLowerCase().trim()) !== null)
  return names.length > 1 && own.length > 0 && !own.some((one) => isRole(one.split(' ')[0]! + ' ')) && own.some((one) => /^(?:my|our) |^(?:Dr|Prof|Nurse|Mr|Mrs|Ms)/u.test(one) || isSomebody(one.split(' ')[0]!))
}
