import { plainForms } from '../plain-forms.ts'
import type { PlainForm } from '../plain-forms.ts'
import type { Said } from '../said.ts'

const WEEKDAYS = {
  es: '(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)',
  pt: '(?:segundas?|ter[çc]as?|quartas?|quintas?|sextas?|s[áa]bados?|domingos?)(?:-feiras?)?',
  fr: '(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)',
} as const

/** Several days in one part of them, said part first. */
function partsOf(language: keyof typeof WEEKDAYS, parts: string, and: string): RegExp {
  const day = WEEKDAYS[language]
  return new RegExp(String.raw`(?<!\p{L})(?:(?:as|las|les|os|los|nas?|en las?|por las) )?(?<part>${parts}) (?:d[eoai]s?|del?|des?|du|d['’]) ?(?:(?:los|las|os|as|l[ea]s?) )?(?<days>${day}(?:(?:, ?| ${and} )(?:(?:de|du|del) )?${day}){1,3})(?!\p{L})`, 'giu')
}

const FORMS: readonly PlainForm[] = [
  // 'As noites de terça e quinta', 'las tardes de martes y jueves', 'les soirs de mardi et jeudi'.
  { pattern: partsOf('pt', 'noites|tardes|manhãs', 'e'), plainly: ({ part, days }) => `${days} ${({ noites: 'à noite', tardes: 'à tarde' })[part!.toLowerCase()] ?? 'de manhã'}` },
  { pattern: partsOf('es', 'noches|tardes|mañanas', 'y'), plainly: ({ part, days }) => `${days} por la ${part!.toLowerCase().slice(0, -1)}` },
  { pattern: partsOf('fr', 'soirs|soirées|matins|matinées|après-midis?', 'et'), plainly: ({ part, days }) => `${days} ${part!.toLowerCase().replace(/s$/u, '')}` },
  // 'Je cours 5 km aujourd'hui', 'heute laufe ich 5 km': how far somebody has come.
  { pattern: /(?<=(?<!\p{L})(?:je (?:cours|nage|roule|marche|pédale)|j['’]arrive à)[^.;!?\n,]{1,30}) aujourd['’]hui(?= ?[.,;!?\n]|$)/giu, plainly: () => ' actuellement' },
  { pattern: /(?<!\p{L})(?:hoy|hoje)(?= (?:corro|nado|pedalo|ando|consigo correr|puedo correr) \d)/giu, plainly: () => 'actualmente' },
  // 'Erst Keller dann Küche dann Schrank', 'primero el garaje luego la cocina'.
  { pattern: /(?<=(?<!\p{L})(?:erst|zuerst|zunächst|primero|d['’]abord|primeiro)(?!\p{L})[^.;!?\n,]{2,160}) (?:und |y |et |e |and )?(?<then>dann|danach|luego|después|puis|ensuite|depois)(?!\p{L})/giu, plainly: ({ then }) => `, ${then}` },
]

/** What Germans, Spaniards, the French and Brazilians tell of their days and their work, in the words that are looked for. */
export function everydayAbroad(text: string): Said[] {
  return plainForms(text, FORMS)
}
