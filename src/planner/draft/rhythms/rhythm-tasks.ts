import { isGrowingHabit } from '../choosing/growing-habit.ts'
import { isDeed } from '../../goal/topics/deed-forms.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import { matchesTask, stems } from '../../goal/matcher.ts'
import type { Playbook, SeriesTemplate } from '../../playbooks/playbook.ts'
import { GENERAL_SERIES, GROWING_SERIES, MEETING_SERIES, PLAIN_SERIES } from '../../playbooks/general-series.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import { isTheGoal, isTimeForIt, isWholeGoal } from './rhythm-names.ts'
import { comesMonthly, isChore, isGivenByTheClock, isDoneThroughTheDay, isSettledHabit } from '../choosing/chores.ts'
import { scoredPlaybooks } from '../choosing/playbook-scores.ts'
import { MEETING_WORDS } from '../../playbooks/event-texts.ts'
import { partsOfWork } from '../sessions/parts-of-work.ts'
import type { PartOfWork } from '../sessions/parts-of-work.ts'
import { isPieceOfWork } from '../sessions/piece-of-work.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isAttended, isOfSessions, isTrial, ofItsKind, withoutSittings } from './kinds-of-sittings.ts'
import { isErrand, isGathering, saysItsContents } from './errands.ts'
import { isForList } from './on-rhythm-days.ts'
import { isOwnMeeting, seriesOfReturn } from './own-returns.ts'
import { mergeNamesakes, namesDays } from './merged-namesakes.ts'
import { numbered, occurrences, spread } from './recurrence.ts'
import type { Slot } from './recurrence.ts'
import type { RunningSeries } from './series.ts'
import { sharedHours, sharedRhythm } from './shared-rhythm.ts'
import type { SharedRhythm } from './shared-rhythm.ts'
import { EVERY_DAY, namedSeries, usualSeries } from './usual-series.ts'
import { statedTopics } from '../topics.ts'
import { fillText, hasAnyKeyword, plainWords, slug } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/** The rhythms of the prompt that sessions over topics carry, and the series that carry the others. */
export type RhythmPlan = { sessions: Stated | null; /** Rhythms of the same name on other days or hours. */ moreSessions: Stated[]; series: RunningSeries[]; /** The rhythm of a project as a whole. */ project: Stated | null; /** One that tasks and several series share. */ shared: SharedRhythm | null; /** Those of one part of the work each, which its sessions carry. */ parts: PartOfWork[] }

