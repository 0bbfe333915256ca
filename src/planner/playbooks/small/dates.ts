import { EVERY_DAY, UNTIL_FRIDAY } from './small-matter.ts'
import type { SmallMatter } from './small-matter.ts'

/** Somebody sees a professional, an office or a school. */
const APPOINTMENT: SmallMatter = {
  id: 'appointment',
  isLasting: true,
  said: {
    en: { nouns: 'appointment|dentist|doctor|doctors|gp|vet|optician|haircut|hairdresser|barber|check-?up|eye test|hearing test|blood test|vaccination|vaccine|flu jab|jab|x-?ray|scan|mot|car service|massage|manicure|parents[’\']? evening|parent-teacher (?:meeting|evening|conference)|house viewing|flat viewing|viewing|consultation|fitting|photo shoot' },
    de: { nouns: '\\p{L}*termin|zahnarzt|arzt|hausarzt|tierarzt|friseur|frisör|vorsorgeuntersuchung|impfung|blutabnahme|elternabend|wohnungsbesichtigung|besichtigung|massage|tüv|sprechstunde' },
    es: { nouns: 'cita|dentista|médico|veterinario|oculista|peluquería|peluquero|revisión|vacuna|análisis|itv|masaje|tutoría|visita al médico' },
    fr: { nouns: 'rendez-vous|rdv|dentiste|médecin|vétérinaire|opticien|coiffeur|contrôle technique|vaccin|prise de sang|massage|réunion parents-professeurs|visite d’appartement' },
    pt: { nouns: 'consulta|dentista|médico|veterinário|oculista|cabeleireiro|vacina|exame de sangue|revisão do carro|massagem|reunião de pais|visita ao apartamento' },
  },
  before: [{
    days: 1, minutes: 15,
    title: { en: 'papers, questions and the way there', de: 'Unterlagen, Fragen und der Weg', es: 'papeles, preguntas y el camino', fr: 'papiers, questions et trajet', pt: 'papéis, perguntas e o caminho' },
    how: { en: 'Card, letter or earlier results; at most three questions, the most important first; when you have to leave, with ten minutes to spare.', de: 'Karte, Überweisung oder frühere Befunde; höchstens drei Fragen, die wichtigste zuerst; wann du losmusst, mit zehn Minuten Luft.', es: 'Tarjeta, volante o resultados anteriores; como mucho tres preguntas, la más importante primero; a qué hora salir, con diez minutos de margen.', fr: 'Carte, courrier ou résultats antérieurs ; trois questions au plus, la plus importante d’abord ; l’heure de départ, avec dix minutes de marge.', pt: 'Cartão, encaminhamento ou resultados anteriores; no máximo três perguntas, a mais importante primeiro; a hora de sair, com dez minutos de folga.' },
    done: { en: 'everything lies together and the hour of leaving is set', de: 'alles beisammenliegt und die Abfahrtszeit feststeht', es: 'todo está junto y la hora de salir fijada', fr: 'tout est réuni et l’heure de départ fixée', pt: 'tudo está junto e a hora de sair marcada' },
  }],
  thing: {
    minutes: 60, hours: { from: 9 * 60, to: 18 * 60, lastWeekday: UNTIL_FRIDAY },
    how: { en: 'Be there ten minutes early with your papers; ask your questions before it is over, and what happens next.', de: 'Zehn Minuten früher mit den Unterlagen da sein; die Fragen stellen, bevor es vorbei ist, und was als Nächstes kommt.', es: 'Llega diez minutos antes con los papeles; haz tus preguntas antes de que acabe y pregunta qué sigue.', fr: 'Sois là dix minutes avant avec tes papiers ; pose tes questions avant la fin, et demande la suite.', pt: 'Chegue dez minutos antes com os papéis; faça as perguntas antes do fim e pergunte o que vem depois.' },
    done: { en: 'your questions are answered', de: 'deine Fragen beantwortet sind', es: 'tus preguntas tienen respuesta', fr: 'tes questions ont une réponse', pt: 'suas perguntas foram respondidas' },
  },
  toFix: {
    minutes: 10,
    title: { en: 'get a day and an hour for it', de: 'Tag und Uhrzeit ausmachen', es: 'conseguir día y hora', fr: 'obtenir un jour et une heure', pt: 'conseguir dia e hora' },
    how: { en: 'Three times that suit before you ring or book online; if everything is full, ask to step in when somebody cancels. Put the answer here instead of the hour below.', de: 'Drei passende Zeiten, dann anrufen oder online buchen; ist alles voll, auf die Warteliste. Die Zusage ersetzt die Uhrzeit unten.', es: 'Tres horas que convienen antes de llamar o reservar por internet; si está lleno, pide hueco por cancelación. La respuesta sustituye la hora de abajo.', fr: 'Trois moments possibles avant d’appeler ou de réserver en ligne ; si tout est plein, demande une place en cas d’annulation. La réponse remplace l’heure ci-dessous.', pt: 'Três horários possíveis antes de ligar ou marcar pela internet; se estiver cheio, peça vaga por desistência. A resposta substitui a hora abaixo.' },
    done: { en: 'day and hour are confirmed', de: 'Tag und Uhrzeit bestätigt sind', es: 'día y hora están confirmados', fr: 'le jour et l’heure sont confirmés', pt: 'dia e hora estão confirmados' },
  },
  after: {
    days: 0, minutes: 10,
    title: { en: 'note what was said, and the next date', de: 'Ergebnis und nächsten Termin notieren', es: 'apunta lo dicho y la próxima fecha', fr: 'note ce qui a été dit et la prochaine date', pt: 'anote o que foi dito e a próxima data' },
    how: { en: 'What to do until when, what to fetch or to pay, and the next time into the calendar; file the papers.', de: 'Was bis wann zu tun, zu holen oder zu zahlen ist; der nächste Termin in den Kalender; Unterlagen ablegen.', es: 'Qué hacer y hasta cuándo, qué recoger o pagar; la próxima cita al calendario; archiva los papeles.', fr: 'Quoi faire et jusqu’à quand, quoi chercher ou payer ; la prochaine fois dans l’agenda ; classe les papiers.', pt: 'O que fazer e até quando, o que buscar ou pagar; a próxima vez na agenda; arquive os papéis.' },
    done: { en: 'the next step stands in the calendar', de: 'der nächste Schritt im Kalender steht', es: 'el siguiente paso está en el calendario', fr: 'l’étape suivante est dans l’agenda', pt: 'o próximo passo está na agenda' },
  },
}

