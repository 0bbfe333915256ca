import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../pictures/browser.ts'
import { encodeTour } from './encode.ts'
import { LANDING_FOLDER, openContext, signIn } from './installation.ts'
import { Recorder } from './recorder.ts'
import { playStory } from './story.ts'

/**
 * A window of 1280 x 720 on a screen with 1.25 pixels for each of the style sheets', recorded as 1600 x 900. A ratio that
 * Playwright emulates would leave the screencast as it is.
 */
const WINDOW_FLAGS = ['--force-device-scale-factor=1.25', '--window-size=1280,720']

/** Plays the story in the product, and keeps it as video, poster and captions. */
export async function recordTour(address: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'planwright-frames-'))
  const browser = await openBrowser(WINDOW_FLAGS)
  try {
    const context = await openContext(browser, { viewport: null, colorScheme: 'light' })
    const page = await context.newPage()
    await signIn(page, address, 'tour@example.org')
    const recorder = new Recorder(page, folder)
    await recorder.start()
    await playStory(recorder, address)
    const { frames, cues, seconds, marks } = await recorder.stop()
    await context.close()
    await encodeTour(frames, { folder, posterAt: marks.get('poster') ?? seconds / 2 })
    await writeFile(join(LANDING_FOLDER, 'tour/captions.vtt'), `WEBVTT\n\n${cues.map(writeCue).join('\n')}`)
    console.log(`Recorded ${seconds.toFixed(1)} s in ${frames.length} frames.`)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function writeCue({ from, to, text }: { from: number; to: number; text: string }): string {
  return `${clock(from)} --> ${clock(to)}\n${text}\n`
}

/** WebVTT's mm:ss.ttt. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}
