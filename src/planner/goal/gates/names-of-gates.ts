/** A sentence without its brackets' contents, or what one bracket holds; `start` and `end` are offsets of the text. */
export type Statement = { text: string; start: number; end: number; isBracket: boolean; isFirst: boolean }

/** Sentences, and apart from them what stands in brackets, whose characters are blanks in the sentence. */
export function sentencesWithBrackets(text: string): Statement[] {
  const brackets = Array.from(text.matchAll(/\((?<inside>[^()\n]{3,300})\)/gu), ({ index, groups }) => ({ text: groups!['inside']!, start: index + 1, end: index + 1 + groups!['inside']!.length, isBracket: true, isFirst: false }))
  const plain = brackets.reduce((rest, { start, end }) => `${rest.slice(0, start)}${'\u0000'.repeat(end - start)}${rest.slice(end)}`, text)
  const sentences = Array.from(plain.matchAll(/[^\n.!?;]+(?:[.!?;](?![\s)]|$)[^\n.!?;]*){0,20}/gu), ({ 0: said, index }) => {
    const lead = /^[\s\-–•*]*/u.exec(said)![0].length
    return { text: said.slice(lead), start: index + lead, end: index + said.length, isBracket: false, isFirst: false }
  }).filter(({ text: said }) => said.trim() !== '')
  return [...sentences.map((sentence, index) => ({ ...sentence, isFirst: index === 0 })), ...brackets].toSorted((a, b) => a.start - b.start)
}

const VERBS = /^(?:(?:get|getting|buy|order|have|need|install|fit|and|also|plus|then|to|we need to|i need to|bestellen|pedir|comprar) )+/iu
const ARTICLES = /^(?:(?:the|a|an|our|my|her|his|their|some|new|der|die|das|den|ein|eine|einen|el|la|los|las|un|una|le|les|une|o|os|um|uma) )+/iu
const LONGEST_ITEM = 80

/** What stands before a bracket in its list or sentence; `at` is the first character inside it. Null where that is no name. */
export function itemBefore(text: string, at: number): string | null {
  const left = text.slice(Math.max(0, at - 1 - LONGEST_ITEM), at - 1).split(/[,;:.!?()\n]|\s[-–—]\s/u).at(-1)!.trim()
  const isDeed = VERBS.test(left.replace(/^(?:and|or) /iu, ''))
  const part = isDeed ? left : left.split(/ (?:and|und|y|et|e) /iu).at(-1)!
  const name = part.replace(/^(?:and|or) /iu, '').replace(VERBS, '').replace(/ (?:delivered|ordered|made|fitted|installed|printed|there|renewed|issued|extended|legali[sz]ed|applied for)$/iu, '').trim()
  return /\p{L}{2}/u.test(name) && name.split(' ').length <= LONGEST_NAME ? name : null
}

const LONGEST_NAME = 8

/** 'Bed and wardrobe' of 'a bed and a wardrobe': without articles, with a capital. */
export function nameOfGate(said: string): string {
  const plain = said.trim().replace(/(?<![.,;:])[.,;:]+$/u, '').split(/ (?=(?:and|or|of) )/u).map((part) => part.replace(/^((?:and|or|of) )?(.*)$/u, (_, joint: string | undefined, rest: string) => `${joint ?? ''}${rest.replace(ARTICLES, '')}`)).join(' ')
  return plain === '' ? said.trim() : plain[0]!.toUpperCase() + plain.slice(1)
}
