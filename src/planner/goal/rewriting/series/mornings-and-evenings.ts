import type { Said } from '../said.ts'

/** Both ends of the day; `course`: what says behind them for how many days it is; `daily`: what says in the same sentence that it is every day, where the words alone may be hours for work. */
type Ends = { both: RegExp; alone: RegExp; daily: RegExp; course?: RegExp; free: RegExp; twice: string }

const ENDS: Readonly<Record<string, Ends>> = {
  en: {
    both: /(?<!\p{L})(?:every|each) morning and (?:every |each )?(?:evening|night)(?!\p{L})/giu,
    alone: /(?<!\p{L})(?:(?:in the )?mornings? and (?:in the )?(?:evenings?|at night|before bed|at bedtime)|first thing and last thing)(?!\p{L})/giu,
    daily: /,? ?(?<!\p{L})(?:every day|each day|daily)(?!\p{L})/iu,
    course: /^ for (?:\d{1,2}|a|two|three|four|five|six|seven|ten) (?:days?|weeks?)(?!\p{L})/iu,
    free: /(?<!\p{L})(?:free|available|only|can|could|time|prefer|spare|work|shift)(?!\p{L})/iu,
    twice: 'twice a day',
  },
  de: {
    both: /(?<!\p{L})(?:jeden morgen und (?:jeden )?abend|morgens und abends|früh und abends)(?!\p{L})/giu, alone: /(?<!\p{L})am morgen und am abend(?!\p{L})/giu,
    daily: /,? ?(?<!\p{L})(?:jeden tag|täglich)(?!\p{L})/iu, free: /(?<!\p{L})(?:frei|zeit|kann|nur|könnte|arbeite)(?!\p{L})/iu, twice: 'zweimal am Tag',
  },
  es: {
    both: /(?<!\p{L})(?:(?:cada mañana|todas las mañanas) y (?:cada noche|(?:todas )?(?:las )?noches)|mañana y noche)(?!\p{L})/giu, alone: /(?<!\p{L})por la mañana y por la noche(?!\p{L})/giu,
    daily: /,? ?(?<!\p{L})(?:cada día|todos los días|a diario)(?!\p{L})/iu, free: /(?<!\p{L})(?:libres?|tiempo|puedo|solo|trabajo)(?!\p{L})/iu, twice: 'dos veces al día',
  },
  fr: {
    both: /(?<!\p{L})(?:chaque matin et (?:chaque )?soir|tous les matins et (?:tous les )?soirs|matin et soir)(?!\p{L})/giu, alone: /(?<!\p{L})le matin et le soir(?!\p{L})/giu,
    daily: /,? ?(?<!\p{L})(?:chaque jour|tous les jours)(?!\p{L})/iu, free: /(?<!\p{L})(?:libres?|dispo\p{L}*|temps|peux|travaille)(?!\p{L})/iu, twice: 'deux fois par jour',
  },
  pt: {
    both: /(?<!\p{L})(?:(?:todas as manhãs|cada manhã) e (?:todas as |cada )?noites?|manhã e noite)(?!\p{L})/giu, alone: /(?<!\p{L})de manhã e (?:à|de) noite(?!\p{L})/giu,
    daily: /,? ?(?<!\p{L})(?:todos os dias|cada dia|todo dia)(?!\p{L})/iu, free: /(?<!\p{L})(?:livres?|tempo|posso|só|trabalho)(?!\p{L})/iu, twice: 'duas vezes por dia',
  },
}

/** 'Every morning and evening', 'morning and evening, every day' is twice a day, and not once in one of both. */
export function morningsAndEvenings(text: string, language: () => string): Said[] {
  const ends = ENDS[language()]
  if (ends === undefined) return []
  return [...[...text.matchAll(ends.both)].map((match) => ({ match, isDaily: true })), ...[...text.matchAll(ends.alone)].map((match) => ({ match, isDaily: false }))].flatMap(({ match, isDaily }) => {
    const start = match.index
    const end = start + match[0].length
    const from = Math.max(...['.', '!', '?', ';', '\n'].map((sign) => text.lastIndexOf(sign, start - 1))) + 1
    const to = /[.!?;\n](?!\d)/u.exec(text.slice(end))?.index ?? text.length - end
    const sentence = text.slice(from, end + to)
    const daily = ends.daily.exec(sentence)
    if (ends.free.test(sentence) || !isDaily && daily === null && ends.course?.test(text.slice(end)) !== true) return []
    const every: Said[] = daily === null ? [] : [{ text: '', start: from + daily.index, end: from + daily.index + daily[0].length }]
    return [{ text: `${ends.twice} (8:00, 19:00)`, start, end }, ...every.filter((said) => said.end <= start || said.start >= end)]
  })
}
