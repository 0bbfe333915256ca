import { tokenize } from '../time/grammar/token.ts'

/** Words that tell what a clause does with its times. Phrases are separated by `|`; every language shares one table. */
const CUES = {
  away: "off|away|fuera|afuera|ausente|absent|absente|en viaje|de viaje|en voyage|em viagem|fora|auf montage|auf dienstreise|ill|sick|day of rest|skiing|camping|on a trip|business trip|on tour|at a conference|in hospital|on nights|on night shift|on night shifts|out of the country|not here|not home|not around|sick leave|at a wedding|at my parents|verreist|nicht da|unterwegs|krank|de vacaciones|de baja|en deplacement|de folga|holiday|holidays|vacation|on leave|annual leave|maternity leave|paternity leave|unavailable|not available|out of office|out of town|ooo|travelling|traveling|abroad|closed|day off|days off|rest day|rest days|on holiday|gone|public holiday|bank holiday|pto|parental leave|weg|frei|urlaub|im urlaub|abwesend|de viaje|fuera|vacaciones|ausente|en vacances|absent|absente|de ferias|ferias|folga|dia de folga|descanso|dia de descanso|jour de repos|viajando|viajo|viajamos|vou viajar|fora|shut|cerrado|cerrada|ferme|fermee|fermes|fermees|fechado|fechada|fechados|geschlossen|chhutti|छुट्टी|बाहर",
  never: "neither|other than|apart from|aside from|with the exception of|hormis|a excepcion de|a part|barring|not|no|never|n't|don't|dont|doesn't|doesnt|can't|cant|cannot|won't|wont|isn't|aren't|nothing|nobody|nobody's|no one|no one's|none|without|avoid|skip|skipping|excluding|except|exclude|free|completely off|nein|niemand|nadie|ninguem|personne ne|personne|gar nicht|nicht|kein|keine|keinen|nichts|nie|niemals|ausser|no puedo|nunca|nada|ni|sin|excepto|salvo|pas|jamais|rien|sauf|aucun|sans|nao|não|nunca|nada|sem|exceto|नहीं|कभी नहीं|मत|बिना|छोड़कर",
  keepFree: 'keep those clear|keep those free|keep them clear|keep them free|keep it clear|keep that clear|keep these free|keep these clear|stay free|stays free|keep free|kept free|keep that free|leave free|free of|keep clear|must be free|remain free|are free|is free for|keep it free|block off|blocked off|freihalten|libre|libres|libre de|livre|livres',
  only: 'only|just|solely|exclusively|nothing but|nur|lediglich|solo|unicamente|seulement|uniquement|so|apenas|somente|केवल|सिर्फ',
  busy: "busy|work|teach|teaches|commute|commuting|on call|on duty|on shift|at school|at work|at uni|at university|at the office|in the office|babysit|babysitting|bartend|waitress|wait tables|volunteer|volunteering|in school|in lectures|unterrichte|vorlesung|vorlesungen|schicht|turno|turnos|estudio en|de garde|de turno|plantao|working|works|meeting|meetings|has meetings|blocked|booked|booked up|class|classes|lecture|lectures|seminar|seminars|tutorial|tutorials|shift|shifts|appointment|appointments|occupied|unavailable|tied up|engaged|taken|standup|stand-up|daily|lunch|school run|naps|nap|sleeps|sleep|pick up|pickup|drop off|collect my|collect the kids|fetch my|fetch the kids|pick my|pick the kids|drop my|drop the kids|look after|looking after|has stuff|have stuff|in a meeting|arbeite|arbeitet|besetzt|beschaftigt|termin|trabajo|trabaja|ocupado|ocupada|reunion|clase|travaille|occupe|occupee|reunion|cours|trabalho|trabalha|ocupado|ocupada|reuniao|aula|व्यस्त|काम|मीटिंग",
  can: "can|could|able|available|free|i've got|ive got|i have|have|got|works for me|possible|any time|anytime|open|between|evenings|mornings|afternoons|kann|konnen|verfugbar|puedo|podemos|disponible|libre|peux|pouvons|disponible|posso|podemos|disponivel|livre|सकता|सकती|सकते|खाली|उपलब्ध",
  start: 'kick-off|starting|start|starts|begin|begins|beginning|commencing|from|kick off|kicks off|kickoff|as of|ab|beginn|beginnt|starten|start am|empezando|empiezo|empezar|empieza|comenzando|a partir de|desde|a partir du|a partir|debut|commence|commencant|comecando|comeca|comecar|inicio|शुरू|से शुरू',
  work: 'do|done|finish|finished|complete|completed|ready|deliver|submit|hand in|send|ship|live|launch|out|due|deadline|over|packed|painted|booked|ordered',
  each: 'each|each time|per session|at a time|at once|a session|per sitting|sessions|session|a go|each day|every time|blocks|block|per run|apiece|in one go|in a row|at a stretch|straight|je|jeweils|pro einheit|am stuck|cada|cada vez|por sesion|sesiones|chaque|par seance|chacune|cada uma|por sessao|हर बार|प्रत्येक',
  wish: 'prefer|preferably|ideally|if possible|would like|would rather|rather|like|hopefully|wish|wishes|maybe|nice to have|where possible|when possible|best|am liebsten|wenn moglich|moglichst|bevorzugt|gerne|prefiero|preferiblemente|si es posible|a ser posible|mejor|prefere|de preference|si possible|plutot|prefiro|preferencialmente|se possivel|हो सके तो|पसंद',
  earliest: "earliest|the earlier the better|the sooner the better|as early as possible|as soon as possible|asap|soonest|first available|at the earliest|as early|early as|first possible|so bald wie moglich|fruhestmoglich|lo antes posible|cuanto antes|le plus tot possible|des que possible|o mais cedo possivel|quanto antes|जल्द से जल्द",
  latest: 'as late as possible|latest possible|latest availability|last possible|so spat wie moglich|lo mas tarde posible|le plus tard possible|o mais tarde possivel',
  light: 'not too packed|relaxed|easy pace|gentle|light|leisurely|slow pace|slow|not too much|not overloaded|nothing too intense|take it easy|chilled|laid back|laid-back|breathing room|tranquilo|relajado|entspannt|locker|detendu|tranquille',
  intense: 'intense|intensive|intensively|as much as possible|crash course|cram|full on|hardcore|intensiv|intensivo|intensif',
} as const

