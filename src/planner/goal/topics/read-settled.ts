import { labelOf, phraseOf } from '../labels.ts'
import { othersClause } from '../people/others-clause.ts'
import { addReading, claim, hasTime, isClaimed, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'

/** How a language says behind a thing that it is dealt with, before it, in brackets and as a heading of several. */
type Settling = { behind: RegExp; before: RegExp | null; alone: RegExp; others: RegExp }

const DEALT_WITH = 'booked|reserved|ordered|sorted|sorted out|done|bought|paid|paid for|arranged|settled|confirmed|hired|chosen|found|organi[sz]ed|printed|made|fixed|in place|taken care of|covered|finished|signed|ready|sent|sent out|posted|mailed|ordered and paid|granted|approved|issued|obtained|received|accepted|delivered|installed'
const SETTLING: Readonly<Record<string, Settling>> = {
  en: {
    behind: new RegExp(`(?:^| |(?<=\\p{L})(?='s ))(?:(?:is|are|was|were|'s|'re|has been|have been) (?:(?:all|already|both|now|luckily) )*(?:${DEALT_WITH})(?: already| too| as well| by now)?|(?:went|have gone|has gone|have all gone|are all|are already) out|(?:already|all) (?:${DEALT_WITH}))$`, 'u'),
    before: /^(?:(?:and|but) )?(?:i've|i have|we've|we have) (?:(?:already|got|also|now) )*(?:booked|reserved|ordered|bought|paid for|arranged|hired|found|sorted(?: out)?|organi[sz]ed)(?: already)? (?=\S)/u,
    alone: new RegExp(`^(?:(?:all|both|that's|is|are) )*(?:(?:already|all) )?(?:booked|reserved|ordered|paid|paid for|sorted|sorted out|arranged|confirmed|bought|done|hired|in place|taken care of)(?: already)?$`, 'u'),
    others: /^(?:is (?:doing|making|baking|bringing|handling|organi[sz]ing|looking after|taking care of|in charge of)|does|makes|bakes|brings|handles|organi[sz]es|sorts(?: out)?|provides|supplies|looks after|takes care of|sees to|sews|prints|designs|books|collects|buys|cooks|orders|films|photographs|paints|cleans|decorates|manages|hosts|deals with|writes|sends|will (?:do|make|bring|handle|organi[sz]e|look after)) (?=\S)/u,
  },
  de: {
    behind: /(?:^| )(?:(?:ist|sind|steht|stehen) )?(?:(?:schon|bereits|alle) )*(?:gebucht|reserviert|bestellt|organisiert|erledigt|gekauft|bezahlt|ausgesucht|engagiert|gemietet|gefunden|gesichert)$/u,
    before: null,
    alone: /^(?:(?:ist|sind) )?(?:schon|bereits)? ?(?:gebucht|reserviert|bestellt|organisiert|erledigt|gekauft|bezahlt|gemietet|vorhanden)$/u,
    others: /^(?:macht|backt|bäckt|bringt|organisiert|ubernimmt|näht|naht|besorgt|kümmert sich um|kummert sich um) (?=\S)/u,
  },
  es: {
    behind: /(?:^| )(?:(?:ya )?(?:esta|estan) (?:ya )?|ya )(?:reservad[oa]s?|contratad[oa]s?|encargad[oa]s?|comprad[oa]s?|pagad[oa]s?|list[oa]s?|hech[oa]s?|elegid[oa]s?|confirmad[oa]s?|alquilad[oa]s?|buscad[oa]s?)$/u,
    before: /^(?:(?:y|pero) )?(?:ya (?:tengo|tenemos|he|hemos)|(?:tengo|tenemos|he|hemos) ya) (?:(?:reservad[oa]s?|contratad[oa]s?|encargad[oa]s?|comprad[oa]s?|pagad[oa]s?) )?(?=\S)/u,
    alone: /^ya (?:esta |estan )?(?:reservad[oa]s?|contratad[oa]s?|encargad[oa]s?|comprad[oa]s?|pagad[oa]s?|list[oa]s?|hech[oa]s?|elegid[oa]s?)$/u,
    others: /^(?:hace|trae|lleva|organiza|cose|prepara|se encarga del?|se ocupa del?) (?=\S)/u,
  },
  fr: {
    behind: /(?:^| )(?:est|sont) (?:(?:deja|tous|toutes) )*(?:reservee?s?|commandee?s?|payee?s?|choisie?s?|prets?|pretes?|faite?s?|reglee?s?|louee?s?|trouvee?s?|confirmee?s?|achetee?s?)$/u,
    before: /^(?:(?:et|mais) )?(?:on a|nous avons|j'ai) deja (?:(?:reserve|commande|paye|choisi|loue|trouve|achete) )?(?=\S)/u,
    alone: /^deja (?:reservee?s?|commandee?s?|payee?s?|choisie?s?|prets?|pretes?|faite?s?|reglee?s?|louee?s?|trouvee?s?|achetee?s?)$/u,
    others: /^(?:fait|apporte|organise|prepare|coud|gere|s'occupe (?:de|du|des|d')|se charge (?:de|du|des|d')) ?(?=\S)/u,
  },
  pt: {
    behind: /(?:^| )(?:(?:ja )?(?:esta|estao|foi|foram) (?:ja )?|ja )(?:reservad[oa]s?|contratad[oa]s?|encomendad[oa]s?|comprad[oa]s?|pag[oa]s?|pront[oa]s?|feit[oa]s?|escolhid[oa]s?|confirmad[oa]s?|alugad[oa]s?|resolvid[oa]s?)$/u,
    before: /^(?:(?:e|mas) )?(?:ja (?:tenho|temos)|(?:tenho|temos) ja) (?:(?:reservad[oa]s?|contratad[oa]s?|comprad[oa]s?) )?(?=\S)/u,
    alone: /^ja (?:esta |estao )?(?:reservad[oa]s?|contratad[oa]s?|encomendad[oa]s?|comprad[oa]s?|pag[oa]s?|pront[oa]s?|feit[oa]s?|escolhid[oa]s?)$/u,
    others: /^(?:faz|traz|leva|organiza|costura|prepara|cuida (?:de|do|da|dos|das)|trata (?:de|do|da|dos|das)) (?=\S)/u,
  },
}

const HEADED = /^(?:(?:things |what's |what is )?(?:already|all) (?:booked|reserved|ordered|sorted|done|bought|arranged|settled|organi[sz]ed)|(?:booked|sorted|done|arranged) already|(?:schon|bereits) (?:gebucht|reserviert|bestellt|organisiert|erledigt|da)|(?:ya )(?:reservado|hecho|listo|comprado|contratado)|deja (?:reserve|fait|regle|commande)|ja (?:reservado|feito|resolvido|pronto))$/u
/** What binds or asks: 'until the hall is booked', 'the hall must be booked', 'is not booked yet'. */
const UNSETTLED = /(?:^| )(?:not|no|nothing|nobody|never|none|until|till|when|once|if|unless|before|after|as soon as|must|should|needs?|to be|yet|half|nicht|noch|kein|keine|muss|wenn|sobald|bis|nada|nunca|cuando|hasta|si|debe|pas|rien|quand|jusqu|doit|nao|quando|ate|deve)(?= |$)|n't(?= |$)/u
const NO_THING = /^(?:i|we|it|that|this|they|he|she|you|all|everything|everyone|everybody|most|alles|das|es|todo|tout|tudo|who|which|me|us|day|date|weekend)$/iu
const LONGEST = 14

/** 'The hall is booked and my sister Jo does the cake', 'already sorted: the park, the PA', '(already booked)': what is no work of the plan any more. */
export function readSettled(context: ReadingContext): void {
  const settling = SETTLING[context.language]
  if (context.plannerType !== 'calendar' || settling === undefined) return
  for (const [index, segment] of context.segments.entries()) {
    if (segment.to - segment.from > LONGEST || isTaken(context, segment)) continue
    if (readHeaded(context, index) || readBracket(context, index, settling) || index === 0 && context.segments.length === 1) continue
    for (const part of splitAtJoints(context.source, segment)) if (!hasTime(context, beforeThat(context, part))) readPart(context, { segment, part: beforeThat(context, part), settling })
  }
}

/** 'Vestido, DJ, salão já reservado': one participle in the singular is that of the last. */
function isOfOne(said: string, language: string): boolean {
  return ['es', 'fr', 'pt'].includes(language) ? !said.endsWith('s') : /^(?:is|was|has been|ist|steht)(?= )/u.test(said)
}

function readPart(context: ReadingContext, { segment, part, settling }: { segment: Segment; part: Words; settling: Settling }): void {
  const keys = keysOf(context, part).join(' ')
  if (UNSETTLED.test(keys)) return
  const said = settling.behind.exec(keys)?.[0].trim()
  if (said !== undefined) {
    // In 'the hall's paid for' the verb is part of the thing's own word.
    const isBehindBracket = segment.lead === ')' && part.from === segment.from && part.to - part.from === said.split(' ').length
    const item = isBehindBracket ? context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth, sentence }) => depth === segment.depth && sentence === segment.sentence) : undefined
    if (item !== undefined && item.to - item.from <= MOST_WORDS) {
      addSettled(context, [item], { words: { from: item.from, to: part.to }, by: null })
      return
    }
    const thing = { from: part.from, to: part.to - said.split(' ').length + (/^['’]s /u.test(said) ? 1 : 0) }
    if (thing.to > thing.from) addSettled(context, isOfOne(said, context.language) ? [thing] : [...thingsBefore(context, segment, part), thing], { words: { from: segment.from, to: part.to }, by: null })
    return
  }
  const lead = settling.before?.exec(keys)?.[0].trim()
  if (lead !== undefined) {
    addSettled(context, [{ from: part.from + lead.split(' ').length, to: part.to }], { words: part, by: null })
    return
  }
  const other = othersClause(context, part) ?? namedFirst(context, part, settling)
  const deed = other === null ? undefined : settling.others.exec(keysOf(context, other.said).join(' '))?.[0].trim()
  if (other === null || deed === undefined) return
  const thing = { from: other.said.from + deed.split(' ').length, to: part.to }
  if (thing.to > thing.from && thing.to - thing.from <= MOST_WORDS) addSettled(context, [thing], { words: part, by: phraseOf(context, other.who, 5) ?? textOf(context, other.who) })
}

/** A time that is past is set aside by those who read times, and leaves what happened then unread. */
function isTaken(context: ReadingContext, segment: Segment): boolean {
  if (!isClaimed(context, segment)) return false
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  return !GONE_BY.test(keysOf(context, segment).join(' ')) || context.readings.some((reading) => reading.start < end && start < reading.end)
}

/** 'Went out yesterday', 'sind letzte Woche raus': when that was is no time of the plan. */
function beforeThat(context: ReadingContext, part: Words): Words {
  const said = GONE_BY.exec(keysOf(context, part).join(' '))?.[0].trim()
  return said === undefined ? part : { from: part.from, to: part.to - said.split(' ').length }
}

const GONE_BY = / (?:yesterday|last (?:week|month|night|weekend|year)|(?:a|two|three|some|several|few|\d+) (?:days|week|weeks|month|months) ago|the other day|this morning|ages ago|gestern|letzte woche|ayer|la semana pasada|hier|la semaine derniere|ontem|na semana passada)$/u

const MOST_WORDS = 5

/** 'Cousine Hélène s'occupe de la musique', 'Heinz macht den Bericht': a name, and then what is done. */
function namedFirst({ source: { tokens }, language }: ReadingContext, { from, to }: Words, { others }: Settling): { who: Words; said: Words } | null {
  // 'Moira handles the bar': one name, and what somebody does to a thing.
  if (language === 'en') return /^\p{Lu}\p{Ll}+$/u.test(tokens[from]!.text) && OF_SOMEBODY.test(tokens.slice(from + 1, to).map(({ key }) => key).join(' ')) ? { who: { from, to: from + 1 }, said: { from: from + 1, to } } : null
  for (let at = from + 1; at < Math.min(to - 1, from + 5); at += 1) {
    const who = tokens.slice(from, at)
    const isKin = OWN.test(who[0]!.key) && who.length > 1
    const isNamed = (isKin || who.some(({ text }, index) => /^\p{Lu}\p{Ll}/u.test(text) && (index > 0 || from + 1 === at))) && who.every(({ kind }) => kind === 'word')
    if (isNamed && others.test(tokens.slice(at, to).map(({ key }) => key).join(' '))) return { who: { from, to: at }, said: { from: at, to } }
  }
  return null
}

const OF_SOMEBODY = /^(?:is (?:doing|making|baking|bringing|handling|organi[sz]ing|looking after|taking care of|in charge of)|does|makes|bakes|brings|handles|organi[sz]es|provides|looks after|takes care of|sees to|sews|runs|books|collects|buys|cooks|orders|films|photographs|paints|cleans|decorates|manages|hosts|deals with|writes|sends|prints|designs) (?:the|all|our|his|her|most|every)(?= )/u
const OWN = /^(?:mein|meine|unser|unsere|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos|meu|minha|meus|minhas|noss[oa]s?)$/u

/** The hall and the caterer of 'Hall, caterer and band are booked'. */
function thingsBefore(context: ReadingContext, segment: Segment, part: Words): Words[] {
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  const before = [...sentence.slice(0, at).flatMap((other) => splitAtJoints(context.source, other)), ...splitAtJoints(context.source, { from: segment.from, to: part.from })]
  const first = before.findLastIndex((words) => words.to - words.from > MOST_WORDS || hasTime(context, words) || keysOf(context, words).some((key) => OF_CLAUSE.test(key)))
  const isSeries = sentence.slice(0, at + 1).every(({ lead }) => lead === '' || lead === ',')
  return isSeries || at === 0 ? before.slice(first + 1) : splitAtJoints(context.source, { from: segment.from, to: part.from }).filter((words) => words.to - words.from <= MOST_WORDS)
}

const OF_CLAUSE = /^(?:i|we|is|are|was|has|have|does|do|must|need|needs|want|can|will|should|ich|wir|ist|sind|hat|haben|es|esta|tiene|hay|est|sont|ont|avons|tem|temos|:)$/u

/** 'Already sorted: the park booking and the PA system'. */
function readHeaded(context: ReadingContext, index: number): boolean {
  const head = context.segments[index]!
  const first = context.segments[index + 1]
  if (first?.lead !== ':' || first.sentence !== head.sentence || !HEADED.test(keysOf(context, head).join(' '))) return false
  const items = context.segments.slice(index + 1).filter(({ sentence, depth }) => sentence === head.sentence && depth === head.depth)
  addSettled(context, items.flatMap((item) => splitAtJoints(context.source, item)), { words: { from: head.from, to: items.at(-1)?.to ?? head.to }, by: null })
  return items.length > 0
}

/** 'caterer (already booked)': what stands before the bracket. */
function readBracket(context: ReadingContext, index: number, { alone }: Settling): boolean {
  const bracket = context.segments[index]!
  const before = context.segments[index - 1]
  if (bracket.lead !== '(' || before === undefined || before.sentence !== bracket.sentence || !alone.test(keysOf(context, bracket).join(' '))) return false
  const thing = splitAtJoints(context.source, before).at(-1)
  if (thing === undefined || hasTime(context, thing)) return false
  addSettled(context, [thing], { words: { from: thing.from, to: bracket.to }, by: null })
  return true
}

/** 'Rick is doing the golf outing, leave that out of mine': nothing of it is wanted in the plan, not even to agree on it. */
const LEFT_OUT = /^[,;:.)–-]{0,2} ?(?:so |and |please )?(?:(?:leave|keep) (?:that|it|this|those|them)(?: part)? out|(?:that|it)['’]?s? (?:is )?(?:not (?:mine|my job|in my plan)|none of my)|no need to (?:plan|include)|(?:das|die|den) (?:bitte )?(?:weg|aus)lassen|déjalo fuera|laisse[rz]?[- ](?:ça|le) de côté|deixa (?:isso )?de fora)/iu

function addSettled(context: ReadingContext, things: readonly Words[], { words, by }: { words: Words; by: string | null }): void {
  const labels = things.flatMap((thing) => labelOf(context, thing, 4)?.replace(/['’]s$/u, '') ?? []).filter((label) => !NO_THING.test(label))
  if (labels.length === 0) return
  const isLeftOut = LEFT_OUT.test(context.prompt.slice(context.source.tokens[words.to - 1]!.end))
  addReading(context, words, { value: { kind: 'settled', by: isLeftOut ? null : by }, appliesTo: { labels }, text: by === null ? `Settled already: ${labels.join(', ')}` : `${by} sees to it: ${labels.join(', ')}` })
  claim(context, words)
}
