import type { DescriptionBlock } from '../tracker-target.ts'

/** Atlassian Document Format, the only form that Jira takes descriptions in. */
type Node = { type: string; text?: string; content?: Node[] }
export type JiraDocument = { type: 'doc'; version: 1; content: Node[] }

/** Jira takes 32,767 characters, counted with what it adds. */
const LONGEST_TEXT = 8_000

export function documentOf(blocks: readonly DescriptionBlock[]): JiraDocument {
  return { type: 'doc', version: 1, content: blocks.flatMap(nodeOf) }
}

function nodeOf(block: DescriptionBlock): Node[] {
  if (block.kind === 'paragraph') return paragraph(block.text)
  const items = block.items.flatMap((item) => paragraph(item).map((content) => ({ type: 'listItem', content: [content] })))
  return items.length === 0 ? [] : [{ type: 'bulletList', content: items }]
}

/** A text node must not be empty. */
function paragraph(text: string): Node[] {
  const trimmed = text.trim().slice(0, LONGEST_TEXT)
  return trimmed === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: trimmed }] }]
}
