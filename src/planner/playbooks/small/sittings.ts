import { EVERY_DAY } from './small-matter.ts'
import type { SmallMatter } from './small-matter.ts'

/** One ride or flight that somebody has a ticket for. */
const JOURNEY: SmallMatter = {
  id: 'journey',
  isLasting: true,
  said: {
    en: { nouns: 'flight|plane|train|ferry|coach|bus|ride|bus ride|train ride' },
    de: { nouns: 'flug|zug|zugfahrt|fähre|bahnfahrt|busfahrt|abflug' },
    es: { nouns: 'vuelo|tren|ferry|autobús' },
    fr: { nouns: 'vol|train|ferry|car' },
    pt: { nouns: 'voo|trem|comboio|ônibus|autocarro' },
  },
  before: [
    {
      days: 2, minutes: 45,
      title: { en: 'pack, with papers and medicine in the hand luggage', de: 'packen, Papiere und Medikamente ins Handgepäck', es: 'equipaje, con papeles y medicinas en el de mano', fr: 'bagages, papiers et médicaments dans le sac à main', pt: 'malas, com papéis e remédios na mala de mão' },
      how: { en: 'Look up size and weight that are allowed, lay everything out, take a third back; identity card or passport, tickets, charger and a change of clothes go into the bag that stays with you.', de: 'Erlaubte Größe und Gewicht nachsehen, alles hinlegen, ein Drittel zurück; Ausweis, Tickets, Ladegerät und Wechselwäsche in die Tasche, die bei dir bleibt.', es: 'Mira tamaño y peso permitidos, ponlo todo a la vista y quita un tercio; documento, billetes, cargador y una muda van en la bolsa que llevas contigo.', fr: 'Vérifie taille et poids permis, étale tout, enlève un tiers ; pièce d’identité, billets, chargeur et rechange dans le sac que tu gardes.', pt: 'Veja tamanho e peso permitidos, espalhe tudo e tire um terço; documento, bilhetes, carregador e uma muda na bolsa que fica com você.' },
      done: { en: 'the bag is closed and weighed', de: 'die Tasche zu und gewogen ist', es: 'la maleta está cerrada y pesada', fr: 'le sac est fermé et pesé', pt: 'a mala está fechada e pesada' },
    },
    {
      days: 1, minutes: 20,
      title: { en: 'check in, and set the hour of leaving home', de: 'einchecken und festlegen, wann es losgeht', es: 'facturar y fijar la hora de salir de casa', fr: 's’enregistrer et fixer l’heure de départ de la maison', pt: 'fazer o check-in e marcar a hora de sair de casa' },
      how: { en: 'Ticket or boarding pass on the telephone and on paper; count back from departure: gate or platform, way there, half an hour to spare; order the taxi or look up two connections.', de: 'Ticket oder Bordkarte aufs Telefon und auf Papier; von der Abfahrt zurückrechnen: Gate oder Gleis, Weg, eine halbe Stunde Luft; Taxi bestellen oder zwei Verbindungen heraussuchen.', es: 'Billete o tarjeta de embarque en el móvil y en papel; cuenta hacia atrás: puerta o andén, camino, media hora de margen; pide el taxi o busca dos conexiones.', fr: 'Billet ou carte d’embarquement sur le téléphone et sur papier ; compte à rebours : porte ou quai, trajet, une demi-heure de marge ; commande le taxi ou note deux correspondances.', pt: 'Bilhete ou cartão de embarque no celular e em papel; conte para trás: portão ou plataforma, trajeto, meia hora de folga; peça o táxi ou veja duas ligações.' },
      done: { en: 'ticket and hour of leaving are where you see them', de: 'Ticket und Abfahrtszeit griffbereit sind', es: 'billete y hora de salida están a la vista', fr: 'billet et heure de départ sont sous les yeux', pt: 'bilhete e hora de saída estão à vista' },
    },
  ],
  thing: {
    minutes: 120, hours: { from: 6 * 60, to: 22 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'Be at the station or airport with half an hour to spare; the time of arrival is not known here, so look at your ticket.', de: 'Mit einer halben Stunde Luft am Bahnhof oder Flughafen sein; die Ankunft steht auf deinem Ticket.', es: 'Llega a la estación o al aeropuerto con media hora de margen; la hora de llegada está en tu billete.', fr: 'Sois à la gare ou à l’aéroport avec une demi-heure de marge ; l’heure d’arrivée est sur ton billet.', pt: 'Esteja na estação ou no aeroporto com meia hora de folga; a hora de chegada está no seu bilhete.' },
    done: { en: 'you sit in your seat', de: 'du auf deinem Platz sitzt', es: 'estás en tu asiento', fr: 'tu es à ta place', pt: 'você está no seu lugar' },
  },
  after: null,
}

