import type { EventText } from './event-text.ts'
import { ARRANGED_TEXTS, GATHERING_TEXTS } from './occasion-texts.ts'
import type { Keyword } from './playbook.ts'

export const PEOPLE: readonly Keyword[] = ['guest', 'family', 'families', 'parents', 'mother', 'father', 'grandma', 'grandpa', 'cousin', 'aunt', 'uncle', 'sister', 'brother', 'friends', 'in law', 'in laws', 'au pair', 'visitor', 'children', 'grandchild', 'nephew', 'niece', 'students', 'team', 'gaste', 'familie', 'eltern', 'invitados', 'suegr', 'abuel', 'primos', 'invites', 'famille', 'beaux parents', 'convidados', 'sogr']

export const MEETING_WORDS = ['meeting', 'review', 'standup', 'stand up', 'demo', 'retro', 'call', 'interview', '=1:1', 'one on one', 'appointment', 'committee', 'jour fixe', 'town hall', 'besprechung', 'lenkungs', 'termin', 'comite', 'reunion', 'cita', 'rendez vous', 'reuniao']
const EXAM_WORDS = ['exam', '=test', '=tests', 'driving test', 'quiz', 'theory test', '*prufung', '*klausur', 'examen', 'prova']

/** Dates by their kind, in the order in which they are asked: a mock interview is a rehearsal before it is an interview. `{where}` is their place. */
export const EVENT_TEXTS: readonly EventText[] = [
  {
    id: 'rehearsal', keywords: ['rehears', 'mock', 'dry run', 'run through', 'sound check', 'soundcheck', 'sitzprobe', 'cue to cue', '=tech', 'mic check', 'curtain trial',  'read through', 'readthrough', 'tech run', 'trial run', 'generalprobe', '=probe', 'durchlauf', 'ensayo', 'simulacro', 'repetition', 'essai general', 'ensaio', 'simulado'], minutes: 120,
    text: {
      en: '{where}As it will be on the day: in order, at the real pace, without stopping. Somebody writes down what goes wrong; the three worst points are talked through straight afterwards. Done when each of them has a name and a day.',
      de: '{where}Wie am Tag selbst: der Reihe nach, im echten Tempo, ohne Unterbrechung. Jemand notiert, was schiefgeht; die drei schlimmsten Stellen werden gleich danach besprochen. Fertig, wenn jede einen Namen und einen Tag hat.',
      es: '{where}Como el día mismo: en orden, al ritmo real y sin parar. Alguien apunta lo que falla; los tres peores puntos se hablan enseguida. Hecho cuando cada uno tiene nombre y día.',
      fr: '{where}Comme le jour même : dans l’ordre, au vrai rythme, sans s’arrêter. Quelqu’un note ce qui rate ; on parle aussitôt des trois pires points. Terminé quand chacun a un nom et un jour.',
      pt: '{where}Como no próprio dia: em ordem, no ritmo real, sem parar. Alguém anota o que falha; os três piores pontos são conversados logo depois. Concluído quando cada um tem nome e dia.',
    },
  },
  ...ARRANGED_TEXTS,
  {
    id: 'medical', keywords: ['surgery', 'knee replacement', 'hip replacement', '=operation', '=vet', 'recheck', 'dentist', 'doctor', 'check up', 'checkup', '=scan', '=scans', 'ultrasound', 'post op', 'pre op', 'clinic', 'stitches', 'staples', 'sutures', 'vaccin', '=vax', 'physio', 'blood test', '=mri', 'x ray', 'antenatal check', 'consultation', 'tierarzt', 'zahnarzt', '*arzttermin', 'vorsorge', 'impfung', 'faden ziehen', 'medico', 'dentista', 'veterinari', 'vacuna', 'medecin', 'dentiste', 'tabacologue', 'vaccination', 'cirurgia', 'consulta', 'vacina'],
    text: {
      en: '{where}Take the card, letters, the list of medicines and the questions that matter most, and arrive as early as they ask. Write down what was found, what may be done and what not, and when to call. Done when the next step and its date are noted.',
      de: '{where}Karte, Briefe, Medikamentenliste und die wichtigsten Fragen mitnehmen, so früh da sein wie verlangt. Notieren, was gefunden wurde, was erlaubt ist und was nicht, und wann du anrufen sollst. Fertig, wenn der nächste Schritt mit Datum notiert ist.',
      es: '{where}Lleva tarjeta, informes, la lista de medicinas y las preguntas que más importan, y llega con la antelación que piden. Apunta qué se vio, qué se puede hacer y qué no, y cuándo llamar. Hecho cuando el paso siguiente tiene fecha.',
      fr: '{where}Prends carte, courriers, liste des médicaments et les questions qui comptent, et arrive à l’avance demandée. Note ce qui a été vu, ce qui est permis ou non, et quand appeler. Terminé quand la suite a une date.',
      pt: '{where}Leve cartão, laudos, lista de remédios e as perguntas que mais importam, e chegue com a antecedência pedida. Anote o que foi visto, o que pode e o que não pode, e quando ligar. Concluído quando o próximo passo tem data.',
    },
  },
  {
    id: 'inspection', keywords: ['inspection', 'audit', 'inventory check', 'acceptance', 'boiler test', 'pat test', 'safety check', 'gas check', '=mot', 'assessor', 'ecologist', 'adjuster', 'valuer',  'valuation', 'apprais', 'survey', 'scanning', 'kontrolle', 'abnahme', 'begehung', 'inspeccion', 'auditoria', 'etat des lieux', 'vistoria', 'inspecao'],
    text: {
      en: '{where}Papers in their order on the table, the ways free, whoever knows at hand. Go along, answer what is asked and no more, and write down each remark as it is made. Done when the result is in writing and each remark has a day.',
      de: '{where}Papiere der Reihe nach auf dem Tisch, Wege frei, wer sich auskennt, ist da. Mitgehen, beantworten, was gefragt wird, und jede Bemerkung gleich notieren. Fertig, wenn das Ergebnis schriftlich vorliegt und jede Bemerkung einen Tag hat.',
      es: '{where}Papeles en orden sobre la mesa, pasos libres y a mano quien sabe. Acompaña, responde a lo que preguntan y apunta cada observación al momento. Hecho cuando el resultado está por escrito y cada observación tiene un día.',
      fr: '{where}Papiers en ordre sur la table, passages libres, celui qui sait à portée. Accompagne, réponds à ce qui est demandé, note chaque remarque aussitôt. Terminé quand le résultat est écrit et que chaque remarque a un jour.',
      pt: '{where}Papéis em ordem na mesa, passagens livres e quem sabe por perto. Acompanhe, responda ao que perguntam e anote cada observação na hora. Concluído quando o resultado está por escrito e cada observação tem um dia.',
    },
  },
  {
    id: 'delivery', keywords: ['deliver', 'arrives', '=arrive', '*lieferung', 'livraison'], unless: PEOPLE,
    text: {
      en: '{where}Somebody is there with a free way in, and the place where it goes is cleared. Count it and look it over before you sign; damage is photographed and reported on the same day. Done when it is complete and where it belongs.',
      de: '{where}Jemand ist da, der Weg ist frei und der Platz geräumt. Vor der Unterschrift zählen und ansehen; Schäden am selben Tag fotografieren und melden. Fertig, wenn es vollständig an seinem Platz ist.',
      es: '{where}Alguien está allí, con el paso y el sitio libres. Cuéntalo y míralo antes de firmar; los daños se fotografían y avisan el mismo día. Hecho cuando está completo y en su sitio.',
      fr: '{where}Quelqu’un est là, le passage et la place sont libres. Compte et regarde avant de signer ; photographie et signale les dégâts le jour même. Terminé quand tout est complet et à sa place.',
      pt: '{where}Alguém está lá, com passagem e lugar livres. Conte e olhe antes de assinar; danos são fotografados e avisados no mesmo dia. Concluído quando está completo e no lugar.',
    },
  },
  {
    id: 'pick-up', keywords: ['pick up', 'picking up', 'pickup', '=collect', '=fetch', 'drop off', 'abholung', 'abholen', 'recogida', 'recoger', 'retrait', 'retirada'],
    text: {
      en: '{where}Order number, identification and whatever it travels in or with are packed the evening before; look it over and ask your questions before you leave. Done when everything has changed hands, complete.',
      de: '{where}Auftragsnummer, Ausweis und worin oder womit es reist, liegen am Vorabend bereit; ansehen und fragen, bevor du gehst. Fertig, wenn alles vollständig übergeben ist.',
      es: '{where}Número de pedido, documento y aquello en que viaja quedan listos la víspera; míralo y pregunta antes de irte. Hecho cuando todo está entregado y completo.',
      fr: '{where}Numéro de commande, pièce d’identité et de quoi le transporter sont prêts la veille ; regarde et pose tes questions avant de partir. Terminé quand tout est remis et complet.',
      pt: '{where}Número do pedido, documento e aquilo em que viaja ficam prontos na véspera; olhe e pergunte antes de sair. Concluído quando tudo foi entregue, completo.',
    },
  },
  {
    id: 'journey', keywords: ['=train', 'ferry', 'flight', '=fly', '=flies', 'departure', 'coach to', 'bus to', 'zugfahrt', 'heimfahrt', 'abfahrt', 'abflug', '=tren', 'vuelo', '=vol', '=depart', '=voo', '=trem', 'partida'],
    text: {
      en: '{where}Tickets, identification and the next connection after this one are in one pocket; be there half an hour before it leaves, and look at the timetable once more in the morning. Done when you are on board with everything you came with.',
      de: '{where}Fahrkarten, Ausweis und die nächste Verbindung danach in einer Tasche; eine halbe Stunde vorher da sein und morgens noch einmal auf den Fahrplan sehen. Fertig, wenn du mit allem an Bord bist.',
      es: '{where}Billetes, documento y la conexión siguiente en un mismo bolsillo; llega media hora antes y mira el horario otra vez por la mañana. Hecho cuando estás a bordo con todo.',
      fr: '{where}Billets, pièce d’identité et la correspondance suivante dans une même poche ; sois là une demi-heure avant et revois l’horaire le matin. Terminé quand tu es à bord avec toutes tes affaires.',
      pt: '{where}Passagens, documento e a próxima conexão num mesmo bolso; chegue meia hora antes e veja o horário de novo pela manhã. Concluído quando está a bordo com tudo.',
    },
  },
  {
    id: 'trade', keywords: ['painters', 'photographer', 'plumber', 'electrician', 'roofer', 'builders', 'plasterer', 'carpenter', 'tiler', 'fitters', 'movers', 'removal', 'chimney sweep', 'crane', '=engineer', 'glazier', 'locksmith', 'joiner', 'decorators', 'tree surgeon', 'insulation man', 'gas man', 'broadband', 'templater', 'templating', '=tuner', 'piano tuner', 'farrier', '=skip', 'accordeur', 'instalador', 'handwerker', 'elektriker', 'klempner', 'installateur', 'dachdecker', 'fontanero', 'electricista', 'pintores', 'plombier', 'electricien', 'encanador', 'eletricista'],
    text: {
      en: '{where}Way in, keys, water and power are ready, and the place is cleared. Go through the work together at the beginning, and look at it together before they leave. Done when it is done as agreed, or what is left has a day.',
      de: '{where}Zugang, Schlüssel, Wasser und Strom sind bereit, der Platz ist geräumt. Zu Beginn die Arbeit gemeinsam durchgehen und vor dem Gehen gemeinsam ansehen. Fertig, wenn es wie vereinbart gemacht ist oder der Rest einen Tag hat.',
      es: '{where}Acceso, llaves, agua y luz listos y el sitio despejado. Repasad juntos el trabajo al empezar y miradlo juntos antes de que se vayan. Hecho cuando está como se acordó o lo que falta tiene un día.',
      fr: '{where}Accès, clés, eau et courant sont prêts, la place est libre. Revoyez le travail ensemble au début et regardez-le ensemble avant leur départ. Terminé quand c’est fait comme convenu ou que le reste a un jour.',
      pt: '{where}Acesso, chaves, água e luz prontos e o lugar livre. Repassem o trabalho juntos no começo e olhem juntos antes de saírem. Concluído quando está como combinado ou o que falta tem um dia.',
    },
  },
  {
    id: 'working-day', keywords: ['shooting', 'filming', '=shoot', '=studio', 'recording session', 'load in', 'brew day', 'work day', 'working bee', 'work party', 'drehtag', 'arbeitseinsatz', 'rodaje', 'tournage', 'filmagem', 'mutirao'],
    text: {
      en: '{where}The list of the day decides the order: first what needs light, quiet or other people. Power, spare parts, water and food are there, with a break every two hours. Look through what was done before anybody leaves. Done when nothing on the list is missing, and all of it is saved or put away.',
      de: '{where}Die Liste des Tages bestimmt die Reihenfolge: zuerst, was Licht, Ruhe oder andere braucht. Strom, Ersatz, Wasser und Essen sind da, alle zwei Stunden eine Pause. Durchsehen, was gemacht ist, bevor jemand geht. Fertig, wenn auf der Liste nichts fehlt und alles gesichert oder verräumt ist.',
      es: '{where}La lista del día marca el orden: primero lo que pide luz, silencio u otras personas. Corriente, repuestos, agua y comida están allí, con pausa cada dos horas. Revisad lo hecho antes de que nadie se vaya. Hecho cuando no falta nada de la lista y todo está guardado.',
      fr: '{where}La liste du jour donne l’ordre : d’abord ce qui demande lumière, silence ou d’autres. Courant, rechanges, eau et repas sont là, une pause toutes les deux heures. Revoyez ce qui est fait avant que quiconque parte. Terminé quand rien ne manque à la liste et que tout est sauvegardé ou rangé.',
      pt: '{where}A lista do dia decide a ordem: primeiro o que pede luz, silêncio ou outras pessoas. Energia, reservas, água e comida estão lá, com pausa a cada duas horas. Revejam o que foi feito antes que alguém saia. Concluído quando nada falta na lista e tudo está salvo ou guardado.',
    },
  },
  {
    id: 'visit', keywords: ['=visit', 'visit to', 'outing', 'excursion', 'day trip', 'site visit', 'recce', 'viewing', 'ward tour', 'open morning', '=besuch', '*besuch', 'ausflug', 'visita', 'excursion', '=visite', 'sortie'],
    text: {
      en: '{where}Opening hours, tickets and the way are looked up the evening before; the one thing you go for comes first, while everybody is fresh. Take notes or pictures of what you will want to know later. Done when that one thing has been seen, and the notes are where you will look for them.',
      de: '{where}Öffnungszeiten, Karten und Weg stehen am Vorabend fest; das, weswegen du hingehst, kommt zuerst, solange alle frisch sind. Notizen oder Bilder von dem, was später gebraucht wird. Fertig, wenn du es gesehen hast und die Notizen dort sind, wo du suchst.',
      es: '{where}Horario, entradas y camino se miran la víspera; aquello por lo que vas, lo primero, con todos frescos. Apunta o fotografía lo que querrás saber después. Hecho cuando lo has visto y las notas están donde las buscarás.',
      fr: '{where}Horaires, billets et trajet sont vus la veille ; ce pour quoi tu viens passe en premier, tant que tout le monde est frais. Notes ou photos de ce qui servira plus tard. Terminé quand tu l’as vu et que les notes sont où tu les chercheras.',
      pt: '{where}Horário, ingressos e caminho são vistos na véspera; aquilo por que você vai vem primeiro, com todos descansados. Notas ou fotos do que vai querer saber depois. Concluído quando você viu e as notas estão onde vai procurar.',
    },
  },
  {
    id: 'move', keywords: ['=move', 'moving day', 'movers come', 'umzug', 'mudanza', 'demenagement', 'mudanca'],
    text: {
      en: '{where}One person at the old door with the list, one at the new with the plan of the rooms. Bag with papers, keys, medicine and chargers stays with you; meters are photographed at both ends. Done when the old place is empty, the beds stand and the boxes are in their rooms.',
      de: '{where}Eine Person an der alten Tür mit der Liste, eine an der neuen mit dem Raumplan. Tasche mit Papieren, Schlüsseln, Medikamenten und Ladegeräten bleibt bei dir; Zähler an beiden Orten fotografieren. Fertig, wenn die alte Wohnung leer ist, die Betten stehen und die Kisten in ihren Zimmern sind.',
      es: '{where}Una persona en la puerta vieja con la lista, otra en la nueva con el plano. La bolsa con papeles, llaves, medicinas y cargadores va contigo; se fotografían los contadores en ambos sitios. Hecho cuando lo viejo está vacío, las camas montadas y las cajas en su cuarto.',
      fr: '{where}Une personne à l’ancienne porte avec la liste, une à la nouvelle avec le plan. Le sac des papiers, clés, médicaments et chargeurs reste avec toi ; on photographie les compteurs des deux côtés. Terminé quand l’ancien est vide, les lits montés et les cartons dans leur pièce.',
      pt: '{where}Uma pessoa na porta antiga com a lista, outra na nova com a planta. A bolsa com papéis, chaves, remédios e carregadores fica com você; fotografam-se os medidores nos dois lugares. Concluído quando o antigo está vazio, as camas montadas e as caixas em seus quartos.',
    },
  },
  {
    id: 'race', keywords: ['marathon', 'triathlon', '=race', 'fun run', 'regatta', 'tournament', 'championship', 'river swim', 'swim meet', 'competition', 'wettkampf', 'turnier', '*marathon', 'carrera', 'torneo', 'tournoi', 'corrida', 'torneio'], minutes: 240,
    text: {
      en: '{where}Kit, number and breakfast as tried before, laid out the evening before; be there an hour early, warm up, and begin slower than you feel like. Eat, drink and put on something dry straight afterwards. Done when it is behind you and one line says what you would do again.',
      de: '{where}Ausrüstung, Nummer und Frühstück wie erprobt, am Vorabend bereitgelegt; eine Stunde vorher da sein, aufwärmen, langsamer beginnen als gefühlt. Danach gleich essen, trinken, Trockenes anziehen. Fertig, wenn es hinter dir liegt und eine Zeile sagt, was du wieder so machst.',
      es: '{where}Equipo, dorsal y desayuno ya probados, listos la víspera; llega una hora antes, calienta y empieza más despacio de lo que pide el cuerpo. Después, come, bebe y ponte algo seco. Hecho cuando ha pasado y una línea dice qué repetirías.',
      fr: '{where}Tenue, dossard et petit déjeuner déjà éprouvés, prêts la veille ; arrive une heure avant, échauffe-toi, pars plus lentement que l’envie. Ensuite mange, bois, mets du sec. Terminé quand c’est derrière toi et qu’une ligne dit ce que tu referais.',
      pt: '{where}Equipamento, número e café da manhã já testados, prontos na véspera; chegue uma hora antes, aqueça e comece mais devagar do que sente. Depois coma, beba e vista algo seco. Concluído quando passou e uma linha diz o que repetiria.',
    },
  },
  {
    id: 'interview', keywords: ['interview', 'vorstellungsgesprach', 'entrevista', 'entretien', '=viva', 'defend', 'hearing'], minutes: 90,
    text: {
      en: '{where}Papers, the questions you will ask and a glass of water are at hand; be there fifteen minutes early. Write down afterwards, within the hour, what was asked and what was promised. Done when that is noted and your thanks have gone out.',
      de: '{where}Papiere, deine Fragen und ein Glas Wasser liegen bereit; sei eine Viertelstunde früher da. Danach binnen einer Stunde notieren, was gefragt und zugesagt wurde. Fertig, wenn das notiert und der Dank verschickt ist.',
      es: '{where}Papeles, tus preguntas y un vaso de agua a mano; llega quince minutos antes. Apunta en la hora siguiente qué preguntaron y qué quedó prometido. Hecho cuando está apuntado y has dado las gracias.',
      fr: '{where}Papiers, tes questions et un verre d’eau à portée ; sois là un quart d’heure avant. Note dans l’heure ce qui fut demandé et promis. Terminé quand c’est noté et que tu as remercié.',
      pt: '{where}Papéis, suas perguntas e um copo d’água à mão; chegue quinze minutos antes. Anote na hora seguinte o que perguntaram e prometeram. Concluído quando está anotado e você agradeceu.',
    },
  },
  {
    id: 'public', keywords: ['concert', 'recital', '=show', 'performance', 'opening', 'vernissage', 'memorial', 'funeral', 'ceremony', 'quiz night', 'pub quiz', 'supper club', 'open house', 'open day', '=gig', 'matinee', 'premiere', 'pantomime', '=panto', 'parade', 'carnival', 'poetry slam', '=opera', 'ceilidh', 'fireworks', 'bonfire', 'private view', 'first night', 'opening night', 'prize giving', 'awards night', 'broadcast', 'ghost tour', 'carol singing', 'laternenumzug', 'verbena', 'estreia', 'carnaval', '*konzert', 'auffuhrung', 'eroffnung', 'concierto', 'estreno', 'inauguracion', 'spectacle', 'ouverture', 'apresentacao', 'inauguracao'], minutes: 150,
    text: {
      en: '{where}Be there an hour and a half before it begins with the list of who does what; light, sound, doors and the first five minutes are tried once. Somebody other than you looks after those who arrive. Done when it is over, cleared away, and those who helped were thanked by name.',
      de: '{where}Anderthalb Stunden vorher da sein, mit der Liste, wer was macht; Licht, Ton, Türen und die ersten fünf Minuten einmal probieren. Um die Ankommenden kümmert sich jemand anderes. Fertig, wenn es vorbei und aufgeräumt ist und allen namentlich gedankt wurde.',
      es: '{where}Llega hora y media antes con la lista de quién hace qué; prueba una vez luz, sonido, puertas y los cinco primeros minutos. De quienes llegan se ocupa otra persona. Hecho cuando ha acabado, está recogido y se ha dado las gracias por su nombre.',
      fr: '{where}Sois là une heure et demie avant, avec la liste de qui fait quoi ; essaie une fois lumière, son, portes et les cinq premières minutes. Quelqu’un d’autre accueille. Terminé quand c’est fini, rangé, et que chacun a été remercié par son nom.',
      pt: '{where}Chegue hora e meia antes com a lista de quem faz o quê; teste uma vez luz, som, portas e os primeiros cinco minutos. Outra pessoa recebe quem chega. Concluído quando acabou, está arrumado e todos receberam agradecimento pelo nome.',
    },
  },
  ...GATHERING_TEXTS,
  {
    id: 'exam', keywords: EXAM_WORDS, minutes: 120,
    text: {
      en: '{where}The day itself. Lay out what you need the evening before and be there fifteen minutes early. Done when you have handed it in and leave it behind you.',
      de: '{where}Der Tag selbst. Lege am Abend vorher alles bereit und sei eine Viertelstunde früher da. Fertig, wenn du abgegeben hast und es hinter dir lässt.',
      es: '{where}El día en sí. Prepara todo la víspera y llega quince minutos antes. Hecho cuando lo has entregado y lo dejas atrás.',
      fr: '{where}Le jour même. Prépare tout la veille et arrive un quart d’heure avant. Terminé quand c’est rendu et derrière toi.',
      pt: '{where}O próprio dia. Prepare tudo na véspera e chegue quinze minutos antes. Concluído quando entregar e deixar para trás.',
    },
  },
  {
    id: 'class', keywords: ['=class', '=classes', 'lesson', '=course', 'workshop', 'puppy school', 'training session', '*kurs', '*unterricht', '=clase', '=cours', '=curso'],
    text: {
      en: '{where}Bring what was asked for last time and one question; take notes of what to do until the next. Done when that stands on a page.',
      de: '{where}Mitbringen, was verlangt war, und eine Frage; notieren, was bis zum nächsten Mal zu tun ist. Fertig, wenn das auf einer Seite steht.',
      es: '{where}Lleva lo que pidieron y una pregunta; apunta qué hay que hacer hasta la próxima. Hecho cuando eso está en una página.',
      fr: '{where}Apporte ce qui était demandé et une question ; note quoi faire d’ici la prochaine. Terminé quand cela tient sur une page.',
      pt: '{where}Leve o que pediram e uma pergunta; anote o que fazer até a próxima. Concluído quando isso está numa página.',
    },
  },
  {
    id: 'market', keywords: ['market', '=fair', '=fete', 'festival', 'estate sale', 'garage sale', 'yard sale', 'jumble sale', 'car boot', 'bazaar', '=fest', '*fest', '*markt', '=feria', 'mercadillo', 'marche de', 'vide grenier', 'kermesse', '=feira'], minutes: 300,
    text: {
      en: '{where}Everything but what spoils stands ready an hour before the doors; float, signs, rota and first aid are where the list says. Somebody walks round every hour and mends what is empty, long or broken. Done when it is cleared, counted and the money has been taken away by two.',
      de: '{where}Alles außer Verderblichem steht eine Stunde vorher; Wechselgeld, Schilder, Dienstplan und Verbandkasten sind, wo die Liste es sagt. Jede Stunde geht jemand herum und behebt, was leer, lang oder kaputt ist. Fertig, wenn abgebaut und gezählt ist und zwei das Geld weggebracht haben.',
      es: '{where}Todo menos lo que se estropea está listo una hora antes; cambio, carteles, turnos y botiquín donde dice la lista. Cada hora alguien da una vuelta y arregla lo vacío, lo largo o lo roto. Hecho cuando está recogido y contado y dos se han llevado el dinero.',
      fr: '{where}Tout sauf le périssable est prêt une heure avant ; monnaie, panneaux, planning et trousse sont où dit la liste. Chaque heure quelqu’un fait le tour et répare ce qui est vide, long ou cassé. Terminé quand tout est rangé, compté, et l’argent emporté à deux.',
      pt: '{where}Tudo menos o que estraga está pronto uma hora antes; troco, placas, escala e primeiros socorros onde diz a lista. A cada hora alguém dá uma volta e conserta o que está vazio, longo ou quebrado. Concluído quando está desmontado, contado e dois levaram o dinheiro.',
    },
  },
  {
    id: 'celebration', keywords: ['party', 'wedding', 'birthday', '60th', '50th', '40th', '30th', '70th', '80th', 'baby shower', 'family reunion', 'class reunion', 'anniversary', 'christening', 'baptism', 'communion', '*feier', 'geburtstag', 'hochzeit', 'fiesta', 'cumple', 'boda', 'mariage', 'anniversaire', 'bapteme', 'aniversario', 'casamento'], minutes: 240,
    text: {
      en: '{where}The sheet with hours and names hangs where all can see it, and somebody else is asked instead of you. Eat something before it begins, and keep a quarter of an hour for yourself. Done when the last guest has a way home and the rest is left for tomorrow.',
      de: '{where}Der Zettel mit Stunden und Namen hängt für alle sichtbar, gefragt wird jemand anderes. Iss vorher etwas und behalte eine Viertelstunde für dich. Fertig, wenn der letzte Gast heimkommt und der Rest bis morgen liegt.',
      es: '{where}La hoja con horas y nombres cuelga a la vista de todos, y se pregunta a otra persona. Come algo antes y guárdate un cuarto de hora. Hecho cuando el último invitado tiene cómo volver y el resto espera a mañana.',
      fr: '{where}La feuille des heures et des noms est affichée, et c’est à quelqu’un d’autre qu’on demande. Mange avant, garde un quart d’heure pour toi. Terminé quand le dernier invité peut rentrer et que le reste attend demain.',
      pt: '{where}A folha com horas e nomes fica à vista de todos, e perguntam a outra pessoa. Coma algo antes e guarde um quarto de hora para você. Concluído quando o último convidado tem como voltar e o resto fica para amanhã.',
    },
  },
  {
    id: 'goes-out', keywords: ['on sale', 'goes live', 'go live', 'frozen', '=closes', '=closed', '=launch', 'comes out', 'one out', 'enrolment opens', 'bookings open', 'verkaufsstart', 'anmeldeschluss', 'a la venta', 'en vente', 'a venda'],
    text: {
      en: '{where}From now on it counts: look at it as a stranger would, on a telephone too, and tell those who wait for it. Done when you have seen for yourself that it is so, and they know.',
      de: '{where}Ab jetzt gilt es: sieh es dir an wie ein Fremder, auch am Telefon, und sag allen Bescheid, die darauf warten. Fertig, wenn du dich selbst überzeugt hast und sie es wissen.',
      es: '{where}Desde ahora cuenta: míralo como un extraño, también en el teléfono, y avisa a quienes lo esperan. Hecho cuando lo has comprobado tú y ellos lo saben.',
      fr: '{where}À partir d’ici, cela compte : regarde-le comme un inconnu, au téléphone aussi, et préviens ceux qui l’attendent. Terminé quand tu l’as constaté toi-même et qu’ils le savent.',
      pt: '{where}A partir de agora vale: olhe como um estranho, também no telefone, e avise quem espera. Concluído quando você mesmo viu que é assim e eles sabem.',
    },
  },
  {
    id: 'meeting', keywords: MEETING_WORDS,
    text: {
      en: '{where}Two or three points on a slip beforehand, the one that has to be decided first; the papers they concern are at hand. Note who does what by when. Done when each decision has a name and a date.',
      de: '{where}Vorher zwei, drei Punkte auf einem Zettel, das zu Entscheidende zuerst; die Unterlagen dazu liegen bereit. Notieren, wer was bis wann macht. Fertig, wenn jede Entscheidung einen Namen und ein Datum hat.',
      es: '{where}Antes, dos o tres puntos en un papel, primero lo que hay que decidir; los documentos, a mano. Apunta quién hace qué y para cuándo. Hecho cuando cada decisión tiene nombre y fecha.',
      fr: '{where}D’avance, deux ou trois points sur un papier, d’abord ce qui est à décider ; les documents à portée. Note qui fait quoi pour quand. Terminé quand chaque décision a un nom et une date.',
      pt: '{where}Antes, dois ou três pontos num papel, primeiro o que precisa ser decidido; os documentos à mão. Anote quem faz o quê até quando. Concluído quando cada decisão tem nome e data.',
    },
  },
]
