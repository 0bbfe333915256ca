import { runPlanCommand } from './plan-command.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runPlanCommand(process.argv.slice(2), processTerminal())
