import type { Brief, Reading } from '../brief.ts'
import { inInfinitive } from './infinitives-in-french.ts'

/** Who does it, right before its name. */
const BY_US = /(?:^|[\s,.;:!?(])(?:je |j['’]|on |nous )(?<own>(?:me |m['’]|nous |se |s['’]|y |le |la |les |l['’])?)$/iu
const WHOSE = /(?:^|[,.;:!?(]\s?|(?<!\p{L})(?:et|mais|que|car|puis) )(?<who>(?:mon|ma|mes|notre|nos|son|sa|le|la|les|l['’]) ?)$/iu
/** What somebody else does then, behind who it is. */
const DONE = /^(?:[\p{L}\p{N}’'-]+ ){1,4}?(?:vient|viennent|revient|arrivent?|passe|passent|entre|entrent|rentre|rentrent|commence|commencent|finit|finissent|part|partent|est|sont|a|ont|va|vont|naît|dort|se marie|se marient|livre|livrent|ouvre|ferme|expire|déménage|déménagent|fuit|fuient|coince|grince|goutte|boit|tousse|tombe|tombent|marche|fonctionne|prend|fête|fêtent|joue|déborde|termine|quitte|reprend)(?!\p{L})/u

/**
 * Names that were read without whoever does it are made whole in French: 'fait les courses' of 'on fait les courses' is called
 * 'faire les courses', 'plombier vient' 'le plombier vient'. Other languages bear a name without its first word.
 */
export function withFrenchTitles(brief: Brief): Brief {
  if (brief.language !== 'fr') return brief
  const dated = new Set([brief.subject, ...brief.readings.flatMap((reading) => (reading.kind === 'event' ? [reading.title] : []))])
  const names = new Map([brief.subject, ...brief.readings.flatMap(titlesOf)].flatMap((title) => {
    const whole = doneByUs(title, brief.prompt) ?? withPronoun(title, brief.prompt) ?? (dated.has(title) ? doneByOthers(title, brief.prompt) : null)
    return whole === null ? [] : [[title, whole] as const]
  }))
  if (names.size === 0) return brief
  return { ...brief, subject: names.get(brief.subject) ?? brief.subject, readings: brief.readings.map((reading) => renamed(reading, names)) }
}

function titlesOf(reading: Reading): string[] {
  if (reading.source === 'assumed') return []
  const titles = 'title' in reading && reading.title !== null ? [reading.title] : []
  return [...titles, ...labelsOf(reading)]
}

function labelsOf(reading: Reading): readonly string[] {
  return [...(reading.appliesTo?.labels ?? []), ...(reading.kind === 'precedence' ? [...reading.before.labels, ...reading.after.labels] : []), ...(reading.kind === 'topic' ? [reading.label] : [])]
}

function doneByUs(title: string, prompt: string): string | null {
  const own = BY_US.exec(before(title, prompt))?.groups!['own']
  const infinitive = own === undefined ? null : inInfinitive(title)
  return infinitive === null ? null : `${own!}${infinitive}`
}

/** 'Me mettre à mon compte' of 'mettre à mon compte'. */
function withPronoun(title: string, prompt: string): string | null {
  const own = INFINITIVE.test(title) ? PRONOUN.exec(before(title, prompt))?.groups!['own'] : undefined
  return own === undefined ? null : `${own.toLowerCase()}${title}`
}

const INFINITIVE = /^\p{Ll}{2,}(?:er|ir|re)(?= |$)/u
const PRONOUN = /(?:^|[\s,.;:(])(?<own>me |m['’]|se |s['’]|nous )$/iu

function doneByOthers(title: string, prompt: string): string | null {
  const who = DONE.test(title) ? WHOSE.exec(before(title, prompt))?.groups!['who'] : undefined
  return who === undefined ? null : `${who.toLowerCase()}${title}`
}

function before(title: string, prompt: string): string {
  return prompt.slice(0, Math.max(0, prompt.indexOf(title)))
}

/** A reading with every name in it said whole, so that rules still meet the work they are about. */
function renamed<T extends object>(value: T, names: ReadonlyMap<string, string>): T {
  const copy = { ...value }
  const entries: [string, unknown][] = Object.entries(value)
  for (const [key, said] of entries) Object.assign(copy, { [key]: renamedIn(key, said, names) })
  return copy
}

function renamedIn(key: string, said: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof said === 'string') return nameIn(key, said, names)
  if (Array.isArray(said)) return said.map((each: unknown) => renamedIn(key, each, names))
  return typeof said === 'object' && said !== null ? renamed(said, names) : said
}

const NAMES: ReadonlySet<string> = new Set(['title', 'event', 'label', 'labels'])

function nameIn(key: string, said: string, names: ReadonlyMap<string, string>): string {
  if (NAMES.has(key)) return names.get(said) ?? said
  return key === 'text' ? [...names].reduce((text, [name, whole]) => text.replaceAll(name, whole), said) : said
}
