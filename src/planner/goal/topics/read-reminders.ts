import { claim, hasTime, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { addPart, holdsPart } from './add-part.ts'

/** How a language reminds of a thing, before it and behind it; in the spelling of wordKey. */
type Reminder = { before: RegExp; behind: RegExp | null }

const REMINDERS: Readonly<Record<string, Reminder>> = {
  en: {
    before: /^(?:(?:and|also|oh|please|but|so|we|i|let's|must|should|have to) )*(?:(?:(?:don't|do not|dont|mustn't|must not|not to|not|can't|cannot|shouldn't) forget|not forgetting)(?: about)?|remember(?= (?:to|the|our|my|a|an) )|(?:we |i )?also (?:still )?need) (?=\S)/u,
    behind: / (?:(?:mustn't|must not|should not|shouldn't) be forgotten|(?:is|are) easily forgotten|(?:is|are) easy to forget)$/u,
  },
  de: { before: /^(?:(?:und|auch|bitte) )*(?:nicht (?:zu )?vergessen|nicht vergessen werden (?:durfen|darf)|denk(?:t|en sie)? (?:bitte )?(?:auch )?an|vergiss (?:bitte )?nicht|vergesst (?:bitte )?nicht) (?=\S)/u, behind: / (?:(?:bitte|auch|noch|dabei|darf|durfen|wir|man) )*nicht (?:zu )?(?:vergessen|vergessen werden)$/u },
  es: { before: /^(?:(?:y|por favor|tambien) )*(?:no (?:olvidar|olvides|olvidemos|olvidarse|te olvides|nos olvidemos|hay que olvidar|debemos olvidar|puedo olvidar)|sin olvidar|acordarse|que no se (?:me |nos )?olviden?)(?: de)? (?=\S)/u, behind: null },
  fr: { before: /^(?:(?:et|merci de|aussi) )*(?:ne pas oublier|n'oublie pas|n'oublions pas|n'oubliez pas|sans oublier|penser aussi a|il ne faut pas oublier)(?: de)? (?=\S)/u, behind: null },
  pt: { before: /^(?:(?:e|por favor|tambem) )*(?:nao (?:esquecer|esqueca|esquecas|esquecam|esquecamos|posso esquecer|podemos esquecer|nos podemos esquecer|me posso esquecer)|sem esquecer|lembrar)(?: de| do| da| dos| das)? (?=\S)/u, behind: null },
}

const MOST_WORDS = 8

/** 'Don't forget the insurance and the keys', 'Lampe und Melder bitte nicht vergessen': parts of the work like those of the list. */
export function readReminders(context: ReadingContext): void {
  const reminder = REMINDERS[context.language]
  if (reminder === undefined) return
  for (const segment of context.segments) {
    const things = isClaimed(context, segment) || hasTime(context, segment) || holdsPart(context, segment) ? null : thingsOf(context, segment, reminder)
    if (things === null) continue
    for (const thing of things.flatMap((words) => splitAtJoints(context.source, words))) if (thing.to - thing.from <= MOST_WORDS) addPart(context, thing, undefined, { isDuty: context.source.tokens[thing.from]!.key === 'to' })
    claim(context, segment)
  }
}

/** What is reminded of in the segment, and in the plain ones that go on with it. */
function thingsOf(context: ReadingContext, segment: Segment, { before, behind }: Reminder): Words[] | null {
  const keys = keysOf(context, segment).join(' ')
  const lead = before.exec(keys)?.[0].trim().split(' ').length
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  const isPlain = (other: Segment) => other.depth === segment.depth && other.to - other.from <= MOST_WORDS && !hasTime(context, other) && !holdsPart(context, other)
  if (lead !== undefined) {
    const own = { from: segment.from + lead, to: segment.to }
    // 'Don't forget that Ana is away', 'remember to ask whether …' tell something.
    if (own.from >= own.to || TELLS.test(keysOf(context, own).join(' '))) return null
    const end = sentence.findIndex((other, index) => index > at && (other.lead !== ',' || !isPlain(other) || CLAUSE.test(keysOf(context, other).join(' '))))
    return [own, ...sentence.slice(at + 1, end < 0 ? sentence.length : end)]
  }
  const said = behind?.exec(keys)?.[0].trim().split(' ').length
  if (said === undefined) return null
  const own = { from: segment.from, to: segment.to - said }
  const first = sentence.slice(0, at).findLastIndex((other) => !/^,?$/u.test(other.lead) || !isPlain(other) || CLAUSE.test(keysOf(context, other).join(' ')))
  return own.from < own.to ? [...sentence.slice(first + 1, at), own] : null
}

const TELLS = /^(?:that|dass|que|qu'|if|whether|wenn|si|se|how|when|why|ob)(?= |$)|^(?:i|we|he|she|they|you|it|there|ich|wir) /u
const CLAUSE = /(?:^| )(?:i|we|he|she|they|you|it|is|are|was|has|have|can|can't|will|must|should|ich|wir|ist|sind|hat|muss|es|esta|son|est|sont|sera|estao)(?= |$)/u
