import type { Said } from '../said.ts'

/** What may stand between the word and the time that it takes out. */
const ARTICLE = String.raw`(?:(?:den|dem|der|die|das|el|la|los|las|le|les|o|a|os|as|aos?|às|au|dia|día|am|an|en|em|no|na) ){0,2}`
const WEEKDAY = String.raw`(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda|ter[cç]a|quarta|quinta|sexta)s?(?:-feiras?)?`
const TIME = String.raw`(?:${WEEKDAY}(?!\p{L})|(?:fin(?:es)? de semana|findes?|fim de semana|f[ií]ns de semana|finais de semana|fds|week-?ends?|wochenenden?|feiertage?n?|festivos|jours fériés|feriados)(?!\p{L})|\d{1,2}(?:er|º|\.)? ?(?:(?:de |d['’])?\p{L}{3,10}|[./]\d{1,2}))`

/** Ways of leaving a time out, and the word for it that every reader knows. */
const EXCEPTIONS: readonly { said: RegExp; plain: string }[] = [
  { said: leavingOut('bis auf|ausgenommen|mit ausnahme (?:von|des|der)|abgesehen von'), plain: 'außer' },
  { said: leavingOut('quitando|exceptuando|descontando|a excepción de|(?:a|con) (?:la )?excepción de|aparte de|fuera de|(?:a|con) (?:la )?excepción del|aparte del'), plain: 'salvo' },
  { said: leavingOut("hors|excepté|à l['’]exception (?:de|du|des)|en dehors (?:de|du|des)|mis à part|à part"), plain: 'sauf' },
  { said: leavingOut('tirando|excetuando|(?:à|com) exce[pç]ção (?:de|do|da|dos|das)|a não ser|fora'), plain: 'exceto' },
]

function leavingOut(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words}) (?=${ARTICLE}${TIME})`, 'giu')
}

/** 'Bis auf montags', 'quitando los martes', 'hors week-ends', 'tirando as terças': times that are left out. */
export function exceptionsInOwnWords(text: string): Said[] {
  return EXCEPTIONS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: words, index }) => ({ text: `${plain} `, start: index, end: index + words.length })))
}
