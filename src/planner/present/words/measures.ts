import { inForeign } from './foreign.ts'
import type { Foreign, ForeignLanguage } from './foreign.ts'

/** Weekdays and months as plans write them in English, in order, and what other languages write. */
const WEEKDAYS: readonly [string, Foreign][] = [
  ['Mon', ['Mo.', 'lun', 'lun.', 'seg.']], ['Tue', ['Di.', 'mar', 'mar.', 'ter.']], ['Wed', ['Mi.', 'mié', 'mer.', 'qua.']], ['Thu', ['Do.', 'jue', 'jeu.', 'qui.']],
  ['Fri', ['Fr.', 'vie', 'ven.', 'sex.']], ['Sat', ['Sa.', 'sáb', 'sam.', 'sáb.']], ['Sun', ['So.', 'dom', 'dim.', 'dom.']],
]
const LONG_WEEKDAYS: readonly [string, Foreign][] = [
  ['Monday', ['Montag', 'lunes', 'lundi', 'segunda-feira']], ['Tuesday', ['Dienstag', 'martes', 'mardi', 'terça-feira']], ['Wednesday', ['Mittwoch', 'miércoles', 'mercredi', 'quarta-feira']],
  ['Thursday', ['Donnerstag', 'jueves', 'jeudi', 'quinta-feira']], ['Friday', ['Freitag', 'viernes', 'vendredi', 'sexta-feira']], ['Saturday', ['Samstag', 'sábado', 'samedi', 'sábado']], ['Sunday', ['Sonntag', 'domingo', 'dimanche', 'domingo']],
]
const MONTHS: readonly [RegExp, Foreign][] = [
  [/^Jan/u, ['Januar', 'enero', 'janvier', 'janeiro']], [/^Feb/u, ['Februar', 'febrero', 'février', 'fevereiro']], [/^Mar/u, ['März', 'marzo', 'mars', 'março']], [/^Apr/u, ['April', 'abril', 'avril', 'abril']],
  [/^May/u, ['Mai', 'mayo', 'mai', 'maio']], [/^Jun/u, ['Juni', 'junio', 'juin', 'junho']], [/^Jul/u, ['Juli', 'julio', 'juillet', 'julho']], [/^Aug/u, ['August', 'agosto', 'août', 'agosto']],
  [/^Sep/u, ['September', 'septiembre', 'septembre', 'setembro']], [/^Oct/u, ['Oktober', 'octubre', 'octobre', 'outubro']], [/^Nov/u, ['November', 'noviembre', 'novembre', 'novembro']], [/^Dec/u, ['Dezember', 'diciembre', 'décembre', 'dezembro']],
]
const DAY_NAMES = new Map([...WEEKDAYS, ...LONG_WEEKDAYS])
const DATE_TEXTS: Foreign = ['{weekday}, {day}. {month}{year}', '{weekday} {day} de {month}{year}', '{weekday} {day} {month}{year}', '{weekday} {day} de {month}{year}']
const YEAR_TEXTS: Foreign = [' {year}', ' de {year}', ' {year}', ' de {year}']

type Piece = readonly [RegExp, (found: RegExpExecArray, language: ForeignLanguage) => string]

const phrase = (pattern: RegExp, texts: Foreign): Piece => [pattern, (found, language) => inForeign(texts, language).replaceAll('{n}', decimal(found[1] ?? ''))]
/** A counted noun: one and more. */
const counted = (noun: string, one: Foreign, more: Foreign): Piece => [new RegExp(`^(\\d+(?:,\\d{3})*(?:\\.\\d+)?) ${noun}s?(?!\\p{L})`, 'u'), (found, language) => `${decimal(found[1]!)} ${inForeign(found[1] === '1' ? one : more, language)}`]

