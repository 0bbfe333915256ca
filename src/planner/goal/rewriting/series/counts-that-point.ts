import type { Said } from '../said.ts'
import { WORDS_OF_COUNTS } from './words-of-counts.ts'
import type { WordsOfCounts } from './words-of-counts.ts'

/** What a language says of counts, and the forms made of it. */
type Forms = WordsOfCounts & { pointing: RegExp[]; bare: RegExp; next: RegExp; given: RegExp }

const FORMS = new Map<string, Forms>()

/**
 * 'Scales are my weak spot, at least two sessions of those every week and one of sight reading': sessions of scales, and
 * one of sight reading every week. A count that names nothing itself is of what was just said to be hard, and what is
 * joined to it comes as often.
 */
export function countsThatPoint(text: string, language: () => string): Said[] {
  const words = WORDS_OF_COUNTS[language()]
  if (words === undefined) return []
  const forms = formsOf(language(), words)
  const found = [...forms.pointing, forms.bare].flatMap((form) => [...text.matchAll(form)].map((match) => ({ match, isBare: form === forms.bare })))
  return found.flatMap(({ match, isBare }) => {
    const thing = thingBefore(text.slice(Math.max(0, match.index - REACH), match.index), isBare, forms)
    if (thing === null) return []
    const { least = '', number, times, per, behind } = match.groups!
    const often = per ?? behind!
    const first = sentence({ least, count: number ?? forms.countOf(times!), thing, often }, forms)
    const end = match.index + match[0].length
    const next = nextOf(text, end, often, forms)
    return [...asSentence(first, match.index, match[0]), ...(next === null ? [] : asSentence(next.text, end, text.slice(end, next.end)))]
  })
}

const TURNS = String.raw`(?:times?|mal|veces|vez|fois|vezes)`

/** A sentence of its own in place of words that are joined to what stands before them. */
function asSentence(text: string, start: number, words: string): Said[] {
  const joint = start + /^[\s,;:.!)–—→>-]*/u.exec(words)![0].length
  return [...(joint === start ? [] : [{ text: '. ', start, end: joint }]), { text, start: joint, end: start + words.length }]
}

/** Characters before a count in which the thing is named that it is of. */
const REACH = 200

function formsOf(language: string, words: WordsOfCounts): Forms {
  const known = FORMS.get(language)
  if (known !== undefined) return known
  const { joining, wanting, least, number, times, sittings, of, pointed, per, needing } = words
  const lead = String.raw`(?:\s{0,2}[,;:.!)–—→>-]{1,3}\s{0,2}|\s)(?:${joining} ){0,2}`
  const count = String.raw`(?:(?<least>${least}) )?(?:(?<number>${number}) ${sittings}|(?<times>${times}))`
  const often = String.raw`(?<per>${per})(?!\p{L})`
  const forms: Forms = {
    ...words,
    pointing: [
      String.raw`${lead}(?:${wanting} )?${count} ${of} ?${pointed} ${often}`,
      String.raw`${lead}(?:${wanting} )?${count} (?<behind>${per}),? ${of} ?${pointed}(?!\p{L})`,
      String.raw`${lead}${needing},? ${count} ${often}`,
    ].map((form) => new RegExp(form, 'giu')),
    bare: new RegExp(String.raw`\s{0,2}[,;:–—→>-]{1,3}\s{0,2}(?:${joining} ){0,2}(?:${wanting} )?${count} ${often}(?! ${of} ?\p{L}| ?(?:at (?:the )?most|max|tops|höchstens|como mucho|au plus|no máximo))`, 'giu'),
    next: new RegExp(String.raw`^,? ?(?:${words.and}) (?:(?<least>${least}) )?(?<number>${number}) (?:(?:${sittings}|${TURNS}) )?(?:(?<of>${of}) ?)?(?<thing>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)(?: ${sittings})?(?: (?:${per}))?(?=\s{0,2}(?:[.;,!)\n]|$))`, 'iu'),
    given: new RegExp(String.raw`^[,;] ?(?:${words.and} |but |while )?(?<thing>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+)?) ${words.gets} (?:(?<least>${least}) )?(?:(?<number>${number})|(?<times>${times}))(?: ${sittings})?(?: (?:${per}))?(?=\s{0,2}(?:[.;,!)\n]|$))`, 'iu'),
  }
  FORMS.set(language, forms)
  return forms
}

/** The last thing that is said to be hard; right before a bare count, or in the sentence before one that points. */
function thingBefore(before: string, isBare: boolean, { hard, notNamed }: Forms): string | null {
  const sentences = before.split(/[.!?\n]/u).map((each) => each.trim()).filter((each, index, all) => each !== '' || index === all.length - 1)
  const near = isBare ? sentences.at(-1)! : sentences.slice(-2).join('. ')
  const named = hard.flatMap((pattern) => [...near.matchAll(pattern)]).toSorted((a, b) => b.index - a.index)[0]
  const thing = named?.groups!['thing']!.replace(LEADING_WORDS, '').trim()
  return thing === undefined || thing.length < 3 || notNamed.test(thing) ? null : thing
}

/** Words before the name of a thing, in five languages. */
const LEADING_WORDS = /^(?:(?:the|my|our|but|and|because|as|since|however|though|especially|aber|weil|und|der|die|das|mein|meine|el|la|los|las|mi|pero|porque|y|le|les|mon|ma|mais|car|et|o|a|os|as|mas|e) |l['’])+/iu

type Counted = { least: string; count: string; thing: string; often: string }

function sentence({ least, count, thing, often }: Counted, { write }: Forms): string {
  return `${least === '' ? '' : `${least} `}${write(count, thing)} ${often}`
}

/** 'And one of sight reading', behind a count: as often. */
function nextOf(text: string, from: number, often: string, forms: Forms): { text: string; end: number } | null {
  const behind = text.slice(from, from + LONGEST_NEXT)
  const match = forms.next.exec(behind) ?? forms.given.exec(behind)
  const thing = match?.groups!['thing']
  if (match === null || thing === undefined || forms.notNamed.test(thing)) return null
  const { least = '', times } = match.groups!
  const number = match.groups!['number'] ?? forms.countOf(times!)
  const isOccasion = (match.groups!['of'] ?? '') === '' && times === undefined && forms.occasion.test(thing)
  const said = isOccasion ? `${least === '' ? '' : `${least} `}${number} ${thing} ${often}` : sentence({ least, count: number, thing, often }, forms)
  return { text: said, end: from + match[0].length }
}

const LONGEST_NEXT = 90
