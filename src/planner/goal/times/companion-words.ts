import type { DayPart } from '../../time/grammar/sense.ts'

/** How a language says that something is done before or after each time of something else. */
export type CompanionWords = {
  /** The weekday, the part of the day or the days counted, and the side; groups weekday, part, count, unit, side, eve. */
  when: RegExp
  each: RegExp
  /** Nouns that name whatever recurs. */
  any: RegExp
  /** A length of the clock before or after it: groups clock, half, size, side. */
  clock: RegExp
  subject: RegExp
  /** What stands before the deed and names nothing of it. */
  leads: RegExp
  after: RegExp
  weeks: RegExp
  /** How the weekdays begin, from Monday on. */
  weekdays: readonly string[]
  counts: Readonly<Record<string, number>>
  parts: Readonly<Record<string, DayPart>>
}

const NONE = /^(?!)/u

export const WORDS_OF_COMPANIONS: Readonly<Record<string, CompanionWords>> = {
  en: {
    when: /(?<![\p{L}\p{N}])(?:on )?(?:the )?(?:(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?<part>morning|afternoon|evening|night|lunchtime))?|(?:(?<count>\d|an?|one|two|three|four|five) )?(?<unit>days?|weeks?|evening|night|morning|afternoon)) (?<side>before|ahead of|prior to|after|following)(?!\p{L})|(?<=^|[.;,\n] ?|\band )(?:right |straight |immediately |directly )?(?<same>before|after)(?= (?:each|every) )/giu,
    clock: /(?<![\p{L}\p{N}:.-])(?<clock>\d{1,3}|an?|one|two|three|half an|ten|fifteen|twenty|thirty) ?(?<size>hours?|hrs?|minutes?|mins?) (?<side>before(?:hand)?|prior(?: to)?|ahead of|after(?:wards?)?|later)(?!\p{L})/giu,
    each: /^\s(?:each|every)(?: single)?(?: of (?:them|these|those)| one| time)?(?!\p{L})/iu,
    any: /^(?:meeting|session|time|date|event|appointment|one|occasion|visit|class|lesson|shift|dose)s?$/iu,
    subject: /^,?\s?(?:i|we|i'll|we'll|i'd|you)(?!\p{L})/iu,
    leads: /^(?:\s*(?:go and|go to|will|have to|need to|must|should|want to|also|then|always|please)(?=\s))+/iu,
    after: /after|following|later/iu, weeks: /^week/iu,
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    counts: { 'half an': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 },
    parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'evening', lunchtime: 'midday' },
  },
  de: {
    when: /(?<![\p{L}\p{N}])(?:am |der |den |immer )*(?:(?<weekday>(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(?<part>morgen|vormittag|nachmittag|abend)?|(?:(?<count>\d|einen|ein|zwei|drei|vier|fünf) )?(?<unit>tage?|wochen?|abend|morgen)) (?<side>davor|zuvor|vorher|danach|darauf|vor|nach)(?!\p{L})/giu,
    clock: /(?<![\p{L}\p{N}:.-])(?<clock>\d{1,3}|eine halbe|eine|zwei|drei) ?(?<size>stunden?|minuten?|min) (?<side>davor|zuvor|vorher|vor|danach|später|nach)(?!\p{L})/giu,
    each: /^\sjede[rnms]?(?!\p{L})(?: einzelnen)?/iu, any: /^(?:mal|termin|treffen|sitzung|stunde|schicht)s?$/iu, subject: NONE, leads: /^(?:\s*(?:muss|will|soll|dann|immer|noch|auch)(?=\s))+/iu, after: /nach|darauf|später/iu, weeks: /^woche/iu,
    weekdays: ['mon', 'die', 'mit', 'don', 'fre', 'sam', 'sonn'],
    counts: { 'eine halbe': 0.5, eine: 1, ein: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 }, parts: { morgen: 'morning', vormittag: 'morning', nachmittag: 'afternoon', abend: 'evening' },
  },
  fr: {
    when: /(?<![\p{L}\p{N}])(?:le |la |au )?(?:(?<weekday>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?<part>matin|après-midi|soir))?|(?:(?<count>\d|un|deux|trois|quatre) )?(?<unit>jours?|semaines?|veille|lendemain|soir)) (?<side>avant|d'avant|après|d'après|qui précède|qui suit|de)(?!\p{L})|(?<![\p{L}\p{N}])(?<eve>la veille(?: au soir)?|le lendemain(?: matin)?)(?!\p{L}| (?:de|du|des|d')(?!\p{L}))/giu,
    clock: /(?<![\p{L}\p{N}:.-])(?<clock>\d{1,3}|une demi|une|deux|trois)[ -]?(?<size>heures?|minutes?|min|h) (?<side>avant|après|plus tard)(?!\p{L})/giu,
    each: /^\schaque(?!\p{L})/iu, any: /^(?:fois|séance|réunion|rendez-vous|rencontre)$/iu, subject: /^,?\s?(?:je|j'|on|nous)(?!\p{L})\s?/iu, leads: NONE, after: /après|suit|lendemain|plus tard/iu, weeks: /^semaine/iu,
    weekdays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'], counts: { 'une demi': 0.5, une: 1, un: 1, deux: 2, trois: 3, quatre: 4 }, parts: { matin: 'morning', 'après-midi': 'afternoon', soir: 'evening' },
  },
  es: {
    when: /(?<![\p{L}\p{N}])(?:el |la |los )?(?:(?<weekday>lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: por la (?<part>mañana|tarde|noche))?|(?:(?<count>\d|un|dos|tres|cuatro) )?(?<unit>días?|semanas?|víspera|tarde|noche)) (?<side>antes|anterior|previa|después|siguiente|de)(?!\p{L})|(?<![\p{L}\p{N}])(?:en )?(?<eve>la víspera)(?! del?(?!\p{L}))(?!\p{L})/giu,
    clock: /(?<![\p{L}\p{N}:.-])(?<clock>\d{1,3}|media|una|dos|tres) ?(?<size>horas?|minutos?|min) (?<side>antes|después|más tarde)(?!\p{L})/giu,
    each: /^(?:\sde|\sa)?\scada(?: una?)?(?!\p{L})/iu, any: /^(?:vez|sesión|reunión|cita|encuentro)$/iu, subject: /^,?\s?(?:yo|nosotros)(?!\p{L})/iu, leads: NONE, after: /después|siguiente|más tarde/iu, weeks: /^semana/iu,
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'], counts: { media: 0.5, una: 1, un: 1, dos: 2, tres: 3, cuatro: 4 }, parts: { mañana: 'morning', tarde: 'afternoon', noche: 'evening' },
  },
  pt: {
    when: /(?<![\p{L}\p{N}])(?:na |no |a |o )?(?:(?<weekday>segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?: à (?<part>tarde|noite)| de (?:manhã))?|(?:(?<count>\d|um|dois|três|quatro) )?(?<unit>dias?|semanas?|véspera|tarde|noite)) (?<side>antes|anterior|depois|seguinte|de)(?!\p{L})|(?<![\p{L}\p{N}])(?<eve>na véspera)(?! d[aeo]s?(?!\p{L}))(?!\p{L})/giu,
    clock: /(?<![\p{L}\p{N}:.-])(?<clock>\d{1,3}|meia|uma|duas|três) ?(?<size>horas?|minutos?|min) (?<side>antes|depois|mais tarde)(?!\p{L})/giu,
    each: /^(?:\sde|\sa)?\scada(?: uma?)?(?!\p{L})/iu, any: /^(?:vez|sessão|reunião|encontro|consulta)$/iu, subject: /^,?\s?(?:eu|nós)(?!\p{L})/iu, leads: NONE, after: /depois|seguinte|mais tarde/iu, weeks: /^semana/iu,
    weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'], counts: { meia: 0.5, uma: 1, um: 1, duas: 2, dois: 2, três: 3, quatro: 4 }, parts: { tarde: 'afternoon', noite: 'evening' },
  },
}
