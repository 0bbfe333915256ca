import type { ReadingOf } from '../../goal/brief.ts'
import { GROUP_SESSIONS } from '../../playbooks/kinds/group-sessions.ts'
import type { GroupPhase, GroupSessions } from '../../playbooks/kinds/group-sessions.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, describe, fillText } from '../wording.ts'
import { occurrences } from './recurrence.ts'
import type { Slot } from './recurrence.ts'

/** What a group does together, session by session, and the topics that its sessions are about. */
export type GroupRow = { rhythm: ReadingOf<'rhythm'>; topics: Topic[]; tasks: NetworkTask[] }

/** The row of sessions of a group whose leader named what they are about; null where that is not the goal. */
export function groupRow(frame: PlanFrame): GroupRow | null {
  const [rhythm, ...others] = frame.of('rhythm')
  if (rhythm?.ofGroup === undefined || others.length > 0) return null
  const topics = topicsOfGroup(frame)
  if (topics.length < 2) return null
  const sessions = GROUP_SESSIONS[rhythm.ofGroup]
  const title = rhythm.title!
  const slots = occurrences(rhythm, { title, subjects: [title] }, frame)
  if (slots.length < LEAST_SESSIONS) return null
  const tasks = slots.map((slot) => sessionTask(slot, { rhythm, sessions, content: contentOf(slot, sessions, topics) }, frame))
  return { rhythm, topics, tasks }
}

const LEAST_SESSIONS = 3

/** The list that is announced as what they sing, play, learn or go through. */
function topicsOfGroup(frame: PlanFrame): Topic[] {
  const { prompt } = frame.brief
  const first = frame.of('topic').find(({ start }) => ANNOUNCED.test(prompt.slice(Math.max(0, start - 60), start)))
  return first === undefined ? [] : statedTopics(frame).filter(({ list }) => list === first.list)
}

const ANNOUNCED = /(?<!\p{L})(?:songs?|pieces?|programme|program|repertoire|works|scenes|acts|dances|routines?|numbers|topics?|themes?|subjects|skills|units|to (?:go through|cover|learn|rehearse|practi[cs]e|work on)|we (?:sing|play|perform)|stücke?|lieder|programm|szenen|themen|schwerpunkte|canciones|piezas|obras|repertorio|escenas|temas|morceaux|chants|chansons|scènes|thèmes|peças|músicas|canções|cenas)(?: (?:are|is|sind|son|sont|são))?(?: to (?:go through|cover|learn|do|get through))?\s*(?::|-|–)?\s*(?:(?:the|an?|die|der|das|el|la|los|las|le|les|os?|as?) )?$/iu

/** What one session is about: the first shows where they stand, the last ones take it as a whole, and between them the topics take turns. */
type Content = { phase: GroupPhase; topics: readonly Topic[] }

function contentOf({ index, of }: Slot, { topicsEach, first, work, whole }: GroupSessions, topics: readonly Topic[]): Content {
  const opening = of >= topics.length / topicsEach + 2 ? 1 : 0
  const closing = Math.min(MOST_AS_A_WHOLE, Math.max(0, Math.floor((of - opening - topics.length / topicsEach) / 3)))
  if (index < opening) return { phase: first, topics: [] }
  if (index >= of - closing) return { phase: whole, topics }
  const turn = index - opening
  const turns = of - opening - closing
  // Fewer sessions than topics: several have to share one.
  const each = Math.max(topicsEach, Math.ceil(topics.length / turns))
  const isCrowded = turns * topicsEach < topics.length
  const picked = Array.from({ length: Math.min(each, topics.length) }, (_, nth) => topics[(isCrowded ? turn * each + nth : turn + (nth === 0 ? 0 : topics.length - nth)) % topics.length]!)
  return { phase: work, topics: turn === 0 && !isCrowded ? picked.slice(0, 1) : picked }
}

const MOST_AS_A_WHOLE = 3

function sessionTask(slot: Slot, { rhythm, sessions, content }: { rhythm: ReadingOf<'rhythm'>; sessions: GroupSessions; content: Content }, frame: PlanFrame): NetworkTask {
  const labels = content.topics.map(({ label }) => label)
  const text = (template: GroupPhase['how']) => fillText(template, frame.language, { topics: labels.join(', ') })
  const noun = capitalise(rhythm.title ?? fillText(sessions.noun, frame.language))
  return newTask({
    id: `group-${slot.index + 1}`,
    title: shortened(`${noun} ${slot.index + 1}: ${text(content.phase.content)}`),
    description: describe(text(content.phase.how), text(content.phase.done), frame.language),
    effortMinutes: rhythm.minutes!,
    priority: 'high',
    tags: [rhythm.ofGroup!],
    subjects: [rhythm.title!, ...labels],
    location: placeFor({ title: noun, subjects: [rhythm.title!] }, frame),
    wish: { day: slot.day, windows: rhythm.windows, position: slot.position },
    occurrence: { series: 'group', index: slot.index },
    answers: [rhythm.id, ...content.topics.flatMap(({ readingIds }) => readingIds)],
  })
}

/** Letters that a title may have. */
const LONGEST_TITLE = 110

function shortened(title: string): string {
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, title.lastIndexOf(' ', LONGEST_TITLE)).replace(/[\s,;:]+$/u, '')} …`
}
