import type { GateSort, GateStage } from '../../goal/brief.ts'
import type { Language } from '../../playbooks/playbook.ts'

type InEach = Readonly<Record<Language, string>>
export type StepText = { title: InEach; how: InEach; done: InEach; minutes: number }

/** What is asked of others, by the step; `{of}` is the thing, `{holder}` who has it. */
export const ASKING: Readonly<Record<GateStage['step'], StepText>> = {
  book: {
    minutes: 30,
    title: { en: '{of}: book it', de: '{of}: Termin buchen', es: '{of}: reservar la fecha', fr: '{of} : réserver la date', pt: '{of}: reservar a data' },
    how: { en: 'Ask for the day you need and a later one, and what has to be there by then.', de: 'Nach dem Tag fragen, den du brauchst, und einem späteren, und danach, was dann vorliegen muss.', es: 'Pide el día que necesitas y otro posterior, y pregunta qué debe estar listo.', fr: 'Demande le jour voulu et un autre plus tard, et ce qui doit être prêt.', pt: 'Peça o dia de que precisa e outro depois, e pergunte o que deve estar pronto.' },
    done: { en: 'the day is confirmed in writing', de: 'der Tag schriftlich bestätigt ist', es: 'la fecha está confirmada por escrito', fr: 'la date est confirmée par écrit', pt: 'a data está confirmada por escrito' },
  },
  order: {
    minutes: 45,
    title: { en: '{of}: order it', de: '{of}: bestellen', es: '{of}: encargarlo', fr: '{of} : commander', pt: '{of}: encomendar' },
    how: { en: 'Exact size, number and address; the day it comes, in writing; what happens if it is late.', de: 'Maß, Anzahl und Anschrift genau; den Liefertag schriftlich; was gilt, wenn es später kommt.', es: 'Medidas, cantidad y dirección exactas; el día de llegada por escrito; qué pasa si se retrasa.', fr: 'Dimensions, nombre et adresse exacts ; le jour de livraison par écrit ; ce qui vaut en cas de retard.', pt: 'Medidas, quantidade e endereço exatos; o dia de chegada por escrito; o que vale se atrasar.' },
    done: { en: 'it is ordered and the day it comes is written down', de: 'es bestellt und der Liefertag notiert ist', es: 'está encargado y la fecha de llegada anotada', fr: 'la commande est passée et la date d’arrivée notée', pt: 'está encomendado e a data de chegada anotada' },
  },
  apply: {
    minutes: 90,
    title: { en: '{of}: hand in the application', de: '{of}: Antrag einreichen', es: '{of}: presentar la solicitud', fr: '{of} : déposer la demande', pt: '{of}: entregar o pedido' },
    how: { en: 'Form, proofs and fee in one go; ask how long it takes now and who answers questions. What is missing costs a second round.', de: 'Formular, Nachweise und Gebühr auf einmal; fragen, wie lange es zurzeit dauert und wer Auskunft gibt. Was fehlt, kostet eine zweite Runde.', es: 'Formulario, documentos y tasa de una vez; pregunta cuánto tarda ahora y quién responde. Lo que falta cuesta otra vuelta.', fr: 'Formulaire, pièces et frais en une fois ; demande le délai actuel et qui répond. Ce qui manque coûte un second tour.', pt: 'Formulário, documentos e taxa de uma vez; pergunte quanto demora agora e quem responde. O que falta custa outra volta.' },
    done: { en: 'the receipt with its number is filed', de: 'die Eingangsbestätigung mit Nummer abgelegt ist', es: 'el justificante con su número está archivado', fr: 'le récépissé numéroté est classé', pt: 'o comprovante com número está arquivado' },
  },
  ask: {
    minutes: 30,
    title: { en: '{of}: ask {holder} for it', de: '{of}: bei {holder} anfragen', es: '{of}: pedirlo ({holder})', fr: '{of} : le demander ({holder})', pt: '{of}: pedir ({holder})' },
    how: { en: 'One message that says what, how much, by which day and for what; a name to come back to.', de: 'Eine Nachricht mit Was, Wie viel, Bis wann und Wofür; ein Name für Rückfragen.', es: 'Un mensaje con qué, cuánto, para qué día y para qué; un nombre a quien volver.', fr: 'Un message qui dit quoi, combien, pour quel jour et pourquoi ; un nom à rappeler.', pt: 'Uma mensagem com o quê, quanto, para que dia e para quê; um nome a quem voltar.' },
    done: { en: 'somebody has said yes, with a day', de: 'jemand mit einem Tag zugesagt hat', es: 'alguien ha dicho que sí, con fecha', fr: 'quelqu’un a dit oui, avec une date', pt: 'alguém disse sim, com data' },
  },
  submit: {
    minutes: 60,
    title: { en: '{of}: hand over what it needs', de: '{of}: Unterlagen übergeben', es: '{of}: entregar lo necesario', fr: '{of} : remettre ce qu’il faut', pt: '{of}: entregar o necessário' },
    how: { en: 'What it is, where it is, what changed and what is out; access that works; a name for questions, who answers on the same day.', de: 'Was es ist, wo es liegt, was sich geändert hat und was nicht dazugehört; Zugänge, die funktionieren; ein Name für Fragen, der am selben Tag antwortet.', es: 'Qué es, dónde está, qué cambió y qué queda fuera; accesos que funcionan; un nombre que responde el mismo día.', fr: 'Ce que c’est, où cela se trouve, ce qui a changé et ce qui n’en fait pas partie ; des accès qui marchent ; un nom qui répond le jour même.', pt: 'O que é, onde está, o que mudou e o que fica fora; acessos que funcionam; um nome que responde no mesmo dia.' },
    done: { en: 'they have confirmed that nothing is missing', de: 'bestätigt ist, dass nichts fehlt', es: 'han confirmado que no falta nada', fr: 'il est confirmé que rien ne manque', pt: 'confirmaram que não falta nada' },
  },
  notify: {
    minutes: 45,
    title: { en: '{of}: give notice', de: '{of}: anmelden', es: '{of}: avisar', fr: '{of} : prévenir', pt: '{of}: avisar' },
    how: { en: 'Day, place, size and who is responsible, in the form they want it; ask what else they need.', de: 'Tag, Ort, Umfang und wer verantwortlich ist, in der gewünschten Form; fragen, was noch fehlt.', es: 'Día, lugar, tamaño y responsable, en la forma que piden; pregunta qué más falta.', fr: 'Jour, lieu, ampleur et responsable, dans la forme voulue ; demande ce qu’il faut encore.', pt: 'Dia, lugar, tamanho e responsável, na forma que pedem; pergunte o que mais falta.' },
    done: { en: 'they have confirmed that they know', de: 'bestätigt ist, dass sie es wissen', es: 'han confirmado que lo saben', fr: 'ils ont confirmé qu’ils sont prévenus', pt: 'confirmaram que sabem' },
  },
  begin: {
    minutes: 120,
    title: { en: '{of}: start both side by side', de: '{of}: Parallelbetrieb beginnen', es: '{of}: empezar en paralelo', fr: '{of} : démarrer en parallèle', pt: '{of}: começar em paralelo' },
    how: { en: 'Same input into both; compare results every day by numbers, and write down each difference with its reason.', de: 'Dieselben Eingaben in beide; Ergebnisse täglich in Zahlen vergleichen und jede Abweichung mit Grund notieren.', es: 'La misma entrada en ambos; compara los resultados cada día con números y anota cada diferencia con su causa.', fr: 'Mêmes entrées des deux côtés ; compare chaque jour les résultats en chiffres et note chaque écart avec sa cause.', pt: 'A mesma entrada nos dois; compare os resultados todo dia em números e anote cada diferença com a causa.' },
    done: { en: 'both run and the first comparison is written down', de: 'beide laufen und der erste Vergleich notiert ist', es: 'ambos funcionan y la primera comparación está escrita', fr: 'les deux tournent et la première comparaison est notée', pt: 'os dois funcionam e a primeira comparação está escrita' },
  },
}

