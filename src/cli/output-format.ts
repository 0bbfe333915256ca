import { Temporal } from 'temporal-polyfill'
import type { Plan } from '../contract/plan.ts'
import { planCsv } from '../planner/present/plan-csv.ts'
import { planIcs } from '../planner/present/plan-ics.ts'
import { planMarkdown } from '../planner/present/plan-markdown.ts'
import { planText } from './format-text.ts'

export const OUTPUT_FORMATS = ['text', 'json', 'ics', 'csv', 'md'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

const FORMATTERS: Record<OutputFormat, (plan: Plan) => string> = {
  text: planText,
  json: (plan) => `${JSON.stringify(plan, null, 2)}\n`,
  ics: (plan) => planIcs(plan, Temporal.Now.instant().toString()),
  csv: planCsv,
  md: planMarkdown,
}

export function formatPlan(plan: Plan, format: OutputFormat): string {
  return FORMATTERS[format](plan)
}
