import type { Said } from '../said.ts'

const TAKEN_UP = /^(?<lead>\s*(?:(?:i|we)(?:['’]d| would)? (?:want|like|love|plan) to |my goal is to )?)(?:take|taking) up (?=(?!(?:the|a|an|my|our|this|that|these|those|his|her|their|space|room|time|less|more|some|too|no|arms|office|residence|references?|position)(?!\p{L}))\p{L}{3,})/iu

/** 'Take up swimming' is to start it. */
export function takenUp(text: string): Said[] {
  const found = TAKEN_UP.exec(text)
  if (found === null) return []
  const lead = found.groups!['lead']!
  return [{ text: lead.trim() === '' ? 'Start ' : 'start ', start: lead.length, end: found[0].length }]
}
