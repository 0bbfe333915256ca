import type { GateSort } from '../brief.ts'
import { itemOf, leftsOf, LENGTHS } from './around-a-length.ts'
import type { Around, Found, Gate, ToldGate } from './around-a-length.ts'
import { askedAhead, noticeOf } from './asked-ahead.ts'
import { agreedTo, doneByOthers, lookedAt, signedOff } from './done-by-others.ts'
import { gateLength } from './gate-length.ts'
import { sentencesWithBrackets } from './names-of-gates.ts'
import type { Statement } from './names-of-gates.ts'
import { parallel } from './parallel-runs.ts'
import { inOrder } from './stages-in-brackets.ts'
import { comesLater, itemThatTakes, saidByOthers, thingThatTakes, whoAgrees } from './things-with-others.ts'

const LONGEST_STATEMENT = 400

/** What others take their time for, statement by statement, each stretch of the text in one gate at most. */
export function gatesIn(text: string): ToldGate[] {
  const statements = sentencesWithBrackets(text).filter(({ text: said }) => said.length <= LONGEST_STATEMENT)
  return statements.flatMap((statement) => [...withLengths(statement, text), ...signedOff(statement)]).toSorted((a, b) => a.start - b.start)
    .reduce<ToldGate[]>((known, gate) => ((known.at(-1)?.end ?? 0) > gate.start ? known : [...known, beforeNext(gate, text)]), [])
}

/** 'The permit takes 8 weeks. Then foundation, frame': what comes next waits for it. */
function beforeNext({ value, start, end }: ToldGate, text: string): ToldGate {
  const next = value.opens === null && ALLOWING.has(value.sort) ? THEN.exec(text.slice(end)) : null
  return next === null ? { value, start, end } : { value: { ...value, opens: next.groups!['next']!.trim() }, start, end: end + next.groups!['then']!.length }
}

const ALLOWING: ReadonlySet<GateSort> = new Set(['review', 'sign-off', 'application'])
const THEN = /^(?<then>\.\s+(?:only )?(?:then|after that|afterwards|once (?:it|that)['’]?s? (?:there|granted|in|done)|danach|dann|despu[ée]s|luego|ensuite|puis|depois),?\s+)(?:(?:comes?|we|i|the|kommt|die|der|das|el|la|los|las|le|les|o|a) )*(?<next>[\p{L}][\p{L}\p{N} '’-]{2,40}?)(?=[,.;:\n]| and | und | y | et | e |$)/iu

function withLengths(statement: Statement, text: string): ToldGate[] {
  let from = 0
  const item = itemOf(statement, text)
  return Array.from(statement.text.matchAll(LENGTHS)).flatMap(({ 0: length, index }): ToldGate[] => {
    if (index < from) return []
    const around: Around = { statement, left: statement.text.slice(from, index), length, right: statement.text.slice(index + length.length), at: index, item }
    const found = leftsOf(around.left).map((left) => firstGate({ ...around, left }, text)).find((gate) => gate !== null)
    if (found === undefined) return []
    const said = index + length.length + found.right
    const behind = TAIL.exec(statement.text.slice(said))?.[0] ?? ''
    const end = said + behind.length
    from = end
    return [{ value: withMore(found.value, length, behind), start: statement.start + index - found.left, end: statement.start + end }]
  })
}

/** What goes on about the length: 'after they get the report', 'but everyone says 11'. */
const TAIL = /^ (?:after|once|when|as soon as|if|because|since|but (?:everyone|everybody|people|others|it|they|usually|often|really|in practice|allow)(?!\p{L}))[^,.;:!?()\n–—]{2,70}?(?=$|[,.;:!?()\n–—]| and (?!then))/iu

/** The longer one, where somebody says that it takes longer than others say. */
function withMore(value: Gate, length: string, behind: string): Gate {
  const more = /^ but /iu.test(behind) ? /\d{1,3}(?=\D*$)/u.exec(behind)?.[0] : undefined
  const longer = more === undefined ? null : gateLength(length.replace(/(?:\d{1,3}|(?<!\p{L})\p{L}+)(?=[ -](?:\p{L}+[ -])?\p{L}+$)/u, more))
  const last = value.stages.at(-1)!
  return longer === null || last.takes === null || longer.unit !== last.takes.unit || longer.count <= last.takes.count ? value : { ...value, stages: [...value.stages.slice(0, -1), { ...last, takes: longer }] }
}

/** What is said around a length, from what says most to what says least. */
const READERS: readonly ((around: Around, text: string) => Found | null)[] = [parallel, inOrder, askedAhead, noticeOf, doneByOthers, comesLater, lookedAt, agreedTo, thingThatTakes, saidByOthers, whoAgrees, itemThatTakes]

function firstGate(around: Around, text: string): Found | null {
  for (const read of READERS) {
    const found = read(around, text)
    if (found !== null) return found
  }
  return null
}
