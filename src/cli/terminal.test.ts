import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const TERMINAL = pathToFileURL(join(import.meta.dirname, 'terminal.ts')).href
const TALKS_FOR_EVER = `import { processTerminal } from '${TERMINAL}'
const { write } = processTerminal()
setInterval(() => write('a plan\\n'), 1)`

test('whoever stops reading, as head does, ends the command without a word', async () => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', TALKS_FOR_EVER], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  command.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  await once(command.stdout, 'data')
  command.stdout.destroy()
  expect([(await once(command, 'close'))[0], complaints]).toEqual([0, ''])
})
