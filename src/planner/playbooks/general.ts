import type { SessionPlan, TaskTemplate } from './playbook.ts'
import { GENERAL_STAGES } from './general-stages.ts'

/** Getting through an amount of something that no playbook knows. */
export const GENERAL_SESSIONS: SessionPlan = {
  minutes: 60,
  perWeek: 4,
  topicMinutes: { beginner: 240, intermediate: 180, advanced: 120 },
  order: 'blocks', inParts: true,
  topics: ['{subject}'],
  stages: GENERAL_STAGES.learn,
  opening: [],
  mixed: { every: 0, sessions: [] },
  closing: [],
}

/** A goal that no playbook knows and that names no parts: the steps any goal has, in the goal's own words. */
export const GENERAL_TASKS: TaskTemplate[] = [
  {
    id: 'picture-the-end', at: 0, minutes: 45, priority: 'high',
    title: { en: '{Subject}: how it should be when it is done', de: '{Subject}: wie es am Ende sein soll', es: '{Subject}: cómo debe quedar', fr: '{Subject} : comment ce doit être à la fin', pt: '{Subject}: como deve ficar' },
    how: { en: 'Write down what will be true at the end, by when, and what is deliberately not part of it. Show it to somebody it concerns.', de: 'Schreibe auf, was am Ende gilt, bis wann, und was bewusst nicht dazugehört. Zeige es jemandem, den es angeht.', es: 'Escribe qué será cierto al final, para cuándo y qué queda fuera a propósito. Enséñaselo a quien le afecte.', fr: 'Écris ce qui sera vrai à la fin, pour quand, et ce qui n’en fait volontairement pas partie. Montre-le à une personne concernée.', pt: 'Escreva o que será verdade no fim, até quando e o que fica de fora de propósito. Mostre a quem isso diz respeito.' },
    done: { en: 'it stands on half a page and you would recognise the end', de: 'es auf einer halben Seite steht und du das Ende erkennen würdest', es: 'está en media página y sabrías reconocer el final', fr: 'cela tient sur une demi-page et tu reconnaîtrais la fin', pt: 'está em meia página e você saberia reconhecer o fim' },
  },
  {
    id: 'take-stock', at: 0.06, minutes: 60,
    title: { en: '{Subject}: list what it takes and what is missing', de: '{Subject}: aufschreiben, was nötig ist und was fehlt', es: '{Subject}: lista de lo que hace falta y lo que no hay', fr: '{Subject} : la liste de ce qu’il faut et de ce qui manque', pt: '{Subject}: lista do que é preciso e do que falta' },
    how: { en: 'Two columns: what you have, know and may use; what is missing, with the price or the person beside it.', de: 'Zwei Spalten: was du hast, kannst und nutzen darfst; was fehlt, mit Preis oder Person daneben.', es: 'Dos columnas: lo que tienes, sabes y puedes usar; lo que falta, con su precio o persona al lado.', fr: 'Deux colonnes : ce que tu as, sais et peux utiliser ; ce qui manque, avec le prix ou la personne à côté.', pt: 'Duas colunas: o que você tem, sabe e pode usar; o que falta, com preço ou pessoa ao lado.' },
    done: { en: 'each missing thing has a way to get it', de: 'für jedes Fehlende ein Weg bekannt ist', es: 'cada cosa que falta tiene una forma de conseguirse', fr: 'chaque manque a une solution', pt: 'cada coisa que falta tem um caminho' },
  },
  {
    id: 'learn-from-others', at: 0.12, minutes: 60,
    title: { en: '{Subject}: ask somebody who has done it', de: '{Subject}: jemanden fragen, der es schon gemacht hat', es: '{Subject}: preguntar a alguien que ya lo haya hecho', fr: '{Subject} : demander à quelqu’un qui l’a déjà fait', pt: '{Subject}: perguntar a quem já fez' },
    how: { en: 'One person or two good accounts. Ask what took longest, what it cost, what they would leave out, and what went wrong.', de: 'Eine Person oder zwei gute Berichte. Frage, was am längsten dauerte, was es kostete, was man weglassen kann und was schiefging.', es: 'Una persona o dos buenos relatos. Pregunta qué llevó más tiempo, qué costó, qué se puede omitir y qué salió mal.', fr: 'Une personne ou deux bons récits. Demande ce qui a pris le plus de temps, le coût, ce qu’on peut omettre et ce qui a raté.', pt: 'Uma pessoa ou dois bons relatos. Pergunte o que demorou mais, quanto custou, o que dispensar e o que deu errado.' },
    done: { en: 'two warnings and one shortcut are in your notes', de: 'zwei Warnungen und eine Abkürzung in deinen Notizen stehen', es: 'tienes anotadas dos advertencias y un atajo', fr: 'deux mises en garde et un raccourci sont notés', pt: 'duas advertências e um atalho estão anotados' },
  },
  {
    id: 'riskiest-part', at: 0.22, minutes: 90, priority: 'high',
    title: { en: '{Subject}: try the hardest part early', de: '{Subject}: das Schwierigste früh ausprobieren', es: '{Subject}: probar pronto lo más difícil', fr: '{Subject} : essayer tôt le plus difficile', pt: '{Subject}: testar cedo o mais difícil' },
    how: { en: 'Name the part that would end it all if it failed, and try just that, cheaply, this week.', de: 'Benenne den Teil, an dem alles scheitern könnte, und probiere nur diesen, günstig und bald.', es: 'Identifica la parte que lo haría fracasar todo y prueba solo eso, barato y pronto.', fr: 'Nomme la partie qui ferait tout échouer et essaie seulement celle-là, vite et à bas coût.', pt: 'Identifique a parte que faria tudo falhar e teste só ela, barato e já.' },
    done: { en: 'you know whether it works, or what has to change', de: 'du weißt, ob es geht oder was sich ändern muss', es: 'sabes si funciona o qué hay que cambiar', fr: 'tu sais si ça marche ou ce qui doit changer', pt: 'você sabe se funciona ou o que precisa mudar' },
  },
  {
    id: 'get-what-it-needs', at: 0.3, minutes: 60,
    title: { en: '{Subject}: get what is missing, and book what has to be booked', de: '{Subject}: besorgen, was fehlt, und buchen, was gebucht werden muss', es: '{Subject}: conseguir lo que falta y reservar lo necesario', fr: '{Subject} : se procurer ce qui manque et réserver ce qu’il faut', pt: '{Subject}: conseguir o que falta e reservar o necessário' },
    how: { en: 'Order what has a delivery time first; ask for permissions in writing; borrow before you buy.', de: 'Bestelle zuerst, was Lieferzeit hat; hole Zusagen schriftlich ein; leihen vor kaufen.', es: 'Pide primero lo que tarda en llegar; los permisos, por escrito; mejor prestado que comprado.', fr: 'Commande d’abord ce qui a un délai ; demande les accords par écrit ; emprunte avant d’acheter.', pt: 'Peça primeiro o que demora a chegar; permissões por escrito; melhor emprestar do que comprar.' },
    done: { en: 'nothing on the list can hold you up any more', de: 'nichts auf der Liste dich mehr aufhalten kann', es: 'nada de la lista puede frenarte', fr: 'plus rien sur la liste ne peut te retarder', pt: 'nada da lista pode mais atrasar você' },
  },
  {
    id: 'first-version', at: 0.45, minutes: 120, priority: 'high',
    title: { en: '{Subject}: make a start and do the largest part', de: '{Subject}: anfangen und den größten Teil schaffen', es: '{Subject}: empezar y hacer la mayor parte', fr: '{Subject} : commencer et faire le plus gros', pt: '{Subject}: começar e fazer a maior parte' },
    how: { en: 'Begin with the part that others wait for or that takes longest; write down what comes up on the way instead of stopping for it.', de: 'Beginne mit dem, worauf andere warten oder was am längsten dauert; notiere, was unterwegs auffällt, statt anzuhalten.', es: 'Empieza por lo que otros esperan o lo que más tarda; apunta lo que surja en vez de pararte.', fr: 'Commence par ce que d’autres attendent ou ce qui dure le plus ; note ce qui apparaît sans t’arrêter.', pt: 'Comece pelo que outros esperam ou pelo que demora mais; anote o que surgir em vez de parar.' },
    done: { en: 'more than half of it is done and you know what is left', de: 'mehr als die Hälfte geschafft ist und du weißt, was bleibt', es: 'más de la mitad está hecho y sabes lo que queda', fr: 'plus de la moitié est faite et tu sais ce qui reste', pt: 'mais da metade está feita e você sabe o que falta' },
  },
  {
    id: 'halfway', at: 0.55, minutes: 30,
    title: { en: '{Subject}: what is done, what is left, what to drop', de: '{Subject}: was geschafft ist, was bleibt, was wegfällt', es: '{Subject}: qué está hecho, qué queda y qué se deja', fr: '{Subject} : ce qui est fait, ce qui reste, ce qu’on laisse', pt: '{Subject}: o que está feito, o que falta e o que fica de fora' },
    how: { en: 'Compare with your list of the first day; cross out what nobody would miss.', de: 'Vergleiche mit deiner Liste vom ersten Tag; streiche, was niemand vermissen würde.', es: 'Compara con tu lista del primer día; tacha lo que nadie echaría de menos.', fr: 'Compare avec ta liste du premier jour ; raye ce qui ne manquerait à personne.', pt: 'Compare com a lista do primeiro dia; risque o que ninguém sentiria falta.' },
    done: { en: 'what is left fits into the days that are left', de: 'der Rest in die restlichen Tage passt', es: 'lo que queda cabe en los días que quedan', fr: 'le reste tient dans les jours restants', pt: 'o que resta cabe nos dias que restam' },
  },
  {
    id: 'weakest-part', at: 0.68, minutes: 120,
    title: { en: '{Subject}: go on with what is furthest behind', de: '{Subject}: weiter mit dem, was am weitesten zurückliegt', es: '{Subject}: seguir con lo que va más atrasado', fr: '{Subject} : continuer par ce qui est le plus en retard', pt: '{Subject}: seguir com o que está mais atrasado' },
    how: { en: 'Take the line of your list that has moved least and work on that alone.', de: 'Nimm den Punkt deiner Liste, der sich am wenigsten bewegt hat, und arbeite nur daran.', es: 'Toma el punto de tu lista que menos ha avanzado y trabaja solo en eso.', fr: 'Prends la ligne de ta liste qui a le moins avancé et ne travaille qu’à elle.', pt: 'Pegue o item da lista que menos andou e trabalhe só nele.' },
    done: { en: 'it is no longer the one that holds up the rest', de: 'es nicht mehr das ist, was den Rest aufhält', es: 'ya no es lo que frena al resto', fr: 'ce n’est plus ce qui retient le reste', pt: 'já não é o que segura o resto' },
  },
  {
    id: 'outside-eye', at: 0.8, minutes: 45,
    title: { en: '{Subject}: have somebody else look at it', de: '{Subject}: jemand anderen daraufschauen lassen', es: '{Subject}: que otra persona lo mire', fr: '{Subject} : le faire regarder par quelqu’un d’autre', pt: '{Subject}: pedir a outra pessoa que olhe' },
    how: { en: 'Show it without explaining, write down their questions, answer none of them yet.', de: 'Zeig es ohne Erklärung, schreib die Fragen auf und beantworte noch keine.', es: 'Muéstralo sin explicar, apunta sus preguntas y no respondas aún.', fr: 'Montre sans expliquer, note les questions, n’y réponds pas encore.', pt: 'Mostre sem explicar, anote as perguntas e ainda não responda.' },
    done: { en: 'the three most useful remarks are dealt with', de: 'die drei nützlichsten Hinweise erledigt sind', es: 'los tres comentarios más útiles están resueltos', fr: 'les trois remarques les plus utiles sont traitées', pt: 'os três comentários mais úteis foram resolvidos' },
  },
  {
    id: 'finish', at: 0.93, minutes: 90, priority: 'high',
    title: { en: '{Subject}: finish what is still open', de: '{Subject}: fertigmachen, was noch offen ist', es: '{Subject}: terminar lo que queda abierto', fr: '{Subject} : finir ce qui reste ouvert', pt: '{Subject}: terminar o que ainda está aberto' },
    how: { en: 'Go through your list from the top; close what is open, or leave it out on purpose.', de: 'Geh deine Liste von oben durch; schließe Offenes ab oder lass es bewusst weg.', es: 'Repasa tu lista desde arriba; cierra lo que quede abierto o déjalo fuera a propósito.', fr: 'Reprends ta liste depuis le haut ; termine ce qui reste ou laisse-le exprès.', pt: 'Percorra a lista desde o início; feche o que está aberto ou deixe de fora de propósito.' },
    done: { en: 'nothing on the list is open any more', de: 'nichts auf der Liste mehr offen ist', es: 'no queda nada abierto en la lista', fr: 'plus rien n’est ouvert sur la liste', pt: 'nada na lista está mais aberto' },
  },
  {
    id: 'look-back', at: 1, minutes: 30, priority: 'low', optional: true,
    title: { en: '{Subject}: put everything away and thank whoever helped', de: '{Subject}: alles wegräumen und den Helfern danken', es: '{Subject}: recogerlo todo y dar las gracias a quien ayudó', fr: '{Subject} : tout ranger et remercier ceux qui ont aidé', pt: '{Subject}: guardar tudo e agradecer a quem ajudou' },
    how: { en: 'File what you may need again, thank whoever helped, note what to do differently next time.', de: 'Lege ab, was du wieder brauchst, danke den Helfern, notiere, was du nächstes Mal anders machst.', es: 'Archiva lo que puedas necesitar, da las gracias a quien ayudó y apunta qué harías distinto.', fr: 'Classe ce qui resservira, remercie ceux qui ont aidé, note ce que tu ferais autrement.', pt: 'Arquive o que pode servir, agradeça a quem ajudou e anote o que fará diferente.' },
    done: { en: 'nothing about it is left lying around, on the desk or in your head', de: 'nichts davon mehr herumliegt, weder auf dem Tisch noch im Kopf', es: 'nada queda suelto, ni en la mesa ni en la cabeza', fr: 'plus rien ne traîne, ni sur la table ni dans la tête', pt: 'nada fica solto, nem na mesa nem na cabeça' },
  },
]
