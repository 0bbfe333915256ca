import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

/** 'In between paint the hall …', 'meanwhile sand the floor', 'dazwischen Flur streichen': opens a clause with what is done between two dates. */
const OPENING = /(?<=[.!?;\n]\s|, )(?:and )?(?:(?<en>in between(?: (?:those|these|the two))?(?: (?:dates|days))?|between (?:those|these|the two)(?: (?:dates|days))?|in the meantime|meanwhile)|(?<de>dazwischen|in der zwischenzeit|zwischendurch)|(?<es>entre medias|entre tanto|entretanto|mientras tanto)|(?<fr>entre les deux|entre-temps|entretemps)|(?<pt>nesse meio[- ]tempo|entre as duas datas)) (?=\p{L}{2})(?!(?:i|we|you|he|she|it|they|there|my|our|the|comes?|is|are|nothing|no|ich|wir|müssen|muss|ist|hay|tengo|tenemos|il|on|nous|je|temos|tenho|há)(?!\p{L}))/giu
/** As the reader of such lists knows them. */
const HEADS: Readonly<Record<string, string>> = { en: 'In between: ', de: 'Dazwischen: ', es: 'Entre medias: ', fr: 'Entre les deux: ', pt: 'Entre as duas datas: ' }

/** What is done between two dates, as the list of a head. */
export function listsInBetween(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(OPENING)].flatMap(({ 0: words, index, groups }) => {
    const before = dates().filter(({ end }) => end <= index)
    const language = Object.keys(HEADS).find((name) => groups![name] !== undefined)
    if (language === undefined || before.length === 0) return []
    // Behind a comma or a semicolon the list would be part of the clause before.
    const close = /[,;]\s$/u.exec(text.slice(0, index))
    return [{ text: `${close ? '. ' : ''}${HEADS[language]!}`, start: index - (close ? close[0].length : 0), end: index + words.length }]
  })
}