/** Longest first: each is tried where the one before it does not fit. */
const PIECES: readonly Piece[] = [
  [/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) (\d{1,2}) (\p{Lu}\p{Ll}+)(?: (\d{4}))?(?!\p{L})/u, dateText],
  phrase(/^and (\d+) more(?!\p{L})/u, ['und {n} weitere', 'y {n} más', 'et {n} autres', 'e mais {n}']),
  phrase(/^every (\d+) weeks/u, ['alle {n} Wochen', 'cada {n} semanas', 'toutes les {n} semaines', 'a cada {n} semanas']),
  phrase(/^every (\d+) days/u, ['alle {n} Tage', 'cada {n} días', 'tous les {n} jours', 'a cada {n} dias']),
  phrase(/^(?:every|each) day/iu, ['jeden Tag', 'cada día', 'chaque jour', 'todos os dias']),
  phrase(/^weekdays/iu, ['Mo.–Fr.', 'de lunes a viernes', 'en semaine', 'de segunda a sexta']),
  phrase(/^weekends/iu, ['am Wochenende', 'fines de semana', 'le week-end', 'fins de semana']),
  phrase(/^once a week/u, ['einmal pro Woche', 'una vez por semana', 'une fois par semaine', 'uma vez por semana']),
  phrase(/^once a day/u, ['einmal am Tag', 'una vez al día', 'une fois par jour', 'uma vez por dia']),
  phrase(/^on day (\d+(?:, \d+)*) of every month/u, ['am {n}. jedes Monats', 'el día {n} de cada mes', 'le {n} de chaque mois', 'no dia {n} de cada mês']),
  phrase(/^on the last day of every month/u, ['am letzten Tag jedes Monats', 'el último día de cada mes', 'le dernier jour de chaque mois', 'no último dia de cada mês']),
  phrase(/^once a month/u, ['einmal im Monat', 'una vez al mes', 'une fois par mois', 'uma vez por mês']),
  phrase(/^one day(?!\p{L})/u, ['einen Tag', 'un día', 'un jour', 'um dia']),
  phrase(/^one hour(?!\p{L})/u, ['eine Stunde', 'una hora', 'une heure', 'uma hora']),
  phrase(/^(?:a|per) day(?!\p{L})/u, ['pro Tag', 'al día', 'par jour', 'por dia']),
  phrase(/^(?:a|per) week(?!\p{L})/u, ['pro Woche', 'por semana', 'par semaine', 'por semana']),
  phrase(/^(?:a|per) month(?!\p{L})/u, ['im Monat', 'al mes', 'par mois', 'por mês']),
  phrase(/^(?:a|per) sprint(?!\p{L})/u, ['pro Sprint', 'por sprint', 'par sprint', 'por sprint']),
  phrase(/^a total|^per total|^in total|^in all/u, ['insgesamt', 'en total', 'au total', 'no total']),
  phrase(/^at least(?!\p{L})/iu, ['mindestens', 'al menos', 'au moins', 'pelo menos']),
  phrase(/^(?:at most|up to)(?!\p{L})/iu, ['höchstens', 'como mucho', 'au plus', 'no máximo']),
  counted('free day', ['freier Tag', 'día libre', 'jour libre', 'dia livre'], ['freie Tage', 'días libres', 'jours libres', 'dias livres']),
  counted('task', ['Aufgabe', 'tarea', 'tâche', 'tarefa'], ['Aufgaben', 'tareas', 'tâches', 'tarefas']),
  counted('session', ['Einheit', 'sesión', 'séance', 'sessão'], ['Einheiten', 'sesiones', 'séances', 'sessões']),
  counted('day', ['Tag', 'día', 'jour', 'dia'], ['Tage', 'días', 'jours', 'dias']),
  counted('night', ['Nacht', 'noche', 'nuit', 'noite'], ['Nächte', 'noches', 'nuits', 'noites']),
  counted('week', ['Woche', 'semana', 'semaine', 'semana'], ['Wochen', 'semanas', 'semaines', 'semanas']),
  counted('weekend', ['Wochenende', 'fin de semana', 'week-end', 'fim de semana'], ['Wochenenden', 'fines de semana', 'week-ends', 'fins de semana']),
  counted('month', ['Monat', 'mes', 'mois', 'mês'], ['Monate', 'meses', 'mois', 'meses']),
  counted('sprint', ['Sprint', 'sprint', 'sprint', 'sprint'], ['Sprints', 'sprints', 'sprints', 'sprints']),
  counted('minute', ['Minute', 'minuto', 'minute', 'minuto'], ['Minuten', 'minutos', 'minutes', 'minutos']),
  counted('hour', ['Stunde', 'hora', 'heure', 'hora'], ['Stunden', 'horas', 'heures', 'horas']),
  counted('time', ['Mal', 'vez', 'fois', 'vez'], ['Mal', 'veces', 'fois', 'vezes']),
  counted('change', ['Ortswechsel', 'cambio', 'changement', 'mudança'], ['Ortswechsel', 'cambios', 'changements', 'mudanças']),
  counted('stop', ['Halt', 'parada', 'étape', 'parada'], ['Halte', 'paradas', 'étapes', 'paradas']),
  counted('people', ['Person', 'persona', 'personne', 'pessoa'], ['Personen', 'personas', 'personnes', 'pessoas']),
  counted('guest', ['Gast', 'invitado', 'invité', 'convidado'], ['Gäste', 'invitados', 'invités', 'convidados']),
  counted('word', ['Wort', 'palabra', 'mot', 'palavra'], ['Wörter', 'palabras', 'mots', 'palavras']),
  counted('page', ['Seite', 'página', 'page', 'página'], ['Seiten', 'páginas', 'pages', 'páginas']),
  counted('chapter', ['Kapitel', 'capítulo', 'chapitre', 'capítulo'], ['Kapitel', 'capítulos', 'chapitres', 'capítulos']),
  counted('lesson', ['Lektion', 'lección', 'leçon', 'lição'], ['Lektionen', 'lecciones', 'leçons', 'lições']),
  counted('topic', ['Thema', 'tema', 'thème', 'tema'], ['Themen', 'temas', 'thèmes', 'temas']),
  counted('exercise', ['Übung', 'ejercicio', 'exercice', 'exercício'], ['Übungen', 'ejercicios', 'exercices', 'exercícios']),
  phrase(/^(\d+(?:\.\d+)?(?:,\d{3})*) (?:euros?|EUR)(?!\p{L})/u, ['{n} Euro', '{n} euros', '{n} euros', '{n} euros']),
  phrase(/^(\d+(?:\.\d+)?(?:,\d{3})*) BRL(?!\p{L})/u, ['{n} Real', '{n} reales', '{n} réaux', '{n} reais']),
  phrase(/^(\d+(?:\.\d+)?(?:,\d{3})*) USD(?!\p{L})/u, ['{n} Dollar', '{n} dólares', '{n} dollars', '{n} dólares']),
  phrase(/^(\d+(?:\.\d+)?(?:,\d{3})*) km(?!\p{L})/u, ['{n} km', '{n} km', '{n} km', '{n} km']),
  phrase(/^(\d+(?:\.\d+)?(?:,\d{3})*) kg(?!\p{L})/u, ['{n} kg', '{n} kg', '{n} kg', '{n} kg']),
  phrase(/^(\d+(?:\.\d+)?) h(?!\p{L})/u, ['{n} Std.', '{n} h', '{n} h', '{n} h']),
  phrase(/^(\d+) min(?!\p{L})/u, ['{n} Min.', '{n} min', '{n} min', '{n} min']),
  phrase(/^from (?=\p{Lu}\p{Ll}{2,8} \d)/u, ['ab ', 'desde el ', 'à partir du ', 'a partir de ']),
  phrase(/^until (?=\p{Lu}\p{Ll}{2,8} \d)/u, ['bis ', 'hasta el ', 'jusqu’au ', 'até ']),
  phrase(/^each(?!\p{L})/u, ['je', 'cada una', 'chacun', 'cada']),
  phrase(/^ on$/u, ['', '', '', '']),
  phrase(/^ to /u, [' – ', ' – ', ' – ', ' – ']),
  [/^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)s?(?!\p{L})/u, (found, language) => inForeign(DAY_NAMES.get(found[1]!)!, language)],
  [/^(\d{4})-(\d{2})-(\d{2})(?= |$)/u, isoDateText],
  [/^\d+(?:[:.]\d+)?/u, ([text]) => text],
  [/^[:–,;.()/ ]+/u, ([text]) => text],
]

