/* oxlint-disable no-console -- this file watches the console */
import { format } from 'node:util'
import { afterEach } from 'vitest'

/** A test that provokes console.error on purpose puts its own spy in place; any other call fails the test it comes from. */
const seen: string[] = []
const print = console.error
console.error = (...values: unknown[]) => {
  seen.push(format(...values))
  print(...values)
}

afterEach(() => {
  const messages = seen.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected console.error: ${messages.join('; ')}`)
})
