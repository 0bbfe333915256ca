import type { Reading } from '../brief.ts'
import { occupationOf } from '../people/roles.ts'
import { somebodyAt } from '../people/somebody.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { otherWords } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { EVERYBODY, subjectOfClause, subjectOfWords } from './subject-of-clause.ts'
import type { Subject } from './subject-of-clause.ts'
import { barredForSoLong, OF_ALL_WORK } from './barred-for-so-long.ts'
import { countedBefore, thingMeasured } from './scope-of-length.ts'
import { hasOwnVerb, isAtOnesDisposal, isInGoal, thingIn, thingsReadIn } from './things-of-clause.ts'

/** What a rule binds: the plan, things that are named, or what somebody does. */
export type Scope = 'plan' | { things: string[]; isSaid?: true } | { somebody: string }

/** What the clause of a rule speaks of, or the clause that it goes on with. */
export function scopeOf(context: ReadingContext, rule: Reading, clause: Clause): Scope {
  if (clause.segment === context.segments[0] || isBareConsequence(context, rule, clause) || FOR_USER.test(clause.behind.flatMap((words) => keysOf(context, words)).join(' '))) return 'plan'
  const measured = rule.kind === 'session' || rule.kind === 'limit' ? thingMeasured(context, rule, clause) : null
  if (measured !== null) return { things: [measured] }
  if (rule.kind === 'session') return ofLength(context, rule, clause)
  const aside = rule.kind === 'exclusion' ? ofBarredAside(context, rule, clause) : rule.kind === 'availability' ? ofOpenAside(context, rule, clause) : null
  if (aside !== null) return aside
  const subject = rule.kind === 'availability' ? subjectHad(context, clause) : subjectOfClause(context, clause)
  if (rule.kind === 'exclusion' && barsForAll(context, clause)) return 'plan'
  if (subject.of === 'somebody') return ofSomebody(context, subject)
  if (subject.of === 'pointing') return pointedAt(context, rule, clause)
  if (subject.of === 'elided') return ofSubjectBefore(context, clause)
  // '… tests on Saturdays, and Easter week off': dates that are barred in so many words are so for all.
  if (subject.of === 'nothing') return rule.kind === 'exclusion' && rule.days.spans !== undefined ? 'plan' : ofHost(context, rule, clause)
  return subject.of === 'thing' ? ofThing(context, rule, subject.words, clause) : 'plan'
}

/** 'The baby wakes a lot so evenings only', 'my knee is dodgy so 30 min a day max': a consequence that names nothing is drawn for the plan. */
export function isBareConsequence({ language, source: { tokens } }: ReadingContext, { kind }: Reading, { segment, before, behind }: Clause): boolean {
  if (language !== 'en' || segment.lead !== 'so' || kind === 'rhythm') return false
  const keys = (stretches: readonly Words[]) => stretches.flatMap(({ from, to }) => tokens.slice(from, to).map(({ key }) => key))
  const after = keys(behind)
  const joint = after.findIndex((key) => key === 'and' || key === 'but')
  return [...keys(before), ...after.slice(0, joint < 0 ? after.length : joint)].every((key) => BARE.test(key))
}

const BARE = /^(?:so|only|just|then|no|not|at|most|least|max|maximum|tops|please|a|an|day|week|more|less|than|it|is|it's|for|me|up|to|in|on|from|after|before|until|while|ideally|really|mostly|that|that's|i|can|could|do|manage|maybe|about|roughly|time|the|all|anything)$/u

