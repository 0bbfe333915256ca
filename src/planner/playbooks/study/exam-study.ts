import { MOCK_SERIES } from './mock-series.ts'
import { MARKED } from './marking.ts'
import type { Playbook } from '../playbook.ts'

/** Much to know and little to reckon: nobody works examples in anatomy. */
const FACTS = ['anatomy', 'anatomie', 'anatomia', 'histolog', 'physiolog', 'biolog', 'pharmacolog', 'nursing', 'history', 'geschichte', 'historia', 'histoire', '=law', 'bar exam', 'contract law', '=recht', 'derecho', '=droit', 'direito', 'geograph', 'psycholog', 'sociolog', 'philosoph', 'philo', 'literature', 'theology', 'politics', 'religion', 'citizenship', 'art history', 'botany', 'zoology', 'knots', 'lights and shapes', 'hunting', 'jagdschein', 'angelschein']
/** Answers to choose from, out of a bank that can be had: nobody derives a traffic sign. */
const CHOICE = ['theory test', 'driving theory', 'theorieprufung', 'examen teorico', 'code de la route', 'prova teorica', 'multiple choice']
const ORAL = ['=oral', '=orals', 'oral exam', '=viva', 'mundlich', 'examen oral', 'prova oral']

/** What is sat on a day: the month of an exam is no month to begin in. */
const EXAMINED = ['exam', 'finals', 'klausur', 'prufung', '*prufung', 'abitur', 'examen', 'oposicion', '=bac', 'baccalaureat', 'concours', 'prova', 'exame', 'enem', 'vestibular', 'gcse', 'a level', 'sat in', '=test']

