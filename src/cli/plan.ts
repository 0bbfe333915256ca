import { runPlanCommand } from './plan-command.ts'

process.exitCode = await runPlanCommand(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
