import type { PlannerType } from '../../../contract/plan.ts'
import { agendaOf } from './agenda/agenda.ts'
import { DAILY_LIFE } from './daily-life.ts'
import { askedThings } from './dates/asked-things.ts'
import { untilEvents } from './dates/until-events.ts'
import { beforeTheDay } from './dates/before-the-day.ts'
import { daysEarlier } from './dates/days-earlier.ts'
import { daysInARow } from './dates/days-in-a-row.ts'
import { daysOfOneMonth } from './dates/days-of-one-month.ts'
import { deedsOnTwoDays } from './dates/deeds-on-two-days.ts'
import { eventsBeforeClauses } from './dates/event-before-clause.ts'
import { exceptionsInOwnWords } from './dates/exceptions-in-own-words.ts'
import { BESIDE_THE_STAY } from './journeys/beside-the-stay.ts'
import { sentencesOfHeadedTimes } from './dates/headed-times.ts'
import { kindsOfDeadline } from './dates/kinds-of-deadline.ts'
import { lastDaysInOwnWords } from './dates/last-days.ts'
import { monthsOfBareDays } from './dates/months-of-bare-days.ts'
import { occasionsOfIt } from './dates/occasion-of-it.ts'
import { sentencesOfPairedDates } from './dates/paired-dates.ts'
import { pointedDays } from './dates/pointed-days.ts'
import { rowsBeforeDate } from './dates/rows-before-date.ts'
import { daysOnShift, ratesAskedFor, stretchesBehindDates } from './dates/stretches-behind-dates.ts'
import { lastOneBefore } from './dates/last-one-before.ts'
import { usedFrom } from './dates/used-from.ts'
import { weeksOfMonths } from './dates/weeks-of-months.ts'
import { weekdaysOfOneThing } from './dates/weekdays-of-one-thing.ts'
import { weekdaysBehindDates } from './dates/weekdays-behind-dates.ts'
import { betweenBounds } from './hours/between-bounds.ts'
import { clocksWithoutPoint } from './hours/clocks-without-point.ts'
import { hoursInStretches } from './dates/hours-in-stretches.ts'
import { timetablesOfDay } from './hours/timetable-of-day.ts'
import { goalBeforeHours } from './hours/own-hours.ts'
import { HOURS } from './hours/rewriters-of-hours.ts'
import { sentencesOfOwnWay } from './journeys/days-of-way.ts'
import { afterItIsThere } from './lists/after-it-is-there.ts'
import { askedBeforeThat, listedAsWell } from './lists/asked-before-that.ts'
import { boundsOfDeeds } from './lists/bounds-of-deeds.ts'
import { listsHeadedByThat } from './lists/headed-by-that.ts'
import { gotBeforeItBegins } from './lists/got-before-it-begins.ts'
import { lagsBetween } from './lists/lags-between.ts'
import { listsBeforeThat } from './lists/lists-before-that.ts'
import { listsInBetween } from './lists/lists-in-between.ts'
import { thingsNeededBefore } from './lists/needed-before.ts'
import { firstInBrackets, sentencesOfOrderWords } from './lists/order-words.ts'
import { stepsOfEachItem } from './lists/steps-of-each-item.ts'
import { teamFirst } from './people/team-first.ts'
import { absencesBehindBrackets, bareDaysOfAbsence } from './people/absences-abroad.ts'
import { deedsOfHelpers } from './people/deeds-of-helpers.ts'
import { peopleOfDepartments } from './people/people-of-departments.ts'
import { datesOfNamedThings, partsWithNames } from './people/parts-with-names.ts'
import { rostersInSentences } from './people/rosters-in-sentences.ts'
import type { Pass, Rewriter } from './rewriter.ts'
import { countsByStretch } from './series/counts-by-stretch.ts'
import { countsThatPoint } from './series/counts-that-point.ts'
import { daysIncluded } from './series/days-included.ts'
import { daysInstead } from './series/days-instead.ts'
import { edgesBehindDates } from './series/edges-behind-dates.ts'
import { headsOfSeries } from './series/heads-of-series.ts'
import { hoursBehindDates, monthsBeforeDates } from './series/hours-before-dates.ts'
import { FOR_EACH, neededForEach } from './series/needed-for-each.ts'
import { OF_EACH, sentencesOfPointsOfEach } from './series/points-of-each.ts'
import { monthsBeforeRange } from './series/months-before-range.ts'
import { lengthsOfSeries } from './series/lengths-of-series.ts'
import { seriesInOwnWords } from './series/series-in-own-words.ts'
import { sentencesOfDatedLists } from './series/shared-hours.ts'
import { toldCompanions } from './series/told-companions.ts'
import { writtenOut } from './shorthand.ts'
import { sprintsInOwnWords } from './sprints/sprints-in-own-words.ts'
import { personDays } from './sprints/person-days.ts'
import { needsOfOthers } from './sprints/needs-of-others.ts'
import { SAID_BEHIND } from './said-behind.ts'
import { sentencesOfTables } from './tables/tables-in-sentences.ts'
import { meansForSoLong } from './tellings/means-for-so-long.ts'
import { sentencesOfTimesWithNames } from './tables/times-with-names.ts'
import { backAfterWeeks } from './tellings/after-what-happens.ts'
import { needsDoing } from './tellings/needs-doing.ts'
import { commentClauses } from './tellings/comment-clauses.ts'
import { holidaysOfDecember, weekendsWithHolidays } from './dates/weekends-with-holidays.ts'
import { lengthsFromDates, lengthsOfPurpose } from './tellings/lengths-of-purpose.ts'
import { daysOfVisits } from './tellings/days-of-visits.ts'
import { disclaimedTimes } from './tellings/disclaimed.ts'
import { freeAndWorking } from './tellings/free-and-working.ts'
import { contractedIs } from './contracted-is.ts'
import { withoutGrowth } from '../growth/told-growth.ts'
import { withoutGates } from '../gates/told-gates.ts'
import { withoutTargets } from '../targets/told-targets.ts'
import { withoutGreeting } from './tellings/greetings.ts'
import { dayInSoManyWeeks } from './tellings/in-so-many-weeks.ts'
import { askedBeforeOccasion } from './tellings/occasion-told-first.ts'
import { tellingsOfOwnMeasure } from './tellings/own-measure.ts'
import { objectsFirst } from './tellings/objects-first.ts'
import { ownSlots } from './tellings/own-slots.ts'
import { tellingsOfOwnTimes } from './tellings/own-times.ts'
import { headedOwnTimes, tellingsOfOwnWeek } from './tellings/own-week.ts'
import { planOfOneWeek } from './tellings/plan-of-one-week.ts'
import { TOLD_OF_GOAL } from './tellings/told-of-goal.ts'
import { papersBeforeJourney, periodsOfPapers, untilItsMonth } from './tellings/until-what-comes.ts'
import { verbAtTheEnd } from './tellings/verb-at-the-end.ts'
import { toldBeforeWish } from './tellings/told-before-wish.ts'
import { estimateOfGoal } from './tellings/estimate-of-goal.ts'
import { whileAway } from './tellings/while-away.ts'
import { handedOccasions } from './tellings/handed-occasions.ts'
import { whoAsks } from './tellings/who-asks.ts'
import { newOneOfWhat, oldOneOfWhat, realOneOfWhat } from './tellings/words-that-point.ts'
import { TEAMWORK } from './teamwork.ts'
import { TELLINGS } from './told-things.ts'
import { thousandsTogether } from './thousands.ts'
import { sentencesOfLaidOutDays } from './weeks/laid-out-days.ts'
import { sentencesOfMeals } from './weeks/meals-of-days.ts'

