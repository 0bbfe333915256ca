import { chromium, type Browser } from '@playwright/test'
import { provideChromium } from '../stages/chromium.ts'

/** The system's Chromium, without a window. Throws when there is none and none can be installed. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const found = await provideChromium()
  if (!found.found) throw new Error(found.missing)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: found.path, args: [...asRoot, '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...flags] })
}
