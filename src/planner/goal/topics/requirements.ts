import type { Brief, Reading } from '../brief.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import type { Wording } from '../rewriting/wording.ts'

/** Number of the list that requirements form. */
const REQUIREMENTS_LIST = 85
const MOST_WORDS = 9
const MOST_PARTS = 6

/** Whoever uses, runs or buys what the team makes. */
const ACTORS = String.raw`(?:(?:the|our|all|new|registered|both) )?(?:\p{Ll}+ )?(?:customers|clients|guests|visitors|members|parents|pupils|patients|staff|people|admins?|buyers|sellers|tenants|landlords|nurses|citizens|residents|colleagues|\p{Ll}{2,}(?:ers|ors|ees|ents|ants|ists|ians))`
/** 'Customers must be able to cancel online', 'staff can block a date', 'admins need to export a list'. */
const MAY = new RegExp(String.raw`^(?<who>${ACTORS})(?: also)? (?:(?:must|should|shall|can|will|need to|have to|want to)(?: also)?(?: be able to)?|are able to|get to) (?<deed>\p{Ll}.*)$`, 'iu')
/** 'It should have push notifications', 'the app must support attachments'. */
const HAS = /^(?:it|(?:the )?(?:app|site|website|shop|tool|system|service|platform|module|game|product|portal)|this|we)(?: also)? (?:(?:must|should|shall|will|has to|needs to|have to|need to)(?: also)? (?:have|support|include|offer|come with|show|provide|contain)|(?:also )?(?:needs?|wants?)) (?<things>(?!to )\p{L}.*)$/iu
/** Rules, orders, times and people: no deed of whoever uses it. */
const NO_REQUIREMENT = /\d|(?<!\p{L})(?:before|after|until|till|only|not|never|first|each|every|all|approve|approves|sign(?! (?:in|up|out|off))|review|agree|confirm|attend|join|come|meet|work|start|finish|help|if|when|because|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|sprints?|weeks?|days?|hours?|time|mornings?|evenings?|budget|release|launch|deadline|be (?!able))(?!\p{L})/iu
/** 'Push notifications and attachments': nothing but things. */
const THINGS = /^\p{Lu}?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}(?:(?:, (?:and )?| and )[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}){1,5}$/u
const NO_THINGS = /(?<!\p{L})(?:thanks?|thank|regards|please|cheers|we|i|you|they|it|is|are|was|has|have|do|does|no|not|remote|onsite|daily|weekly|standups?|retros?|reviews?|demos?|plannings?|mornings?|evenings?|sprints?|mon|tue|wed|thu|fri|sat|sun|\p{L}+days?|start|starting|from|to|by|until|for|with|on|at|before|after|then|per|each|every|of us|people|team|devs?|developers?|designers?|testers?|half|full|part|this|that|these|those|beginners?|juniors?|seniors?|\p{L}+ly)(?!\p{L})/iu

/** What the made thing has to be good for, in sentences of their own behind a team's goal, where no other rule has read them: each is something to deliver, told by whoever will use it. */
export function withRequirements(brief: Brief, { text, plannerType, language }: Pick<Wording, 'text' | 'plannerType' | 'language'>): Brief {
  if (plannerType !== 'sprint' || language() !== 'en') return brief
  const isListed = brief.readings.some(({ kind }) => kind === 'topic')
  const found = sentencesOf(text).slice(1).flatMap((sentence) => {
    const labels = isRead(brief, sentence) ? [] : labelsOf(sentence.words, isListed)
    return labels.length === 0 ? [] : [{ ...sentence, labels }]
  })
  const bare = brief.readings.map((reading): Reading => (reading.kind === 'topic' ? withoutLead(reading) : reading))
  if (found.length === 0) return { ...brief, readings: bare }
  const isOfOne = ({ start, end }: { start: number; end: number }) => found.some((sentence) => start >= sentence.start && end <= sentence.end)
  const told = found.flatMap(({ words, start, end, labels }) => labels.map((label): Omit<Reading & { kind: 'topic' }, 'id' | 'position'> => ({
    kind: 'topic', label, list: REQUIREMENTS_LIST, amount: null, minutes: null, words, start, end, source: 'stated', strength: 'hard', appliesTo: null, text: label,
  })))
  const kept = bare.filter((reading) => !(reading.kind === 'precedence' && isOfOne(reading)))
  return { ...brief, notes: brief.notes.filter((note) => !isOfOne(note)), readings: inOrderOfWords([...kept, ...told.map((topic, index): Reading => ({ ...topic, id: `r${brief.readings.length + index + 1}`, position: index + 1 }))]) }
}

/** The first of a list in its sentence has what leads to it as well: 'site must support gift cards'. */
function withoutLead(topic: Reading & { kind: 'topic' }): Reading {
  const things = HAS.exec(topic.label)?.groups?.['things']
  return things === undefined ? topic : { ...topic, label: things, text: topic.text.replace(topic.label, things) }
}

type Sentence = { words: string; start: number; end: number }

/** Sentences, and in them what another user must be able to do: 'users see the orders, and the bakers must be able to print them'. */
function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(/[^.!?;\n]+/gu)).flatMap(({ 0: sentence, index }) => {
    let at = index
    return sentence.split(NEXT_USER).map((words) => {
      const start = at + words.search(/\S|$/u)
      at = text.indexOf(words, at) + words.length
      const bare = words.trim().replace(/^,? ?(?:and|but) /iu, '')
      return { words: bare, start, end: start + words.trim().length }
    })
  }).filter(({ words }) => words !== '')
}

const NEXT_USER = /(?=, (?:and|but) (?:(?:the|our|all|new) )?(?:\p{Ll}+ )?\p{Ll}+ (?:must|should|can|need to|have to|are able to) )/u

/** An order of two things is what 'staff can block a date' is taken for. */
function isRead({ readings }: Brief, { start, end }: Sentence): boolean {
  return readings.some((reading) => reading.source === 'stated' && reading.kind !== 'precedence' && reading.start < end && reading.end > start)
}

function labelsOf(words: string, isListed: boolean): string[] {
  const may = MAY.exec(words)?.groups
  const has = may === undefined ? HAS.exec(words)?.groups : undefined
  const isLong = words.split(' ').length > MOST_WORDS + MOST_PARTS
  if (isLong) return []
  if (may !== undefined && !NO_REQUIREMENT.test(may['deed']!)) return partsOf(may['deed']!).map((deed) => `${withoutArticle(may['who']!)} ${deed}`)
  if (has !== undefined && !NO_REQUIREMENT.test(has['things']!)) return partsOf(has['things']!).map((thing) => withoutArticle(thing))
  // Things alone go on with a list that stands before them.
  return isListed && THINGS.test(words) && !NO_THINGS.test(words) ? partsOf(words).map((thing) => withoutArticle(thing)) : []
}

function partsOf(words: string): string[] {
  const parts = words.split(/,? and |, /u).filter((part) => part.trim() !== '')
  return parts.length <= MOST_PARTS ? parts : []
}

function withoutArticle(words: string): string {
  const bare = words.trim().replace(/^(?:the|our|all|a|an|both) /iu, '')
  return /^\p{Lu}\p{Ll}/u.test(bare) ? `${bare[0]!.toLowerCase()}${bare.slice(1)}` : bare
}
