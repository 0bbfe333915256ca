import { tokenize } from '../time/grammar/token.ts'
import { isEmptyWord } from './empty-words.ts'

/** Words of other languages that say when, how often or whether something is done, but never what; in the spelling of wordKey. */
const IDLE_WORDS: Readonly<Record<string, string>> = {
  es: 'se corto cortos corta cortas breve breves maximo max minimo siempre mejor rato ratos ratito ratitos sesion sesiones bloque bloques tramo tramos imposible posible sola solo solos cosa cosas tarea tareas actividad actividades seguida seguidas seguido tendria tendrian seria deberia debe deben ser sea va van me nos bien viene vienen favor porfa porfi disponible horas hora mas menos mucho como nada ni cada vez cuando tocarlo hacerlo gracias q que podria puede tambien todo dedicar dedicarle dedico quedo quedamos libre preferible preferiblemente igual normalmente ese esa esos esas dia dias imposibles dispongo ideal perfecto ok vale acabar terminar acabo termino acabado parar libero',
  de: 'kurz kurze kurzen happchen hapchen portionen portion immer erst geht gehts gehen nur sache sachen aufgabe aufgaben einheit einheiten block blocke blocken sitzung sitzungen stuck bitte danke gut gerne passt passen ware waren besten am klappt klappts moglich jedes mal lang lange langer als ne nicht nix nichts halt durch hochstens maximal max mindestens insgesamt schaffe kann konnen zeit verfugbar pro je jeweils ca etwa hab habe ich mir uns es auch schon meistens lieber wenn einmal ideal perfekt wunderbar super fertig schluss',
  fr: "petit petits petite petites court courts courte courtes bout bouts par toujours pendant pause dej dejeuner dispo dispos disponible libre ne suis sommes que c'est ca ça me m'arrange nous va vont possible mieux svp stp merci seance seances session sessions creneau creneaux fois affilee d'affilee suite maximum max maxi minimum chaque chose choses tache taches peux pouvons seulement plutot il elle ideal idealement parfait impossible travaille bosse on y j'y reserver termine terminer fini finir",
  pt: 'pouquinho pouco curto curtos curta curtas pedaco pedacos sempre sessao sessoes bloco blocos vez vezes horario almoco consigo conseguimos da dao bom boa pra mim ta fica ficam melhor favor seguida seguidas seguido coisa coisas tarefa tarefas so apenas nunca nao aguento aguentamos rola posso podemos tempo livre disponivel disponiveis tambem idealmente perfeito dia dias impossivel tranquilo pode ser deve tem que todas todos hora horas acabar terminar',
  hi: 'नहीं सिर्फ केवल बस हमेशा बार ज्यादा कम दिन तब उन दिनों समय कुछ कर सकता सकती सकते करूंगा करूँगा करूंगी करूँगी होगा होगी खाली ठीक रहेगा चाहिए बीच बजे',
}

const IDLE = new Set(Object.values(IDLE_WORDS).flatMap((words) => words.split(' ')).map((word) => tokenize(word)[0]!.key))

/** Alone, these are things that an English plan hires and books. */
const ENGLISH_THINGS: ReadonlySet<string> = new Set(['van', 'court', 'courts', 'suite', 'bout', 'bouts'])

/** 'tendría que ser', 'geht nur', 'séances': nothing but such words, so that nothing of its own is done. English words are judged elsewhere. */
export function isIdle(text: string): boolean {
  const words = tokenize(text).filter(({ kind }) => kind === 'word' || kind === 'digits')
  if (words.every(({ key }) => ENGLISH_THINGS.has(key))) return false
  return words.some(({ key }) => IDLE.has(key)) && words.every(({ key }) => IDLE.has(key) || isEmptyWord(key))
}
