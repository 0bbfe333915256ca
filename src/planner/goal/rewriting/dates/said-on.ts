/** A plain sentence of a thing that happens on a day, as somebody would say it in the language. */
export function saidOn({ label, day, hours = null, part = null, language }: { label: string; day: string; hours?: string | null; part?: string | null; language: string }): string {
  const { on, at, inThe } = WORDS[language] ?? WORDS['en']!
  const hour = hours === null ? null : /^(?:\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr))?)$/iu.test(hours) ? `${at} ${hours}` : hours
  return `${[label, on, day, hour, part && `${inThe} ${part}`].filter(Boolean).join(' ')}.`
}

/** A day on which nothing is to lie. */
export function notOn(day: string, language: string): string {
  return `${(WORDS[language] ?? WORDS['en']!).notOn} ${day}.`
}

const WORDS: Readonly<Record<string, { on: string; at: string; inThe: string; notOn: string }>> = {
  en: { on: 'on', at: 'at', inThe: 'in the', notOn: 'Not on' }, de: { on: 'am', at: 'um', inThe: '', notOn: 'Nicht am' }, es: { on: 'el', at: 'a las', inThe: 'por la', notOn: 'No el' }, fr: { on: 'le', at: 'à', inThe: 'le', notOn: 'Pas le' }, pt: { on: 'no dia', at: 'às', inThe: 'de', notOn: 'Não no dia' },
}
