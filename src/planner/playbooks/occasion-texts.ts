import type { EventText } from './event-text.ts'

/** Dates on which something is handed over, put up, fitted or told to others. `{where}` is their place. */
export const ARRANGED_TEXTS: readonly EventText[] = [
  {
    id: 'home-coming', keywords: ['comes out of', 'out of hospital', 'discharge', 'comes home', 'come home', 'brought home', 'entlassung', 'kommt heim', 'alta hospitalaria', 'vuelve a casa', 'sortie de l hopital', 'rentre a la maison', 'alta do hospital', 'volta para casa'],
    text: {
      en: '{where}Clothes, transport and the key are ready; do not leave without the letter, medicines for a week and a telephone number for the night. Bed, food and a light on the way to the bathroom wait at home. Done when the first night has somebody within call.',
      de: '{where}Kleidung, Fahrt und Schlüssel sind bereit; nicht gehen ohne Brief, Mittel für eine Woche und eine Nummer für die Nacht. Bett, Essen und Licht zum Bad warten zu Hause. Fertig, wenn in der ersten Nacht jemand in Rufweite ist.',
      es: '{where}Ropa, transporte y llave listos; no salgas sin informe, medicinas para una semana y un teléfono para la noche. En casa esperan cama, comida y luz hasta el baño. Hecho cuando la primera noche hay alguien cerca.',
      fr: '{where}Vêtements, trajet et clé sont prêts ; ne pars pas sans la lettre, une semaine de médicaments et un numéro pour la nuit. Lit, repas et lumière vers la salle de bain attendent. Terminé quand quelqu’un est à portée de voix la première nuit.',
      pt: '{where}Roupa, transporte e chave prontos; não saia sem o relatório, remédios para uma semana e um telefone para a noite. Cama, comida e luz até o banheiro esperam em casa. Concluído quando há alguém por perto na primeira noite.',
    },
  },
  {
    id: 'guests-arrive', minutes: 60, keywords: ['family arrives', 'families arrive', 'guests arrive', 'guests come', 'parents arrive', 'visitors arrive', 'friends arrive', 'in laws arrive', 'mother in law arrives', 'cousin arrives', 'sister arrives', 'brother arrives', 'aunt arrives', 'uncle arrives', 'nephew arrives', 'niece arrives', 'au pair arrives', 'students arrive', 'gaste kommen', 'familie kommt', 'eltern kommen', 'llegan los invitados', 'invitados llegan', 'llega la familia', 'invites arrivent', 'famille arrive', 'convidados chegam', 'familia chega'],
    text: {
      en: '{where}Look up once more when and where they get in, and who fetches them. Bed made, towels out, one warm dish and something to drink, and a page with network, keys and hours. Done when they have eaten, know where everything is, and the first morning has an hour.',
      de: '{where}Noch einmal nachsehen, wann und wo sie ankommen und wer sie holt. Bett bezogen, Handtücher, ein warmes Gericht und etwas zu trinken, ein Blatt mit WLAN, Schlüsseln und Zeiten. Fertig, wenn sie gegessen haben, sich auskennen und der erste Morgen eine Uhrzeit hat.',
      es: '{where}Mira otra vez cuándo y dónde llegan y quién los recoge. Cama hecha, toallas, un plato caliente y algo de beber, y una hoja con wifi, llaves y horas. Hecho cuando han comido, saben dónde está todo y la primera mañana tiene hora.',
      fr: '{where}Revois quand et où ils arrivent, et qui va les chercher. Lit fait, serviettes, un plat chaud et de quoi boire, une feuille avec réseau, clés et horaires. Terminé quand ils ont mangé, savent où tout se trouve et que le premier matin a une heure.',
      pt: '{where}Veja de novo quando e onde chegam e quem busca. Cama feita, toalhas, um prato quente e algo de beber, e uma folha com rede, chaves e horários. Concluído quando comeram, sabem onde está tudo e a primeira manhã tem hora.',
    },
  },
  {
    id: 'setting-up', minutes: 120, keywords: ['goes up', 'go up', 'set up', 'setup', 'setting up', 'put up', 'take down', 'taking down', 'tear down', 'clear up', 'get in', 'load in', 'unload', 'rip out', 'marquee', 'bouncy castle', 'scaffold', 'aufbau', 'abbau', 'aufstellen', 'montaje', 'desmontaje', 'montage', 'demontage', 'installation du', 'montagem', 'desmontagem'],
    text: {
      en: '{where}First the way in, power and water, then what is heavy, then the rest in the order of the drawing; two people at least, with gloves, tape, knife and a trolley. What is borrowed is counted in and out. Done when a second person has walked round, and every way out is free.',
      de: '{where}Zuerst Zugang, Strom und Wasser, dann Schweres, dann der Rest nach Plan; mindestens zu zweit, mit Handschuhen, Klebeband, Messer und Karre. Geliehenes wird hinein und hinaus gezählt. Fertig, wenn eine zweite Person herumgegangen ist und alle Ausgänge frei sind.',
      es: '{where}Primero acceso, luz y agua, luego lo pesado y después el resto según el plano; dos personas al menos, con guantes, cinta, cúter y carretilla. Lo prestado se cuenta al entrar y al salir. Hecho cuando otra persona ha dado la vuelta y las salidas están libres.',
      fr: '{where}D’abord l’accès, le courant et l’eau, puis le lourd, puis le reste selon le plan ; à deux au moins, avec gants, ruban, couteau et diable. Ce qui est prêté est compté à l’aller et au retour. Terminé quand une autre personne a fait le tour et que les issues sont libres.',
      pt: '{where}Primeiro acesso, luz e água, depois o pesado, depois o resto pela planta; duas pessoas no mínimo, com luvas, fita, faca e carrinho. O emprestado é contado na entrada e na saída. Concluído quando outra pessoa deu a volta e as saídas estão livres.',
    },
  },
  {
    id: 'handover', minutes: 45, keywords: ['handover', 'hand over', 'handed over', 'handing back', 'handed back', '=keys', 'key return', 'hire returned', 'van hire', 'hired van', 'hire van', 'van is mine', 'goes back', 'lorry back', 'van back', 'returned to', '*ubergabe', '*ruckgabe', 'llaves', 'devolver', 'devolucion', 'remise des cles', '=cles', 'rendre', 'chaves', 'devolucao'],
    text: {
      en: '{where}Both sides together: count it, try it, photograph marks and faults, and note meters and numbers before anybody signs. Ask who answers questions afterwards, and by when faults have to be told. Done when both hold the same signed page.',
      de: '{where}Beide Seiten gemeinsam: zählen, ausprobieren, Spuren und Mängel fotografieren, Zähler und Nummern notieren, bevor jemand unterschreibt. Fragen, wer später antwortet und bis wann Mängel gemeldet sein müssen. Fertig, wenn beide dieselbe unterschriebene Seite haben.',
      es: '{where}Las dos partes juntas: contar, probar, fotografiar marcas y fallos, y apuntar contadores y números antes de firmar. Pregunta quién responde después y hasta cuándo se avisan los fallos. Hecho cuando ambos tienen la misma hoja firmada.',
      fr: '{where}Les deux ensemble : compter, essayer, photographier traces et défauts, noter compteurs et numéros avant de signer. Demande qui répond ensuite et jusqu’à quand signaler un défaut. Terminé quand chacun a la même page signée.',
      pt: '{where}Os dois lados juntos: contar, testar, fotografar marcas e defeitos e anotar medidores e números antes de assinar. Pergunte quem responde depois e até quando avisar defeitos. Concluído quando ambos têm a mesma folha assinada.',
    },
  },
  {
    id: 'office', minutes: 45, keywords: ['passport', 'embassy', 'consulate', 'biometric', 'fingerprint', 'notary', 'registrar', 'registry', 'civil surgeon', 'jobcentre', 'job centre', 'town hall appointment', 'solicitor', 'conveyanc', 'mediator', 'notar', 'standesamt', 'burgeramt', 'einwohnermeldeamt', 'notaria', 'notario', 'firma de', 'extranjeria', 'notaire', 'prefecture', '=mairie', 'cartorio', 'policia federal'],
    text: {
      en: '{where}The letter, identification, originals with one copy of each, and the fee in the way they take it lie in one folder the evening before; be there ten minutes early. Ask what happens next, how long it takes and whom to call. Done when you hold a receipt or a number.',
      de: '{where}Einladung, Ausweis, Originale mit je einer Kopie und die Gebühr in der verlangten Form liegen am Vorabend in einer Mappe; zehn Minuten früher da sein. Fragen, was folgt, wie lange es dauert und wen man anruft. Fertig, wenn du Quittung oder Nummer hast.',
      es: '{where}Citación, documento, originales con una copia y la tasa tal como la cobran, en una carpeta la víspera; llega diez minutos antes. Pregunta qué sigue, cuánto tarda y a quién llamar. Hecho cuando tienes resguardo o número.',
      fr: '{where}Convocation, pièce d’identité, originaux avec une copie et la somme dans la forme acceptée, dans un dossier la veille ; arrive dix minutes avant. Demande la suite, le délai et qui appeler. Terminé quand tu as un récépissé ou un numéro.',
      pt: '{where}Convocação, documento, originais com uma cópia e a taxa como eles aceitam, numa pasta na véspera; chegue dez minutos antes. Pergunte o que vem depois, quanto demora e a quem ligar. Concluído quando tem protocolo ou número.',
    },
  },
  {
    id: 'fitting', minutes: 45, keywords: ['fitting', 'haircut', 'hairdresser', 'hair trial', '=hair', '=nails', 'barber', 'make up trial', 'henna', 'alteration', 'measured for', '=friseur', 'anprobe', 'peluquer', 'prueba del vestido', 'prueba de vestuario', 'coiffeu', 'essayage', 'cabelereir', 'cabeleireir', 'prova do vestido', 'prova de roupa'],
    text: {
      en: '{where}Bring what is worn with it and a picture of what it shall look like; sit, reach and turn before you say yes, and look at it by daylight. Ask what can still be changed, and by when. Done when it fits, or what is left has a day.',
      de: '{where}Mitbringen, was dazu getragen wird, und ein Bild, wie es aussehen soll; sitzen, strecken, drehen, bevor du ja sagst, und bei Tageslicht ansehen. Fragen, was bis wann noch zu ändern ist. Fertig, wenn es passt oder der Rest einen Tag hat.',
      es: '{where}Lleva lo que irá con ello y una foto de cómo debe quedar; siéntate, estírate y gira antes de decir que sí, y míralo a la luz del día. Pregunta qué se puede cambiar y hasta cuándo. Hecho cuando queda bien o lo que falta tiene un día.',
      fr: '{where}Apporte ce qui se porte avec et une image du résultat voulu ; assieds-toi, tends les bras, tourne avant de dire oui, regarde à la lumière du jour. Demande ce qui peut changer et jusqu’à quand. Terminé quand cela va, ou que le reste a un jour.',
      pt: '{where}Leve o que se usa junto e uma foto de como deve ficar; sente, estique e gire antes de dizer sim, e olhe à luz do dia. Pergunte o que ainda muda e até quando. Concluído quando serve, ou o que falta tem um dia.',
    },
  },
  {
    id: 'briefing', minutes: 45, keywords: ['briefing', 'safety talk', 'induction', 'walk through', 'walkthrough', 'training for helpers', 'einweisung', 'unterweisung', 'reunion informativa', 'consignes', 'instrucoes'],
    text: {
      en: '{where}One page for each: hours, places, who does what, whom to call, what to do when it goes wrong. Walk the places instead of describing them, and let two of them say it back. Done when everybody has the page, and those who were missing have heard it the same day.',
      de: '{where}Eine Seite für alle: Stunden, Orte, wer was macht, wen man anruft, was bei Pannen gilt. Die Orte abgehen statt sie zu beschreiben, und zwei es wiederholen lassen. Fertig, wenn alle die Seite haben und wer fehlte, es am selben Tag gehört hat.',
      es: '{where}Una hoja para cada uno: horas, lugares, quién hace qué, a quién llamar, qué hacer si algo falla. Recorred los sitios en vez de describirlos y que dos lo repitan. Hecho cuando todos tienen la hoja y quien faltó lo ha oído ese día.',
      fr: '{where}Une page pour chacun : heures, lieux, qui fait quoi, qui appeler, que faire si cela tourne mal. Parcourez les lieux plutôt que de les décrire, et que deux le redisent. Terminé quand tous ont la page et que les absents l’ont entendu le jour même.',
      pt: '{where}Uma folha para cada um: horas, lugares, quem faz o quê, a quem ligar, o que fazer se der errado. Percorram os lugares em vez de descrevê-los, e que dois repitam. Concluído quando todos têm a folha e quem faltou ouviu no mesmo dia.',
    },
  },
]

