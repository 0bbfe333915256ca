import type { SeriesTemplate } from '../playbook.ts'

/** What learners do beside their sessions, on days of its own, where the goal asks for it: talking with somebody, and listening. */
export const LANGUAGE_SERIES: SeriesTemplate[] = [
  {
    id: 'tandem', about: ['tandem', 'conversation', 'exchange', 'talk with', 'speak with', 'speaking partner', 'stammtisch', 'intercambio', 'conversacion', 'conversa', 'tutor', 'italki', 'language cafe'],
    name: { en: 'conversation', de: 'Gespräch', es: 'conversación', fr: 'conversation', pt: 'conversa' },
    perWeek: 1, minutes: 45, tags: ['speaking'], priority: 'high', onlyIfAsked: true,
    sessions: [
      {
        id: 'tandem-everyday', to: 0.6,
        title: { en: '{name}, week {week}: one everyday topic, ten questions prepared', de: '{name}, Woche {week}: ein Alltagsthema, zehn Fragen vorbereitet', es: '{name}, semana {week}: un tema cotidiano, diez preguntas preparadas', fr: '{name}, semaine {week} : un thème du quotidien, dix questions prêtes', pt: '{name}, semana {week}: um tema do dia a dia, dez perguntas prontas' },
        how: { en: 'Half the time in each language if it is an exchange. Ask to be corrected after the sentence, not in it; write down five phrases that you lacked.', de: 'Bei einem Tandem die halbe Zeit je Sprache. Lass dich nach dem Satz verbessern, nicht mittendrin; notiere fünf Wendungen, die gefehlt haben.', es: 'En un intercambio, la mitad del tiempo en cada idioma. Pide correcciones después de la frase y anota cinco expresiones que te faltaron.', fr: 'Dans un échange, la moitié du temps dans chaque langue. Fais-toi corriger après la phrase et note cinq tournures qui t’ont manqué.', pt: 'Num intercâmbio, metade do tempo em cada língua. Peça correção depois da frase e anote cinco expressões que faltaram.' },
        done: { en: 'five phrases are on cards and one was used before the end', de: 'fünf Wendungen auf Karten stehen und eine noch vor dem Ende benutzt wurde', es: 'cinco expresiones están en tarjetas y una se usó antes del final', fr: 'cinq tournures sont sur des cartes et une a servi avant la fin', pt: 'cinco expressões estão em cartões e uma foi usada antes do fim' },
      },
      {
        id: 'tandem-story', from: 0.2,
        title: { en: '{name}, week {week}: tell a story of three minutes, then again better', de: '{name}, Woche {week}: drei Minuten erzählen, dann noch einmal besser', es: '{name}, semana {week}: cuenta una historia de tres minutos y repítela mejor', fr: '{name}, semaine {week} : raconte trois minutes, puis encore une fois en mieux', pt: '{name}, semana {week}: conte uma história de três minutos e repita melhor' },
        how: { en: 'Something of last week, recorded. The other notes three corrections; tell it a second time with them in.', de: 'Etwas aus der letzten Woche, aufgenommen. Die andere Person notiert drei Verbesserungen; erzähle es damit ein zweites Mal.', es: 'Algo de la semana pasada, grabado. La otra persona anota tres correcciones; cuéntalo otra vez con ellas.', fr: 'Quelque chose de la semaine passée, enregistré. L’autre note trois corrections ; raconte de nouveau avec elles.', pt: 'Algo da semana passada, gravado. A outra pessoa anota três correções; conte de novo com elas.' },
        done: { en: 'the second telling had none of the three mistakes', de: 'beim zweiten Mal keiner der drei Fehler vorkam', es: 'la segunda vez no salió ninguno de los tres errores', fr: 'la seconde fois, aucune des trois fautes n’est revenue', pt: 'na segunda vez não apareceu nenhum dos três erros' },
      },
    ],
  },
  {
    id: 'listening', about: ['podcast', 'listen', 'audio', 'radio', 'film', 'movie', 'netflix', 'series', 'news', 'horen', 'escuchar', 'ecouter', 'ouvir'],
    name: { en: 'listening', de: 'Hören', es: 'escucha', fr: 'écoute', pt: 'escuta' },
    perWeek: 3, minutes: 20, tags: ['listening'], onlyIfAsked: true,
    sessions: [
      {
        id: 'listen-twice',
        title: { en: '{name}, week {week}: one piece twice, the gist and then the details', de: '{name}, Woche {week}: ein Stück zweimal, erst der Sinn, dann die Einzelheiten', es: '{name}, semana {week}: una pieza dos veces, primero la idea, luego los detalles', fr: '{name}, semaine {week} : un morceau deux fois, l’idée puis les détails', pt: '{name}, semana {week}: um trecho duas vezes, a ideia e depois os detalhes' },
        how: { en: 'First without text: say in two sentences what it was about. Then again, with three words you could write down by their sound.', de: 'Erst ohne Text: sage in zwei Sätzen, worum es ging. Dann noch einmal, mit drei Wörtern, die du nach Gehör aufschreibst.', es: 'Primero sin texto: di en dos frases de qué iba. Luego otra vez, con tres palabras escritas de oído.', fr: 'D’abord sans texte : dis en deux phrases de quoi il s’agit. Puis encore, avec trois mots notés à l’oreille.', pt: 'Primeiro sem texto: diga em duas frases do que se tratava. Depois de novo, com três palavras escritas de ouvido.' },
        done: { en: 'two sentences were said and three words are looked up', de: 'zwei Sätze gesagt und drei Wörter nachgesehen sind', es: 'dijiste dos frases y buscaste tres palabras', fr: 'deux phrases sont dites et trois mots vérifiés', pt: 'duas frases foram ditas e três palavras, conferidas' },
      },
      {
        id: 'listen-collect',
        title: { en: '{name}, week {week}: five useful phrases collected and said aloud', de: '{name}, Woche {week}: fünf brauchbare Wendungen gesammelt und laut gesagt', es: '{name}, semana {week}: cinco expresiones útiles reunidas y dichas en voz alta', fr: '{name}, semaine {week} : cinq tournures utiles relevées et dites à voix haute', pt: '{name}, semana {week}: cinco expressões úteis reunidas e ditas em voz alta' },
        how: { en: 'Stop at phrases you would like to say yourself, not at rare words. Say each three times with its melody and once about your own life.', de: 'Halte bei Wendungen an, die du selbst sagen möchtest, nicht bei seltenen Wörtern. Sprich jede dreimal mit ihrer Melodie und einmal über dein eigenes Leben.', es: 'Para en expresiones que querrías decir tú, no en palabras raras. Di cada una tres veces con su melodía y una sobre tu vida.', fr: 'Arrête-toi aux tournures que tu voudrais dire toi-même, pas aux mots rares. Dis chacune trois fois avec sa mélodie et une fois sur ta vie.', pt: 'Pare nas expressões que você gostaria de dizer, não em palavras raras. Diga cada uma três vezes com a melodia e uma sobre a sua vida.' },
        done: { en: 'five phrases are on cards and were said about yourself', de: 'fünf Wendungen auf Karten stehen und über dich selbst gesagt wurden', es: 'cinco expresiones están en tarjetas y dichas sobre ti', fr: 'cinq tournures sont sur des cartes et dites sur toi', pt: 'cinco expressões estão em cartões e foram ditas sobre você' },
      },
      {
        id: 'listen-retell', from: 0.1,
        title: { en: '{name}, week {week}: last time’s piece again, then retold in one minute', de: '{name}, Woche {week}: das Stück vom letzten Mal noch einmal, dann in einer Minute nacherzählt', es: '{name}, semana {week}: otra vez la pieza anterior, luego contada en un minuto', fr: '{name}, semaine {week} : le morceau précédent encore, puis raconté en une minute', pt: '{name}, semana {week}: o trecho anterior de novo, depois contado em um minuto' },
        how: { en: 'Hearing the same again is where ears learn. Retell it aloud without notes and record it; a keyword on paper for each part is enough.', de: 'Beim Wiederhören lernen die Ohren. Erzähle es laut ohne Notizen nach und nimm es auf; ein Stichwort je Teil genügt.', es: 'Al volver a oír aprende el oído. Cuéntalo en voz alta sin notas y grábalo; basta una palabra clave por parte.', fr: 'C’est en réécoutant que l’oreille apprend. Raconte à voix haute sans notes et enregistre ; un mot-clé par partie suffit.', pt: 'É ouvindo de novo que o ouvido aprende. Conte em voz alta sem notas e grave; basta uma palavra-chave por parte.' },
        done: { en: 'the minute is recorded', de: 'die Minute aufgenommen ist', es: 'el minuto está grabado', fr: 'la minute est enregistrée', pt: 'o minuto está gravado' },
      },
      {
        id: 'listen-shadow', from: 0.15,
        title: { en: '{name}, week {week}: one minute spoken along, three times', de: '{name}, Woche {week}: eine Minute mitsprechen, dreimal', es: '{name}, semana {week}: un minuto hablando a la vez, tres veces', fr: '{name}, semaine {week} : une minute en parlant en même temps, trois fois', pt: '{name}, semana {week}: um minuto falando junto, três vezes' },
        how: { en: 'Half a second behind the speaker, melody before words; the third time with the text before you.', de: 'Eine halbe Sekunde hinterher, Melodie vor Wörtern; beim dritten Mal mit dem Text vor Augen.', es: 'Medio segundo detrás de quien habla, la melodía antes que las palabras; la tercera vez con el texto delante.', fr: 'Une demi-seconde derrière la voix, la mélodie avant les mots ; la troisième fois avec le texte sous les yeux.', pt: 'Meio segundo atrás de quem fala, a melodia antes das palavras; na terceira vez com o texto à frente.' },
        done: { en: 'the third time went through without a stop', de: 'das dritte Mal ohne Halt durchging', es: 'la tercera vez salió sin parar', fr: 'la troisième fois est passée sans arrêt', pt: 'a terceira vez saiu sem parar' },
      },
    ],
  },
]
