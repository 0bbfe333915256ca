import type { Reading } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { behindTitle, clausesOf } from '../people/doers.ts'
import { isDepartment, ROLE_WORDS } from '../people/people-words.ts'
import { isPostWord } from '../people/post-words.ts'
import { occupationOf } from '../people/roles.ts'
import { asOrder, isApproval } from '../people/roles-as-said.ts'
import { addReading, keysOf, segmentAt, sentenceOf, hasTime } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addDeedsOfPeople, addPartsBesideKnown } from './deeds-of-people.ts'
import { namePartsByKind } from './parts-by-kind.ts'
import { splitAtJoints } from '../segments.ts'
import { isOwnWork, isWorkOfOther } from '../people/work-verbs.ts'

/** Number of the list that work named with its doer forms. */
const OWN_LIST = 80
const MOST_WORDS = 5

/** 'Deepa does the rota and the booking system': in a plan for several, the work that a sentence hands to somebody is work of the plan. */
export function readOwnWork(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  namePartsByKind(context)
  const isListed = context.readings.some((reading) => reading.kind === 'topic' && reading.list > 0)
  let position = 0
  for (const clause of clausesOf(context)) {
    const work = workOf(context, clause)
    if (work === null || hasTime(context, work) || isListed && isBareTrade(context, work)) continue
    for (const item of [work, ...itemsBehind(context, work)].flatMap((part) => splitAtJoints(context.source, part))) {
      const label = labelOf(context, item, MOST_WORDS)
      if (label === null || !isThingOfWork(context, label) || isKnownPart(context, label)) continue
      position += 1
      addReading(context, item, { value: { kind: 'topic', label, list: OWN_LIST, position, amount: null, minutes: null }, text: label })
    }
  }
  position = addBareVerbs(context, position)
  handRest(context)
  addHeadedParts(context)
  addPartsOfPeople(context, isListed)
  if (!isListed) return
  // Those whom somebody trains are a thing here: 'Ana trains the agents'.
  addDeedsOfPeople(context, (thing) => (isThingOfWork(context, thing) || thing.endsWith('s')) && !isKnownPart(context, thing))
  addPartsBesideKnown(context, { isNew: (part) => !isKnownPart(context, part), isThing: (part) => isThingOfWork(context, part) })
}

/** 'Cas does camera': beside a list of parts, what he is for and no part; 'Deepa does the rota' is one. */
function isBareTrade({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to === from + 1 && tokens[from - 1]?.key === 'does' && tokens[from]!.kind === 'word'
}

/** The scripts of 'writes scripts'; who 'verifies fixes' has to verify them. */
function workAsSaid(role: string, { language }: ReadingContext): string {
  const [verb, ...rest] = role.split(' ')
  if (rest.length === 0) return role
  return DOES.test(verb!) ? rest.join(' ') : asOrder(role, language)
}

/** 'Ines everything else: data model, search': what is listed behind the colon is hers. */
function handRest(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    const first = context.segments[index + 1]
    if (first?.lead !== ':' || first.sentence !== segment.sentence || !/(?:everything else|the rest)$/u.test(keysOf(context, segment).join(' '))) continue
    const person = context.readings.find((reading) => reading.kind === 'person' && context.source.tokens.slice(segment.from, segment.to).some(({ text }) => text === reading.name))
    if (person?.kind !== 'person') continue
    const { start } = context.source.tokens[first.from]!
    const end = context.source.tokens[sentenceOf(context, first).at(-1)!.to - 1]!.end
    const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.start >= start && reading.end <= end ? [reading.label] : []))
    person.roles = [...new Set([...person.roles.filter((role) => !/^(?:else|rest|everything else)$/iu.test(role)), ...labels])]
  }
}

/** 'Aya interviews, Noel edits': two or more people with nothing but what they do. */
function addBareVerbs(context: ReadingContext, position: number): number {
  const { tokens } = context.source
  const bare = clausesOf(context).filter(({ from, to }) => to === from + 2 && context.people.has(tokens[from]!.text) && /^\p{Ll}{4,}s$/u.test(tokens[to - 1]!.text) && !tellsTrade(tokens[to - 1]!.key))
  if (bare.length < 2) return position
  for (const { from, to } of bare) {
    const label = tokens[to - 1]!.text
    if (!isKnownPart(context, label)) addReading(context, { from, to }, { value: { kind: 'topic', label, list: OWN_LIST, position: position + from, amount: null, minutes: null }, text: label })
  }
  return position + bare.length
}

