import { parsePartialJson } from 'ai'

/**
 * Reads the JSON object out of a model's text as far as it has come: prose around it and a Markdown fence are passed
 * over, an unfinished end is closed. Returns undefined while there is none.
 */
export async function parseModelText(text: string): Promise<unknown> {
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const { value } = await parsePartialJson(withoutTail(text.slice(start)))
  return value
}

/** Cuts what follows the end of the first object: a closing fence, a farewell. */
function withoutTail(text: string): string {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return text.slice(0, index + 1)
  }
  return text
}
