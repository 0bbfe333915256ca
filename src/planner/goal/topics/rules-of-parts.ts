import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { keysOf, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Rule = Reading & ReadingOf<'exclusion' | 'availability'>
type Part = Reading & ReadingOf<'topic'>

/** What bars days, or leaves only some. */
const RULES = /(?:^| )(?:no|not|none|never|nothing|only|just|cannot|can't|won't|nicht|nie|nichts|nur|kein|keine|keinen|nada|nunca|no|solo|sin|ni|pas|jamais|rien|seulement|que|nao|apenas|so|sem)(?: |$)/u
/** Who does or is closed then is everybody: the rule is the plan's. */
const OF_ALL = /(?:^| )(?:i|we|us|our|team|everyone|everybody|nobody|anyone|all hands|work|works|working|off|away|closed|shut|holidays?|meetings?|wir|ich|nosotros|nous|nos|urlaub|geschlossen|frei|cerrado|ferme|fechado|office is|offices are)(?: |$)/u
/** 'And none at all 8-12 March' goes on with what was barred before. */
const GOES_ON = /^(?:(?:and|or|nor|but|und|y|et|e|,) )*(?:none|not|never|nor|neither|nothing|also not|auch nicht|ni|tampoco|ninguno|ninguna|aucun|aucune|nenhum|nenhuma|keine|gar keine)(?: (?:at all|of them|either|on|in|from|during|den|vom|am|el|los|le|du|no|em|de|the))*$/u

/** 'Kiosks never on Fridays', 'none at all 8-12 March': in a plan for several, days that a clause bars for one part bind that part alone. */
export function settleRulesOfParts(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const parts = context.readings.filter((reading): reading is Part => reading.kind === 'topic' && reading.source === 'stated')
  const rules = context.readings.filter((reading): reading is Rule => (reading.kind === 'exclusion' || reading.kind === 'availability') && reading.source === 'stated' && reading.person === null).toSorted((a, b) => a.start - b.start)
  for (const [index, rule] of rules.entries()) {
    const said = clauseOf(context, rule)
    const before = rules[index - 1]
    const isSame = before !== undefined && before.appliesTo !== null && rule.appliesTo === null && sentenceAt(context, before) === sentenceAt(context, rule) && GOES_ON.test(said.before)
    if (isSame) bind(rule, before.appliesTo!.labels)
    else if (rule.appliesTo === null) bindToPart(rule, said, partsIn(context, said.text, parts))
    else if (rule.appliesTo.labels.length === 1 && rule.appliesTo.labels[0] !== undefined) widen(context, rule, parts)
  }
}

function bind(rule: Rule, labels: readonly string[]): void {
  Object.assign(rule, { appliesTo: { labels: [...labels] }, text: `${labels.join(', ')}: ${rule.text}` })
}

function bindToPart(rule: Rule, said: Clause, named: readonly Part[]): void {
  const isRule = RULES.test(said.all) && !OF_ALL.test(said.all)
  if (isRule && named.length > 0 && (rule.kind === 'exclusion' || ONLY.test(said.all))) bind(rule, named.map(({ label }) => label))
}

const ONLY = /(?:^| )(?:only|just|nur|solo|seulement|apenas|so)(?: |$)/u

/** 'No ward rollout on Mondays' is about the part 'clinical wards', of a goal that is a rollout. */
function widen(context: ReadingContext, rule: Rule, parts: readonly Part[]): void {
  const [label] = rule.appliesTo!.labels
  const own = stems(label!)
  if (parts.some((part) => own.every((stem) => stems(part.label).includes(stem)))) return
  const named = partsIn(context, rule.words, parts)
  if (named.length > 0) rule.appliesTo = { ...rule.appliesTo!, labels: [label!, ...named.map((part) => part.label)] }
}

type Clause = { text: string; all: string; before: string }

/** The words of the clause, and those before its time. */
function clauseOf(context: ReadingContext, rule: Rule): Clause {
  const { tokens } = context.source
  const at = tokens.findIndex(({ start }) => start >= rule.start)
  const segment = segmentAt(context, at)
  const words = segment ?? { from: at, to: at + 1 }
  const group = context.groups.find(({ from, to }) => from >= words.from && to <= words.to)
  return { text: textOf(context, words), all: keysOf(context, words).join(' '), before: keysOf(context, { from: words.from, to: group?.from ?? words.to }).join(' ') }
}

function sentenceAt(context: ReadingContext, { start }: Rule): number {
  return segmentAt(context, context.source.tokens.findIndex((token) => token.start >= start))?.sentence ?? -1
}

/** The parts of which a word of their own, that neither the goal nor another part has, stands in the clause. */
function partsIn(context: ReadingContext, clause: string, parts: readonly Part[]): Part[] {
  const said = new Set(stems(clause))
  const goal = new Set(stems(context.segments[0] ? textOf(context, context.segments[0]) : ''))
  const labels = new Set(parts.map(({ label }) => label))
  const isOwn = (stem: string, part: Part) => stem.length > 2 && !goal.has(stem) && !parts.some((other) => other.label !== part.label && stems(other.label).includes(stem))
  const found = parts.filter((part) => stems(part.label).some((stem) => said.has(stem) && isOwn(stem, part)))
  return found.filter(({ label }) => labels.delete(label))
}
