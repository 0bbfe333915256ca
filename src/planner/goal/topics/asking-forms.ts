import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { roleAt } from '../people/roles.ts'
import { isState } from '../times/circumstances.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { deedOf, isDeed } from './deed-forms.ts'

/** A clause that no reading took, without its lead and its time; `isAmong`: its sentence says several things to do. */
export type Asked = { context: ReadingContext; words: Words; keys: readonly string[]; isTimed: boolean; isAmong: () => boolean }

export type Form = (asked: Asked) => Words | { words: Words; name: string } | null

/** What a clause of English may ask for and in which words; the first that holds is it. */
export const ASKING_FORMS: readonly Form[] = [bidden, wanted, runOut, toBeDone, theirDuty, needed, deedDone, deedNamed, listed]

/** Determiners open a thing: what stands before one at the head of a clause is a verb. */
const DETERMINER = /^(?:the|an?|my|our|his|her|their|your|its|some|any|all|both|each|every|new|another|more|enough)$/u
/** Verbs that speak of the plan, of its times or of its maker; and words before a determiner that are no verbs. */
const NO_BID = /^(?:give|gives|let|lets|plan|schedule|put|show|tell|say|see|keep|leave|skip|avoid|ignore|assume|treat|use|spread|split|slot|fit|mark|note|add|start|begin|finish|end|stop|work|mind|include|exclude|count|cut|like|about|around|over|under|only|not|no|never|half|twice|once|double|quite|such|what|which|who|how|when|while|where|why|because|since|as|if|though|unless|until|till|before|after|for|from|with|without|within|during|in|on|at|by|to|of|off|out|per|via|vs|versus|than|plus|minus|also|even|maybe|probably|probable|especially|mostly|mainly|roughly|almost|nearly|exactly|again|otherwise|instead|there|here|this|that|these|those|everything|nothing|anything|something|everybody|nobody|most|least|last|first|same|different|every|each|both|all|total|max|min|feel|hope|think|guess|want|need|have|has|had|is|are|was|were|be|being|been|do|does|did|can|could|will|would|should|must|may|might|shall|am|i|we|you|he|she|it|they|me|us|him|them|thank|thanks|sorry|hi|hello|hey|ok|okay|help|save|rest|done)$/u
/** What a clause of its own has: somebody who does something, or a verb in its finite form. */
const FINITE = /^(?:i|we|he|she|it|they|you|who|which|whose|i'm|i've|i'd|i'll|we're|we've|we'd|we'll|he's|she's|it's|they're|there's|that's|is|are|am|was|were|isn't|aren't|wasn't|has|have|had|hasn't|haven't|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|must|mustn't|should|shouldn't|shall|may|might|do|does|did|don't|doesn't|didn't|dont|gets?|goes|comes?|takes?|wants?|needs?|says?|means?|seems?|starts?|begins?|opens?|closes?|ends?|runs?|works?|lives?|lets?|likes?|prefers?|hates?|loves?|helps?)$/u
const NEGATED = /^(?:no|not|never|nothing|nobody|none|neither|nor|without|except|only|unless|if|while|because|since|max|maximum|min|minimum|ideally|already|otherwise|instead)$/u
/** What says how or when, of a fragment that names nothing itself. */
const QUALIFIED = /^(?:when|as|once|until|till|whatever|whoever|whenever|most|least|than|per|each|every|last|first)$/u
const POINTS = /^(?:it|them|this|that|these|those|me|us|him|her|you|one|ones|everything|anything|something|nothing|so|up to you|time|times|days?|weeks?|months?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|plan|calendar|schedule|sprints?|care|sure|sense)$/u

