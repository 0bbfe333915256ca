import { join } from 'node:path'
import { z } from 'zod'
import { findTimeExpressions } from '../../src/planner/time/find-time-expressions.ts'
import { readRows, requireFiles } from '../plan-in-bulk.ts'
import { approximated, recognizedValues } from './recognized-value.ts'

/*
 * What our time grammar finds in the inputs of Microsoft's Recognizers-Text specifications (MIT), one JSON object a line.
 * usage: node bench/datetime/run.ts [file.jsonl] > pred.jsonl
 * in:  {"id","input","reference"}    out: {"id","found":[{"text","start","end","type","values":[…]}]}
 */
const file = process.argv[2] ?? join(import.meta.dirname, '../../../shared/bench/datetime/dev.jsonl')
requireFiles([file])

const RowSchema = z.object({ id: z.string(), input: z.string(), reference: z.string() })
for (const row of await readRows(file, RowSchema)) console.log(JSON.stringify({ id: row.id, found: found(row) }))

function found({ input, reference }: z.infer<typeof RowSchema>) {
  return findTimeExpressions(input, reference.slice(0, 16), 'en-US').map((expression) => {
    const values = approximated(recognizedValues(expression, reference), expression.words)
    return { text: expression.words.toLowerCase(), start: expression.start, end: expression.end - 1, type: values[0]?.type ?? 'set', values }
  })
}