const CALENDAR: readonly PlannerType[] = ['calendar']
const SPRINT: readonly PlannerType[] = ['sprint']
const BOTH: readonly PlannerType[] = ['calendar', 'sprint']
/** Without two numbers there are no two dates. */
const TWO_NUMBERS = /\d[^\d]+\d/u
/** In the words of five languages, without what counts them. */
const IN_A_ROW = /back[- ]to[- ]back|in a row|running|straight|consecutive|succession|on the trot|on end|am stück|einander|in folge|secutiv|consécuti|seguid|d['’](?:affil|enchaîn)|de suite/iu

/** More or less of something, by any verb for it. */
const GROWS = /more|less|fewer|extra|longer|shorter|heavier|further|add| by |from \S+ .*to |(?:up|down|back|creas\p{L}*|rais\p{L}*|gr[eo]w\p{L}*|lower\p{L}*|drop\p{L}*|cut\p{L}*|build\p{L}*|shorten\p{L}*|lengthen\p{L}*|extend\p{L}*|taper\p{L}*|reduc\p{L}*|shrink\p{L}*|stretch\p{L}*|rising)(?: [^ ]+){0,6} to /iu

const GREETED: readonly Rewriter[] = [
  { name: "a greeting before the goal: 'Bonjour à tous, …'", for: BOTH, find: ({ text }) => withoutGreeting(text) },
  // Before the months of its days are written out.
  { name: "what a team has estimated, before its estimate: 'we estimate 60 developer-days for the kiosk'", for: SPRINT, cue: /estimate/iu, find: ({ text }) => estimateOfGoal(text) },
  { name: "what is done while one is away: 'water it every day while we are away 3 to 17 April'", for: CALENDAR, cue: /while|when|whilst|as long/iu, find: ({ text }) => whileAway(text) },
]

const IN_FULL: readonly Rewriter[] = [
  { name: "shorthand: 'b4', 'w/'", for: BOTH, find: ({ text }) => writtenOut(text) },
  { name: "work of so many days of one person: '30 person-days', '2 days’ work'", for: SPRINT, cue: /[- ](?:hour|day|week|month)s?(?!\p{L})/iu, find: ({ text, language }) => personDays(text, language()) },
  { name: "a German goal told by those who do it: 'Wir lösen das alte Kassensystem ab'", for: SPRINT, cue: /wir \p{L}+en /iu, find: ({ text }) => verbAtTheEnd(text) },
  { name: "a contracted 'is': 'the gym's Mondays', 'the pool's shut'", for: BOTH, cue: /['’]s /u, find: ({ text }) => contractedIs(text) },
  { name: "a thing asked for before its day: 'the dentist? 10 March, 9.05'", for: BOTH, cue: /\?/u, find: ({ text, expressions }) => askedThings(text, expressions().flatMap(({ days, recurrence, start }) => (days?.grain === 'day' && recurrence === null ? [start] : []))) },
  { name: "events up to which something is done: 'lernen bis zur Prüfung am 5. Februar'", for: BOTH, cue: /bis zu[mr] |jusqu/u, find: ({ text, expressions }) => untilEvents(text, expressions().flatMap(({ days, recurrence, start }) => (days?.grain === 'day' && recurrence === null ? [start] : []))) },
  { name: "times that do not count: 'gym is Mondays but that's nothing to do with this'", for: BOTH, find: ({ text }) => disclaimedTimes(text) },
  { name: "how much each time grows: 'add 1 km to the Sunday run every week'", for: CALENDAR, cue: GROWS, find: ({ text }) => withoutGrowth(text) },
  { name: "targets in numbers: 'get p95 under 300 ms', 'cut the bill by 30 %'", for: SPRINT, cue: /\d ?(?:\p{L}|%)|(?:under|below|over|above|to|least|than|[<>≤≥]) ?\d/iu, find: ({ text, language }) => (language() === 'en' ? withoutTargets(text) : []) },
  { name: "who says so: 'due 8 August they reckon'", for: BOTH, find: ({ text }) => commentClauses(text) },
  ...TOLD_OF_GOAL,
  { name: "weekends beside public holidays, and the holidays of December: 'bank holidays and weekends only', 'before the winter break'", for: BOTH, cue: /holiday|break|vacation|recess|feiertag|festivo|férié|feriado/iu, find: ({ text }) => [...weekendsWithHolidays(text), ...holidaysOfDecember(text)] },
  { name: "how it is told in passing: 'trimming wants doing every six weeks', 'an hour a go'", for: BOTH, cue: /doing|done| a |per |say/iu, find: ({ text }) => needsDoing(text) },
  { name: "clocks without their point: 'evenings 7 to 830'", for: BOTH, cue: /\d{3}/u, find: ({ text }) => clocksWithoutPoint(text) },
  { name: "days that share their month: 'am 6., 13. und 20. März', 'Feb 5, 12, 19'", for: BOTH, cue: /\d/u, find: ({ text }) => daysOfOneMonth(text) },
  { name: "things listed with 'as well as': 'the certificate, as well as the statements'", for: BOTH, cue: /as well as|además de|así como|sowie|ainsi que|bem como|assim como/iu, find: ({ text, language }) => listedAsWell(text, language) },
  { name: "times that are left out: 'bis auf montags', 'hors week-ends'", for: BOTH, cue: /bis auf|ausg|ausn|abges|quit|except|excet|exce[pç]|desc|aparte|hors|part |tir|fora|fuera|a não/iu, find: ({ text }) => exceptionsInOwnWords(text) },
  { name: "what has to be on some weekday: 'muss an einem Donnerstag sein'", for: BOTH, cue: /(?:einem|un|numa?|uma?) \p{L}{5,}/iu, find: ({ text }) => weekdaysOfOneThing(text) },
  { name: "who works where: 'Equipo: Ada de Ventas, Beto de Sistemas'", for: SPRINT, cue: /:/u, find: ({ text }) => peopleOfDepartments(text) },
  { name: "what somebody does in a verb of its own: 'Karin sucht die Armaturen aus', 'o meu cunhado Rui tira as fotos'", for: CALENDAR, find: ({ text, language }) => deedsOfHelpers(text, language()) },
  { name: "how long before the last thing of a list is out: 'traje e invitaciones, que tienen que salir un mes antes'", for: CALENDAR, cue: /, (?:que|qui|à|die) [^.;!?\n]{2,60} (?:antes|avant|vorher|davor)/iu, find: ({ text }) => lastOneBefore(text) },
  { name: "from when it is used: 'arreglar el piso para alquilarlo a partir del 1 de abril'", for: BOTH, cue: /(?:para|pour) [^.;!?\n]{2,60} (?:a partir|desde|à partir|dès)/iu, find: ({ text }) => usedFrom(text) },
  { name: "when somebody in a roster is away, behind the bracket: 'Max (Backend) ist KW 5 im Urlaub'", for: SPRINT, cue: /\) (?:ist|sind|hat|fehlt|est|tiene|sera|a|vai|tem)/iu, find: ({ text }) => absencesBehindBrackets(text) },
  { name: "days of a holiday without their month: 'Ana de férias de 7 a 11'", for: BOTH, cue: /férias|licença|baixa|folga|viagem/iu, find: ({ text, today }) => bareDaysOfAbsence(text, today) },
  { name: "what somebody was given to organise: 'I teach maths and have been handed the book fair'", for: CALENDAR, cue: /been |taken |inherited|ended up|volunteered/iu, find: ({ text }) => handedOccasions(text) },
  { name: "who asks, before the goal: 'we are the residents’ association and we’re putting on a fair'", for: BOTH, cue: /^\s*(?:i|we|as|wir|somos|nous|on|the|our|my|der|die|das|la|el|le|a|o)(?!\p{L})/iu, find: ({ text }) => whoAsks(text) },
  { name: "the month of the first day: 'twice a day from 3 to 12 March'", for: CALENDAR, cue: TWO_NUMBERS, find: ({ text }) => monthsBeforeRange(text) },
  ...DAILY_LIFE,
  { name: "numbers with a comma: '1,200 bins'", for: SPRINT, cue: /\d,\d/u, find: ({ text }) => thousandsTogether(text) },
]

const FREE_AND_WORKING: readonly Rewriter[] = [
  { name: "the day of the occasion: 'all done before the day itself'", for: CALENDAR, cue: / (?:day|tag|d[ií]a|jour)(?!\p{L})/iu, find: ({ text, expressions, language }) => beforeTheDay(text, { expressions, language }) },
  { name: "weekdays and hours before their dates: 'calls Wednesdays 4:30-5pm Jan 20, Jan 27'", for: CALENDAR, cue: TWO_NUMBERS, find: ({ text, language }) => hoursBehindDates(text, language) },
  { name: "what has to be there before what was told: '…; before that I need the papers'", for: BOTH, cue: /before|davor|vorher|antes|avant/iu, find: ({ text, language }) => askedBeforeThat(text, language) },
  { name: "what says that a day is the last one: 'como muy tarde, el 12 de mayo'", for: BOTH, cue: /late[rs]|spätest|tarde?|tard|frist|abgabe|schluss|letzte|plazo|l[ií]mite|tope|m[aá]x|último|butoir|dernier|éch|délai|prazo/iu, find: ({ text }) => lastDaysInOwnWords(text) },
  { name: "the hour at which a stretch of days begins: 'camp from Friday 9 July 17:00 until Sunday 11 July'", for: BOTH, cue: TWO_NUMBERS, find: ({ text, language }) => hoursInStretches(text, language) },
  { name: "what is done until something in a month: 'until our trip in October'", for: CALENDAR, cue: /until|till|bis zu|hasta|jusqu|até/iu, find: ({ text, timesOf }) => untilItsMonth(text, timesOf) },
  { name: "the day of what is told with the weeks until it: 'my exam is in 3 weeks'", for: CALENDAR, cue: /(?:in|dans|en|dentro de) \S+ (?:day|week|fortnight|month|tag|woche|monat|d[ií]a|semana|mes|jour|semaine|mois)/iu, find: ({ text, today }) => dayInSoManyWeeks(text, today) },
  { name: "how long what one gets ready for is: 'for a two week holiday in Sicily starting 3 July'", for: CALENDAR, cue: /for /iu, find: ({ text, timesOf }) => lengthsOfPurpose(text, timesOf) },
  { name: "how long from a day: 'Mon/Wed 10am for two weeks from 26 July'", for: CALENDAR, cue: /for [^.!?\n]{1,16}(?:day|week|month)s?,? (?:start|begin|from)/iu, find: ({ text, timesOf }) => lengthsFromDates(text, timesOf) },
  { name: "a visit with its first day and its length: 'arrive on 3 April and stay for two weeks'", for: CALENDAR, cue: /stay|with us|here/iu, find: ({ text, timesOf }) => daysOfVisits(text, timesOf) },
  { name: "when somebody is back after an operation: 'back at work after six weeks'", for: CALENDAR, cue: /back|again/iu, find: ({ text, timesOf }) => backAfterWeeks(text, timesOf) },
  { name: "what a new one is: 'our kitchen is 25 years old, we want a new one'", for: CALENDAR, cue: /new one/iu, find: ({ text }) => newOneOfWhat(text) },
  { name: "counts by stretches of days: 'drops 4 times a day until 14 March, then twice a day until 21 March'", for: CALENDAR, cue: /day|daily|tag|täglich|día|jour|dia/iu, find: ({ text, expressions, today, language }) => countsByStretch(text, { expressions: expressions(), today, language: language() }) },
  { name: "counts of what was just named: 'scales are my weak spot, two sessions of those every week'", for: CALENDAR, cue: /week|woche|wöch|seman|semaine|hebdo/iu, find: ({ text, language }) => countsThatPoint(text, language) },
  { name: "what the real one is: 'practice audit two weeks before the real one'", for: CALENDAR, cue: /the (?:real|actual|proper) (?:one|thing)/iu, find: ({ text }) => realOneOfWhat(text) },
  { name: "which one is meant: 'move our website, Ben exports the old one'", for: BOTH, cue: / one(?!\p{L})/iu, find: ({ text }) => oldOneOfWhat(text) },
  { name: "what a deadline is for its writer: 'internal deadline 30 June'", for: BOTH, cue: /deadline/iu, find: ({ text }) => kindsOfDeadline(text) },
  { name: "what one waits for that another makes: 'Cleo needs Dan’s texts first'", for: SPRINT, cue: /needs|waits|depends|relies/u, find: ({ text }) => needsOfOthers(text) },
  { name: "parts and whose they are: 'Ch1-2 Prof. Lang, Ch3 Mira, Ch4 Noel'", for: SPRINT, cue: /:/u, find: ({ text, language }) => partsWithNames(text, language) },
  { name: "dates of things behind a name: 'Kim: flyers, out by 2 August'", for: SPRINT, cue: /:/u, find: ({ text }) => datesOfNamedThings(text) },
  { name: "sprints told in sentences of their own: 'sprints start on 5 April and last two weeks'", for: SPRINT, cue: /sprint|iteration/iu, find: ({ text }) => sprintsInOwnWords(text) },
  { name: "the time between two parts: 'prime 2 days before painting'", for: BOTH, cue: /(?:days?|weeks?|hours?|months?|h) (?:before|after)/iu, find: ({ text, dates }) => lagsBetween(text, dates) },
  { name: "how long there is to answer a paper: 'letter dated 28 December, 28 days to object'", for: CALENDAR, cue: /(?:days|weeks) to /iu, find: ({ text, today, timesOf }) => periodsOfPapers(text, { today, timesOf }) },
  { name: "papers that a journey wants: 'renew my passport, we fly on 20 March'", for: CALENDAR, cue: /visa|passport|vaccin|jabs|insurance|esta|eta/iu, find: ({ text }) => papersBeforeJourney(text) },
  { name: "what one week shall hold: 'plan my week: gym 3 times, 10 hours of study'", for: CALENDAR, cue: /week/iu, find: ({ text, today }) => planOfOneWeek(text, today) },
  { name: "an earliest and a latest hour: 'has to be after 4 and done by 7'", for: CALENDAR, cue: /\d|noon|midday/u, find: ({ text }) => betweenBounds(text) },
  { name: "when there is time: 'weekdays I can work on it 6 to 8pm, on weekends 10 to 8'", for: CALENDAR, find: ({ text, expressions }) => ownSlots(text, expressions()) },
  { name: "times told in a way of their own: 'my long days are Monday and Tuesday'", for: CALENDAR, find: ({ text }) => tellingsOfOwnTimes(text) },
  { name: "series and skipped days told in a way of their own: '13 and 20 Feb drop out'", for: CALENDAR, find: ({ text }) => seriesInOwnWords(text) },
  { name: "what goes with each time of a series: 'the Wednesday before each session there’s a call'", for: CALENDAR, cue: /(?:before|after) (?:each|every)/iu, find: ({ text }) => toldCompanions(text) },
  { name: "who is free or works: 'I temp Mon-Wed'", for: CALENDAR, find: ({ text }) => freeAndWorking(text) },
  { name: "parts of a month in one word with it: 'die erste Märzwoche', 'die zweite Maihälfte'", for: BOTH, cue: /woche|hälfte|drittel/iu, find: ({ text }) => weeksOfMonths(text) },
  { name: "how much time there is: 'j’ai environ 6 heures par semaine'", for: CALENDAR, find: ({ text }) => tellingsOfOwnMeasure(text) },
  { name: "all the times that there are, under a heading: 'Mi disponibilidad: …'", for: BOTH, cue: /:/u, find: ({ text }) => headedOwnTimes(text) },
  { name: "what one's own week holds: 'le samedi je travaille au magasin'", for: CALENDAR, find: ({ text, expressions, language }) => tellingsOfOwnWeek(text, expressions(), language()) },
]

const ORDER_OF_SENTENCES: readonly Rewriter[] = [
  { name: "a deed behind its object: 'el permiso lo pedimos antes del 15 de junio'", for: BOTH, cue: /(?:hay que|tengo que|debo|[aei]mos|, (?:on|nous)) /iu, find: ({ text, language }) => objectsFirst(text, language) },
  { name: "what is asked for before its occasion: 'my sister gets married on 5 June, plan the hen party'", for: CALENDAR, find: ({ text }) => askedBeforeOccasion(text) },
  { name: "what is over before what is wished for: 'we moved in on 12 December and want the nursery ready by 5 March'", for: CALENDAR, cue: /^\s*(?:i|we) [^.!?\n]*\d[^.!?\n]* and /iu, find: ({ text }) => toldBeforeWish(text) },
  { name: "the goal before the hours of its writer: 'I work Tue-Fri 9-3. Write a novel'", for: CALENDAR, find: ({ text }) => goalBeforeHours(text) },
]

const DAYS_AS_DATES: readonly Rewriter[] = [
  { name: "how long a series goes on beside what is dated: 'twice a day for 6 days, check-up on 22 December'", for: CALENDAR, cue: /(?:day|week|ly|evening|morning|night)(?!\p{L})/iu, find: ({ text, dates, today, timesOf }) => lengthsOfSeries(text, { dates, today, dayOf: (words) => timesOf(words)[0]?.days?.first ?? null }) },
  { name: "how long something is used beside the goal: 'I'll use patches for 10 weeks'", for: CALENDAR, cue: / for /iu, find: ({ text, dates }) => meansForSoLong(text, () => dates().length > 0) },
  { name: "what is got before the first time: '… from 4 January, and buy goggles before'", for: CALENDAR, cue: /before|first|advance/iu, find: ({ text, starts, today }) => gotBeforeItBegins(text, starts, today) },
  { name: "days that words point at: 'the Monday after'", for: CALENDAR, find: ({ text, context }) => pointedDays(text, context) },
  { name: "the occasion of the sentence before: 'our fete. It’s on 10 July, opens at 2'", for: BOTH, cue: /(?<![.!?\n])[.!?\n]\s*\S/u, find: ({ text, dates, today, language }) => occasionsOfIt(text, { dates, today, language }) },
  { name: "the month from which a list of dates goes on: 'from June I join them: 5 and 12 June'", for: CALENDAR, cue: /(?:from|starting|as of|beginning in) \p{L}/iu, find: ({ text, dates }) => monthsBeforeDates(text, dates) },
  { name: "the timetable of one day: 'timings on the day: doors 9:30, five rounds of 45 minutes from 10:00'", for: CALENDAR, cue: TWO_NUMBERS, find: ({ text, dates, expressions, language }) => timetablesOfDay(text, { dates, expressions, language }) },
  { name: "how a thing of a list shall be by its day: 'posters (printed by 20 April)'", for: CALENDAR, cue: /\d/u, find: ({ text }) => boundsOfDeeds(text) },
  { name: "what there is on a date, before what somebody does: 'on 11 February there’s a check-up and someone has to go along'", for: CALENDAR, cue: / (?:and|und|y|et|e) /iu, find: ({ text, dates }) => eventsBeforeClauses(text, dates) },
  { name: "days before what was dated last: 'brew day is 7 August. Starter two days earlier'", for: CALENDAR, cue: /earlier|zuvor|früher|plus tôt|mais cedo/iu, find: ({ text, dates, language }) => daysEarlier(text, dates, language) },
  { name: "what each item of a list takes: 'each is 3 hours and a call'", for: CALENDAR, cue: /[:(]/u, find: ({ text }) => stepsOfEachItem(text) },
  { name: "edges of a series told from their dates: '2 July being the first, 17 September the last'", for: CALENDAR, cue: /first|last|next|final|including|up to|erst|letzt|bis |inclusiv|incluid|inclus|compris|siendo|étant/iu, find: ({ text }) => edgesBehindDates(text) },
  { name: "days that a daily series has anyway: 'every day, weekends too'", for: CALENDAR, find: ({ text }) => daysIncluded(text) },
  { name: "days in a row before their date: 'three days running from 8 May'", for: CALENDAR, cue: IN_A_ROW, find: ({ text, timesOf, language }) => rowsBeforeDate(text, timesOf, language) },
  { name: "what waits for a thing with a date: 'once it is there'", for: CALENDAR, find: ({ text, dates }) => afterItIsThere(text, dates) },
  { name: "orders in other words: 'zum Schluss die Möbel'", for: BOTH, cue: /[,;:]/u, find: ({ text }) => sentencesOfOrderWords(text) },
  { name: "turns in brackets: 'valuation (start with that one)'", for: BOTH, cue: /\(|\n/u, find: ({ text, language }) => firstInBrackets(text, language) },
  { name: "what goes on from a date on: 'it has to cure 4 weeks before …'", for: CALENDAR, cue: /before|bevor|ehe|between|meantime|(?:that|same) day/iu, find: ({ text, dates, timesOf }) => stretchesBehindDates(text, dates, timesOf) },
  { name: "days on shift: 'on nights Tue 9 till Fri 12 Feb'", for: CALENDAR, find: ({ text, timesOf }) => daysOnShift(text, timesOf) },
  { name: "rates as an answer: 'When do we do homework? 40 min a day'", for: CALENDAR, find: ({ text }) => ratesAskedFor(text) },
  { name: "the occasion of a series: 'Rehearsals for the concert (28 March): every Monday'", for: CALENDAR, find: ({ text, dates }) => headsOfSeries(text, dates) },
  { name: "days in a row behind their date: '23 Feb, three days back to back'", for: CALENDAR, cue: IN_A_ROW, find: ({ text, dates }) => daysInARow(text, dates) },
  { name: "one deed on two days: 'Friday night and again Saturday morning'", for: CALENDAR, find: ({ text }) => deedsOnTwoDays(text) },
  { name: "a day in place of another: 'instead we meet on the 27th'", for: CALENDAR, find: ({ text, expressions }) => daysInstead(text, expressions) },
  { name: "things needed by a day: 'before that I need a permit, labels and flyers'", for: BOTH, find: ({ text }) => thingsNeededBefore(text) },
  { name: "lists headed by when they are needed: 'to sort before he’s here: crate, food'", for: CALENDAR, cue: /[:–—-]\s/u, find: ({ text, starts }) => listsHeadedByThat(text, starts) },
  { name: "lists for what was dated last: 'before that: bed, crate, food'", for: CALENDAR, find: ({ text, dates, language }) => listsBeforeThat(text, dates, language) },
  { name: "lists between two dates: 'in between'", for: CALENDAR, find: ({ text, dates }) => listsInBetween(text, dates) },
]

const AGENDA: readonly Rewriter[] = [
  { name: "things of an agenda that share a day, or lie near it: 'doors 19:00', 'leftovers away Monday'", for: CALENDAR, cue: /\d/u, find: ({ text, context, today, language }) => agendaOf(text, { context: context(), today, language: language() }) },
]

const TABLES: readonly Rewriter[] = [
  { name: 'JSON, tables and lines of cells', for: BOTH, cue: /[\n{[]/u, find: ({ text, plannerType }) => sentencesOfTables(text, plannerType) },
  { name: "hours with their people behind: 'Monday: 9-10 (Ana), 9:30-10 (Bo, Cleo)'", for: CALENDAR, cue: TWO_NUMBERS, find: ({ text }) => sentencesOfTimesWithNames(text) },
]

const JOURNEYS: readonly Rewriter[] = [
  ...BESIDE_THE_STAY,
  { name: "a way from place to place: 'off the road by 6pm'", for: CALENDAR, find: ({ text, timesOf, language }) => sentencesOfOwnWay(text, timesOf, language) },
]

const LISTS_OF_DAYS: readonly Rewriter[] = [
  { name: "meals of some days: 'dinners mon-fri next week, one fish'", for: CALENDAR, find: ({ text, language, weekOf }) => sentencesOfMeals(text, language, weekOf) },
  { name: "days laid out: 'Friday dinner at home, Saturday market'", for: CALENDAR, find: ({ text, language, stayBefore, weekOf }) => sentencesOfLaidOutDays(text, language, stayBefore, weekOf) },
  { name: "dates that share an hour: '6 March (Leeds), 13 March (York), all 7pm', 'at 7pm: 6 March Leeds, 13 March York'", for: CALENDAR, cue: TWO_NUMBERS, find: ({ text, dates, language, context }) => sentencesOfDatedLists(text, { dates: dates(), language: language(), context: context() }) },
  { name: "a time that heads a list: 'In May: two coats, the lamps'", for: CALENDAR, cue: /:\s|\s[-–—]\s/u, find: ({ text, timesOf }) => sentencesOfHeadedTimes(text, timesOf) },
  { name: "what each of several dates needs: 'every walk needs a recce at least a week before'", for: CALENDAR, cue: FOR_EACH, find: ({ text, dates, today, language }) => neededForEach(text, { dates, today, language }) },
  { name: "points counted from each date: 'two days before each'", for: CALENDAR, cue: OF_EACH, find: ({ text, dates, today, language }) => sentencesOfPointsOfEach(text, { dates, today }, language()) },
]


const DATES: readonly Rewriter[] = [
  { name: "pairs of dates: '6/7, 13/14 and 20/21 Feb'", for: BOTH, find: ({ text }) => sentencesOfPairedDates(text) },
  { name: 'months of bare days', for: BOTH, find: ({ text, dates, today }) => monthsOfBareDays(text, dates, today) },
  { name: "weekdays behind dates: 'freeze Wed 17 Feb, testing Thu + Fri'", for: BOTH, cue: /\d/u, find: ({ text, dates }) => weekdaysBehindDates(text, dates) },
]

/** Before the team, whose names and hours stand beside lengths as well. */
export const GATES_FIRST: Pass = { name: 'others’ time', why: 'Every reader takes its lengths for work, spans or days, and whoever has it for one of the team.', rewriters: [
  { name: "what others take their time for: 'the privacy review takes 8 working days'", for: BOTH, find: ({ text }) => withoutGates(text) },
] }

/** Before all else, for whoever reads a goal once more beside the readers. */
export const TEAM_FIRST: Pass = { name: 'the team first', why: 'Every reader takes the names before a verb for shares, and those behind a goal for its name.', rewriters: [
  { name: "who does it before or behind what they do: 'Ana, Bo and Cem renew the website'", for: SPRINT, find: ({ text, language }) => teamFirst(text, language()) },
  { name: "who works on it, told in other words than a roster: 'Henrik in IT (3 days a week)', 'architect = Ruth'", for: SPRINT, cue: /=|time|%|week|charge|responsible|care|after/iu, find: ({ text, language }) => (language() === 'en' ? rostersInSentences(text) : []) },
] }

/** How a prompt is said in plainer words before it is read, from the first pass to the last. */
export const PASSES: readonly Pass[] = [
  { name: 'without greeting', why: 'Every other rewriter takes what the text begins with for the goal.', rewriters: GREETED },
  { name: 'in full', why: 'Every other rewriter knows words and clocks as they are written in full.', rewriters: IN_FULL },
  { name: 'said behind', why: 'What follows reads limits before what they bound, and each statement in a sentence of its own.', rewriters: SAID_BEHIND },
  { name: 'free and at work', why: 'The next pass knows the hours of a writer by these words.', rewriters: FREE_AND_WORKING },
  { name: 'the goal first', why: 'What follows takes the first sentence for the goal.', rewriters: ORDER_OF_SENTENCES },
  { name: 'days as dates', why: 'Lists and hours of dates need every day as a date.', rewriters: DAYS_AS_DATES },
  { name: 'agendas', why: 'What has a day by now is read as it stands; lists and hours of dates take what no agenda is.', rewriters: AGENDA },
  { name: 'sentences', why: 'What is left out of tables, lists and asides is said in full, for the readers.', rewriters: [...TABLES, ...JOURNEYS, ...LISTS_OF_DAYS, ...TEAMWORK, ...DATES, ...HOURS, ...TELLINGS] },
]
