import { hasCue } from '../cues.ts'
import { hasTime, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isExceptingAt } from '../segments.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import { TAKEN } from '../dates/bans-behind.ts'
import { isElsewhere, plansTrip } from './elsewhere.ts'
import { isOccasionOfOthers, isOffElsewhere, isTakenUp } from './off-elsewhere.ts'
import { consequence } from './said-behind.ts'
import { isFreedForPlan } from './freed-days.ts'
import { isOutOfForm } from './out-of-form.ts'
import { ANY_WEEKEND } from './time-entries.ts'
import type { TimeEntry } from './time-entries.ts'

/** A clause that may forbid its time; `keys` are its words and those of what is said to follow from it. */
type Clause = { context: ReadingContext; around: Surroundings; keys: readonly string[]; entry: TimeEntry | null }

type Verdict = { says: string; forbids: boolean; holds: (clause: Clause) => boolean }

/** What forbids a time and what opens it, narrow wordings before wide ones: the first that holds decides. */
export const VERDICTS: readonly Verdict[] = [
  { says: "I don't work Thursdays, so that's when", forbids: false, holds: ({ context, around }) => isFreedForPlan(context, around) },
  { says: "I'm useless before nine", forbids: true, holds: ({ around, entry }) => isOutOfForm(around, entry) },
  { says: 'evenings, except Mondays', forbids: true, holds: isExcepted },
  { says: 'the week of 11 October is fall break', forbids: true, holds: isBreakTime },
  { says: 'el 24 de febrero es fiesta local', forbids: true, holds: ({ around, entry }) => (entry?.spans.length ?? 0) > 0 && PUBLIC_HOLIDAY.test(around.rightKeys.join(' ')) },
  { says: 'the weekend of 8 May is sacred', forbids: true, holds: ({ around, entry }) => (entry?.spans.length ?? 0) > 0 && TAKEN.test(around.rightKeys.join(' ')) },
  { says: 'Free: Tuesday evenings and Saturdays', forbids: false, holds: ({ context, around, entry }) => (entry?.spans.length ?? 0) === 0 && isUnderHeading(context, around) },
  { says: 'Holidays: 3-9 May', forbids: true, holds: isHeadedAway },
  { says: 'every day but Wednesday', forbids: true, holds: isButDays },
  { says: 'the kit is being repaired from 1 to 5 February', forbids: true, holds: isOutOfUse },
  { says: 'over Diwali (8-10 November) nobody works', forbids: true, holds: isIdleSpan },
  { says: "I'm in Oslo 17-20 May", forbids: true, holds: isThere },
  { says: 'we go skiing from 6 to 13 February', forbids: true, holds: ({ context, around, entry }) => isElsewhere(context, around, entry) },
  { says: 'el 6 y el 7 de marzo tengo una boda', forbids: true, holds: ({ context, around, entry }) => isOccasionOfOthers(context, around, entry) },
  { says: 'du 8 au 12 février j’ai les petits', forbids: true, holds: ({ context, around, entry }) => isTakenUp(context, around, entry) },
  { says: 'je suis libre le mardi', forbids: false, holds: ({ around }) => SELF_FREE.test(` ${around.leftKeys.join(' ')} `) && !isNegated(around.leftKeys) },
  { says: 'from 17 to 31 July my neighbour does it', forbids: true, holds: ({ context, around, entry }) => context.plannerType === 'calendar' && (entry?.spans.length ?? 0) > 0 && DONE_BY_OTHERS.test(around.rightKeys.join(' ')) },
  { says: 'in der Osterwoche (29.3.-4.4.) bin ich in Rom', forbids: true, holds: ({ context, around: { rightKeys, segment }, entry }) => (entry?.spans.length ?? 0) > 0 && segment !== null && segment.sentence > 0 && context.plannerType === 'calendar' && IS_ELSEWHERE.test(rightKeys.join(' ')) },
  { says: 'the night of 27 February I am working', forbids: true, holds: ({ around, entry }) => (entry?.spans.length ?? 0) > 0 && AT_WORK_THEN.test(around.rightKeys.join(' ')) },
  { says: 'everybody is out on 2 February', forbids: true, holds: isWholeTeamOut },
  { says: 'tengo libres los martes', forbids: false, holds: ({ around }) => HAS_FREE.test(` ${around.leftKeys.join(' ')} ${around.rightKeys.join(' ')} `) && !isNegated(around.leftKeys) },
  { says: 'I have Mondays free', forbids: false, holds: ({ around, entry }) => isOwnFreeTime(around, entry) },
  { says: 'free to revise Mon-Sat 9-12', forbids: false, holds: ({ around }) => (FREE_TO.test(around.leftKeys.join(' ')) || FREE_FOR_IT.test(around.rightKeys.join(' '))) && !isNegated(around.leftKeys.filter((key) => key !== 'free')) && !around.leftKeys.some((key) => /^(?:keep|stay|stays|leave|leaving|remain)$/u.test(key)) },
  { says: 'free slots: lunch breaks and evenings 19-21', forbids: false, holds: isFreeSlots },
  { says: 'Mon and Wed 6.30-7.30 am are mine', forbids: false, holds: ({ around, entry }) => (entry?.windows.length ?? 0) > 0 && (entry?.weekdays ?? null) !== null && around.leftKeys.length === 0 && /^(?:is|are) (?:free|mine|ours|available|open)$/u.test(around.rightKeys.join(' ')) },
  { says: 'free Saturdays all day + Thursdays after 17:00', forbids: false, holds: isFreeList },
  { says: 'free 18:00-20:00', forbids: false, holds: ({ around, entry }) => around.leftKeys.join(' ') === 'free' && (entry?.windows.length ?? 0) > 0 },
  { says: 'Sunday is a day of rest', forbids: true, holds: isDayOfRest },
  { says: 'never on Mondays, plus 10-14 May', forbids: true, holds: addsToExclusion },
  { says: 'the old server is switched off on 31 March', forbids: false, holds: ({ around: { leftKeys } }) => SWITCHED_OFF.test(leftKeys.join(' ')) && !leftKeys.some((key) => NEEDED.test(key)) },
  { says: 'phone off at 22:00 each night', forbids: false, holds: ({ keys, entry }) => isEveryDayPoint(entry) && !isNegated(keys) },
  { says: '13 March impossible', forbids: true, holds: isImpossible },
  { says: 'nothing on Fridays', forbids: true, holds: ({ keys }) => isNegated(keys) },
  { says: 'away 15-21 February', forbids: true, holds: isAway },
  { says: 'keep 28 February totally empty', forbids: true, holds: ({ around: { leftKeys, rightKeys } }) => /(?:^| )(?:keep|leave|have|want)$/u.test(leftKeys.filter((key) => !/^(?:the|on|all)$/u.test(key)).join(' ')) && /^(?:(?:totally|completely|absolutely|all|as) )?(?:empty|blank|untouched|bare|clear|free)(?: |$)/u.test(rightKeys.join(' ')) },
  { says: 'keep Sundays clear', forbids: true, holds: ({ keys }) => hasCue(keys, 'keepFree') },
  { says: 'Sundays belong to the family', forbids: true, holds: isReserved },
  { says: 'skip 5 May', forbids: true, holds: ({ keys }) => isSkipped(keys) },
  { says: 'rest on Mondays', forbids: true, holds: isRest },
  { says: "weekday evenings I'm too tired", forbids: true, holds: ({ around: { leftKeys, rightKeys } }) => TOO_TIRED.test(rightKeys.join(' ')) || TOO_TIRED.test(leftKeys.join(' ')) },
]

