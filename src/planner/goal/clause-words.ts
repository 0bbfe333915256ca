type Language = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'hi'

/** What words make of the times of their clause, and the words for it in each language; phrases are separated by `|`, in the spelling of wordKey. */
type ClauseWords = { does: string } & Partial<Record<Language, string>>

export type Cue = 'away' | 'awayOfPerson' | 'never' | 'keepFree' | 'only' | 'busy' | 'can' | 'start' | 'work' | 'each' | 'wish' | 'earliest' | 'latest' | 'light' | 'intense'

/** Every language's words are looked for, whatever the goal is written in: people mix them. */
export const CLAUSE_WORDS: Readonly<Record<Cue, ClauseWords>> = {
  away: {
    does: 'excludes them: the user is elsewhere or rests',
    en: 'off|away|ill|sick|day of rest|skiing|camping|on a trip|business trip|on tour|at a conference|in hospital|on nights|on night shift|on night shifts|out of the country|not here|not home|not around|sick leave|at a wedding|at my parents|holiday|holidays|vacation|on leave|annual leave|maternity leave|paternity leave|unavailable|not available|out of office|out of town|ooo|travelling|traveling|abroad|offshore|overseas|at sea|closed|shut|day off|days off|rest day|rest days|on holiday|gone|public holiday|bank holiday|pto|parental leave|absent',
    de: 'sind voll|ist voll|komplett voll|sind dicht|ist dicht|gesperrt|abgesperrt|belegt|verplant|vergeben|ausgebucht|ausgelastet|auf kur|auf reha|bin raus|sind raus|ich raus|wir raus|dienstreise|geschaftsreise|auf montage|auf dienstreise|verreist|nicht da|unterwegs|krank|weg|frei|urlaub|osterurlaub|familienurlaub|skiurlaub|sommerurlaub|winterurlaub|kurzurlaub|herbsturlaub|weihnachtsurlaub|im urlaub|abwesend|geschlossen|betriebsferien|werksferien|betriebsurlaub|feiertage',
    es: 'cogido|cogida|cogidos|cogidas|pillados|pilladas|comprometidos|comprometidas|estan llenos|estan llenas|ocupados|ocupadas|estoy ocupado|estoy ocupada|siempre ocupado|siempre ocupada|liado|liada|fuera|afuera|ausente|en viaje|de viaje|de vacaciones|de baja|vacaciones|descanso|dia de descanso|viajando|viajo|viajamos|cerrado|cerrada|festivo|festivos|cierre por vacaciones|cerramos',
    fr: "sont pris|sont prises|est pris|est prise|deja pris|deja prise|deja prises|sont complets|pas la|absente|au ski|a l'hopital|a l'etranger|en stage|en formation|en voyage|en deplacement|en vacances|jour de repos|ferme|fermee|fermes|fermees|feries|jours feries|conges annuels|fermeture annuelle|fermons|conges|en conge|conge",
    pt: 'ja cheio|ja cheia|ja cheios|ja cheias|estao cheios|estao cheias|esta cheia|esta cheio|lotado|lotada|lotados|lotadas|tomado|tomada|tomados|tomadas|estou ocupado|estou ocupada|sempre ocupado|sempre ocupada|fora|em viagem|de viagem|de folga|de ferias|ferias|folga|dia de folga|vou viajar|fechado|fechada|fechados|feriado|feriados|recesso|fechamos',
    hi: 'chhutti|छुट्टी|बाहर',
  },
  awayOfPerson: {
    does: 'excludes them for somebody who is named',
    en: 'out|off|away|offshore|overseas|absent|unavailable|ooo|leave|holiday|holidays|vacation|pto|sick|ill|travelling|traveling|gone|conference|honeymoon|offsite|abroad|unreachable|nights|nightshift',
    de: 'urlaub|weg|krank|frei|abwesend|verhindert|elternzeit|ferien|reha|kur|krankgeschrieben', es: 'vacaciones|fuera|ausente|baja|licencia|libra|libran', fr: 'conge|conges|absente|vacances|pose|rtt|malade', pt: 'ferias|fora|licenca|folga|folgam',
  },
  never: {
    does: 'excludes them',
    en: "neither|other than|apart from|aside from|with the exception of|barring|not|no|never|n't|don't|dont|doesn't|doesnt|can't|cant|cannot|won't|wont|isn't|aren't|nothing|nobody|nobody's|no one|no one's|none|without|avoid|skip|skipping|excluding|except|exclude|free|completely off",
    de: 'unmoglich|nix|nein|niemand|keiner|gar nicht|nicht|kein|keine|keinen|nichts|nie|niemals|keinesfalls|auf keinen fall|unter keinen umstanden|ausser|entfallt|entfallen',
    es: 'imposible|ni hablar|a excepcion de|tampoco|nadie|no puedo|nunca|jamas|ningun|ninguna|nada|ni|sin|excepto|salvo',
    fr: "impossible|hormis|excepte|c'est mort|a part|personne ne|personne|pas|jamais|rien|sauf|aucun|aucune|sans",
    pt: 'impossivel|nem pensar|nem|ninguem|nao|sem|exceto',
    hi: 'नहीं|कभी नहीं|मत|बिना|छोड़कर',
  },
  keepFree: {
    does: 'excludes them',
    en: 'keep it out of|keep that out of|stay out of|out of the plan|keep off|keep those clear|keep those free|keep them clear|keep them free|keep it clear|keep that clear|keep these free|keep these clear|stay free|stays free|keep free|kept free|leave my alone|leave our alone|leave alone|keep that free|leave free|free of|keep clear|must be free|remain free|are free|is free for|keep it free|block off|blocked off',
    de: 'freihalten', es: 'libre|libres|libre de', pt: 'livre|livres',
  },
  only: {
    does: 'leaves no others',
    en: 'only|just|solely|exclusively|nothing but|nothing else|no other day|no other days|no other time|no other times', de: 'nur|lediglich|bloss|ausschliesslich', es: 'solo|unicamente|solamente|nomas', fr: "seulement|uniquement|n'ai que|n'ai de temps que|n'ai du temps que|n'ai de libre que|n'avons que|n'avons de temps que|n'y a que|ne peux que|peux que|ne pouvons que|pouvons que|dispo que|disponible que|disponibles que|suis libre que", pt: 'so|apenas|somente', hi: 'केवल|सिर्फ',
  },
  busy: {
    does: 'commits them to something else',
    en: "busy|employed|work|work's|school's|uni's|teach|teaches|commute|commuting|on call|on duty|on shift|at school|at work|at uni|at university|at the office|on site|in the office|babysit|babysitting|bartend|waitress|wait tables|i volunteer|we volunteer|also volunteer|volunteer at|volunteer on|volunteer in|volunteering|in school|in lectures|working|works|meeting|meetings|has meetings|blocked|booked|booked up|class|classes|lecture|lectures|seminar|seminars|tutorial|tutorials|shift|shifts|appointment|appointments|occupied|unavailable|tied up|engaged|taken|standup|stand-up|daily|lunch|school run|naps|nap|sleeps|sleep|asleep|pick up|pickup|drop off|collect my|collect the kids|fetch my|fetch the kids|pick my|pick the kids|drop my|drop the kids|look after|looking after|has stuff|have stuff|in a meeting",
    de: 'im buro|auf arbeit|in der arbeit|auf schicht|unterrichte|vorlesung|vorlesungen|schicht|arbeite|arbeitet|besetzt|beschaftigt|termin',
    es: 'en la oficina|en el trabajo|turno|turnos|estudio en|de turno|trabajo|trabaja|ocupado|ocupada|reunion|clase',
    fr: 'au bureau|au travail|au boulot|de garde|bosse|bossons|travaille|occupe|occupee|cours',
    pt: 'no escritorio|no trabalho|plantao|trabalho|trabalha|reuniao|aula',
    hi: 'व्यस्त|काम|मीटिंग|ऑफिस|दफ्तर|ड्यूटी|क्लास|कॉलेज|स्कूल|नौकरी',
  },
  can: {
    does: 'opens them',
    en: "can|could|able|available|free|i've got|ive got|i have|have|got|works for me|possible|any time|anytime|open|between|evenings|mornings|afternoons",
    de: 'kann|konnen|verfugbar', es: 'puedo|podemos|disponible|libre', fr: 'peux|pouvons', pt: 'posso|disponivel|livre', hi: 'सकता|सकती|सकते|खाली|उपलब्ध',
  },
  start: {
    does: 'begins on them',
    en: 'kick-off|kick it off|kick this off|kick things off|get it going|get it started|get started|get going|starting|start|starts|begin|begins|beginning|commencing|from|kick off|kicks off|kickoff|as of', de: 'ab|beginn|beginnt|starten|start am',
    es: 'arranco|arrancamos|empezando|empiezo|empezar|empieza|comenzando|a partir de|desde', fr: 'a partir du|a partir|debut|commence|commencant|demarre|demarrons', pt: 'comecando|comeca|comecar|comeco|comecamos|inicio', hi: 'शुरू|से शुरू',
  },
  work: {
    does: 'has something done by them',
    en: 'do|done|finish|finished|complete|completed|ready|deliver|submit|hand in|send|ship|live|launch|out|due|deadline|over|packed|painted|booked|ordered',
  },
  each: {
    does: 'makes a length that of one session',
    en: 'each|each time|per session|at a time|at once|a session|per sitting|sessions|session|a go|each day|every time|blocks|block|bursts|burst|per run|apiece|in one go|in a row|at a stretch|straight',
    de: 'je|jeweils|pro einheit|am stuck', es: 'cada|cada vez|por sesion|sesiones|de una vez', fr: "chaque|par seance|chacune|a la fois|d'affilee|a chaque fois", pt: 'cada uma|por sessao|por vez|de cada vez', hi: 'हर बार|प्रत्येक',
  },
  wish: {
    does: 'makes them a wish',
    en: 'prefer|preferably|ideally|if possible|would like|would rather|rather|like|hopefully|wish|wishes|maybe|nice to have|where possible|when possible|best',
    de: 'am liebsten|wenn moglich|moglichst|bevorzugt|gerne', es: 'prefiero|preferiblemente|si es posible|a ser posible|mejor', fr: 'de preference|si possible|plutot', pt: 'prefere|prefiro|preferencialmente|se possivel', hi: 'हो सके तो|पसंद',
  },
  earliest: {
    does: 'wishes for the first of them',
    en: 'earliest|the earlier the better|the sooner the better|as early as possible|as soon as possible|asap|soonest|later than it has to be|later than necessary|later than needed|first available|at the earliest|as early|early as|first possible',
    de: 'so bald wie moglich|fruhestmoglich', es: 'lo antes posible|cuanto antes', fr: 'le plus tot possible|des que possible', pt: 'o mais cedo possivel|quanto antes', hi: 'जल्द से जल्द',
  },
  latest: {
    does: 'wishes for the last of them',
    en: 'as late as possible|latest possible|latest availability|last possible', de: 'so spat wie moglich', es: 'lo mas tarde posible', fr: 'le plus tard possible', pt: 'o mais tarde possivel',
  },
  light: {
    does: 'wishes for few sessions',
    en: 'not too packed|relaxed|easy pace|gentle|light|leisurely|slow pace|slowly|go slow|take it slow|nice and slow|slow and steady|slow start|start slow|not too much|not overloaded|nothing too intense|take it easy|chilled|laid back|laid-back|breathing room',
    de: 'entspannt|locker', es: 'tranquilo|relajado', fr: 'detendu|tranquille',
  },
  intense: {
    does: 'wishes for many sessions',
    en: 'intense|intensive|intensively|as much as possible|crash course|cram|full on|hardcore', de: 'intensiv', es: 'intensivo', fr: 'intensif',
  },
}
