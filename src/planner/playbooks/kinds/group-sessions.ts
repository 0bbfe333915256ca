import type { GroupSessionKind } from '../../goal/brief.ts'
import type { Text } from '../playbook.ts'

/** One part of the row of sessions that a group has together: what it is for, how, and when it is done. `{topics}` are those of the session. */
export type GroupPhase = { content: Text; how: Text; done: Text }

export type GroupSessions = {
  noun: Text
  /** So many topics have room in one session. */
  topicsEach: 1 | 2
  first: GroupPhase
  work: GroupPhase
  /** Towards the end, all of it together. */
  whole: GroupPhase
}

export const GROUP_SESSIONS: Readonly<Record<GroupSessionKind, GroupSessions>> = {
  rehearsal: {
    noun: { en: 'Rehearsal', de: 'Probe', es: 'Ensayo', fr: 'Répétition', pt: 'Ensaio' },
    topicsEach: 2,
    first: {
      content: { en: 'everything once through', de: 'alles einmal durch', es: 'todo una vez de principio a fin', fr: 'tout une fois d’un bout à l’autre', pt: 'tudo uma vez do começo ao fim' },
      how: { en: 'Warm up together for ten minutes; each piece slowly once, without stopping for mistakes; record it, and mark in your own copy where it fell apart.', de: 'Zehn Minuten gemeinsam einsingen oder einspielen; jedes Stück einmal langsam, ohne bei Fehlern anzuhalten; aufnehmen und in den eigenen Noten anstreichen, wo es auseinanderging.', es: 'Diez minutos de calentamiento en común; cada pieza una vez despacio, sin parar en los fallos; grábalo y marca en tu copia dónde se rompió.', fr: 'Dix minutes d’échauffement ensemble ; chaque morceau une fois lentement, sans s’arrêter aux fautes ; enregistre et note sur ta partition où cela s’est défait.', pt: 'Dez minutos de aquecimento juntos; cada peça uma vez devagar, sem parar nos erros; grave e marque na sua cópia onde desandou.' },
      done: { en: 'the hard places of every piece are marked', de: 'die schweren Stellen jedes Stücks angestrichen sind', es: 'los pasajes difíciles de cada pieza están marcados', fr: 'les passages difficiles de chaque morceau sont notés', pt: 'os trechos difíceis de cada peça estão marcados' },
    },
    work: {
      content: '{topics}',
      how: { en: 'Warm up; the hard places of {topics} first, in parts or small groups and slowly, then together in their tempo; from the second time on a stretch without the copy. Last ten minutes: something that is already going well.', de: 'Einsingen oder aufwärmen; zuerst die schweren Stellen von {topics}, nach Stimmen oder in kleinen Gruppen und langsam, dann zusammen im Tempo; ab dem zweiten Mal ein Stück ohne Vorlage. Die letzten zehn Minuten etwas, das schon gelingt.', es: 'Calentamiento; primero los pasajes difíciles de {topics}, por voces o en grupos pequeños y despacio, luego juntos a tiempo; desde la segunda vez, un tramo sin papel. Los últimos diez minutos, algo que ya sale.', fr: 'Échauffement ; d’abord les passages difficiles de {topics}, par pupitres ou petits groupes et lentement, puis ensemble au tempo ; dès la deuxième fois, un passage sans partition. Les dix dernières minutes, ce qui marche déjà.', pt: 'Aquecimento; primeiro os trechos difíceis de {topics}, por naipes ou em grupos pequenos e devagar, depois juntos no tempo; a partir da segunda vez, um trecho sem papel. Nos últimos dez minutos, algo que já sai bem.' },
      done: { en: 'the hard places hold in their tempo, and what is to be practised at home is said', de: 'die schweren Stellen im Tempo halten und gesagt ist, was zu Hause geübt wird', es: 'los pasajes difíciles aguantan a tiempo y se ha dicho qué practicar en casa', fr: 'les passages difficiles tiennent au tempo et le travail à la maison est dit', pt: 'os trechos difíceis seguram no tempo e está dito o que estudar em casa' },
    },
    whole: {
      content: { en: 'the whole programme in order', de: 'das ganze Programm in der Reihenfolge', es: 'todo el programa en orden', fr: 'tout le programme dans l’ordre', pt: 'todo o programa na ordem' },
      how: { en: 'As on the day: entrances, order, changes and bows, without stopping; time it, then mend the three worst places.', de: 'Wie am Tag selbst: Auftritt, Reihenfolge, Umbauten und Verbeugung, ohne anzuhalten; Zeit nehmen, danach die drei schwächsten Stellen.', es: 'Como el día mismo: entradas, orden, cambios y saludos, sin parar; cronométralo y arregla después los tres peores pasajes.', fr: 'Comme le jour même : entrées, ordre, changements et saluts, sans s’arrêter ; chronomètre, puis reprends les trois passages les plus faibles.', pt: 'Como no dia: entradas, ordem, trocas e agradecimentos, sem parar; cronometre e depois acerte os três piores trechos.' },
      done: { en: 'it went through without a stop, and its length is known', de: 'es ohne Halt durchging und die Dauer bekannt ist', es: 'salió sin parar y se sabe cuánto dura', fr: 'tout est passé sans arrêt et la durée est connue', pt: 'passou sem parar e a duração é conhecida' },
    },
  },
  training: {
    noun: { en: 'Training', de: 'Training', es: 'Entrenamiento', fr: 'Entraînement', pt: 'Treino' },
    topicsEach: 1,
    first: {
      content: { en: 'where everybody stands', de: 'wo alle stehen', es: 'dónde está cada cual', fr: 'où en est chacun', pt: 'onde cada um está' },
      how: { en: 'Warm up with the ball or the gear, one simple exercise for each topic to come, and a game at the end; note three strengths and the two gaps to begin with.', de: 'Mit Ball oder Gerät aufwärmen, zu jedem kommenden Thema eine einfache Übung, am Ende ein Spiel; drei Stärken und die zwei ersten Lücken notieren.', es: 'Calentamiento con balón o material, un ejercicio sencillo de cada tema que viene y un juego al final; anota tres puntos fuertes y las dos lagunas por donde empezar.', fr: 'Échauffement avec le ballon ou le matériel, un exercice simple par thème à venir, un jeu pour finir ; note trois points forts et les deux lacunes par où commencer.', pt: 'Aquecimento com a bola ou o material, um exercício simples de cada tema que vem e um jogo no fim; anote três pontos fortes e as duas lacunas por onde começar.' },
      done: { en: 'the order of topics fits what you saw', de: 'die Reihenfolge der Themen zu dem passt, was du gesehen hast', es: 'el orden de los temas encaja con lo que viste', fr: 'l’ordre des thèmes correspond à ce que tu as vu', pt: 'a ordem dos temas combina com o que você viu' },
    },
    work: {
      content: '{topics}',
      how: { en: 'Ten minutes of warm-up that leads to {topics}, one exercise shown and tried slowly, the same in pairs or small groups against resistance, and a game in which it counts double.', de: 'Zehn Minuten Aufwärmen, das zu {topics} hinführt, eine Übung gezeigt und langsam versucht, dann zu zweit oder in kleinen Gruppen gegen Widerstand, zum Schluss ein Spiel, in dem es doppelt zählt.', es: 'Diez minutos de calentamiento que lleven a {topics}, un ejercicio explicado y probado despacio, lo mismo por parejas o grupos pequeños con oposición, y un juego en que valga doble.', fr: 'Dix minutes d’échauffement vers {topics}, un exercice montré puis essayé lentement, le même à deux ou en petits groupes avec opposition, et un jeu où il compte double.', pt: 'Dez minutos de aquecimento que levem a {topics}, um exercício mostrado e tentado devagar, o mesmo em duplas ou grupos pequenos com oposição, e um jogo em que valha o dobro.' },
      done: { en: 'most of them do it in the game without being told', de: 'die meisten es im Spiel ohne Zuruf tun', es: 'la mayoría lo hace en el juego sin que se lo digas', fr: 'la plupart le font en jeu sans rappel', pt: 'a maioria faz no jogo sem precisar ouvir' },
    },
    whole: {
      content: { en: 'all of it in a game', de: 'alles im Spiel', es: 'todo en juego real', fr: 'tout en situation de jeu', pt: 'tudo em jogo' },
      how: { en: 'Short warm-up, then a game or round under the rules of the day; stop at most three times, each for one thing of the past weeks; end with what each does before it begins.', de: 'Kurz aufwärmen, dann ein Spiel oder Durchgang nach den Regeln des Tages; höchstens dreimal anhalten, jedes Mal für eine Sache der letzten Wochen; zum Schluss, was jede und jeder vor dem Anfang tut.', es: 'Calentamiento breve y un partido o ronda con las reglas del día; para tres veces como mucho, cada una por una cosa de las últimas semanas; acaba con lo que hace cada cual antes de empezar.', fr: 'Court échauffement, puis un match ou un passage aux règles du jour ; trois arrêts au plus, chacun pour un point des dernières semaines ; finis par ce que chacun fait avant le début.', pt: 'Aquecimento curto e um jogo ou rodada com as regras do dia; pare no máximo três vezes, cada uma por uma coisa das últimas semanas; termine com o que cada um faz antes de começar.' },
      done: { en: 'each knows their place and one thing to look after', de: 'alle ihren Platz kennen und eine Sache, auf die sie achten', es: 'cada cual sabe su puesto y una cosa que cuidar', fr: 'chacun connaît sa place et un point à soigner', pt: 'cada um sabe seu lugar e uma coisa para cuidar' },
    },
  },
  class: {
    noun: { en: 'Class', de: 'Kursstunde', es: 'Clase', fr: 'Cours', pt: 'Aula' },
    topicsEach: 1,
    first: {
      content: { en: 'getting to know each other, and what is known already', de: 'Kennenlernen und Vorwissen', es: 'conocerse y ver qué se sabe ya', fr: 'faire connaissance, et ce que chacun sait déjà', pt: 'conhecer-se e ver o que já se sabe' },
      how: { en: 'Names, what each wants to be able to do at the end, one short task that shows where they stand, and the plan of the sessions.', de: 'Namen, was alle am Ende können wollen, eine kurze Aufgabe, die zeigt, wo sie stehen, und der Plan der Stunden.', es: 'Nombres, qué quiere saber hacer cada cual al final, una tarea breve que muestre el nivel y el plan de las sesiones.', fr: 'Prénoms, ce que chacun veut savoir faire à la fin, un court exercice qui montre le niveau, et le plan des séances.', pt: 'Nomes, o que cada um quer saber fazer no fim, uma tarefa curta que mostre o nível e o plano das aulas.' },
      done: { en: 'you know two things that each of them can do', de: 'du von allen zwei Dinge weißt, die sie können', es: 'sabes dos cosas que cada cual domina', fr: 'tu sais deux choses que chacun maîtrise', pt: 'você sabe duas coisas que cada um domina' },
    },
    work: {
      content: '{topics}',
      how: { en: 'Five minutes of last time from memory, {topics} shown with one example, the same done by all of them with help, then alone; at the end each says one thing that became clear and one that did not.', de: 'Fünf Minuten vom letzten Mal aus dem Kopf, {topics} an einem Beispiel gezeigt, dann alle mit Hilfe, dann allein; am Ende sagen alle eine Sache, die klar wurde, und eine, die es nicht ist.', es: 'Cinco minutos de la vez anterior de memoria, {topics} con un ejemplo, luego todos con ayuda y después solos; al final cada cual dice algo que quedó claro y algo que no.', fr: 'Cinq minutes de la dernière fois de mémoire, {topics} montré sur un exemple, puis tous avec aide, puis seuls ; à la fin chacun dit un point clair et un qui ne l’est pas.', pt: 'Cinco minutos da última vez de memória, {topics} com um exemplo, depois todos com ajuda e depois sozinhos; no fim cada um diz algo que ficou claro e algo que não.' },
      done: { en: 'most of them managed the last task alone', de: 'die meisten die letzte Aufgabe allein geschafft haben', es: 'la mayoría hizo sola la última tarea', fr: 'la plupart ont réussi seuls le dernier exercice', pt: 'a maioria fez a última tarefa sem ajuda' },
    },
    whole: {
      content: { en: 'everything so far in one task', de: 'alles Bisherige in einer Aufgabe', es: 'todo lo visto en una tarea', fr: 'tout ce qui précède en un exercice', pt: 'tudo até aqui em uma tarefa' },
      how: { en: 'One larger task that needs several of the topics, in pairs; you only watch and note what still goes wrong, and the last quarter of an hour is for that.', de: 'Eine größere Aufgabe, die mehrere Themen braucht, zu zweit; du schaust nur zu und notierst, was noch schiefgeht, und die letzte Viertelstunde gehört dem.', es: 'Una tarea mayor que pida varios de los temas, por parejas; tú solo miras y anotas lo que aún falla, y el último cuarto de hora es para eso.', fr: 'Un exercice plus grand qui demande plusieurs thèmes, à deux ; tu observes et notes ce qui manque encore, et le dernier quart d’heure y est consacré.', pt: 'Uma tarefa maior que exija vários dos temas, em duplas; você só observa e anota o que ainda falha, e o último quarto de hora é para isso.' },
      done: { en: 'what went wrong was done once more', de: 'das, was schiefging, noch einmal gemacht ist', es: 'lo que falló se hizo otra vez', fr: 'ce qui a manqué a été refait', pt: 'o que falhou foi refeito' },
    },
  },
}
