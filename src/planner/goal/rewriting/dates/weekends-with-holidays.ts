import type { Said } from '../said.ts'

const WEEKEND = String.raw`(?:weekends?|wochenenden?|(?:los )?fin(?:es)? de semana|(?:les )?week-?ends?|(?:aos |nos )?fi(?:m|ns) de semana)`
const HOLIDAYS = String.raw`(?:(?:the )?(?:public|bank|national) holidays|(?:an )?feiertagen?|(?:los )?(?:días )?festivos|(?:les )?jours fériés|(?:os |nos )?feriados)`
const AND = String.raw`(?:,? (?:and|or|und|oder|y|o|et|ou|e) (?:on |an |los |les |nos |aos |en |em )?| ?[&/+] ?)`
const ONLY = '(?:only|nur|solo|sólo|solamente|seulement|uniquement|só|apenas|somente)'
const FINE = String.raw`(?:(?:are|is|would be) (?:fine|ok|okay|good|best|possible|free)|gehen|passen|sind möglich|van bien|me vienen bien|conviennent|servem|dão)`
const BOTH = String.raw`(?:(?<first>${WEEKEND})${AND}${HOLIDAYS}|${HOLIDAYS}${AND}(?:on |an )?(?<second>${WEEKEND}))`
const SAID = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?<lead>${ONLY} (?:on |at |an |am |en |los |le |les |em |nos )?)${BOTH}|${BOTH.replaceAll(/<(first|second)>/gu, '<$1Behind>')}(?<behind>,? (?:${ONLY}|${FINE})))(?!\p{L})`, 'giu')

/** 'Before the December holidays', 'by the winter break': those are the days of Christmas, and no first of December. */
const OF_DECEMBER = /(?<=(?<!\p{L})(?:before|by|until|till) (?:the |our )?)(?:december|winter|end[- ]of[- ]year|year[- ]end) (?:school )?(?=(?:holidays?|breaks?|vacation|recess)(?![\p{L}-]))/giu

export function holidaysOfDecember(text: string): Said[] {
  return Array.from(text.matchAll(OF_DECEMBER), ({ 0: said, index }) => ({ text: 'Christmas ', start: index, end: index + said.length }))
}

/** 'Bank holidays and weekends only': weekends, which is when there is room; nobody is away on these holidays. */
export function weekendsWithHolidays(text: string): Said[] {
  return Array.from(text.matchAll(SAID), ({ 0: words, index, groups }) => {
    const { lead = '', behind = '', first, second, firstBehind, secondBehind } = groups!
    return { text: `${lead}${first ?? second ?? firstBehind ?? secondBehind}${behind}`, start: index, end: index + words.length }
  })
}