/** People see each other for a meal or an evening. */
const COMPANY: SmallMatter = {
  id: 'company',
  isLasting: true,
  isFestive: true,
  said: {
    en: { nouns: 'lunch|dinner|supper|breakfast|brunch|coffee|tea|drinks|a drink|a beer|beers|cinema|movie|movies|film|bowling|date night|playdate|play date' },
    de: { nouns: 'mittagessen|abendessen|frühstück|brunch|kaffee|kaffeetrinken|kino|kinoabend|essen' },
    es: { nouns: 'comida|cena|desayuno|almuerzo|café|cañas|cine' },
    fr: { nouns: 'déjeuner|dîner|petit-déjeuner|brunch|café|apéro|verre|cinéma|ciné' },
    pt: { nouns: 'almoço|jantar|café da manhã|café|cinema|cerveja' },
  },
  before: [{
    days: 2, minutes: 10,
    title: { en: 'agree on place and hour, and book if need be', de: 'Ort und Uhrzeit abmachen, wenn nötig reservieren', es: 'acordar lugar y hora y reservar si hace falta', fr: 'convenir du lieu et de l’heure, réserver au besoin', pt: 'combinar lugar e hora e reservar se preciso' },
    how: { en: 'Two places to choose from, what somebody cannot eat, how everybody gets there and home.', de: 'Zwei Orte zur Wahl, was jemand nicht essen darf, wie alle hin- und heimkommen.', es: 'Dos lugares a elegir, lo que alguien no come, cómo van y vuelven todos.', fr: 'Deux lieux au choix, ce que quelqu’un ne mange pas, comment chacun vient et rentre.', pt: 'Dois lugares à escolha, o que alguém não come, como todos vão e voltam.' },
    done: { en: 'everybody has said yes to place and hour', de: 'alle Ort und Uhrzeit zugesagt haben', es: 'todos han dicho sí al lugar y la hora', fr: 'tous ont dit oui au lieu et à l’heure', pt: 'todos confirmaram lugar e hora' },
  }],
  thing: {
    minutes: 90, hours: { from: 12 * 60, to: 22 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'Leave in time, telephone in the pocket; bring what you promised.', de: 'Rechtzeitig los, Telefon in der Tasche; mitbringen, was versprochen war.', es: 'Sal con tiempo, el móvil en el bolsillo; lleva lo prometido.', fr: 'Pars à l’heure, téléphone en poche ; apporte ce que tu as promis.', pt: 'Saia com tempo, celular no bolso; leve o que prometeu.' },
    done: { en: 'you had the time together', de: 'ihr die Zeit zusammen hattet', es: 'habéis pasado el rato juntos', fr: 'vous avez passé ce moment ensemble', pt: 'vocês passaram esse tempo juntos' },
  },
  after: null,
}