/** 'Recruit twelve stewards', 'fix the findings'. */
function bidden({ context, words: whole, keys: all }: Asked): Words | null {
  const words = beforeBound({ words: whole, keys: all })
  const keys = all.slice(0, words.to - words.from)
  const [verb = '', next = '', third = ''] = keys
  // 'Kim our treasurer', behind a comma.
  const isName = /^\p{Lu}/u.test(context.source.tokens[words.from]!.text) && !isFirstOfSentence(context, words.from)
  if (isName || NO_BID.test(verb) || keys.length < 2 || POINTS.test(next) || POINTS.test(third) && DETERMINER.test(next) || keys.slice(1).some((key) => FINITE.test(key) || NEGATED.test(key))) return null
  const count = parseNumber(context.source, words.from + 1)
  const isCount = count !== null && (third === '' ? isDeed(verb) : !POINTS.test(third))
  const isBefore = DETERMINER.test(next) && (isDeed(verb) || !/^(?:new|more|enough|another)$/u.test(next))
  const opensThing = isBefore || isCount
  // 'Stage 2 valves', 'band 6', 'Rebuild the gate': a name may stand before a number, and hardly before an article.
  const isVerb = opensThing && /^\p{L}{3,}$/u.test(verb) && !isEmptyWord(verb) && !/(?:s|ed|ing|ly|tion)$/u.test(verb.replace(/(?:ss|press|pass|assess|need)$/u, '')) && (isBefore || isDeed(verb) || count!.value > 1)
  return isVerb || isDeed(verb) && keys.length > 1 && !/^(?:of|in|on|at|for|from|by|is|are|and|or|to)$/u.test(next) && /^\p{L}/u.test(next) && BARE_DEEDS.test(verb) ? words : null
}

function isFirstOfSentence({ source: { tokens } }: ReadingContext, index: number): boolean {
  const before = tokens[index - 1]
  return before === undefined || before.kind === 'break' || /^[.!?:•*-]$/u.test(before.key)
}

/** Deeds that are no names of things, so that no article must follow: 'book taxis', and not 'order forms'. */
const BARE_DEEDS = /^(?:buy|hire|arrange|choose|find|mend|write|send|pay|sort|organi[sz]e|invite|collect|fetch|hang|install|bake|renew|translate|prune|dig|build|assemble|deliver|make|sharpen|empty|measure|decorate|inform|notify|bring|borrow|feed|cancel|apply|explain|replace|confirm|repair|recruit|gather|get|take|sell|clear|learn|prepare|register|update|pack|clean|wash)$/u

const WANTS = /^(?:(?:(?:i|we) )?(?:(?:also|still) )?gotta|(?:i've|we've|i|we) got(?= to )|(?:i|we)(?: (?:also|still|really|both))* (?:need|want|lack|miss|could use)|(?:i|we)'d(?: (?:also|still|really))* (?:like|love)|(?:i|we) would(?: (?:also|still|really))* (?:like|love)|(?:still|also)? ?(?:need|needed|missing|want|wanted)|there's still|there is still|there are still)(?: (?:also|still))?(?= )/u
/** What one wants of a plan or for oneself. */
const NO_WANT = /^(?:to (?:be|have|know|see|feel|stay|keep|finish|start|get|do|go|lose|save|avoid|stop|work|rest|sleep|take|spend|use|make|try|begin|end|leave|come|live|run|plan)|an? (?:plan|schedule|calendar|break|rest|day|week|month|evening|morning|sprint|bit|lot|few|couple|little|good|proper|realistic|sensible|simple|clear|structured|detailed)|the (?:plan|rest|time|days?|weeks?|weekends?|evenings?)|some (?:time|rest|sleep|slack|help|advice|days?)|more|less|at|help|time|everything|it|this|that|them|him|her|me|us|you|days?|weeks?|sprints?|all)(?= |$)/u

/** 'We still need two microphones', 'I'd like to thank the hosts'. */
function wanted({ words, keys }: Asked): Words | null {
  const said = keys.join(' ')
  const lead = WANTS.exec(said)?.[0].trim()
  if (lead === undefined) return null
  const rest = said.slice(lead.length).trim()
  const behind = keys.slice(lead.split(' ').length)
  if (NO_WANT.test(rest) || behind.length === 0 || behind.some((key) => FINITE.test(key) || NEGATED.test(key)) || POINTS.test(behind.at(-1)!) && behind.length < 3) return null
  const from = words.from + lead.split(' ').length + (behind[0] === 'to' ? 1 : 0)
  return from < words.to ? { from, to: words.to } : null
}

/** 'I'm almost out of caps', 'we're short of white thread', 'the salt is running low': it is to be got. */
const RUN_OUT = /^(?:(?:i'm|we're|i am|we are|im)(?: (?:almost|nearly|about|all|completely|also|still|a bit|running))* (?:out of|short of|short on|low on) (?<lacked>.+)|(?<gone>(?:the|my|our) (?:\S+ ){0,2}\S+) (?:is|are) (?:(?:almost|nearly) )?(?:running (?:low|out)|run out|used up|finished))$/u
const NO_STOCK = /^(?:the |my |our )?(?:time|money|cash|patience|energy|ideas|office|house|town|country|shape|action|work|home|hours|room|space|sorts?|hospital|bed)(?= |$)/u

