import type { Said } from '../said.ts'

const DAYS = String.raw`(?:(?:on|at|am|an|den|los|el|le|les|aos|nos|the) )?(?:weekends?|saturdays?(?: and sundays?)?|sundays?|bank holidays|holidays|wochenenden?|samstags?(?: und sonntags?)?|sonntags?|feiertagen?|fin(?:es)? de semana|s[áa]bados y domingos|domingos|festivos|week-ends?|dimanches?|jours fériés|fins de semana|sábados e domingos|feriados)`
const ALSO = String.raw`(?:also|even|including|auch|sogar|inklusive|einschlie(?:ß|ss)lich|también|incluso|incluidos|aussi|même|y compris|também|incluindo|inclusive)`
const TOO = String.raw`(?:too|as well|included|inclusive|also|auch|inklusive|también|incluidos|aussi|compris|inclus|também|incluídos)`
const INCLUDED = new RegExp(String.raw`,?\s(?:and |und |y |et |e )?(?:${ALSO} ${DAYS}|${DAYS} ${TOO})(?:,? (?:i['’]m afraid|please|bitte|por favor|sadly|leider))?(?=\s{0,2}[.,;!?)\n]|$)`, 'giu')
/** Nothing is left out of every day. */
const DAILY = /(?<!\p{L})(?:every day|each day|daily|(?:a|per) day|all days|täglich|jeden tag|am tag|pro tag|todos los días|cada día|al día|a diario|tous les jours|chaque jour|par jour|todos os dias|por dia|cada dia|diariamente)(?!\p{L})/iu
const LONGEST_SENTENCE = 300

/** 'Three times a day from 1 to 20 March, weekends too': that these days are among them bounds nothing. */
export function daysIncluded(text: string): Said[] {
  return [...text.matchAll(INCLUDED)].flatMap(({ 0: words, index }) => {
    const before = text.slice(Math.max(0, index - LONGEST_SENTENCE), index).split(/[!?\n]|(?<!\d)\./u).at(-1)!
    return DAILY.test(before) ? [{ text: ' ', start: index, end: index + words.length }] : []
  })
}
