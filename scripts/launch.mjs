#!/usr/bin/env node
// Runs a command of this project on a machine that has only Node and npm. Plain JavaScript without dependencies,
// because it runs before anything is installed and under Node versions older than the project's own.
import { fileURLToPath } from 'node:url'
import { describeUnknownCommand, findCommand } from './launch/commands.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { describeOldNode, runUnderProjectNode } from './launch/runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

async function main([name, ...parameters]) {
  const oldNode = describeOldNode(process.versions.node)
  if (oldNode) return refuse(oldNode)
  const command = findCommand(root, name)
  if (!command) return refuse(describeUnknownCommand(root, name))
  process.chdir(root)
  try {
    await ensureInstalled(root)
  } catch (error) {
    return refuse(error.message)
  }
  const [file, ...first] = command
  await runUnderProjectNode(root, file, [...first, ...parameters])
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

await main(process.argv.slice(2))