export type Cue = keyof typeof CUES

const PHRASES = new Map<Cue, string[][]>()

function phrasesOf(cue: Cue): string[][] {
  const known = PHRASES.get(cue)
  if (known) return known
  const phrases = CUES[cue].split('|').map((phrase) => tokenize(phrase).map(({ key }) => key))
  PHRASES.set(cue, phrases)
  return phrases
}

/** Index of the first word of the cue in the keys, or -1. */
export function cueIndex(keys: readonly string[], cue: Cue): number {
  const phrases = phrasesOf(cue)
  for (let index = 0; index < keys.length; index += 1) {
    if (phrases.some((phrase) => phrase.every((key, offset) => isSameWord(keys[index + offset], key)))) return index
  }
  return -1
}

export function hasCue(keys: readonly string[], cue: Cue): boolean {
  return cueIndex(keys, cue) >= 0
}

/** Long words may have one letter missing, extra, wrong or swapped. */
const LONG_WORD = 7

function isSameWord(written: string | undefined, known: string): boolean {
  if (written === known) return true
  if (written === undefined || known.length < LONG_WORD || Math.abs(written.length - known.length) > 1 || written[0] !== known[0]) return false
  let start = 0
  while (start < written.length && written[start] === known[start]) start += 1
  const rest = (word: string, skip: number) => word.slice(start + skip)
  const isSwap = written[start] === known[start + 1] && written[start + 1] === known[start] && rest(written, 2) === rest(known, 2)
  return isSwap || rest(written, 1) === rest(known, 1) || rest(written, 1) === rest(known, 0) || rest(written, 0) === rest(known, 1)
}
