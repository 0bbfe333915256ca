import { expect, test } from 'vitest'
import { findMissingPackages } from './missing-platform-packages.ts'

const owner = { version: '2.0.0', optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-x64': '2.0.0' } }
const linux = { version: '2.0.0' }

test('a build for another platform that the lockfile leaves out is found', () => {
  const packages = { '': {}, 'node_modules/tool': owner, 'node_modules/tool-linux-x64': linux }
  expect(findMissingPackages({ packages })).toEqual([
    { path: 'node_modules/tool-darwin-x64', name: 'tool-darwin-x64', version: '2.0.0', owner },
  ])
})

test('a build nested under its owner counts as present', () => {
  const packages = {
    'node_modules/app/node_modules/tool': owner,
    'node_modules/app/node_modules/tool-linux-x64': linux,
    'node_modules/tool-darwin-x64': linux,
  }
  expect(findMissingPackages({ packages })).toEqual([])
})