/** One sitting of work, at a stated hour or of a stated length. */
export const SITTING: SmallMatter = {
  id: 'sitting',
  isLasting: true,
  said: {
    en: { verbs: 'work on|work at|continue|carry on with|go on with|finish|practi[sc]e|study|revise|read|write|sort|go through|draw|edit|proofread|rehearse|code|research' },
    de: { verbs: 'arbeiten|weiterarbeiten|lernen|üben|lesen|schreiben|fertigmachen|zeichnen|überarbeiten' },
    es: { verbs: 'trabajar en|seguir con|continuar|terminar|practicar|estudiar|repasar|leer|escribir|ordenar|corregir|ensayar' },
    fr: { verbs: 'travailler sur|travailler à|continuer|finir|pratiquer|étudier|réviser|lire|écrire|trier|corriger|répéter' },
    pt: { verbs: 'trabalhar em|trabalhar no|trabalhar na|continuar|terminar|praticar|estudar|revisar|ler|escrever|corrigir|ensaiar' },
  },
  before: [{
    days: 0, minutes: 5,
    title: { en: 'one sentence on what is there at the end', de: 'ein Satz, was am Ende da ist', es: 'una frase con lo que habrá al final', fr: 'une phrase sur ce qui sera là à la fin', pt: 'uma frase com o que haverá no fim' },
    how: { en: 'Write down what you will be able to show after it; lay out what it takes, close everything else, put the telephone in another room.', de: 'Aufschreiben, was du danach zeigen kannst; bereitlegen, was es braucht, alles andere schließen, Telefon in einen anderen Raum.', es: 'Escribe qué podrás enseñar después; prepara lo necesario, cierra lo demás, deja el móvil en otra habitación.', fr: 'Écris ce que tu pourras montrer après ; prépare le nécessaire, ferme le reste, laisse le téléphone dans une autre pièce.', pt: 'Escreva o que poderá mostrar depois; prepare o necessário, feche o resto, deixe o celular em outro cômodo.' },
    done: { en: 'the sentence lies in front of you', de: 'der Satz vor dir liegt', es: 'la frase está delante de ti', fr: 'la phrase est devant toi', pt: 'a frase está na sua frente' },
  }],
  thing: {
    minutes: 60, hours: { from: 9 * 60, to: 20 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'The hardest part first; stretches of 25 to 50 minutes with a few minutes on your feet between them; what comes to mind beside it goes on a note.', de: 'Das Schwerste zuerst; Abschnitte von 25 bis 50 Minuten, dazwischen kurz aufstehen; was nebenher einfällt, auf einen Zettel.', es: 'Lo más difícil primero; tramos de 25 a 50 minutos con unos minutos de pie entre ellos; lo que se te ocurra aparte, a una nota.', fr: 'Le plus difficile d’abord ; des tranches de 25 à 50 minutes avec quelques minutes debout entre elles ; ce qui vient à l’esprit va sur une note.', pt: 'O mais difícil primeiro; trechos de 25 a 50 minutos com alguns minutos de pé entre eles; o que surgir à parte vai para uma nota.' },
    done: { en: 'what the sentence says is there', de: 'da ist, was der Satz sagt', es: 'está lo que dice la frase', fr: 'ce que dit la phrase est là', pt: 'está lá o que a frase diz' },
  },
  after: {
    days: 0, minutes: 5,
    title: { en: 'note where to go on', de: 'notieren, wo es weitergeht', es: 'apunta por dónde seguir', fr: 'note où reprendre', pt: 'anote onde continuar' },
    how: { en: 'Save and put away; write the first step of the next time as an order to yourself.', de: 'Speichern und wegräumen; den ersten Schritt fürs nächste Mal als Auftrag an dich aufschreiben.', es: 'Guarda y recoge; escribe el primer paso de la próxima vez como un encargo para ti.', fr: 'Enregistre et range ; écris le premier pas de la prochaine fois comme une consigne.', pt: 'Salve e guarde; escreva o primeiro passo da próxima vez como uma ordem a si mesmo.' },
    done: { en: 'the next first step is written down', de: 'der nächste erste Schritt dasteht', es: 'el próximo primer paso está escrito', fr: 'le prochain premier pas est écrit', pt: 'o próximo primeiro passo está escrito' },
  },
}