/** 'Free Saturdays all day + Thursday after 17:00': days that open a list of hours are there for the plan; 'free Saturdays' alone is left alone. */
function isFreeList({ context, around: { leftKeys, rightKeys, segment }, entry }: Clause): boolean {
  if (leftKeys.join(' ') !== 'free' || segment === null || entry === null || entry.weekdays === null) return false
  const isWhole = /^(?:all day|the whole day|whole day|any time|anytime)(?: |$)/u.test(rightKeys.join(' '))
  const end = context.segments.findLast(({ sentence }) => sentence === segment.sentence)!.to
  return isWhole || context.groups.some(({ from, entries }) => from > segment.from && from < end && entries.some(({ windows }) => windows.length > 0))
}

/** Without it nobody works. */
const NEEDED = /^(?:power|water|heating|gas|electricity|internet|wifi|lift|oven|i|we)$/u
/** Something ends then; whoever plans works on. */
const SWITCHED_OFF = /(?:^| )(?:switched|turned|shut|cut|taken|goes|go|going|kicks?|kicked|signed|paid|written|sold|called|dropped|fall|falls) off(?: (?:on|at|for good|by us|forever|finally|completely))?$/u

/** 'Free to practise', 'libre pour réviser': who is free for the work has the time. */
const FREE_TO = /(?:^| )(?:free|available|libres?|disponibles?|livres?|disponivel) (?:to|para|pour|pra) \p{L}+(?: |$)/u