function runOut({ context, words, keys }: Asked): { words: Words; name: string } | null {
  const found = RUN_OUT.exec(keys.join(' '))?.groups
  const thing = found?.['lacked'] ?? found?.['gone']
  if (thing === undefined || NO_STOCK.test(thing) || thing.split(' ').some((key) => FINITE.test(key) || NEGATED.test(key))) return null
  const length = thing.split(' ').length
  const own = found!['lacked'] === undefined ? { from: words.from, to: words.from + length } : { from: words.to - length, to: words.to }
  return { words, name: `get more ${textOf(context, own).replace(/^(?:the|my|our|some|any) /iu, '')}` }
}

const DUTY = /^(?<thing>(?:\S+ ){1,5}?)(?<modal>(?:still |also |both |all )*(?:must|should|ought to|has to|have to|needs to|need to|is to|are to|gets?(?= \S+(?:ed|en|t)(?: |$))|to(?= be ))(?: still| also| all)?) (?<rest>\S.*)$/u

/** 'The van must be booked', 'accounts need to have been examined by Mr Ode': booking and examining them. */
function toBeDone({ context, words, keys }: Asked): { words: Words; name: string } | null {
  const found = DUTY.exec(keys.join(' '))?.groups
  if (!found || FINITE.test(found['thing']!.trim().split(' ')[0]!) || keys.some((key) => NEGATED.test(key))) return null
  const thing = { from: words.from, to: words.from + found['thing']!.trim().split(' ').length }
  const isGet = /get/u.test(found['modal']!)
  const passive = /^(?:be |have been |get )(?<deed>\S+)(?<behind>.*)$/u.exec(isGet ? `get ${found['rest']!}` : found['rest']!)?.groups
  if (isWholePlan(textOf(context, thing)) || POINTS.test(found['thing']!.trim()) || NOT_THINGS.test(found['thing']!)) return null
  if (passive === undefined) return null
  const deed = participle(passive['deed']!)
  if (deed === null) return null
  const behind = passive['behind']!.trim()
  const rest = behind === '' ? '' : ` ${textOf(context, { from: words.to - behind.split(' ').length, to: words.to })}`
  const name = textOf(context, thing)
  return { words, name: `${deed === passive['deed'] ? '' : `${deed} `}${deed === passive['deed'] ? `${name} ${deed}` : lowered(name)}${rest}` }
}

const NOT_THINGS = /^(?:everything|all|each|every|any|anything|anyone|nobody|somebody|sessions?|tasks?|days?|weeks?|work|what|that|this|there|(?:the |my |our )?(?:plan|schedule|calendar|sprints?|work|evenings?|mornings?|weekends?)) /u

