import { BACK_TO_WORK } from '../dates/dated-edges.ts'
import { hasCue } from '../cues.ts'
import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isInGoal } from '../scope/things-of-clause.ts'
import type { Surroundings } from '../surroundings.ts'
import { plansTrip } from './elsewhere.ts'
import { isOffElsewhere } from './off-elsewhere.ts'
import type { TimeEntry } from './time-entries.ts'
import { hasDates } from './clause-of-time.ts'
import type { ClauseOfTime } from './clause-of-time.ts'

export function isAway({ around, keys, entry }: ClauseOfTime): boolean {
  // 'Power off only in week 3': when that may be.
  if (/(?:^| )(?:off|closed|shut|away) only$/u.test(around.leftKeys.filter((key) => !/^(?:in|on|during|the)$/u.test(key)).join(' ')) && around.leftKeys.length > 2) return false
  // 'Two hours away': how far, not when.
  if (/(?:^| )(?:hours?|minutes?|mins?|km|miles?|streets?|doors?|far|way|distance) (?:away|off)(?: |$)/u.test(around.leftKeys.join(' '))) return false
  // 'The books must be closed on 14 April' is due then.
  if (/(?:^| )(?:must|have to|has to|needs? to|should) be closed(?: (?:on|by))?$/u.test(around.leftKeys.join(' ')) && !around.leftKeys.some((key) => WORKPLACE.test(key))) return false
  if (BACK_TO_WORK.test(around.leftKeys.join(' '))) return false
  if (WHAT_IS_DONE_THERE.test(around.leftKeys.join(' '))) return false
  if (!hasCue(keys, 'away') || hasCue(keys, 'start') || PHRASAL_OFF.test(` ${keys.join(' ')} `)) return false
  // 'until we are away' bounds the time before.
  const isBefore = around.leftKeys.some((key, index) => /^(?:before|until|till)$/u.test(key) && index < around.leftKeys.length - 1)
  return !isBefore && !isClosing(around, entry) && !isTripToPlan(around)
}

/** 'Give a talk at a conference on 18 March', 'our move abroad in September': what the plan leads to. */
const WHAT_IS_DONE_THERE = /(?:^| )(?:talk|speech|presentation|lecture|keynote|paper|poster|stall|stand|booth|demo|workshop) at (?:an?|the|our|my) |(?:^| )(?:move|moving|emigrat\p{L}*|relocat\p{L}*|emigrating) (?:\p{L}+ ){0,3}abroad(?: |$)/u

/** 'laid off', 'kicks off', 'set off': nobody is away. */
const PHRASAL_OFF = / (?:laid|lay|get|gets|getting|got|kick|kicks|kicked|kicking|set|sets|sign|signs|cut|drop|switch|turn|round|finish|start|starts|starting|pay|pays|paid|show|wear|wean|weaning|come|coming|going|taper|tapering|live|phones?|screens?|lights?|tv|laptops?|devices?|wifi|alarm)(?: (?:it|this|that|things|them|us))? off | off (?:work|school|uni) | (?:on|in) (?:my|our) (?:off days?|days? off) /u

