import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAbandonedBuilds } from './remove-abandoned-builds.ts'

test('what a build left that was cut off goes; the pages, and a build that is under way, stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  for (const name of ['web', `web-${ended}`, `web-old-${ended}`, `web-${process.pid}`, 'web-built-from']) await mkdir(join(folder, name, 'assets'), { recursive: true })
  await removeAbandonedBuilds(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['web', `web-${process.pid}`, 'web-built-from'].toSorted())
  await rm(folder, { recursive: true })
})