export function planRhythms(playbook: Playbook | null, frame: PlanFrame): RhythmPlan {
  const stated = mergeNamesakes(frame.of('rhythm'))
  const [only] = stated
  if (only && stated.length === 1 && playbook !== null && playbook.sessions === undefined && isForList(only, frame)) return { sessions: null, moreSessions: [], series: [], project: only, shared: null, parts: [] }
  const shared = sharedRhythm(playbook, only && stated.length === 1 && only.ofGroup === undefined && !isTimeOfItsOwn(only, frame) && (only.title === null ? only.appliesTo === null : (isTheGoal(only, frame) || isNoName(only)) && !isOneSeries(only, playbook, frame)) ? only : null, frame) ?? sharedHours(playbook, frame)
  if (shared) return { sessions: null, moreSessions: [], series: shared.series, project: null, shared, parts: [] }
  const templates = (playbook?.series ?? []).filter((template) => holds(template.when, frame))
  const carried = new Map(stated.map((rhythm) => [rhythm, rhythm.ofRoutine === 'told' ? null : lentSeries(rhythm, templates, stated, frame) ?? carrier(rhythm, templates) ?? (isTheGoal(rhythm, frame) && (stated.length === 1 || playbook === null || saysItsMatter(rhythm, playbook, templates)) ? mainOf(templates) : null)]))
  const returns = new Set(stated.filter((rhythm) => seriesOfReturn(rhythm, playbook, frame) !== null))
  const parts = partsOfWork(stated.filter((rhythm) => carried.get(rhythm) === null && !returns.has(rhythm)), playbook, frame)
  const ofParts = new Set(parts.map(({ rhythm }) => rhythm))
  // What is held at its times, with all that goes with it, is no time for work.
  const free = stated.filter((rhythm) => carried.get(rhythm) === null && rhythm.ofRoutine === undefined && !ofParts.has(rhythm) && !returns.has(rhythm))
  const sessions = !isChore(frame) && (playbook?.sessions || coversTopics(playbook, frame) || isPieceOfWork(playbook, frame) && !free.some((rhythm) => isSettledHabit(rhythm, frame) || isDoneThroughTheDay(rhythm) || areCountedSittings(rhythm, frame))) ? sessionRhythm(free, frame) : null
  const moreSessions = sessions === null ? [] : free.filter((rhythm) => rhythm !== sessions && isSameWork(rhythm, sessions))
  const open = free.filter((rhythm) => !isTimeOfItsOwn(rhythm, frame))
  const project = playbook && !playbook.sessions && mainOf(templates) === null ? projectRhythm(open, stated.length, frame) : null
  const own = stated.filter((rhythm) => rhythm !== sessions && rhythm !== project && !moreSessions.includes(rhythm) && !ofParts.has(rhythm)).map((rhythm) => statedSeries(rhythm, { template: carried.get(rhythm) ?? uncarried(rhythm, playbook, frame), carried }, frame))
  const named = namedSeries(templates.filter((template) => !own.some((series) => series.template.id === template.id)), frame)
  // What is told whole is the playbook's own series of that name, and none is held beside it.
  const told = stated.flatMap((rhythm) => (rhythm.ofRoutine === 'told' ? byName(rhythm.title, templates) ?? [] : []))
  const used = new Set([...own.map((series) => series.template), ...named.map((series) => series.template), ...told].map(({ id }) => id))
  const brought = templates.filter((template) => !used.has(template.id) && !template.onlyIfAsked)
  const parents = own.flatMap((series) => splitParent(series, brought.filter((template) => template.partOf === series.template.id), frame))
  const decided = sessions !== null || project !== null || stated.some((rhythm) => rhythm.title === null || saysItsContents(rhythm.title) || (carried.get(rhythm)?.partOf === undefined && carried.get(rhythm) !== null))
  const missing = wholesOf(own)
  const asked = new Set(mentioned(brought, stated, frame))
  const added = decided ? usualSeries(brought.filter((template) => asked.has(template) || missing.has(template.id)), frame, daysOf(own)) : usualSeries(besideParts(brought, own, stated), frame, daysOf(own))
  return { sessions, moreSessions, series: uniqueIds([...parents, ...named, ...added], sessions ? [slug(sessions.title ?? 'session')] : []), project, shared: null, parts }
}

/** That of the goal as a whole: without a name before one of its name, or the only one where it is time that is given. */
function projectRhythm(open: readonly Stated[], stated: number, frame: PlanFrame): Stated | null {
  const whole = open.filter((rhythm) => isWholeGoal(rhythm, frame))
  return whole.find(({ title }) => title === null) ?? whole[0] ?? open.find((rhythm) => stated === 1 && isTimeForIt(rhythm)) ?? null
}

/** 'Three first-aid sessions of 4 hours each': how many there are and how long has been said, and no share of some work is done in them. */
function areCountedSittings({ per, minutes, title }: Stated, frame: PlanFrame): boolean {
  return per === 'total' && minutes !== null && title !== null && statedTopics(frame).length === 0
}

/** Neither five minutes three times a day nor the committee's evening is time for a project. */
function isTimeOfItsOwn(rhythm: Stated, frame: PlanFrame): boolean {
  return isManyADay(rhythm) || rhythm.ofRoutine === 'told' || isOwnMeeting(rhythm, frame)
}

/** Exercises three times a day are not shared with what is done once. */
function isManyADay({ per, count }: Stated): boolean {
  return per === 'day' && (count ?? 1) > 1
}

/** Where the prompt only says when the long run is, the other runs are added on other days; nothing else is. */
function besideParts(brought: readonly SeriesTemplate[], own: readonly RunningSeries[], stated: readonly Stated[]): readonly SeriesTemplate[] {
  const wholes = wholesOf(own)
  return wholes.size === 0 || stated.length === 0 ? brought : brought.filter(({ id }) => wholes.has(id))
}

/** What the named series are only a part of: a long run on Sundays and strength on Fridays are no training for a race without the other runs. */
function wholesOf(own: readonly RunningSeries[]): Set<string> {
  return new Set(own.flatMap(({ template }) => template.partOf ?? []))
}

