import { statementsOf } from '../../statements.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'

/** Lines below a name that has a line to itself, up to an empty line or the next such name. */
export type Block = Words & { name: string }

export function blocksIn(context: ReadingContext, mentions: readonly Mention[]): Block[] {
  const { tokens } = context.source
  const blocks: Block[] = []
  let isOpen = false
  let end = 0
  for (const statement of statementsOf(context, { atCommas: false })) {
    if (tokens.slice(end, statement.from).filter(({ kind }) => kind === 'break').length > 1) isOpen = false
    const heading = mentions.find((mention) => mention.from >= statement.from && mention.to <= statement.to)
    if (heading && isAlone(context, statement, heading)) {
      blocks.push({ name: heading.name, from: statement.from, to: statement.to })
      isOpen = true
    } else if (isOpen) blocks.at(-1)!.to = statement.to
    end = statement.to
  }
  return blocks.filter((block) => mentions.some(({ from, name }) => name !== block.name && from >= block.from && from < block.to) || tokens.slice(block.from, block.to).some(({ kind }) => kind === 'digits'))
}

/** 'Oslo', '## Oslo:', '2. Oslo', '- name: Oslo'. */
function isAlone({ source: { tokens } }: ReadingContext, { from, to }: Words, { from: start, to: end }: Words): boolean {
  const isLead = tokens.slice(from, start).every(({ kind, key }) => kind !== 'word' || /^(?:name|city|town|place|stop|destination)$/u.test(key))
  return isLead && start - from <= 4 && tokens.slice(end, to).every(({ key }) => /^[:*_"'–-]$/u.test(key))
}

export function blockAt(blocks: readonly Block[], index: number): Block | null {
  return blocks.find(({ from, to }) => index >= from && index < to) ?? null
}
