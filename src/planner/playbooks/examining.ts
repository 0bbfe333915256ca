import type { Stage } from './playbook.ts'

/** Steps of what is looked at or tried and not built, whatever the playbook builds: a review, an audit, an assessment, a test on the bench or outdoors. */
export const EXAMINING: readonly Stage[] = [
  {
    id: 'cases', share: 1, role: 'quality', always: true, priority: 'high',
    titles: [{ en: '{Topic}: what is looked at, and what counts as passed', de: '{Topic}: was geprüft wird und was als bestanden gilt', es: '{Topic}: qué se examina y qué se da por bueno', fr: '{Topic} : ce qu’on examine et ce qui suffit', pt: '{Topic}: o que se examina e o que conta como aprovado' }],
    how: { en: 'The points with the value or rule each is judged by; who does it, where, with what; what would stop the work.', de: 'Die Punkte mit dem Wert oder der Regel, an der jeder gemessen wird; wer es macht, wo und womit; was die Arbeit anhalten würde.', es: 'Los puntos con el valor o la norma con que se juzga cada uno; quién, dónde y con qué; qué detendría el trabajo.', fr: 'Les points avec la valeur ou la règle qui juge chacun ; qui, où, avec quoi ; ce qui arrêterait le travail.', pt: 'Os pontos com o valor ou a regra que julga cada um; quem, onde e com quê; o que pararia o trabalho.' },
    done: { en: 'each point has what it is judged by, and day and people are fixed', de: 'jeder Punkt seinen Maßstab hat und Tag und Leute feststehen', es: 'cada punto tiene su criterio y el día y las personas están fijados', fr: 'chaque point a son critère, le jour et les personnes sont fixés', pt: 'cada ponto tem o seu critério e dia e pessoas estão marcados' },
  },
  {
    id: 'examine', share: 3, role: 'quality', always: true, priority: 'high',
    titles: ['{Topic}'],
    how: { en: 'Point by point and in its order; what is seen beside what was expected, with a picture or a number; nothing is mended on the way.', de: 'Punkt für Punkt und der Reihe nach; neben dem Erwarteten, was zu sehen ist, mit Bild oder Zahl; unterwegs wird nichts behoben.', es: 'Punto por punto y en su orden; lo visto junto a lo esperado, con imagen o cifra; nada se arregla sobre la marcha.', fr: 'Point par point et dans l’ordre ; ce qu’on voit à côté de l’attendu, avec image ou chiffre ; rien n’est réparé en route.', pt: 'Ponto por ponto e na ordem; o que se vê ao lado do esperado, com imagem ou número; nada se conserta no caminho.' },
    done: { en: 'every point is marked passed or failed with its proof', de: 'bei jedem Punkt bestanden oder nicht bestanden mit Beleg steht', es: 'cada punto está aprobado o no, con su prueba', fr: 'chaque point est noté réussi ou non, avec sa preuve', pt: 'cada ponto está aprovado ou não, com a sua prova' },
  },
  {
    id: 'findings', share: 2,
    titles: [{ en: '{Topic}: deal with the findings', de: '{Topic}: Befunde abarbeiten', es: '{Topic}: resolver los hallazgos', fr: '{Topic} : traiter les constats', pt: '{Topic}: resolver os achados' }],
    how: { en: 'By weight; what stops the work first, and looked at again; the rest gets an owner and a date or is accepted by whoever may do so.', de: 'Nach Gewicht; zuerst, was die Arbeit anhält, und das wird noch einmal geprüft; der Rest bekommt Namen und Datum oder wird von Berechtigten hingenommen.', es: 'Por peso; primero lo que detiene el trabajo, y se mira otra vez; el resto tiene responsable y fecha o lo acepta quien puede.', fr: 'Par gravité ; d’abord ce qui arrête le travail, revu ensuite ; le reste a un responsable et une date, ou est accepté par qui le peut.', pt: 'Por gravidade; primeiro o que para o trabalho, visto de novo; o resto tem responsável e data ou é aceito por quem pode.' },
    done: { en: 'nothing serious is open, and the record is filed', de: 'nichts Ernstes offen und das Protokoll abgelegt ist', es: 'no queda nada grave abierto y el acta está archivada', fr: 'rien de grave n’est ouvert et le compte rendu est classé', pt: 'nada grave está aberto e o registro está arquivado' },
  },
]