/** What is done with what comes back; where nothing is, what waits may begin. */
export const ANSWERING: Readonly<Partial<Record<GateSort, StepText>>> = {
  review: {
    minutes: 240,
    title: { en: '{of}: mend what it found', de: '{of}: Befunde beheben', es: '{of}: corregir lo que encontró', fr: '{of} : corriger ce qui a été relevé', pt: '{of}: corrigir o que foi encontrado' },
    how: { en: 'Sort the findings: what stops us, what may follow, what we accept and who says so. Mend the first, and have each closed by whoever found it.', de: 'Befunde ordnen: was uns aufhält, was folgen darf, was wir hinnehmen und wer das sagt. Das Erste beheben und von der prüfenden Stelle schließen lassen.', es: 'Ordena los hallazgos: lo que frena, lo que puede esperar, lo que se acepta y quién lo dice. Corrige lo primero y que lo cierre quien lo encontró.', fr: 'Trie les constats : ce qui bloque, ce qui peut suivre, ce qu’on accepte et qui le dit. Corrige les premiers et fais-les clore par qui les a trouvés.', pt: 'Separe os achados: o que trava, o que pode vir depois, o que se aceita e quem diz. Corrija os primeiros e peça que os feche quem os achou.' },
    done: { en: 'no finding is open that stops us', de: 'kein Befund offen ist, der uns aufhält', es: 'no queda abierto nada que nos frene', fr: 'aucun constat bloquant n’est ouvert', pt: 'nada que trave continua aberto' },
  },
  delivery: {
    minutes: 60,
    title: { en: '{of}: take it in and check it', de: '{of}: annehmen und prüfen', es: '{of}: recibirlo y revisarlo', fr: '{of} : réceptionner et vérifier', pt: '{of}: receber e conferir' },
    how: { en: 'Somebody is there for it; count and try it before you sign; what is wrong is reported on the same day.', de: 'Jemand nimmt es an; zählen und ausprobieren, bevor unterschrieben wird; Mängel noch am selben Tag melden.', es: 'Alguien está para recibirlo; cuenta y prueba antes de firmar; lo que falle se avisa el mismo día.', fr: 'Quelqu’un est là ; compte et essaie avant de signer ; tout défaut est signalé le jour même.', pt: 'Alguém está lá; conte e teste antes de assinar; o que estiver errado é avisado no mesmo dia.' },
    done: { en: 'it is complete, works, and is where it is needed', de: 'es vollständig ist, funktioniert und dort ist, wo es gebraucht wird', es: 'está completo, funciona y está donde hace falta', fr: 'c’est complet, cela marche et c’est à sa place', pt: 'está completo, funciona e está onde se precisa' },
  },
  application: {
    minutes: 30,
    title: { en: '{of}: collect it and note what it asks for', de: '{of}: abholen und Auflagen notieren', es: '{of}: recogerlo y anotar lo que exige', fr: '{of} : le retirer et noter ce qu’il exige', pt: '{of}: buscar e anotar o que exige' },
    how: { en: 'Read names, dates and conditions at once; what it asks of you becomes a task with a day; a copy goes into the folder.', de: 'Namen, Daten und Auflagen gleich lesen; was verlangt wird, bekommt einen Tag; eine Kopie kommt in die Mappe.', es: 'Lee enseguida nombres, fechas y condiciones; lo que exige se vuelve tarea con día; una copia a la carpeta.', fr: 'Lis tout de suite noms, dates et conditions ; ce qu’il exige devient une tâche datée ; une copie au dossier.', pt: 'Leia logo nomes, datas e condições; o que exige vira tarefa com dia; uma cópia na pasta.' },
    done: { en: 'it is in the folder and each condition has a day', de: 'es in der Mappe liegt und jede Auflage einen Tag hat', es: 'está en la carpeta y cada condición tiene día', fr: 'il est au dossier et chaque condition a sa date', pt: 'está na pasta e cada condição tem um dia' },
  },
  appointment: {
    minutes: 90,
    title: { en: '{of}: go there with what it needs', de: '{of}: hingehen, mit allem Nötigen', es: '{of}: ir con lo necesario', fr: '{of} : s’y rendre avec le nécessaire', pt: '{of}: ir com o necessário' },
    how: { en: 'The confirmation, papers in its order and their copies; be there a quarter of an hour before.', de: 'Bestätigung, Papiere in ihrer Reihenfolge, Kopien; eine Viertelstunde früher dort sein.', es: 'La confirmación, los papeles en su orden y copias; llega un cuarto de hora antes.', fr: 'La confirmation, les papiers dans l’ordre et leurs copies ; arrive un quart d’heure avant.', pt: 'A confirmação, os papéis em ordem e cópias; chegue um quarto de hora antes.' },
    done: { en: 'it is over and what follows is written down', de: 'er vorbei und das Weitere notiert ist', es: 'ha pasado y lo que sigue está anotado', fr: 'c’est passé et la suite est notée', pt: 'passou e o que vem depois está anotado' },
  },
  parallel: {
    minutes: 120,
    title: { en: '{opens}: compare once more, then do it', de: '{opens}: noch einmal vergleichen, dann tun', es: '{opens}: comparar otra vez y hacerlo', fr: '{opens} : comparer encore, puis le faire', pt: '{opens}: comparar mais uma vez e fazer' },
    how: { en: 'Differences explained or gone, the way back written down, whoever still uses the old one told; then read-only first, and gone after that.', de: 'Abweichungen erklärt oder weg, der Rückweg notiert, wer das Alte noch nutzt, informiert; erst nur lesbar, dann weg.', es: 'Diferencias explicadas o resueltas, la vuelta atrás escrita, avisado quien aún usa lo viejo; primero solo lectura, después fuera.', fr: 'Écarts expliqués ou disparus, retour arrière écrit, derniers utilisateurs prévenus ; d’abord en lecture seule, puis plus rien.', pt: 'Diferenças explicadas ou resolvidas, o caminho de volta escrito, quem ainda usa o antigo avisado; primeiro só leitura, depois fora.' },
    done: { en: 'the old one is off and nobody has missed it', de: 'das Alte aus ist und niemand es vermisst', es: 'lo viejo está apagado y nadie lo echa en falta', fr: 'l’ancien est éteint et ne manque à personne', pt: 'o antigo está desligado e ninguém sente falta' },
  },
}

