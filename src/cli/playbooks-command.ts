import { parseArgs } from 'node:util'
import { loadPlaybookFiles } from '../integrations/playbook-files/load-playbooks.ts'
import { PlaybookFilesError } from '../integrations/playbook-files/playbook-files-error.ts'
import { playbookFaults } from '../integrations/playbook-files/playbook-faults.ts'
import { PLAYBOOKS } from '../planner/playbooks/all-playbooks.ts'
import { GENERAL_SPRINT } from '../planner/playbooks/general-sprint.ts'
import type { Playbook } from '../planner/playbooks/playbook.ts'
import { missingIn } from '../planner/playbooks/playbook-texts.ts'
import { TRANSLATED_LANGUAGES, TRANSLATIONS } from '../planner/playbooks/translations/translations.ts'
import { createPlaybookFile } from './new-playbook.ts'
import { reviewPlaybook } from './playbook-review.ts'
import type { Review } from './playbook-review.ts'
import { previewPlaybook } from './preview-playbook.ts'
import type { Terminal } from './terminal.ts'

const HELP = `Check and try playbooks, the planner's domain knowledge. See docs/playbooks.md.

  npm run playbooks                                    check ours
  npm run playbooks -- check DIR                       check the *.json of a folder of yours
  npm run playbooks -- preview ID "goal" [DIR]         the plan that a goal gets from one playbook
  npm run playbooks -- new ID DIR                      a file to begin with, DIR/ID.json

Options
  --quiet     only what is wrong or thin
  --help      this text

Exit status: 0 all valid (thin is not invalid), 1 some playbook is invalid or was not chosen, 2 wrong usage.
`

const EXIT = { ok: 0, invalid: 1, usage: 2 } as const

/** Runs the playbooks command and returns its exit status. */
export async function runPlaybooksCommand(argv: string[], terminal: Terminal): Promise<number> {
  const read = readWords(argv)
  if (read === null) return usage(terminal, 'Unknown option.')
  const { words: [command = 'check', ...words], quiet, help } = read
  if (help) return say(terminal, HELP)
  try {
    if (command === 'check' && words.length <= 1) return check(ownPlaybooks(words[0]), { quiet, terminal })
    if (command === 'preview' && words.length >= 2) return await previewPlaybook({ id: words[0]!, prompt: words[1]!, own: ownPlaybooks(words[2]), terminal })
    if (command === 'new' && words.length === 2) return say(terminal, createPlaybookFile(words[0]!, words[1]!))
  } catch (error) {
    if (!(error instanceof PlaybookFilesError)) throw error
    terminal.complain(`${error.message}\n`)
    return EXIT.invalid
  }
  return usage(terminal, `'${[command, ...words].join(' ')}' is no command here.`)
}

function readWords(argv: string[]): { words: string[]; quiet: boolean; help: boolean } | null {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values, positionals } = parseArgs({ args: argv, options: { quiet: flag, help: { ...flag, short: 'h' } }, allowPositionals: true })
    return { words: positionals, ...values }
  } catch {
    return null
  }
}

function ownPlaybooks(folder: string | undefined): Playbook[] {
  return folder === undefined ? [] : loadPlaybookFiles(folder).map(({ playbook }) => playbook)
}

/** The folder's playbooks beside ours, or ours alone. */
function check(own: readonly Playbook[], { quiet, terminal }: { quiet: boolean; terminal: Terminal }): number {
  const all = [...own, ...PLAYBOOKS.filter((playbook) => !own.some(({ id }) => id === playbook.id))]
  const checked = own.length > 0 ? own : PLAYBOOKS
  const invalid = [...checked, GENERAL_SPRINT].flatMap((playbook) => [...playbookFaults(playbook, all).map(({ field, problem }) => `${playbook.id}: ${field} ${problem}.`), ...missingWords(playbook)])
  const reviews = checked.map((playbook) => reviewPlaybook(playbook, all))
  const shown = quiet ? reviews.filter(({ thin }) => thin.length > 0) : reviews
  terminal.write(`${shown.map(reviewText).join('\n')}${shown.length > 0 ? '\n' : ''}`)
  for (const problem of invalid) terminal.complain(`${problem}\n`)
  terminal.write(`${checked.length} playbooks, ${invalid.length} faults, ${reviews.filter(({ thin }) => thin.length > 0).length} with thin places\n`)
  return invalid.length === 0 ? EXIT.ok : EXIT.invalid
}

/** A playbook that stands in a language stands in it as a whole. */
function missingWords(playbook: Playbook): string[] {
  const languages = TRANSLATED_LANGUAGES.filter((language) => TRANSLATIONS[playbook.id]?.[language] !== undefined)
  return languages.flatMap((language) => missingIn(playbook, language).map((template) => `${playbook.id}: ${template} has no words in translations/${language}/${playbook.id}.ts. They should stand there.`))
}

function reviewText({ playbook, own, languages, thin, notes }: Review): string {
  const head = `${playbook.id.padEnd(26)} ${playbook.plannerTypes.join('+').padEnd(16)} ${String(own).padStart(3)} templates of its own   ${languages.join(' ')}`
  return [head, ...thin.map((line) => `  thin: ${line}`), ...notes.map((line) => `  note: ${line}`)].join('\n')
}

function say(terminal: Terminal, text: string): number {
  terminal.write(text)
  return EXIT.ok
}

function usage(terminal: Terminal, problem: string): number {
  terminal.complain(`${problem}\nSee --help.\n`)
  return EXIT.usage
}