/** 'The' of 'The van' in the middle of a name. */
function lowered(name: string): string {
  return /^(?:The|A|An|My|Our)\b/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** The base form where it is known, else the participle itself; null for states and other words. */
function participle(word: string): string | null {
  if (STATES.test(word)) return null
  return deedOf(word) ?? (/^\p{L}{2,}[^e]ed$/u.test(word) ? word : null)
}

const STATES = /^(?:closed|opened?|excluded|included|shared|capped|limited|booked up|needed|required|used|expected|supposed|based|involved|interested|tired|married|excited|stressed|retired|experienced|allowed|permitted|called|named|aged|scheduled|planned|fixed|finished|completed|done|skipped|dropped|avoided|moved|spread|split|kept|left|counted|included|treated|respected|spent|bed|red|shed|need|speed|feed|seed|indeed|hundred|kindred)$/u

const NEED = /^(?<thing>(?:\S+ ){1,4}?)(?:(?:still|also|really|both|all) )*(?:needs?|wants?|requires?) (?<what>\S.*)$/u

/** 'The piano needs special movers': these have to be got. */
function needed({ context, words, keys, isTimed }: Asked): { words: Words; name: string } | null {
  const found = NEED.exec(keys.join(' '))?.groups
  if (!found || isTimed || FINITE.test(found['thing']!.trim().split(' ')[0]!) || NOT_THINGS.test(found['thing']!) || keys.some((key) => NEGATED.test(key))) return null
  const [thing, what] = [found['thing']!.trim(), found['what']!]
  if (context.people.has(textOf(context, { from: words.from, to: words.from + 1 })) || isWholePlan(thing) || NO_NEED.test(what) || /^(?:who|which|what|it|this|that|boss|client|team|we|finance|legal)$/u.test(thing) || what.split(' ').some((key) => FINITE.test(key))) return null
  const at = words.to - what.split(' ').length
  const isState = what.split(' ').some((key, index) => index > 0 && participle(key) !== null)
  if (isState) return { words, name: textOf(context, { from: at + Number(DETERMINER.test(what.split(' ')[0]!)), to: words.to }) }
  return { words, name: `${textOf(context, { from: at + Number(/^(?:an?|some)$/u.test(what.split(' ')[0]!)), to: words.to })} for ${lowered(textOf(context, { from: words.from, to: words.from + thing.split(' ').length }))}` }
}

const NO_NEED = /^(?:to|it|them|this|that|some|more|less|at|about|around|roughly|\d|one|two|three|four|five|six|time|help|care|attention|rest|quiet|light|an? (?:day|week|month|hour|lot|bit|few|break|rest|whole|full|half|good|little)|all|everything|nothing|sign|notice|warning|lead)(?= |$|-)|(?:notice|time|lead time|sign ?- ?off|approval|days?|weeks?|hours?|sleep|nap)$/u

/** 'The sweep must inspect it': what somebody else has to do, as it is said. */
function theirDuty({ words, keys }: Asked): Words | null {
  const found = DUTY.exec(keys.join(' '))?.groups
  const verb = found?.['rest']?.split(' ')[0] ?? ''
  const isTheirs = found !== undefined && /^(?:must|has to|have to|needs to|need to)$/u.test(found['modal']!.trim()) && !FINITE.test(found['thing']!.split(' ')[0]!) && !NOT_THINGS.test(found['thing']!)
  return isTheirs && (isDeed(verb) || /^(?:sign|approve|agree|inspect|attend|certify|countersign|witness|vote|ok|okay)$/u.test(verb)) && !keys.some((key) => NEGATED.test(key)) ? beforeBound({ words, keys }) : null
}

/** 'Loft cleared', 'medals ordered three weeks out': among others, or with when it has to be. */
function deedDone({ context, words, keys, isTimed, isAmong }: Asked): Words | null {
  if (!isFragment(context, words, keys)) return null
  const at = keys.findIndex((key, index) => index > 0 && index <= 5 && participle(key) !== null)
  const next = keys[at + 1] ?? ''
  const isDone = at > 0 && !DETERMINER.test(next) && !POINTS.test(next)
  return isDone && (isTimed || HAS_TO_BE.test(keys.slice(at + 1).join(' ')) || isAmong()) ? beforeBound({ words, keys }) : null
}

const HAS_TO_BE = /(?:^| )(?:well ahead|before|beforehand|ahead|by|within|out|prior|earlier|in time|in advance|first)(?= |$)/u

/** A fragment whose last noun is the name of a deed: 'phishing drill', 'screen reader test with outsiders'. */
function deedNamed({ context, words, keys }: Asked): Words | null {
  return keys.length > 1 && isFragment(context, words, keys) && OF_DEEDS.test(headOf(keys)) ? beforeBound({ words, keys }) : null
}

/** 'A new lock' between 'loft cleared' and 'keys cut'. */
function listed({ context, words, keys, isAmong }: Asked): Words | null {
  const isThing = isFragment(context, words, keys) && keys.filter((key) => /\p{L}/u.test(key) && !DETERMINER.test(key)).length > 1 && !/^\d/u.test(keys[0]!) && !keys.includes('near') && !isSomebodysDeed(context, words) && /^\p{L}{4,}$/u.test(headOf(keys)) && !isEmptyWord(headOf(keys)) && !NO_HEAD.test(headOf(keys))
  return isThing && isAmong() ? beforeBound({ words, keys }) : null
}

/** 'Owen practices': a name and what they do. */
function isSomebodysDeed({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to === from + 2 && /^\p{Lu}/u.test(tokens[from]!.text) && tokens[from + 1]!.key.endsWith('s')
}

/** Whether a fragment of a sentence says a deed by itself, so that the sentence lists what is done. */
export function isDeedOfList(asked: Asked): boolean {
  return bidden(asked) !== null || deedDone(asked) !== null || deedNamed(asked) !== null
}

/** No verb, nobody who does it, nothing that is denied, and not where or how it is. */
function isFragment(context: ReadingContext, words: Words, keys: readonly string[]): boolean {
  if (keys.length > LONGEST_FRAGMENT || keys.some((key, index) => FINITE.test(key) || NEGATED.test(key) || QUALIFIED.test(key) && index < 3) || OPENS_ASIDE.test(keys[0]!) || isState(textOf(context, words))) return false
  const text = textOf(context, words)
  const areNames = text.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)) && keys.length < 4
  const isOfPeople = keys.some((_, index) => context.people.has(context.source.tokens[words.from + index]!.text) || roleAt(context, words.from + index) !== null)
  return !areNames && !isOfPeople && !/\d\s?[-–:]\s?\d|\d\s?(?:am|pm|h|hrs?|min)\b/u.test(text)
}

