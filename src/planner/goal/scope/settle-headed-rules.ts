import type { Reading, ReadingOf } from '../brief.ts'
import { stems } from '../matcher.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { clauseOfRule, otherWords } from './clause-of-rule.ts'
import { headOfSection } from './head-of-section.ts'
import type { Head } from './head-of-section.ts'
import { subjectOfWords } from './subject-of-clause.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion' | 'session' | 'limit' | 'horizon'>

/**
 * Days, hours, lengths and days off that stand behind the name of a thing are that thing's: 'Harp lesson: Ines, weekdays',
 * 'fence, same man, not weekends', 'Cake from Hills; shut on Wednesdays'. Where its own clause names somebody or
 * something else that is no part of the plan ('the dyer is shut on Mondays'), they bind what the section is about as well.
 */
export function settleHeadedRules(context: ReadingContext): void {
  const names = { all: namesOf(context, true), ofWork: namesOf(context, false) }
  for (const rule of context.readings.filter(isRule)) {
    // The only frame of a goal is that of all of it, whatever stands in front.
    if (rule.kind === 'horizon' && !hasOtherFrame(context, rule)) continue
    const things = rule.kind === 'exclusion' ? names.ofWork : names.all
    const clause = clauseOfRule(context, rule)
    if (clause === null || clause.segment.sentence === 0 || rule.appliesTo !== null && rule.appliesTo.labels.some((label) => isKnown(things, label))) continue
    const head = headOfSection(context, clause.segment)
    if (head !== null && !isKnown(rule.appliesTo?.labels ?? [], head.label) && isFit(rule, keysOf(context, clause.segment), { isMarked: head.isMarked, isKnown: context.language === 'en' && isKnown(things, head.label) }) && goesOnWith(context, head, { rule, segment: clause.segment })) bind(rule, head, things)
  }
}

function hasOtherFrame({ readings }: ReadingContext, rule: Rule): boolean {
  return readings.some((other) => other !== rule && other.source === 'stated' && (other.kind === 'event' || (other.kind === 'deadline' || other.kind === 'horizon') && other.appliesTo === null))
}

function isRule(reading: Reading): reading is Rule {
  if (reading.source !== 'stated') return false
  if (reading.kind === 'availability' || reading.kind === 'exclusion') return reading.person === null
  // So much a day or a week is what there is for all of it.
  if (reading.kind === 'limit') return reading.person === null && reading.per === 'total'
  return reading.kind === 'session' || reading.kind === 'horizon'
}

/** The names of what the plan does; behind what happens once, days off are those of everything. */
function namesOf({ readings }: ReadingContext, hasEvents: boolean): readonly string[] {
  return readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : reading.kind === 'rhythm' || reading.kind === 'event' && hasEvents ? [reading.title ?? ''] : reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : []))
}

function isKnown(things: readonly string[], label: string): boolean {
  const said = new Set(stems(label).filter((word) => word.length > 2))
  return things.some((thing) => stems(thing).some((word) => said.has(word)))
}

/**
 * A name without a sign behind it is a thing of the plan; other languages may say there what the user does ('Trabalho num
 * escritório, só tenho manhãs'). What is barred is so in words, and not as a name in front of its days: 'Break: 25–31 January'.
 */
function isFit(rule: Rule, keys: readonly string[], head: { isMarked: boolean; isKnown: boolean }): boolean {
  if (!head.isMarked && (!head.isKnown || rule.kind === 'availability' && rule.appliesTo !== null)) return false
  return rule.kind !== 'exclusion' || keys.some((key) => DENIAL.test(key)) && !keys.some((key, index) => NOBODY.test(key) && index + 1 < keys.length && !/^(?:on|at|in|until|before|after|an|am|los|le|aos|nos)$/u.test(keys[index + 1]!))
}

/** 'Easter: nobody works'. */
const NOBODY = /^(?:nobody|noone|everybody|everyone|niemand|keiner|alle|nadie|todos|personne|ninguem)$/u
const DENIAL = /^(?:not|no|none|nothing|nichts|nada|rien|never|neither|nor|except|excepting|excluding|bar|barring|apart|but|skip|skipping|closed|shut|shuts|closes|locked|off|away|out|can't|cannot|cant|won't|doesn't|don't|isn't|nobody|nicht|nie|kein\p{L}*|ausser|geschlossen|zu|frei|no|nunca|salvo|excepto|menos|cerrad[oa]s?|cierra|pas|jamais|sauf|hormis|fermee?s?|ferme|nao|exceto|fechad[oa]s?|fecha)$/u

/** No clause between names another thing with a time of its own, and none speaks of the user. */
function goesOnWith(context: ReadingContext, { section, isMarked, words }: Head, { rule, segment }: { rule: Rule; segment: Segment }): boolean {
  const at = section.indexOf(segment)
  // In the clause of the name itself, what is bound already has been so by its verb.
  if (at === 0) return rule.kind !== 'exclusion' && rule.kind !== 'availability' && rule.appliesTo === null
  return words.to <= segment.from && section.slice(1, at + 1).every((part) => {
    const subjects = new Set(otherWords(context, part).map((said) => subjectOfWords(context, withoutArticle(context, said)).of))
    // 'Deck paint: two coats, nothing after 4pm'.
    if (subjects.has('user') || subjects.has('everybody') && !(isMarked && part === segment)) return false
    const isTimed = context.groups.some(({ from, to }) => from >= part.from && to <= part.to)
    return isMarked || part === segment || !isTimed || !subjects.has('thing')
  })
}

function withoutArticle(context: ReadingContext, { from, to }: Words): Words {
  return { from: /^(?:an?|the|say|ein|eine|der|die|das|un|una|el|la|une|le|um|uma|o|a)$/u.test(context.source.tokens[from]!.key) ? from + 1 : from, to }
}

function bind(rule: Rule, { label }: Head, things: readonly string[]): void {
  const name = things.find((thing) => thing !== '' && stems(label).every((word) => stems(thing).includes(word))) ?? label
  const before = rule.appliesTo
  const labels = before === null ? [name] : [...before.labels, name]
  const told = before === null ? rule.text : rule.text.replace(`${before.labels.join(', ')}: `, '')
  const text = rule.text.startsWith('Nothing on ') ? rule.text.replace('Nothing', `No ${name}`) : before !== null && rule.kind === 'exclusion' ? `${name}: ${rule.text}` : `${name}: ${told}`
  Object.assign(rule, { appliesTo: { labels }, text })
}
