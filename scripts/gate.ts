import { gates } from './stages/gates.ts'

/** One gate by itself: types, lint or rules. */
const name = process.argv[2] ?? ''
const gate = Object.entries(gates).find(([known]) => known === name)?.[1]
if (!gate) throw new Error(`There is no gate '${name}'; there are ${Object.keys(gates).join(', ')}.`)
process.exitCode = (await gate()).failed