export const EXAM_STUDY: Playbook = {
  id: 'exam-study',
  title: 'exam study',
  plannerTypes: ['calendar'],
  occasion: { on: [1, 2, 3, 4, 5], amongTasks: true, title: { en: 'Exam', de: 'Prüfung', es: 'Examen', fr: 'Examen', pt: 'Prova' }, when: { mentions: EXAMINED } },
  matches: {
    strong: ['certificate online', 'online certificate', 'gardener certificate', 'certification course', 'certificate course', '11 plus', 'eleven plus', '7 plus', '13 plus', 'verbal reasoning', 'non verbal reasoning', 'online assessment', 'care module', 'training module', 'online module', 'my module', 'cpd module', 'mandatory training', 'e learning module', 'finish my module', '=osce', 'osces', 'clinical exam', '=ppl', 'driving theory', 'driver theory', 'theory test', 'theorieprufung', 'hazard perception', 'highway code', 'examen teorico', 'examen du code', 'code de la route', 'prova teorica', 'exame de codigo', 'klassenarbeit', 'mathearbeit', 'schulaufgabe', 'von 5 auf', 'von funf auf', 'von 4 auf', 'mathe bis', '=oral on', '=orals', '=viva', 'oral in', 'licensing exam', 'study for the aat', '=aat', 'bookkeeping exam', 'acca', '=cima', 'bookkeeping level', 'accounting exam', 'maths gcse', 'english gcse', 'gcse maths', 'gcse english', 'access course exam', 'usmle', 'medical licensing', 'radio licence', 'radio license', 'ham radio', 'amateur radio licence', 'hunting licence', 'hunting license', 'forklift licence', 'boat licence', 'boating licence', 'boating license', 'skipper s licence', 'skipper licence', 'skipper', 'drone licence', 'pilot licence', 'pilot s licence', 'private pilot', 'fishing licence', 'jagdschein', 'angelschein', 'segelschein', 'sportbootfuhrerschein', 'licencia de caza', 'permis bateau', 'permis de chasse', 'licence exam', 'written exams', 'gcses', 'exam', 'resit', 'retake', 'theory test', 'licensing test', '=bac', 'baccalaureat', 'brevet', '=abi', 'matura', 'selectividad', '=ebau', '=enem', 'concurso publico', 'concurso', 'midterm', 'finals', 'test prep', 'certification', 'certificate', 'a level', 'gcse', 'bar exam', '*prufung', '*klausur', 'abitur', 'examen', 'oposicion', 'vestibular', 'concours', 'prova', 'revision', 'oral exam', 'need to pass', 'pass the course', 'pass my course', 'pass the test', 'pass the class', 'life support course', 'real estate licence', 'real estate license', 'insurance licence', 'study for my licence', 'study for my license', 'licence exam', 'license exam', 'theory paper', 'theory exam', 'skipper theory', 'i sit the', 'sit the theory', 'pass the cfa', 'cfa level', '=cfa', '=cissp', '=cpa', 'level 1 exam', 'solutions architect', 'finish my online course', 'complete my online course', 'finish an online course', 'prufungen in'],
    weak: ['module', 'assessment', '=units', 'study', 'cover', 'chapter', 'mock', 'past paper', 'calculus', 'chemistry', 'biology', 'physics', 'history', 'lernen', 'estudiar', 'etudier', 'estudar'],
    not: ['illustrat', 'any finals', 'final art', 'finals due', 'finals go', 'sketches', ...MARKED.flatMap((what) => [`mark ${what}`, `grade ${what}`]), 'to mark', 'to grade', '=marking', '=grading', 'korrigier', 'eye exam', 'medical exam', 'exames medicos', 'exame medico', 'exames de rotina', 'exame de sangue', 'exames de sangue', 'examenes medicos', 'examen medico', 'examens medicaux', 'doctor', 'cello', 'klavier', '=geige', 'gitarre', 'violonc', 'violon', 'guitarra', 'guitare', 'piano', 'violin', 'flute', 'pass inspection', 'car needs', 'scuba', 'citizenship'],
  },
  series: [MOCK_SERIES],
  tags: ['study'],
  sessions: {
    minutes: 90,
    perWeek: 5, atLeastPerWeek: 2,
    topicMinutes: { beginner: 600, intermediate: 450, advanced: 300 },
    usualAmount: { units: ['chapter', 'unit', 'lecture', 'module', 'topic'], value: 8 },
    order: 'blocks', inParts: true, topicsOfEvents: true,
    topics: ['the topics worth most marks', 'your hardest topic', 'definitions and formulas', 'applied questions'],
    topicsFor: [
      { mentions: ['bar exam', 'sit the bar', 'pass the bar'], topics: [
          { en: 'contracts and sales', de: 'Vertrags- und Kaufrecht', es: 'contratos y compraventa', fr: 'contrats et vente', pt: 'contratos e compra e venda' },
          { en: 'torts', de: 'Deliktsrecht', es: 'responsabilidad civil', fr: 'responsabilité civile', pt: 'responsabilidade civil' },
          { en: 'criminal law and procedure', de: 'Strafrecht und Strafprozess', es: 'derecho y proceso penal', fr: 'droit pénal et procédure pénale', pt: 'direito penal e processo penal' },
          { en: 'property and trusts', de: 'Sachenrecht', es: 'derechos reales', fr: 'droit des biens', pt: 'direitos reais' },
          { en: 'civil procedure and evidence', de: 'Zivilprozess und Beweis', es: 'proceso civil y prueba', fr: 'procédure civile et preuve', pt: 'processo civil e prova' },
          { en: 'constitutional and administrative law', de: 'Staats- und Verwaltungsrecht', es: 'derecho constitucional y administrativo', fr: 'droit constitutionnel et administratif', pt: 'direito constitucional e administrativo' },
          { en: 'answering a case question', de: 'Falllösung', es: 'resolver un caso práctico', fr: 'cas pratique', pt: 'resolução de casos' },
        ] },
      { mentions: ['=cfa'], topics: [
          { en: 'ethics and standards', de: 'Ethik und Standards', es: 'ética y normas', fr: 'éthique et normes', pt: 'ética e normas' },
          { en: 'quantitative methods and economics', de: 'quantitative Methoden und Volkswirtschaft', es: 'métodos cuantitativos y economía', fr: 'méthodes quantitatives et économie', pt: 'métodos quantitativos e economia' },
          { en: 'financial statement analysis', de: 'Abschlussanalyse', es: 'análisis de estados financieros', fr: 'analyse financière', pt: 'análise de demonstrações financeiras' },
          { en: 'corporate finance and shares', de: 'Unternehmensfinanzierung und Aktien', es: 'finanzas corporativas y acciones', fr: 'finance d’entreprise et actions', pt: 'finanças corporativas e ações' },
          { en: 'fixed income and derivatives', de: 'Anleihen und Derivate', es: 'renta fija y derivados', fr: 'obligations et produits dérivés', pt: 'renda fixa e derivativos' },
          { en: 'portfolio management and alternatives', de: 'Portfoliomanagement und alternative Anlagen', es: 'gestión de carteras e inversiones alternativas', fr: 'gestion de portefeuille et placements alternatifs', pt: 'gestão de carteiras e investimentos alternativos' },
        ] },
      {
        mentions: ['driving test', 'theory test', 'driving theory', 'driving exam', 'conducir', 'fuhrerschein', 'theorieprufung', 'code de la route', 'permis de conduire', 'prova teorica', 'carta de conducao'],
        topics: [
          { en: 'signs and markings', de: 'Verkehrszeichen und Markierungen', es: 'señales y marcas viales', fr: 'panneaux et marquages', pt: 'placas e marcações' },
          { en: 'right of way and junctions', de: 'Vorfahrt und Kreuzungen', es: 'prioridad y cruces', fr: 'priorités et intersections', pt: 'preferência e cruzamentos' },
          { en: 'speed, distance and stopping', de: 'Geschwindigkeit, Abstand und Bremsweg', es: 'velocidad, distancia y frenado', fr: 'vitesse, distance et freinage', pt: 'velocidade, distância e frenagem' },
          { en: 'hazards, weather and other road users', de: 'Gefahren, Wetter und andere Verkehrsteilnehmer', es: 'riesgos, tiempo y otros usuarios', fr: 'dangers, météo et autres usagers', pt: 'riscos, clima e outros usuários' },
          { en: 'the car, documents and accidents', de: 'Fahrzeug, Papiere und Unfall', es: 'vehículo, documentos y accidentes', fr: 'véhicule, papiers et accident', pt: 'veículo, documentos e acidentes' },
        ],
      },
    ],
    opening: [
      { id: 'how-marked', when: { levels: ['beginner'] }, minutes: 60, title: 'Learn how this exam is marked: format, weight, command words', how: 'Syllabus, mark scheme and one marked answer side by side: what earns a point, what earns nothing? Write the command words with what they ask for.', done: 'one page says how many points come from what', tags: ['diagnostic'] },
      { id: 'vocabulary-first', when: { levels: ['beginner'] }, title: 'Collect the fifty words of the subject before the theory', how: 'Glossary and headings first; own example for each, ten cards a day from then on.', done: 'fifty cards stand and thirty are right today', tags: ['diagnostic'] },
      { id: 'ceiling', when: { levels: ['advanced'] }, title: 'Find the last ten per cent: hardest questions of five years, sorted by what they test', how: 'No full papers: only what usually costs you or the cohort marks.', done: 'the sorted list of weak spots replaces the syllabus as your plan', priority: 'high', tags: ['diagnostic'] },
      { id: 'diagnostic', title: 'Diagnostic: sit one past paper cold and map the gaps', how: 'Take one past or sample paper without notes, at half the time if you must. Mark it and colour each topic red, amber or green; get the syllabus and the mark scheme.', done: 'each topic has a colour and the red ones are known', priority: 'high', tags: ['diagnostic'] },
    ],
    stages: [
      { id: 'learn', titles: ['{Topic}: rebuild the theory from the ground', '{Topic}: summary sheet from memory'], share: 3, how: 'Read the section on {topic} once, close the book, and write the definitions, results and one example from memory. Compare, correct in another colour, repeat what was missing.', done: 'a one-page sheet on {topic} stands that you wrote without looking' },
      { id: 'on-a-page', when: { mentions: FACTS }, titles: ['{Topic}: on one page from memory – drawing, table or timeline'], share: 2, how: 'Draw or order {topic} on a blank sheet with every name you know, compare with the book in another colour, and make cards only for what was missing. The next day once more from nothing.', done: 'the second sheet misses fewer than five names' },
      { id: 'worked-examples', when: { unless: [...FACTS, ...CHOICE] }, titles: ['{Topic}: worked examples, then the same ones alone'], share: 2, how: 'Cover the solution of each worked example, predict the next step, uncover. Then solve it again on blank paper.', done: 'you can say why each step follows' },
      { id: 'questions', when: { mentions: FACTS }, titles: ['{Topic}: cards, then questions answered in whole sentences', '{Topic}: past questions, first in notes, then aloud', '{Topic}: past questions against the clock'], share: 4, how: 'Fifteen minutes of cards, only those that are due; then questions of the kind you will be asked, without notes. Check at once, and enter every mistake with its cause into an error log.', done: 'the last three answers held every point and the error log is up to date' },
      { id: 'practise', when: { unless: [...FACTS, ...CHOICE] }, titles: ['{Topic}: exercises from easy to hard', '{Topic}: past-paper questions', '{Topic}: past-paper questions against the clock'], share: 4, how: 'Work without notes, at most ten minutes a question before looking. Check each answer at once and enter every mistake with its cause into an error log.', done: 'the last three came out right without help and the error log is up to date' },
      { id: 'bank', when: { mentions: CHOICE, unless: FACTS }, titles: ['{Topic}: thirty questions from the official bank, a reason for each answer', '{Topic}: the ones you missed, then twenty new ones', '{Topic}: forty questions against the clock'], share: 5, how: 'The bank of the body that sets the test, on paper or in its app. Say why the right answer is right and each other one wrong; what was missed or guessed goes on a list and comes back the next day.', done: 'nine of ten are right and none was a guess' },
      { id: 'review', titles: ['{Topic}: spaced review from a blank page', '{Topic}: second review, error log only'], share: 2, lag: 1.4, tags: ['revision'], how: 'Days after the first pass: blank page, all you know about {topic}, then two questions you got wrong before.', done: 'what was missing is marked and both questions are right now' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'teach', when: { levels: ['advanced'] }, title: 'Teach it, round {round}: the hardest topic in ten minutes to somebody who asks back', how: 'Without notes, at a whiteboard; write down every question you could not answer at once.', done: 'each open question has its answer in the sheet', tags: ['revision'] },
      { id: 'tutor-hour', when: { levels: ['beginner'] }, title: 'Ask, round {round}: the three things you do not understand, to a tutor or a classmate', how: 'Bring your attempt, not only the question; explain it back before you leave.', done: 'you have solved one question of each kind alone', tags: ['revision'] },
      { id: 'hazard-clips', when: { mentions: ['hazard perception', 'hazard clips', 'hazard perception clips'] }, title: 'Hazard perception, round {round}: ten official clips, and why each hazard began when it did', how: 'Watch for what could make you brake or steer: a ball, a door, brake lights, a side road. Click when it may become a hazard and again as it does; never in a rhythm, which scores nothing. Watch each missed clip again with the sound of your own commentary.', done: 'the score of the ten is noted and you can say what you saw too late', tags: ['revision'] },
      { id: 'interleaved', title: 'Mixed set {round}: questions from everything so far, shuffled', how: 'Draw questions from all finished topics in random order so that you must recognise the type yourself. Forty minutes, then mark.', done: 'your score is noted and each miss is in the error log', tags: ['revision'] },
      { id: 'error-log', title: 'Error log, round {round}: redo every miss', how: 'Go through the log and solve each item again from scratch; strike it out only when right twice on different days.', done: 'no item in the log is older than a week and untried', tags: ['revision'] },
    ] },
    closing: [
      { id: 'terms-recall', when: { mentions: FACTS }, title: 'Key terms: write the whole list from memory, topic by topic', how: 'One sheet, no book. Check, and put the missed ones on cards for the last days.', done: 'fewer than five are missing', from: 0.7 },
      { id: 'formula-recall', when: { unless: [...FACTS, ...CHOICE] }, title: 'Definitions and formulas: write the whole list from memory', how: 'One sheet, no book. Check, and put the missed ones on cards for the last days.', done: 'fewer than three are missing', from: 0.7 },
      { id: 'oral-1', when: { mentions: ORAL }, title: 'Mock oral 1: twenty minutes with somebody who asks back', how: 'Topics drawn by lot, thirty seconds to think, answer in three steps: what it is, how it hangs together, an example or case. They note where you stopped, guessed or wandered off.', done: 'the weak places are written down and you sat through the silence', priority: 'high', tags: ['mock'] },
      { id: 'mock-1', replacedBy: MOCK_SERIES.about, when: { unless: ORAL }, title: 'Mock exam 1: full paper, real time, no notes', how: 'Same hour of day as the exam if you can, phone in another room, only the permitted aids.', done: 'it is marked with the official scheme and you know which three question types cost most', priority: 'high', tags: ['mock'] },
      { id: 'mock-1-repair', replacedBy: MOCK_SERIES.about, title: 'Repair what mock 1 showed', how: 'Take the three types that cost most marks: theory sheet, one worked example, three questions each.', done: 'one question of each type is right, in time', priority: 'high' },
      { id: 'oral-2', when: { mentions: ORAL }, title: 'Mock oral 2: the topics you dread, with follow-up questions, in the clothes of the day', how: 'Enter, greet, sit, begin; show on paper or model while you speak; practise two sentences for “I do not know that, but I would begin with …”.', done: 'you got through without notes and know your first sentence', priority: 'high', tags: ['mock'] },
      { id: 'mock-2', replacedBy: MOCK_SERIES.about, when: { unless: ORAL }, title: 'Mock exam 2: another paper, with your order of attack', how: 'Read all questions first, do the sure ones, leave ten minutes to check. Practise the plan as much as the matter.', done: 'it is marked and you finished with time to check', priority: 'high', tags: ['mock'] },
      { id: 'taper', onDayBefore: true, title: 'Light day before: summary sheets, bag, route, early night', minutes: 45, how: 'Nothing new. Skim the sheets and the error log, put identity card, permitted aids and water into the bag, look up the room.', done: 'the bag stands at the door and you are in bed on time', priority: 'high' },
    ],
  },
  tasks: [],
}
