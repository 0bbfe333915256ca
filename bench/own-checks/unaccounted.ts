import type { Brief } from '../../src/planner/goal/brief.ts'

/** What is said of the plan beside its readings: the phrases told as not taken into account, and the tasks in words. */
export type Said = { told: readonly string[]; tasks: readonly { title: string; description: string }[] }

/**
 * Clauses with a mark of a demand that no reading touches, that no task says, and that are not told either. The marks are
 * found by plain words and without the planner's own rules, so that what those rules overlook is seen.
 */
export function unaccounted({ prompt, readings, subject }: Brief, { told, tasks }: Said): string[] {
  const covered = new Uint8Array(prompt.length)
  for (const { start, end, source } of readings) if (source === 'stated') covered.fill(1, start, end)
  for (const words of [subject, ...told]) {
    const at = words === '' ? -1 : prompt.indexOf(words)
    if (at >= 0) covered.fill(1, at, at + words.length)
  }
  const texts = tasks.map(({ title, description }) => plain(`${title} ${description}`))
  return clausesOf(prompt).flatMap(({ words, start, isAsked }) => {
    if (isAsked || words.split(/\s+/u).length < 2 || BACKGROUND.test(words)) return []
    const open = [...words.matchAll(MARKS)].filter(({ 0: mark, index }) => !covered.subarray(start + Math.max(0, index - NEAR), start + Math.min(words.length, index + mark.length + NEAR)).includes(1))
    const own = plain(words.replace(/^(?:and|but|so|also|plus|und|aber|y|pero|et|mais|e|mas)\s/iu, ''))
    const isSaid = !open.some(({ 0: mark }) => OF_TIME.test(mark)) && texts.some((text) => text.includes(own))
    return open.length === 0 || isSaid ? [] : [words]
  })
}

/** A mark so near to the words of a reading belongs to it: the 'max' of '20 min a day max'. */
const NEAR = 14

type Clause = { words: string; start: number; isAsked: boolean }

/** Between two signs; not at the comma of '1,000', the colon of '9:45' or the stop of '3. Mai'. */
function clausesOf(prompt: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const sign of [...prompt.matchAll(/(?<!\d)\.(?=[\s)]|$)|[!?…\n;()|]|[,:](?=\s)|\s[-–—]\s/gu), null]) {
    const to = sign?.index ?? prompt.length
    const words = prompt.slice(from, to).trim()
    if (words !== '') clauses.push({ words, start: prompt.indexOf(words, from), isAsked: sign?.[0] === '?' })
    from = sign === null ? to : to + sign[0].length
  }
  return clauses
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Duties, negations, 'only', bounds, orders, units of time behind a number, days and months; in five languages. */
const MARKS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    "must|should|shall|has to|have to|needs? to|mandatory|required|not|never|no|nothing|nobody|without|except|unless|can't|cannot|won't|don't|only|at most|at least|max|maximum|min|minimum|before|after|until|till|once|first|last|afterwards|beforehand|meanwhile|every|each",
    'muss|müssen|soll|sollen|darf|dürfen|nicht|nie|kein\\p{L}{0,2}|nur|ohne|außer|höchstens|mindestens|maximal|bevor|nachdem|sobald|zuerst|danach|zuletzt',
    'debe|deben|hay que|tiene que|tienen que|nunca|sin|salvo|excepto|solo|sólo|solamente|máximo|mínimo|antes de|después|primero',
    'doit|doivent|faut|jamais|sans|sauf|seulement|uniquement|avant|après|dès que',
    'deve|devem|tem que|têm de|tem de|não|nunca|sem|exceto|apenas|somente|depois|primeiro|assim que',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|weekends?|weekdays',
    '\\d+\\s?(?:h|hrs?|hours?|min|mins|minutes|days?|weeks?|wks?|months?|am|pm|uhr|stunden|tage|wochen|horas|días|semanas|heures|jours|semaines|dias|%)',
  ].join('|')})(?![\p{L}\p{N}])`,
  'giu',
)

/** A task that says when something has to be does not keep it yet. */
const OF_TIME = /\d|days?$|weekends?$|^(?:january|february|march|april|june|july|august|september|october|november|december|before|after|until|till|once|first|last|afterwards|beforehand|meanwhile|bevor|nachdem|sobald|zuerst|danach|zuletzt|antes de|después|primero|avant|après|dès que|depois|primeiro|assim que)$/iu

/** Reasons, who somebody is, what has been, and talk: nothing that is asked. */
const BACKGROUND = /^(?:and |but |so )?(?:because|cos|since|as (?:he|she|it|they|we|i)\b|weil|denn|porque|ya que|car|parce que|puisque|pois|i'm an? |i am an? |we're an? |ich bin|wir sind|soy|somos|je suis|nous sommes|sou )|(?<!\p{L})(?:was|were|been|had|thanks?|danke|gracias|merci|obrigad[oa]|not sure|no idea|no rush|no panic|don't know|not only|if not|or not|no worries|never (?:done|been|had|tried)|years? olds?)(?!\p{L})/iu
