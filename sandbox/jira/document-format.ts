import { z } from 'zod'
import { escapeHtml } from '../stand-in/page-shell.ts'

/** Block and inline nodes of the Atlassian Document Format that a description may hold. */
const NODE_TYPES = [
  'paragraph', 'text', 'heading', 'bulletList', 'orderedList', 'listItem', 'taskList', 'taskItem', 'blockquote', 'rule', 'codeBlock', 'panel',
  'hardBreak', 'mention', 'emoji', 'date', 'status', 'inlineCard', 'blockCard', 'expand', 'table', 'tableRow', 'tableCell', 'tableHeader',
] as const
const MARK_TYPES = ['strong', 'em', 'code', 'link', 'strike', 'subsup', 'textColor', 'underline', 'backgroundColor'] as const

const MarkSchema = z.object({ type: z.enum(MARK_TYPES), attrs: z.record(z.string(), z.unknown()).optional() }).strict()
const DEEPEST = 20

export type DocumentNode = { type: string; text?: string | undefined; attrs?: Record<string, unknown> | undefined; content?: DocumentNode[] | undefined; marks?: unknown[] | undefined }

const NodeSchema: z.ZodType<DocumentNode> = z.lazy(() =>
  z
    .object({
      type: z.enum(NODE_TYPES), text: z.string().min(1).optional(), attrs: z.record(z.string(), z.unknown()).optional(),
      content: z.array(NodeSchema).optional(), marks: z.array(MarkSchema).optional(),
    })
    .strict()
    .refine((node) => (node.type === 'text') === (node.text !== undefined), 'text belongs to text nodes'),
)

const RootSchema = z.object({ type: z.literal('doc'), version: z.literal(1), content: z.array(NodeSchema) }).strict()

/** Source: developer.atlassian.com/cloud/jira/platform/apis/document/structure */
export function isDocument(value: unknown): boolean {
  return depthOf(value) <= DEEPEST && RootSchema.safeParse(value).success
}

function depthOf(value: unknown): number {
  const content = typeof value === 'object' && value !== null && 'content' in value ? value.content : undefined
  if (!Array.isArray(content)) return 1
  let deepest = 0
  for (const child of content) deepest = Math.max(deepest, depthOf(child))
  return deepest + 1
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p', bulletList: 'ul', taskList: 'ul', orderedList: 'ol', listItem: 'li', taskItem: 'li', blockquote: 'blockquote', codeBlock: 'pre', panel: 'section',
  table: 'table', tableRow: 'tr', tableCell: 'td', tableHeader: 'th',
}

/** A document as HTML; '' for what is none. */
export function renderDocument(value: unknown): string {
  const root = RootSchema.safeParse(value)
  return root.success ? root.data.content.map(renderNode).join('') : ''
}

function renderNode(node: DocumentNode): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'rule') return '<hr>'
  if (node.text !== undefined) return renderText(node.text, node.marks ?? [])
  const content = (node.content ?? []).map(renderNode).join('')
  const tag = node.type === 'heading' ? 'h2' : TAGS[node.type]
  return tag === undefined ? content : `<${tag}>${content}</${tag}>`
}

function renderText(text: string, marks: unknown[]): string {
  const html = escapeHtml(text)
  const types = new Set(z.array(MarkSchema).parse(marks).map(({ type }) => type))
  const strong = types.has('strong') ? `<strong>${html}</strong>` : html
  const emphasised = types.has('em') ? `<em>${strong}</em>` : strong
  return types.has('code') ? `<code>${emphasised}</code>` : emphasised
}