/** 'I can cook on Sundays and walk at lunchtime': cooking belongs there too, though only the walk was read as a rhythm. */
function mentioned(brought: readonly SeriesTemplate[], stated: readonly Stated[], frame: PlanFrame): SeriesTemplate[] {
  const rest = stated.reduce((prompt, { words }) => prompt.replace(words, ' . '), frame.brief.prompt)
  const words = plainWords(rest)
  return brought.filter((template) => template.partOf === undefined && template.perWeek < EVERY_DAY && hasAnyKeyword(words, template.about.filter((keyword) => keyword.length > 3 && !GENERIC_WORDS.has(keyword))))
}

function daysOf(series: readonly RunningSeries[]): Set<DayNumber> {
  return new Set(series.filter(({ template }) => template.partOf !== undefined).flatMap(({ slots }) => slots.map(({ day }) => day)))
}

/** Without a playbook, a list of topics is worked through in the sessions that the prompt states. */
function coversTopics(playbook: Playbook | null, frame: PlanFrame): boolean {
  return playbook === null && frame.brief.plannerType === 'calendar' && statedTopics(frame).length > 1
}

/** One name, or none, on other days or at other hours. */
function isSameWork(rhythm: Stated, sessions: Stated): boolean {
  const isCounted = (each: Stated) => each.per === 'total' || each.per === 'month' || each.everyDays !== null
  return rhythm.title === sessions.title && rhythm.appliesTo === sessions.appliesTo && !isCounted(rhythm) && !isCounted(sessions)
}

/** The rhythm that the sessions over topics carry: without a name, of the goal's name, or 'study', 'lessons', 'sessions'. */
function sessionRhythm(free: readonly Stated[], frame: PlanFrame): Stated | null {
  if (isGrowingHabit(frame)) return null
  return free.find((rhythm) => rhythm.title === null) ?? free.find((rhythm) => isWholeGoal(rhythm, frame) && !isAttended(rhythm) && !isTrial(rhythm)) ?? free.find((rhythm) => isOfSessions(rhythm) && hasAnyKeyword(plainWords(rhythm.title!), ONES_OWN)) ?? free.find(isOfSessions) ?? null
}

/** What one does by oneself carries the work before what one attends: practice before the lesson. */
const ONES_OWN = ['practi', 'study', 'self study', 'revis', 'homework', 'uben', 'lernen', 'practicar', 'estudi', 'exercic', 'etud']

/** Talks are held, classes attended, other things practised. */
function uncarried(rhythm: Stated, playbook: Playbook | null, frame: PlanFrame): SeriesTemplate {
  const words = plainWords(rhythm.title ?? '')
  // Who has a part of the work is nobody to talk with.
  const names = frame.of('person').filter(({ roles }) => roles.length === 0).map((person) => `=${plainWords(person.name)[0] ?? ''}`)
  const own = seriesOfReturn(rhythm, playbook, frame)
  if (own !== null) return own
  if (playbook === null && isDoneThroughTheDay(rhythm) || isErrand(rhythm.title) || saysItsContents(rhythm.title) || isGivenByTheClock(rhythm) || comesMonthly(rhythm) || rhythm.ofRoutine !== undefined || hasAnyKeyword(words, PLAIN_SERIES.about) || isChore(frame)) return PLAIN_SERIES
  // What a team holds regularly is no talk of two.
  if (frame.brief.plannerType === 'sprint') return hasAnyKeyword(words, [...ADVISERS, '=1 1', 'one on one']) ? MEETING_SERIES : PLAIN_SERIES
  if (hasAnyKeyword(words, [...MEETING_WORDS, ...ADVISERS, '=1 1', ...names])) return MEETING_SERIES
  // How it goes on has been said: no part of it is avoided, and nothing is a little more than that.
  if (playbook === null && frame.of('growth').some(({ appliesTo }) => appliesTo === null || matchesTask(appliesTo, { title: rhythm.title ?? frame.brief.subject, subjects: [] }))) return GROWING_SERIES
  // Beside a goal that a playbook knows it is kept as it is: football with friends has no part that one avoids.
  if (playbook !== null) return PLAIN_SERIES
  return !isPractised(rhythm, frame) || isSettledHabit(rhythm, frame) || isBesideTheGoal(rhythm, frame) ? PLAIN_SERIES : GENERAL_SERIES
}

