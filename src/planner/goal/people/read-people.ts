import { addAbsences } from '../dates/absences.ts'
import { describeMinutes } from '../describe.ts'
import { isEmptyWord } from '../empty-words.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { assignedIn, dashedPeople, peopleForThings } from './assigned-people.ts'
import { peopleInApposition } from './people-in-apposition.ts'
import { peopleAtWork } from './people-at-work.ts'
import { peopleAlone } from './people-alone.ts'
import { isThing } from './things-with-capitals.ts'
import { peopleByName } from './people-by-name.ts'
import { peopleByCount } from './people-by-count.ts'
import { peopleInTurn } from './people-in-turn.ts'
import { countedLists } from './counted-lists.ts'
import { caselessTeams } from './caseless-teams.ts'
import { describedPeople } from './described-people.ts'
import { doers } from './doers.ts'
import { handedTo } from './handed-people.ts'
import { helpingPeople, ownedByPronoun } from './helping-people.ts'
import { giveDaysToCounted } from './days-of-counted-people.ts'
import { addHoursInTurn } from './hours-in-turn.ts'
import { addHoursOfTeam, giveHoursTheirWeek, peopleWithBareHours, peopleWithRatesBehind, peopleWithRatesInTurn } from './hours-of-team.ts'
import { TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { respectiveShares } from './respective-shares.ts'
import { keepTimeOfAll } from './time-of-all-kept.ts'
import { teamSentences } from './team-sentences.ts'
import { joiningPeople, timesOfPronouns } from './joining-people.ts'
import { namedTeams, peopleWithOwnDays, teamsWithUser } from './named-teams.ts'
import { partedWork } from './parted-work.ts'
import { workAlone } from './roles-as-said.ts'
import { rosters } from './rosters.ts'
import { shareRoles } from './shared-roles.ts'
import { listsOfPosts } from './lists-of-posts.ts'
import { sharersOf } from './settle-shares.ts'
import { peopleWithShares } from './shares-of-time.ts'
import { teamLists } from './team-lists.ts'
import { roleHolders, titled } from './titled-people.ts'
import { giveTimesToMembers } from './times-of-members.ts'
import { unnamedPeople } from './unnamed-people.ts'
import { unplacedPeople } from './unplaced-people.ts'
import { settleCountedRoles, settleCountOfUs, settleUser, userAsides } from './user-among-people.ts'
import { addUserBesideOne } from './user-beside-one.ts'

/** A way of saying who works on a plan; `known` are those whom the ways before it have named. */
type Source = { says: string; people: (context: ReadingContext, known: ReadonlySet<string>) => Person[] }

/** Lists before sentences, names before numbers. Roles add up; of what is said of somebody's time, the first counts. */
export const SOURCES: readonly Source[] = [
  { says: "Team: Ji-woo, Hanna van der Berg, O'Neill.", people: namedTeams },
  { says: 'Two technicians, Hassan and Britt, 30 hours a week each.', people: peopleByCount },
  { says: 'Nils does it alone, 30 hours a week.', people: peopleAlone },
  { says: 'Hanna does the press, Piet all the photos, Omar sells to shops.', people: peopleInTurn },
  { says: "The casting is Obi's job, engraving belongs to Iria and Runa is the polisher.", people: partedWork },
  { says: 'Archivist Helene, scan operator Bob, IT Joris.', people: teamSentences },
  { says: 'क्लिनिक के लिए पोर्टल। टीम: सीमा (बैकएंड), अर्जुन (टेस्टिंग, हफ्ते में 12 घंटे)। सोमवार से दो हफ्ते के तीन स्प्रिंट।', people: caselessTeams },
  { says: 'We have Greta, who designs; Omar, who codes (20 hours weekly); and Li, responsible for testing.', people: describedPeople },
  { says: 'Ana (backend), Leo (frontend, 20 h a week) and me build it.', people: rosters },
  { says: 'Team (hours per sprint): Lotte 20, Bram 32.', people: peopleWithBareHours },
  { says: 'Max 25 hours a week for Zanele, 15 for Ming.', people: peopleWithRatesBehind },
  { says: 'Edith can give 6 hours a week, Ravi 4, Pat 3.', people: peopleWithRatesInTurn },
  { says: 'Team: Ana - backend, Bo - frontend.', people: teamLists },
  { says: "I'm Sam, with Ana and Leo.", people: userAsides },
  { says: 'Greta writes the copy, Liam does design.', people: doers },
  { says: 'Two writers (Ana and Bo) and one engineer for questions, Kofi, who has 4 hours a week.', people: peopleInApposition },
  { says: 'Product owner is Dee.', people: roleHolders },
  { says: 'Nadia data scientist, Raul ML engineer.', people: titled },
  { says: 'Ruiz - drills, Joanne - radios, Kyle & Bea - ropes.', people: dashedPeople },
  { says: 'Aditi: dedupe. Carlos: address validation.', people: assignedIn },
  { says: 'Ewa for Polish, Radu for Norwegian, 6 hours a week each.', people: peopleForThings },
  { says: 'Portal de reservas. A Yasmin no backend, o Ruan nos testes. Dois sprints de duas semanas.', people: peopleAtWork },
  { says: 'Testing goes to Ana, the rest is up to Milo.', people: handedTo },
  { says: 'Ana and Bo build it, and Hanna from the archive helps on Mondays.', people: helpingPeople },
  { says: 'Ana and Bo build it, and Hanna from the archive helps on Mondays (captions are hers).', people: ownedByPronoun },
  { says: 'Ana and Bo build it. Ada joins us on 8 February and takes the labels.', people: joiningPeople },
  { says: "Ada (technician) and Bo (editor) - he's half time.", people: timesOfPronouns },
  { says: 'Nell and Otis, 60 and 40 hours respectively.', people: respectiveShares },
  { says: 'Hugo 60%, Will is 50 %.', people: peopleWithShares },
  { says: 'Noor is there Mon-Wed, Sil only on Fridays.', people: peopleWithOwnDays },
  { says: 'It is a board game. Me, my brother Conor and his friend Dave build it.', people: teamsWithUser },
  { says: 'Team is 2 QEs, 1 BIM, 1 yield analyst.', people: countedLists },
  { says: 'Lab assistant, two porters and a DBA at 60%.', people: listsOfPosts },
  { says: 'A team of four.', people: unnamedPeople },
]

/** Who works on the plan, with their part in it and how much time they have. */
export function readPeople(context: ReadingContext): void {
  const people = new Map<string, Person>()
  for (const source of SOURCES) for (const person of source.people(context, new Set(people.keys()))) addPerson(people, person)
  for (const person of sharersOf(context)) if (isUntold(people, person)) addPerson(people, person)
  for (const person of peopleByName(context, people)) addPerson(people, person)
  for (const person of unplacedPeople(context, people)) addPerson(people, person)
  // 'Ursin macht die Technik (6 Stunden die Woche)': what somebody does is nobody else.
  for (const { name, roles } of people.values()) for (const role of roles) if (role !== name && !role.includes(' ')) people.delete(role)
  for (const [name, { words }] of people) if (isPartOfName([...people.values()], name, words)) people.delete(name)
  for (const name of people.keys()) if (GRADE.test(name) || TITLE_ALONE.test(name)) people.delete(name)
  if (people.size <= MOST_PEOPLE) for (const [name, person] of people) if (isThing(context, person)) people.delete(name)
  shareRoles(context, people)
  settleCountOfUs(context, people)
  settleCountedRoles(context, people)
  addHoursOfTeam(context, people)
  giveHoursTheirWeek(context, people)
  settleUser(context, people)
  addUserBesideOne(context, people)
  giveTimesToMembers(context, people)
  giveDaysToCounted(context, people)
  addHoursInTurn(context, people)
  keepTimeOfAll(context, people)
  for (const person of people.values()) readPerson(context, { ...person, roles: withoutSums(person.roles) })
  addAbsences(context)
}

/** The Mr of 'Mr. de Bruin'. */
const TITLE_ALONE = /^(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Mme|Sr|Sra|Dra)\.?$/u

/** The Berg of 'Hanna van der Berg' is nobody else. */
function isPartOfName(people: readonly Person[], name: string, { from, to }: Words): boolean {
  return people.some((other) => other.name !== name && other.name.split(/[ -]/u).includes(name) && other.name.length > name.length + 1 && other.words.from <= from && other.words.to >= to)
}

/** Nobody, or somebody of whom nothing is known but the name. */
function isUntold(people: ReadonlyMap<string, Person>, { name }: Person): boolean {
  const known = people.get(name)
  return known ? known.roles.length === 0 : ![...people.keys()].some((other) => other.includes(name) || name.includes(other))
}

function addPerson(people: Map<string, Person>, person: Person): void {
  // 'Ana and Bo do it' says of neither what they do.
  person.roles = person.roles.map(workAlone).filter((role) => role !== '' && !/^(?:it|this|that|them|everything|all of it)$/u.test(role) && !isCountOrTeam(role))
  const known = people.get(person.name) ?? withPost(people, person.name) ?? withTitle(people, person.name)
  if (!known) {
    people.set(person.name, person)
    return
  }
  const has = (role: string) => known.roles.some((other) => contentOf(other) === contentOf(role))
  known.roles = [...known.roles, ...person.roles.filter((role) => !has(role) && !known.name.endsWith(`-${role}`))]
  known.isUser ||= person.isUser
  if (person.capacity !== null && known.capacity === null) Object.assign(known, { capacity: person.capacity, words: person.words })
}

/** The Associate of 'Solutions Architect Associate' is a certificate’s grade. */
const GRADE = /^(?:Associate|Professional|Practitioner|Fundamentals|Foundation|Specialty|Administrator|Engineer|Certified|Certification|Certificate)$/u

/** Each is looked for in the whole prompt. */
const MOST_PEOPLE = 100

/** The 'we're four' and 'Team =' that stand before names say nothing of what anybody does. */
function isCountOrTeam(role: string): boolean {
  const words = role.toLowerCase().split(' ')
  return words.some((word) => /^(?:team|us|we['’](?:re|ve)|authors|people|crew|leute|equipo|equipe|équipe)$/u.test(word)) && words.every((word) => TEAM_WORDS.has(word) || isEmptyWord(word) || /^(?:authors|two|three|four|five|six|\d+|=|sind|son|somos|sommes)$/u.test(word))
}

/** 'Route and permits' are the route and the permits, and no third thing made of both. */
function withoutSums(roles: readonly string[]): string[] {
  return roles.filter((role) => {
    const others = roles.filter((other) => other !== role && contentOf(role).includes(contentOf(other)))
    return others.length < 2 || contentOf(role) !== others.map(contentOf).toSorted((one, other) => contentOf(role).indexOf(one) - contentOf(role).indexOf(other)).join(' ')
  })
}

/** 'label and web shop' and 'label web shop' say the same. */
function contentOf(role: string): string {
  return role.toLowerCase().split(' ').filter((word) => !/^[&+]$/u.test(word) && !isEmptyWord(word)).join(' ') || role.toLowerCase()
}

/** 'Archivist Helene' is Helene, when she is the archivist. */
function withPost(people: ReadonlyMap<string, Person>, name: string): Person | undefined {
  return [...people.values()].find((other) => other.roles.some((role) => `${role} ${other.name}`.toLowerCase() === name.toLowerCase()))
}

/** 'Roth 3 hours a week' is the Mr Roth that was named, and the Ji of 'Ji-ah' nobody else. */
function withTitle(people: ReadonlyMap<string, Person>, name: string): Person | undefined {
  return [...people.values()].find((other) => /^(?:mr|mrs|ms|dr|prof|frau|herr|sra?|mme|don|doña)\.? /iu.test(other.name) && other.name.endsWith(` ${name}`) || other.name.startsWith(`${name}-`))
}

function readPerson(context: ReadingContext, { name, roles, isUser, words, capacity }: Person): void {
  context.people.add(name)
  const does = roles.length > 0 ? ` (${roles.join(', ')})` : ''
  const has = capacity ? `: ${describeMinutes(capacity.minutes)} per ${capacity.per}` : ''
  addReading(context, words, { value: { kind: 'person', name, roles, isUser, capacity }, text: `${name}${does}${has}` })
}
