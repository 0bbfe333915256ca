import type { Quantity } from '../../goal/brief.ts'
import type { Language } from '../../playbooks/playbook.ts'

/** Units as plans write them; currencies by their codes and what is not here stay as they are. */
const UNITS: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  people: { de: 'Personen', es: 'personas', fr: 'personnes', pt: 'pessoas' },
  pages: { de: 'Seiten', es: 'páginas', fr: 'pages', pt: 'páginas' },
  words: { de: 'Wörter', es: 'palabras', fr: 'mots', pt: 'palavras' },
  chapters: { de: 'Kapitel', es: 'capítulos', fr: 'chapitres', pt: 'capítulos' },
}

/** '60 people', '15,000 EUR'; in German '60 Personen', '15.000 EUR'. */
export function amountText({ value, unit }: Quantity, language: Language): string {
  if (language === 'en') return `${value.toLocaleString('en-US')} ${unit}`.trim()
  return `${value.toLocaleString(language)} ${UNITS[unit]?.[language] ?? unit}`.trim()
}
