import { isDay, isEmptyCell, isName, minutesIn, rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { busySentence } from './grid-sentences.ts'
import type { JsonNode } from './json-nodes.ts'
import type { Said } from '../said.ts'

type JsonObject = JsonNode & { kind: 'object' }

/** An object whose keys are names and days alone, without a word for what it holds: that shows in its values. Null for any other. */
export function sentencesOfNames(node: JsonNode, above: string): Said[] | null {
  if (node.kind !== 'object' || node.entries.length === 0 || !node.entries.every(({ key }) => isName(key) || isDay(key))) return null
  return waysOf(node) ?? (node.entries.length < 2 ? null : busyOf(node, above) ?? linksOf(node) ?? staysOf(node, above))
}

/** {"Ana": {"Mon": ["9:00-10:00"]}}, {"Mon": {"Ana": …}}, {"Ana": ["9:00-10:00"]}. */
function busyOf(node: JsonObject, above: string): Said[] | null {
  const cells = node.entries.flatMap(({ key, node: value }) => (value.kind === 'object' && value.entries.length > 0 ? value.entries.map((entry) => ({ keys: [key, entry.key], value: entry.node })) : [{ keys: [key], value }]))
  const read = cells.map(({ keys, value }) => ({ value, person: keys.find((key) => !isDay(key)), day: keys.find(isDay) ?? '', texts: textsOf(value) }))
  const isBusy = read.every(({ person, texts }) => person !== undefined && texts !== null && texts.every((text) => rangesIn(text) !== null || isEmptyCell(text)))
  if (!isBusy || !read.some(({ texts }) => texts!.some((text) => rangesIn(text) !== null))) return null
  const isFree = areFreeTimes(above)
  return read.map(({ value: { start, end }, person, day, texts }) => {
    const ranges = texts!.flatMap((text) => rangesIn(text) ?? []).join(', ')
    return { start, end, text: ranges === '' ? (day === '' && !isFree ? `${person} is free all day. ` : '') : `${busySentence(person!, { day, ranges, isFree })} ` }
  })
}

/** {"Harbour": {"Zoo": 12}}: minutes from the one to the other. */
function waysOf(node: JsonObject): Said[] | null {
  const legs = node.entries.flatMap(({ key, node: value }) => (value.kind === 'object' ? value.entries.map((entry) => ({ from: key, to: entry.key, minutes: entry.node.kind === 'scalar' ? minutesIn(entry.node.text) : null, node: entry.node })) : [null]))
  if (legs.length === 0 || !legs.every((leg) => leg !== null && leg.minutes !== null && isName(leg.to))) return null
  return [{ text: 'Travel distances (in minutes):\n', start: node.start, end: node.start }, ...legs.map((leg) => ({ text: leg!.from === leg!.to ? '' : `${leg!.from} to ${leg!.to}: ${leg!.minutes}.\n`, start: leg!.node.start, end: leg!.node.end }))]
}

/** {"Oslo": ["Riga", "Malta"]}: where one gets to from each. Pairs that both name lead both ways. */
function linksOf(node: JsonObject): Said[] | null {
  const listed = node.entries.map(({ key, node: value }) => ({ key, value, targets: value.kind === 'array' ? textsOf(value) : null }))
  if (!listed.every(({ targets }) => targets !== null && targets.every(isName)) || !listed.some(({ targets }) => targets!.some((target) => listed.some(({ key }) => key === target)))) return null
  const has = (from: string, to: string) => listed.some(({ key, targets }) => key === from && targets!.includes(to))
  return listed.map(({ key, value: { start, end }, targets }, index) => {
    const own = targets!.filter((target) => !has(target, key) || listed.findIndex((other) => other.key === target) > index)
    const links = own.map((target) => (has(target, key) ? `${key} and ${target}` : `from ${key} to ${target}`))
    return { start, end, text: links.length === 0 ? '' : `Direct flights: ${links.join(', ')}. ` }
  })
}

/** {"Oslo": 3, "Riga": 2}, below 'Nights in each city:'. */
function staysOf(node: JsonObject, above: string): Said[] | null {
  if (!/\b(?:days?|nights?)\b/iu.test(above)) return null
  const stays = node.entries.map(({ key, node: value }) => ({ key, value, count: value.kind === 'scalar' ? /^(\d{1,2})(?: (?:days?|nights?))?$/iu.exec(value.text)?.[1] : undefined }))
  if (!stays.every(({ count }) => count !== undefined)) return null
  const unit = /\bnights?\b/iu.test(above) ? 'nights' : 'days'
  return stays.map(({ key, value: { start, end }, count }) => ({ start, end, text: `You want to spend ${count} ${unit} in ${key}. ` }))
}

/** The texts of a value or of a list of values; null for anything deeper. */
function textsOf(node: JsonNode): string[] | null {
  if (node.kind === 'scalar') return [node.text]
  if (node.kind === 'object') return node.entries.length === 0 ? [] : null
  return node.items.every((item) => item.kind === 'scalar') ? node.items.map((item) => (item.kind === 'scalar' ? item.text : '')) : null
}
