import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANDING_FOLDER } from './installation.ts'

/** One frame of the recording and for how long it stood. */
export type Frame = { file: string; seconds: number }

const TARGET = join(LANDING_FOLDER, 'tour')
const FRAMES_PER_SECOND = 30

/** Throws with what to do when the machine has no ffmpeg. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return
  throw new Error('The tour is encoded with ffmpeg, which is not on this machine. Install it, for example: apt-get install ffmpeg')
}

/** Writes tour.webm, tour.mp4 and poster.webp; `posterAt` in seconds. */
export async function encodeTour(frames: readonly Frame[], { folder, posterAt }: { folder: string; posterAt: number }): Promise<void> {
  const list = join(folder, 'frames.txt')
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`)
  // ffmpeg's concat demuxer leaves the last duration out unless its file is named again.
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)!.file}'\n`)
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', `fps=${FRAMES_PER_SECOND},format=yuv420p`, '-an']
  run([...input, '-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', join(TARGET, 'tour.webm')])
  run([...input, '-c:v', 'libx264', '-preset', 'slow', '-crf', '21', '-movflags', '+faststart', join(TARGET, 'tour.mp4')])
  run(['-ss', String(posterAt), '-i', join(TARGET, 'tour.mp4'), '-frames:v', '1', '-vf', 'scale=1280:720:flags=lanczos', '-c:v', 'libwebp', '-quality', '80', join(TARGET, 'poster.webp')])
}

function run(parameters: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
}