/** Somebody cooks for others at home. */
const HOSTING: SmallMatter = {
  id: 'hosting',
  isLasting: true,
  isFestive: true,
  said: COMPANY.said,
  mentions: ['cook dinner', 'cook lunch', 'cook supper', 'cook brunch', 'abendessen kochen', 'mittagessen kochen', 'cocinar la cena', 'cuisiner le diner', 'i cook', 'i m cooking', 'im cooking', 'we cook', 'we re cooking', 'i am cooking', 'at ours', 'at mine', 'at my place', 'at our place', 'our house', 'my house', 'ich koche', 'wir kochen', 'bei uns', 'bei mir', 'cocino', 'cocinamos', 'mi casa', 'nuestra casa', 'je cuisine', 'chez nous', 'chez moi', 'eu cozinho', 'minha casa', 'nossa casa', 'la em casa'],
  before: [
    {
      days: 2, minutes: 30,
      title: { en: 'menu and shopping list', de: 'Menü und Einkaufsliste', es: 'menú y lista de la compra', fr: 'menu et liste de courses', pt: 'cardápio e lista de compras' },
      how: { en: 'Ask what somebody does not eat; one main dish that waits, something that is made the day before, fruit or cheese to end with; amounts by the head, drinks, ice, candles.', de: 'Fragen, was jemand nicht isst; ein Hauptgericht, das warten kann, etwas vom Vortag, Obst oder Käse zum Schluss; Mengen pro Kopf, Getränke, Eis, Kerzen.', es: 'Pregunta qué no come cada uno; un plato que espera, algo hecho la víspera, fruta o queso al final; cantidades por persona, bebidas, hielo, velas.', fr: 'Demande ce que chacun ne mange pas ; un plat qui attend, quelque chose de la veille, fruits ou fromage pour finir ; quantités par personne, boissons, glaçons, bougies.', pt: 'Pergunte o que alguém não come; um prato que espera, algo feito na véspera, fruta ou queijo no fim; quantidades por pessoa, bebidas, gelo, velas.' },
      done: { en: 'each dish has its amounts and the list is sorted by shop', de: 'jedes Gericht seine Mengen hat und die Liste nach Läden sortiert ist', es: 'cada plato tiene sus cantidades y la lista está por tiendas', fr: 'chaque plat a ses quantités et la liste est triée par magasin', pt: 'cada prato tem as quantidades e a lista está por loja' },
    },
    {
      days: 1, minutes: 60,
      title: { en: 'shop, and make what can be made ahead', de: 'einkaufen und vorbereiten, was sich vorbereiten lässt', es: 'comprar y preparar lo que se puede adelantar', fr: 'courses, et préparer ce qui peut l’être', pt: 'compras e preparar o que dá para adiantar' },
      how: { en: 'What keeps first, fish and herbs last; dessert and sauce today; clear the refrigerator and chill the drinks.', de: 'Haltbares zuerst, Fisch und Kräuter zuletzt; Nachtisch und Soße heute; Kühlschrank freiräumen, Getränke kalt stellen.', es: 'Primero lo que aguanta, pescado y hierbas al final; postre y salsa hoy; despeja la nevera y enfría las bebidas.', fr: 'D’abord ce qui se garde, poisson et herbes à la fin ; dessert et sauce aujourd’hui ; libère le frigo et mets les boissons au frais.', pt: 'Primeiro o que dura, peixe e ervas por último; sobremesa e molho hoje; libere a geladeira e gele as bebidas.' },
      done: { en: 'everything on the list is in the house', de: 'alles von der Liste im Haus ist', es: 'todo lo de la lista está en casa', fr: 'tout ce qui est sur la liste est à la maison', pt: 'tudo da lista está em casa' },
    },
    {
      days: 0, minutes: 120,
      title: { en: 'cook and lay the table', de: 'kochen und den Tisch decken', es: 'cocinar y poner la mesa', fr: 'cuisiner et mettre la table', pt: 'cozinhar e pôr a mesa' },
      how: { en: 'Count back from the meal: oven, pots, and what comes last; table, glasses and music stand half an hour before, so that you open the door with empty hands.', de: 'Von der Mahlzeit zurückrechnen: Ofen, Töpfe, was zuletzt kommt; Tisch, Gläser und Musik stehen eine halbe Stunde vorher, damit du mit leeren Händen öffnest.', es: 'Cuenta hacia atrás desde la hora: horno, ollas y lo último; mesa, copas y música listas media hora antes, para abrir con las manos libres.', fr: 'Compte à rebours depuis le repas : four, casseroles, ce qui vient en dernier ; table, verres et musique prêts une demi-heure avant, pour ouvrir les mains libres.', pt: 'Conte para trás a partir da refeição: forno, panelas e o que vem por último; mesa, copos e música prontos meia hora antes, para abrir a porta de mãos livres.' },
      done: { en: 'the first course could be served when the bell rings', de: 'der erste Gang fertig ist, wenn es klingelt', es: 'el primer plato podría servirse al sonar el timbre', fr: 'l’entrée peut être servie quand on sonne', pt: 'a entrada pode ser servida quando tocar a campainha' },
    },
  ],
  thing: { ...COMPANY.thing, minutes: 180 },
  after: null,
}

