import type { Language, Text } from '../playbooks/playbook.ts'
import type { Slots } from './wording.ts'
import { fillText } from './wording.ts'

/** Words around the templates, in every language that plans are written in. */
const FIXED = {
  week: { en: 'week {week}', de: 'Woche {week}', es: 'semana {week}', fr: 'semaine {week}', pt: 'semana {week}' },
  oneDay: { en: 'A plan for one day{covered}.', de: 'Ein Plan für einen Tag{covered}.', es: 'Un plan de un día{covered}.', fr: 'Un plan d’une journée{covered}.', pt: 'Um plano de um dia{covered}.' },
  oneWeek: { en: 'A plan over 1 week{covered}.', de: 'Ein Plan über 1 Woche{covered}.', es: 'Un plan de 1 semana{covered}.', fr: 'Un plan d’une semaine{covered}.', pt: 'Um plano de 1 semana{covered}.' },
  weeks: { en: 'A plan over {count} weeks{covered}.', de: 'Ein Plan über {count} Wochen{covered}.', es: 'Un plan de {count} semanas{covered}.', fr: 'Un plan sur {count} semaines{covered}.', pt: 'Um plano de {count} semanas{covered}.' },
  oneSprint: { en: 'A plan over 1 sprint{covered}.', de: 'Ein Plan über 1 Sprint{covered}.', es: 'Un plan de 1 sprint{covered}.', fr: 'Un plan sur 1 sprint{covered}.', pt: 'Um plano de 1 sprint{covered}.' },
  sprints: { en: 'A plan over {count} sprints{covered}.', de: 'Ein Plan über {count} Sprints{covered}.', es: 'Un plan de {count} sprints{covered}.', fr: 'Un plan sur {count} sprints{covered}.', pt: 'Um plano de {count} sprints{covered}.' },
  sprintsToSpare: {
    en: 'The work takes {count} sprints; until the end there is time for {whole}.',
    de: 'Die Arbeit braucht {count} Sprints; bis zum Ende ist Zeit für {whole}.',
    es: 'El trabajo ocupa {count} sprints; hasta el final hay tiempo para {whole}.',
    fr: 'Le travail prend {count} sprints ; jusqu’à la fin il y a du temps pour {whole}.',
    pt: 'O trabalho ocupa {count} sprints; até o fim há tempo para {whole}.',
  },
  covering: { en: ', covering {topics}', de: ' zu {topics}', es: ' que cubre {topics}', fr: ' couvrant {topics}', pt: ' que cobre {topics}' },
  untitled: { en: 'Your plan', de: 'Dein Plan', es: 'Tu plan', fr: 'Ton plan', pt: 'Seu plano' },
  drafted: {
    en: 'Drafted from the playbook “{title}”; efforts are typical values, not yours.',
    de: 'Entworfen nach der Vorlage „{title}“; die Zeiten sind übliche Werte, nicht deine.',
    es: 'Redactado con la guía «{title}»; los tiempos son valores habituales, no los tuyos.',
    fr: 'Rédigé d’après le modèle « {title} » ; les durées sont usuelles, pas les tiennes.',
    pt: 'Redigido pelo roteiro “{title}”; os tempos são valores comuns, não os seus.',
  },
  general: {
    en: 'No playbook knows this goal: the steps come from your own words.',
    de: 'Keine Vorlage kennt dieses Ziel: die Schritte kommen aus deinen eigenen Worten.',
    es: 'Ninguna guía conoce esta meta: los pasos salen de tus propias palabras.',
    fr: 'Aucun modèle ne connaît ce but : les étapes viennent de tes propres mots.',
    pt: 'Nenhum roteiro conhece esta meta: os passos vêm das suas próprias palavras.',
  },
  kind: {
    en: 'No playbook knows this goal: the steps are those of {title}, with your own words.',
    de: 'Keine Vorlage kennt dieses Ziel: die Schritte sind die für „{title}“, mit deinen eigenen Worten.',
    es: 'Ninguna guía conoce esta meta: los pasos son los de «{title}», con tus propias palabras.',
    fr: 'Aucun modèle ne connaît ce but : les étapes sont celles de « {title} », avec tes propres mots.',
    pt: 'Nenhum roteiro conhece esta meta: os passos são os de “{title}”, com as suas próprias palavras.',
  },
  small: {
    en: 'Taken as one small thing: what has to be ready, the thing itself, and what follows from it.',
    de: 'Als eine kleine Sache genommen: was bereit sein muss, die Sache selbst und was daraus folgt.',
    es: 'Tomado como una sola cosa pequeña: lo que debe estar listo, la cosa misma y lo que sigue.',
    fr: 'Pris comme une seule petite chose : ce qui doit être prêt, la chose elle-même et la suite.',
    pt: 'Tomado como uma só coisa pequena: o que deve estar pronto, a coisa em si e o que vem depois.',
  },
  thingsToDo: { en: 'Things to do', de: 'Zu erledigen', es: 'Cosas por hacer', fr: 'Choses à faire', pt: 'Coisas a fazer' },
  programme: {
    en: 'Taken as the timetable of one day: what has its hour stays there, the rest fits between.',
    de: 'Als Plan eines Tages genommen: was seine Uhrzeit hat, bleibt dort, der Rest passt dazwischen.',
    es: 'Tomado como el horario de un día: lo que tiene su hora se queda ahí, lo demás va en medio.',
    fr: 'Pris comme le programme d’une journée : ce qui a son heure y reste, le reste se place entre.',
    pt: 'Tomado como o horário de um dia: o que tem hora fica nela, o resto cabe no meio.',
  },
  errands: {
    en: 'Taken as a list of things to do: each once, in the order you gave them.',
    de: 'Als Liste von Erledigungen genommen: jede einmal, in deiner Reihenfolge.',
    es: 'Tomado como una lista de recados: cada uno una vez, en tu orden.',
    fr: 'Pris comme une liste de choses à faire : chacune une fois, dans ton ordre.',
    pt: 'Tomado como uma lista de afazeres: cada um uma vez, na sua ordem.',
  },
  usualSpan: {
    en: 'You named no end: {weeks} weeks are what such a goal usually takes.',
    de: 'Du hast kein Ende genannt: {weeks} Wochen sind für so ein Ziel üblich.',
    es: 'No dijiste cuándo acaba: {weeks} semanas es lo habitual para una meta así.',
    fr: 'Tu n’as indiqué aucune fin : {weeks} semaines sont l’usage pour un tel but.',
    pt: 'Você não disse quando termina: {weeks} semanas é o comum para uma meta assim.',
  },
  spanOfWork: {
    en: 'You named no end: {weeks} weeks are what the work takes those who do it.',
    de: 'Du hast kein Ende genannt: {weeks} Wochen brauchen alle Beteiligten für diese Arbeit.',
    es: 'No dijiste cuándo acaba: {weeks} semanas es lo que el trabajo lleva a quienes lo hacen.',
    fr: 'Tu n’as indiqué aucune fin : {weeks} semaines sont ce que ce travail demande à ceux qui le font.',
    pt: 'Você não disse quando termina: {weeks} semanas é o que o trabalho leva para quem o faz.',
  },
  newcomer: {
    en: 'You named no level: the plan is for somebody who begins.',
    de: 'Du hast kein Niveau genannt: der Plan ist für jemanden, der anfängt.',
    es: 'No dijiste tu nivel: el plan es para alguien que empieza.',
    fr: 'Tu n’as nommé aucun niveau : le plan est pour quelqu’un qui débute.',
    pt: 'Você não disse o nível: o plano é para quem começa.',
  },
  noLevel: {
    en: 'You named no level, so neither a beginner nor an expert is assumed.',
    de: 'Du hast kein Niveau genannt; angenommen ist weder Anfänger noch Profi.',
    es: 'No dijiste tu nivel; no se supone ni principiante ni experto.',
    fr: 'Tu n’as nommé aucun niveau ; ni débutant ni expert n’est supposé.',
    pt: 'Você não disse o nível; não se supõe iniciante nem especialista.',
  },
  teamFilled: {
    en: 'The work named fills about {percent} % of the team’s time; the rest is left for daily work and what comes up. Where a part is bigger than planned here, put your own hours beside it.',
    de: 'Die genannte Arbeit füllt etwa {percent} % der Zeit des Teams; der Rest bleibt für den Alltag und Unvorhergesehenes. Wo ein Teil größer ist als hier geplant, schreibt eure eigenen Stunden dazu.',
    es: 'El trabajo nombrado ocupa cerca del {percent} % del tiempo del equipo; el resto queda para el día a día y los imprevistos. Si una parte es mayor de lo previsto aquí, anotad vuestras propias horas.',
    fr: 'Le travail nommé occupe environ {percent} % du temps de l’équipe ; le reste est laissé au quotidien et à l’imprévu. Si une partie est plus grande que prévu ici, notez vos propres heures.',
    pt: 'O trabalho citado ocupa cerca de {percent} % do tempo da equipe; o resto fica para o dia a dia e os imprevistos. Se uma parte for maior do que o previsto aqui, anotem as suas próprias horas.',
  },
  personFilled: {
    en: '{name} has work for about {percent} % of the time.',
    de: '{name} hat für etwa {percent} % der Zeit Arbeit.',
    es: '{name} tiene trabajo para cerca del {percent} % del tiempo.',
    fr: '{name} a du travail pour environ {percent} % du temps.',
    pt: '{name} tem trabalho para cerca de {percent} % do tempo.',
  },
  partOf: { en: 'part {part} of {parts}', de: 'Teil {part} von {parts}', es: 'parte {part} de {parts}', fr: 'partie {part} sur {parts}', pt: 'parte {part} de {parts}' },
  minutesEach: { en: '{minutes} min', de: '{minutes} Min.', es: '{minutes} min', fr: '{minutes} min', pt: '{minutes} min' },
  upTo: { en: 'up to {amount}', de: 'bis {amount}', es: 'hasta el {amount}', fr: 'jusqu’à {amount}', pt: 'até {amount}' },
  appointment: {
    en: 'A standing appointment of yours: {title}. Bring one question to it, and note what was agreed. Done when you have been there and know what to do until the next.',
    de: 'Ein fester Termin von dir: {title}. Bring eine Frage mit und notiere, was vereinbart wurde. Fertig, wenn du da warst und weißt, was bis zum nächsten zu tun ist.',
    es: 'Una cita fija tuya: {title}. Lleva una pregunta y apunta lo acordado. Hecho cuando has estado y sabes qué hacer hasta la próxima.',
    fr: 'Un rendez-vous fixe : {title}. Apporte une question et note ce qui fut convenu. Terminé quand tu y étais et sais quoi faire d’ici le prochain.',
    pt: 'Um compromisso fixo seu: {title}. Leve uma pergunta e anote o combinado. Concluído quando você esteve lá e sabe o que fazer até o próximo.',
  },
  planningTitle: { en: 'Sprint {number} planning: {goal}', de: 'Planung Sprint {number}: {goal}', es: 'Planificación del sprint {number}: {goal}', fr: 'Planification du sprint {number} : {goal}', pt: 'Planejamento do sprint {number}: {goal}' },
  planningText: {
    en: '{who}agree on the goal — {goal} — check who is away, and plan three quarters of the hours at most: the rest is for what comes up. {hours}Done when every task has one name, an estimate and an acceptance test that somebody else could run.',
    de: '{who}das Ziel vereinbaren – {goal} –, prüfen, wer fehlt, und höchstens drei Viertel der Stunden verplanen: der Rest ist für Unvorhergesehenes. {hours}Fertig, wenn jede Aufgabe einen Namen, eine Schätzung und eine Abnahmeprüfung hat, die auch jemand anderes ausführen könnte.',
    es: '{who}acordar la meta — {goal} —, ver quién falta y planificar como mucho tres cuartos de las horas: el resto es para imprevistos. {hours}Hecho cuando cada tarea tiene un nombre, una estimación y una prueba de aceptación que otra persona podría hacer.',
    fr: '{who}convenir du but — {goal} —, voir qui est absent et planifier trois quarts des heures au plus : le reste est pour l’imprévu. {hours}Terminé quand chaque tâche a un nom, une estimation et un test d’acceptation qu’un autre pourrait mener.',
    pt: '{who}combinar a meta — {goal} —, ver quem falta e planejar no máximo três quartos das horas: o resto é para imprevistos. {hours}Concluído quando cada tarefa tem um nome, uma estimativa e um teste de aceitação que outra pessoa poderia fazer.',
  },
  sprintHours: { en: 'Hours of this sprint: {hours}.', de: 'Stunden in diesem Sprint: {hours}.', es: 'Horas de este sprint: {hours}.', fr: 'Heures de ce sprint : {hours}.', pt: 'Horas deste sprint: {hours}.' },
  withTeam: { en: 'With {team}:', de: 'Mit {team}:', es: 'Con {team}:', fr: 'Avec {team} :', pt: 'Com {team}:' },
  reviewTitle: { en: 'Sprint {number} review and demo', de: 'Review und Vorführung Sprint {number}', es: 'Revisión y demostración del sprint {number}', fr: 'Revue et démonstration du sprint {number}', pt: 'Revisão e demonstração do sprint {number}' },
  reviewText: {
    en: '{who}show what works on the real thing, not on slides; compare with the goal ‘{goal}’ and re-order what is left. Done when each unfinished task is dropped, split or moved on purpose.',
    de: '{who}zeigen, was am echten Ergebnis funktioniert, nicht auf Folien; mit dem Ziel „{goal}“ vergleichen und den Rest neu ordnen. Fertig, wenn jede offene Aufgabe bewusst gestrichen, geteilt oder verschoben ist.',
    es: '{who}mostrar lo que funciona de verdad, no en diapositivas; comparar con la meta «{goal}» y reordenar lo que queda. Hecho cuando cada tarea sin terminar se descarta, divide o mueve a propósito.',
    fr: '{who}montrer ce qui marche pour de vrai, pas sur des diapositives ; comparer au but « {goal} » et réordonner le reste. Terminé quand chaque tâche inachevée est abandonnée, divisée ou déplacée exprès.',
    pt: '{who}mostrar o que funciona de verdade, não em slides; comparar com a meta “{goal}” e reordenar o resto. Concluído quando cada tarefa inacabada é descartada, dividida ou movida de propósito.',
  },
  retroTitle: { en: 'Sprint {number} retrospective: one change for {next}', de: 'Retrospektive Sprint {number}: eine Änderung für {next}', es: 'Retrospectiva del sprint {number}: un cambio para {next}', fr: 'Rétrospective du sprint {number} : un changement pour {next}', pt: 'Retrospectiva do sprint {number}: uma mudança para {next}' },
  retroText: {
    en: '{who}what helped, what hurt, what surprised us. Pick one change, name who carries it. Done when that change is a task with a date.',
    de: '{who}was half, was störte, was überraschte. Eine Änderung wählen und wer sie trägt. Fertig, wenn sie eine Aufgabe mit Datum ist.',
    es: '{who}qué ayudó, qué dolió, qué sorprendió. Elegir un cambio y quién lo lleva. Hecho cuando es una tarea con fecha.',
    fr: '{who}ce qui a aidé, gêné, surpris. Choisir un changement et qui le porte. Terminé quand c’est une tâche datée.',
    pt: '{who}o que ajudou, o que atrapalhou, o que surpreendeu. Escolher uma mudança e quem a leva. Concluído quando for uma tarefa com data.',
  },
  nextTime: { en: 'next time', de: 'das nächste Mal', es: 'la próxima vez', fr: 'la prochaine fois', pt: 'a próxima vez' },
  nextSprint: { en: 'sprint {number}', de: 'Sprint {number}', es: 'el sprint {number}', fr: 'le sprint {number}', pt: 'o sprint {number}' },
  underWay: { en: '{what} under way', de: '{what} in Arbeit', es: '{what}: en marcha', fr: '{what} : en cours', pt: '{what}: em andamento' },
  keepInMind: { en: 'Keep in mind: {what}.', de: 'Denk daran: {what}.', es: 'Ten en cuenta: {what}.', fr: 'À garder en tête : {what}.', pt: 'Tenha em mente: {what}.' },
  works: { en: '{what} working end to end', de: '{what} läuft durchgehend', es: '{what}: funciona de principio a fin', fr: '{what} : utilisable de bout en bout', pt: '{what}: funcionando de ponta a ponta' },
  isLive: { en: '{what} live and watched', de: '{what} im Einsatz und beobachtet', es: '{what}: en uso y vigilado', fr: '{what} : en service et suivi', pt: '{what}: no ar e acompanhado' },
  nothingPlanned: {
    en: 'nothing is planned yet: bring work forward',
    de: 'noch nichts geplant: Arbeit vorziehen',
    es: 'aún no hay nada previsto: adelantar trabajo',
    fr: 'rien de prévu encore : avancer du travail',
    pt: 'ainda nada previsto: adiantar trabalho',
  },
  idleSprint: {
    en: 'Nothing is planned in sprint {number}, so it has no meetings: bring work forward, or end earlier.',
    de: 'In Sprint {number} ist nichts geplant, darum hat er keine Besprechungen: Arbeit vorziehen oder früher enden.',
    es: 'En el sprint {number} no hay nada previsto, por eso no tiene reuniones: adelantar trabajo o terminar antes.',
    fr: 'Rien n’est prévu dans le sprint {number}, il n’a donc pas de réunions : avancer du travail ou finir plus tôt.',
    pt: 'No sprint {number} não há nada previsto, por isso não tem reuniões: adiantar trabalho ou terminar antes.',
  },
  doneAndAccepted: { en: '{what} done and accepted', de: '{what} fertig und abgenommen', es: '{what}: hecho y aceptado', fr: '{what} : fini et accepté', pt: '{what}: pronto e aceito' },
} satisfies Record<string, Exclude<Text, string>>

export function fixedWords(key: keyof typeof FIXED, language: Language, slots: Slots = {}): string {
  return fillText(FIXED[key], language, slots)
}

/** What a prompt's language is called in an English sentence; its code where no name is known. */
export function languageName(code: string): string {
  return NAMES[code] ?? `‘${code}’`
}

const NAMES: Record<string, string> = { de: 'German', es: 'Spanish', fr: 'French', pt: 'Portuguese', hi: 'Hindi', it: 'Italian', nl: 'Dutch', pl: 'Polish', tr: 'Turkish', ru: 'Russian', ja: 'Japanese', zh: 'Chinese', ko: 'Korean', ar: 'Arabic', sv: 'Swedish', da: 'Danish', no: 'Norwegian' }
