import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findMissingPackages, LockfileSchema } from '../lockfile/missing-platform-packages.ts'
import { ROOT } from '../root.ts'
import { gateResult, runPackageProgram, type StageResult } from './stage.ts'

/** Fewer modules than this means that the tool has lost sight of the source, not that the rules hold. */
const FEWEST_MODULES = 20

const RuleReportSchema = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string().optional() })) }),
  }),
})
type RuleReport = z.infer<typeof RuleReportSchema>

export const gates: Record<'lockfile' | 'types' | 'lint' | 'rules', () => Promise<StageResult>> = {
  lockfile: checkLockfile,
  types: async () => gateResult('types', (await runPackageProgram('typescript/bin/tsc', ['--build'])).code === 0),
  lint: async () => gateResult('lint', (await runPackageProgram('oxlint/bin/oxlint', ['--type-aware'])).code === 0),
  rules: checkRules,
}

/** npm ci refuses a lockfile that leaves out builds for other platforms; the run that notices is someone's first. */
async function checkLockfile(): Promise<StageResult> {
  const lockfile = LockfileSchema.parse(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')))
  const missing = findMissingPackages(lockfile).map(({ name, version }) => `  ${name}@${version}`)
  if (missing.length > 0) {
    process.stdout.write(`package-lock.json has no entry for:\n${missing.join('\n')}\nRun: npm run lockfile:complete\n`)
  }
  return gateResult('lockfile', missing.length === 0)
}

async function checkRules(): Promise<StageResult> {
  const { output } = await runPackageProgram(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'sandbox'],
    { quiet: true },
  )
  const report = parseReport(output)
  if (report === null) return gateResult('rules', false)
  const own = report.modules.filter(({ source }) => /^(src|sandbox)\//.test(source))
  const problems = describeViolations(report)
  if (own.length < FEWEST_MODULES) problems.push(`Only ${own.length} modules were seen, fewer than ${FEWEST_MODULES}: the rules looked at next to nothing. See the 'parser' option and @swc/core.`)
  process.stdout.write(`${[...problems, `Architecture rules: ${own.length} modules seen, ${problems.length} rules broken`].join('\n')}\n`)
  return gateResult('rules', problems.length === 0)
}

function parseReport(output: string): RuleReport | null {
  try {
    return RuleReportSchema.parse(JSON.parse(output))
  } catch (error) {
    process.stderr.write(`dependency-cruiser gave no report: ${output.slice(0, 2_000)} ${String(error)}\n`)
    return null
  }
}

/** Each broken rule once, with its advice and then every import that breaks it. */
function describeViolations({ summary }: RuleReport): string[] {
  const errors = summary.violations.filter(({ rule }) => rule.severity === 'error')
  return summary.ruleSetUsed.forbidden.flatMap(({ name, comment }) => {
    const imports = errors.filter(({ rule }) => rule.name === name).map(({ from, to }) => `  ${from} -> ${to}`)
    return imports.length > 0 ? [[`${name}: ${comment ?? ''}`, ...new Set(imports)].join('\n')] : []
  })
}