const FREE_FOR_IT = /^(?:is|are|would be) (?:also |all |completely )?(?:free|available|open) for (?:it|this|that|them|practi[cs]e|training|study|studying|lessons)(?: |$)/u

/** Somebody else sees to it then. */
const DONE_BY_OTHERS = /^(?:my|our) (?:\p{L}+ )?\p{L}+ (?:does|do|takes over|take over|will do|is doing|covers|cover|fills in|stands in|steps in|looks after|look after|waters|feeds)(?: (?:it|them|that|this|for me|for us|everything|the \p{L}+))?$/u
const IS_ELSEWHERE = /^(?:bin ich|sind wir) (?:in|im|auf|bei|beim|an der) (?!form|ordnung|hause|der lage)\p{L}/u

/** 'I'm out', 'we are on call': said behind one day. */
const AT_WORK_THEN = /^(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:out|working|busy|on call|at work|on shift|on duty|booked|invited|not there|not free)(?= |$)/u

/** Whoever is so then does not work on anything. */
const TOO_TIRED = /^(?:(?:and|but|on|in|the|,) )*(?:i'm|im|i am|we're|we are) (?:always |usually |just |simply |normally )*(?:too (?:tired|knackered|busy|exhausted|drunk|late)|exhausted|knackered|useless|dead|wiped out|no good|done for)(?: |$)/u

/** 'Moth free', 'smoke free'. */
const FREE_OF = /^(?:moth|moths|clutter|sugar|gluten|dairy|lactose|nut|smoke|pain|debt|car|dust|mould|mold|weed|stress|plastic|screen|phone|alcohol|meat|sick|fee|tax|nappy|diaper|snag)$/u

/** Whether the clause forbids its time; 'so keep that free' behind the clause counts. */
export function isForbidden(context: ReadingContext, stated: Surroundings, entry: TimeEntry | null = null): boolean {
  const around = withoutSecondClause(withoutReference(context.language === 'pt' ? withoutArticle(stated) : stated))
  // 'phone-free evenings'.
  const own = around.keys.filter((key, index) => (key !== 'free' || around.keys[index - 1] !== '-' && !FREE_OF.test(around.keys[index - 1] ?? '')) && !isHiredSkip(around.keys, index))
  const clause = { context, around, keys: [...own, ...consequence(context, around)], entry }
  return VERDICTS.find(({ holds }) => holds(clause))?.forbids ?? false
}

function isExcepted({ context, around: { segment } }: Clause): boolean {
  return segment !== null && segment.from > 0 && isExceptingAt(context.source, segment.from)
}