/** 'designs', 'builds', 'films': what somebody is there for, whatever there is to design, and no thing that is to be made. */
function tellsTrade(verb: string): boolean {
  return isWorkOfOther(verb) || /^(?:programs|leads|helps|joins|agrees|approves|decides|starts|leaves|returns|supports|draws|curates|shoots|animates|hosts|researches|fix|build|write|code|test|host|develops?|trains?|mentors?|coach(?:es)?|teach|assists?|engineers?|operates?|maintain|advises?|oversees?|supervise|translate|design|review|edit|draw|film|organi[sz]e|coordinate)$/u.test(verb)
}

/** What somebody is, where no list of occupations holds it. */
const POSTS = /(?:^| )(?:\p{L}*(?:[^l]ist|nalist|ician|rarian|eer)|c[a-z]o|vp|secretary|notary|treasurer|chair\p{L}*|president|director|principal|headteacher|caretaker|foreman|mayor|lead|manager|council|board|committee)$/iu

/** 'Zed: electrics. Aoife: ventilation, pumps': what stands behind a name and its colon, up to the next name, is work and theirs, beside whatever is listed. */
function addHeadedParts(context: ReadingContext): void {
  const { tokens } = context.source
  const isHead = ({ from, to, isBullet }: Words & { isBullet: boolean }) => to === from + 1 && !isBullet && tokens[to]?.key === ':' && context.people.has(tokens[from]!.text)
  for (const [index, head] of context.segments.entries()) {
    const behind = isHead(head) && /^(?:[,;]|and|)$/u.test(head.lead) ? context.segments.slice(index + 1).filter(({ depth }) => depth === head.depth) : []
    const end = behind.findIndex((part, at) => part.sentence !== head.sentence || isHead(part) || (at === 0 ? part.lead !== ':' : part.lead !== ',') || part.to - part.from > MOST_WORDS || hasTime(context, part) || isClause(context, part))
    const labels = (end < 0 ? behind : behind.slice(0, end)).flatMap((part, at) => addHeaded(context, part, 100 + index + at))
    const person = context.readings.find((reading) => reading.kind === 'person' && reading.name === tokens[head.from]!.text)
    if (labels.length > 1 && person?.kind === 'person') person.roles = [...new Set([...person.roles, ...labels])]
  }
}

function addHeaded(context: ReadingContext, part: Words, position: number): string[] {
  const label = labelOf(context, part, MOST_WORDS)
  if (label === null || !isThingOfWork(context, label)) return []
  if (!isKnownPart(context, label)) addReading(context, part, { value: { kind: 'topic', label, list: OWN_LIST, position, amount: null, minutes: null }, text: label })
  return [label]
}

const EACH = /^(?:each|apiece|je|jeweils|cada|chacune?)$/u

/** 'Four teachers, one unit each: …': what everybody has is a part, whatever is listed beside it. */
function sharesOut(context: ReadingContext, person: Reading): boolean {
  const at = context.source.tokens.findIndex(({ start }) => start >= person.start)
  const segment = segmentAt(context, at)
  return segment !== null && sentenceOf(context, segment).some((part) => part.to <= at && keysOf(context, part).some((key) => EACH.test(key)))
}