/** What grows by being done again: practice by its word, or the goal itself. Eye drops and bookkeeping are done as they are, and so is what is posted, sold or given. */
function isPractised(rhythm: Stated, frame: PlanFrame): boolean {
  const words = plainWords(rhythm.title ?? '')
  const isOften = rhythm.per === 'day' && (rhythm.count ?? 1) > 1
  // German has its verb at the end.
  const isDoneAlike = isDeed(words[0] ?? '') || DONE_ALIKE.test(words[0] ?? '') || DONE_ALIKE.test(words.at(-1) ?? '')
  return !isOften && (isWholeGoal(rhythm, frame) && !isDoneAlike || hasAnyKeyword(words, PRACTICE_WORDS))
}

const DONE_ALIKE = /^(?:post|sell|donate|phone|meet|host|attend|join|volunteer|help|measure|count|report|log|share|publish|serve|lead|hold|take|drive|deliver|babysit|mind|watch|listen|pray|sit|anrufen|besuchen|spenden|verkaufen|nehmen|einnehmen|giessen|messen|llamar|visitar|donar|vender|publicar|tomar|regar|medir|appeler|visiter|donner|vendre|publier|prendre|arroser|mesurer|ligar|doar|publicar)$/u

const PRACTICE_WORDS = ['practi', 'train', 'exercis', 'drill', 'rehears', 'workout', 'study', 'learn', '=run', '=runs', 'scales', 'uben', 'ubung', 'lernen', 'probe', 'estudi', 'ensay', 'entren', 'repetition', 'etudi', 'estud', 'ensai', 'trein']

const ADVISERS = ['supervisor', 'tutor', 'mentor', 'coach', 'advisor', 'adviser', 'betreuer', 'tutora']

/** 'Swim 7:00-7:45 on Tuesdays' beside an exam is simply kept: days and hours are settled, progress is not asked for. */
function isBesideTheGoal(rhythm: Stated, frame: PlanFrame): boolean {
  const settled = namesDays(rhythm) && rhythm.windows.some(({ from, to }) => rhythm.minutes === null || to - from <= rhythm.minutes)
  return settled && !isWholeGoal(rhythm, frame) && (frame.of('event').length > 0 || frame.of('topic').length > 0)
}

/** 'Take vitamin D on Sundays, physio exercises twice a day' leads with what its playbook, recovery, is not about. */
function saysItsMatter({ title, words }: Stated, { matches }: Playbook, templates: readonly SeriesTemplate[]): boolean {
  return hasAnyKeyword(plainWords(`${title ?? ''} ${words}`), [...matches.strong, ...templates.flatMap(({ about }) => about)])
}

/** The one that is done most often; the first of equals. */
function mainOf(templates: readonly SeriesTemplate[]): SeriesTemplate | null {
  const usual = templates.filter((template) => template.partOf === undefined && !template.onlyIfAsked)
  return usual.toSorted((a, b) => b.perWeek - a.perWeek)[0] ?? null
}

/** 'Meal prep on Sundays and three workouts a week': the second rhythm is carried by the playbook that knows workouts. */
function lentSeries(rhythm: Stated, own: readonly SeriesTemplate[], all: readonly Stated[], frame: PlanFrame): SeriesTemplate | null {
  const words = isErrand(rhythm.title) || saysItsContents(rhythm.title) ? [] : plainWords(`${rhythm.title ?? ''} ${rhythm.words}`)
  const isOwn = (series: readonly SeriesTemplate[]) => series.some((template) => hasAnyKeyword(words, template.about))
  if (all.length < 2 || own.length === 0 || isOwn(own)) return null
  const others = scoredPlaybooks(frame).filter(({ playbook, score }) => score >= KNOWS_IT_TOO && !playbook.series?.some((template) => own.includes(template)))
  // What another playbook holds only where it is asked for is there for its own aim: the sport in place of a drink.
  const series = others.flatMap(({ playbook }) => (playbook.series ?? []).filter((template) => template.onlyIfAsked !== true && holds(template.when, frame)))
  return series.find((template) => hasAnyKeyword(words, template.about)) ?? null
}