/** 'Only Saturdays, March 13 impossible'. */
function isImpossible({ context, entry }: Clause): boolean {
  if (entry === null || entry.spans.length === 0) return false
  const { end } = entry.expressions.at(-1)!
  return /^ (?:is |are )?(?:impossible|not possible|no good|taken|gone|off limits|blocked|not free|unmöglich|imposible)(?!\p{L})|^ (?:don['’]?t|doesn['’]?t|won['’]?t) (?:work|suit)(?!\p{L})/iu.test(context.prompt.slice(end, end + 20))
}

function isAway({ around, keys, entry }: Clause): boolean {
  // 'Power off only in week 3': when that may be.
  if (/(?:^| )(?:off|closed|shut|away) only$/u.test(around.leftKeys.filter((key) => !/^(?:in|on|during|the)$/u.test(key)).join(' ')) && around.leftKeys.length > 2) return false
  // 'Two hours away': how far, not when.
  if (/(?:^| )(?:hours?|minutes?|mins?|km|miles?|streets?|doors?) away(?: |$)/u.test(around.leftKeys.join(' ')) || around.leftKeys[0] === 'away' && /(?:^| )can (?:be|go|come)/u.test(around.leftKeys.join(' '))) return false
  if (!hasCue(keys, 'away') || hasCue(keys, 'start') || PHRASAL_OFF.test(` ${keys.join(' ')} `)) return false
  // 'until we are away' bounds the time before.
  const isBefore = around.leftKeys.some((key, index) => /^(?:before|until|till)$/u.test(key) && index < around.leftKeys.length - 1)
  return !isBefore && !isClosing(around, entry) && !isTripToPlan(around)
}

/** 'Everybody is out on 2 February', 'the whole team travels on 4 March': nobody is left to work. */
function isWholeTeamOut({ around: { leftKeys, rightKeys } }: Clause): boolean {
  const said = [...leftKeys, ...rightKeys.slice(0, 4)].join(' ')
  return OUT.test(said.replace(/\b(everybody|everyone)['’]s /u, '$1 is ').replace(/\bwe['’]re (?=all|both)/u, 'we are ')) || ALL_OUT.test(said)
}

/** 'Whole team at a trade fair 2-3 February'. */
const ALL_OUT = /^(?:(?:and|but) )?(?:(?:the|our) )?(?:whole|entire|full) (?:team|crew|office|company|department) (?:out|away|off|travelling|traveling|on holiday|at (?:the|an?|our) \p{L}+)(?= |$)/u

const OUT = /^(?:(?:and|but|on|because|since) )*(?:everybody|everyone|the (?:whole |entire )?(?:team|crew|office|company|department)|(?:all of us|we all|we|all|all three|all four)|all of them)(?: (?:is|are|will be|'re|all|both|be))+ (?:out|away|off|absent|gone|offline|travelling|traveling|unavailable|on leave|on holiday|at (?:the|an|a|our) \p{L}+|at a conference)(?= |$)/u

/** The Portuguese 'no exame' is in the exam and denies nothing. */
function withoutArticle(around: Surroundings): Surroundings {
  const spoken = (keys: readonly string[]) => keys.filter((key) => key !== 'no')
  return { ...around, keys: spoken(around.keys), leftKeys: spoken(around.leftKeys), rightKeys: spoken(around.rightKeys) }
}

/** 'Apart from that I've got Mondays': what is excepted stands in the sentence before. */
function withoutReference(around: Surroundings): Surroundings {
  const said = REFERENCE.exec(around.leftKeys.join(' '))?.[0]
  const count = said === undefined ? 0 : said.trim().split(' ').length
  if (count === 0) return around
  const leftKeys = around.leftKeys.slice(count)
  return { ...around, leftKeys, keys: [...leftKeys, ...around.rightKeys] }
}

const REFERENCE = /^(?:(?:and|but) )?(?:apart from|aside from|other than|besides) (?:that|this|it|them|those|these)(?: ,)? (?=(?:i|i'm|i've|we|we're|we've|it's|only|just|my|our)(?: |$))/u

/** 'Our son starts school in September and can't tie his shoes': what is denied behind the 'and' is not the day. */
function withoutSecondClause(around: Surroundings): Surroundings {
  const joint = around.rightKeys.findIndex((key, index) => /^(?:and|but)$/u.test(key) && /n't$|^(?:can't|cannot|not|never|has|have|is|are)$/u.test(around.rightKeys[index + 1] ?? ''))
  const neverDone = /^(?:(?:have|has|had|i've|we've) (?:never|not)|haven't|hasn't|never \p{L}+ed) /u.test(`${around.rightKeys.slice(joint + 1).join(' ')} `)
  if (joint < 0 || !neverDone && !around.leftKeys.some((key) => /^(?:starts?|begins?|turns?|arrives?|moves?|joins?|retires?)$/u.test(key))) return around
  const rightKeys = around.rightKeys.slice(0, joint)
  return { ...around, rightKeys, keys: [...around.leftKeys, ...rightKeys] }
}

/** 'Break: 25-31 October', 'Holidays: 3-9 May', behind what the plan is for. */
function isHeadedAway({ around: { leftKeys, segment } }: Clause): boolean {
  const isHeading = segment !== null && segment.sentence > 0 && segment.lead === ':'
  return isHeading && /^(?:(?:my|our|the) )?(?:(?:term|school|half-term|half term|autumn|spring|summer|winter|christmas|easter|mid-term) )?(?:break|breaks|holidays?|vacation|half-term|half term|time off|days? off|away|closed|closure|closures|absent|absence|leave|off|not available|unavailable|frei|libres?|livres?|geschlossen|cerrado|fechado|no (?:work|sessions?|training)|blackout)$/u.test(leftKeys.filter((key) => key !== ':').join(' '))
}

/** 'laid off', 'kicks off', 'set off': nobody is away. */
const PHRASAL_OFF = / (?:laid|lay|get|gets|getting|got|kick|kicks|kicked|kicking|set|sets|sign|signs|cut|drop|switch|turn|round|finish|start|starts|starting|pay|pays|paid|show|wear|wean|weaning|come|coming|going|taper|tapering|live|phones?|screens?|lights?|tv|laptops?|devices?|wifi|alarm)(?: (?:it|this|that|things|them|us))? off | off (?:work|school|uni) /u

/** 'the kit is being repaired from 1 to 5 February', 'the hall is out of order 8-10 March'. */
function isOutOfUse({ around: { leftKeys, segment }, entry }: Clause): boolean {
  const said = leftKeys.join(' ')
  const isUser = /^(?:i|we|i'm|we're|ich|wir)$/u.test(leftKeys[0] ?? '')
  return segment !== null && segment.sentence > 0 && !isUser && entry !== null && entry.spans.length > 0 && /(?:^| )(?:is|are|will be|gets?) (?:being (?:repaired|renovated|serviced|painted|cleaned|refurbished|used|replaced|rebuilt|tuned)|under (?:repair|renovation|construction)|out of (?:order|action|use)|in for (?:a )?(?:service|repairs?|servicing|maintenance|an? upgrade)|in (?:repair|use)|fully booked|at the (?:garage|workshop|repair shop)|repaired|renovated|serviced)(?: \p{L}+)?$/u.test(said)
}

/** 'In den Osterferien (29. März bis 9. April) passiert nichts': what is said behind the bracket. */
function isIdleSpan({ context, around: { segment }, entry }: Clause): boolean {
  if (entry !== null && entry.spans.length > 0 && segment !== null && areAllOff(context, segment)) return true
  const open = segment !== null && segment.depth > 0 ? context.segments.indexOf(segment) : -1
  const next = open < 0 ? undefined : context.segments.slice(open + 1, open + 6).find(({ lead, depth }) => lead === ')' && depth < segment!.depth)
  if (next && next.sentence === segment!.sentence && /^(?:(?:is|are|all) )?(?:off|closed|free|frei|zu|libres?|cerrado|fermé|fermés|livres?|fechado|folga)$/u.test(keysOf(context, next).join(' '))) return entry !== null && entry.spans.length > 0
  if (!next || segment!.lead !== '(' || next.lead !== ')' || next.sentence !== segment!.sentence || entry === null || entry.spans.length === 0 || hasTime(context, next)) return false
  return / (?:ruht|ruhen|pausiert|pausieren) | (?:passiert|geht|läuft|lauft|arbeitet|arbeiten|ist|sind|findet|haben) (?:\p{L}+ ){0,2}(?:nichts|niemand|keiner|geschlossen|zu|frei) | (?:nothing|nobody|no one|none of us) | (?:is|are|we're|we are) (?:closed|off|away|shut) | (?:no|nadie) (?:se )?(?:trabaja|trabajamos|hacemos|hay) | (?:on ne|personne ne) \p{L}+ | (?:não|nao|ninguem) (?:se )?(?:trabalha|trabalhamos|fazemos|ha) | (?:school|shop|office|site|plant|kitchen) (?:is )?(?:closed|shut) /u.test(` ${keysOf(context, next).join(' ')} `)
}

/** 'The national holiday 26 October and All Saints, 1 November, are off for all of us': said of all the dates of the sentence. */
function areAllOff(context: ReadingContext, segment: Segment): boolean {
  const sentence = sentenceOf(context, segment)
  const [first, last] = [keysOf(context, sentence[0]!), keysOf(context, sentence.at(-1)!)]
  const isOne = context.plannerType === 'sprint' && /(?:^| )(?:is|ist|es|est|e) (?:(?:an?|also|auch|ein|un|um) )*(?:day off|free|off|frei|(?:public |bank )?holiday|feiertag|festivo|feriado|libre|livre|ferie)(?: for (?:us all|all|all of us|everybody|everyone|us))?$/u.test(last.join(' ')) && !first.some((key) => context.people.has(key[0]!.toUpperCase() + key.slice(1)))
  if (isOne) return true
  const isSubject = !first.some((key) => /^(?:i|we|she|he|they|is|if|when|ich|wir|wenn)$/u.test(key))
  return isSubject && context.groups.filter(({ from, to }) => from >= sentence[0]!.from && to <= sentence.at(-1)!.to).length > 1 && /(?:^| )(?:are|sind|son|sont|sao) (?:all |both |alle |beide )?(?:off|free|frei|holidays|public holidays|closed|days off|libres|fiestas|festivos|feriados|feries|geschlossen|feiertage)(?: for (?:us all|all|all of us|everybody|everyone|us))?$/u.test(last.join(' '))
}

/** "I'm in Oslo 17-20 May", behind what the plan is for: somewhere else on those days. */
function isThere({ context, around: { leftKeys, left, segment, keys: near }, entry }: Clause): boolean {
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

/** 'every day but Wednesday', 'any day but Mondays and Fridays'. */
function isButDays({ context, around: { segment, leftKeys, rightKeys } }: Clause): boolean {
  if (!segment || leftKeys.join(' ') !== 'but' || rightKeys.length > 0) return false
  const before = context.groups.findLast(({ to }) => to <= segment.from)
  return before !== undefined && before.to === segment.from && before.entries.some(({ isDaily, weekdays }) => isDaily || (weekdays?.length ?? 0) >= 5)
}

/** 'Tengo libres los martes', 'tenho as quartas livres': whoever has them free has the time. */
const HAS_FREE = / (?:tengo|tenemos|tenho|temos|j'ai|nous avons) (?:\p{L}+ ){0,5}(?:libres?|livres?|disponibles?|disponíveis) /u

/** 'Je suis libre', 'estoy libre': whoever is free then has the time. */
const SELF_FREE = / (?:suis|sommes|estoy|estamos|estou|estamos|bin|sind|i'm|im|am|are|we're|they're|he's|she's) (?:\p{L}+ )?(?:libres?|livres?|frei|disponibles?|free|available) /u

function isNegated(keys: readonly string[]): boolean {
  const joined = ` ${keys.join(' ')} `
  // 'Don't forget to water the plants on Saturday.'
  if (/ (?:don't|do not|never|not|mustn't|can't) (?:let (?:me|us) )?(?:forget|miss) /u.test(joined)) return false
  if (/ (?:nothing then ,|not then ,|not only|and nothing else|but nothing else|and no other|but no other|no later|not later|no more|not more|no less|not before|no earlier|no longer than|nothing but|no matter|not too|not sure|can't wait|i'm free|im free|we're free|they're free|he's free|she's free|am free|is free|are free|free on|free from|free time) /u.test(joined)) return false
  // 'ride without stabilisers before the trip on 3 May'.
  const said = keys.filter((key, index) => !/^(?:without|sans|ohne|sin|sem)$/u.test(key) || index >= keys.length - 2)
  return keys.some((key) => key.endsWith("n't") || key === 'nor') || hasCue(said, 'never')
}

/**
 * 'evenings free', 'only free Saturdays', 'I have Mondays free': time that is there for the plan. 'Weekends stay free',
 * 'keep Sunday free' and 'free evenings' ask to leave it alone, and so do bare weekends.
 */
export function isOwnFreeTime({ leftKeys, rightKeys }: Surroundings, entry: TimeEntry | null): boolean {
  const left = ` ${leftKeys.join(' ')} `
  const others = [...leftKeys, ...rightKeys.slice(1)].filter((key) => key !== 'free')
  if (others.some((key) => KEEPING.test(key)) || isNegated(others)) return false
  if (/ (?:only|just) (?:\p{L}+ )?free (?:on |at |in )?$/u.test(left)) return true
  if (rightKeys[0] !== 'free') return false
  // 'five sittings a week with weekends free' leaves them alone; 'with my Mondays free' has them.
  if (leftKeys.at(-1) === 'with' && leftKeys.length === 1) return false
  if (/ (?:have|got|have got|i've|we've|ive|with|my|only|am|are) /u.test(left)) return true
  // 'Office job, weekends free': what the job leaves.
  if (leftKeys.some((key) => /^(?:job|work|working|full-time|school|shifts|uni|university|apprenticeship)$/u.test(key))) return true
  const isWeekend = entry !== null && entry.weekdays !== null && entry.weekdays.every((weekday) => weekday >= 6) && entry.windows.length === 0
  return !isWeekend && (entry?.windows.length ?? 0) > 0
}

/** What is said behind the day that it is. */
const PUBLIC_HOLIDAY = /^(?:is|are|es|son|est|ist|e|sont) (?:(?:an?|the|our|ein|un|um|jour|dia|día|bei|uns|chez|nous|aqui) )*(?:(?:public|bank|national|local|municipal) )?(?:holidays?|fiesta(?: local| nacional)?|festivos?|feriados?|ferie|ferié|feries|feiertage?|bruckentag|chome|ponto facultativo|puente)(?: |$)/u

/** 'the week of 11 October is fall break'. */
function isBreakTime({ context, around: { right, segment } }: Clause): boolean {
  return segment !== null && /^(?:is|are) (?:the |our |my |a |also )?(?:(?:fall|spring|winter|summer|autumn|school|christmas|easter|mid-term|midterm) break|half-term|half term|half - term|reading week|school holidays?|recess)\b/u.test(keysOf(context, { from: right.from, to: Math.min(segment.to, right.from + 6) }).join(' '))
}

/** 'Sunday is a day of rest', 'Mondays are my rest days'; 'a day' is a time to the grammar, so the words of the clause count. */
function isDayOfRest({ context, around: { segment, right, leftKeys, rightKeys } }: Clause): boolean {
  if (!segment) return false
  // 'Wed fri rest'.
  if (leftKeys.filter((key) => key !== ',').length === 0 && /^(?:=|:|-|are|is)? ?(?:rest|resting|rest days?|recovery|nothing|nothing at all)$/u.test(rightKeys.join(' '))) return true
  const behind = keysOf(context, { from: right.from, to: Math.min(segment.to, right.from + 7) }).join(' ')
  if (HOLY.test(behind)) return true
  return /^(?:is|are) (?:(?:a|my|our|the|always) )*(?:day of rest|days of rest|rest days?|days? off|off)\b/u.test(behind)
}

/** 'Sonntag ist heilig', "le dimanche c'est repos", 'domingo é da família'. */
const HOLY = /^(?:ist|sind|es|son|e|sao|c'est|est) (?:(?:de|del|da|do|para|pra|la|le|el|der|die|fur|mein|mi|meu|mon|jour|dia|tag|immer|siempre|sempre|toujours) )*(?:heilig|ruhetag|familientag|pause|familie|sagrado|sagrada|familia|repos|sacre|famille|descanso|descansar|folga|frei|tabu)(?: |$)/u

/** 'two meetings and one free evening' of a trip: something it holds; '20 per evening': a pace. */
export function isFreePart({ leftKeys }: Surroundings): boolean {
  return leftKeys.at(-1) === 'per' || /(?:^| )(?:a|an|one|two|three|\d) free$/u.test(leftKeys.join(' '))
}

/** 'Free slots: lunch breaks and evenings 19-21'. */
/** 'Free: Tuesday evenings from 7.30 and Saturdays until 1pm', as a heading of times. */
function isUnderHeading(context: ReadingContext, { segment }: Surroundings): boolean {
  const sentence = segment === null ? [] : sentenceOf(context, segment)
  const colon = sentence.findIndex(({ lead }) => lead === ':')
  const head = colon > 0 && sentence.indexOf(segment!) >= colon ? sentence[colon - 1]! : null
  return head !== null && /^(?:(?:i am|i'm|when i'm|when|we are|we're) )?(?:free|available|open|possible|frei|verfugbar|libre|libres|disponible|livre|disponivel)(?: times?| slots?| days?)?$/u.test(keysOf(context, head).join(' '))
}

function isFreeSlots({ around: { leftKeys } }: Clause): boolean {
  return /(?:^| )free (?:slots?|times?|hours?|windows?|days?)(?: (?:are|is|on|at|in))*(?: \p{L}+){0,2}$/u.test(leftKeys.filter((key) => key !== ':').join(' ')) && !leftKeys.some((key) => KEEPING.test(key) && !/^(?:are|is)$/u.test(key))
}

const KEEPING = /^(?:keep|stay|stays|leave|leaving|remain|must|should|are|is|be|need|needs|want|of|from|for)$/u

/** 'Brush up my Greek for our holiday on Crete, 8-22 May': the work is before it. */
const FOR_A_TRIP = /(?:^| )(?:for|fur|pour|para) (?:\p{L}+ ){1,3}?(?:trip|holidays?|vacation|urlaub|vacaciones|ferias|vacances)(?= |$)/u

/** 'business trip to Munich 12-14 January', 'family holiday in Puglia, 7 days from 5 June' as the first words are what the plan is for. */
function isTripToPlan({ leftKeys, left, segment }: Surroundings): boolean {
  if (segment?.sentence === 0 && FOR_A_TRIP.test(leftKeys.join(' '))) return true
  if (/(?:^| )(?:a|an|one|our|the)? ?(?:\p{L}+ )?(?:weekend|night|nights|trip|day) away(?: (?:in|on|from)(?: \p{L}+)?)?(?: \()?$/u.test(leftKeys.join(' ')) && !leftKeys.some((key) => /^(?:i|we|i'm|we're|am|are|is|be)$/u.test(key))) return true
  if (segment?.sentence === 0 && left.from <= 3 && /(?:^| )(?:weekend|nights?|trip|days?) away /u.test(leftKeys.join(' ')) && !/^(?:i|we|i'm|we're)$/u.test(leftKeys[0]!)) return true
  const isTrip = leftKeys.some((key) => /^(?:trip|holidays?|vacation|\p{L}*urlaub|vacaciones|ferias|vacances)$/u.test(key))
  const isAbsence = leftKeys.some((key, index) => /^(?:i|we|i'm|we're|he|she|they|my|is|am|are|off|away|gone|leave|no|ich|wir|estoy|je)$/u.test(key) || key === 'on' && !/^(?:trip|holidays?|vacation)$/u.test(leftKeys[index - 1] ?? '') || /^(?:school|public|bank|national)$/u.test(key) && /^holidays?$/u.test(leftKeys[index + 1] ?? ''))
  return segment !== null && segment.sentence === 0 && left.from <= 3 && isTrip && !isAbsence
}

/** 'stall list closed on 10 March': a day by which something is closed, not one on which it is. */
function isClosing({ leftKeys }: Surroundings, entry: TimeEntry | null): boolean {
  return leftKeys.length > 1 && leftKeys.at(-1) === 'closed' && !/^(?:is|are|be|stays?|remains?)$/u.test(leftKeys.at(-2)!) && entry !== null && entry.spans.length > 0 && entry.spans.every(({ first, last }) => first === last)
}

/** 'phone off at 22:00 each night': an hour of every day is when something is done, not when nothing may be. */
function isEveryDayPoint(entry: TimeEntry | null): boolean {
  return entry !== null && entry.isDaily && entry.windows.length === 0 && entry.point !== null
}

/** 'rest on Mondays', 'I lose every Wednesday to meetings'. */
function isRest({ around: { leftKeys } }: Clause): boolean {
  const last = leftKeys.findLast((key) => key !== 'on' && key !== 'the')
  if (/^(?:rest|recovery|deload|holiday) (?:week|weekend|days?)$/u.test(leftKeys.join(' '))) return true
  return last === 'rest' || last === 'resting' || last === 'lose' || last === 'descanso' || last === 'repos' || last === 'ruhetag'
}

function isSkipped(keys: readonly string[]): boolean {
  return keys.some((key, index) => /^(?:skip|skipping|except|excepting|excluding|avoid|barring)$/u.test(key) && !isHiredSkip(keys, index))
}

/** 'Skip is booked 3-5 May', 'a skip arrives': what rubbish goes into. */
function isHiredSkip(keys: readonly string[], index: number): boolean {
  return keys[index] === 'skip' && (/^(?:is|was|arrives?|comes?|hire|hired|gets|will|company|for)$/u.test(keys[index + 1] ?? '') || /^(?:the|a|our|hire|order|book|mini|big|small)$/u.test(keys[index - 1] ?? ''))
}

/** 'afternoons are for my daughter', 'Sundays belong to the family'. */
function isReserved({ around: { rightKeys }, entry }: Clause): boolean {
  // 'The meeting on 5 May is for parents' reserves no day.
  if (entry?.expressions.some(({ days, words }) => days !== null && (days.bareWeekday === null || days.isRelative) && !ANY_WEEKEND.test(words))) return false
  const text = ` ${rightKeys.slice(0, 4).join(' ')} `
  return / (?:are|is) (?:for|reserved|taken|with|family|mine|ours|sacred|holy|off limits|off - limits|out of bounds|taboo|church|chapel|mass|mosque|temple|synagogue|kids|football|school|work|busy|full|out|impossible|manic|hectic|mad|chaos|blocked|spoken) /u.test(text) || / belongs? to /u.test(text)
}

/** 'never on Mondays, plus 10-14 May': further days of the same kind. */
function addsToExclusion({ context: { readings, source }, around: { segment, left, leftKeys } }: Clause): boolean {
  const last = readings.at(-1)
  const isOr = leftKeys.length === 1 && /^(?:or|nor)$/u.test(leftKeys[0]!)
  // 'Not Tuesdays (swimming) or Fridays': what stands in brackets says why.
  const isBehindReason = segment?.lead === ')' && segment.from === left.from
  if (isOr && last?.kind === 'exclusion' && (isBehindReason || source.tokens[left.to - 1]!.start - last.end <= 1)) return true
  const isMore = segment !== null && source.tokens[segment.from]!.key === 'plus' && leftKeys.every((key) => key === 'plus' || key === 'on' || key === 'also')
  return isMore && last?.kind === 'exclusion' && source.tokens[segment.from]!.start - last.end <= 3
}
