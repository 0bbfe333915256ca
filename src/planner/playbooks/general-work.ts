import { GENERAL_TASKS } from './general.ts'
import type { SessionPlan, SessionTemplate } from './playbook.ts'

/** Work that has an end: what is left of it can be counted. */
export const WORK_VERBS = ['digitis', 'digitiz', 'scan', 'catalog', 'sort', 'transcrib', 'translat', 'archiv', 'label', 'convert', 'copy', 'assembl', 'sew', 'knit', 'crochet', 'carve', 'print', 'bind', 'repair', 'mend', 'restor', 'refurbish', 'clear', 'compil', 'collect', 'edit', 'proofread', 'document', 'inventor', 'index', 'illustrat', 'finish', 'complete', 'digitalisier', 'sortier', 'ubersetz', 'katalogisier', 'reparier', 'nahen', 'digitaliz', 'ordenar', 'catalogar', 'traducir', 'reparar', 'coser', 'numeris', 'trier', 'catalogu', 'traduire', 'reparer', 'coudre', 'organizar', 'traduzir', 'consertar', 'costurar']

/** What is made in one piece goes through its steps instead. */
export const MAKING_VERBS = ['build', 'make', 'produce', 'construct', 'craft', 'bauen', 'basteln', 'construir', 'construire', 'fabriquer']

const COUNTABLE = { mentions: WORK_VERBS }
const OTHER = { unless: WORK_VERBS }

/** What any project begins and ends with, as sittings of their own. */
function steps(...ids: string[]): SessionTemplate[] {
  return ids.flatMap((id) => GENERAL_TASKS.filter((task) => task.id === id)).map(({ id, title, how, done }) => ({ id, title, how, done, when: OTHER }))
}