/** 'Plan my week': somebody who names nothing yet gets what makes a week one's own. */
export const OWN_WEEK: SmallMatter = {
  id: 'own-week',
  said: {
    en: { verbsOfThings: 'plan|organi[sz]e|structure|sort out', things: 'week$|weekend$' },
    de: { verbsOfThings: 'planen|organisieren|strukturieren', things: 'woche|wochenende' },
    es: { verbsOfThings: 'planificar|organizar|planear', things: 'semana$' },
    fr: { verbsOfThings: 'planifier|organiser', things: 'semaine$|week-end$' },
    pt: { verbsOfThings: 'planejar|organizar|planear', things: 'semana$|dia$|fim de semana$' },
  },
  before: [
    {
      days: 0, minutes: 20,
      title: { en: 'everything out of your head, with its last day', de: 'alles aus dem Kopf, mit letztem Tag', es: 'todo fuera de la cabeza, con su último día', fr: 'tout hors de la tête, avec son dernier jour', pt: 'tudo fora da cabeça, com seu último dia' },
      how: { en: 'Look through calendar, mail, messages and the notes on the fridge; one line each with how long it takes and by when; what takes two minutes is done at once.', de: 'Kalender, Post, Nachrichten und Zettel durchgehen; eine Zeile je Sache mit Dauer und Frist; was zwei Minuten dauert, gleich erledigen.', es: 'Repasa calendario, correo, mensajes y notas; una línea por cosa con duración y plazo; lo de dos minutos se hace ya.', fr: 'Parcours agenda, courrier, messages et notes ; une ligne par chose avec durée et délai ; ce qui prend deux minutes se fait tout de suite.', pt: 'Passe por agenda, correio, mensagens e notas; uma linha por coisa com duração e prazo; o que leva dois minutos faça já.' },
      done: { en: 'nothing more comes to mind for two minutes', de: 'zwei Minuten lang nichts mehr einfällt', es: 'no se te ocurre nada más en dos minutos', fr: 'plus rien ne te vient pendant deux minutes', pt: 'nada mais lhe ocorre por dois minutos' },
    },
    {
      days: 0, minutes: 10,
      title: { en: 'three things that would make it a good one', de: 'drei Dinge, die es zu einer guten machen', es: 'tres cosas que la harían buena', fr: 'trois choses qui la rendraient bonne', pt: 'três coisas que a tornariam boa' },
      how: { en: 'One for work, one for people, one for yourself; what has to be given up for them is crossed off or moved with a date.', de: 'Eins für die Arbeit, eins für Menschen, eins für dich; was dafür weichen muss, streichen oder mit Datum verschieben.', es: 'Una del trabajo, una de personas, una para ti; lo que deba ceder se tacha o se aplaza con fecha.', fr: 'Une pour le travail, une pour les gens, une pour toi ; ce qui doit céder est rayé ou reporté avec une date.', pt: 'Uma do trabalho, uma de pessoas, uma para você; o que tiver de ceder é riscado ou adiado com data.' },
      done: { en: 'the three stand at the top', de: 'die drei obenan stehen', es: 'las tres están arriba', fr: 'les trois sont en tête', pt: 'as três estão no topo' },
    },
  ],
  thing: {
    minutes: 30, hours: { from: 9 * 60, to: 20 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'Put the fixed dates in first, then hours for the three things when you are at your best, then the rest in blocks; leave a third of the time free, and meals and sleep alone. Tell the planner your tasks and hours, and it does this part.', de: 'Erst die festen Termine, dann Zeiten für die drei Dinge, wenn du am wachsten bist, dann den Rest in Blöcken; ein Drittel frei lassen, Mahlzeiten und Schlaf nicht antasten. Nenne dem Planer deine Aufgaben und Zeiten, dann macht er diesen Teil.', es: 'Primero las citas fijas, luego horas para las tres cosas cuando mejor rindes, después el resto en bloques; deja libre un tercio y no toques comidas ni sueño. Dile al planificador tus tareas y horas y hará esta parte.', fr: 'D’abord les dates fixes, puis des heures pour les trois choses quand tu es au mieux, puis le reste en blocs ; laisse un tiers libre, ne touche ni aux repas ni au sommeil. Donne tes tâches et tes heures au planificateur, il fera cette partie.', pt: 'Primeiro os compromissos fixos, depois horas para as três coisas quando rende mais, depois o resto em blocos; deixe um terço livre e não toque em refeições e sono. Diga ao planejador suas tarefas e horários e ele faz esta parte.' },
    done: { en: 'each of the three has its hour', de: 'jedes der drei seine Zeit hat', es: 'cada una de las tres tiene su hora', fr: 'chacune des trois a son heure', pt: 'cada uma das três tem sua hora' },
  },
  after: {
    days: 4, minutes: 15,
    title: { en: 'look back: what stayed undone, and why', de: 'Rückblick: was liegen blieb und warum', es: 'mirar atrás: qué quedó y por qué', fr: 'regard en arrière : ce qui reste, et pourquoi', pt: 'olhar para trás: o que ficou e por quê' },
    how: { en: 'Cross off, move with a date or let go; one sentence on what to do differently next time.', de: 'Streichen, mit Datum verschieben oder loslassen; ein Satz, was nächstes Mal anders wird.', es: 'Tacha, aplaza con fecha o suelta; una frase sobre qué cambiar la próxima vez.', fr: 'Raye, reporte avec une date ou lâche ; une phrase sur ce que tu changes la prochaine fois.', pt: 'Risque, adie com data ou deixe ir; uma frase sobre o que mudar da próxima vez.' },
    done: { en: 'nothing is carried over without a day', de: 'nichts ohne Tag mitgeschleppt wird', es: 'nada pasa sin día', fr: 'rien n’est reporté sans jour', pt: 'nada passa sem dia' },
  },
}

