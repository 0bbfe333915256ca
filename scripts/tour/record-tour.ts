import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { encodeTour } from './encode.ts'
import { LANDING_FOLDER, openContext, signIn } from './installation.ts'
import { Recorder } from './recorder.ts'
import { playStory } from './story.ts'

const VIEWPORT = { width: 1280, height: 720 }

/** Plays the story in the product, and keeps it as video, poster and captions. */
export async function recordTour(browser: Browser, address: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'planwright-frames-'))
  try {
    const context = await openContext(browser, { viewport: VIEWPORT, colorScheme: 'light' })
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
