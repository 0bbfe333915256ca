import { existsSync, readFileSync } from 'node:fs'
import { findTimeExpressions } from '../../src/planner/time/find-time-expressions.ts'
import { approximated, recognizedValues } from './recognized-value.ts'

/*
 * What our time grammar finds in the inputs of Microsoft's Recognizers-Text specifications (MIT), one JSON object a line.
 * usage: node bench/datetime/run.ts [file.jsonl] > pred.jsonl
 * in:  {"id","input","reference"}    out: {"id","found":[{"text","start","end","type","values":[…]}]}
 */
const DEFAULT_FILE = '../shared/bench/datetime/dev.jsonl'

type Row = { id: string; input: string; reference: string }

const file = process.argv[2] ?? DEFAULT_FILE
if (!existsSync(file)) {
  console.error(`There is no ${file}. Name the specification file: node bench/datetime/run.ts file.jsonl > pred.jsonl`)
  process.exitCode = 2
} else {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const row: Row = JSON.parse(line)
    console.log(JSON.stringify({ id: row.id, found: found(row) }))
  }
}

function found({ input, reference }: Row) {
  return findTimeExpressions(input, reference.slice(0, 16), 'en-US').map((expression) => {
    const values = approximated(recognizedValues(expression, reference), expression.words)
    return { text: expression.words.toLowerCase(), start: expression.start, end: expression.end - 1, type: values[0]?.type ?? 'set', values }
  })
}
