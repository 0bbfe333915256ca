import { defineConfig } from 'vitest/config'

const SETUP = ['tests/support/fail-on-console-error.ts']
const DATABASE = ['tests/support/database-server.ts']
/** Node runs TypeScript as it is; the imports that Vite writes cost a quarter more time at each call. */
const PLAIN_NODE = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    // A file without a test, or a filter that matches none, is a mistake.
    passWithNoTests: false,
    allowOnly: false,
    // One more than cores: some tests wait for the clock. Files share a worker's modules, which halves the time: a test
    // that changes module state puts it back.
    maxWorkers: 3,
    isolate: false,
    // A busy machine may need longer than the usual second for what is polled.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'core',
          // Ends a test that hangs; a busy machine takes many times longer than a quiet one.
          testTimeout: 180_000,
          include: ['src/{contract,planner,cli,integrations}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          setupFiles: SETUP,
          experimental: PLAIN_NODE,
        },
      },
      {
        test: {
          // Built by Vite, so loaded by it.
          name: 'web',
          testTimeout: 60_000,
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: SETUP,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/scenarios/**/*.test.ts'],
          setupFiles: SETUP,
          globalSetup: DATABASE,
          experimental: PLAIN_NODE,
          // A planner's thread that starts beside others on a busy machine takes many seconds to its first plan.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Each test of a server's life waits for processes of its own.
          maxConcurrency: 2,
          setupFiles: SETUP,
          globalSetup: DATABASE,
          experimental: PLAIN_NODE,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