/** 'business trip to Munich 12-14 January', 'family holiday in Puglia, 7 days from 5 June' as the first words are what the plan is for. */
function isTripToPlan({ leftKeys, left, segment }: Surroundings): boolean {
  if (segment?.sentence === 0 && FOR_A_TRIP.test(leftKeys.join(' '))) return true
  if (/(?:^| )(?:a|an|one|our|the)? ?(?:\p{L}+ )?(?:weekend|night|nights|trip|day) away(?: (?:in|on|from)(?: \p{L}+)?)?(?: \()?$/u.test(leftKeys.join(' ')) && !leftKeys.some((key) => /^(?:i|we|i'm|we're|am|are|is|be)$/u.test(key))) return true
  if (segment?.sentence === 0 && left.from <= 3 && /(?:^| )(?:weekend|nights?|trip|days?) away /u.test(leftKeys.join(' ')) && !/^(?:i|we|i'm|we're)$/u.test(leftKeys[0]!)) return true
  const isTrip = leftKeys.some((key) => /^(?:trip|holidays?|vacation|\p{L}*urlaub|vacaciones|ferias|vacances)$/u.test(key))
  const isAbsence = leftKeys.some((key, index) => /^(?:i|we|i'm|we're|he|she|they|my|is|am|are|off|away|gone|leave|no|ich|wir|estoy|je)$/u.test(key) || key === 'on' && !/^(?:trip|holidays?|vacation)$/u.test(leftKeys[index - 1] ?? '') || /^(?:school|public|bank|national)$/u.test(key) && /^holidays?$/u.test(leftKeys[index + 1] ?? ''))
  return segment !== null && segment.sentence === 0 && left.from <= 3 && isTrip && !isAbsence
}

/** 'Brush up my Greek for our holiday on Crete, 8-22 May': the work is before it. */
const FOR_A_TRIP = /(?:^| )(?:for|fur|pour|para) (?:\p{L}+ ){1,3}?(?:trip|holidays?|vacation|urlaub|vacaciones|ferias|vacances)(?= |$)/u

/** 'stall list closed on 10 March': a day by which something is closed, not one on which it is. */
function isClosing({ leftKeys }: Surroundings, entry: TimeEntry | null): boolean {
  // 'Office closed 8+9 Feb' is its state: on two days, or of a place where people work.
  if (entry === null || entry.spans.length > 1 || WORKPLACE.test(leftKeys.at(-2) ?? '')) return false
  return leftKeys.length > 1 && leftKeys.at(-1) === 'closed' && !/^(?:is|are|be|stays?|remains?)$/u.test(leftKeys.at(-2)!) && entry.spans.length > 0 && entry.spans.every(({ first, last }) => first === last)
}

const WORKPLACE = /^(?:office|offices|building|school|shop|store|lab|laborator(?:y|ies)|workshop|plant|factory|hall|studio|warehouse|kitchen|library|museum|clinic|practice|surgery|nursery|depot|yard|gym|pool|theatre|theater|campus|company|firm|centre|center|branch|canteen|garage|site|workplace|archive)$/u

/** 'Break: 25-31 October', 'Holidays: 3-9 May', behind what the plan is for. */
export function isHeadedAway({ around: { leftKeys, segment } }: ClauseOfTime): boolean {
  const isHeading = segment !== null && segment.sentence > 0 && segment.lead === ':'
  return isHeading && /^(?:(?:my|our|the) )?(?:(?:term|school|half-term|half term|autumn|spring|summer|winter|christmas|easter|mid-term) )?(?:break|breaks|holidays?|vacation|half-term|half term|time off|days? off|away|closed|closure|closures|absent|absence|leave|off|not available|unavailable|frei|libres?|livres?|geschlossen|cerrado|fechado|no (?:work|sessions?|training)|blackout)$/u.test(leftKeys.filter((key) => key !== ':').join(' '))
}

/** "I'm in Oslo 17-20 May", behind what the plan is for: somewhere else on those days. */
export function isThere({ context, around: { leftKeys, left, segment, keys: near }, entry }: ClauseOfTime): boolean {
  // 'In March I am on site for two weeks (8-21 March)': the whole sentence before the bracket says where.
  const keys = segment?.lead === '(' ? keysOf(context, { from: sentenceOf(context, segment)[0]!.from, to: segment.from - 1 }) : near
  const isPlaceName = context.plannerType === 'calendar' && left.to > left.from + 1 && /^\p{Lu}/u.test(context.source.tokens[left.to - 1]!.text) && !context.readings.some(({ kind }) => kind === 'stay')
  const isSaid = /^(?:(?:.* )?(?:but|and|also|because|when|while|as) )?(?:i'm|im|i am|we're|we are|i'll be|we'll be|i will be) (?:away )?(?:in|at) /u.test(`${leftKeys.join(' ')} `)
  const isHere = leftKeys.some((key) => /^(?:town|home|free|person|charge)$/u.test(key))
  // 'In Rome 9-13 April', alone in its clause.
  const isBare = leftKeys.length <= 3 && leftKeys[0] === 'in' && isPlaceName && isRangeAlone(entry)
  // A clause with its own verb stands for itself behind a comma, too.
  const isAway = AWAY_ELSEWHERE.test(` ${keys.join(' ')} `) || isOffElsewhere(keys)
  const isClause = segment !== null && (segment.sentence > 0 || segment.from > 0 && segment.lead !== '' && isAway)
  return isClause && !(context.plannerType === 'calendar' && plansTrip(context)) && (isSaid || isBare || isAway) && !isHere && entry !== null && entry.spans.length > 0 && entry.windows.length === 0 && entry.point === null && entry.expressions[0]!.bound === null
}

/** 'bin ich im Skiurlaub', 'je suis en stage', 'estoy en Lima', 'estarei em Recife'. */
const AWAY_ELSEWHERE = / (?:(?:bin|sind) (?:ich|wir) (?:\p{L}+ ){0,3}(?:im|in|auf|beim|bei)|(?:ich bin|wir sind) (?:\p{L}+ ){0,3}(?:im|in|auf|beim|bei)|(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:\p{L}+ ){0,3}(?:on (?:site|tour|a course|a cruise|jury duty|assignment|secondment)|at (?:sea|my|our|a|an)|visiting (?:my|our|friends|family|relatives)|staying (?:with|at)|house-sitting|camping)|je (?:suis|serai|pars) (?:en|a|au|aux|chez)|nous (?:sommes|serons|partons) (?:en|a|au|aux|chez)|(?:estoy|estamos|estare|estaremos) en|(?:estou|estamos|estarei|estaremos) (?:em|no|na)) (?!hause|casa|moi|forme|form|dabei|line)| (?:मैं|हम) \S+(?: \S+)? में (?:हूँ|हूं|हैं|रहूँगा|रहूँगी|रहेंगे) /u

function isRangeAlone(entry: TimeEntry | null): boolean {
  return entry !== null && entry.spans.length === 1 && entry.expressions[0]!.days?.grain === 'range'
}

export function isThereThen({ context, around: { rightKeys, segment }, entry }: ClauseOfTime): boolean {
  if (context.plannerType !== 'calendar' || segment === null || segment.sentence === 0) return false
  const isWeekly = entry !== null && entry.spans.length === 0 && entry.weekdays !== null && entry.windows.length === 0
  return isWeekly ? isThereWeekly(context, rightKeys) : hasDates(entry) && THERE_THEN.test(rightKeys.join(' '))
}

/** 'Saturdays I'm at the market', 'samstags bin ich auf dem Markt': the user is busy elsewhere, unless that is where the goal is worked on. */
function isThereWeekly(context: ReadingContext, rightKeys: readonly string[]): boolean {
  const place = THERE_WEEKLY.exec(rightKeys.join(' '))?.[1]
  return place !== undefined && !OF_PRACTICE.test(place) && !isInGoal(context, place)
}

const THERE_WEEKLY = /^(?:(?:bin ich|sind wir) (?:im|beim|auf dem|auf der|in der|bei der|bei den)|(?:i'm|i am|we're|we are) (?:usually |always )?at (?:the|my|our)|(?:estoy|estamos) en (?:el|la)|je suis (?:au|a la|chez)|(?:estou|estamos) (?:no|na)) (\p{L}+)(?: \p{L}+){0,3}$/u
/** Where things are practised, learned or made. */
const OF_PRACTICE = /^(?:gym|pool|studio|club|library|track|court|range|workshop|shed|garage|garden|allotment|barn|boat|house|park|lake|gymnasium|studium|werkstatt|garten|bad|schwimmbad|bibliothek|gimnasio|piscina|taller|biblioteca|piscine|atelier|salle|jardin|bibliotheque|ginasio|oficina|jardim|home|desk|computer)$/u

/** 'In der Osterwoche (29.3.-4.4.) bin ich in Rom': where one is stands behind the days. */
const THERE_THEN = /^(?:bin ich|sind wir) (?:in|im|auf|bei|beim|an der) (?!form|ordnung|hause|der lage)\p{L}/u

/** 'Everybody is out on 2 February', 'the whole team travels on 4 March': nobody is left to work. */
export function isWholeTeamOut({ around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  const said = [...leftKeys, ...rightKeys.slice(0, 4)].join(' ')
  return OUT.test(said.replace(/\b(everybody|everyone)['’]s /u, '$1 is ').replace(/\bwe['’]re (?=all|both)/u, 'we are ')) || ALL_OUT.test(said)
}

/** 'Whole team at a trade fair 2-3 February'. */
const ALL_OUT = /^(?:(?:and|but) )?(?:(?:the|our) )?(?:whole|entire|full) (?:team|crew|office|company|department) (?:out|away|off|travelling|traveling|on holiday|at (?:the|an?|our) \p{L}+)(?= |$)/u

const OUT = /^(?:(?:and|but|on|because|since) )*(?:everybody|everyone|the (?:whole |entire )?(?:team|crew|office|company|department)|(?:all of us|we all|we|all|all three|all four)|all of them)(?: (?:is|are|will be|'re|all|both|be))+ (?:out|away|off|absent|gone|offline|travelling|traveling|unavailable|on leave|on holiday|at (?:the|an|a|our) \p{L}+|at a conference)(?= |$)/u

/** 'I'm out', 'we are on call': said behind one day. */
export function isBusyThen({ around: { rightKeys }, entry }: ClauseOfTime): boolean {
  return hasDates(entry) && BUSY_THEN.test(rightKeys.join(' '))
}

const BUSY_THEN = /^(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:out|working|busy|on call|at work|on shift|on duty|booked|invited|not there|not free)(?= |$)/u

/** Somebody else sees to it then. */
export function isDoneByOthers({ context, around: { rightKeys }, entry }: ClauseOfTime): boolean {
  return context.plannerType === 'calendar' && hasDates(entry) && DONE_BY_OTHERS.test(rightKeys.join(' '))
}

const DONE_BY_OTHERS = /^(?:my|our) (?:\p{L}+ )?\p{L}+ (?:does|do|takes over|take over|will do|is doing|covers|cover|fills in|stands in|steps in|looks after|look after|waters|feeds)(?: (?:it|them|that|this|for me|for us|everything|the \p{L}+))?$/u

/** Whoever is so then does not work on anything. */
export function isTooTired({ around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  return TOO_TIRED.test(rightKeys.join(' ')) || TOO_TIRED.test(leftKeys.join(' '))
}

const TOO_TIRED = /^(?:(?:and|but|on|in|the|,) )*(?:i'm|im|i am|we're|we are) (?:always |usually |just |simply |normally )*(?:too (?:tired|knackered|busy|exhausted|drunk|late)|exhausted|knackered|useless|dead|wiped out|no good|done for)(?: |$)/u
