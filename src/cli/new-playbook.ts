import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlaybookFilesError } from '../integrations/playbook-files/playbook-files-error.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'

/** Writes a file to begin with and says what to do next. Its texts are marked TODO, which the checker finds. */
export function createPlaybookFile(id: string, folder: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/u.test(id)) throw new PlaybookFilesError([`'${id}' should be small letters, digits and hyphens, such as beekeeping.`])
  const file = join(folder, `${id}.json`)
  if (existsSync(file)) throw new PlaybookFilesError([`${file} is there already. Choose another name, or change the file.`])
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(beginning(id), null, 2)}\n`)
  } catch (error) {
    throw new PlaybookFilesError([`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`])
  }
  return `${file} is there. Replace every TODO, then run: npm run playbooks -- check ${folder}\n`
}

function beginning(id: string): Playbook {
  const words = id.replaceAll('-', ' ')
  const task = (name: string, at: number, minutes: number) => ({ id: name, at, minutes, title: 'TODO what is done, with a verb', how: 'TODO how a good one does it, in one or two sentences', done: 'TODO what is true when it is done' })
  return {
    id,
    title: words,
    plannerTypes: ['calendar'],
    matches: { strong: [words], weak: [] },
    tags: [words],
    tasks: [
      task('first', 0, 45),
      { ...task('learn', 0.1, 60), when: { levels: ['beginner'] } },
      { ...task('deepen', 0.2, 60), when: { levels: ['advanced'] } },
      { ...task('middle', 0.5, 120), after: ['first'], scale: { units: ['guest', 'people'], minutesEach: 2, atMost: 240 } },
      { ...task('again', 0.3, 30), everyWeeks: 4, optional: true },
      { ...task('last', 0.95, 60), priority: 'high' },
    ],
  }
}
