import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell is the same engine without a window, and takes two thirds of the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FIXED_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The path of a Chromium on this machine: CHROME_PATH, the system's own, or the one Playwright downloaded; else null. */
export function findChromium(): string | null {
  const chosen = process.env['CHROME_PATH'] ?? ''
  if (chosen !== '') return existsSync(chosen) ? chosen : null
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...FIXED_PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}
