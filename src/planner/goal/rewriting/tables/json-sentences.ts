import type { JsonNode } from './json-nodes.ts'
import { sentencesOfNames } from './json-names.ts'
import { roleOf, sentenceOf } from './record-sentences.ts'
import type { TableRecord } from './record-sentences.ts'
import type { Said } from '../said.ts'

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:mon|tue|wed|thu|fri|sat|sun)$/iu
const LINKS = /flight|train|connection|route|link|direct|ferr|bus/iu
const TRAVEL = /travel|distance|walk|minutes|transfer|drive/iu
const BUSY = /busy|taken|blocked|booked|calendar|meetings|appointments|schedule/iu
const STAYS = /cit(?:y|ies)|stay|nights|stops|destinations|days_in|places/iu

/** What a JSON value says, as sentences in the order of its parts; `above` is the line before it. */
export function sentencesOfJson(node: JsonNode, above = ''): Said[] {
  return sentencesOfNames(node, above) ?? said(node, [])
}

function said(node: JsonNode, path: readonly string[]): Said[] {
  if (node.kind === 'scalar') return [leaf(node, node.text, path)]
  if (node.kind === 'array') return ofArray(node, path)
  const record = recordOf(node, path)
  const own = meetingOf(node) ?? sentenceOf(record)
  if (own === null) return node.entries.length === 0 ? [leaf(node, '', path)] : node.entries.flatMap((entry) => said(entry.node, [...path, entry.key]))
  const nested = node.entries.filter((entry) => entry.node.kind === 'object' || entry.node.kind === 'array' && entry.node.items.some(({ kind }) => kind !== 'scalar'))
  const [first] = nested
  return [{ text: own, start: node.start, end: first ? first.node.start : node.end }, ...nested.flatMap((entry) => said(entry.node, [...path, entry.key]))]
}

function ofArray(node: JsonNode & { kind: 'array' }, path: readonly string[]): Said[] {
  const pairs = node.items.map(namesOf)
  if (LINKS.test(path.at(-1) ?? '') && pairs.length > 0 && pairs.every((pair) => pair.length >= 2)) {
    const links = pairs.map(([from, to, ...how]) => (how.some((word) => /one|single|->|true/iu.test(word)) ? `from ${from} to ${to}` : `${from} and ${to}`))
    return [{ text: `Here are the cities that have direct flights: ${links.join(', ')}. `, start: node.start, end: node.end }]
  }
  if (node.items.every(({ kind }) => kind === 'scalar')) return [leaf(node, namesOf(node).join(', '), path)]
  return node.items.flatMap((item) => said(item, path))
}

/** ["Lima", "Dakar", "one way"], "Lima-Dakar", {"from": "Lima", "to": "Dakar"}. */
function namesOf(node: JsonNode): string[] {
  if (node.kind === 'scalar') return node.text.replace(/\s+/gu, ' ').split(/ ?(?:<->|->|→|↔| - | to ) ?/u)
  const nodes = node.kind === 'array' ? node.items : node.entries.map((entry) => entry.node)
  return nodes.flatMap((item) => (item.kind === 'scalar' ? [item.text] : []))
}

/** The fields of an object that are known; a name above it is whose it is. */
function recordOf(node: JsonNode & { kind: 'object' }, path: readonly string[]): TableRecord {
  const record: TableRecord = {}
  for (const { key, node: value } of node.entries) {
    const role = roleOf(key)
    if (role !== null && (value.kind === 'scalar' || role === 'busy' && value.kind === 'array')) record[role] = value.kind === 'scalar' ? value.text : namesOf(value).join(', ')
  }
  const above = path.at(-1) ?? ''
  if (record.place !== undefined && record.from !== undefined && record.person === undefined && /^\p{Lu}/u.test(above)) record.person = above
  return record
}

/** {"attendees": […], "length_minutes": 60, "days": […], "working_hours": "09:00-17:00"}. */
function meetingOf(node: JsonNode & { kind: 'object' }): string | null {
  const find = (pattern: RegExp) => node.entries.find(({ key, node: value }) => pattern.test(key) && value.kind !== 'object')?.node
  const [people, length, days, hours] = [find(/^(?:attendees|people|participants|who|guests|for|names|team)$/iu), find(/length|duration|minutes|how_?long/iu), find(/^(?:days?|on|weekdays?|possible_days|dates?)$/iu), find(/hours|between|window|office/iu)]
  if (people?.kind !== 'array' || !length) return null
  const lasting = namesOf(length)[0] ?? ''
  const span = hours ? listOf(hours, ' to ').replace(/ ?[-–] ?/u, ' to ') : '9:00 to 17:00'
  return `You need to schedule a meeting for ${listOf(people, ', ')} for ${/^\d+$/u.test(lasting) ? `${lasting} minutes` : lasting} between the work hours of ${span}${days ? ` on ${listOf(days, ' or ')}` : ''}. `
}

function listOf(node: JsonNode, joint: string): string {
  return (node.kind === 'scalar' ? [node.text] : namesOf(node)).join(joint)
}

/** A value by the keys above it. */
function leaf({ start, end }: JsonNode, text: string, path: readonly string[]): Said {
  const [key, owner] = [path.at(-1) ?? '', path.at(-2) ?? '']
  const is = (pattern: RegExp) => path.slice(0, -1).some((above) => pattern.test(above))
  const sentence = is(BUSY) && WEEKDAY.test(key) ? (text === '' ? `${owner} is free on ${key}. ` : `${owner} is busy on ${key} during ${text}. `)
    : is(BUSY) && text === '' ? `${key} is free all day. `
    : is(TRAVEL) && /^\d+$/u.test(text) && path.length >= 3 ? `${owner} to ${key}: ${text}.\n`
    : is(STAYS) && /^\d+$/u.test(text) ? `You want to spend ${text} ${/night/iu.test(owner) ? 'nights' : 'days'} in ${key}. `
    : /^(?:total_?days|days_?total|trip_?days|length_?days|duration_?days)$/iu.test(key) ? `The trip takes ${text} days in total. `
    : /^(?:task|goal|request|question|prompt|title|note|notes|description)$/iu.test(key) ? `${text}. `
    : text === '' ? '' : `${key.replaceAll('_', ' ')}: ${text}. `
  return { text: sentence, start, end }
}
