import type { Playbook } from './playbook.ts'

export const EXAM_STUDY: Playbook = {
  id: 'exam-study',
  title: 'exam study',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['exam', 'midterm', 'finals', 'test prep', 'certification', 'certificate', '=sat', '=gre', '=gmat', '=lsat', '=mcat', '=ielts', '=toefl', 'a level', 'gcse', 'bar exam', '*prufung', '*klausur', 'abitur', 'examen', 'oposicion', 'vestibular', 'concours', 'prova', 'revise for', 'revision'],
    weak: ['study', 'cover', 'chapter', 'mock', 'past paper', 'calculus', 'chemistry', 'biology', 'physics', 'history', 'lernen', 'estudiar', 'etudier', 'estudar'],
    not: ['eye exam', 'medical exam', 'doctor'],
  },
  tags: ['study'],
  sessions: {
    minutes: 90,
    perWeek: 5,
    topicMinutes: { beginner: 600, intermediate: 450, advanced: 300 },
    order: 'blocks',
    topics: [{ en: 'the topics worth most marks', de: 'die Themen mit den meisten Punkten', es: 'los temas que más puntúan', fr: 'les thèmes qui rapportent le plus', pt: 'os temas que mais valem' }, { en: 'your hardest topic', de: 'dein schwerstes Thema', es: 'tu tema más difícil', fr: 'ton thème le plus difficile', pt: 'o seu tema mais difícil' }, { en: 'definitions and formulas', de: 'Definitionen und Formeln', es: 'definiciones y fórmulas', fr: 'définitions et formules', pt: 'definições e fórmulas' }, { en: 'applied questions', de: 'Anwendungsaufgaben', es: 'preguntas aplicadas', fr: 'questions d’application', pt: 'questões aplicadas' }],
    opening: [
      { id: 'diagnostic', title: { en: 'Diagnostic: sit one past paper cold and map the gaps', de: 'Standortbestimmung: eine alte Prüfung ohne Vorbereitung, Lücken notieren', es: 'Diagnóstico: hacer un examen anterior sin preparar y ver los huecos', fr: 'Diagnostic : faire une ancienne épreuve à froid et repérer les lacunes', pt: 'Diagnóstico: fazer uma prova antiga sem preparo e ver as lacunas' }, how: 'Take one past or sample paper without notes, at half the time if you must. Mark it and colour each topic red, amber or green; get the syllabus and the mark scheme.', done: 'each topic has a colour and the red ones are known', priority: 'high', tags: ['diagnostic'] },
    ],
    stages: [
      { id: 'learn', titles: [{ en: '{Topic}: rebuild the theory from the ground', de: '{Topic}: Grundlagen erarbeiten', es: '{Topic}: reconstruir la teoría', fr: '{Topic} : reconstruire la théorie', pt: '{Topic}: reconstruir a teoria' }, { en: '{Topic}: summary sheet from memory', de: '{Topic}: Zusammenfassung aus dem Kopf', es: '{Topic}: hoja resumen de memoria', fr: '{Topic} : fiche de synthèse de mémoire', pt: '{Topic}: resumo de memória' }], share: 3, how: 'Read the section on {topic} once, close the book, and write the definitions, results and one example from memory. Compare, correct in another colour, repeat what was missing.', done: 'a one-page sheet on {topic} stands that you wrote without looking' },
      { id: 'worked-examples', titles: [{ en: '{Topic}: worked examples, then the same ones alone', de: '{Topic}: Musterbeispiele nachrechnen, dann allein', es: '{Topic}: ejemplos resueltos y luego sin ayuda', fr: '{Topic} : exemples corrigés, puis seul', pt: '{Topic}: exemplos resolvidos, depois sozinho' }], share: 2, how: 'Cover the solution of each worked example, predict the next step, uncover. Then solve it again on blank paper.', done: 'you can say why each step follows' },
      { id: 'practise', titles: [{ en: '{Topic}: exercises from easy to hard', de: '{Topic}: Aufgaben von leicht bis schwer', es: '{Topic}: ejercicios de fácil a difícil', fr: '{Topic} : exercices du facile au difficile', pt: '{Topic}: exercícios do fácil ao difícil' }, { en: '{Topic}: past-paper questions', de: '{Topic}: alte Prüfungsaufgaben', es: '{Topic}: preguntas de exámenes anteriores', fr: '{Topic} : questions d’annales', pt: '{Topic}: questões de provas antigas' }, '{Topic}: past-paper questions against the clock'], share: 4, how: 'Work without notes, at most ten minutes a question before looking. Check each answer at once and enter every mistake with its cause into an error log.', done: 'the last three came out right without help and the error log is up to date' },
      { id: 'review', titles: [{ en: '{Topic}: spaced review from a blank page', de: '{Topic}: Wiederholung vom leeren Blatt', es: '{Topic}: repaso espaciado desde cero', fr: '{Topic} : révision espacée, page blanche', pt: '{Topic}: revisão espaçada do zero' }, { en: '{Topic}: second review, error log only', de: '{Topic}: zweite Wiederholung, nur das Fehlerheft', es: '{Topic}: segundo repaso, solo los errores', fr: '{Topic} : deuxième révision, les erreurs seulement', pt: '{Topic}: segunda revisão, só os erros' }], share: 2, lag: 1.4, tags: ['revision'], how: 'Days after the first pass: blank page, all you know about {topic}, then two questions you got wrong before.', done: 'what was missing is marked and both questions are right now' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'interleaved', title: 'Mixed set {round}: questions from everything so far, shuffled', how: 'Draw questions from all finished topics in random order so that you must recognise the type yourself. Forty minutes, then mark.', done: 'your score is noted and each miss is in the error log', tags: ['revision'] },
      { id: 'error-log', title: 'Error log, round {round}: redo every miss', how: 'Go through the log and solve each item again from scratch; strike it out only when right twice on different days.', done: 'no item in the log is older than a week and untried', tags: ['revision'] },
    ] },
    closing: [
      { id: 'formula-recall', title: 'Definitions and formulas: write the whole list from memory', how: 'One sheet, no book. Check, and put the missed ones on cards for the last days.', done: 'fewer than three are missing', from: 0.7 },
      { id: 'mock-1', title: { en: 'Mock exam 1: full paper, real time, no notes', de: 'Probeklausur 1: ganze Prüfung, echte Zeit, keine Hilfen', es: 'Simulacro 1: examen completo, tiempo real, sin apuntes', fr: 'Examen blanc 1 : sujet complet, temps réel, sans notes', pt: 'Simulado 1: prova completa, tempo real, sem anotações' }, how: 'Same hour of day as the exam if you can, phone in another room, only the permitted aids.', done: 'it is marked with the official scheme and you know which three question types cost most', priority: 'high', tags: ['mock'] },
      { id: 'mock-1-repair', title: 'Repair what mock 1 showed', how: 'Take the three types that cost most marks: theory sheet, one worked example, three questions each.', done: 'one question of each type is right, in time', priority: 'high' },
      { id: 'mock-2', title: { en: 'Mock exam 2: another paper, with your order of attack', de: 'Probeklausur 2: andere Prüfung, mit eigener Reihenfolge', es: 'Simulacro 2: otro examen, con tu orden de ataque', fr: 'Examen blanc 2 : autre sujet, avec ta stratégie', pt: 'Simulado 2: outra prova, com a sua estratégia' }, how: 'Read all questions first, do the sure ones, leave ten minutes to check. Practise the plan as much as the matter.', done: 'it is marked and you finished with time to check', priority: 'high', tags: ['mock'] },
      { id: 'taper', title: { en: 'Light day before: summary sheets, bag, route, early night', de: 'Tag davor: Zusammenfassungen, Tasche, Weg, früh schlafen', es: 'Víspera: resúmenes, mochila, ruta, dormir pronto', fr: 'Veille : fiches, sac, trajet, coucher tôt', pt: 'Véspera: resumos, mochila, trajeto, dormir cedo' }, minutes: 45, how: 'Nothing new. Skim the sheets and the error log, put identity card, permitted aids and water into the bag, look up the room.', done: 'the bag stands at the door and you are in bed on time', priority: 'high' },
    ],
  },
  tasks: [],
}
