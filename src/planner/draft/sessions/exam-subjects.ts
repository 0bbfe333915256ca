import type { DayNumber } from '../../time/calendar-time.ts'
import { describeEvent } from '../../goal/describe.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { SessionContent } from './curriculum.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, plainWords } from '../wording.ts'

/** What an exam is called besides its subject. */
const OF_EXAMS = /(?<!\p{L})(?:my|our|the|an?|final|finals|mid-?terms?|mocks?|oral|written|practical|resit|entrance|exams?|tests?|papers?|papier|mündliche|schriftliche|prüfung|klausur|schularbeit|examen|exámen|prueba|oral|escrito|épreuve|écrit|contrôle|prova|exame|in|de|of|for|du|da|do)(?!\p{L})/giu

/** What goes with an exam and is none: a course, lessons on the road. */
const NO_EXAM = /(?<!\p{L})(?:training|course|lessons?|instructor|workshop|open day|registration|enrol\p{L}*|results?|study group|tutor\p{L}*|kurs|unterricht|fahrstunden?|praxisstunde|curso|clases?|cours|aulas?)(?!\p{L})/iu

/** 'Maths 12 May, Biology 14 May, French oral 25 May': the subjects of several exams are what is studied; none where there is one exam alone. */
export function examSubjects(frame: PlanFrame): Topic[] {
  const labels = new Map<string, string>()
  for (const label of frame.of('event').filter(({ title }) => !NO_EXAM.test(title)).map(({ title }) => subjectOf(title)).filter((text) => text !== '')) {
    const key = plainWords(label).join(' ')
    if (!labels.has(key)) labels.set(key, label)
  }
  return labels.size > 1 ? [...labels.values()].map(namedTopic) : []
}

/** 'Maths and physics exams on 7 and 10 June': the first is that in maths, and the second that in physics. */
export function withExamsApart(frame: PlanFrame): PlanFrame {
  const named = frame.of('event').toSorted((a, b) => a.days.first - b.days.first)
  const [first] = named
  if (first === undefined || named.length < 2 || named.some(({ title }) => title !== first.title)) return frame
  // A list of three is read from its last comma on.
  const { prompt } = frame.brief
  const at = prompt.toLowerCase().indexOf(first.title.toLowerCase())
  const whole = `${at < 0 ? '' : (/(?:[\p{L}’']{2,24}, )+$/u.exec(prompt.slice(0, at))?.[0] ?? '')}${first.title}`
  const exam = EXAMS.exec(whole)
  const subjects = whole.slice(0, exam?.index ?? 0).trim().split(/\s*(?:,\s*(?:and|und|y|et|e)?|&|\+|\s(?:and|und|y|et|e)\s)\s*/u).filter((part) => part !== '')
  if (exam === null || subjects.length !== named.length) return frame
  const titles = new Map(named.map((event, index) => [event.id, `${capitalise(subjects[index]!)} ${exam[0].replace(/(?:s|en)$/u, '')}`]))
  const readings = frame.brief.readings.map((reading) => {
    const title = reading.kind === 'event' ? titles.get(reading.id) : undefined
    return reading.kind === 'event' && title !== undefined ? { ...reading, title, text: describeEvent({ ...reading, title }) } : reading
  })
  return withReadings(frame, readings)
}

const EXAMS = /(?<!\p{L})(?:exams|finals|tests|papers|mocks|prüfungen|klausuren)$/iu

function subjectOf(title: string): string {
  return title.replace(OF_EXAMS, ' ').replace(/\s+/gu, ' ').replace(/^[\s,.;:-]+|[\s,.;:-]+$/gu, '')
}

/**
 * The contents in an order in which each subject comes before its last exam, as many as there are days: on each day the
 * next one whose exam is still ahead. What finds no day before its exam gives way to the subject that is examined last,
 * which is reviewed again, before what closes the whole.
 */
export function beforeTheirExams(contents: readonly SessionContent[], days: readonly DayNumber[], frame: PlanFrame): SessionContent[] {
  const ends = new Map<string, DayNumber>()
  for (const { title, days: of } of frame.of('event')) ends.set(subjectOf(title), Math.max(of.last, ends.get(subjectOf(title)) ?? -Infinity))
  const endOf = ({ topics }: SessionContent) => ends.get(topics[0]?.label ?? '') ?? Infinity
  const lastOfSubjects = contents.findLastIndex((content) => endOf(content) < Infinity)
  if (lastOfSubjects < 0) return [...contents]
  const placed = inTime(contents, days, endOf)
  const isOfLast = (content: SessionContent) => endOf(content) === Math.max(...ends.values())
  const again = contents.filter(isOfLast).slice(-MOST_REVIEWED)
  const missing = again.length === 0 ? 0 : Math.min(days.length, contents.length) - placed.length
  if (missing <= 0) return placed
  const reviews = Array.from({ length: missing }, (_, index) => numbered(again[index % again.length]!, contents, Math.floor(index / again.length)))
  return inTime([...contents.slice(0, lastOfSubjects + 1), ...reviews, ...contents.slice(lastOfSubjects + 1)], days, endOf)
}

/** 'Maths: second review (3)', where the second of them is there already. */
function numbered(content: SessionContent, contents: readonly SessionContent[], more: number): SessionContent {
  const base = content.title.replace(NUMBER, '')
  const known = contents.filter(({ title }) => title.replace(NUMBER, '') === base).length
  return { ...content, title: `${base} (${known + more + 1})` }
}

const NUMBER = / \(\d+\)$/u

/** Of the last subject, its last contents: second looks, and no first reading. */
const MOST_REVIEWED = 2

function inTime(contents: readonly SessionContent[], days: readonly DayNumber[], endOf: (content: SessionContent) => DayNumber): SessionContent[] {
  const left = [...contents]
  return days.flatMap((day) => {
    const next = left.findIndex((content) => endOf(content) > day)
    return next === -1 ? [] : left.splice(next, 1)
  })
}
