import { parsePartialJson } from 'ai'

export type ParsedText = {
  /** Undefined while there is no JSON. */
  value: unknown
  /** The JSON came to its end. */
  isClosed: boolean
}

/**
 * Reads the JSON out of a model's text as far as it has come: thoughts, prose and a Markdown fence around it are passed
 * over, an unfinished end is closed. Where one entry of the tasks is malformed, the others are read one by one.
 */
export async function parseModelText(text: string): Promise<ParsedText> {
  const json = jsonIn(text.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/, ''))
  if (json === null) return { value: undefined, isClosed: false }
  const { value } = await parsePartialJson(json.text)
  return { value: value === undefined ? { tasks: entriesAfter(json.text, /"tasks"\s*:\s*\[/) } : unwrap(value), isClosed: json.isClosed }
}

/** From the first bracket that begins an object or a list of objects to its end; what follows is a fence or a farewell. */
function jsonIn(text: string): { text: string; isClosed: boolean } | null {
  const start = text.search(/\{\s*["}]|\{\s*$|\[\s*\{/)
  if (start < 0) return null
  const end = endOfValue(text, start)
  return { text: text.slice(start, end ?? text.length), isClosed: end !== null }
}

/** A bare list is a list of tasks; an object that only wraps the answer is opened. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return { tasks: value }
  if (typeof value !== 'object' || value === null || 'tasks' in value) return value
  const inner = Object.values(value).find((each) => typeof each === 'object' && each !== null && 'tasks' in each)
  return inner ?? value
}

/** The objects of a list, each parsed by itself; a malformed one is null. */
function entriesAfter(text: string, opening: RegExp): unknown[] {
  const match = opening.exec(text)
  if (match === null) return []
  const entries: unknown[] = []
  let at = match.index + match[0].length
  for (;;) {
    const start = text.indexOf('{', at)
    const end = start < 0 ? null : endOfValue(text, start)
    if (end === null) return entries
    entries.push(parseOrNull(text.slice(start, end)))
    at = end
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where the object or list that starts there ends (exclusive); null when it does not. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0
  let inString = false
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1
  }
  return null
}
