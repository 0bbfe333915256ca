import { CLAUSE_JOINT } from '../joining-words.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { isNoActivity, namesNothingDone } from './circumstances.ts'
import { isProject, isTimeForGoal, isWorkVerb } from './whose-days.ts'

/** What is done at times that come back; null when the words name nothing, or the goal itself. */
export function activityAt(context: ReadingContext, typed: TypedTime): string | null {
  const label = dutyName(context, typed, activityOf(context, typed))
  return isVerbOfGoal(context, typed.around, label) || isTimeForGoal(context, typed) ? null : label
}

/** 'on the train Mon and Wed 7:50-8:30', "I'm at the plot Saturdays": where one is then, and has time. */
const WHEREABOUTS = /^(?:(?:and|also|plus|i'm|im|i am|we're|we are) )*(?:on|at|in|during) (?:the|my|our) (?:train|bus|tube|tram|commute|ferry|plot|allotment|library|studio|workshop|shed|garage|office|desk|kitchen|lab|community garden|makerspace|cafe)(?: (?:home|to work|ride|journey))?$/u

/** What is done then: the words before the time, or behind it when none are before. */
function activityOf(context: ReadingContext, typed: TypedTime): string | null {
  const { around, entry } = typed
  if (WHEREABOUTS.test(around.leftKeys.filter((key) => key !== ',').join(' '))) return null
  const before = nameBefore(context, around)
  if (before !== null) return isCount(before, around) ? null : behindHeading(context, around) ?? (namesNothingDone(context, typed, before) ? null : before)
  // 'every evening at 9 write three lines in a notebook'.
  const isOrder = entry.isDaily && entry.point !== null && around.rightKeys.length <= 8 && !/^(?:i|we|to|for|and|is|with|at|in|on)$/u.test(around.rightKeys[0] ?? 'i')
  if (isOrder) return labelOf(context, around.right, 5)
  return beforeBracket(context, around) ?? nameBehind(context, typed)
}

/** The exercises of 'the physio gave me exercises'. */
export const GIVEN_BY = /^(?:(?:the|my|our) )?(?:physio|physiotherapist|doctor|gp|cardiologist|specialist|surgeon|nurse|dentist|coach|teacher|trainer|therapist|midwife|tutor|instructor) (?:gave|gives|has given|set|sets|showed|taught|prescribed|assigned|wants|says|said|told|recommends?|recommended|suggests?|suggested)(?: (?:me|us|him|her))?(?: to do| to)? (?=\p{L})|^(?:(?:el|la|o|a|le|der|die|mein\p{L}*|mi|mon|ma|meu|minha|me) )*(?:m[ée]dic[oa]|fisio\p{L}*|doctora?|m[ée]decin|kin[ée]\p{L}*|arzt|ärztin|physio\p{L}*|me) (?:mand[oó]|mandaron|mandou|recet[oó]|recetaron|prescribi[oó]|recomend[oó]u?|dijo|disse|a (?:prescrit|donn[ée]|dit)|verschrieb|verordnet\p{L}*|sagt|meint)(?: (?:que|de|hacer|fazer|faire|me|mir))* (?=\p{L})/iu

/** The words before the time, without what only introduces or counts them. */
function nameBefore(context: ReadingContext, around: Surroundings): string | null {
  const label = labelOf(context, withoutInstead(context, around))
  return label === null ? null : NO_PART_OF_NAME.reduce((name, words) => name.replace(words, ''), label)
}

const NO_PART_OF_NAME: readonly RegExp[] = [
  GIVEN_BY,
  / (?:her|him|it|them)sel(?:f|ves)$/iu,
  /^(?:il )?(?:leur|nous|lui|vous) (?:faut )?(?:donc )?(?:une? |du |de la )?(?=\p{L})/iu,
  /^(?:(?:in )?between|meanwhile|meantime|in the meantime)[ ,]+(?=\p{L})/iu,
  /^(?:one|another|(?:add|also|plus)(?: an?| the)?) (?!fewer|less|more)(?=\p{L})/iu,
  /(?<=\p{L}) (?:always|siempre|immer|toujours|sempre|हमेशा)$/iu,
  / (?:per|each|every)$/iu,
  /(?<=\p{L}{3}) first$/iu,
  /^(?:at )?(?:least|most) (?:\d+|one|two|three|four|five) /iu,
]

