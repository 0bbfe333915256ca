import type { WordTable } from '../grammar/sense.ts'

export const spanishWords: WordTable = {
  language: 'es',
  marks: 'el|los|las|una|un|para|con|por|que|mi|mis|de|del|y|hay|quiero|necesito|tengo|es|en|antes|semana|dias|cada|puedo|hacer|sin|al|hasta|desde|estoy|nos|nuestra|nuestro|queremos|tenemos|pero|muy|quien|cuando|donde|luego|despues|tambien|ademas|siempre|ahora|hoy|mientras|hacia|cuatro|siete|ocho|nueve|diez|veinte|treinta',
  weekdays: ['lunes|lun', 'martes', 'miercoles|mie', 'jueves|jue', 'viernes|vie', 'sabado|sab', 'domingo|dom'],
  weekdaysRepeated: [
    'los lunes', 'los martes', 'los miercoles', 'los jueves', 'los viernes', 'los sabados|sabados|los sabado', 'los domingos|domingos|los domingo',
  ],
  weekdaySets: { workdays: 'dia laborable|dia de semana|dia entre semana', weekend: 'fin de semana|finde|el finde' },
  weekdaySetsRepeated: {
    workdays: 'entre semana|durante la semana|dias laborables|los dias laborables|dias de semana|de lunes a viernes|lunes a viernes|dias habiles', weekend: 'fines de semana|los fines de semana|los findes|findes|sabados y domingos|los fin de semana',
  },
  months: ['enero|ene', 'febrero|feb', 'marzo|mar', 'abril|abr', 'mayo', 'junio|jun', 'julio|jul', 'agosto|ago', 'septiembre|setiembre|sep|sept', 'octubre|oct', 'noviembre|nov', 'diciembre|dic'],
  riskyMonths: 'mar|ago|mayo',
  units: { second: 'segundo', minute: 'minuto|min', hour: 'hora|horita|h', day: 'dia', 'business-day': 'dia laborable|dia habil', night: 'noche', week: 'semana', weekend: 'fin de semana|finde', fortnight: 'quincena', month: 'mes', quarter: 'trimestre', year: 'ano', decade: 'decada', century: 'siglo' },
  unitsPlural: { second: 'segundos', minute: 'minutos|minutitos|mins', hour: 'horas', day: 'dias', 'business-day': 'dias laborables|dias habiles', night: 'noches', week: 'semanas', weekend: 'fines de semana', month: 'meses', quarter: 'trimestres', year: 'anos', decade: 'decadas', century: 'siglos' },
  numbers: { 1: 'uno|un|una', 2: 'dos|un par de|par de', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve', 10: 'diez', 11: 'once', 12: 'doce|docena', 13: 'trece', 14: 'catorce', 15: 'quince', 16: 'dieciseis', 20: 'veinte', 30: 'treinta', 40: 'cuarenta', 50: 'cincuenta', 60: 'sesenta', 90: 'noventa', 100: 'cien|ciento', 1000: 'mil' },
  ordinals: { 1: 'primer|primero|primera', 2: 'segundo|segunda', 3: 'tercer|tercero|tercera', 4: 'cuarto|cuarta', 5: 'quinto|quinta' },
  parts: { 'early-morning': 'madrugada|antes del trabajo|antes de trabajar|antes de clase|a primera hora|muy temprano|temprano', morning: 'manana|por la manana|de la manana|a la manana', midday: 'mediodia|hora de comer', afternoon: 'tarde|por la tarde|de la tarde|a la tarde|tras el almuerzo', evening: 'tarde noche|despues del trabajo|despues del curro|despues de la chamba|saliendo del trabajo|saliendo del curro|saliendo de la chamba|al salir del trabajo', night: 'noche|por la noche|de la noche|a la noche' },
  partsRepeated: { morning: 'mananas|por las mananas|las mananas', afternoon: 'tardes|por las tardes|las tardes', night: 'noches|por las noches|las noches' },
  days: { '-1': 'ayer', 0: 'hoy', 1: 'manana|el dia siguiente', 2: 'pasado manana', '-2': 'anteayer' },
  dayParts: [{ words: 'esta noche', offset: 0, part: 'night' }, { words: 'esta tarde', offset: 0, part: 'afternoon' }, { words: 'esta manana', offset: 0, part: 'morning' }],
  now: 'ahora|ya|ahora mismo',
  clocks: { 720: 'mediodia', 0: 'medianoche' },
  holidays: { christmas: 'navidad', 'christmas-eve': 'nochebuena', 'new-year-eve': 'nochevieja', 'new-year': 'ano nuevo', epiphany: 'reyes|dia de reyes', easter: 'pascua|domingo de pascua', 'good-friday': 'viernes santo', 'easter-monday': 'lunes de pascua', 'palm-sunday': 'domingo de ramos|semana santa' },
  seasons: { spring: 'primavera', summer: 'verano', autumn: 'otono', winter: 'invierno' },
  repeats: [{ words: 'un dia si y otro no|un dia si otro no|dia por medio|dias alternos|en dias alternos|cada dos dias|cada 2 dias', every: 2, unit: 'day' }, { words: 'semana si semana no|una semana si y otra no', every: 2, unit: 'week' }, { words: 'diario|diariamente|a diario', every: 1, unit: 'day' }, { words: 'semanal|semanalmente', every: 1, unit: 'week' }, { words: 'quincenal|quincenalmente', every: 2, unit: 'week' }, { words: 'mensual|mensualmente', every: 1, unit: 'month' }],
  counts: { 1: 'una vez', 2: 'dos veces', 3: 'tres veces' },
  operators: {
    this: 'este|esta', next: 'proximo|proxima|siguiente|el proximo|la proxima|que viene|q viene|que entra|los proximos|las proximas|entrante', last: 'pasado|pasada|ultimo|ultima|el pasado|la pasada',
    every: 'cada|todos los|todas las|cada uno de los', other: 'dos', from: 'de|desde|desde el|del|a partir de|a partir del|entre', starting: 'empezando|empezando el|comenzando|a partir de|a partir del|a partir de las|desde el', to: 'a|al|hasta|hasta el', until: 'hasta|hasta el|hasta las|hasta la|al',
    between: 'entre|entre las|entre el', and: 'y|e', or: 'o|u', by: 'antes de que termine|no mas tarde de las|nunca mas tarde de las|nunca despues de las|no despues de las|para el|antes de que acabe|a mas tardar|a mas tardar el|como muy tarde|como muy tarde el|limite', before: 'antes de|antes del|antes de las', after: 'despues de|despues del|despues de las|tras|pasadas las', since: 'no antes de las|no antes de|no antes del|desde|desde el|desde las|a partir de|a partir del|a partir de las',
    onwards: 'en adelante', at: 'a las|a la|las|sobre las', on: 'el|en|los', in: 'en|en el|dentro de|durante', for: 'durante|por|para', within: 'en|dentro de', during: 'durante', of: 'de|del|de la', the: 'el|la|los|las', a: 'un|una|al|a la', around: 'sobre|alrededor de|hacia|unos|unas|aproximadamente',
    ago: 'atras', later: 'despues|mas tarde', early: 'a principios de|principios de', late: 'a finales de|finales de', middle: 'mediados de|a mediados de', end: 'final de|fin de|finales de|fines de|a finales de|a fines de|el final de', beginning: 'principios de|a principios de|inicio de', rest: 'resto de|el resto de|resto del|el resto del', all: 'todo el|toda la',
    half: 'media|medio', 'quarter-hour': 'cuarto', past: 'y', 'minutes-to': 'menos', am: 'am|a.m.|de la manana', pm: 'pm|p.m.|de la tarde|de la noche', oclock: 'horas|h|en punto', times: 'veces|x|dias|sesiones', per: 'a la|al|por|cada|el mismo|en el mismo|en un mismo|la misma|en la misma', 'more-than': 'mas de', 'less-than': 'menos de',
    'at-least': 'al menos|como minimo|minimo|por lo menos|como poco', 'at-most': 'nunca mas de|no mas de|como maximo|maximo|max|a lo sumo|como mucho|a lo mas|hasta', 'week-of': 'semana del|la semana del|semana de',
  },
}
