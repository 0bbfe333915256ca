import type { Brief } from '../goal/brief.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import { withAftermath } from './days/aftermath.ts'
import { withBoundParts } from './days/bound-parts.ts'
import { workOfVerb } from './choosing/asked-work.ts'
import { bookOfTarget } from './choosing/book-of-target.ts'
import { choosePlaybook } from './choosing/choose-playbook.ts'
import { withRulesOnSteps } from './choosing/rules-on-steps.ts'
import { withoutDoubted } from './doubted-readings.ts'
import { draftCalendar } from './calendar-draft.ts'
import { aroundItsEvent, MOST_DAYS_AFTER } from './project/event-places.ts'
import { betweenHeldSteps } from './project/held-places.ts'
import { finishTasks } from './project/finish-network.ts'
import { fixedWords, languageName } from './fixed-words.ts'
import { meetingTasks, stayTasks, visitTasks } from './project/outings.ts'
import { ofExistingProduct } from './choosing/existing-product.ts'
import { inTheirLanguage } from './choosing/in-their-language.ts'
import { beginsIt, withLevelOfNewcomer } from './choosing/newcomer.ts'
import { isInPortions } from './sessions/piece-of-work.ts'
import { withGoalAsPart } from './choosing/goal-as-part.ts'
import { lentPlaybook } from './choosing/lent-playbook.ts'
import { frameOfKind, isKind, kindOfGoal } from './choosing/kind-of-goal.ts'
import type { KindOfGoal } from './choosing/kind-of-goal.ts'
import { languagesOf } from '../playbooks/playbook-texts.ts'
import { statedTitle } from '../goal/stated-title.ts'
import { playbookTitle } from '../playbooks/translations/translations.ts'
import { withoutIdleDeadlines } from './left-aside.ts'
import { withoutLeftOut } from './left-out.ts'
import { withMentions } from './mentions/keep-in-mind.ts'
import { withNamesOfGoal } from './mentions/names-of-goal.ts'
import { planFrame } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'
import { commitmentTasks, deadlineMarkers } from './project/fixed-tasks.ts'
import { looseEnds } from './project/loose-ends.ts'
import { stepsBeside } from './project/general-steps.ts'
import { withPrecedence } from './project/precedence.ts'
import { withHoursForParts, withHoursOfItsWork } from './days/hours-for-parts.ts'
import { untilItsDays, untilWhatItIsFor } from './days/ready-for.ts'
import { withLateBeginningAsEnd } from './days/late-beginning.ts'
import { withToldEnd } from './days/told-end.ts'
import { untilItsMonth } from './days/until-its-month.ts'
import { withDayOfOccasion } from './days/day-of-occasion.ts'
import { withFirstDay } from './days/first-day.ts'
import { withLeadingEvent } from './days/leading-event.ts'
import { errandsOf, smallGoal } from './small/small-goal.ts'
import type { SmallGoal, SmallPart } from './small/small-goal.ts'
import { asSmall, withNextHour } from './small/small-frame.ts'
import { datesAmongErrands, errandTasks, smallTasks } from './small/small-tasks.ts'
import { untilMonthOfLaunch } from './sprints/month-of-launch.ts'
import { asManyAsNeeded, sprintsToSpare } from './sprints/as-many-as-needed.ts'
import { withSpanOfWork } from './sprints/span-of-work.ts'
import { draftSprint } from './sprints/sprint-draft.ts'
import { withExamsApart } from './sessions/exam-subjects.ts'
import { withStatedAmounts } from './sessions/stated-amounts.ts'
import { freeTimeNotes } from './sprints/team-effort.ts'
import { hasFreeStays, isItinerary } from './trip/is-itinerary.ts'
import { statedTopics } from './topics.ts'
import { withPaceOfParts } from './rhythms/pace-of-parts.ts'
import { withGrowth } from './rhythms/with-growth.ts'
import { withDaysOfTrip } from './trip/days-of-trip.ts'
import { tripSummary } from './trip/trip-summary.ts'
import type { DraftContext, NetworkTask, TaskDrafter, TaskNetwork } from './task-network.ts'
import { assumedWeeks, withTimeOfOthers, withUsualSpan, withWhatOpensLate } from './days/usual-span.ts'
import { planTitle, withNameAsSubject } from './plan-title.ts'
import { withTheirParts } from './whose-part.ts'
import { capitalise, shorten } from './wording.ts'

/** Drafts from the readings and the playbooks alone: the same brief always gives the same network. */
export const embeddedDrafter: TaskDrafter = {
  draft: (brief: Brief, { playbooks, desk }: DraftContext) => {
    const draft = (read: Brief) => draftNetwork(read, playbooks)
    return [desk === undefined ? draft(brief) : withoutDoubted(brief, draft, desk.check)]
  },
}

