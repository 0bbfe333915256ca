import { LARGER_PARTS } from '../../playbooks/larger-parts.ts'
import type { LargerPart } from '../../playbooks/larger-parts.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import { availableMinutes } from '../days/available-time.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedMinutes, statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { PHRASE_ENDS, wordsOfKeyword } from '../wording.ts'

/**
 * The steps of a part that is said in one line and is several pieces of work: 'hire two waiters', 'new menu'. Null for any other
 * part, and where the plan has no room for them beside its other parts. In English, in a plan of one's own.
 */
export function largerStages(topic: Topic, frame: PlanFrame): readonly Stage[] | null {
  if (frame.language !== 'en' || frame.brief.plannerType !== 'calendar' || topic.kind !== undefined || topic.readingIds.length === 0) return null
  const part = largerPart(topic.words)
  const stated = statedMinutes(topic)
  if (part === null || stated !== null && stated <= SHORT || stated === null && !hasRoom(frame)) return null
  return part.steps.map(({ id, title, how, done, hours, ...place }) => ({ id, titles: [`{Topic}: ${title}`], how, done, share: hours, priority: 'high' as const, ...place }))
}

/** The minutes that it usually takes in all. */
export function largerMinutes(stages: readonly Stage[]): number {
  return 60 * stages.reduce((sum, { share }) => sum + share, 0)
}

/** 'New menu, train the waiters, hire two waiters': nobody is trained before they are there, in whatever order it is written. */
export function trainedOnceHired(tasks: readonly NetworkTask[], topics: readonly Topic[]): NetworkTask[] {
  const stepsOf = (id: string) => topics.filter(({ words }) => largerPart(words)?.id === id).flatMap((topic) => tasks.filter(({ id: taskId, answers }) => answers[0] === topic.readingIds[0] && LARGER_PARTS.find((part) => part.id === id)!.steps.some((step) => taskId.endsWith(`-${step.id}`))))
  const [hired, trained] = [stepsOf('hire').at(-1), stepsOf('train').find(({ id }) => id.endsWith('-hold'))]
  if (hired === undefined || trained === undefined) return [...tasks]
  return tasks.map((task) => (task === trained ? { ...task, after: [...task.after, { taskId: hired.id, lagMinutes: 0 }], wish: { ...task.wish, position: Math.max(task.wish.position ?? 0, hired.wish.position ?? 0) } } : task))
}

/** What is given so little time is done in one go. */
const SHORT = 90

/** Which of them the words of a part name; null where none. */
export function largerPart(words: readonly string[]): LargerPart | null {
  const end = words.findIndex((word, index) => index > 0 && word !== 'and' && PHRASE_ENDS.has(word))
  const name = end === -1 ? words : words.slice(0, end)
  return LARGER_PARTS.find(({ verbs, things, names }) => names.some((keyword) => isName(name, keyword) || isName(words, keyword)) || verbs.some((verb) => isDoneTo(name, wordsOfKeyword(verb), things))) ?? null
}

/** 'Our new menu', 'prices'. */
function isName(name: readonly string[], keyword: string): boolean {
  const wanted = wordsOfKeyword(keyword)
  return [name, name.filter((word) => !FILLING.has(word))].some((said) => said.length === wanted.length && wanted.every((word, index) => said[index] === word))
}

const FILLING: ReadonlySet<string> = new Set('the a an my our his her their your its some all two three four five six more new own online first'.split(' '))

/** 'Hire two waiters', 'waiters hired', 'online shop set up'. */
function isDoneTo(name: readonly string[], verb: readonly string[], things: readonly string[]): boolean {
  const begins = verb.every((word, index) => name[index] === word)
  const ends = !begins && name.length > verb.length && verb.every((word, index) => participles(word).includes(name[name.length - verb.length + index]!))
  const rest = begins ? name.slice(verb.length) : ends ? name.slice(0, -verb.length) : []
  return things.some((thing) => { const wanted = wordsOfKeyword(thing); return rest.length >= wanted.length && wanted.every((word, index) => rest[rest.length - wanted.length + index] === word) })
}

function participles(word: string): string[] {
  return [word, `${word}ed`, `${word}d`, `${word}${word.at(-1)!}ed`]
}

/** Whether the hours of the plan leave several steps for each of the parts that the goal names. */
const hasRoom = oncePerFrame((frame): boolean => {
  const parts = Math.max(1, statedTopics(frame).length)
  return frame.last - frame.first >= FEWEST_DAYS && availableMinutes({ title: '', subjects: [] }, frame) >= parts * ROOM_FOR_PART
})

const FEWEST_DAYS = 14
/** In minutes: twice what such a part takes with all its steps. */
const ROOM_FOR_PART = 480
