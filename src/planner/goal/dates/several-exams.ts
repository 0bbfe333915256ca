import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Exam = Reading & ReadingOf<'event'>

const EXAMS = /(?:^| )(?:exams|(?:my|our|his|her|university|uni) finals|mocks|a-?levels|gcses|orals|resits|prufungen|klausuren|examenes|examens|partiels|provas|exames)(?= |$)/u

/** 'Study for my exams: biology on 14 May, law on 3 June': nothing is left to study once the last of them begins. */
export function settleLastOfExams(context: ReadingContext): void {
  const [first] = context.segments
  if (context.plannerType !== 'calendar' || first === undefined || isBounded(context)) return
  const sentence = sentenceOf(context, first)
  if (!EXAMS.test(sentence.flatMap((segment) => keysOf(context, segment)).join(' '))) return
  const exams = context.readings.filter((reading): reading is Exam => reading.kind === 'event' && reading.source === 'stated' && reading.recurs !== true && segmentOfReading(context, reading)?.sentence === first.sentence)
  const last = exams.toSorted((a, b) => a.days.first - b.days.first).at(-1)
  if (last === undefined || exams.length < 2) return
  const { id, words, start, end, source, strength } = last
  context.readings.push({ id, words, start, end, source, strength, appliesTo: null, kind: 'deadline', latest: last.days.first * MINUTES_PER_DAY + (last.from ?? 0), event: last.title, text: `Ready for ${last.title} on ${describeDay(last.days.first)}` })
}

function isBounded({ readings }: ReadingContext): boolean {
  return readings.some((reading) => reading.appliesTo === null && reading.source === 'stated' && (reading.kind === 'deadline' || reading.kind === 'horizon' && reading.last !== null))
}
