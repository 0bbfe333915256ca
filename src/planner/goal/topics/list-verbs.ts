import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** Verbs that lead a list without being part of it: 'need to cover limits, …'. */
const LIST_VERBS = new Set('cover include including includes covering contains topics topic themes chapters chapter sections parts needs need features feature steps step tasks deliverables scope sources want wanted must-dos todo to-do still learn study practise practice do order things like likes love write writing themen temas temario capitulos themes sujets topicos integrate build implement add buy get visit see pieces subjects modules areas falta faltan faltam queda quedan reste restent resta restam manque manquent fehlt fehlen repasar estudiar estudar lernen uben reviser etudier'.split(' '))

export function listVerbIn(context: ReadingContext, segment: Words): boolean {
  return context.source.tokens.slice(segment.from, segment.to).some(({ key }) => leadsList(context, key))
}

/** The 'do' of 'a capa do site' is none. */
function leadsList({ language }: ReadingContext, key: string): boolean {
  return LIST_VERBS.has(key) && !(key === 'do' && language === 'pt')
}

/** 'need to cover limits' leads with words that are not the first item's. */
export function withoutLead(context: ReadingContext, words: Words): Words {
  let { from } = words
  for (let index = words.from; index < words.to - 1; index += 1) {
    const { key } = context.source.tokens[index]!
    // 'order form' is a thing.
    if (key === 'order' && /^(?:forms?|books?|entry|management|confirmations?|pages?|process|tracking|history|intake|lines?|desk|status)$/u.test(context.source.tokens[index + 1]!.key)) break
    // 'A running order', 'the choir practice': named, not asked for.
    if (NOUNS_TOO.test(key) && index > words.from && !isEmptyWord(context.source.tokens[index - 1]!.key)) continue
    if (leadsList(context, key) || (index > words.from && isEmptyWord(key) && from === index)) from = index + 1
  }
  return from < words.to ? { from, to: words.to } : words
}

const NOUNS_TOO = /^(?:order|practice|study|writing|visit|things|build|areas|sources|pieces)$/u
