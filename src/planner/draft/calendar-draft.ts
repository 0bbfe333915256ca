import type { ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import { DUTIES_LIST } from '../goal/topics/add-part.ts'
import type { Playbook, SessionPlan } from '../playbooks/playbook.ts'
import { english } from '../playbooks/playbook-texts.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { weekdayOf } from '../time/day-number.ts'
import { publicHolidays } from '../time/holidays.ts'
import { GENERAL_STAGES } from '../playbooks/general-stages.ts'
import { GENERAL_WORK } from '../playbooks/general-work.ts'
import { HOURS_TO_COLLECT } from '../playbooks/hours-to-collect.ts'
import { GENERAL_SESSIONS } from '../playbooks/general.ts'
import { atPlacesOfDays } from './places.ts'
import { onDay, workDays } from './days/available-time.ts'
import { inFullSessions, isGuessed, longestFor } from './days/longest-sitting.ts'
import { datedThings, namedThings } from './choosing/dense-lists.ts'
import { templatesOf } from './choosing/playbook-templates.ts'
import { commitmentTasks, deadlineMarkers, eventTasks } from './project/fixed-tasks.ts'
import { splitLong } from './project/finish-network.ts'
import { hasFreeStays, isItinerary } from './trip/is-itinerary.ts'
import { itineraryTasks } from './trip/itinerary.ts'
import { atItsHour } from './trip/day-limits.ts'
import { isOfDaysAway, programmeOfDaysAway } from './trip/programme.ts'
import { withoutGaps } from './project/precedence.ts'
import type { PlanFrame } from './plan-frame.ts'
import { isChore } from './choosing/chores.ts'
import { isOnlyWaitedFor } from './choosing/dense-lists.ts'
import { isArrangedBeside, isGot } from './choosing/arranged-beside.ts'
import { arePractical } from './choosing/parts-testify.ts'
import { deedsOf, stageKind } from './choosing/kinds-of-work.ts'
import { deedTasks } from './project/deed-tasks.ts'
import { generalTasks } from './project/general-steps.ts'
import { withGates } from './gates/with-gates.ts'
import { withWaits } from './project/waits.ts'
import { projectTasks } from './project/project.ts'
import { isAfterEvent } from './project/side-of-event.ts'
import { dealtTopics } from './rhythms/dealt-topics.ts'
import { onTheirTurns } from './rhythms/deeds-on-turns.ts'
import { betweenTheTasks } from './rhythms/between-the-tasks.ts'
import { HALVES, inMoreSittings, onRhythmDays } from './rhythms/on-rhythm-days.ts'
import { isStatedReturn, withoutOtherMeetings } from './rhythms/own-returns.ts'
import { withEndsOfSeries } from './rhythms/ends-of-series.ts'
import { groupRow } from './rhythms/group-sessions.ts'
import { guidanceInTurns } from './rhythms/guidance-in-turns.ts'
import type { GroupRow } from './rhythms/group-sessions.ts'
import { planRhythms } from './rhythms/rhythm-tasks.ts'
import { withinItsHours } from './rhythms/within-its-hours.ts'
import { inPortions, isCountedWork, isPieceOfWork, workStages, workTopic } from './sessions/piece-of-work.ts'
import type { RhythmPlan } from './rhythms/rhythm-tasks.ts'
import { isOneEachDay, seriesTasks } from './rhythms/series.ts'
import { sessionsByParts } from './sessions/parts-of-work.ts'
import { rhythmOfSittings } from './sessions/sittings.ts'
import { onOneBeat, onSharedDays } from './rhythms/shared-rhythm.ts'
import { looseEnds } from './project/loose-ends.ts'
import type { NetworkTask } from './task-network.ts'
import { hasAnyKeyword, plainWords } from './wording.ts'
import { onceItIsThere, sinceHealing } from './days/deliveries.ts'
import { onTheirOnlyDays } from './days/only-then.ts'
import { notDuringItsDays } from './days/ready-for.ts'
import { inWakingHours } from './days/waking-hours.ts'
import { withinWeeklyLimit } from './days/weekly-limit.ts'
import { countedContents, countedThings, numberedParts } from './sessions/counted-contents.ts'
import { examSubjects } from './sessions/exam-subjects.ts'
import { nameOfWhole, statedTopics, usualTopics, workToRead } from './topics.ts'
import type { Topic } from './topics.ts'
import { fitToHours } from './days/fit-to-hours.ts'

/** A series needs at least this beside a session. */
const SHORT_SERIES = 30

/** A calendar plan: what is fixed, what recurs, work in sessions, and the tasks around them. */
export function draftCalendar(playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  const row = groupRow(frame)
  if (row !== null) return draftAroundGroup(playbook, row, frame)
  const programme = programmeOfDaysAway(playbook, frame)
  const inProgramme = new Set(programme.flatMap(({ answers }) => answers))
  const dated = [...eventTasks(frame), ...commitmentTasks(frame)].filter(({ answers, fixed: at }) => at?.from !== null || !answers.some((id) => inProgramme.has(id)))
  const stated = statedTopics(frame).filter((topic) => !isOfDaysAway(topic, frame))
  const returns = sinceHealing(frame)
  const planned = planRhythms(playbook, returns)
  const dealt = dealtTopics(planned.series, stated, frame)
  const rhythms = dealt === null ? planned : { ...planned, series: planned.series.map((series) => (series === dealt.series ? { ...series, contents: dealt.contents } : series)) }
  const topics = stated.filter((topic) => !dealt?.contents.includes(topic)).map((topic) => nameOfWhole(topic, frame)).filter((topic) => !isFixedOrRecurring(topic, dated, rhythms))
  const recurring = onceItIsThere(notDuringItsDays(insteadOfSessions(rhythms.series.flatMap((series) => seriesTasks(series, returns)), rhythms), frame), playbook, frame)
  const sessions = workInSessions({ playbook, rhythms, topics: topics.filter((topic) => !isAfterEvent(topic.said ?? topic.label, frame) && topic.list !== DUTIES_LIST && !isOnlyWaitedFor(topic, frame) && !isArrangedBeside(topic, playbook, frame) && !isGot(topic, playbook, frame) && !hasAnyKeyword(topic.words, playbook?.otherTopics ?? [])), frame })
  const stops = programme.length === 0 && (playbook?.id === 'trip' || hasFreeStays(frame)) && isItinerary(frame) ? itineraryTasks(topics, frame) : []
  if (stops.length > 0) {
    const carried = new Set(stops.flatMap(({ answers }) => answers))
    const others = dated.filter(({ answers }) => !answers.some((id) => carried.has(id)))
    return [...inWakingHours(stops, frame), ...looseEnds([...stops, ...others], frame), ...others.map(atItsHour)]
  }
  const { tasks: around, fixed } = onTheirOnlyDays({ tasks: aroundTheSessions({ playbook, rhythms, topics, sessions, fixed: dated, recurring, frame }), fixed: dated }, frame)
  const project = withWaits(around, frame)
  const between = betweenTheTasks(project, rhythms.project, playbook, frame)
  const returning = withinWeeklyLimit(recurring, [...between, ...sessions, ...project], frame)
  const drafted = guidanceInTurns(onTheirTurns(onOneBeat([...atPlacesOfDays([...returning, ...sessions], frame), ...between, ...fitToHours(project, [...returning, ...between, ...sessions], frame)], rhythms.shared?.rhythm ?? null), frame), frame)
  const tasks = withEndsOfSeries(drafted, rhythms.series, playbook)
  const whole = inWakingHours(splitLong(tasks, { longest: (task) => longestFor(task, frame), isGuessed: (task) => isGuessed(task, frame), language: frame.language }).map((task) => inFullSessions(task, frame)), frame)
  return [...programme, ...whole, ...looseEnds([...programme, ...whole, ...fixed], frame, playbook).map((task) => inFullSessions(task, frame)), ...fixed, ...deadlineMarkers(frame, fixed)]
}

/** The group's sessions at their hours, and beside them what whoever leads it has to organise. */
function draftAroundGroup(playbook: Playbook | null, { topics, tasks: sessions }: GroupRow, frame: PlanFrame): NetworkTask[] {
  const fixed = [...eventTasks(frame), ...commitmentTasks(frame)]
  const others = statedTopics(frame).filter(({ list }) => list !== topics[0]!.list)
  const templates = playbook === null ? [] : templatesOf(playbook, frame).filter(({ title }) => !hasAnyKeyword(plainWords(english(title)), TOGETHER))
  // Its steps for a piece are no steps for posters.
  const organising = fitToHours(projectWithGates({ playbook: playbook && { ...playbook, topicStages: [] }, templates, topics: others, fixed, frame }), sessions, frame)
  const whole = inWakingHours([...sessions, ...splitLong(organising, { longest: (task) => longestFor(task, frame), isGuessed: (task) => isGuessed(task, frame), language: frame.language })], frame)
  return [...whole, ...looseEnds([...whole, ...fixed], frame), ...fixed, ...deadlineMarkers(frame, fixed)]
}

/** What a playbook does with the group is what its sessions are for. */
const TOGETHER = ['rehears', 'practis', 'practic', 'play', 'sing', 'run-through', 'run through', 'train', 'drill', 'lesson', 'session']

type Parts = { playbook: Playbook | null; rhythms: RhythmPlan; topics: Topic[]; frame: PlanFrame }

function workInSessions({ playbook, rhythms, topics, frame }: Parts): NetworkTask[] {
  const usual = playbook?.sessions ?? generalSessions({ playbook, rhythms, topics, frame })
  if (!usual || rhythms.sessions === null && rhythms.parts.length === 0 && topics.length === 0 && isCountedOut(rhythms, frame)) return []
  const own = playbook === null ? topics : topics.filter((topic) => !playbook.tasks.some((template) => template.about?.some((keyword) => topic.words.some((word) => word.startsWith(keyword)))))
  const work = playbook?.id === 'reading' && own.length === 0 ? workToRead(frame) : null
  const subjects = usual.topicsOfEvents === true && own.length === 0 ? examSubjects(frame) : []
  const counted = usual.topicsOfEvents === true && own.length === 0 && subjects.length === 0 ? countedContents(frame) : own.length === 0 ? [countedThings(usual, frame), numberedParts(frame)].find((things) => things.length > 0) ?? [] : []
  // Several exams are revised side by side; what was done in one go in January is forgotten in May.
  const plan: SessionPlan = subjects.length > 0 ? { ...usual, order: 'rotate', inParts: false } : usual
  const covered = work !== null ? [work] : subjects.length > 0 ? subjects : counted.length > 0 ? counted : own.length > 0 ? (plan.mixed === GENERAL_WORK.mixed ? own.map(inPortions) : own) : plan.mixed === GENERAL_WORK.mixed ? [workTopic(frame)] : usualTopics(plan.topics, frame, plan.topicsFor)
  return sessionsByParts({ plan, topics: covered, rhythms: [...(rhythms.sessions ? [rhythms.sessions] : []), ...rhythms.moreSessions], tags: playbook?.tags ?? [], frame, taken: takenBySeries(rhythms) }, rhythms.parts)
}

const MOST_DAYS = 4

/** '12 essays by 31 March, one a week': the goal is those, turn by turn, and no other sessions; what they lead to may need more. */
function isCountedOut({ series }: RhythmPlan, frame: PlanFrame): boolean {
  // Fifteen questions every weekday until all are done are the study, and leave no topics to be learnt besides.
  if (series.some(({ rhythm }) => rhythm?.portion !== undefined && (rhythm.per === 'day' || (rhythm.days.weekdays?.length ?? 0) >= MOST_DAYS))) return true
  if (frame.of('event').length > 0) return false
  const goal = plainWords(frame.brief.subject)
  return series.some(({ rhythm }) => rhythm?.inAll !== undefined && rhythm.title !== null && hasAnyKeyword(goal, plainWords(rhythm.title).slice(-1)))
}

/** The rhythm of sessions that fills all hours of a day, if one does. */
function fillingRhythm(rhythms: RhythmPlan, day: DayNumber): ReadingOf<'rhythm'> | null {
  const ofSessions = [...(rhythms.sessions ? [rhythms.sessions] : []), ...rhythms.moreSessions]
  const fills = (rhythm: ReadingOf<'rhythm'>) => rhythm.minutes !== null && rhythm.windows.length > 0 && rhythm.windows.every(({ from, to }) => to - from < rhythm.minutes! + SHORT_SERIES)
  return ofSessions.find((rhythm) => fills(rhythm) && onDay(rhythm.days, day)) ?? null
}

/** A named series ('a practice test each Saturday') takes the place and the length of the session that would fill its day. */
function insteadOfSessions(recurring: readonly NetworkTask[], rhythms: RhythmPlan): NetworkTask[] {
  const named = new Set(rhythms.series.flatMap((series) => (series.rhythm && !hasOtherHours(series.rhythm, rhythms) ? [series.rhythm.id] : [])))
  return recurring.map((task) => {
    const filling = task.wish.day !== null && task.answers.some((id) => named.has(id)) ? fillingRhythm(rhythms, task.wish.day) : null
    return filling === null ? task : { ...task, effortMinutes: filling.minutes!, answers: [...task.answers, filling.id] }
  })
}

/** 'Lesson Mondays 15:45' beside '15 minutes at 7:20 each weekday': both have their time on Mondays. */
function hasOtherHours({ windows, days }: ReadingOf<'rhythm'>, rhythms: RhythmPlan): boolean {
  const filling = days.weekdays === undefined ? [] : [...(rhythms.sessions ? [rhythms.sessions] : []), ...rhythms.moreSessions].filter((own) => own.days.weekdays?.some((weekday) => days.weekdays!.includes(weekday)) ?? true)
  return windows.length > 0 && filling.every((own) => own.windows.length > 0 && own.windows.every((other) => windows.every(({ from, to }) => to <= other.from || from >= other.to)))
}

function takenBySeries(rhythms: RhythmPlan): ReadonlySet<DayNumber> {
  const named = rhythms.series.filter((series) => series.rhythm !== null && !hasOtherHours(series.rhythm, rhythms)).flatMap((series) => series.slots.map((slot) => slot.day))
  return new Set(named.filter((day) => fillingRhythm(rhythms, day) !== null))
}

/** Without a playbook, topics are worked on in sessions when a general rhythm or amounts to get through are stated. */
function generalSessions({ playbook, rhythms, topics, frame }: Parts): SessionPlan | null {
  if (rhythms.sessions !== null && !isChore(frame) && isPieceOfWork(playbook, frame)) return { ...GENERAL_WORK, stages: [...workStages(frame)] }
  if (isChore(frame)) return null
  if (playbook === null && rhythms.sessions !== null) return arePractical(topics, frame) ? null : stagesOf(topics, frame)
  if (playbook !== null || rhythms.series.length > 0) return null
  if (topics.length === 0 && isCountedWork(playbook, frame)) return GENERAL_WORK
  if (topics.length > 0 && topics.every(({ amount }) => amount?.unit === 'hours')) return HOURS_TO_COLLECT
  const amounts = topics.some((topic) => topic.minutes !== null && topic.amount !== null) || (topics.length <= 1 && frame.of('quantity').some((quantity) => quantity.role === 'work'))
  return amounts ? GENERAL_SESSIONS : null
}

/** Steps in sessions: those of the goal's own kind of work; what has none is learnt where the goal speaks of learning, else done in portions. */
function stagesOf(topics: readonly Topic[], frame: PlanFrame): SessionPlan {
  const kind = topics[0] ? stageKind(topics[0], frame) : 'settle'
  if (kind !== 'settle' && kind !== 'instruction') return { ...GENERAL_SESSIONS, stages: GENERAL_STAGES[kind] }
  return hasAnyKeyword(frame.words, STUDY_WORDS) || topics.length === 0 || topics.some(({ amount, minutes }) => amount !== null || minutes !== null) ? GENERAL_SESSIONS : { ...GENERAL_WORK, opening: [], closing: [] }
}

const STUDY_WORDS = ['study', 'studi', 'exam', 'test', 'course', 'class', 'chapter', 'lecture', 'topic', 'revis', 'review', 'homework', 'school', 'universit', 'semester', 'quiz', 'read', 'session', 'lesson', 'tutor', 'prufung', 'klausur', 'schule', 'studium', 'estudi', 'examen', 'clase', 'etud', 'cours', 'prova', 'aula']

/** With a stated rhythm for everything, sessions are the plan; otherwise the tasks around them belong to it. */
function aroundTheSessions(input: Parts & { sessions: NetworkTask[]; fixed: NetworkTask[]; recurring: NetworkTask[] }): NetworkTask[] {
  const { playbook, rhythms, topics, sessions, fixed, recurring, frame } = input
  const inSessions = new Set(sessions.flatMap((task) => task.answers))
  const left = topics.filter((topic) => !topic.readingIds.some((id) => inSessions.has(id)))
  const everythingRecurs = [rhythms.sessions, ...rhythms.series.filter(({ template }) => template.onlyIfAsked !== true).map((series) => series.rhythm)].some((rhythm) => rhythm !== null && rhythm.title === null && rhythm.appliesTo === null)
  if (rhythms.shared) return onSharedDays(projectWithGates({ playbook, templates: rhythms.shared.templates, topics: left, fixed, frame }), rhythms.shared, frame)
  if (everythingRecurs) return onTheirDays(projectWithGates({ playbook, templates: [], topics: left, fixed, frame }), sessions.length === 0 && arePractical(left, frame) ? rhythms : null, frame)
  if (playbook && !isMadeOfSeries(playbook, rhythms, left)) {
    const recurs = rhythms.sessions !== null || rhythms.series.some((series) => series.rhythm !== null)
    const templates = templatesOf(playbook, frame).filter((template) => !(recurs && template.optional && !playbook.onWorkdays) && !isStatedReturn(template, frame))
    const drafted = withoutOtherMeetings(projectWithGates({ playbook, templates, topics: left, fixed, frame }), templates, frame)
    const tasks = withinItsHours(withoutMoreOfCounted(drafted, frame), { playbook, recurring: [...recurring, ...sessions], frame })
    return onRhythmDays(playbook.onWorkdays ? onWorkdays(tasks, frame) : tasks, rhythms.project ?? (recurs ? null : rhythmOfSittings(frame)), frame)
  }
  const alone = left.length === 0 && recurring.length === 0 && sessions.length === 0
  const deeds = alone ? deedsOf(frame) : []
  if (deeds.length > 0) return deedTasks(deeds, fixed, frame)
  // Who has listed what is to be done, or dated it, has said it; steps of any goal are for one that says nothing of them.
  const offersHours = frame.of('availability').some(({ appliesTo, person, source }) => appliesTo === null && person === null && source === 'stated')
  const isSaid = datedThings(frame) >= MANY_DATED || (namedThings(frame) >= FEWEST_SAID || datedThings(frame) >= FEWEST_DATED) && !offersHours
  return projectWithGates({ playbook, templates: alone && !isSaid ? generalTasks(frame) : [], topics: left, fixed, frame })
}

/** With what is asked of others, in the order of the plan. */
function projectWithGates(input: Parameters<typeof projectTasks>[0]): NetworkTask[] {
  const tasks = projectTasks(input)
  const gated = withGates(tasks, input.frame)
  return input.frame.of('gate').length === 0 ? tasks : gated.toSorted((a, b) => (a.wish.position ?? 0.5) - (b.wish.position ?? 0.5))
}

/** 'A chapter each morning, exercise on three evenings, and a walk': whoever names series of their own and nothing else keeps a calendar of them, and organises nothing. */
function isMadeOfSeries(playbook: Playbook, { series }: RhythmPlan, topics: readonly Topic[]): boolean {
  const own = series.filter(({ rhythm, template }) => rhythm !== null && rhythm.source === 'stated' && rhythm.title !== null && !playbook.series?.includes(template))
  return playbook.sessions === undefined && (playbook.series ?? []).length === 0 && topics.length === 0 && own.length >= FEWEST_SERIES
}

const FEWEST_SERIES = 3

/** So many things of its own are the plan; hours that are offered for it are filled. */
const FEWEST_SAID = 4
/** 'MOT on the 4th, insurance by the 12th': a calendar of somebody's dates, and nothing that is begun, tried early and looked back on. */
const FEWEST_DATED = 2
/** However many hours are offered for them. */
const MANY_DATED = 3

/** 'Three swims a week: Tuesday, Friday, Sunday' leaves no room for a fourth that the playbook would like to see. */
function withoutMoreOfCounted(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const counted = frame.of('rhythm').flatMap((rhythm) => (rhythm.title !== null && !rhythm.atLeast && (isOneEachDay(rhythm) || rhythm.per === 'total' || rhythm.inAll !== undefined) ? [rhythm.title] : []))
  const isOneMore = ({ title, answers, fixed }: NetworkTask) => answers.length === 0 && fixed === null && matchesTask({ labels: counted }, { title: title.split(':')[0]!, subjects: [] })
  const kept = tasks.filter((task) => !isOneMore(task))
  return kept.length === tasks.length ? tasks : withoutGaps(kept, tasks)
}

/** 'An hour on Wednesdays and two on Sundays' for things to get and people to ask: their steps are done then, on one of the days after the other. */
function onTheirDays(tasks: NetworkTask[], rhythms: RhythmPlan | null, frame: PlanFrame): NetworkTask[] {
  const all = [...(rhythms?.sessions ? [rhythms.sessions] : []), ...(rhythms?.moreSessions ?? [])]
  return all.length === 0 ? tasks : all.flatMap((rhythm, turn) => onRhythmDays(tasks.filter((_, index) => index % all.length === turn), rhythm, frame))
}

/** Spreads the tasks evenly over the working days of their span, public holidays left out; those with a deadline of their own keep their place. */
function onWorkdays(drafted: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const tasks = overOwnSpans(drafted, frame)
  const holidays = new Set(publicHolidays(frame.brief.timeZone, frame) ?? [])
  const hasOwnDate = (task: NetworkTask) => frame.of('deadline').some((deadline) => deadline.appliesTo !== null && matchesTask(deadline.appliesTo, task))
  const open = new Map(tasks.filter((task) => !hasOwnDate(task)).map((task) => [task, workDays(task, frame).filter((day) => weekdayOf(day) <= 5 && !holidays.has(day) && (task.allowedDays === null || (task.allowedDays.first <= day && day <= task.allowedDays.last)))]))
  const spanOf = (days: readonly DayNumber[] = []) => `${days[0]} ${days.at(-1)}`
  return tasks.map((task) => {
    const days = open.get(task) ?? []
    const beside = [...open.keys()].filter((other) => spanOf(open.get(other)) === spanOf(days))
    return days.length === 0 ? task : { ...task, wish: { ...task.wish, day: days[Math.floor((beside.indexOf(task) * days.length) / beside.length)]! } }
  })
}

/** 'Week 2: own tickets' has some of it on each day of that week: its long tasks are shared out. */
function overOwnSpans(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const spans = frame.of('horizon').filter((horizon) => horizon.appliesTo !== null && horizon.source === 'stated')
  return spans.reduce((all, span) => {
    const own = all.filter((task) => matchesTask(span.appliesTo, task))
    const days = own.length === 0 ? [] : workDays(own[0]!, frame).filter((day) => weekdayOf(day) <= 5)
    if (own.length === 0 || own.length >= days.length) return all
    const shared = inMoreSittings(own, days.length, frame, HALVES)
    return all.flatMap((task) => (task === own[0] ? shared : own.includes(task) ? [] : [task]))
  }, tasks)
}

function isFixedOrRecurring(topic: Topic, fixed: readonly NetworkTask[], rhythms: RhythmPlan): boolean {
  const key = topic.words.join(' ')
  const names = [...fixed.flatMap((task) => task.subjects.slice(0, 1)), ...rhythms.series.map((series) => series.name), rhythms.sessions?.title ?? '']
  // 'The language test (DELE on 9 March)' has that name and its own.
  const asHead = names.flatMap((name) => (name.includes(': ') ? [name, name.slice(0, name.indexOf(': '))] : [name]))
  return asHead.some((name) => withoutNumbers(plainWords(name)) === withoutNumbers(topic.words) || plainWords(name).join(' ') === key)
}

/** 'A 1:1 with Devin' is one meeting, whichever of its numbers was read as an amount. */
function withoutNumbers(words: readonly string[]): string {
  return words.filter((word) => !/^\d+$/u.test(word)).join(' ') || words.join(' ')
}