/** Two or more talk about work, or about something to be settled. */
const TALK: SmallMatter = {
  id: 'talk',
  said: {
    en: { nouns: 'meeting|call|phone call|video call|zoom call|zoom|catch-?up|sync|chat|1:1|one-on-one|standup|briefing|debrief|talk' },
    de: { nouns: 'besprechung|meeting|telefonat|anruf|videocall|gespräch|austausch|treffen' },
    es: { nouns: 'reunión|llamada|videollamada|charla' },
    fr: { nouns: 'réunion|appel|visio|point|entretien téléphonique' },
    pt: { nouns: 'reunião|chamada|videochamada|ligação|conversa' },
  },
  before: [{
    days: 1, minutes: 15,
    title: { en: 'what it shall settle, and the invitation', de: 'was geklärt werden soll, und die Einladung', es: 'qué debe quedar claro y la invitación', fr: 'ce qu’il faut régler, et l’invitation', pt: 'o que deve ficar decidido e o convite' },
    how: { en: 'One sentence on what is decided at the end, at most three points with minutes, link or room, and what the others should have read.', de: 'Ein Satz, was am Ende entschieden ist; höchstens drei Punkte mit Minuten; Link oder Raum; was die anderen gelesen haben sollten.', es: 'Una frase con lo que se decide al final, como mucho tres puntos con minutos, enlace o sala y lo que los demás deben leer.', fr: 'Une phrase sur ce qui sera décidé, trois points au plus avec leurs minutes, lien ou salle, et ce que les autres doivent lire.', pt: 'Uma frase com o que se decide no fim, no máximo três pontos com minutos, link ou sala e o que os outros devem ler.' },
    done: { en: 'everybody has time, place and the points', de: 'alle Zeit, Ort und Punkte haben', es: 'todos tienen hora, lugar y puntos', fr: 'chacun a l’heure, le lieu et les points', pt: 'todos têm hora, lugar e pontos' },
  }],
  thing: {
    minutes: 30, hours: { from: 9 * 60, to: 17 * 60, lastWeekday: UNTIL_FRIDAY },
    how: { en: 'Begin with the point that must be settled; note who does what until when; end on time.', de: 'Mit dem Punkt beginnen, der geklärt sein muss; notieren, wer was bis wann tut; pünktlich enden.', es: 'Empieza por el punto que debe quedar resuelto; apunta quién hace qué y para cuándo; acaba a la hora.', fr: 'Commence par le point à régler ; note qui fait quoi et pour quand ; finis à l’heure.', pt: 'Comece pelo ponto que precisa ser resolvido; anote quem faz o quê e até quando; termine na hora.' },
    done: { en: 'the point is settled, or has a name and a date', de: 'der Punkt geklärt ist oder Name und Datum hat', es: 'el punto está resuelto o tiene nombre y fecha', fr: 'le point est réglé, ou a un nom et une date', pt: 'o ponto está resolvido ou tem nome e data' },
  },
  after: {
    days: 0, minutes: 10,
    title: { en: 'send what was agreed, with names and dates', de: 'Vereinbartes schicken, mit Namen und Daten', es: 'envía lo acordado, con nombres y fechas', fr: 'envoie ce qui est convenu, avec noms et dates', pt: 'envie o combinado, com nomes e datas' },
    how: { en: 'Five lines at most, within the day; your own part goes into your calendar at once.', de: 'Höchstens fünf Zeilen, am selben Tag; der eigene Teil gleich in den Kalender.', es: 'Cinco líneas como mucho, el mismo día; tu parte, enseguida al calendario.', fr: 'Cinq lignes au plus, le jour même ; ta part va tout de suite dans l’agenda.', pt: 'Cinco linhas no máximo, no mesmo dia; a sua parte vai logo para a agenda.' },
    done: { en: 'everybody has it in writing', de: 'alle es schriftlich haben', es: 'todos lo tienen por escrito', fr: 'chacun l’a par écrit', pt: 'todos têm por escrito' },
  },
}

export const DATES: readonly SmallMatter[] = [HOSTING, APPOINTMENT, COMPANY, TALK]
