import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Name of each command; the file that does it, from the project's root; its first parameters. */
const COMMANDS = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/test.ts'],
  'test:faults': ['scripts/test-faults.ts'],
  check: ['scripts/check.ts'],
  build: ['scripts/build.ts'],
  'demo-plans': ['scripts/demo-plans.ts'],
  'social-images': ['scripts/pictures/social-images.ts'],
  tour: ['scripts/tour.ts'],
  screenshots: ['scripts/screenshots.ts'],
  plan: ['src/cli/plan.ts'],
  playbooks: ['src/cli/playbooks.ts'],
  types: ['scripts/gate.ts', 'types'],
  lint: ['scripts/gate.ts', 'lint'],
  rules: ['scripts/gate.ts', 'rules'],
  'lockfile:complete': ['scripts/lockfile/complete.ts'],
  'db:generate': ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'src/server/database/drizzle.config.ts'],
}

/** The file of a command and its first parameters, or null; 'bench:planner' is bench/planner/run.ts. */
export function findCommand(root, name = '') {
  const benchmark = /^bench:([a-z-]+)$/.exec(name)?.[1]
  const command = benchmark ? [`bench/${benchmark}/run.ts`] : Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null
  // What lies in node_modules is there only after the first install.
  return command && (command[0].startsWith('node_modules/') || existsSync(join(root, command[0]))) ? command : null
}

export function describeUnknownCommand(root, name = '') {
  const known = [...Object.keys(COMMANDS), ...benchmarks(root)].filter((command) => findCommand(root, command))
  return `There is no command '${name}'. Use one of: ${known.join(', ')}.`
}

function benchmarks(root) {
  const folder = join(root, 'bench')
  return existsSync(folder) ? readdirSync(folder).map((name) => `bench:${name}`) : []
}