/** Dates on which people come together, to pray, to compete or to eat. */
export const GATHERING_TEXTS: readonly EventText[] = [
  {
    id: 'worship', minutes: 60, keywords: ['=mass', 'church', 'burial', 'buried', 'interment', 'crematorium', 'blessing', '=nikah', 'carol service', 'service of', 'evensong', 'vespers', 'investiture', 'unveiling', 'gottesdienst', 'beisetzung', 'bestattung', 'trauung', '=misa', 'entierro', '=messe', 'obseques', 'enterrement', 'inhumation', '=missa', 'enterro', 'batizado'],
    text: {
      en: '{where}Whoever reads, carries, sings or speaks knows when, and has the page; what is carried in lies ready at the door. Be there twenty minutes early, seats kept in front, telephones off. Done when it is over, the place is left as it was found, and whoever led it was thanked.',
      de: '{where}Wer liest, trägt, singt oder spricht, weiß wann und hat das Blatt; was hineingetragen wird, liegt an der Tür. Zwanzig Minuten früher da sein, vorn sind Plätze frei, Telefone aus. Fertig, wenn es vorbei ist, der Raum wie vorgefunden und der Leitung gedankt.',
      es: '{where}Quien lee, lleva, canta o habla sabe cuándo y tiene la hoja; lo que se lleva espera a la puerta. Llega veinte minutos antes, con sitios delante y teléfonos apagados. Hecho cuando ha terminado, el lugar queda como estaba y se ha dado las gracias a quien lo dirigió.',
      fr: '{where}Qui lit, porte, chante ou parle sait quand et a sa page ; ce qui est porté attend à la porte. Sois là vingt minutes avant, places gardées devant, téléphones éteints. Terminé quand c’est fini, le lieu rendu tel quel, et la personne qui a conduit remerciée.',
      pt: '{where}Quem lê, leva, canta ou fala sabe quando e tem a folha; o que entra espera na porta. Chegue vinte minutos antes, lugares guardados na frente, telefones desligados. Concluído quando acabou, o lugar está como estava e quem conduziu foi agradecido.',
    },
  },
  {
    id: 'contest', minutes: 120, keywords: ['weigh in', '=final', '=finals', 'semi final', '=heats', 'qualifier', '=bout', '=match', 'round 1', 'round 2', 'round 3', '=trials', 'grading', 'judging', 'blitz', '=simul', 'chess league', '=gala', 'contest', '=races', 'olympiad', '=finale', 'spieltag', 'partido', 'eliminatoria', 'eliminatoire'],
    text: {
      en: '{where}Entry, identification and whatever is looked at on arrival lie ready the evening before; be there before the list closes, and find out where and when you are on. Eat little and often, keep warm between turns, and read the rule of the day twice. Done when the result stands, and one line says what to do differently next time.',
      de: '{where}Anmeldung, Ausweis und was bei der Ankunft geprüft wird, liegen am Vorabend bereit; vor Listenschluss da sein und klären, wo und wann du dran bist. Wenig und oft essen, dazwischen warm bleiben, die Regel des Tages zweimal lesen. Fertig, wenn das Ergebnis feststeht und eine Zeile sagt, was nächstes Mal anders wird.',
      es: '{where}Inscripción, documento y lo que se revisa al llegar quedan listos la víspera; llega antes de que cierre la lista y mira dónde y cuándo te toca. Come poco y a menudo, no te enfríes entre turnos y lee dos veces la regla del día. Hecho cuando consta el resultado y una línea dice qué harás distinto.',
      fr: '{where}Inscription, pièce d’identité et ce qui est contrôlé à l’arrivée sont prêts la veille ; sois là avant la clôture de la liste et vois où et quand tu passes. Mange peu et souvent, reste au chaud entre deux passages, relis la règle du jour. Terminé quand le résultat est connu et qu’une ligne dit quoi changer.',
      pt: '{where}Inscrição, documento e o que é conferido na chegada ficam prontos na véspera; chegue antes de fechar a lista e veja onde e quando é a sua vez. Coma pouco e sempre, não esfrie entre as vezes e leia duas vezes a regra do dia. Concluído quando o resultado saiu e uma linha diz o que mudar.',
    },
  },
  {
    id: 'meal', minutes: 120, keywords: ['dinner', 'supper', 'luncheon', '=lunch', 'breakfast', 'brunch', 'afternoon tea', 'tea party', 'cream tea', 'funeral tea', 'barbecue', '=bbq', 'braai', 'potluck', 'picnic', 'banquet', '=reception', '=drinks', 'fry up', '=wake', 'walima', 'seder', 'kaffeetrinken', 'abendessen', 'mittagessen', 'fruhstuck', 'empfang', 'grillabend', '=cena', 'almuerzo', 'comida con', 'desayuno', 'aperitivo', '=diner', 'dejeuner', 'souper', 'gouter', 'aperitif', 'jantar', 'almoco', '=ceia', 'churrasco', 'cha de'],
    text: {
      en: '{where}Who comes, what they do not eat, and who brings or orders what are known two days before. Seats, drinks and something to nibble are ready before the first arrives; what is hot is reckoned backwards from the hour. Done when all have eaten, and it is cleared and paid.',
      de: '{where}Wer kommt, was jemand nicht isst und wer was mitbringt oder bestellt, steht zwei Tage vorher fest. Plätze, Getränke und eine Kleinigkeit stehen, bevor die Ersten da sind; Warmes wird von der Stunde zurückgerechnet. Fertig, wenn alle gegessen haben und abgeräumt und bezahlt ist.',
      es: '{where}Dos días antes se sabe quién viene, qué no come y quién trae o encarga qué. Sitios, bebida y algo de picar están antes del primero; lo caliente se calcula hacia atrás desde la hora. Hecho cuando todos han comido y está recogido y pagado.',
      fr: '{where}Deux jours avant, on sait qui vient, ce qu’il ne mange pas, qui apporte ou commande quoi. Places, boissons et de quoi grignoter sont là avant le premier ; le chaud se calcule à rebours de l’heure. Terminé quand tous ont mangé, que c’est rangé et payé.',
      pt: '{where}Dois dias antes se sabe quem vem, o que não come e quem traz ou pede o quê. Lugares, bebida e petiscos estão prontos antes do primeiro; o quente se conta para trás a partir da hora. Concluído quando todos comeram, e está arrumado e pago.',
    },
  },
]
