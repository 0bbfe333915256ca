/** A plain sentence of a thing that happens on a day, as somebody would say it in the language. */
export function saidOn({ label, day, hours = null, part = null, language }: { label: string; day: string; hours?: string | null; part?: string | null; language: string }): string {
  const { on, at, inThe } = WORDS[language] ?? WORDS['en']!
  const hour = hours === null ? null : /^(?:\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr))?)$/iu.test(hours) ? `${at} ${hours}` : hours
  return `${[label, on, day, hour, part && `${inThe} ${part}`].filter(Boolean).join(' ')}.`
}

const WORDS: Readonly<Record<string, { on: string; at: string; inThe: string }>> = {
  en: { on: 'on', at: 'at', inThe: 'in the' }, de: { on: 'am', at: 'um', inThe: '' }, es: { on: 'el', at: 'a las', inThe: 'por la' }, fr: { on: 'le', at: 'à', inThe: 'le' }, pt: { on: 'no dia', at: 'às', inThe: 'de' },
}
