import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { ROOT } from '../root.ts'
import { findChromium, HEADLESS_SHELL } from '../../tests/support/find-chromium.ts'

export type Chromium = { found: true; path: string } | { found: false; missing: string }

/** Finds a Chromium, or installs one by the platform's own means. */
export async function provideChromium(): Promise<Chromium> {
  const chosen = process.env['CHROME_PATH'] ?? ''
  const present = findChromium()
  if (chosen !== '' && present === null) {
    return { found: false, missing: `CHROME_PATH is '${chosen}', where there is no file. Correct it or unset it.` }
  }
  if (present !== null && (chosen !== '' || basename(present) === HEADLESS_SHELL || !canUseApt())) return { found: true, path: present }
  const tried = [installWithApt(), findChromium() === null ? installWithPlaywright() : null].filter((means) => means !== null)
  const installed = findChromium()
  if (installed !== null) return { found: true, path: installed }
  return {
    found: false,
    missing: `The end-to-end tests need Chromium, and installing it failed (${tried.join('; ')}). Install Chromium or Google Chrome, or set CHROME_PATH to one.`,
  }
}

/** In a container, as a rule. */
function canUseApt(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}

/** Returns what was tried, or null where it does not apply. */
function installWithApt(): string | null {
  if (!canUseApt()) return null
  process.stderr.write(`Installing ${HEADLESS_SHELL} ...\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (parameters: string[]) => spawnSync('apt-get', parameters, { env, stdio: ['ignore', 2, 2] }).status === 0
  apt(['update', '-q'])
  const worked = [HEADLESS_SHELL, 'chromium'].some((name) => apt(['install', '-q', '-y', '--no-install-recommends', name, 'fonts-liberation']))
  return worked ? 'apt-get install: done, but no chromium is on the PATH' : 'apt-get install chromium: failed'
}

function installWithPlaywright(): string {
  const command = [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 2, 2] })
  return status === 0 ? 'playwright install chromium: done, but its file is not where it said' : 'playwright install chromium: failed'
}