/** Something that happens at a stated hour within two weeks and that nothing else knows: one goes there. */
export const OCCASION: SmallMatter = {
  id: 'occasion',
  isLasting: true,
  said: {},
  before: [{
    days: 1, minutes: 15,
    title: { en: 'what has to go along, and the way there', de: 'was mit muss, und der Weg', es: 'qué hay que llevar y el camino', fr: 'quoi emporter, et le trajet', pt: 'o que levar e o caminho' },
    how: { en: 'Tickets, clothes, things, food; who comes along and who drives; when you have to leave, with ten minutes to spare.', de: 'Karten, Kleidung, Sachen, Essen; wer mitkommt und wer fährt; wann du losmusst, mit zehn Minuten Luft.', es: 'Entradas, ropa, cosas, comida; quién viene y quién conduce; a qué hora salir, con diez minutos de margen.', fr: 'Billets, tenue, affaires, repas ; qui vient et qui conduit ; l’heure de départ, avec dix minutes de marge.', pt: 'Ingressos, roupa, coisas, comida; quem vai e quem dirige; a hora de sair, com dez minutos de folga.' },
    done: { en: 'everything lies together and everybody knows the hour', de: 'alles beisammenliegt und alle die Zeit wissen', es: 'todo está junto y todos saben la hora', fr: 'tout est réuni et chacun connaît l’heure', pt: 'tudo está junto e todos sabem a hora' },
  }],
  thing: {
    minutes: 90, hours: { from: 9 * 60, to: 20 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'Leave in time; what was said of it stands in the title and below.', de: 'Rechtzeitig los; was dazu gesagt wurde, steht im Titel und darunter.', es: 'Sal con tiempo; lo dicho está en el título y debajo.', fr: 'Pars à l’heure ; ce qui en a été dit est dans le titre et dessous.', pt: 'Saia com tempo; o que foi dito está no título e abaixo.' },
    done: { en: 'you have been there', de: 'du da warst', es: 'has estado', fr: 'tu y étais', pt: 'você esteve lá' },
  },
  after: null,
}

/** One thing of a list that nothing says more of. */
export const THING_TO_DO: SmallMatter = {
  id: 'thing-to-do',
  said: {},
  before: [],
  thing: {
    minutes: 45, hours: { from: 9 * 60, to: 19 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'Start with what you need for it; if it takes longer than planned, note what is left and when you go on.', de: 'Mit dem anfangen, was du dafür brauchst; dauert es länger, notieren, was übrig ist und wann es weitergeht.', es: 'Empieza por lo que necesitas; si tarda más de lo previsto, apunta qué queda y cuándo sigues.', fr: 'Commence par ce qu’il faut ; si cela dure plus longtemps, note ce qui reste et quand tu reprends.', pt: 'Comece pelo que é preciso; se demorar mais do que o previsto, anote o que falta e quando continua.' },
    done: { en: 'it can be crossed off', de: 'es gestrichen werden kann', es: 'se puede tachar', fr: 'on peut le rayer', pt: 'pode ser riscado' },
  },
  after: null,
}

export const JOURNEYS: readonly SmallMatter[] = [JOURNEY]
