import { runPlaybooksCommand } from './playbooks-command.ts'

process.exitCode = await runPlaybooksCommand(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