/** A piece of work that no playbook knows and that gets done in sittings: it is counted, tried, done portion by portion, checked and handed over. */
export const GENERAL_WORK: SessionPlan = {
  minutes: 90,
  perWeek: 3,
  topicMinutes: { beginner: 900, intermediate: 720, advanced: 600 },
  order: 'blocks',
  topics: [],
  opening: [
    {
      id: 'count-and-try', when: COUNTABLE, priority: 'high',
      title: { en: '{subject}: count it, do one piece to the end, time it', de: '{subject}: alles zählen, ein Stück ganz fertig machen, Zeit messen', es: '{subject}: contar, hacer una pieza entera y medir el tiempo', fr: '{subject} : compter, faire une pièce en entier, chronométrer', pt: '{subject}: contar, fazer uma peça inteira e medir o tempo' },
      how: { en: 'Look through all of it once without starting; write what is in and what is out; then take one piece from beginning to end as good as it has to be.', de: 'Sieh alles einmal durch, ohne anzufangen; schreib auf, was dazugehört und was nicht; dann ein Stück von Anfang bis Ende, so gut wie nötig.', es: 'Míralo todo una vez sin empezar; apunta qué entra y qué no; luego una pieza de principio a fin, tan bien como haga falta.', fr: 'Parcours le tout une fois sans commencer ; note ce qui en fait partie ou non ; puis une pièce du début à la fin, aussi bien que nécessaire.', pt: 'Veja tudo uma vez sem começar; anote o que entra e o que não entra; depois uma peça do início ao fim, tão boa quanto precisa ser.' },
      done: { en: 'you know how many there are, how long one takes, and what a finished one looks like', de: 'du weißt, wie viele es sind, wie lange eines dauert und wie ein fertiges aussieht', es: 'sabes cuántas hay, cuánto lleva una y cómo es una terminada', fr: 'tu sais combien il y en a, combien de temps en prend une et à quoi ressemble une pièce finie', pt: 'você sabe quantas são, quanto leva uma e como é uma pronta' },
    },
    {
      id: 'work-place', when: COUNTABLE,
      title: { en: 'Set up the work: place, tools, order, where finished pieces go', de: 'Die Arbeit einrichten: Platz, Werkzeug, Reihenfolge, Ablage für Fertiges', es: 'Preparar el trabajo: lugar, herramientas, orden, dónde va lo terminado', fr: 'Installer le travail : place, outils, ordre, où va ce qui est fini', pt: 'Montar o trabalho: lugar, ferramentas, ordem, onde fica o que está pronto' },
      how: { en: 'Everything within reach so that the next sitting begins within a minute; decide the order, how pieces are marked, and borrow or buy the one tool that saves most time.', de: 'Alles in Reichweite, damit die nächste Sitzung in einer Minute beginnt; lege Reihenfolge und Kennzeichnung fest und leihe oder kaufe das Werkzeug, das am meisten Zeit spart.', es: 'Todo a mano para que la próxima sesión empiece en un minuto; decide el orden y cómo se marcan las piezas, y consigue la herramienta que más tiempo ahorra.', fr: 'Tout à portée de main pour que la prochaine séance commence en une minute ; fixe l’ordre et le repérage, et procure-toi l’outil qui fait gagner le plus de temps.', pt: 'Tudo à mão para a próxima sessão começar em um minuto; decida a ordem e como as peças são marcadas, e consiga a ferramenta que mais poupa tempo.' },
      done: { en: 'somebody else could go on from your note', de: 'jemand anderes könnte nach deiner Notiz weitermachen', es: 'otra persona podría seguir con tu nota', fr: 'quelqu’un d’autre pourrait continuer avec ta note', pt: 'outra pessoa poderia continuar pela sua nota' },
    },
    ...steps('picture-the-end', 'take-stock', 'learn-from-others', 'riskiest-part'),
  ],
  stages: [{
    id: 'portion', share: 1, when: COUNTABLE,
    titles: [{ en: '{Topic}: the next portion', de: '{Topic}: der nächste Teil', es: '{Topic}: la siguiente parte', fr: '{Topic} : la partie suivante', pt: '{Topic}: a próxima parte' }],
    how: { en: 'In the order you set and the same way each time; what is doubtful goes on a pile of its own instead of stopping you. Note how far you came.', de: 'In der festgelegten Reihenfolge und immer gleich; Zweifelhaftes kommt auf einen eigenen Stapel, statt dich aufzuhalten. Notiere, wie weit du gekommen bist.', es: 'En el orden fijado y siempre igual; lo dudoso va a un montón aparte en vez de frenarte. Apunta hasta dónde llegaste.', fr: 'Dans l’ordre fixé et toujours de la même façon ; ce qui est douteux va sur une pile à part au lieu de t’arrêter. Note où tu en es.', pt: 'Na ordem definida e sempre do mesmo jeito; o duvidoso vai para uma pilha à parte em vez de travar você. Anote até onde chegou.' },
    done: { en: 'this portion is as good as your first finished piece and the mark you reached is noted', de: 'dieser Teil ist so gut wie dein erstes fertiges Stück und der Stand ist notiert', es: 'esta parte está tan bien como la primera pieza y el punto alcanzado está apuntado', fr: 'cette partie vaut ta première pièce finie et le point atteint est noté', pt: 'esta parte está tão boa quanto a primeira peça e o ponto alcançado está anotado' },
  }, {
    id: 'next-line', share: 1, when: OTHER,
    titles: [{ en: '{Topic}: the next open line', de: '{Topic}: der nächste offene Punkt', es: '{Topic}: el siguiente punto abierto', fr: '{Topic} : le point suivant', pt: '{Topic}: o próximo ponto aberto' }],
    how: { en: 'Take the line of your list that most others wait for, finish it before you begin another, and write beside the rest whom or what it is waiting for.', de: 'Nimm den Punkt deiner Liste, auf den die meisten anderen warten, mach ihn fertig, bevor du einen neuen beginnst, und notiere bei den übrigen, worauf sie warten.', es: 'Toma el punto de tu lista del que dependen más cosas, termínalo antes de empezar otro y apunta junto al resto a qué espera cada uno.', fr: 'Prends le point de ta liste dont dépendent le plus d’autres, finis-le avant d’en commencer un nouveau, et note à côté des autres ce qu’ils attendent.', pt: 'Pegue o ponto da lista de que mais coisas dependem, termine antes de começar outro e anote ao lado dos demais o que cada um espera.' },
    done: { en: 'at least one line is closed for good and the next one is chosen', de: 'mindestens ein Punkt ist endgültig erledigt und der nächste gewählt', es: 'al menos un punto está cerrado del todo y el siguiente, elegido', fr: 'au moins un point est clos pour de bon et le suivant est choisi', pt: 'ao menos um ponto está fechado de vez e o próximo, escolhido' },
  }],
  mixed: { every: 5, sessions: [...steps('halfway', 'weakest-part'), {
    id: 'spot-check', when: COUNTABLE,
    title: { en: 'Check {round}: look at five finished ones as a stranger, and at the pace', de: 'Prüfung {round}: fünf fertige mit fremden Augen ansehen, dazu das Tempo', es: 'Control {round}: mirar cinco terminadas con ojos ajenos, y el ritmo', fr: 'Contrôle {round} : regarder cinq finies avec un œil neuf, et le rythme', pt: 'Checagem {round}: olhar cinco prontas com olhos de fora, e o ritmo' },
    how: { en: 'Pick them at random: complete, in the right place, good enough for whoever gets them? Mend the cause, then divide what is left by the days that are left.', de: 'Zufällig gegriffen: vollständig, am richtigen Ort, gut genug für die, die es bekommen? Behebe die Ursache und teile den Rest durch die restlichen Tage.', es: 'Al azar: ¿completas, en su sitio, bastante buenas para quien las recibe? Corrige la causa y divide lo que queda entre los días que quedan.', fr: 'Au hasard : complètes, à leur place, assez bonnes pour qui les recevra ? Corrige la cause, puis divise ce qui reste par les jours restants.', pt: 'Ao acaso: completas, no lugar, boas para quem vai receber? Corrija a causa e divida o que resta pelos dias que restam.' },
    done: { en: 'five of five are right and you know whether the pace is enough', de: 'fünf von fünf stimmen und du weißt, ob das Tempo reicht', es: 'cinco de cinco están bien y sabes si el ritmo basta', fr: 'cinq sur cinq sont justes et tu sais si le rythme suffit', pt: 'cinco de cinco estão certas e você sabe se o ritmo basta' },
  }] },
  closing: [
    ...steps('outside-eye', 'finish'),
    {
      id: 'doubtful-pile', when: COUNTABLE,
      title: { en: 'The doubtful pile: decide each one', de: 'Der Stapel der Zweifelsfälle: jeden entscheiden', es: 'El montón de lo dudoso: decidir cada cosa', fr: 'La pile des cas douteux : trancher chacun', pt: 'A pilha do duvidoso: decidir cada um' },
      how: { en: 'Ask who knows, do it, or leave it out on purpose with a note; nothing goes back on the pile.', de: 'Frag, wer es weiß, mach es fertig oder lass es mit einer Notiz bewusst weg; nichts geht zurück auf den Stapel.', es: 'Pregunta a quien sabe, hazlo o déjalo fuera a propósito con una nota; nada vuelve al montón.', fr: 'Demande à qui sait, fais-le, ou laisse-le de côté exprès avec une note ; rien ne retourne sur la pile.', pt: 'Pergunte a quem sabe, faça, ou deixe de fora de propósito com uma nota; nada volta à pilha.' },
      done: { en: 'the pile is empty', de: 'der Stapel ist leer', es: 'el montón está vacío', fr: 'la pile est vide', pt: 'a pilha está vazia' },
    },
    {
      id: 'complete', when: COUNTABLE, priority: 'high',
      title: { en: '{subject}: finish, go through from first to last, hand over', de: '{subject}: abschließen, von vorn bis hinten durchgehen, übergeben', es: '{subject}: terminar, repasar de principio a fin y entregar', fr: '{subject} : finir, reprendre du début à la fin et remettre', pt: '{subject}: concluir, repassar do início ao fim e entregar' },
      how: { en: 'Tick every piece off the count from the first day; put it into the form in which somebody receives it, with a page that says what it is and from when.', de: 'Hake jedes Stück der Zählung vom ersten Tag ab; bring es in die Form, in der es jemand bekommt, mit einer Seite, die sagt, was es ist und von wann.', es: 'Marca cada pieza de la cuenta del primer día; dale la forma en que alguien la recibe, con una página que diga qué es y de cuándo.', fr: 'Coche chaque pièce du compte du premier jour ; mets le tout dans la forme où quelqu’un le reçoit, avec une page qui dit ce que c’est et de quand.', pt: 'Marque cada peça da contagem do primeiro dia; deixe na forma em que alguém a recebe, com uma página que diga o que é e de quando.' },
      done: { en: 'the count is complete and whoever it is for could take it as it is', de: 'die Zählung ist vollständig und wer es bekommt, könnte es so nehmen', es: 'la cuenta está completa y quien la recibe podría llevársela tal cual', fr: 'le compte est complet et la personne à qui c’est destiné pourrait le prendre tel quel', pt: 'a contagem está completa e quem recebe poderia levá-la como está' },
    },
  ],
}
