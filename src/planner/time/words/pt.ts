import type { WordTable } from '../grammar/sense.ts'

export const portugueseWords: WordTable = {
  language: 'pt',
  marks: 'o|os|as|um|uma|para|com|por|que|meu|minha|meus|minhas|nosso|de|do|da|dos|das|e|quero|preciso|tenho|em|no|na|nos|nas|nao|ate|antes|semana|dias|cada|posso|eu|ao|aos|estou|vou|horas',
  weekdays: ['segunda-feira|segunda|seg', 'terca-feira|terca|ter', 'quarta-feira|quarta|qua', 'quinta-feira|quinta|qui', 'sexta-feira|sexta|sex', 'sabado|sab', 'domingo|dom'],
  weekdaysRepeated: [
    'as segundas|segundas|segundas-feiras|as segundas-feiras', 'as tercas|tercas|tercas-feiras|as tercas-feiras', 'as quartas|quartas|quartas-feiras', 'as quintas|quintas|quintas-feiras', 'as sextas|sextas|sextas-feiras', 'aos sabados|sabados|ao sabado', 'aos domingos|domingos|ao domingo',
  ],
  weekdaySets: { workdays: 'dia util|dia de semana', weekend: 'fim de semana' },
  weekdaySetsRepeated: { workdays: 'dia de semana|dias uteis|durante a semana|dias de semana|de segunda a sexta|segunda a sexta|nos dias uteis', weekend: 'fds|fins de semana|no fim de semana|no fds|nos fds|aos fds|aos fins de semana|nos fins de semana|finais de semana|aos finais de semana|ao fim de semana|ao final de semana|ao fds|sabados e domingos' },
  months: ['janeiro|jan', 'fevereiro|fev', 'marco|mar', 'abril|abr', 'maio|mai', 'junho|jun', 'julho|jul', 'agosto|ago', 'setembro|set', 'outubro|out', 'novembro|nov', 'dezembro|dez'],
  riskyMonths: 'mar|set|out|mai',
  units: { second: 'segundo', minute: 'minuto|min', hour: 'hora|horinha|h', day: 'dia', 'business-day': 'dia util', night: 'noite', week: 'semana', weekend: 'fim de semana|final de semana|fds', fortnight: 'quinzena', month: 'mes', quarter: 'trimestre', year: 'ano', decade: 'decada', century: 'seculo' },
  unitsPlural: { second: 'segundos', minute: 'minutos|minutinhos|mins', hour: 'horas', day: 'dias', 'business-day': 'dias uteis', night: 'noites', week: 'semanas', weekend: 'fins de semana', month: 'meses', quarter: 'trimestres', year: 'anos' },
  numbers: { 1: 'um|uma', 2: 'dois|duas|um par de', 3: 'tres', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete', 8: 'oito', 9: 'nove', 10: 'dez', 11: 'onze', 12: 'doze|duzia', 13: 'treze', 14: 'catorze|quatorze', 15: 'quinze', 20: 'vinte', 30: 'trinta', 40: 'quarenta', 50: 'cinquenta', 60: 'sessenta', 90: 'noventa', 100: 'cem|cento', 1000: 'mil' },
  ordinals: { 1: 'primeiro|primeira', 2: 'segundo', 3: 'terceiro|terceira', 4: 'quarto', 5: 'quinto' },
  parts: { 'early-morning': 'madrugada|de manha cedo|manha cedo|bem cedo|cedo|antes do trabalho|antes da aula', morning: 'manha|de manha|da manha|pela manha', midday: 'meio-dia|hora do almoco', afternoon: 'tarde|a tarde|da tarde|de tarde', evening: 'fim da tarde|depois do trabalho', night: 'noite|a noite|da noite' },
  partsRepeated: { morning: 'manhas|pelas manhas|de manha', afternoon: 'tardes|as tardes', night: 'noites|as noites' },
  days: { '-1': 'ontem', 0: 'hoje', 1: 'amanha|no dia seguinte', 2: 'depois de amanha', '-2': 'anteontem' },
  dayParts: [{ words: 'hoje a noite|esta noite', offset: 0, part: 'night' }, { words: 'hoje a tarde', offset: 0, part: 'afternoon' }, { words: 'hoje de manha', offset: 0, part: 'morning' }],
  now: 'agora|ja|imediatamente',
  clocks: { 720: 'meio-dia', 0: 'meia-noite' },
  holidays: { christmas: 'natal', 'christmas-eve': 'vespera de natal', 'new-year-eve': 'reveillon|vespera de ano novo', 'new-year': 'ano novo', easter: 'pascoa', 'good-friday': 'sexta-feira santa', 'palm-sunday': 'domingo de ramos|semana santa' },
  seasons: { spring: 'primavera', summer: 'verao', autumn: 'outono', winter: 'inverno' },
  repeats: [{ words: 'dia sim dia nao|dia sim, dia nao|em dias alternados|dias alternados|um dia sim e outro nao', every: 2, unit: 'day' }, { words: 'de dois em dois dias|de 2 em 2 dias', every: 2, unit: 'day' }, { words: 'de tres em tres dias|de 3 em 3 dias', every: 3, unit: 'day' }, { words: 'semana sim semana nao|semana sim, semana nao|de duas em duas semanas|de 2 em 2 semanas|de quinze em quinze dias|de 15 em 15 dias', every: 2, unit: 'week' }, { words: 'diariamente|diario|todo dia|todos os dias', every: 1, unit: 'day' }, { words: 'semanalmente|semanal|toda semana', every: 1, unit: 'week' }, { words: 'quinzenalmente|quinzenal', every: 2, unit: 'week' }, { words: 'mensalmente|mensal|todo mes', every: 1, unit: 'month' }],
  counts: { 1: 'uma vez', 2: 'duas vezes', 3: 'tres vezes' },
  operators: {
    this: 'este|esta|neste|nesta|essa|nessa', next: 'proximo|proxima|proximos|proximas|que vem|q vem|seguinte', last: 'passado|passada|ultimo|ultima', every: 'cada|todo|toda|todos os|todas as', other: 'dois', from: 'de|desde|do|da|a partir de|a partir do|das|entre', starting: 'a partir de|a partir do|a partir da|a partir das|comecando|comecando em|comecando a|comecando no dia|com inicio em|com inicio a|com arranque a|com arranque em|a comecar|a comecar em|a comecar a|a comecar no dia|arrancando|arrancando a|arrancando em', to: 'a|ao|as|ate|ate o|ate as', until: 'ate|ate o|ate as|ate a|ate ao|ao',
    between: 'entre|entre as|entre os', and: 'e', or: 'ou', by: 'nao mais tarde que as|nunca depois das|nao depois das|nunca apos as|ate o dia|no maximo ate|prazo|o mais tardar', before: 'antes de|antes do|antes da|antes das', after: 'depois de|depois do|depois das|apos|apos as', since: 'nao antes das|nao antes de|nao antes do|a partir de|a partir da|a partir do|a partir das|desde|desde o|desde as', onwards: 'em diante', at: 'as|a|pelas', on: 'no|na|em|no dia|dia', in: 'em|no|na|dentro de|durante|daqui a', for: 'por|durante|para', within: 'em|dentro de', during: 'durante',
    of: 'de|do|da', the: 'o|a|os|as', a: 'um|uma', around: 'por volta das|cerca de|aproximadamente|uns|umas', ago: 'atras', later: 'depois|mais tarde', early: 'inicio de|no inicio de|comeco de', late: 'final de|no final de|fim de', middle: 'meados de|em meados de', end: 'fim de|final de|o fim de|o final de|fim do|final do', beginning: 'inicio de|comeco de|inicio do', rest: 'resto de|o resto de|resto do|o resto do|resto da|o resto da', all: 'todo o|toda a', half: 'meia|meio', 'quarter-hour': 'quarto', past: 'e', 'minutes-to': 'menos',
    am: 'da manha', pm: 'da tarde|da noite', oclock: 'horas|h|em ponto', times: 'vezes|x|dias|sessoes', per: 'por|a cada|cada|em cada|no mesmo|num mesmo|na mesma', 'more-than': 'mais de', 'less-than': 'menos de', 'at-least': 'pelo menos|no minimo|ao menos', 'at-most': 'nunca mais de|nunca mais que|nao mais de|no maximo|maximo|no max|max|ate', 'week-of': 'semana de|semana do dia|a semana de',
  },
}
