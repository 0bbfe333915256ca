/** What a team wants to reach, in numbers: what is measured (as typed; '' where only the goal tells), how much of it, the words that say so and those that are left out of a text without targets, as offsets. */
export type Target = { measure: string; aim: string; start: number; end: number; omitted: { start: number; end: number } }

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})*`
const SIGN = String.raw`(?:%|per ?cent(?!\p{L}))`
/** What software and services are measured in, and no length of work. */
const SHORT = String.raw`(?:ms|milliseconds?|s|secs?|seconds?|fps|[km]b|[gt]b|kib|mib)(?![\p{L}\d])`
const LONGER = String.raw`(?:min(?:ute)?s?|h|hrs?|hours?|days?|weeks?)(?!\p{L})`
const COUNTED = String.raw`(?!(?:euros?|dollars?|pounds?|francs?|people|persons|sprints?|weeks?|years?|months?)(?!\p{L}))\p{Ll}{3,15}(?:-\p{Ll}{2,10})?(?!\p{L})`
const AMOUNT = String.raw`${NUMBER} ?(?:${SIGN}|${SHORT}|${LONGER})`
const COMPARED = String.raw`(?:(?:to |well )?(?:under|below|over|above|less than|fewer than|more than|at least|at most|no more than|within|<|>|≤|≥)|(?:down |up )?to)`
/** 'a week', 'of the time': how much of their time somebody has is nobody's target. */
const NO_RATE = String.raw`(?! ?(?:a|an|per|each|every|\/) ?(?:week|wk|sprint|day|person|month|iteration)(?!\p{L})| (?:of (?:the |his |her |their |our |my |everyone['’]s )?(?:team|time|week)| time|capacity| long (?:sprints?|weeks?)))`
/** The 'crash-free' of '99.9 % crash-free'. */
const OF_WHAT = String.raw`(?: (?:uptime|coverage|availability|accuracy|\p{Ll}{3,}-free)(?!\p{L}))?`
/** What people hold is as long as they say. */
const NO_MEETING = String.raw`(?!(?:under|below|over|above|less|fewer|more|at|no|within|to|from|by)(?!\p{L}))(?!(?:[\p{L}-]+ ){0,3}(?:meetings?|stand-?ups?|sessions?|sprints?|reviews?|retros?|demos?|calls?|workshops?|shifts?|lessons?|class(?:es)?|tasks?|stories|items?|days?|weeks?|done|finished|everything|it|all)(?!\p{L}))`
const MEASURE = String.raw`${NO_MEETING}(?:(?:our|the|its|their) )?(?<measure>[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,8}?)`

/** 'Goal: under 10 minutes', 'target is 95 % uptime'. */
const HEADED = new RegExp(String.raw`(?<=^|[.;!\n] ?|, | [–-] )(?:our |the |main )?(?:goal|target|aim|objective|kpi)(?: is|:| =| –| -) ?(?:to (?:get|be|reach|have) )?(?:${MEASURE} )?(?<aim>${COMPARED} (?:${AMOUNT}|${NUMBER} ${COUNTED}|${NUMBER}(?= ?(?:[.;,!\n]|$)))|${AMOUNT})${NO_RATE}(?<rest>(?: [\p{Ll}’'-]+){0,7})(?=[.;,!\n]|$)`, 'giu')
/** 'Goal under 1 % error rate', 'target: 95 % of searches under 300 ms': without a sign, or with two numbers, where both are no lengths of work. */
const HEADED_SHORT = new RegExp(String.raw`(?<=^|[.;!\n] ?|, | [–-] )(?:our |the |main )?(?:goal|target|aim|objective|kpi)(?: is|:| =| –| -)? ?(?:to (?:get|be|reach|have) )?(?<aim>(?:${NUMBER} ?${SIGN} of (?:the |all |our )?\p{Ll}{3,20}(?: \p{Ll}{3,20}){0,2} )?${COMPARED} ${NUMBER} ?(?:${SIGN}|${SHORT}))${NO_RATE}(?<rest>(?: [\p{Ll}’'-]+){0,7})(?=[.;,!\n]|$)`, 'giu')
/** 'Get p95 under 300 ms', 'bring the error rate below 1 %', 'keep churn under 3 %'. */
const DEED = new RegExp(String.raw`(?<!\p{L})(?:get|bring|push|take|keep|hold) ${MEASURE} (?<aim>(?:down |up )?${COMPARED} (?:${AMOUNT}${OF_WHAT}|${NUMBER}(?!\d|[.,]\d| ?[\p{L}:/-])))${NO_RATE}`, 'giu')
const CHANGE_VERB = String.raw`(?:cut|reduce|lower|decrease|shrink|bring down|increase|raise|grow|improve|boost|lift|speed up|shorten|halve)`
/** 'Cut our AWS bill by 30 %', 'reduce the build time from 40 to 10 minutes', 'raise activation to 45 %'. */
const CHANGE = new RegExp(String.raw`(?<!\p{L})${CHANGE_VERB} ${MEASURE} (?<aim>(?:down )?by (?:at least |about |around |up to )?${NUMBER} ?${SIGN}|from (?:about |around )?${NUMBER} ?(?:${SIGN}|${SHORT}|${LONGER}|\p{Ll}{3,12})?(?: (?:a|per) \p{Ll}{3,6})? ?(?:down |up )?to (?:under |below |about |at least |over )?(?:${AMOUNT}|${NUMBER})|${COMPARED} ${AMOUNT}${OF_WHAT})${NO_RATE}`, 'giu')
/** 'Search results must load in under 2 seconds', 'the page answers within 300 ms'. */
const SAID = new RegExp(String.raw`(?<=^|[.;!\n] ?|, (?:and )?|: ?| and | so that | until )(?:(?:and|the|our|all|every) ){0,2}(?<measure>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}?) (?:(?:must|should|has to|have to|needs? to|will|can) )?(?<aim>(?:loads?|answers?|responds?|opens?|starts?|runs?|appears?|finish(?:es)?|renders?|comes? back|replies|reply|is done|are done|shows?) (?:in )?(?:under|below|less than|within|at most|no more than) ${NUMBER} ?${SHORT})(?=[.;,!\n)]|$| and )`, 'giu')

/** 'Our website loads in 6 seconds, we want under 2.5': the unit, and what is measured, stand before it. */
const WANTED = new RegExp(String.raw`(?<=^|[.;!\n] ?)(?:(?:our|the|its) )?(?<measure>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?) (?:(?:loads?|answers?|responds?|opens?|starts?|runs?|takes?|is|are|needs?)(?: done)? )(?:in |at |about |around )?${NUMBER} ?(?<unit>${SIGN}|${SHORT}|${LONGER})(?:[^.;,\n]{0,40}), (?:but |and )?(?:we (?:want|need|aim for|would like)|it (?:should|must|has to) be)(?: (?:it|that|this))?(?: (?:to be|to get to))? (?<aim>${COMPARED} ${NUMBER}(?: ?(?:${SIGN}|${SHORT}|${LONGER}))?)(?=[.;,!\n)]|$)`, 'giu')
/** 'Our results page takes 6 seconds to load; … to bring it under 1.5 seconds': what 'it' is stands before. */
const POINTED = new RegExp(String.raw`(?<!\p{L})(?:bring|get|take|push|reduce|cut|lower|shorten|raise|increase) (?:it|that|this|them) (?<aim>(?:down |up )?${COMPARED} ${AMOUNT})${NO_RATE}`, 'giu')
const TOLD = new RegExp(String.raw`(?<=^|[.;!\n] ?)(?:(?:our|the|its) )?(?<thing>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}?) (?:loads?|answers?|responds?|opens?|starts?|runs?|takes?|is|are|needs?|lasts?)(?: done)? (?:in |at |about |around )?${NUMBER} ?(?:${SIGN}|${SHORT}|${LONGER})`, 'iu')
/** 'Rewrite the tests: flaky, 40 minutes long': how much it is today, behind the goal. */
const TODAY = new RegExp(String.raw`(?:: ?|, ?| \()(?:\p{Ll}{3,14},? (?:and )?)?(?:currently |now )?${NUMBER} ?(?:${SIGN}|${SHORT}|${LONGER}) (?:long|today|now|at the moment|currently)\)?(?=[.;,])`, 'giu')

/** Longest target that is told as one, in characters. */
const LONGEST = 90

/** Every target that a text of a team tells in numbers, from left to right. */
export function targetsIn(text: string): Target[] {
  const found = [HEADED, HEADED_SHORT, DEED, CHANGE, WANTED, POINTED, SAID].flatMap((form) => Array.from(text.matchAll(form), (match) => targetOf(match, { form, text })))
  return found.filter(({ start, end }, index) => end - start <= LONGEST && !found.slice(0, index).some((other) => start < other.end && end > other.start)).toSorted((a, b) => a.start - b.start)
}

/** Stretches that tell, in a text with a target, how much it is today. */
export function todaysIn(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(TODAY), ({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

/** 'P95 under 300 ms'; what changes by so much, or from one number to another, keeps its verb: 'cut our hosting bill by 30 %'. */
export function targetInWords({ measure, aim, words }: { measure: string; aim: string; words: string }): string {
  if (measure === '') return aim
  return /^(?:down )?(?:by|from) /iu.test(aim) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : `${measure} ${aim}`
}

function targetOf({ 0: words, index: start, groups }: RegExpExecArray, { form, text }: { form: RegExp; text: string }): Target {
  const end = start + words.length
  const own = groups!['unit'] !== undefined && !/\p{L}|%/u.test(groups!['aim']!.replace(/^[^\d]*/u, '')) ? ` ${groups!['unit']}` : ''
  const said = `${groups!['aim']!}${groups!['rest'] ?? ''}`
  const aim = `${said}${own}`
  const opensGoal = !/\p{L}/u.test(text.slice(0, start))
  // A goal keeps its verb and its thing, and what is said in a clause of its own stays; the rest is told apart from the goal and goes as a whole.
  const from = form === SAID || form === POINTED ? end : form === WANTED ? text.lastIndexOf(',', end - said.length) : opensGoal || form === CHANGE ? end - said.length - timesOf(groups!['measure'] ?? '') : start
  const measure = form === POINTED ? TOLD.exec(text.slice(0, start))?.groups!['thing'] : groups!['measure']
  return { measure: measure ?? '', aim, start, end, omitted: { start: from, end } }
}

/** Length of the 'on Saturdays' at the end of 'waiting time on Saturdays': when it is measured, and no day of the work; 0 without one. */
function timesOf(measure: string): number {
  const times = / (?:on|at|during) \p{L}+(?: \p{L}+)?$/u.exec(measure)?.[0]
  return times === undefined ? 0 : times.length + 1
}
