import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Frame } from './encode.ts'
import { showPointer } from './pointer.ts'

type Cue = { from: number; to: number; text: string }
type Shot = { file: string; at: number }

const JPEG_QUALITY = 96
export const TYPING_DELAY_MS = 26
const POINTER_STEPS = 22
const SCROLL_MS = 900

/** Drives a page at a pace that a viewer can follow, and keeps what it shows. Times are seconds since the start. */
export class Recorder {
  readonly page: Page
  readonly #folder: string
  readonly #shots: Shot[] = []
  readonly #cues: Cue[] = []
  readonly #marks = new Map<string, number>()
  readonly #writes: Promise<void>[] = []
  #session: CDPSession | null = null
  #startedAt = 0

  constructor(page: Page, folder: string) {
    this.page = page
    this.#folder = folder
  }

  async start(): Promise<void> {
    await showPointer(this.page)
    const session = await this.page.context().newCDPSession(this.page)
    this.#session = session
    this.#startedAt = Date.now() / 1000
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(this.#folder, `${String(this.#shots.length).padStart(5, '0')}.jpg`)
      this.#shots.push({ file, at: (metadata.timestamp ?? Date.now() / 1000) - this.#startedAt })
      this.#writes.push(writeFile(file, Buffer.from(data, 'base64')))
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: JPEG_QUALITY, everyNthFrame: 1 })
  }

  async stop(): Promise<{ frames: Frame[]; cues: Cue[]; seconds: number; marks: ReadonlyMap<string, number> }> {
    const seconds = this.#now()
    await this.#session?.send('Page.stopScreencast')
    await Promise.all(this.#writes)
    // Frames do not always come in the order in which they were shown, and the first stands from the start on.
    const shots = this.#shots.toSorted((a, b) => a.at - b.at)
    const frames = shots.map(({ file, at }, index) => ({ file, seconds: Math.max(0.001, (shots[index + 1]?.at ?? seconds) - (index === 0 ? 0 : Math.max(0, at))) }))
    const cues = this.#cues.map((cue, index) => ({ ...cue, to: Math.min(cue.to, (this.#cues[index + 1]?.from ?? seconds) - 0.05) }))
    return { frames, cues, seconds, marks: this.#marks }
  }

  /** Stands under the picture from now on, until the next one. */
  caption(text: string): void {
    this.#cues.push({ from: this.#now(), to: Infinity, text })
  }

  mark(name: string): void {
    this.#marks.set(name, this.#now())
  }

  rest(seconds: number): Promise<void> {
    return this.page.waitForTimeout(seconds * 1000)
  }

  async pointAt(target: Locator): Promise<void> {
    const box = await target.boundingBox()
    if (box === null) throw new Error(`The tour points at something that is not there: ${target.toString()}`)
    await this.page.mouse.move(box.x + Math.min(box.width / 2, 160), box.y + box.height / 2, { steps: POINTER_STEPS })
  }

  async press(target: Locator): Promise<void> {
    await this.pointAt(target)
    await this.rest(0.25)
    await this.page.mouse.down()
    await this.page.mouse.up()
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.press(target)
    await this.page.keyboard.type(text, { delay: TYPING_DELAY_MS })
  }

  /** Scrolls until the element stands a little below the header. */
  async bring(target: Locator, above = 96): Promise<void> {
    await target.evaluate(
      (element, { above, duration }) =>
        new Promise<void>((resolve) => {
          const [from, start] = [window.scrollY, performance.now()]
          const to = element.getBoundingClientRect().top + from - above
          const step = (now: number) => {
            const part = Math.min(1, (now - start) / duration)
            window.scrollTo({ top: from + (to - from) * (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2), behavior: 'instant' })
            if (part < 1) requestAnimationFrame(step)
            else resolve()
          }
          requestAnimationFrame(step)
        }),
      { above, duration: SCROLL_MS },
    )
  }

  #now(): number {
    return Date.now() / 1000 - this.#startedAt
  }
}