/** How long nobody here works on it. */
export const WAITING: InEach = {
  en: 'The answer takes {length}; nobody works on it meanwhile.', de: 'Die Antwort dauert {length}; solange arbeitet niemand daran.', es: 'La respuesta tarda {length}; mientras tanto nadie trabaja en ello.',
  fr: 'La réponse prend {length} ; entre-temps personne n’y travaille.', pt: 'A resposta demora {length}; enquanto isso ninguém trabalha nela.',
}

/** How long before something has to be asked for. */
export const AHEAD: InEach = {
  en: 'It is wanted {length} ahead; nobody works on it meanwhile.', de: 'Der Vorlauf ist {length}; solange arbeitet niemand daran.', es: 'Se pide con {length} de antelación; mientras tanto nadie trabaja en ello.',
  fr: 'Il le faut {length} à l’avance ; entre-temps personne n’y travaille.', pt: 'Pede-se com {length} de antecedência; enquanto isso ninguém trabalha nela.',
}

/** Of both that go on together. */
export const RUNNING: InEach = {
  en: 'They go on side by side for {length}.', de: 'Beide laufen {length} nebeneinander.', es: 'Siguen en paralelo {length}.', fr: 'Les deux tournent ensemble pendant {length}.', pt: 'Seguem em paralelo por {length}.',
}

export const UNITS: Readonly<Record<'day' | 'working-day' | 'week', Readonly<Record<Language, readonly [string, string]>>>> = {
  day: { en: ['day', 'days'], de: ['Tag', 'Tage'], es: ['día', 'días'], fr: ['jour', 'jours'], pt: ['dia', 'dias'] },
  'working-day': { en: ['working day', 'working days'], de: ['Arbeitstag', 'Arbeitstage'], es: ['día laborable', 'días laborables'], fr: ['jour ouvré', 'jours ouvrés'], pt: ['dia útil', 'dias úteis'] },
  week: { en: ['week', 'weeks'], de: ['Woche', 'Wochen'], es: ['semana', 'semanas'], fr: ['semaine', 'semaines'], pt: ['semana', 'semanas'] },
}

/** Whoever has it, where nobody says who. */
export const THEM: InEach = { en: 'them', de: 'der Stelle', es: 'quien lo tiene', fr: 'qui s’en occupe', pt: 'quem cuida disso' }
