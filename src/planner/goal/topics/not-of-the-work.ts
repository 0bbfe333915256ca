import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Topic = Reading & ReadingOf<'topic'>

/** What goes on by itself in its days, in five languages. */
const GOES_ON = /(?:^|[ -])(?:exams?|finals|exam (?:period|weeks?)|holidays?|half[ -]term|vacations?|shut-?down|closure|closing|freeze|lock-?down|season|dark|closed|stocktak(?:e|ing)|klausuren|pr[uü]fungen|pr[uü]fungszeit|ferien|betriebsferien|urlaub|inventur|ex[aá]menes|vacaciones|cierre|temporada|examens|vacances|fermeture|saison|congés|provas(?: finais)?|exames|f[eé]rias|fechamento|recesso|temporada)$/iu
/** Who comes or works, and how many of them. */
const SOMEBODY = /^(?:(?:half|most|some|the rest|part|all|none|both|\d+) (?:of )?(?:the |our )?(?:team|us|staff|people|crew|devs?|developers|engineers)|(?:about |around |some )?\d+ (?:delegates|guests|visitors|attendees|participants|people|runners|exhibitors|pupils|students|players|fans|passengers))$/iu
const COMES = /^(?:about |around |some )?\d/u
/** 'The committee meets', 'o semestre começa': a sentence that happens. */
const HAPPENS = /^(?:[\p{L}’'-]+ ){1,4}(?:meets|votes|sits|opens|closes|begins|starts|ends|lands|arrives|tagt|beginnt|endet|stimmt ab|se re[uú]ne|empieza|termina|vota|se r[eé]unit|commence|vote|se re[uú]ne|come[cç]a|acaba)$/iu
/** 'Some background first'. */
const ASIDE = /^(?:some |a bit of |quick |short )?(?:background|context|intro|introduction|hintergrund|contexto|contexte)(?: (?:info|information))?$/iu
/** What the speakers are: 'we're a brewery'. */
const IDENTITY = /^(?:(?:so|and|but|well|hi|hello|now) )?(?:we're|we are|i'm|i am|wir sind|ich bin|somos|soy|nous sommes|je suis|sou) (?:an?|ein|eine|un|una|une|um|uma) /u

/**
 * Drops from a team's parts what is none of its work: those who are told by their posts, days on which others are busy,
 * what happens by itself, and what the writers say of themselves. Days that are told of such a thing stay in the plan as
 * its own; those that bind the team are days off.
 */
export function dropWhatIsOfOthers(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const topics = context.readings.filter((reading): reading is Topic => reading.kind === 'topic')
  for (const topic of topics) {
    if (isWindow(context, topic)) keepItsDays(context, topic)
    else if (ASIDE.test(topic.label) || isPerson(context, topic) || isToldOfUs(context, topic) || HAPPENS.test(topic.label) && isEvent(context, topic) || isWhatBegins(context, topic)) drop(context, topic.label)
  }
}

/** 'Exams 1-12 February', 'half the crew in March': told with days and in no list. */
function isWindow({ readings }: ReadingContext, { label, start, end }: Topic): boolean {
  if (!GOES_ON.test(label) && !SOMEBODY.test(label)) return false
  return readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo?.labels.length === 1 && reading.appliesTo.labels[0] === label && reading.start <= start && end <= reading.end)
}

function keepItsDays(context: ReadingContext, { label }: Topic): void {
  context.readings = context.readings.flatMap((reading): Reading[] => {
    if (reading.kind === 'topic' && reading.label === label) return []
    if (reading.kind !== 'horizon' || reading.appliesTo?.labels[0] !== label || reading.first === null) return [reading]
    if (SOMEBODY.test(label) && !COMES.test(label)) {
      forget(context, reading)
      return []
    }
    const { id, words, start, end, source, strength, first } = reading
    const days = { first, last: reading.last ?? first }
    const own = { id, words, start, end, source, strength, appliesTo: null }
    if (/^(?:but|except|aber|ausser|pero|salvo|mais|sauf|mas|exceto)(?!\p{L})/iu.test(words)) return [{ ...own, kind: 'exclusion', days: { spans: [days] }, windows: [], person: null, text: `Nothing on ${describeSpan(days)}` }]
    return [{ ...own, kind: 'event', title: label, days, from: null, to: null, place: null, person: null, text: `${label}: ${describeSpan(days)}` }]
  })
}

/** What is held by nothing any more is told as not taken into account. */
function forget({ source: { tokens }, claimed }: ReadingContext, { start, end }: Reading): void {
  for (const [index, token] of tokens.entries()) if (token.start >= start && token.end <= end) claimed[index] = 0
}

/** 'One electrical, one permit person': known by nothing but that. */
function isPerson({ readings }: ReadingContext, { label, start, end }: Topic): boolean {
  return readings.some((reading) => reading.kind === 'person' && reading.start <= start && end <= reading.end && reading.roles.some((role) => role.toLowerCase() === label.toLowerCase() && reading.name.toLowerCase().startsWith(role.toLowerCase())))
}

/** In the sentence in which the writers say what they are, before they say what they want. */
function isToldOfUs(context: ReadingContext, { start, list }: Topic): boolean {
  const { tokens } = context.source
  const own = context.segments.find(({ from, to }) => tokens[from]!.start <= start && start < tokens[to - 1]!.end)
  const sentence = own ? context.segments.filter((each) => each.sentence === own.sentence) : []
  const at = sentence.findIndex((each) => IDENTITY.test(`${keysOf(context, each).join(' ')} `))
  const wants = sentence.some((each) => keysOf(context, each).some((key) => /^(?:need|want|wants|must|plan|build|should|help|please|brauchen|wollen|mussen|necesitamos|queremos|voulons|devons|precisamos)$/u.test(key)))
  return own !== undefined && at >= 0 && sentence.indexOf(own) >= at && !wants && list >= 0
}

function isEvent({ readings }: ReadingContext, { label }: Topic): boolean {
  return readings.some((reading) => reading.kind === 'event' && reading.title.toLowerCase() === label.toLowerCase())
}

/** The winter term of 'before the winter term, which begins on 9 March' is when it begins, and nothing to do. */
function isWhatBegins({ readings }: ReadingContext, { label, start, end }: Topic): boolean {
  const name = label.toLowerCase()
  return readings.some((reading) => reading.kind === 'event' && reading.title.toLowerCase().startsWith(`${name} `) && HAPPENS.test(reading.title) && reading.title.split(' ').length === name.split(' ').length + 1 && start <= reading.start && reading.end <= end)
}

function drop(context: ReadingContext, label: string): void {
  const isIt = (labels: readonly string[]) => labels.length === 1 && labels[0] === label
  context.readings = context.readings.filter((reading) => !(reading.kind === 'topic' && reading.label === label) && !(reading.kind === 'precedence' && (isIt(reading.before.labels) || isIt(reading.after.labels))))
}