/** 'Selin (carriers)', 'Kasia: asset register, contracts': things put beside a name by a sign, where a lone word in the singular ('mech', 'sound') may be a trade. */
function isNamedBeside({ source: { tokens } }: ReadingContext, { start, end }: Reading, label: string): boolean {
  const isApart = tokens.some((token) => token.start >= start && token.end <= end && /^[(:=–-]$/u.test(token.key))
  const isThing = /\p{L}{2} [\p{L}&+]/u.test(label) || /\p{L}{3}s$/u.test(label)
  const head = label.toLowerCase().split(' ').at(-1)!
  const isPost = occupationOf(head) !== null || isPostWord({ key: head, text: head }, 'en')
  return isApart && isThing && !isPost && !DISCIPLINES.test(label) && !TELLS.test(label)
}

/** A clause or a time rather than a name of things. */
const TELLS = /(?:^| )(?:who|that|which|the|each|every|no|not|from|to|until|before|after|puis|then|only|que|quien|qui|der|die|das|bis|ab|s?he|they|elle|il|sie|er|ella|ela|ele|will|can|is|are|has|reviews|decides|approves|checks)(?= )/iu
/** Plural in form, and what somebody is good at rather than something to be made. */
const DISCIPLINES = /(?:^| )(?:docs|tests|comms|communications|ops|operations|analytics|electronics|sales|graphics|logistics|economics|statistics|robotics|physics|politics|mathematics|finances|news|business|process|press|dev ?ops|socials?|redes|ventas|vendas|ventes|finanzas|finanças)$/iu

/** 'Ana (sponsors), Declan (route & permits), Fatou (volunteers)': where nothing else is listed, what people stand for is the work. */
function addPartsOfPeople(context: ReadingContext, isListed: boolean): void {
  const stands = (person: Reading, label: string) => !isListed || sharesOut(context, person) || isNamedBeside(context, person, label)
  const parts = context.readings.flatMap((reading) => (reading.kind === 'person' && reading.source === 'stated' ? reading.roles.map((role) => ({ label: workAsSaid(role, context), reading })) : []))
    .filter(({ label, reading }) => stands(reading, label) && isThingOfWork(context, label) && !isApproval(label) && !isPostAbroad(context, label) && !saysTrade(label) && !tellsTrade(label.toLowerCase()))
  // 'Ana (solicitor), Bo (solicitor)': what several are is a post.
  const isShared = (label: string) => isPostWord({ key: label.toLowerCase(), text: label }, context.language) && parts.filter((part) => part.label === label).length > 1
  // 'Tom (COO), Lin (works council)': posts rather than parts.
  if (parts.length < (isListed ? 1 : 2) || parts.some(({ label }) => POSTS.test(label))) return
  for (const [place, { label, reading }] of parts.entries()) {
    if (isShared(label) || isKnownPart(context, label)) continue
    const { start, end } = reading
    const words = { from: context.source.tokens.findIndex((token) => token.start >= start), to: context.source.tokens.findLastIndex((token) => token.end <= end) + 1 }
    addReading(context, words, { value: { kind: 'topic', label, list: OWN_LIST, position: place + 1, amount: null, minutes: null }, text: label })
  }
}

/** What a phrase names, its last word says: 'data cleaning' and 'volunteer rota' are work, a 'data engineer' is somebody; 'mobile apps' are what one who builds these is for. */
function saysTrade(label: string): boolean {
  const words = label.toLowerCase().split(' ')
  const isTrade = (word: string) => ROLE_WORDS.has(word) || occupationOf(word) !== null && !/(?:er|or|ist)s$/u.test(word)
  return isTrade(words.at(-1)!) || words.some((word) => MAKERS.test(word) || RANKS.test(word))
}

const MAKERS = /^(?:embedded|hardware|software|firmware|cloud|network|backend|frontend|back-?end|front-?end|full-?stack|qa|ux|ui|dev|devops|sre|engineer(?:ing)?|cod(?:e|er|ing)|mobile|ios|android|web|infra(?:structure)?|security|scrum|tech|legal|finance|ops|operations|hr|owner|manager)$/u
const RANKS = /^(?:leads?|sponsor|client|owner|boss|head|chair|lead|senior|junior)$/u

/** 'Metteuse en scène : Solène, décors : Gaël': the one says who she is, the other what is his; the head of a phrase stands first but in German. */
function isPostAbroad({ language }: ReadingContext, label: string): boolean {
  if (language === 'en') return false
  const words = label.split(' ')
  const head = language === 'de' ? words.at(-1)! : words[0]!
  return isPostWord({ key: head.toLowerCase(), text: language === 'de' ? head[0]!.toUpperCase() + head.slice(1) : head }, language)
}

/** What stands behind the verb of somebody known; null for what they do with the work of others. */
function workOf(context: ReadingContext, clause: Words): Words | null {
  const { tokens } = context.source
  const { from } = behindTitle(context, clause)
  const verb = tokens[from + 1]?.key ?? ''
  const isTheirs = context.people.has(tokens[from]!.text) && DOES.test(verb)
  const isOwn = tokens[from]!.key === 'i' && context.people.size > 1 && isOwnWork(verb) && verb !== 'test'
  const handed = responsibleAt(context, from)
  if (handed > 0 && handed < clause.to && context.people.has(tokens[from]!.text)) return { from: handed, to: endOfWork(context, { from: handed, to: clause.to }) }
  const start = verb === 'looks' && tokens[from + 2]?.key === 'after' || verb === 'takes' && tokens[from + 2]?.key === 'on' ? from + 3 : from + 2
  return (isTheirs || isOwn) && start < clause.to ? { from: start, to: endOfWork(context, { from: start, to: clause.to }) } : null
}

/** Index behind 'is responsible for', and behind the 'for' of those who follow it: 'Goran is responsible for the import, Malika for the map'. */
function responsibleAt({ source: { tokens } }: ReadingContext, from: number): number {
  const keys = tokens.slice(from + 1, from + 5).map(({ key }) => key)
  const said = /^(?:is|are) (?:responsible for|in charge of)/u.exec(keys.join(' '))?.[0]
  if (said !== undefined) return from + 1 + said.split(' ').length
  const before = tokens.slice(Math.max(0, from - 12), from).map(({ key }) => key).join(' ')
  return keys[0] === 'for' && / (?:responsible for|in charge of) [^.;]*,$/u.test(before) ? from + 2 : -1
}

const DOES = /^(?:does|handles|owns|covers|writes|builds|makes|manages|organises|organizes|prepares|sews|edits|records|films|drafts|orders|paints|arranges|coordinates|develops|illustrates|translates|prints|sorts|looks|takes)$/u

/** 'Tom handles the stage until Ana is back', 'takes care of parking'. */
function endOfWork(context: ReadingContext, { from, to }: Words): number {
  const at = context.source.tokens.slice(from, to).findIndex(({ key }) => /^(?:until|till|while|when|because|who|which|that|if|but|only|as|with|for|after|before|since)$/u.test(key))
  return at > 0 ? from + at : to
}

/** The rest of the enumeration: 'Deepa does the rota, the phones and the leaflets'. */
function itemsBehind(context: ReadingContext, { from }: Words): Words[] {
  const segment = segmentAt(context, from)
  if (segment === null) return []
  const sentence = sentenceOf(context, segment)
  const behind = sentence.slice(sentence.indexOf(segment) + 1)
  const end = behind.findIndex((part) => part.lead !== ',' || part.depth > 0 || part.to - part.from > MOST_WORDS || hasTime(context, part) || !/^\p{Ll}|^\p{Lu}{2}/u.test(context.source.tokens[part.from]!.text) || isClause(context, part))
  return end < 0 ? behind : behind.slice(0, end)
}

function isClause({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => /^(?:i|we|he|she|they|is|are|has|have|can|will|must|should|before|after|once|only|not|then|so|also|each|every)$/u.test(key))
}

/** A part of a team ('frontend', 'design and QA') says who somebody is; 'the rest' and 'everything else' name nothing. */
export function isThingOfWork(context: ReadingContext, label: string): boolean {
  const words = label.toLowerCase().split(/[\s/&-]+/u)
  if (/^(?:back|front)[ -]?ends?$/iu.test(label) || NO_WORK.test(label) || isDepartment(label)) return false
  return !words.every((word) => ROLE_WORDS.has(word) || occupationOf(word) !== null && !/(?:er|or|ist)s$/u.test(word)) && !/^(?:care|charge|the )?(?:rest|remainder|others?|else|whatever|stuff|things?|job|part|both|most|bit)\b/iu.test(label) && ![...context.people].some((name) => label.includes(name))
}

/** Where somebody belongs, and when they have to be there. */
const NO_WORK = /^(?:(?:crew|team|group|squad|shift|gang|gruppe|kolonne|schicht|equipo|grupo|cuadrilla|turno|equipe|équipe|groupe|turma)(?: \p{L}| \d+)|on-?call|stand-?by|oncall)$/iu

const MOST_MORE_WORDS = 4

/** Whether a reading names the thing already. */
export function isKnownPart({ readings }: Pick<ReadingContext, 'readings'>, label: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '').replace(/(?:e?s)$/u, '')
  const own = bare(label)
  // The PDFs that somebody takes are more than a word in 'audit five templates and the thirty PDFs'.
  const isLong = (other: string) => other.split(' ').length > label.split(' ').length + MOST_MORE_WORDS
  return readings.some((reading) => (reading.kind === 'topic' && (bare(reading.label).includes(own) && !isLong(reading.label) || own.includes(bare(reading.label)))) || reading.kind === 'event' && bare(reading.title).includes(own))
}