export function draftNetwork(brief: Brief, playbooks: readonly Playbook[] = []): TaskNetwork {
  const asRead = withWhatOpensLate(untilWhatItIsFor(withExamsApart(withBoundParts(planFrame(withLateBeginningAsEnd(brief), playbooks)))))
  const errands = errandsOf(asRead)
  if (errands !== null) return errandNetwork(errands, asRead)
  const known = inTheirLanguage(bookOfTarget(ofExistingProduct(choosePlaybook(asRead), asRead), asRead), asRead)
  const once = withNextHour(asRead)
  const small = isLargerWork(asRead) ? null : smallGoal(once, known !== null)
  if (small !== null) return smallNetwork(small, once)
  const ruled = withPaceOfParts(known, withRulesOnSteps(known, asRead))
  const read = known === null ? withHoursForParts(ruled) : untilItsDays(known, withHoursOfItsWork(known, ruled))
  const outing = outingTasks(read)
  const kind = known === null && outing.length === 0 && !isInPortions(read) ? kindOfGoal(read) : null
  const chosen = kind?.playbook ?? known ?? (outing.length === 0 ? lentPlaybook(read) : null)
  const parted = chosen === null && outing.length === 0 ? withGoalAsPart(read) : read
  const spanned = withLeadingEvent(chosen, withDaysOfTrip(chosen, untilMonthOfLaunch(chosen, withFirstDay(chosen, withDayOfOccasion(chosen, untilItsMonth(withToldEnd(withTimeOfOthers(withUsualSpan(chosen, inOneLanguage(chosen, parted))))))))))
  const around = aroundItsEvent(chosen, spanned)
  const playbook = around?.inOrder === true ? betweenHeldSteps(around, spanned) : around
  const levelled = withLevelOfNewcomer(playbook, withLeadingEvent(playbook, withAftermath(playbook, spanned, playbook === chosen ? {} : { most: MOST_DAYS_AFTER })))
  const drafting = (long: PlanFrame) => draftedBy(playbook, kind, long, { isMeasured: true })
  const frame = withNameAsSubject(playbook, asManyAsNeeded(withSpanOfWork(playbook, levelled, drafting), drafting))
  if (outing.length > 0 && isOuting(playbook, frame)) return network(outingTasks(frame), null, frame)
  const drafted = draftedBy(playbook, kind, frame)
  const bare = network([...drafted, ...outing, ...fewMore([...drafted, ...outing], playbook, frame)], playbook, frame)
  const whole = { ...bare, assumptions: [...bare.assumptions, ...sprintsToSpare(levelled, frame)], tasks: withTheirParts(withNamesOfGoal(withMentions(bare.tasks, frame), frame), frame) }
  return withoutIdleDeadlines(frame.brief === brief ? whole : { ...whole, brief: frame.brief }, frame.brief)
}

/** 'Take the narrowboat up to Oxford' is no errand; what has its hour in the next days is only gone to. */
function isLargerWork(frame: PlanFrame): boolean {
  const isSoon = frame.first === frame.last || frame.of('event').some(({ from, days }) => from !== null && days.first - frame.first < DAYS_OF_SOON)
  return !isSoon && workOfVerb(frame)?.isKind === true
}

const DAYS_OF_SOON = 14

function smallNetwork(goal: SmallGoal, asRead: PlanFrame): TaskNetwork {
  const frame = asSmall(asRead)
  const bare = network(smallTasks(goal, frame), null, frame)
  return { ...bare, title: statedTitle(frame.brief.prompt) === null ? capitalise(goal.title) : bare.title, assumptions: [fixedWords('small', frame.language)], tasks: withMentions(bare.tasks, frame), brief: frame.brief }
}

function errandNetwork(errands: readonly SmallPart[], asRead: PlanFrame): TaskNetwork {
  const frame = asSmall(asRead)
  const fixed = [...datesAmongErrands(frame), ...commitmentTasks(frame)]
  const own = errandTasks(errands, frame)
  const bare = network([...own, ...looseEnds([...own, ...fixed], frame), ...fixed, ...deadlineMarkers(frame, fixed)], null, frame)
  const isProgramme = frame.brief.isProgramme === true
  return { ...bare, title: isProgramme ? bare.title : statedTitle(frame.brief.prompt) ?? headingOf(frame) ?? fixedWords('thingsToDo', frame.language), assumptions: [fixedWords(isProgramme ? 'programme' : 'errands', frame.language)], tasks: withMentions(bare.tasks, frame), brief: frame.brief }
}

function headingOf({ brief }: PlanFrame): string | null {
  return brief.heading === undefined ? null : shorten(capitalise(brief.heading), LONGEST_TITLE)
}

const LONGEST_TITLE = 80

