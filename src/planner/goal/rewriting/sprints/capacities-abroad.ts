import { NAME, peopleIn } from '../people/people-named.ts'
import type { Said } from '../said.ts'

const HOURS_OF_A_DAY = 8
type Days = { /** One day or a half, in words. */ half: string; days: string; week: string; hours: string }

const DAYS: Readonly<Record<string, Days>> = {
  de: { half: '(?:ein(?:en)? )?halber? Tag|einen halben Tag', days: 'Tage?n?', week: '(?:pro|die|in der|je|jede) Woche|wöchentlich|/ ?Woche', hours: 'Stunden pro Woche' },
  es: { half: 'medio día', days: 'días?', week: '(?:a|por) (?:la )?semana|semanal(?:es)?|/ ?semana', hours: 'horas por semana' },
  fr: { half: '(?:une )?demi-journée', days: 'jours?', week: 'par semaine|la semaine|hebdomadaires?|/ ?(?:semaine|sem)', hours: 'heures par semaine' },
  pt: { half: 'meio dia', days: 'dias?', week: '(?:por|na|à) semana|semana(?:l|is)|/ ?semana', hours: 'horas por semana' },
}
const WORDS: Readonly<Record<string, number>> = { ein: 1, einen: 1, einem: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, deux: 2, trois: 3, quatre: 4, cinq: 5, um: 1, dois: 2, duas: 2, três: 3, quatro: 4 }
const NUMBER = String.raw`(?<number>${Object.keys(WORDS).join('|')}|[1-5](?:[.,]5)?)`
const ROSTER = /(?:team|equipo|équipe|equipe|equipa|leute|mitarbeiter|gente) ?:[^.!?\n]*$/iu
/** For what they have it may stand behind it: 'halber Tag pro Woche zum Testen'. */
const BEHIND = String.raw`(?: (?:zum|zur|für|para|pour) (?<purpose>\p{L}[^(),;\n]{1,30}))?(?=[),;])`

const IN_BRACKETS = new Map(Object.entries(DAYS).map(([language, { half, days, week }]) => [language, new RegExp(String.raw`(?<=(?<who>${NAME}) \((?<role>[^()\n\d,;]{2,40}[,;:] ?)?)(?:(?<half>${half})|${NUMBER} (?:volle )?${days})(?<week>,? ?(?:${week}))?${BEHIND}`, 'giu')]))

/** 'Mira (Pflege, 2 Tage)', 'Sofía (móvil, 3 días)', 'Léa (rédaction, une demi-journée)': how many days of the week somebody has, said in hours a week: it is no work of so many days. */
export function capacitiesAbroad(text: string, language: string): Said[] {
  const form = IN_BRACKETS.get(language)
  if (form === undefined) return []
  const isSomebody = peopleIn(text, language)
  return [...text.matchAll(form)].flatMap(({ 0: words, index, groups }) => {
    const [who = '', role, half, number, week, purpose] = [groups?.['who'], groups?.['role'], groups?.['half'], groups?.['number'], groups?.['week'], groups?.['purpose']]
    const isRoster = ROSTER.test(text.slice(0, index))
    if (!isSomebody(who) && !isRoster || role === undefined && week === undefined && !isRoster) return []
    const days = half === undefined ? WORDS[number!.toLowerCase()] ?? Number(number!.replace(',', '.')) : 1 / 2
    return [{ text: `${purpose === undefined ? '' : `${purpose}, `}${days * HOURS_OF_A_DAY} ${DAYS[language]!.hours}`, start: index, end: index + words.length }]
  })
}
