import type { Reading } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { sentenceOf } from '../reading-context.ts'

/** How a language says what was fetched or borrowed, and that it is fetched or goes back, and what the days of both are called. */
type Lending = { thing: RegExp; bare: RegExp; fetched: RegExp; back: RegExp; fetch: string; giveBack: string }

const NOUNS = String.raw`(?<thing>(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)`

const LENDINGS: Readonly<Record<string, Lending>> = {
  en: {
    thing: new RegExp(String.raw`\b(?:pick|picking|collect|collecting|fetch|rent|renting|rented|hire|hiring|hired|borrow|borrowing|borrowed)(?: up)? (?:the|an?|our|my|his|her|their) ${NOUNS}(?: up\b|(?= (?:from|in|at|on|for|by|to|and|until|with)\b)|(?=[,.:;(]))`, 'iu'),
    bare: /^(?:we |i |it |they |he |she )?(?:(?:must |has to |have to |needs to )?be )?(?:back|return(?:ed)?|go back|goes back|pick(?:ed)?(?: up)?|collect(?:ed)?|fetch(?:ed)?|brought back|given back|handed (?:back|in)|dropped off)$/iu,
    fetched: /\b(?:pick(?:ed)?|collect(?:ed)?|fetch(?:ed)?)\b/iu,
    back: /\b(?:back|return(?:ed)?|dropped off)\b/iu,
    fetch: 'Pick up the {thing}', giveBack: 'Return the {thing}',
  },
  de: { thing: new RegExp(String.raw`\b(?:miete[nt]?|leihe[nt]?|holen?) (?:uns |mir )?(?:ein(?:en?)?|das|den|die) ${NOUNS}(?=[ ,.:;(])`, 'iu'), bare: /^(?:es |sie |er |wir )?(?:abholung|abholen|zurück(?: sein)?|zurück(?:geben|bringen)|muss .{0,20}zurück.{0,6})$/iu, fetched: /abhol/iu, back: /zurück/iu, fetch: '{thing} abholen', giveBack: '{thing} zurückgeben' },
  es: { thing: new RegExp(String.raw`(?:alquil|recog|prest)\p{L}+ (?:unos?|una?|el|la) ${NOUNS}(?=[ ,.:;(])`, 'iu'), bare: /^(?:(?:\p{L}+ )?y )?(?:(?:hay|tenemos|tengo) que )?(?:(?:lo|la) )?(?:recog\p{L}+|devolv\p{L}+)$/iu, fetched: /recog/iu, back: /devolv/iu, fetch: 'Recoger: {thing}', giveBack: 'Devolver: {thing}' },
}

/** 'We pick the van up on Saturday and it has to be back there on …': the day on which 'it' goes back is called after the van. */
export function nameThingsGivenBack(context: ReadingContext): void {
  const lending = LENDINGS[context.language]
  const found = lending?.thing.exec(context.prompt)
  if (lending === undefined || context.plannerType !== 'calendar') return
  const thing = found?.groups?.['thing']?.replace(/^.*['’]s /u, '') ?? (context.language === 'en' ? headOfGoal(context) : null)
  if (thing === null) return
  for (const reading of context.readings) {
    const [said] = reading.source === 'stated' && reading.kind === 'event' ? [reading.title] : reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : []
    if (said === undefined || !lending.bare.test(said)) continue
    const isBack = lending.back.test(said)
    // Who picks up a thing that no word stands for has named it in the same breath.
    if (!isBack && !lending.fetched.test(said) || found === null && !/\b(?:it|them)\b/iu.test(reading.words)) continue
    rename(context, reading, said, (isBack ? lending.giveBack : lending.fetch).replace('{thing}', thing))
  }
}

function rename(context: ReadingContext, reading: Reading, said: string, name: string): void {
  reading.text = reading.text.replace(said, name)
  if (reading.kind === 'event') reading.title = name
  // What is said of its place and its hours is said of it by its name.
  for (const other of context.readings) {
    if (other.appliesTo?.labels.includes(said) && (other === reading || reading.kind === 'event')) other.appliesTo = { ...other.appliesTo, labels: other.appliesTo.labels.map((label) => (label === said ? name : label)) }
    if (other.kind === 'topic' && other.label === said && other.start >= reading.start && other.end <= reading.end) Object.assign(other, { label: name, text: name })
  }
}

/** The camper van of 'Camper van from Bergen: we pick it up on …'. */
function headOfGoal(context: ReadingContext): string | null {
  const [opening] = context.segments
  if (opening === undefined) return null
  const [first] = sentenceOf(context, opening)
  const { tokens } = context.source
  const words = tokens.slice(first!.from, first!.to).map(({ text }) => text)
  const end = words.findIndex((word) => /^(?:from|for|in|at|on|to|with|of)$/iu.test(word))
  const head = words.slice(0, end < 0 ? words.length : end).filter((word) => !/^(?:the|an?|our|my)$/iu.test(word))
  return head.length > 0 && head.length <= 3 && tokens[first!.to]?.key === ':' ? head.join(' ').toLowerCase() : null
}