/** 'Permit test at the office (closed Mondays)', 'the roof (6 days, can't be worked on Sundays)': brackets that close something speak of what stands before them. */
function ofBarredAside(context: ReadingContext, rule: Reading, { segment, sentence, time }: Clause): Scope | null {
  const said = keysOf(context, { from: segment.from, to: time.from }).join(' ')
  const verb = NO_DEED.exec(said)?.[1]
  if (verb !== undefined && !OF_ALL_WORK.test(verb) && !isInGoal(context, verb)) return { things: [verb], isSaid: true }
  const barred = barredForSoLong(context, said)
  if (barred !== null) return { things: barred, isSaid: true }
  const opener = segment.depth > 0 && SHUT.test(said) ? sentence.slice(0, sentence.indexOf(segment)).findLast(({ depth }) => depth < segment.depth) : undefined
  if (opener === undefined || opener.sentence === 0) return null
  const label = thingIn(context, rule, otherWords(context, opener)[0] ?? opener) ?? thingsReadIn(context, rule, opener)?.[0] ?? null
  return label === null ? null : { things: [label], isSaid: true }
}

const SHUT = /(?:^| )(?:closed|shut|(?:can't|cannot|not) (?:be |work)|geschlossen|zu|cerrad[oa]s?|fermee?s?|fechad[oa]s?)/u
/** 'Do not deploy on Fridays', 'nothing gets deployed on Fridays': what is not to be done then, and nothing else. */
const NO_DEED = /^(?:(?:please|and|but|so) )*(?:do not|don't|never|nothing (?:gets|is|goes|may be|can be)) (\p{L}{4,})(?: (?:it|them|anything))?(?: (?:on|in|at|over))?$/u

/** '4 issues (every Thursday)', 'it's every other Tuesday', 'weekends only for the digging', 'I can only make calls after 7': when those are. */
function ofOpenAside(context: ReadingContext, rule: Reading, { segment, sentence, before, behind }: Clause): Scope | null {
  const left = before.flatMap((words) => keysOf(context, words)).join(' ')
  const hosts = sentence.slice(0, sentence.indexOf(segment))
  if (/^(?:(?:and|but|so) )?(?:it|it's|its|they|they're)(?: is| are)?$/u.test(left)) {
    const host = hosts.at(-1)
    const labels = host === undefined ? null : thingsReadIn(context, rule, host, () => true)
    return labels === null || labels.length === 0 ? null : { things: labels }
  }
  const only = /^(?:only )?for (?:the|my|our|any) /u.exec(behind.flatMap((words) => keysOf(context, words)).join(' '))
  if (only !== null && (left === '' || left === 'only')) {
    const label = thingIn(context, rule, { from: behind[0]!.from + only[0].trim().split(' ').length, to: behind[0]!.to })
    if (label !== null) return { things: [label] }
  }
  const deed = /(?:^| )(?:i|we) can only (?:do|make|take) (?=\p{L})/u.exec(left)
  const said = before.at(-1)
  if (deed !== null && said !== undefined) {
    const label = thingIn(context, rule, { from: said.to - left.slice(deed.index + deed[0].length).split(' ').length, to: said.to })
    if (label !== null && !OF_EVERYTHING.test(label)) return { things: [label] }
  }
  const counted = segment.sentence > 0 && (left === '' || left === 'all') ? countedBefore(context, hosts) : null
  return counted === null ? null : { things: [counted] }
}

/** 'My aunt is here 8-14 March, not then please', '… and on 12 March the whole office is closed': what somebody else does takes the user's time. */
export function barsForAll(context: ReadingContext, { segment, sentence, time, behind }: Clause): boolean {
  const next = sentence[sentence.indexOf(segment) + 1]
  const isConsequence = next !== undefined && !context.groups.some(({ from }) => from >= next.from && from < next.to) && DENIAL.test(keysOf(context, next).join(' '))
  const said = keysOf(context, { from: segment.from, to: time.from }).join(' ')
  const own = behind[0] === undefined ? null : subjectOfWords(context, behind[0])
  const isOfAll = behind[0] !== undefined && keysOf(context, behind[0]).some((key) => EVERYBODY.test(key))
  return isConsequence || isOfAll || GUEST.test(said) || HERE.test(keysOf(context, { from: time.to, to: segment.to }).join(' ')) || own !== null && own.of !== 'somebody' && own.of !== 'nothing' && HAS_VERB.test(keysOf(context, behind[0]!).slice(1).join(' '))
}

const DENIAL = /(?:^| )(?:nothing|not|no|nobody|won't|can't|cannot|don't|nichts|nicht|kein\p{L}*|nada|nadie|rien|personne|pas|ninguem|nao)(?: |$)/u
/** Whoever comes to the user takes their time. */
const GUEST = /(?:^| )(?:visits?|visiting|comes? to (?:us|me|stay)|stays? with (?:us|me)|staying|is here|are here|is over|besucht|zu besuch|visita|viene|vienen|rend visite|vient|viennent|vem|vêm)(?: |$)/u
const HERE = /^(?:to visit|here|with us|with me|bei uns|con nosotros|chez nous|connosco|conosco)(?: |$)/u

/** The plumber of 'we've got the plumber only on Mondays': whom one has then, and not when one has time. */
function subjectHad(context: ReadingContext, clause: Clause): Subject {
  const subject = subjectOfClause(context, clause)
  const [said] = clause.before.slice(-1)
  const had = said === undefined ? -1 : keysOf(context, said).findLastIndex((key) => HAD.test(key))
  const object = subject.of === 'user' && had >= 0 ? subjectOfWords(context, { from: said!.from + had + 1, to: said!.to }) : subject
  return object.of === 'somebody' ? object : subject
}

const HAD = /^(?:have|has|had|got|get|book|booked|haben|habe|tengo|tenemos|ai|avons|tenho|temos)$/u

/** 'Shifts of an hour', '15 min phone call', '…, 30 minutes': the length of what it stands with. */
function ofLength(context: ReadingContext, rule: Reading, clause: Clause): Scope {
  const { tokens } = context.source
  const { time, before, behind } = clause
  const isJoint = (at: number) => /^(?:of|de|d'|von)$/u.test(tokens[at]?.key ?? '')
  const joint = isJoint(time.from) ? time.from : isJoint(time.from - 1) ? time.from - 1 : -1
  const said = before.at(-1)
  if (joint >= 0 && said !== undefined) return ofNoun(context, rule, { from: startOfNoun(context, { from: said.from, to: joint }), to: joint })
  const next = behind[0]?.from === time.to ? tokens[time.to] : undefined
  if (next?.kind === 'word' && !NO_NOUN.test(next.key)) return ofNoun(context, rule, behind[0]!)
  const subject = subjectOfClause(context, { before, behind: [] })
  return subject.of === 'nothing' ? ofHost(context, rule, clause) : 'plan'
}

const NO_NOUN = /^(?:each|every|a|an|the|per|at|on|in|for|max|maximum|min|minimum|tops|daily|weekly|long|longer|of|or|and|to|so|is|are|with|before|after|together|straight|sharp|please|more|less|then|when|if|i|we|twice|once|je|jeweils|am|pro|taglich|lang|und|oder|cada|al|a|por|para|y|o|le|la|les|el|los|las|chaque|par|et|ou|e|ou|no|na|todos|tous|jeden|jede|maximal|hochstens|ohne|mit)$/u
const BEFORE_NOUN = /^(?:the|an?|one|two|three|four|five|six|each|every|for|with|in|on|at|by|do|have|want|need|add|ein|eine|einen|der|die|das|mit|fur|in|jede|jeder|un|una|unos|unas|el|la|los|las|con|en|por|para|cada|une|des|le|les|avec|par|pour|um|uma|uns|umas|o|a|os|as|com|em|,)$/u

/** The last noun of a stretch, with what stands between it and its article. */
function startOfNoun(context: ReadingContext, { from, to }: Words): number {
  const at = keysOf(context, { from, to }).findLastIndex((key) => BEFORE_NOUN.test(key))
  return at < 0 ? from : from + at + 1
}

function ofNoun(context: ReadingContext, rule: Reading, words: Words): Scope {
  const label = words.from < words.to ? thingIn(context, rule, words) : null
  return label === null ? 'plan' : { things: [label] }
}

export const FOR_USER = /(?:^| )(?:for|with|to) (?:me|us)(?: |$)/u

/** Whoever the goal is about has the times of the plan. */
function ofSomebody(context: ReadingContext, { words }: Extract<Subject, { words: Words }>): Scope {
  const name = textOf(context, words).replace(/['’]s$/u, '')
  const isOfTeam = context.plannerType === 'sprint' && (context.people.has(name) || occupationOf(name.toLowerCase()) !== null)
  return !isOfTeam && isInGoal(context, name) ? 'plan' : { somebody: name }
}

/** 'The notary, who is in on Mondays', 'Ray is the handyman. He comes on Thursdays': the last of those named before. */
function pointedAt(context: ReadingContext, rule: Reading, { segment, time, sentence }: Clause): Scope {
  const said = keysOf(context, { from: segment.from, to: time.from })
  const host = sentence[sentence.indexOf(segment) - 1]
  if (rule.kind === 'rhythm' && host !== undefined && WANTED.test(said.join(' '))) return ofNoun(context, rule, host)
  const pronoun = said.find((key) => PERSONAL.test(key))
  if (pronoun === undefined) return 'plan'
  if (RELATIVE.test(pronoun) && segment.lead === ',' && host !== undefined && host.sentence > 0) {
    const labels = lastSomebodyIn(context, host) === null ? thingsReadIn(context, rule, host) : null
    if (labels !== null && labels.length > 0) return { things: labels }
  }
  const hosts = context.segments.filter(({ to, sentence }) => to <= segment.from && sentence >= segment.sentence - 1 && sentence > 0)
  for (const host of hosts.toReversed()) {
    const somebody = lastSomebodyIn(context, host)
    if (somebody !== null) return ofSomebody(context, somebody)
  }
  return 'plan'
}

/** Whoever the same sentence spoke of before. */
function ofSubjectBefore(context: ReadingContext, { segment, sentence }: Clause): Scope {
  const hosts = sentence.slice(0, sentence.indexOf(segment)).map((host) => subjectOfWords(context, host))
  const somebody = hosts.findLast((subject) => subject.of !== 'nothing' && subject.of !== 'elided')
  return somebody?.of === 'somebody' ? ofSomebody(context, somebody) : 'plan'
}

/** 'The scales are my weak spot, want them twice a week'. */
const WANTED = /^(?:(?:and|so|but|therefore|i|we|i'd|would|should|want|need|like|to|do|have|practi[cs]e|study|see|revise|please|can|will|must) ){1,6}(?:it|them|that|this|these|those)$/u

const RELATIVE = /^(?:who|which|whose|der|die|das|que|quien|qui|quem)$/u
const PERSONAL = /^(?:he|she|they|he's|she's|they're|who|whose|der|die|das|er|sie|que|quien|il|elle|ils|elles|qui|ele|ela|eles|elas|quem|ella|ellos)$/u

function lastSomebodyIn(context: ReadingContext, { from, to }: Words): Extract<Subject, { words: Words }> | null {
  const { tokens } = context.source
  for (let at = to - 1; at >= from; at -= 1) {
    if (tokens[at]!.kind !== 'word') continue
    const subject = subjectOfWords(context, { from: at, to })
    if (subject.of === 'somebody' && subject.words.from === at) return subject
    const name = somebodyAt(context, at)
    if (name !== null && !name.isUser && tokens[at - 1]?.kind === 'word') return { of: 'somebody', words: name.words }
  }
  return null
}

/** 'Both ovens run from 10pm': what stands behind a time is its subject where a verb follows. */
function ofThing(context: ReadingContext, rule: Reading, words: Words, { time }: Clause): Scope {
  const isBehind = words.from >= time.to
  if (rule.kind !== 'availability' && rule.kind !== 'horizon' && rule.kind !== 'rhythm' || isBehind && !HAS_VERB.test(keysOf(context, words).slice(0, MOST_BEFORE_VERB).join(' '))) return 'plan'
  const label = thingIn(context, rule, words)
  return label === null ? 'plan' : { things: [label] }
}

const MOST_BEFORE_VERB = 6
const HAS_VERB = /(?:^| )(?:is|are|was|goes|go|runs?|comes?|starts?|happens?|gets?|ist|sind|geht|lauft|est|sont)(?: |$)/u

/** 'Me (product, evenings only)' on a team: whoever stands right before the brackets. */
function ofBracket(context: ReadingContext, { segment, sentence }: Pick<Clause, 'segment' | 'sentence'>): Scope | null {
  if (context.plannerType !== 'sprint' || segment.depth === 0) return null
  const opener = sentence.slice(0, sentence.indexOf(segment)).findLast(({ depth }) => depth < segment.depth)
  const somebody = opener === undefined ? null : somebodyAt(context, opener.to - 1)
  return somebody !== null && somebody.words.to === opener!.to && (somebody.isUser || somebody.isSure) ? { somebody: somebody.name } : null
}

/** 'We can only do wedding stuff on weekends': all of it. */
const OF_EVERYTHING = /(?:^| )(?:stuff|things|anything|everything|work|tasks|jobs|errands|planning|preparations?|prep)$/iu
const LONGEST_LIST = 12

/** '…, wednesdays at 6', '(Mon-Fri)': the time goes on with what the clause before it says. */
function ofHost(context: ReadingContext, rule: Reading, { segment, sentence }: Pick<Clause, 'segment' | 'sentence'>): Scope {
  const bracketed = ofBracket(context, { segment, sentence })
  if (bracketed !== null) return bracketed
  const host = sentence.slice(0, sentence.indexOf(segment)).findLast(({ depth }) => depth <= segment.depth)
  // 'Fence, essay, hedge, 2 hours a day at most': behind a list it is all of it.
  const isOfList = (rule.kind === 'limit' || rule.kind === 'rhythm') && context.plannerType === 'calendar' && segment === sentence.at(-1) && sentence.length <= LONGEST_LIST && new Set(sentence.flatMap((part) => thingsReadIn(context, rule, part) ?? [])).size > 2
  if (isOfList) return 'plan'
  const isOfGoal = host?.sentence === 0 && (segment.lead !== '(' || host === context.segments[0])
  if (host === undefined || isOfGoal || isAtOnesDisposal(context, host) || rule.kind === 'exclusion' && segment.lead === '(') return 'plan'
  const said = otherWords(context, host)
  const subject = subjectOfClause(context, { before: said, behind: [] })
  if (subject.of === 'somebody') return ofSomebody(context, subject)
  // 'A call with Vera (the notary) on Fridays': the clause goes on behind its bracket.
  const going = segment.lead === ')' ? said.toReversed().map((words) => thingIn(context, rule, words)).find((label) => label !== null) : undefined
  if (going !== undefined && going !== null) return { things: [going] }
  if (subject.of === 'nothing') return ofHost(context, rule, { segment: host, sentence })
  // In brackets behind a series, the words are that series' whatever it is called: 'class on Tuesdays (40 min)'.
  const labels = subject.of === 'thing' ? thingsReadIn(context, rule, host, segment.lead === '(' ? () => true : undefined) : null
  // 'Fire drill, unannounced, some time in March': what the clause between says is no thing.
  if (labels?.length === 0 && rule.kind === 'horizon' && host !== sentence[0]) return ofHost(context, rule, { segment: host, sentence })
  // 'The class starts on 3 March, Fridays at 7': a clause with a subject and a verb of its own.
  if (labels?.length === 0 && subject.of === 'thing' && hasOwnVerb(context, host)) return ofNoun(context, rule, subject.words)
  return labels === null || labels.length === 0 ? 'plan' : { things: labels }
}