const KNOWS_IT_TOO = 2

/** 'Swim training' is swimming, not whatever else is trained. */
const GENERIC_WORDS = new Set(['train', 'training', 'workout', 'session', 'exercise', 'practice', 'practise', 'daily', 'morning', 'evening', 'routine', 'habit'])

/** 'Train Mon, Wed and Sat' names the days of whatever the goal's training is. */
function isNoName({ title }: Stated): boolean {
  const words = plainWords(title ?? '')
  return words.length > 0 && words.every((word) => GENERIC_WORDS.has(word) || GENERIC_WORDS.has(word.replace(/s$/u, '')))
}

/** 'Strength training three times a week' is strength three times, not strength once beside mobility and cardio. */
function isOneSeries({ title }: Stated, playbook: Playbook | null, frame: PlanFrame): boolean {
  const words = plainWords(title ?? '')
  return (playbook?.series ?? []).some((template) => !template.onlyIfAsked && template.partOf === undefined && holds(template.when, frame) && hasAnyKeyword(words, template.about.filter((keyword) => !GENERIC_WORDS.has(keyword))))
}

/** The playbook's series for a rhythm; the one whose keyword is the longest knows it best. */
function carrier(rhythm: Stated, templates: readonly SeriesTemplate[]): SeriesTemplate | null {
  if (rhythm.portion !== undefined || isErrand(rhythm.title) || isGathering(rhythm.title) || saysItsContents(rhythm.title)) return null
  const words = rhythm.title === null ? [] : plainWords(rhythm.title)
  if (rhythm.ofRoutine !== undefined && words.length > LONGEST_NAME) return null
  if (words.length === 0) return mainOf(templates) ?? askedFor(rhythm, templates)
  return byName(rhythm.title, templates)
}

/** The series that knows most of a name. */
function byName(title: string | null, templates: readonly SeriesTemplate[]): SeriesTemplate | null {
  const words = plainWords(title ?? '')
  const fits = templates.flatMap((template) => template.about.filter((keyword) => hasAnyKeyword(words, [keyword])).map((keyword) => ({ template, keyword })))
  const weightOf = (keyword: string) => (GENERIC_WORDS.has(keyword) ? 0 : keyword.length)
  return fits.toSorted((a, b) => weightOf(b.keyword) - weightOf(a.keyword))[0]?.template ?? null
}

/** In words: what is told at length is done as it is told. */
const LONGEST_NAME = 2

/** '30 minutes each evening' of a plan whose evenings have a series of their own, without a name. */
function askedFor({ words, minutes }: Stated, templates: readonly SeriesTemplate[]): SeriesTemplate | null {
  const said = plainWords(words)
  return minutes === null ? null : templates.find(({ about, onlyIfAsked, partOf }) => onlyIfAsked === true && partOf === undefined && hasAnyKeyword(said, about)) ?? null
}

function statedSeries(rhythm: Stated, { template, carried }: { template: SeriesTemplate; carried: Carried }, frame: PlanFrame): RunningSeries {
  const isAllOfIt = template.id === PLAIN_SERIES.id && isChore(frame) && rhythm.ofRoutine === undefined && carried.size === 1 && isWholeGoal(rhythm, frame)
  // 'Write 500 words a day' is more than its verb.
  const saysMore = rhythm.title?.toLowerCase().startsWith(`${frame.brief.subject.toLowerCase()} `) === true
  const name = (isAllOfIt && !saysMore || rhythm.title === null ? null : withoutSittings(rhythm.title)) ?? fillText(template.name, frame.language, { subject: frame.brief.subject })
  const task = { title: rhythm.title ?? name, subjects: rhythm.appliesTo?.labels ?? [] }
  const parts = [...carried.keys()].filter((other) => other !== rhythm && (isPartOf(other, rhythm) || isKindOf(other, rhythm, carried)))
  const taken = parts.flatMap((part) => occurrences(part, { title: part.title ?? '', subjects: part.appliesTo?.labels ?? [] }, frame).map((slot) => slot.day))
  const slots = occurrences(rhythm, task, frame, new Set(taken))
  const wholes = [...carried.keys()].filter((other) => other !== rhythm && other.title !== null && isKindOf(rhythm, other, carried)).map((other) => other.title!)
  return { id: slug(name), name, template: ofItsKind(template, name, frame), rhythm, slots: rhythm.per === 'week' && rhythm.count !== null && taken.length > 0 ? renumber(leftBeside(taken, slots, rhythm.count), frame) : slots, ...(wholes.length > 0 ? { also: wholes } : {}) }
}