function isCount(name: string, { left, segment }: Surroundings): boolean {
  if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|all)(?: of us)?$/iu.test(name)) return true
  // 'Alte Dias digitalisieren, 600 Stück, jeden Samstag': how many, not what.
  return /^\d+ \p{L}+$/u.test(name) && left.to < segment!.from + 1
}

/** 'my workouts: Tue 18:00-19:00 legs': behind a heading, each time has its own words behind it. */
function behindHeading(context: ReadingContext, { segment, left, right, rightKeys }: Surroundings): string | null {
  const isBelow = segment?.lead === ':' && left.to <= segment.from && rightKeys.length > 0 && rightKeys.length <= 4
  return isBelow && !/^(?:in|at|on|with|for|im|bei|en|chez|no|em)$/u.test(rightKeys[0]!) ? labelOf(context, right) : null
}

function nameBehind(context: ReadingContext, { around, entry }: TypedTime): string | null {
  const { left, right, rightKeys } = around
  // 'Saturdays 2-5 pm with Ben'.
  if (rightKeys[0] === 'with' && left.to === left.from && rightKeys.length <= 4) return null
  const told = toldBehind(context, around)
  if (told !== null) return told
  const instead = rightKeys.findIndex((key) => /^(?:instead|rather)$/u.test(key))
  if (instead === 0) return insteadOf(context, around)
  const words = instead > 0 ? { from: right.from, to: right.from + instead } : right
  // 'Tuesdays 11 to 12 I am at the osteopath'.
  const longest = /^(?:i|i'm|im|we|we're|i've)$/u.test(rightKeys[0] ?? '') && /^(?:am|are|at|have|got|in)$/u.test(rightKeys[1] ?? '') ? 7 : 4
  const happens = left.to === left.from ? happeningBehind(context, around) : null
  if (happens !== null) return happens
  const after = entry.isDaily || left.to > left.from || words.to - words.from > longest ? null : labelOf(context, words)
  return after !== null && isNoActivity(after) ? null : after
}

/** 'Every Sunday the takings go to the bank': what happens with a thing then. */
function happeningBehind(context: ReadingContext, { right, rightKeys, segment }: Surroundings): string | null {
  const isEvery = segment !== null && /^(?:every|each)$/u.test(context.source.tokens[segment.from]!.key)
  const isTold = rightKeys.length < FEWEST_TOLD || rightKeys.length > MOST_TOLD || !/^(?:the|all)$/u.test(rightKeys[0]!) || rightKeys.some((key) => TELLS_STATE.test(key))
  return isEvery && !isTold ? phraseOf(context, right, MOST_TOLD) : null
}

const [FEWEST_TOLD, MOST_TOLD] = [5, 9]
/** What is so then, and what the user does: neither happens with a thing. */
const TELLS_STATE = /^(?:is|are|was|were|isn't|aren't|has|have|had|can|can't|will|won't|closed?s?|open|opens|free|off|away|i|we|me|us|my|our|he|she|they|no|not|never|only)$/u

const IS_THE = /^(?:is|are|ist|es|est|e|[ée]) (?:the|my|our|a|an|der|die|das|unsere?|la|el|mi|nuestr[ao]|le|l'|mon|notre|o|minha|meu|nosso)(?= )/u
const WANTS_TO = /^(?:i|we)(?:'d| would)? (?:want|like|love|plan|intend|need|mean|have) to (?=(?:write (?:down|up|a|an|in|out|about)|note|jot|log|review|reflect|look back|sum up|weigh|measure|call|ring|phone|skype|visit|swim|cook|bake|attend|help|volunteer|record|check in|tidy|clean|water|walk|cycle|run|read)(?= |$))/u
/** What is said of time and not of something that happens then. */
const OF_TIME = /^(?:only |best |first |last |next |one |other )*(?:time|times|day|days|evening|morning|hour|hours|slot|slots|option|chance|exception|rule|best|rest|when|weekend|usual|plan)(?= |$)/iu

/** 'Wednesdays 19-20 is the stop smoking group at the clinic', 'Sunday evenings I want to write down how the week went'. */
function toldBehind(context: ReadingContext, { left, right, rightKeys }: Surroundings): string | null {
  if (left.to > left.from) return null
  const said = rightKeys.join(' ')
  const lead = IS_THE.exec(said) ?? WANTS_TO.exec(said)
  if (!lead) return null
  const from = right.from + lead[0].trim().split(' ').length
  const at = WANTS_TO.test(said) ? -1 : context.source.tokens.slice(from, right.to).findIndex(({ key }, index) => index > 0 && /^(?:at|in|on|im|in|bei|en|chez|au|no|na)$/u.test(key))
  const label = labelOf(context, { from, to: at < 0 ? right.to : from + at }, 7)
  return label === null || OF_TIME.test(label) ? null : label
}

/** The theory of '10 minutes of theory (rescue, signals) on Sundays'. */
function beforeBracket(context: ReadingContext, { segment, leftKeys }: Surroundings): string | null {
  if (segment?.lead !== ')' || leftKeys.some((key) => key !== ')')) return null
  const before = context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth, sentence }) => depth === segment.depth && sentence === segment.sentence)
  const length = before ? context.groups.findLast(({ from, to }) => from >= before.from && to < before.to) : undefined
  if (before && length?.expressions[0]!.duration && context.source.tokens[length.to]?.key === 'of') return labelOf(context, { from: length.to, to: before.to }, 3)
  return before ? besideAside(context, before) : null
}

