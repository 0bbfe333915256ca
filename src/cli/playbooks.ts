import { runPlaybooksCommand } from './playbooks-command.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runPlaybooksCommand(process.argv.slice(2), processTerminal())
