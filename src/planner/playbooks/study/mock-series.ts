import type { SeriesTemplate } from '../playbook.ts'

/** Practice tests on days of their own, where the goal asks for them. */
export const MOCK_SERIES: SeriesTemplate = {
  id: 'practice-test',
  about: ['practice test', 'practice exam', 'practice paper', 'mock', 'past paper', 'full test', 'probeklausur', 'probeprufung', 'simulacro', 'examen de prueba', 'examen blanc', 'simulado'],
  name: { en: 'practice test', de: 'Probeklausur', es: 'simulacro', fr: 'examen blanc', pt: 'simulado' },
  perWeek: 1,
  minutes: 150,
  tags: ['mock'],
  priority: 'high',
  onlyIfAsked: true,
  sessions: [
    {
      id: 'test-full', to: 0.5,
      title: { en: '{name}, week {week}: a full paper in real time, marked the same day', de: '{name}, Woche {week}: ganze Prüfung in echter Zeit, am selben Tag korrigiert', es: '{name}, semana {week}: examen completo en tiempo real, corregido el mismo día', fr: '{name}, semaine {week} : sujet complet en temps réel, corrigé le jour même', pt: '{name}, semana {week}: prova completa em tempo real, corrigida no mesmo dia' },
      how: { en: 'Hour of day as on the real one, phone in another room, only the permitted aids. Mark with the official scheme and write for each lost mark: not known, misread, or out of time.', de: 'Uhrzeit wie am Prüfungstag, Telefon in einem anderen Raum, nur erlaubte Hilfsmittel. Korrigiere nach dem amtlichen Schema und notiere bei jedem verlorenen Punkt: nicht gewusst, falsch gelesen oder keine Zeit.', es: 'A la hora del examen, el teléfono en otra habitación y solo lo permitido. Corrige con los criterios oficiales y anota en cada punto perdido: no sabido, mal leído o sin tiempo.', fr: 'À l’heure de l’épreuve, téléphone dans une autre pièce, seules les aides permises. Corrige avec le barème officiel et note pour chaque point perdu : pas su, mal lu ou plus le temps.', pt: 'No horário da prova, telefone em outro cômodo, só o permitido. Corrija pelo gabarito oficial e anote em cada ponto perdido: não sabia, li errado ou faltou tempo.' },
      done: { en: 'the score is in your table and the three question types that cost most lead the next sessions', de: 'das Ergebnis in deiner Tabelle steht und die drei teuersten Aufgabentypen die nächsten Sitzungen anführen', es: 'la nota está en tu tabla y los tres tipos que más costaron abren las próximas sesiones', fr: 'la note est dans ton tableau et les trois types les plus coûteux ouvrent les prochaines séances', pt: 'a nota está na sua tabela e os três tipos que mais custaram abrem as próximas sessões' },
    },
    {
      id: 'test-order', from: 0.25, to: 0.9,
      title: { en: '{name}, week {week}: another paper, with your own order of attack', de: '{name}, Woche {week}: andere Prüfung, mit eigener Reihenfolge', es: '{name}, semana {week}: otro examen, con tu propio orden', fr: '{name}, semaine {week} : autre sujet, dans ton ordre d’attaque', pt: '{name}, semana {week}: outra prova, com a sua ordem de ataque' },
      how: { en: 'Read everything first, take the sure ones, set a minute at which you leave a question, keep ten minutes to check. Compare the times a section with those of the last test.', de: 'Erst alles lesen, Sicheres zuerst, eine Minute festlegen, bei der du weitergehst, zehn Minuten zum Prüfen. Vergleiche die Zeiten je Teil mit dem letzten Mal.', es: 'Lee todo primero, haz lo seguro, fija el minuto en que dejas una pregunta y guarda diez para revisar. Compara los tiempos por parte con los de la última vez.', fr: 'Lis tout d’abord, prends le sûr, fixe la minute où tu quittes une question, garde dix minutes pour vérifier. Compare les temps par partie avec la dernière fois.', pt: 'Leia tudo antes, faça o certo primeiro, defina o minuto de largar uma questão e guarde dez para revisar. Compare os tempos por parte com os da última vez.' },
      done: { en: 'you finished with time to check and know what to do differently next time', de: 'du mit Zeit zum Prüfen fertig wurdest und weißt, was du nächstes Mal anders machst', es: 'terminaste con tiempo para revisar y sabes qué cambiar la próxima vez', fr: 'tu as fini avec le temps de vérifier et sais quoi changer la prochaine fois', pt: 'você terminou com tempo para revisar e sabe o que mudar na próxima vez' },
    },
    {
      id: 'test-dress', from: 0.6,
      title: { en: '{name}, week {week}: dress rehearsal, target score as the line', de: '{name}, Woche {week}: Generalprobe, das Ziel als Messlatte', es: '{name}, semana {week}: ensayo general, con la nota que buscas', fr: '{name}, semaine {week} : répétition générale, ta note visée en repère', pt: '{name}, semana {week}: ensaio geral, com a nota que você busca' },
      how: { en: 'Clothes, breakfast, breaks and pens as on the day, in a strange room if you can. Afterwards repair only what is quick: no new subject any more.', de: 'Kleidung, Frühstück, Pausen und Stifte wie am Tag, wenn möglich in fremdem Raum. Danach nur Schnelles ausbessern: kein neuer Stoff mehr.', es: 'Ropa, desayuno, pausas y bolígrafos como ese día, si puedes en una sala ajena. Después arregla solo lo rápido: nada nuevo ya.', fr: 'Vêtements, petit-déjeuner, pauses et stylos comme le jour même, si possible dans une salle inconnue. Ensuite ne répare que le rapide : plus rien de neuf.', pt: 'Roupa, café, pausas e canetas como no dia, se puder numa sala estranha. Depois conserte só o rápido: nada de matéria nova.' },
      done: { en: 'the score is compared with your target and the last repairs fit on one card', de: 'das Ergebnis mit dem Ziel verglichen ist und die letzten Ausbesserungen auf eine Karte passen', es: 'la nota está comparada con tu meta y los últimos arreglos caben en una tarjeta', fr: 'la note est comparée à ton but et les dernières réparations tiennent sur une carte', pt: 'a nota está comparada com a meta e os últimos ajustes cabem num cartão' },
    },
  ],
}
