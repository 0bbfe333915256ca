/** A JSON value with where it stands in the text, UTF-16 offsets, `end` exclusive. */
export type JsonNode = { start: number; end: number } & (
  | { kind: 'object'; entries: { key: string; node: JsonNode }[] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'scalar'; text: string }
)

/** Deeper nesting than this is no table of a goal. */
const DEEPEST = 12

/** The JSON object or array that begins at `start`; null when none does. One pass, so linear in the text. */
export function jsonAt(text: string, start: number): JsonNode | null {
  const reader = { text, at: start }
  return /[{[]/u.test(text[start] ?? '') ? valueOf(reader, 0) : null
}

type Reader = { text: string; at: number }

function valueOf(reader: Reader, depth: number): JsonNode | null {
  skipSpace(reader)
  const sign = reader.text[reader.at]
  if (depth > DEEPEST) return null
  if (sign === '{') return objectOf(reader, depth)
  return sign === '[' ? arrayOf(reader, depth) : scalarOf(reader)
}

function objectOf(reader: Reader, depth: number): JsonNode | null {
  const start = reader.at
  const entries: { key: string; node: JsonNode }[] = []
  reader.at += 1
  for (skipSpace(reader); reader.text[reader.at] !== '}'; skipSpace(reader)) {
    const key = scalarOf(reader)
    skipSpace(reader)
    if (key?.kind !== 'scalar' || reader.text[reader.at] !== ':') return null
    reader.at += 1
    const node = valueOf(reader, depth + 1)
    if (!node || !goesOn(reader, '}')) return null
    entries.push({ key: key.text, node })
  }
  reader.at += 1
  return { kind: 'object', entries, start, end: reader.at }
}

function arrayOf(reader: Reader, depth: number): JsonNode | null {
  const start = reader.at
  const items: JsonNode[] = []
  reader.at += 1
  for (skipSpace(reader); reader.text[reader.at] !== ']'; skipSpace(reader)) {
    const item = valueOf(reader, depth + 1)
    if (!item || !goesOn(reader, ']')) return null
    items.push(item)
  }
  reader.at += 1
  return { kind: 'array', items, start, end: reader.at }
}

/** Behind a value: a comma, which is taken, or the closing sign. */
function goesOn(reader: Reader, closing: string): boolean {
  skipSpace(reader)
  if (reader.text[reader.at] === closing) return true
  if (reader.text[reader.at] !== ',') return false
  reader.at += 1
  return true
}

function scalarOf(reader: Reader): JsonNode | null {
  const rest = /(?:"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?|true|false|null))/uy
  rest.lastIndex = reader.at
  const match = rest.exec(reader.text)
  if (!match) return null
  const start = reader.at
  reader.at += match[0].length
  return { kind: 'scalar', text: match[1] === undefined ? match[2]! : match[1].replace(/\\(.)/gu, '$1'), start, end: reader.at }
}

function skipSpace(reader: Reader): void {
  while (/\s/u.test(reader.text[reader.at] ?? '')) reader.at += 1
}