/** Dates, hours, amounts and how often, in another language; null where the text says anything else. */
export function measureIn(text: string, language: ForeignLanguage): string | null {
  let rest = text
  let written = ''
  while (rest !== '') {
    const next = nextPiece(rest, language)
    if (next === null) return null
    written += next.text
    rest = rest.slice(next.length)
  }
  return written
}

function nextPiece(rest: string, language: ForeignLanguage): { text: string; length: number } | null {
  for (const [pattern, write] of PIECES) {
    const found = pattern.exec(rest)
    if (found !== null && found[0] !== '') return { text: write(found, language), length: found[0].length }
  }
  return null
}

function dateText([, weekday, day, month, year]: RegExpExecArray, language: ForeignLanguage): string {
  const name = MONTHS.find(([pattern]) => pattern.test(month!))?.[1]
  const slots: Record<string, string> = {
    weekday: inForeign(DAY_NAMES.get(weekday!)!, language),
    day: day!,
    month: name === undefined ? month! : inForeign(name, language),
    year: year === undefined ? '' : inForeign(YEAR_TEXTS, language).replace('{year}', year),
  }
  return inForeign(DATE_TEXTS, language).replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '')
}

/** '2027-02-12' as people write it, without its weekday. */
function isoDateText([, year, month, day]: RegExpExecArray, language: ForeignLanguage): string {
  const name = inForeign(MONTHS[Number(month) - 1]![1], language)
  return inForeign(DATE_TEXTS, language).replace(/^\{weekday\},? /u, '').replace('{day}', String(Number(day))).replace('{month}', name).replace('{year}', inForeign(YEAR_TEXTS, language).replace('{year}', year!))
}

/** All of them write a decimal comma; dates and clock times do not come here. */
function decimal(number: string): string {
  return number.replaceAll(',', ' ').replace('.', ',')
}
