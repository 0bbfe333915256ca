import type { Said } from '../said.ts'

const NO_DATE = String.raw`(?!,? ?(?:den |der |el |le |dia |día )?\d{1,2}(?:\.|er|º)? ?(?:de |d['’])?(?:\p{L}{3,}|\d))`

/** That something has to be on some such weekday, and how every reader knows it. */
const FORMS: readonly { said: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>) => string }[] = [
  { said: new RegExp(String.raw`(?:muss|müssen|soll|sollen|darf|dürfen)(?: \p{L}+)? (?:an einem|immer an einem|nur an einem) (?<day>(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)${NO_DATE}(?<hours>[^.;!?\n]{0,40}?) (?:sein|stattfinden|passieren|liegen|laufen)(?!\p{L})`, 'giu'), plain: ({ day, hours }) => `nur ${day!.toLowerCase()}s${hours!}` },
  { said: new RegExp(String.raw`(?:tienen? que|deben?|ha de|han de) (?:ser|hacerse|caer|celebrarse) (?:siempre )?(?:en )?un (?<day>lunes|martes|miércoles|jueves|viernes|sábado|domingo)${NO_DATE}`, 'giu'), plain: ({ day }) => `solo los ${day!.replace(/o$/iu, 'os')}` },
  { said: new RegExp(String.raw`(?:doit|doivent) (?:être|avoir lieu|se faire|se tenir|tomber) (?:toujours )?un (?<day>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)${NO_DATE}`, 'giu'), plain: ({ day }) => `seulement le ${day!}` },
  { said: new RegExp(String.raw`(?:têm|tem) (?:que|de) (?:ser|cair|acontecer) (?:sempre )?(?:numa|em uma) (?<day>segunda|terça|quarta|quinta|sexta)(?:-feira)?${NO_DATE}`, 'giu'), plain: ({ day }) => `só às ${day!}s` },
  { said: new RegExp(String.raw`(?:têm|tem) (?:que|de) (?:ser|cair|acontecer) (?:sempre )?(?:num|em um) (?<day>sábado|domingo)${NO_DATE}`, 'giu'), plain: ({ day }) => `só aos ${day!}s` },
]

/** 'Der Workshop muss an einem Donnerstag sein', 'el taller tiene que ser un jueves de 12 a 13 h': that one thing is on no other day, whichever week it is in. */
export function weekdaysOfOneThing(text: string): Said[] {
  return FORMS.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: words, index, groups }) => ({ text: plain(groups!), start: index, end: index + words.length })))
}