const LONGEST_FRAGMENT = 9
/** Words that a fragment about how, where or whose something is begins with. */
const OPENS_ASIDE = /^(?:of|in|on|at|for|from|by|with|to|so|very|too|about|around|my|our|his|her|their|its|your|like|such|quite|really|mostly|mainly|usually|probably|maybe|including|incl|especially|even|still|again|right|straight|up|down|over|under|near|next|kids?|family|crew|cast|group|team|squad|half|both|each|every|all|any|starting|commencing|beginning|leaving|ending|finishing|arriving|lasting|going|doing|being|having|obviously|sorry|hi|hello|ok|okay|thanks|please|day|days|week|weeks|month|months|year|years|time|times|hour|hours|one|goes|lol|ugh|yes|yeah)$/u
/** What ends a fragment that tells of something, instead of naming it. */
const NO_HEAD = /^(?:only|included|excluded|permitting|please|altogether|apart|away|straight|late|early|later|soon|free|busy|closed|open|ready|always|often|sometimes|daily|weekly|monthly|fortnightly|nightly|yearly|together|each|others?|people|adults|kids|children|guests|devs?|engineers?|season|side|town|ones?|stuff|things?|else|ideally|preferably|possible|either|tops|though|anyway|instead|again|hours?|hrs|mins?|minutes?|days?|weeks?|months?|years?|nights?|evenings?|mornings?|afternoons?|weekends?|weekdays?|holidays?|sprints?|\p{L}+(?:ly|ful|ous|ive|able|ible|less|ish))$/u

/** The last word of the thing itself: the lock of 'a new lock for the gate'. */
function headOf(keys: readonly string[]): string {
  const joint = keys.findIndex((key, index) => index > 0 && (JOINT.test(key) || participle(key) !== null))
  return keys[(joint < 0 ? keys.length : joint) - 1] ?? ''
}

const JOINT = /^(?:of|in|on|at|for|from|by|with|to|about|into|through|between|after|before|during|and|or|as|over|under|up|out|near|via|per|online|x\d?|\/|&|\(|\+|-)$/u

/** A clause as far as its bound: 'Call the mill' of 'Call the mill at least two days before cutting'. */
function beforeBound({ words, keys }: Pick<Asked, 'words' | 'keys'>): Words {
  const at = keys.findIndex((key, index) => index > 1 && (/^(?:before|after|within|until|till|once|when|while|because|since|if|unless|so|ahead|prior|beforehand)$/u.test(key) || /^(?:at least|at most|no later|not later|no fewer|no more|no sooner|as soon|for the|the day|the week|the night|the evening|the morning|three weeks|two weeks|two days|a week|a day|a month|a fortnight)$/u.test(`${key} ${keys[index + 1] ?? ''}`)))
  const end = keys.slice(0, at > 0 ? at : keys.length).findLastIndex((key) => !/^(?:of|in|on|at|for|from|by|with|to|the|an?|and|about|every|each|just|also|again|still)$/u.test(key))
  return { from: words.from, to: words.from + end + 1 }
}

const OF_DEEDS = /^(?:checks?|tests?|exams?|drills?|reviews?|visits?|calls?|fittings?|rehearsals?|refills?|repairs?|appointments?|lessons?|inspections?|interviews?|orders?|bookings?|purchases?|deliver(?:y|ies)|briefings?|handovers?|clean-?ups?|registrations?|applications?|inventory|encryption|rollout|cleaning|testing|painting|packing|shopping|mock-?up|quotes?|invitations?|backups?|survey|haircut|insurance|permits?|certificates?|posters?|flyers?|save - the - dates|tracer|workshop|webinar|debrief|trial|pilot|audit)$/u
