import { isDay, isName } from './cells.ts'
import { roleOf } from './record-sentences.ts'

export type Line = { text: string; label: string; depth: number; isMarked: boolean; start: number; end: number }

/** A name on a line of its own and the lines that are set below it. `lead` is the last line above that says something. */
export type Section = { name: string; lead: string; head: Line; lines: Line[] }

export function sectionsIn(text: string): Section[] {
  const sections: Section[] = []
  let [start, lead, open] = [0, '', null as Section | null]
  for (const written of text.split('\n')) {
    const line = lineOf(written, start)
    start += written.length + 1
    // 'Name: Ana' above 'Where: the pier'.
    const isField = open !== null && open.head.label !== '' && line.label !== '' && roleOf(line.label) !== 'person' && line.depth === open.head.depth
    const isBelow = open !== null && line.text !== '' && (isField || line.depth > open.head.depth || line.isMarked && !open.head.isMarked)
    const isOwn = roleOf(line.label) === 'person'
    const name = isBelow && !isOwn ? null : nameOf(line)
    if (isBelow && !isOwn) open!.lines.push(line)
    else if (name !== null) {
      open = { name, lead, head: line, lines: [] }
      sections.push(open)
    } else {
      open = null
      if (line.text !== '') lead = written
    }
  }
  return sections.filter(({ lines }) => lines.length > 0)
}

/** 'Ana', '**Ana**', '### Ana:', '- name: Ana'. */
function nameOf({ text, label }: Line): string | null {
  const bare = text.replace(/^[#*_ ]{1,6}|[:*_ ]{1,6}$/gu, '').replace(/^(?:from|at|in|leaving) /iu, '')
  if (label !== '' && roleOf(label) !== 'person') return null
  return isName(bare) || label === '' && isDay(bare) ? bare : null
}

function lineOf(written: string, start: number): Line {
  const [mark] = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?/u.exec(written)!
  const rest = written.slice(mark.length).trim()
  const labelled = /^(.{1,30}?): (.+)$/u.exec(rest)
  return { text: unquoted(labelled?.[2] ?? rest), label: labelled?.[1] ?? '', depth: mark.length - mark.trimStart().length, isMarked: mark.trim() !== '', start, end: start + written.length }
}

/** The 9-10, 11-12 of '["9-10", "11-12"]'. */
function unquoted(text: string): string {
  return /^\[.*\]$/u.test(text) ? text.slice(1, -1).replaceAll('"', '') : text
}