/** The call of 'after that a 15 min call with Ann (the adviser) every Tuesday': an aside does not part a name from its time. */
function besideAside(context: ReadingContext, before: Segment): string | null {
  const groups = context.groups.filter(({ from, to }) => from >= before.from && to <= before.to)
  const [length] = groups
  if (groups.length > 1 || length !== undefined && (length.expressions[0]!.duration?.high ?? DAY) >= DAY) return null
  const label = labelOf(context, { from: length?.to ?? before.from, to: before.to }, 5)
  return label === null || isWholePlan(label) || isNoActivity(label) || /^(?:i|we|i'm|my|our|he|she|they|ich|wir|je|nous|yo|eu) /iu.test(label) ? null : label
}

const DAY = 86_400

/** 'on Fridays instead of the pub: a film' names what is done behind the colon. */
function insteadOf(context: ReadingContext, { segment }: Surroundings): string | null {
  const next = segment ? context.segments[context.segments.indexOf(segment) + 1] : undefined
  return next && next.sentence === segment?.sentence && /^[:,]$/u.test(next.lead) ? labelOf(context, next, 4) ?? textOf(context, next) : null
}

/** The pub of 'on Fridays instead of the pub' is what is not done then. */
function withoutInstead(context: ReadingContext, { left, leftKeys }: Surroundings): Words {
  // 'want the hard one first because it is long and a full run every Sunday': behind the last 'and'.
  const last = leftKeys.some((key) => /^(?:want|because|cause|cos|since)$/u.test(key)) ? splitAtJoints(context.source, left).at(-1) : undefined
  if (last && last.from > left.from) return last
  const at = leftKeys.findIndex((key, index) => (key === 'instead' || key === 'rather') && /^(?:of|than)$/u.test(leftKeys[index + 1] ?? ''))
  return at < 0 ? left : { from: left.from, to: left.from + at }
}

/** 'birth class - we're booked Tuesdays': the name stands before the dash. */
function dutyName(context: ReadingContext, { around }: TypedTime, label: string | null): string | null {
  const { segment } = around
  if (label === null || !/booked|busy|^work$/iu.test(label) || segment?.lead !== '-') return label
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before ? labelOf(context, before) : label
}

/** 'Knit four jumpers … I knit Mondays and Thursdays', 'einen Quilt nähen … Ich nähe dienstags': when there is time for it. */
export function isVerbOfGoal(context: ReadingContext, { leftKeys, segment }: Surroundings, label: string | null): boolean {
  const own = label?.toLowerCase().replace(/ (?:best|well|mostly|usually|normally|ideally|at home|(?:on|in|at|during) (?:the|my|our) [^,]+)$/u, '') ?? ''
  if (segment !== null && leftKeys.length <= 3 && /^(?:we|wir|nous|nos|on)$/u.test(leftKeys[0] ?? '') && isTogether(context, own)) return true
  if (segment === null || segment.sentence === 0 || own === '') return false
  const key = leftKeys.find((word) => word !== ',' && !CLAUSE_JOINT.test(word)) ?? ''
  if (!/^(?:i|we)$/u.test(key)) return context.language !== 'en' && isInflected(context, segment, { subject: key, own: leftKeys })
  const verb = context.source.tokens[0]?.key ?? ''
  return own === verb || /^(?:write|study|revise|practi[cs]e|train|learn|rehearse)$/u.test(own) || MAKING.test(own) && isMakingSomething(context, segment) || sharesStem(context, segment, own)
}

/** 'We rehearse Mondays'; 'I lead a ukulele group. We meet Tuesdays': the sessions of the goal. */
function isTogether({ source: { text } }: ReadingContext, own: string): boolean {
  if (/^(?:rehearse|proben|répétons|ensayamos|ensaiamos)$/u.test(own)) return true
  return /^(?:meet|treffen|reunimos)$/u.test(own) && OWN_GROUP.test(text.slice(0, LONGEST_GOAL))
}

const OWN_GROUP = /^(?:i|we|my|our) (?:\p{L}+ )?(?:lead|run|conduct|direct|teach|coach|organi[sz]e|have started|started|am starting|are starting|host) (?:\p{L}+ ){0,4}(?:choir|band|orchestra|ensemble|group|club|circle|troupe|class|team|society)(?!\p{L})/iu
const LONGEST_GOAL = 100

/** 'Make a quilt … I sew Tuesdays': what hands do where a thing is to be made or mended. */
export const MAKING = /^(?:sew|stitch|quilt|knit|crochet|paint|draw|sketch|sculpt|carve|build|weld|solder|bake|cook|garden|dig|plant|craft|edit|film|record|compose|code|program|renovate|decorate|sand|restore|weave|throw|embroider|tinker|woodwork)$/u

/** Whether the sentences before say that something is to be made: 'Hello! I want to finish a quilt'. */
function isMakingSomething(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const end = sentenceOf(context, segment)[0]!.from
  return isProject(context) || tokens.slice(0, end).some(({ key }, index) => isWorkVerb(key) && (context.language !== 'en' || tokens[index - 1]?.key === 'to' || context.segments.some(({ from, lead }) => from === index && lead !== ',')))
}

/** The painting of 'finish my landscape painting … I paint Tuesday mornings'. */
function sharesStem(context: ReadingContext, segment: Segment, own: string): boolean {
  if (!/^\p{L}{3,}$/u.test(own) || NO_WORK.test(own)) return false
  const { tokens } = context.source
  return tokens.slice(0, sentenceOf(context, segment)[0]!.from).some(({ key }, index) => key === own && tokens[index - 1]?.key === 'to' || key === `${own}ing` || key === `${own}${own.at(-1)!}ing` || key === `${own.replace(/e$/u, '')}ing`)
}

/** The 'nähe' of 'einen Quilt nähen … Ich nähe dienstags', the 'pinto' of 'pintar el salón … Pinto los sábados'. */
function isInflected(context: ReadingContext, segment: Segment, { subject, own }: { subject: string; own: readonly string[] }): boolean {
  const isPronoun = /^(?:ich|wir|je|j'|on|nous|yo|nosotros|nosotras|eu|nos)$/u.test(subject)
  const verb = isPronoun ? own[own.indexOf(subject) + 1] ?? '' : /^(?:es|pt)$/u.test(context.language) ? subject : ''
  const stem = verb.replace(/(?:amos|emos|imos|ons|en|e|o|a|s)$/u, '')
  if (MAKING_ELSEWHERE.test(verb) && isMakingSomething(context, segment)) return true
  if (stem.length < 3 || OTHER_VERBS.test(verb)) return false
  return context.source.tokens.slice(0, sentenceOf(context, segment)[0]!.from).some(({ key }) => key.startsWith(stem) && FORMS.test(key.slice(stem.length)))
}

/** What hands do, in other languages. */
export const MAKING_ELSEWHERE = /^(?:nahe|stricke|hakle|male|zeichne|baue|schraube|schleife|schnitze|sage|couds|tricote|peins|ponce|bricole|jardine|dessine|coso|tejo|lijo|pinto|dibujo|costuro|lixo|desenho)$/u
const FORMS = /^(?:en|n|er|ar|ir|re|ee?s?|ado|ada|ido|ida|ei|erei|ung)$/u
const OTHER_VERBS = /^(?:arbeite|arbeiten|gehe|gehen|habe|haben|bin|trabajo|trabajamos|voy|vamos|tengo|travaille|travaillons|vais|suis|ai|trabalho|trabalhamos|vou|tenho)$/u

/** What one is bound to, in a plan that speaks of it: 'fit it in around working … I work Mondays'. */
const NO_WORK = /^(?:work|teach|commute|travel|volunteer|babysit|go|do|have|am|are|get|meet|play|shop|rest|sleep|eat)$/u

/** What one goes to or gets, in a word: 'visits on Fridays only'. */
const VISITED = /^(?:visits|viewings|appointments|tours|inspections|interviews|shopping|errands|deliveries|paperwork|phone-calls|calls|offices|drilling|hammering|laundry|lessons)$/u

/** 'my husband can only paint on weekends' binds painting; 'we can only do wedding stuff on weekends' binds everything. */
function onlyActivity(context: ReadingContext, { around }: TypedTime): string | null {
  // 'The yard lifts on Thursdays only'.
  const isThing = /^(?:only|seulement|uniquement|nur|solo|solamente|so|somente|apenas)$/u.test(around.rightKeys[0] ?? '') && around.segment !== null && (around.segment.sentence > 0 || around.segment.lead === ',' && around.left.from >= around.segment.from && (around.left.to > around.left.from + 1 || VISITED.test(around.leftKeys[0] ?? ''))) && around.leftKeys.length <= 4 && !around.leftKeys.some((key) => /^(?:i|we|i'm|we're|free|available|time|evenings|mornings|weekends|weekdays|only)$/u.test(key))
  const thing = isThing ? labelOf(context, around.left, 3) : null
  if (thing !== null) return thing
  const at = around.leftKeys.findLastIndex((key) => /^(?:can|could|only|able|kann|puede|peut|pode)$/u.test(key))
  const isUser = /^(?:i|we|i've|we've|i'm|we're|i'll|we'll|i'd|we'd|you|everyone|everybody|ich|wir|yo|je|nous|eu|nos)$/u.test(around.leftKeys.find((key) => !/^(?:and|but|so|also|please)$/u.test(key)) ?? 'i')
  if (at < 0 || isUser || around.segment?.lead === '(' && /^(?:he|she|they|it|he's|she's|they're|it's)$/u.test(around.leftKeys[0] ?? '')) return null
  // 'antifouling can only happen on weekends', 'the mixing has to be done on Sundays only'.
  const modal = around.leftKeys.findIndex((key) => /^(?:can|could|may|kann)$/u.test(key))
  const happens = modal > 0 && /^(?:only )?(?:happen|take place|occur|go ahead|get done|be (?:done|held|\p{L}{3,}ed))(?: only)?(?: on)?$/u.test(around.leftKeys.slice(modal + 1).join(' '))
  if (happens) return labelOf(context, { from: around.left.from, to: around.left.from + modal }, 4)
  // 'can only be at the house on weekends'.
  if (/^be (?:at|in|there|here|on) ?/u.test(around.leftKeys.slice(at + 1).join(' '))) return null
  // 'shopping only on Thursday evening' binds what stands before the 'only'.
  const behind = labelOf(context, { from: around.left.from + at + 1, to: around.left.to }, 3)
  return behind !== null && !OF_DAYS.test(behind) ? behind : labelOf(context, { from: around.left.from, to: around.left.from + at }, 3)
}

/** Which of such days: 'painting only on dry weekends'. */
const OF_DAYS = /^(?:dry|sunny|fine|warm|mild|cool|rainy|wet|windless|calm|quiet|free|long|clear|frost-free|school|full|whole|odd|even)$/iu

/** The one thing that a rule about times binds: 'shopping only on Thursdays'; null when it binds the plan. */
export function ruledActivity(context: ReadingContext, typed: TypedTime): string | null {
  const label = onlyActivity(context, typed)
  return label === null || isNothingOfItsOwn(label) ? null : label
}

export function isNothingOfItsOwn(label: string): boolean {
  return isWholePlan(label) || isNoActivity(label) || PROVIDERS.test(label)
}

/** Whoever the plan's sessions are held with: their times are the plan's. */
const PROVIDERS = /^(?:instructor|tutor|coach|trainer|teacher|therapist|physio|driving instructor|personal trainer|fahrlehrer(?:in)?|lehrer(?:in)?|profesora?|professora?|prof|entrenadora?|moniteur|monitrice)$/iu
