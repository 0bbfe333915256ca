import type { PlannerType } from '../../../contract/plan.ts'
import { absencesInBrackets } from './people/absences-in-brackets.ts'
import { leavesOfWeeks } from './people/leaves-of-weeks.ts'
import { daysBesideTheirCount } from './people/days-beside-their-count.ts'
import { sentencesOfDaysOff } from './people/away-from-work.ts'
import { deedsOfPronouns } from './people/deeds-of-pronouns.ts'
import { dutiesElsewhere } from './people/duties-elsewhere.ts'
import { sentencesOfBrackets } from './people/people-in-brackets.ts'
import { sentencesOfShares } from './people/shares-in-sentences.ts'
import type { Rewriter } from './rewriter.ts'
import { soOnThatDay } from './dates/so-on-that-day.ts'
import { approvalsBefore } from './sprints/approvals-before.ts'
import { breaksOfTeams } from './sprints/breaks-of-teams.ts'
import { capacitiesAbroad } from './sprints/capacities-abroad.ts'
import { sentencesOfKeptDays } from './sprints/days-kept-for.ts'
import { sentencesOfEstimates } from './sprints/estimates-of-items.ts'
import { freezesOfMonths } from './sprints/freezes-of-months.ts'
import { hoursOfAll } from './sprints/hours-of-all.ts'
import { sentencesOfSprintLengths } from './sprints/lengths-of-sprints.ts'
import { sentencesOfNumberedStretches } from './sprints/numbered-stretches.ts'
import { sentencesOfFreezes, sentencesOfRunOnChains } from './sprints/release-freezes.ts'
import { notUntilThen } from './sprints/not-until-then.ts'
import { outByThen } from './sprints/out-by-then.ts'
import { sharesInOneSprint } from './sprints/shares-in-one-sprint.ts'
import { sentencesOfShortWeeks } from './sprints/short-weeks.ts'
import { sentencesOfShutHouses } from './sprints/shut-houses.ts'
import { stagedRollouts } from './sprints/staged-rollouts.ts'
import { sentencesOfSprintStarts } from './sprints/starts-of-sprints.ts'
import { sentencesOfTeamTellings } from './sprints/tellings-of-teams.ts'
import { sentencesOfTurns } from './sprints/turns-of-places.ts'
import { daysOfReleases } from './sprints/days-of-releases.ts'
import { freezesAbroad } from './sprints/freezes-abroad.ts'
import { versionsFromTo } from './sprints/versions-from-to.ts'
import { ranksInOneSentence } from './sprints/ranks-in-one-sentence.ts'
import { othersLetOne } from './sprints/others-let-one.ts'
import { upgradesAtOnce } from './sprints/upgrades-at-once.ts'
import { partsWithinDays } from './sprints/within-days.ts'

const SPRINT: readonly PlannerType[] = ['sprint']

