import { isPluralAsWell, isWorkOfOther } from '../../goal/people/work-verbs.ts'
import { workIn } from '../../goal/topics/work-in-name.ts'
import { isFieldOfSomebody } from '../../goal/people/fields-of-people.ts'
import { isFunction, isVerbAmongVerbs, wordsBehindName } from '../../goal/people/functions.ts'
import { asOrder, isApproval } from '../../goal/people/roles-as-said.ts'
import { ROLE_WORDS } from '../../goal/people/people-words.ts'
import { isPostWord } from '../../goal/people/post-words.ts'
import { occupationOf } from '../../goal/people/roles.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { craftOf } from '../choosing/crafts.ts'
import { matterStages, ownMatterStages } from '../choosing/kinds-of-work.ts'
import { partKind } from '../choosing/part-kind.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import type { NetworkTask } from '../task-network.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { plainWords } from '../wording.ts'
import { partsOfRole } from './owners.ts'
import { isOfTrade } from './team-roles.ts'

export type LeftWork = { topic: Topic; name: string }

/**
 * What people were named with and nobody's step does: 'Silas logistics' in a plan whose playbook has none. `tasks` are
 * those of the plan as they were given to people; in one of things that are built, a trade
 * alone asks for nothing.
 */
export function workLeftOut(tasks: readonly NetworkTask[], { frame, isBuilt }: { frame: PlanFrame; isBuilt: boolean }): LeftWork[] {
  const people = frame.of('person')
  if (people.length < 2) return []
  // Who lists the parts has said what there is to do: 'education' is then why the pack for schools is hers.
  const isListed = frame.of('topic').length >= LISTED
  const isDense = frame.of('topic').length >= DENSELY_LISTED
  const said = people.filter(({ source }) => source === 'stated').map(wordsBehindName)
  const known = { language: frame.language, people: new Set(people.map(({ name }) => name)) }
  const titles = tasks.map(({ title, subjects }) => [title, ...subjects].flatMap(basesOf))
  return people.flatMap((person) => person.roles.flatMap(partsOfRole).flatMap((part) => {
    const label = asOrder(part, frame.language)
    const words = basesOf(label)
    if (person.source !== 'stated' || words.length === 0 || isCalledBy(person.name, part) || workIn(label, known) === null || isFieldOfSomebody(part, frame.brief) || isWorkOfOther(part) && !isPluralAsWell(part) || isPost(label, { frame, isBuilt }) || isApproval(part) || isListed && (isFunction(label) || isVerbAmongVerbs(label, said)) || isDense && isArea(label, frame)) return []
    // 'Petra writes the redirects' is done where the redirects are.
    const thing = label === part ? words : words.slice(1)
    const isNamed = titles.some((title) => words.every((word) => title.includes(word))) || thing.every((word) => tasks.some(({ assignee }, index) => assignee === person.name && titles[index]!.includes(word)))
    // The steps of a trade do what it is called after, but not a thing that is looked for by its name.
    const isDone = !LOOKED_FOR.test(label) && tasks.some(({ role, assignee }) => assignee === person.name && role !== null && isOfTrade({ ...person, roles: [part] }, role))
    return isNamed || isDone ? [] : [{ topic: namedTopic(label), name: person.name }]
  }))
}

/** Things that people are named for and that stand in no step's title; of two platforms each is its own. */
const LOOKED_FOR = /^(?:copy|visuals|photos?|fotos?|animates?|animation|animación|animação|ios|android)$/iu
const LISTED = 3
const DENSELY_LISTED = 5

/** 'Wout (site), Luc cellar, Tom machines': rooms and machines to look after where the goal lists what is done to them. */
function isArea(label: string, frame: PlanFrame): boolean {
  const topic = namedTopic(label)
  const kind = partKind(topic.words, frame.language)
  return topic.words.length === 1 && (kind === 'room' || kind === 'device') && craftOf(topic, frame) === null && matterStages(topic, frame) === null && ownMatterStages(topic, frame) === null
}

/** 'Therapist 2' is a therapist, and her trade no work by itself. */
function isCalledBy(name: string, part: string): boolean {
  return name.replace(/ \d+$/u, '').toLowerCase() === part.toLowerCase()
}

/** What somebody is, where they come from or how they work rather than what they do. */
function isPost(label: string, { frame: { language }, isBuilt }: { frame: PlanFrame; isBuilt: boolean }): boolean {
  if (LOOKED_FOR.test(label)) return false
  const words = plainWords(label)
  const last = words.at(-1)!
  if (words.length === 1 && TRADE_AS_VERB.test(last)) return true
  if (words.some((word) => POSTS.test(word)) || /^(?:front|back)$/u.test(words.join(' ')) || occupationOf(last) !== null || words.length === 1 && partKind(words, language) === 'people') return true
  return ROLE_WORDS.has(last) ? isBuilt || /(?:er|or|ist|ian|ant)$/u.test(last) : isPostWord({ key: last, text: label.split(' ').at(-1)! }, language)
}

/** 'Kofi and Lena develop' says what they are. */
const TRADE_AS_VERB = /^(?:develops?|programs?|codes?|builds?|engineers?|tests?|trains?|mentors?|coach(?:es)?)$/u
const POSTS = /^(?:legal|compliance|privacy|dpo|leads?|manager|management|head|owner|boss|chair|founder|cofounder|pm|po|product|board|client|customer|sponsor|partner|team|dev|devs|developer|engineering|code|coding|build|backend|frontend|fullstack|full|stack|mobile|web|app|apps|api|cloud|devops|ops|operations|infra|platform|data|qa|quality|test|tests|testing|security|hardware|software|firmware|embedded|it|hr|volunteer|parent|student|school|university|new|junior|senior|part|time|half|remote|extern|externe[rnms]?|external|externals|extern[oa]s?|interne[rnms]?|freie[rnms]?|freelance|casual|agency|temporary|office|sister|brother|friend|cousin|neighbour|everything|else|rest|anything|help|helps|helper|work|works|sprint|sprints|leitung|chef|allein|alles|resto|todo|tudo)$/u

function basesOf(text: string): string[] {
  return stems(text).filter((word) => word.length > 2).map(wordBase)
}
