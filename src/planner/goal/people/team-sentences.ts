import { JOINT } from '../joining-words.ts'
import { claim, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isGivenName } from './given-names.ts'
import { memberOf, shareAlone } from './members.ts'
import type { Item, Member } from './members.ts'
import { isName, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { addOwnTimes } from './own-times.ts'
import { isPostWord } from './post-words.ts'
import { occupationOf } from './roles.ts'

const LONGEST_HEAD = 3
/** How many words may stand between a joint and the name of the next. */
const LONGEST_POST = 3

/**
 * 'Head brewer Anselm (full time), lab tech Priya 15h a week, Colm from sales', 'Legal: Hanna, QA: Peer': a sentence of
 * nothing but people, each with what they are before or behind the name, in brackets, or not at all.
 */
export function teamSentences(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found: Person[] = []
  for (const first of context.segments) {
    const sentence = sentenceOf(context, first)
    if (sentence[0] === first) found.push(...peopleOf(context, itemsOf(context, sentence), isHead(context, first) && !TEAM_WORDS.has(context.source.tokens[first.from]!.key)))
  }
  return found
}

function peopleOf(context: ReadingContext, items: readonly Item[], isTeam: boolean): Person[] {
  const people: Person[] = []
  const members: Member[] = []
  const shares: Item[] = []
  for (const item of items) {
    const post = postAlone(context, item)
    if (post) {
      people.push(post)
      continue
    }
    const share = people.length > 0 ? shareAlone(context, item) : null
    const member = share ? null : memberOf(context, item)
    const last = members.at(-1)
    // 'Nadège fait les photos, seulement le mardi'.
    if (!member && !share && last && last.people.length > 0 && last.times === null && areTimesAlone(context, item)) {
      last.times = item
      continue
    }
    if (!share && !member) return []
    // 'Ines and Kit build, Lotte sews, 6 hours a week each'.
    if (share) shares.push(item)
    for (const person of share ? ownersOf(share, people) : []) person.capacity ??= share!.capacity
    people.push(...(member?.people ?? []))
    if (member) members.push(member)
  }
  // 'Cast: Nell, Omar' is one heading; 'Cast: Nell, lights: Omar' says who each of them is.
  const areHeaded = members.filter(({ isHeaded }) => isHeaded).length > 1
  const told = members.filter(({ isTold, isHeaded }) => isTold || areHeaded && isHeaded).length
  const described = members.filter(({ isTold, isDescribed, isHeaded }) => isTold || isDescribed || areHeaded && isHeaded).length
  const areThings = nameThings(context, { items, people, members })
  if (people.length < 2 || !isTeam && areThings || !isTeam && (told === 0 || described * 2 < members.length)) return []
  for (const share of shares) claim(context, share)
  for (const { people: own, times, words } of members) {
    for (const { name } of own) if (times) addOwnTimes(context, name, times)
    claim(context, words)
    if (times && own.length > 0) claim(context, times)
  }
  return people
}

/** 'Google Drive folder, Zotero library'. */
function nameThings(context: ReadingContext, { items, people, members }: { items: readonly Item[]; people: readonly Person[]; members: readonly Member[] }): boolean {
  return !people.some(({ name, capacity }) => capacity !== null || name.split(' ').some(isGivenName)) && members.every(({ times }) => times === null) && items.every(({ from, to }) => isName(context, from) && to - from <= 3)
}

/** The trainer of 'admin Tom and a trainer': somebody without a name, known by the post. */
function postAlone({ source: { tokens }, language }: ReadingContext, item: Item): Person | null {
  const from = JOINT.test(tokens[item.from]!.key) ? item.from + 1 : item.from
  const post = tokens.slice(from + 1, item.to)
  const isPost = /^(?:an?|one|our|the|eine?|une?|una|uma?)$/u.test(tokens[from]?.key ?? '') && post.length > 0 && post.length <= LONGEST_POST && item.bracket === undefined && post.every(({ kind, text, key }) => kind === 'word' && (language === 'de' || text === key)) && isPostWord(post.at(-1)!, language)
  const role = post.map(({ text }) => text).join(' ')
  return isPost ? { name: role[0]!.toUpperCase() + role.slice(1), roles: [role], isUser: false, words: { from, to: item.to }, capacity: null } : null
}

function ownersOf({ names, isOfEach }: NonNullable<ReturnType<typeof shareAlone>>, people: readonly Person[]): readonly Person[] {
  return names !== null ? people.filter(({ name }) => names.includes(name)) : isOfEach ? people : people.slice(-1)
}

/** 'only on Tuesdays', 'seulement le mardi', 'evenings only': when somebody is there. */
function areTimesAlone(context: ReadingContext, { from, to }: Item): boolean {
  const end = to > from + 1 && /^(?:only|nur|solo|seulement|uniquement|apenas|somente)$/u.test(context.source.tokens[to - 1]!.key) ? to - 1 : to
  const group = context.groups.find((other) => other.from >= from && (other.to === end || other.to === to))
  return group !== undefined && group.entries.every(({ weekdays, windows }) => weekdays !== null || windows.length > 0) && keysOf(context, { from, to: group.from }).every((key) => /^(?:only|just|nur|am|solo|los|el|seulement|uniquement|le|les|apenas|so|somente|as|nas|aos|on|mostly)$/u.test(key)) && (group.from > from || end < to)
}

/** The parts of a sentence at its commas, with the brackets behind them; 'QA: Peer' stays one. */
function itemsOf(context: ReadingContext, sentence: readonly Segment[]): Item[] {
  const items: Item[] = []
  for (const { from, to, lead, depth } of sentence) {
    const before = items.at(-1)
    const isInBracket = depth > 0 && before !== undefined && (before.bracket !== undefined || before.to === from - 1)
    if (isInBracket) before.bracket = { from: before.bracket?.from ?? from, to }
    else if (lead === ':' && before && !isHead(context, before) && before.to <= from) items[items.length - 1] = { from: before.from, to }
    else items.push(...partsAtJoints(context, { from, to }))
  }
  // 'Team: archivist Helene, …'.
  return items.length > 1 && isHead(context, items[0]!) ? items.slice(1) : items
}

/** 'conservator Tereza and clerk Ugo' are two; 'assistants Benny and Clara' share what they are. */
function partsAtJoints(context: ReadingContext, { from, to }: Words): Words[] {
  const { tokens } = context.source
  const isPart = (index: number) => !isName(context, index) && isPostWord(tokens[index]!, context.language) && tokens.slice(index + 1, Math.min(to, index + 1 + LONGEST_POST)).some((_, offset) => isName(context, index + 1 + offset))
  const at = tokens.slice(from, to - 1).findIndex(({ key }, offset) => offset > 0 && JOINT.test(key) && isPart(from + offset + 1))
  return at < 0 ? [{ from, to }] : [{ from, to: from + at }, ...partsAtJoints(context, { from: from + at + 1, to })]
}

/** 'Team', 'Devs': one word for who follows; or several that end in one for a group, as 'Working group'. */
function isHead({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const { key } = tokens[from]!
  if (to > from + 1) return to <= from + LONGEST_HEAD && tokens[to]?.key === ':' && /^(?:team|group|crew|committee|party|force|staff|gruppe|grupo|groupe|equipo|equipe|equipa)$/u.test(tokens[to - 1]!.key)
  return /^[:-]$/u.test(tokens[to]?.key ?? '') && (TEAM_WORDS.has(key) || /^(?:who|wer|quien|quienes|qui|quem|staff|contributors|helpers|instructors|tutors|organi[sz]ers|contractors|builders|players)$/u.test(key)) && occupationOf(key) !== key
}
