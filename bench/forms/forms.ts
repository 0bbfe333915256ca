import type { ReadingValue } from '../../src/planner/goal/brief.ts'

export type Kind = ReadingValue['kind']
/** What a person says of one thing, and the kinds of reading that may hold it. */
export type Said = { words: string; sort: string; holds: readonly Kind[] }
export type Shape = { name: string; text: (thing: string, time: string) => string; /** Sorts of times that nobody says so. */ not?: readonly string[] }
export type Forms = { goals: readonly string[]; things: readonly { words: string; is: RegExp }[]; times: readonly Said[]; shapes: readonly Shape[] }

const HOLDS: Readonly<Record<string, readonly Kind[]>> = {
  period: ['horizon', 'event', 'rhythm', 'availability', 'deadline'], date: ['event'], weekly: ['rhythm', 'availability', 'exclusion'], rate: ['rhythm'],
  end: ['deadline', 'horizon'], start: ['horizon', 'exclusion', 'availability'], hours: ['availability', 'exclusion', 'rhythm'], ban: ['exclusion', 'availability', 'rhythm'], length: ['session', 'limit', 'rhythm'],
}

function times(bySort: Readonly<Record<string, readonly string[]>>): Said[] {
  return Object.entries(bySort).flatMap(([sort, all]) => all.map((words) => ({ words, sort, holds: HOLDS[sort]! })))
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const behind = (list: (thing: string) => string): Shape[] => [
  { name: 'thing time', text: (thing, time) => `${capital(thing)} ${time}.` },
  { name: 'thing: time', text: (thing, time) => `${capital(thing)}: ${time}.` },
  { name: 'thing, time', text: (thing, time) => `${capital(thing)}, ${time}.` },
  { name: 'thing - time', text: (thing, time) => `${capital(thing)} - ${time}.` },
  { name: 'thing (time)', text: (thing, time) => `${capital(thing)} (${time}).` },
  { name: 'time: thing', text: (thing, time) => `${capital(time)}: ${thing}.`, not: ['ban', 'length', 'rate', 'hours'] },
  { name: 'in a list', text: (thing, time) => list(`${thing} ${time}`) },
  { name: 'in a list, in brackets', text: (thing, time) => list(`${thing} (${time})`) },
]

/** Plain things with plain times in every order and with every sign, where one of them alone is bound. */
export const FORMS: Readonly<Record<string, Forms>> = {
  en: {
    goals: ["I'm getting our allotment ready for the year.", 'Renovate the attic by 30 June.', 'Our choir goes on tour on 12 June.'],
    things: [{ words: 'oil the deck', is: /oil|deck/iu }, { words: 'the greenhouse', is: /greenhouse/iu }, { words: 'window repairs', is: /window|repair/iu }, { words: 'two coats of varnish', is: /coat|varnish/iu }, { words: 'one sale', is: /sale/iu }, { words: 'phone calls to suppliers', is: /phone|call|supplier/iu }, { words: 'a photo shoot', is: /photo|shoot/iu }],
    times: times({
      period: ['in May', 'next week', 'the week of 10 May', 'between 3 and 10 May', 'at the end of April', 'in the first half of May'], date: ['on 5 May', 'on 5 May at 9:30', 'on Saturday 8 May 10-12'],
      weekly: ['on Saturdays', 'on Saturday mornings', 'every other Friday', 'every Tuesday at 18:00', 'weekends only'], rate: ['twice a week', 'once a month'],
      end: ['by 10 April', 'before 10 April', 'until the end of May', 'before Easter', 'no later than 10 April'], start: ['from April on', 'not before May', 'after 15 April', 'only from 1 May'],
      hours: ['in the mornings', 'between 9 and 12', 'after 18:00', 'not after 8 pm'], ban: ['not in May', 'never in May'], length: ['an hour each time', 'at most two hours a day'],
    }),
    shapes: [...behind((item) => `To do: the shed, ${item}, the compost.`), { name: 'it should happen', text: (thing, time) => `${capital(thing)} should happen ${time}.` }, { name: 'time thing', text: (thing, time) => `${capital(time)} ${thing}.`, not: ['ban', 'length', 'rate', 'hours'] }],
  },
  de: {
    goals: ['Ich mache unseren Garten fit für das Jahr.', 'Wir renovieren den Dachboden bis zum 30. Juni.'],
    things: [{ words: 'die Fenster', is: /fenster/iu }, { words: 'Zaun streichen', is: /zaun|streich/iu }, { words: 'zwei Anstriche', is: /anstrich/iu }, { words: 'Anrufe bei Lieferanten', is: /anruf|lieferant/iu }],
    times: times({
      period: ['im Mai', 'nächste Woche', 'zwischen dem 3. und 10. Mai', 'Ende April', 'in der ersten Maihälfte'], date: ['am 5. Mai', 'am 5. Mai um 9:30', 'Samstag, 8. Mai, 10-12 Uhr'], weekly: ['samstags', 'jeden zweiten Freitag', 'jeden Dienstag um 18 Uhr', 'nur am Wochenende'],
      rate: ['zweimal pro Woche'], end: ['bis zum 10. April', 'vor dem 10. April', 'spätestens am 10. April'], start: ['ab April', 'erst ab Mai', 'nicht vor Mai', 'nach dem 15. April'], hours: ['vormittags', 'zwischen 9 und 12 Uhr', 'nach 18 Uhr'], ban: ['nicht im Mai'], length: ['jeweils eine Stunde', 'höchstens zwei Stunden am Tag'],
    }),
    shapes: behind((item) => `Zu tun: der Schuppen, ${item}, der Kompost.`),
  },
  es: {
    goals: ['Estoy preparando nuestro huerto para este año.', 'Reformar el desván antes del 30 de junio.'],
    things: [{ words: 'las ventanas', is: /ventana/iu }, { words: 'pintar la valla', is: /pintar|valla/iu }, { words: 'dos manos de barniz', is: /mano|barniz/iu }, { words: 'llamadas a proveedores', is: /llamada|proveedor/iu }],
    times: times({
      period: ['en mayo', 'la semana que viene', 'entre el 3 y el 10 de mayo', 'a finales de abril', 'en la primera quincena de mayo'], date: ['el 5 de mayo', 'el 5 de mayo a las 9:30'], weekly: ['los sábados', 'cada martes a las 18:00', 'solo los fines de semana'],
      rate: ['dos veces por semana'], end: ['antes del 10 de abril', 'hasta finales de mayo', 'a más tardar el 10 de abril'], start: ['a partir de abril', 'no antes de mayo', 'después del 15 de abril'], hours: ['por las mañanas', 'entre las 9 y las 12', 'después de las 18:00'], ban: ['nunca en mayo'], length: ['una hora cada vez', 'como mucho dos horas al día'],
    }),
    shapes: behind((item) => `Por hacer: el cobertizo, ${item}, el compost.`),
  },
  fr: {
    goals: ['Je prépare notre jardin pour cette année.', 'Rénover le grenier avant le 30 juin.'],
    things: [{ words: 'les fenêtres', is: /fen[êe]tre/iu }, { words: 'peindre la clôture', is: /peindre|cl[ôo]ture/iu }, { words: 'deux couches de vernis', is: /couche|vernis/iu }, { words: 'appels aux fournisseurs', is: /appel|fournisseur/iu }],
    times: times({
      period: ['en mai', 'la semaine prochaine', 'entre le 3 et le 10 mai', 'fin avril', 'dans la première quinzaine de mai'], date: ['le 5 mai', 'le 5 mai à 9h30'], weekly: ['le samedi', 'tous les mardis à 18h', 'seulement le week-end'],
      rate: ['deux fois par semaine'], end: ['avant le 10 avril', 'jusqu’à fin mai', 'au plus tard le 10 avril'], start: ['à partir d’avril', 'pas avant mai', 'après le 15 avril'], hours: ['le matin', 'entre 9h et 12h', 'après 18h'], ban: ['jamais en mai'], length: ['une heure à chaque fois', 'au plus deux heures par jour'],
    }),
    shapes: behind((item) => `À faire : la cabane, ${item}, le compost.`),
  },
  pt: {
    goals: ['Estou a preparar a nossa horta para este ano.', 'Renovar o sótão até 30 de junho.'],
    things: [{ words: 'as janelas', is: /janela/iu }, { words: 'pintar a cerca', is: /pintar|cerca/iu }, { words: 'duas demãos de verniz', is: /dem[ãa]o|verniz/iu }, { words: 'chamadas para fornecedores', is: /chamada|fornecedor/iu }],
    times: times({
      period: ['em maio', 'na próxima semana', 'entre 3 e 10 de maio', 'no fim de abril', 'na primeira quinzena de maio'], date: ['no dia 5 de maio', 'no dia 5 de maio às 9h30'], weekly: ['aos sábados', 'todas as terças às 18h', 'só aos fins de semana'],
      rate: ['duas vezes por semana'], end: ['até 10 de abril', 'antes de 10 de abril', 'o mais tardar a 10 de abril'], start: ['a partir de abril', 'não antes de maio', 'depois de 15 de abril'], hours: ['de manhã', 'entre as 9 e as 12', 'depois das 18h'], ban: ['nunca em maio'], length: ['uma hora de cada vez', 'no máximo duas horas por dia'],
    }),
    shapes: behind((item) => `Por fazer: o barracão, ${item}, a compostagem.`),
  },
}