type Carried = ReadonlyMap<Stated, SeriesTemplate | null>

/** What the parts leave of each week's count. */
function leftBeside(taken: readonly DayNumber[], slots: readonly Slot[], count: number): Slot[] {
  const weeks = [...new Set(slots.map((slot) => mondayOf(slot.day)))]
  return weeks.flatMap((week) => spread(slots.filter((slot) => mondayOf(slot.day) === week), Math.max(0, count - taken.filter((day) => mondayOf(day) === week).length)))
}

/** 'Pool on Tuesdays and Thursdays' says where and when two of 'three swims a week' are: the same series knows both. */
function isKindOf(part: Stated, whole: Stated, carried: Carried): boolean {
  const [own, other] = [carried.get(part), carried.get(whole)]
  if (!own || !other || (own !== other && own.partOf !== other.id)) return false
  const isOpen = whole.per === 'week' && whole.count !== null && (whole.days.weekdays ?? []).length === 0 && whole.everyDays === null
  const siblings = [...carried.keys()].filter((each) => each !== whole && (each.days.weekdays ?? []).length > 0 && (carried.get(each) === other || carried.get(each)?.partOf === other.id))
  return isOpen && siblings.includes(part) && siblings.reduce((sum, each) => sum + weeklyCount(each), 0) <= whole.count!
}

/** 'Long run every Sunday' is one of '4 runs a week': its title says more words, the other's among them. */
function isPartOf(part: Stated, whole: Stated): boolean {
  if (part.title === null || whole.per !== 'week' || whole.count === null || onOtherDays(part, whole)) return false
  const own = stems(part.title)
  return whole.title !== null && own.length > stems(whole.title).length && stems(whole.title).every((stem) => own.some((word) => word.startsWith(stem)))
}

function onOtherDays(part: Stated, whole: Stated): boolean {
  const days = whole.days.weekdays ?? []
  return days.length > 0 && !(part.days.weekdays ?? days).some((day) => days.includes(day))
}

function weeklyCount(rhythm: Stated): number {
  if (rhythm.count !== null) return rhythm.per === 'week' ? rhythm.count : 0
  return rhythm.days.weekdays?.length ?? 1
}

/** Gives each series that is part of another one day of its week: the last at the weekend, else the last. */
function splitParent(parent: RunningSeries, parts: readonly SeriesTemplate[], frame: PlanFrame): RunningSeries[] {
  const used: RunningSeries[] = []
  let rest = parent.slots
  for (const template of parts) {
    const picked = new Set(lastOfEachWeek(rest))
    if (picked.size === 0) continue
    const name = fillText(template.name, frame.language, { subject: frame.brief.subject })
    used.push({ id: slug(name), name, template, rhythm: parent.rhythm, slots: renumber(rest.filter((slot) => picked.has(slot)), frame) })
    rest = renumber(rest.filter((slot) => !picked.has(slot)), frame)
  }
  return [{ ...parent, slots: rest }, ...used]
}

function lastOfEachWeek(slots: readonly Slot[]): Slot[] {
  return slots.filter((slot) => slot.weekCount >= 3 && slot === preferredOf(slots.filter((other) => other.week === slot.week)))
}

function preferredOf(week: readonly Slot[]): Slot {
  return week.findLast((slot) => weekdayOf(slot.day) >= 6) ?? week.at(-1)!
}

function renumber(slots: readonly Slot[], frame: PlanFrame): Slot[] {
  return numbered(slots.map((slot) => slot.day), frame)
}

function uniqueIds(series: RunningSeries[], taken: readonly string[]): RunningSeries[] {
  const seen = new Map<string, number>(taken.map((id) => [id, 1]))
  return series.map((each) => {
    const count = (seen.get(each.id) ?? 0) + 1
    seen.set(each.id, count)
    return count === 1 ? each : { ...each, id: `${each.id}-${count}` }
  })
}
