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
    title: { en: 'Decide what “{subject}” looks like when it is done', de: 'Festlegen, woran man merkt, dass „{subject}“ geschafft ist', es: 'Decidir cómo se verá «{subject}» cuando esté hecho', fr: 'Décider à quoi ressemblera « {subject} » une fois fait', pt: 'Decidir como será “{subject}” quando estiver pronto' },
    how: { en: 'Write three sentences: what will be true at the end, by when, and what is deliberately not part of it. Show them to somebody it concerns.', de: 'Schreibe drei Sätze: was am Ende gilt, bis wann, und was bewusst nicht dazugehört. Zeige sie jemandem, den es angeht.', es: 'Escribe tres frases: qué será cierto al final, para cuándo y qué queda fuera a propósito. Enséñaselas a alguien a quien le afecte.', fr: 'Écris trois phrases : ce qui sera vrai à la fin, pour quand, et ce qui n’en fait pas partie. Montre-les à quelqu’un de concerné.', pt: 'Escreva três frases: o que será verdade no fim, até quando e o que fica de fora de propósito. Mostre a alguém envolvido.' },
    done: { en: 'the three sentences stand and you would recognise success', de: 'die drei Sätze stehen und du den Erfolg erkennen würdest', es: 'las tres frases están escritas y sabrías reconocer el éxito', fr: 'les trois phrases sont écrites et tu reconnaîtrais la réussite', pt: 'as três frases estão escritas e você reconheceria o sucesso' },
  },
  {
    id: 'take-stock', at: 0.06, minutes: 60,
    title: { en: '“{subject}”: take stock of what is there and what is missing', de: 'Bestandsaufnahme: was für „{subject}“ schon da ist und was fehlt', es: 'Hacer inventario: qué hay ya para «{subject}» y qué falta', fr: 'Faire le point : ce qui existe déjà pour « {subject} », ce qui manque', pt: 'Levantar o que já existe para “{subject}” e o que falta' },
    how: { en: 'Two columns: what you have, know and may use; what is missing, with the price or the person beside it.', de: 'Zwei Spalten: was du hast, kannst und nutzen darfst; was fehlt, mit Preis oder Person daneben.', es: 'Dos columnas: lo que tienes, sabes y puedes usar; lo que falta, con su precio o persona al lado.', fr: 'Deux colonnes : ce que tu as, sais et peux utiliser ; ce qui manque, avec le prix ou la personne à côté.', pt: 'Duas colunas: o que você tem, sabe e pode usar; o que falta, com preço ou pessoa ao lado.' },
    done: { en: 'each missing thing has a way to get it', de: 'für jedes Fehlende ein Weg bekannt ist', es: 'cada cosa que falta tiene una forma de conseguirse', fr: 'chaque manque a une solution', pt: 'cada coisa que falta tem um caminho' },
  },
  {
    id: 'learn-from-others', at: 0.12, minutes: 60,
    title: { en: '“{subject}”: ask somebody who has done it', de: 'Jemanden fragen, der es schon gemacht hat: „{subject}“', es: 'Preguntar a alguien que ya lo haya hecho: «{subject}»', fr: 'Demander à quelqu’un qui l’a déjà fait : « {subject} »', pt: 'Perguntar a quem já fez: “{subject}”' },
    how: { en: 'One person or two good accounts. Ask what took longest, what it cost, what they would leave out, and what went wrong.', de: 'Eine Person oder zwei gute Berichte. Frage, was am längsten dauerte, was es kostete, was man weglassen kann und was schiefging.', es: 'Una persona o dos buenos relatos. Pregunta qué llevó más tiempo, qué costó, qué se puede omitir y qué salió mal.', fr: 'Une personne ou deux bons récits. Demande ce qui a pris le plus de temps, le coût, ce qu’on peut omettre et ce qui a raté.', pt: 'Uma pessoa ou dois bons relatos. Pergunte o que demorou mais, quanto custou, o que dispensar e o que deu errado.' },
    done: { en: 'two warnings and one shortcut are in your notes', de: 'zwei Warnungen und eine Abkürzung in deinen Notizen stehen', es: 'tienes anotadas dos advertencias y un atajo', fr: 'deux mises en garde et un raccourci sont notés', pt: 'duas advertências e um atalho estão anotados' },
  },
  {
    id: 'riskiest-part', at: 0.22, minutes: 90, priority: 'high',
    title: { en: 'Try the riskiest part of “{subject}” on a small scale', de: 'Den riskantesten Teil von „{subject}“ im Kleinen ausprobieren', es: 'Probar en pequeño lo más arriesgado de «{subject}»', fr: 'Essayer en petit la partie la plus risquée de « {subject} »', pt: 'Testar em pequena escala a parte mais arriscada de “{subject}”' },
    how: { en: 'Name the part that would end it all if it failed, and try just that, cheaply, this week.', de: 'Benenne den Teil, an dem alles scheitern könnte, und probiere nur diesen, günstig und bald.', es: 'Identifica la parte que lo haría fracasar todo y prueba solo eso, barato y pronto.', fr: 'Nomme la partie qui ferait tout échouer et essaie seulement celle-là, vite et à bas coût.', pt: 'Identifique a parte que faria tudo falhar e teste só ela, barato e já.' },
    done: { en: 'you know whether it works, or what has to change', de: 'du weißt, ob es geht oder was sich ändern muss', es: 'sabes si funciona o qué hay que cambiar', fr: 'tu sais si ça marche ou ce qui doit changer', pt: 'você sabe se funciona ou o que precisa mudar' },
  },
  {
    id: 'get-what-it-needs', at: 0.3, minutes: 60,
    title: { en: 'Get what “{subject}” needs: things, bookings, permissions', de: 'Besorgen, was „{subject}“ braucht: Material, Buchungen, Zusagen', es: 'Conseguir lo que «{subject}» necesita: material, reservas, permisos', fr: 'Réunir ce qu’il faut pour « {subject} » : matériel, réservations, accords', pt: 'Conseguir o que “{subject}” precisa: material, reservas, permissões' },
    how: { en: 'Order what has a delivery time first; ask for permissions in writing; borrow before you buy.', de: 'Bestelle zuerst, was Lieferzeit hat; hole Zusagen schriftlich ein; leihen vor kaufen.', es: 'Pide primero lo que tarda en llegar; los permisos, por escrito; mejor prestado que comprado.', fr: 'Commande d’abord ce qui a un délai ; demande les accords par écrit ; emprunte avant d’acheter.', pt: 'Peça primeiro o que demora a chegar; permissões por escrito; melhor emprestar do que comprar.' },
    done: { en: 'nothing on the list can hold you up any more', de: 'nichts auf der Liste dich mehr aufhalten kann', es: 'nada de la lista puede frenarte', fr: 'plus rien sur la liste ne peut te retarder', pt: 'nada da lista pode mais atrasar você' },
  },
  {
    id: 'first-version', at: 0.45, minutes: 120, priority: 'high',
    title: { en: 'A first rough version: “{subject}” from end to end', de: 'Eine erste grobe Fassung: „{subject}“ von Anfang bis Ende', es: 'Una primera versión: «{subject}» de principio a fin', fr: 'Une première version : « {subject} » du début à la fin', pt: 'Uma primeira versão: “{subject}” do começo ao fim' },
    how: { en: 'Go through all of it once, quickly and badly on purpose, and note where it creaks.', de: 'Geh alles einmal durch, schnell und absichtlich unvollkommen, und notiere, wo es hakt.', es: 'Recórrelo todo una vez, rápido e imperfecto a propósito, y apunta dónde chirría.', fr: 'Parcours le tout une fois, vite et imparfaitement exprès, et note ce qui coince.', pt: 'Percorra tudo uma vez, rápido e imperfeito de propósito, e anote onde emperra.' },
    done: { en: 'every part exists once, however rough', de: 'jeder Teil einmal da ist, und sei er noch so grob', es: 'cada parte existe, aunque sea en bruto', fr: 'chaque partie existe, même brute', pt: 'cada parte existe, ainda que bruta' },
  },
  {
    id: 'halfway', at: 0.55, minutes: 30,
    title: { en: 'Halfway: is “{subject}” still the right goal, and what to drop', de: 'Halbzeit: stimmt „{subject}“ noch als Ziel, und was fällt weg', es: 'A mitad de camino: ¿sigue siendo «{subject}» la meta y qué se puede soltar?', fr: 'Mi-parcours : « {subject} » est-il toujours le bon but, que laisser tomber', pt: 'Meio do caminho: “{subject}” ainda é a meta certa e o que largar' },
    how: { en: 'Compare with the three sentences from the start; cross out a fifth of what is left.', de: 'Vergleiche mit den drei Sätzen vom Anfang; streiche ein Fünftel vom Rest.', es: 'Compara con las tres frases del principio; tacha una quinta parte de lo que queda.', fr: 'Compare avec les trois phrases du début ; raye un cinquième du reste.', pt: 'Compare com as três frases do início; risque um quinto do que resta.' },
    done: { en: 'what is left fits into the days that are left', de: 'der Rest in die restlichen Tage passt', es: 'lo que queda cabe en los días que quedan', fr: 'le reste tient dans les jours restants', pt: 'o que resta cabe nos dias que restam' },
  },
  {
    id: 'weakest-part', at: 0.68, minutes: 120,
    title: { en: 'Strengthen the weakest part of “{subject}”', de: 'Den schwächsten Teil von „{subject}“ verbessern', es: 'Reforzar la parte más débil de «{subject}»', fr: 'Renforcer la partie la plus faible de « {subject} »', pt: 'Reforçar a parte mais fraca de “{subject}”' },
    how: { en: 'Take the first thing on your list of creaks and work on that alone until it holds.', de: 'Nimm den ersten Punkt deiner Mängelliste und arbeite nur daran, bis er hält.', es: 'Toma lo primero de tu lista de fallos y trabaja solo en eso hasta que aguante.', fr: 'Prends le premier point de ta liste et ne travaille que là-dessus jusqu’à ce que ça tienne.', pt: 'Pegue o primeiro item da lista de problemas e trabalhe só nele até firmar.' },
    done: { en: 'it is no longer the weakest part', de: 'er nicht mehr der schwächste ist', es: 'ya no es la parte más débil', fr: 'ce n’est plus la partie la plus faible', pt: 'ela não é mais a mais fraca' },
  },
  {
    id: 'outside-eye', at: 0.8, minutes: 45,
    title: { en: 'Have somebody else look at “{subject}”', de: 'Jemand anderen auf „{subject}“ schauen lassen', es: 'Que otra persona mire «{subject}»', fr: 'Faire regarder « {subject} » par quelqu’un d’autre', pt: 'Pedir a outra pessoa que olhe “{subject}”' },
    how: { en: 'Show it without explaining, write down their questions, answer none of them yet.', de: 'Zeig es ohne Erklärung, schreib die Fragen auf und beantworte noch keine.', es: 'Muéstralo sin explicar, apunta sus preguntas y no respondas aún.', fr: 'Montre sans expliquer, note les questions, n’y réponds pas encore.', pt: 'Mostre sem explicar, anote as perguntas e ainda não responda.' },
    done: { en: 'the three most useful remarks are dealt with', de: 'die drei nützlichsten Hinweise erledigt sind', es: 'los tres comentarios más útiles están resueltos', fr: 'les trois remarques les plus utiles sont traitées', pt: 'os três comentários mais úteis foram resolvidos' },
  },
  {
    id: 'finish', at: 0.93, minutes: 90, priority: 'high',
    title: { en: 'Finish “{subject}”: check it against what you wanted', de: '„{subject}“ abschließen: mit dem Vorhaben vergleichen', es: 'Terminar «{subject}»: compararlo con lo que querías', fr: 'Terminer « {subject} » : comparer avec ce que tu voulais', pt: 'Concluir “{subject}”: comparar com o que você queria' },
    how: { en: 'Go through the three sentences one by one; close what is open or say goodbye to it.', de: 'Geh die drei Sätze einzeln durch; schließe Offenes ab oder verabschiede dich davon.', es: 'Repasa las tres frases una a una; cierra lo abierto o despídete de ello.', fr: 'Reprends les trois phrases une à une ; clos ce qui reste ou abandonne-le.', pt: 'Repasse as três frases uma a uma; feche o que está aberto ou desista disso.' },
    done: { en: 'each of the three sentences is true', de: 'jeder der drei Sätze stimmt', es: 'cada una de las tres frases es cierta', fr: 'chacune des trois phrases est vraie', pt: 'cada uma das três frases é verdadeira' },
  },
  {
    id: 'look-back', at: 1, minutes: 30, priority: 'low', optional: true, shared: true,
    title: { en: 'Look back on “{subject}” and tidy up', de: 'Rückblick auf „{subject}“ und aufräumen', es: 'Mirar atrás sobre «{subject}» y recoger', fr: 'Revenir sur « {subject} » et ranger', pt: 'Olhar para trás sobre “{subject}” e arrumar' },
    how: { en: 'File what you may need again, thank whoever helped, note what to do differently next time.', de: 'Lege ab, was du wieder brauchst, danke den Helfern, notiere, was du nächstes Mal anders machst.', es: 'Archiva lo que puedas necesitar, da las gracias a quien ayudó y apunta qué harías distinto.', fr: 'Classe ce qui resservira, remercie ceux qui ont aidé, note ce que tu ferais autrement.', pt: 'Arquive o que pode servir, agradeça a quem ajudou e anote o que fará diferente.' },
    done: { en: 'nothing about it is left lying around, on the desk or in your head', de: 'nichts davon mehr herumliegt, weder auf dem Tisch noch im Kopf', es: 'nada queda suelto, ni en la mesa ni en la cabeza', fr: 'plus rien ne traîne, ni sur la table ni dans la tête', pt: 'nada fica solto, nem na mesa nem na cabeça' },
  },
]