/** Who does what, in goals of teams. */
export const TEAMWORK: readonly Rewriter[] = [
  { name: "versions from and to: 'upgrade Rails 6.1 to 7.1'", for: SPRINT, cue: /\d ?(?:to|auf|a|à|para) v?\d/iu, find: ({ text }) => versionsFromTo(text) },
  { name: "ranks in one sentence: 'Must: login and export, could: dark mode'", for: SPRINT, cue: /(?:must|should|could|have)s?:/iu, find: ({ text }) => ranksInOneSentence(text) },
  { name: "the weekdays of releases: 'Tuesday is our deployment window', 'we only release on Mondays'", for: SPRINT, cue: /days?(?!\p{L})/iu, find: ({ text }) => daysOfReleases(text) },
  { name: "freezes abroad: 'gel des mises en production du 22 au 26'", for: SPRINT, cue: /gel |congel|parada|stopp|sperre|pause/iu, find: ({ text }) => freezesAbroad(text) },
  { name: "days that others name: 'not before legal signs off on it, they need till 5 Feb', 'the sandbox is only available from the 15th'", for: SPRINT, cue: /off |available|ready|open|usable|there|up /iu, find: ({ text }) => othersLetOne(text) },
  { name: "when somebody in a roster is there: 'Bo (QA, on leave in sprint 2)'", for: SPRINT, cue: /\([^()]*sprint/iu, find: ({ text }) => absencesInBrackets(text) },
  { name: "leaves of so many weeks: 'Radek is on parental leave for 3 weeks from 21 June'", for: SPRINT, cue: / for /iu, find: ({ text, dates, starts }) => leavesOfWeeks(text, [...dates(), ...starts()]) },
  { name: "weekdays beside their count: 'Bea 3 days Mon-Wed', 'one day a week (Fridays)'", for: SPRINT, cue: /days?(?!\p{L})/iu, find: ({ text }) => daysBesideTheirCount(text) },
  { name: "what has to wait for a day named before it: 'and until then we cannot build the tariff page'", for: SPRINT, cue: / th(?:en|at)(?!\p{L})/iu, find: ({ text, dates }) => notUntilThen(text, dates()) },
  { name: "the day that a condition comes down to: 'has to be on a day without deliveries, so probably Sunday 3 May'", for: SPRINT, cue: /so|mean|that is|i\.e\./iu, find: ({ text }) => soOnThatDay(text) },
  { name: "what somebody does elsewhere each week: 'Lotte, who teaches every Monday and Friday'", for: SPRINT, cue: /day|(?:mon|tue|wed|thu|fri)(?!\p{L})/iu, find: ({ text }) => dutiesElsewhere(text) },
  { name: "who does what, in a word for them: 'Henrike from legal: 8 hours a sprint, she does the risk file'", for: SPRINT, cue: /(?<!\p{L})s?he /iu, find: ({ text }) => deedsOfPronouns(text) },
  { name: "two upgrades at once: 'PHP 7.4 -> 8.3 and Symfony 4.4 -> 6.4'", for: SPRINT, cue: /->|→|=>/u, find: ({ text }) => upgradesAtOnce(text) },
  { name: "turns: 'one branch per week: Leeds, York, Hull'", for: SPRINT, find: ({ text, starts }) => sentencesOfTurns(text, starts) },
  { name: "who approves what before what: 'Legal (Dr. Weber) has to approve the texts before layout starts'", for: SPRINT, cue: /before|must|ha(?:s|ve) to|needs? to|should/iu, find: ({ text }) => approvalsBefore(text) },
  { name: "the stages of a rollout: 'rollout to 5%, 25%, 100% with a week in between'", for: SPRINT, cue: /%|per ?cent/iu, find: ({ text }) => stagedRollouts(text) },
  { name: "in which sprint a share is done: 'Diego does the mockups in sprint 1'", for: SPRINT, find: ({ text }) => sharesInOneSprint(text) },
  { name: "numbered stretches: 'week 1 questionnaire, 2 pilot'", for: SPRINT, find: ({ text, starts }) => sentencesOfNumberedStretches(text, starts) },
  { name: "weeks of fewer days: 'a four-day week, Monday to Thursday', 'Mondays and Thursdays, 7 hours on each', 'Oskar (technician, half a day)'", for: SPRINT, cue: /day|each|apiece|both/iu, find: ({ text, language }) => sentencesOfShortWeeks(text, language()) },
  { name: "days of the week in a roster: 'Mira (Pflege, 2 Tage)', 'Sofía (móvil, 3 días)'", for: SPRINT, cue: /\([^()]*(?:tag|d[ií]a|jour)/iu, find: ({ text, language }) => capacitiesAbroad(text, language()) },
  { name: "parts with so many days: 'critical ones fixed within 7 days, high within 21', 'reds in 14 days, ambers in 45'", for: SPRINT, cue: /within|innerhalb|binnen| in \d/iu, find: ({ text, starts, dates, today }) => partsWithinDays(text, { starts: starts(), dates: dates(), today }) },
  { name: "hours that several have together: 'Camille and Rasmus, 260h altogether'", for: SPRINT, cue: /\d ?h/iu, find: ({ text }) => hoursOfAll(text) },
  { name: "where the product has to be by a day: 'it must be in the App Store by 26 March'", for: SPRINT, cue: / be /iu, find: ({ text }) => outByThen(text) },
  { name: 'the days on which sprints begin', for: SPRINT, find: ({ text, starts }) => sentencesOfSprintStarts(text, starts) },
  { name: "lengths of sprints: 'week = sprint'", for: SPRINT, cue: /sprint|iteration|each|week|start|begin|semana|semaine|woche/iu, find: ({ text }) => sentencesOfSprintLengths(text) },
  { name: 'estimates and points of items', for: SPRINT, find: ({ text, language }) => sentencesOfEstimates(text, language) },
  { name: "freezes: 'nothing goes live in month end week'", for: SPRINT, find: ({ text }) => sentencesOfFreezes(text) },
  { name: "freezes of every month: 'payroll freeze every month from the 18th to the 25th'", for: SPRINT, cue: /month/iu, find: ({ text, today }) => freezesOfMonths(text, today) },
  { name: "days kept for something: 'Keep Monday the 8th free for hotfixes'", for: SPRINT, cue: /(?:for|für|para|pour) /iu, find: ({ text, starts }) => sentencesOfKeptDays(text, starts) },
  { name: 'chains without commas', for: SPRINT, find: ({ text }) => sentencesOfRunOnChains(text) },
  { name: 'days on which nobody works, run on', for: SPRINT, find: ({ text }) => sentencesOfDaysOff(text) },
  { name: "breaks: 'with a break 21 Dec to 3 Jan', 'christmas closed 23.12. - 6.1.'", for: SPRINT, cue: /break|clos|shut|pause|keep/iu, find: ({ text }) => breaksOfTeams(text) },
  { name: 'houses that are shut', for: SPRINT, find: ({ text }) => sentencesOfShutHouses(text) },
  { name: 'what teams tell in passing', for: SPRINT, find: ({ text }) => sentencesOfTeamTellings(text) },
  { name: "people in brackets: 'Alerts (Vik owns)'", for: SPRINT, cue: /\(/u, find: ({ text, language }) => sentencesOfBrackets(text, language) },
  { name: 'shares of a team: who does what', for: SPRINT, find: ({ text, language }) => sentencesOfShares(text, language, 'sprint') },
]