function draftedBy(playbook: Playbook | null, kind: KindOfGoal | null, frame: PlanFrame, options?: { isMeasured: boolean }): NetworkTask[] {
  const about = kind === null ? frame : frameOfKind(kind, frame)
  return frame.brief.plannerType === 'sprint' ? draftSprint(playbook, about, options) : draftCalendar(playbook, about)
}

function outingTasks(frame: PlanFrame): NetworkTask[] {
  return [...meetingTasks(frame), ...visitTasks(frame), ...stayTasks(frame)]
}

/** Finding slots, visits or an order of stays is the whole task, unless something also recurs or only one stay is named. */
function isOuting(playbook: Playbook | null, frame: PlanFrame): boolean {
  if (hasFreeStays(frame)) return false
  if (playbook !== null && playbook.id !== 'trip' && frame.of('topic').length > 1) return false
  if (frame.brief.plannerType === 'sprint' || frame.of('rhythm').length > 0) return false
  return frame.of('stay').length !== 1 || frame.of('visit').length > 0 || frame.of('meeting').length > 0
}

/** A plan of one or two tasks gets the steps that any goal has, unless no more were asked for. */
function fewMore(drafted: readonly NetworkTask[], playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  // What a playbook knows may fill few sittings, and fills them.
  if (playbook !== null && frame.of('rhythm').length > 0) return []
  const asked = frame.of('rhythm').some((rhythm) => rhythm.per === 'total' && rhythm.count !== null && rhythm.count <= drafted.length)
  return asked ? [] : stepsBeside(drafted, frame)
}

function network(drafted: NetworkTask[], playbook: Playbook | null, frame: PlanFrame): TaskNetwork {
  const tasks = inWholePlan(withPrecedence(withStatedAmounts(finishTasks(withGrowth(withoutLeftOut(drafted, frame), frame), frame.language), frame), frame), frame)
  return {
    title: planTitle(frame, playbook),
    description: tasks.some(({ tags }) => tags[0] === 'trip' && tags.length > 1) && isItinerary(frame) ? tripSummary(frame) : planDescription(frame),
    tasks,
    language: frame.language,
    assumptions: [...assumptionsOf(playbook, frame), ...(frame.brief.plannerType === 'sprint' ? freeTimeNotes(tasks, frame) : [])],
    warnings: warningsOf(frame),
  }
}

/** Templates count their places up to the main event; the network's are those in the whole plan, which may go on after it. */
function inWholePlan(tasks: NetworkTask[], { brief, first, anchor, last }: PlanFrame): NetworkTask[] {
  if (brief.plannerType === 'sprint' || anchor >= last) return tasks
  const share = (anchor - first) / (last - first)
  return tasks.map((task) => (task.wish.position === null ? task : { ...task, wish: { ...task.wish, position: Math.min(1, task.wish.position * share) } }))
}

function planDescription(frame: PlanFrame): string {
  const { language, sprints, weeks } = frame
  const topics = statedTopics(frame).map((topic) => topic.label)
  const covered = topics.length > 0 ? `${language === 'en' ? '' : ' '}${fixedWords('covering', language, { topics: shorten(topics.join(', '), 160) })}` : ''
  if (sprints.length > 0) return fixedWords(sprints.length === 1 ? 'oneSprint' : 'sprints', language, { count: String(sprints.length), covered })
  if (frame.brief.isProgramme === true) return fixedWords('oneDay', language, { covered })
  return fixedWords(weeks === 1 ? 'oneWeek' : 'weeks', language, { count: String(weeks), covered })
}

/** A plan is in one language: the prompt's where the playbook stands in it, else English. */
function inOneLanguage(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const stands = playbook === null || languagesOf(playbook).includes(frame.language)
  return stands ? frame : { ...frame, language: 'en' }
}

function warningsOf({ brief, language }: PlanFrame): string[] {
  const said = brief.language.split('-')[0]!
  if (said === language || said === '' || said === 'und') return []
  return [`You wrote in ${languageName(said)}, but the knowledge for this goal stands in English only: the plan is in English, with your own words kept.`]
}

function assumptionsOf(playbook: Playbook | null, frame: PlanFrame): string[] {
  const { brief, level, language } = frame
  const span = assumedWeeks(playbook, frame)
  return [
    ...(span === null ? [] : [fixedWords(span.by === 'work' ? 'spanOfWork' : 'usualSpan', language, { weeks: String(span.weeks) })]),
    playbook === null ? fixedWords('general', language) : fixedWords(isKind(playbook) ? 'kind' : 'drafted', language, { title: playbookTitle(playbook, language) }),
    ...(beginsIt(playbook, frame) ? [fixedWords('newcomer', language)] : []),
    ...(level === 'intermediate' && playbook?.id !== 'trip' && frame.of('level').length === 0 && brief.plannerType === 'calendar' && playbook !== null && !isKind(playbook) ? [fixedWords('noLevel', language)] : []),
  ]
}
