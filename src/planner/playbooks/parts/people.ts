import { stepsOfKind } from './part-kind.ts'

/** Those who do a part of the work. */
export const PEOPLE = stepsOfKind(
  {
    id: 'needs', at: 0.08, hours: 0.75,
    en: ['what they do, on which hours, what they get for it', 'Tasks by hour and the number that takes; what they must be able to do or prove; pay, expenses or thanks; one more than needed.', 'one page says tasks, hours, number and pay'],
    de: ['Aufgaben, Stunden und Bezahlung festlegen', 'Aufgaben nach Stunden und wie viele das braucht; was sie können oder nachweisen müssen; Lohn, Auslagen oder Dank; eine Person mehr als nötig.', 'auf einer Seite Aufgaben, Stunden, Anzahl und Bezahlung stehen'],
    es: ['qué hacen, a qué horas y qué reciben', 'Tareas por hora y cuántos hacen falta; qué deben saber o acreditar; pago, gastos o agradecimiento; uno de más.', 'una hoja dice tareas, horas, número y pago'],
    fr: ['tâches, heures et rémunération à fixer', 'Tâches par heure et combien cela demande ; ce qu’ils doivent savoir ou prouver ; salaire, frais ou remerciement ; un de plus.', 'une page dit tâches, heures, nombre et rémunération'],
    pt: ['o que fazem, em que horas e o que recebem', 'Tarefas por hora e quantos são precisos; o que devem saber ou comprovar; pagamento, despesas ou agradecimento; um a mais.', 'uma página diz tarefas, horas, número e pagamento'],
  },
  {
    id: 'ask', at: 0.2, hours: 1.25,
    en: ['ask by name, meet, and agree in writing', 'Ask people directly before a notice goes up, with day and hours in the first sentence and a day to answer by; papers and registration where they are paid or look after others.', 'each place has a name and a reserve, confirmed in writing'],
    de: ['gezielt ansprechen, kennenlernen, schriftlich zusagen lassen', 'Erst direkt fragen, dann aushängen; Tag und Stunden im ersten Satz, mit Antworttag; Anmeldung und Nachweise, wo bezahlt oder betreut wird.', 'jeder Platz einen Namen und einen Ersatz hat, schriftlich bestätigt'],
    es: ['preguntar por su nombre, conocerse y acordarlo por escrito', 'Pregunta directamente antes de anunciar, con día y horas en la primera frase y fecha de respuesta; alta y papeles si cobran o cuidan.', 'cada puesto tiene nombre y reserva, confirmado por escrito'],
    fr: ['demander nommément, rencontrer, convenir par écrit', 'Demande en direct avant d’afficher, jour et heures dès la première phrase, avec une date de réponse ; déclaration et papiers si payé ou à charge d’autrui.', 'chaque place a un nom et un remplaçant, confirmés par écrit'],
    pt: ['chamar pelo nome, conhecer e combinar por escrito', 'Pergunte diretamente antes de anunciar, com dia e horas na primeira frase e prazo de resposta; registro e papéis se forem pagos ou cuidarem de alguém.', 'cada vaga tem nome e reserva, confirmado por escrito'],
  },
  {
    id: 'brief', at: 0.82, hours: 0.75,
    en: ['remind, show the place, go through the first hour', 'Where, when, whom to call, what to bring; the one thing that must not go wrong; who steps in.', 'each has heard it and could start without you'],
    de: ['erinnern, Ort zeigen, die erste Stunde durchgehen', 'Wo, wann, wen anrufen, was mitbringen; das eine, das nicht schiefgehen darf; wer einspringt.', 'alle Bescheid wissen und ohne dich anfangen könnten'],
    es: ['recordar, enseñar el sitio y repasar la primera hora', 'Dónde, cuándo, a quién llamar, qué traer; lo único que no puede fallar; quién sustituye.', 'todos lo saben y podrían empezar sin ti'],
    fr: ['rappeler, montrer le lieu, passer la première heure', 'Où, quand, qui appeler, quoi apporter ; la chose qui ne doit pas rater ; qui remplace.', 'chacun le sait et pourrait commencer sans toi'],
    pt: ['lembrar, mostrar o lugar e passar a primeira hora', 'Onde, quando, a quem ligar, o que levar; a única coisa que não pode falhar; quem substitui.', 'todos sabem e poderiam começar sem você'],
  },
)

/** Those who shall take part, give or show something. */
export const GROUP = stepsOfKind(
  {
    id: 'whom', at: 0.05, hours: 0.75,
    en: ['whom to ask, what they get, what they must bring', 'A list with names and a second one behind it; date, cost, rules and what you offer on half a page; who knows somebody there.', 'the list is longer than needed and the half page is ready'],
    de: ['wen anfragen, was es bringt, was sie mitbringen', 'Eine Liste mit Namen und eine zweite dahinter; Termin, Kosten, Regeln und Angebot auf einer halben Seite; wer dort jemanden kennt.', 'die Liste länger als nötig und die halbe Seite fertig ist'],
    es: ['a quién invitar, qué ganan y qué deben traer', 'Una lista con nombres y otra detrás; fecha, coste, reglas y lo que ofreces en media página; quién conoce a alguien allí.', 'la lista es más larga de lo necesario y la media página está lista'],
    fr: ['qui solliciter, ce qu’ils y gagnent, ce qu’ils apportent', 'Une liste de noms et une seconde derrière ; date, coût, règles et ton offre sur une demi-page ; qui y connaît quelqu’un.', 'la liste dépasse le besoin et la demi-page est prête'],
    pt: ['quem convidar, o que ganham e o que devem trazer', 'Uma lista com nomes e outra atrás; data, custo, regras e o que oferece em meia página; quem conhece alguém lá.', 'a lista é maior que o necessário e a meia página está pronta'],
  },
  {
    id: 'invite', at: 0.14, hours: 1.25,
    en: ['invite with a last day to answer, call after a week', 'To a person and not to an office; one question that can be answered by yes; a line for each in the list.', 'the number needed has said yes, or the second list is asked'],
    de: ['mit Antwortfrist einladen, nach einer Woche anrufen', 'An eine Person, nicht an ein Büro; eine Frage, auf die man Ja sagen kann; eine Zeile je Anfrage in der Liste.', 'genug zugesagt haben oder die zweite Liste gefragt ist'],
    es: ['invitar con fecha límite y llamar a la semana', 'A una persona, no a una oficina; una pregunta que se conteste con sí; una línea por cada uno.', 'han dicho sí los necesarios o se ha pasado a la segunda lista'],
    fr: ['inviter avec date limite, appeler après une semaine', 'À une personne, pas à un bureau ; une question à laquelle on peut dire oui ; une ligne par demande.', 'assez ont dit oui, ou la seconde liste est sollicitée'],
    pt: ['convidar com prazo e ligar depois de uma semana', 'A uma pessoa, não a um escritório; uma pergunta que se responda com sim; uma linha para cada um.', 'o número necessário disse sim ou a segunda lista foi chamada'],
  },
  {
    id: 'confirm', at: 0.6, hours: 0.75, wait: 7,
    en: ['close the list, confirm, and send what they must know', 'Way, hour, parking, fee, what to bring, whom to call; waiting list for those who drop out.', 'everybody on the list has the same page and has answered'],
    de: ['Liste schließen, bestätigen, Infos schicken', 'Weg, Uhrzeit, Parken, Beitrag, was mitzubringen ist, wen anrufen; Nachrückliste.', 'alle auf der Liste dieselbe Seite haben und geantwortet haben'],
    es: ['cerrar la lista, confirmar y enviar lo que deben saber', 'Camino, hora, aparcamiento, cuota, qué traer, a quién llamar; lista de espera.', 'todos tienen la misma hoja y han contestado'],
    fr: ['clore la liste, confirmer, envoyer les consignes', 'Chemin, heure, parking, frais, quoi apporter, qui appeler ; liste d’attente.', 'tous ont la même page et ont répondu'],
    pt: ['fechar a lista, confirmar e enviar o que devem saber', 'Caminho, hora, estacionamento, taxa, o que levar, a quem ligar; lista de espera.', 'todos têm a mesma página e responderam'],
  },
)

/** A firm or a trade that is paid. */
export const FIRM = stepsOfKind(
  {
    id: 'compare', at: 0.08, hours: 1,
    en: ['describe it once, and ask three', 'The same half page to each: what, how much of it, when, what they must see first; ask what is not included and for somebody they worked for.', 'three answers stand side by side, line by line'],
    de: ['einmal beschreiben, drei anfragen', 'Jedem dieselbe halbe Seite: was, wie viel, wann, was sie vorher sehen müssen; frag, was nicht enthalten ist und für wen sie schon gearbeitet haben.', 'drei Antworten Zeile für Zeile nebeneinanderstehen'],
    es: ['describirlo una vez y preguntar a tres', 'La misma media página a cada uno: qué, cuánto, cuándo, qué deben ver antes; qué no incluye y una referencia.', 'tres respuestas están lado a lado, línea por línea'],
    fr: ['décrire une fois, demander à trois', 'La même demi-page à chacun : quoi, combien, quand, ce qu’ils doivent voir ; ce qui n’est pas compris, une référence.', 'trois réponses sont côte à côte, ligne à ligne'],
    pt: ['descrever uma vez e perguntar a três', 'A mesma meia página a cada um: o quê, quanto, quando, o que precisam ver; o que não inclui e uma referência.', 'três respostas estão lado a lado, linha a linha'],
  },
  {
    id: 'agree', at: 0.24, hours: 0.75,
    en: ['choose, and fix day, price and what happens if', 'In writing: begin, end, price, deposit, delay, cancelling, who stands in; your one contact with a number.', 'it is agreed in writing and the day is in both calendars'],
    de: ['auswählen, Tag, Preis und Ausfall regeln', 'Schriftlich: Beginn, Ende, Preis, Anzahlung, Verzug, Absage, Vertretung; ein Ansprechpartner mit Nummer.', 'es schriftlich vereinbart ist und der Tag in beiden Kalendern steht'],
    es: ['elegir y fijar día, precio y qué pasa si', 'Por escrito: inicio, fin, precio, señal, retraso, anulación, sustituto; un contacto con teléfono.', 'está acordado por escrito y en ambas agendas'],
    fr: ['choisir, fixer jour, prix et imprévus', 'Par écrit : début, fin, prix, acompte, retard, annulation, remplaçant ; un contact avec numéro.', 'c’est convenu par écrit et dans les deux agendas'],
    pt: ['escolher e fixar dia, preço e o que acontece se', 'Por escrito: início, fim, preço, sinal, atraso, cancelamento, substituto; um contato com telefone.', 'está combinado por escrito e nas duas agendas'],
  },
  {
    id: 'be-there', at: 0.72, hours: 0.75, wait: 5,
    en: ['confirm a week ahead, be there, check before you pay', 'What has to be ready for them, who opens; go through the agreement together at the end; what is left gets a date.', 'it is done as agreed, and what is left has a date'],
    de: ['eine Woche vorher bestätigen, dabei sein, prüfen, dann zahlen', 'Was bereit sein muss, wer aufschließt; am Ende die Vereinbarung zusammen durchgehen; Offenes bekommt ein Datum.', 'alles wie vereinbart erledigt ist und Offenes ein Datum hat'],
    es: ['confirmar una semana antes, estar y revisar antes de pagar', 'Qué debe estar listo, quién abre; al final repasad el acuerdo; lo pendiente, con fecha.', 'está hecho según lo acordado y lo pendiente tiene fecha'],
    fr: ['confirmer une semaine avant, être là, contrôler avant de payer', 'Ce qui doit être prêt, qui ouvre ; à la fin, repassez l’accord ensemble ; le reste reçoit une date.', 'c’est fait comme convenu et le reste a une date'],
    pt: ['confirmar uma semana antes, estar lá, conferir antes de pagar', 'O que precisa estar pronto, quem abre; no fim repassem o acordo; o que faltar ganha data.', 'está feito como combinado e o que falta tem data'],
  },
)

/** A place, a slot or a ride that is held for you. */
export const BOOKING = stepsOfKind(
  {
    id: 'ask', at: 0.04, hours: 0.75,
    en: ['ask what is free, and for the whole price', 'Two dates in hand; hours with setting up and clearing, what is included, who else is there, steps and toilets, terms for cancelling.', 'date, hours and full price of two are known'],
    de: ['freie Termine und den vollen Preis erfragen', 'Mit zwei Terminen fragen; Stunden mit Auf- und Abbau, was enthalten ist, wer sonst da ist, Stufen und Toiletten, Absage.', 'Termin, Stunden und voller Preis von zweien bekannt sind'],
    es: ['preguntar qué hay libre y el precio completo', 'Con dos fechas; horas con montaje, qué incluye, quién más está, escalones y aseos, anulación.', 'se conocen fecha, horas y precio completo de dos'],
    fr: ['demander ce qui est libre et le prix complet', 'Avec deux dates ; heures avec montage, ce qui est compris, qui d’autre est là, marches et toilettes, annulation.', 'date, heures et prix complet de deux sont connus'],
    pt: ['perguntar o que está livre e o preço total', 'Com duas datas; horas com montagem, o que inclui, quem mais está, degraus e banheiros, cancelamento.', 'data, horas e preço total de dois são conhecidos'],
  },
  {
    id: 'book', at: 0.1, hours: 0.5,
    en: ['book it in writing', 'Day, hours, number, price, deposit and a name; what must be brought along; the last day for changes goes into the calendar.', 'the confirmation is filed and the last day for changes noted'],
    de: ['schriftlich buchen', 'Tag, Stunden, Personenzahl, Preis, Anzahlung und ein Name; was mitzubringen ist; letzter Änderungstag in den Kalender.', 'die Bestätigung abgelegt und der letzte Änderungstag notiert ist'],
    es: ['reservar por escrito', 'Día, horas, número, precio, señal y un nombre; qué hay que llevar; último día de cambios al calendario.', 'la confirmación está archivada y el último día de cambios apuntado'],
    fr: ['réserver par écrit', 'Jour, heures, nombre, prix, acompte et un nom ; quoi apporter ; dernier jour de modification au calendrier.', 'la confirmation est classée et la date limite notée'],
    pt: ['reservar por escrito', 'Dia, horas, número, preço, sinal e um nome; o que levar; último dia de mudanças no calendário.', 'a confirmação está arquivada e o prazo anotado'],
  },
  {
    id: 'confirm', at: 0.88, hours: 0.5,
    en: ['confirm number, hour and way in', 'Who opens and has the key, final number, technology or seats, telephone for the day itself.', 'they have confirmed, and the contact is on your list for the day'],
    de: ['Zahl, Uhrzeit und Zugang bestätigen', 'Wer aufschließt, endgültige Zahl, Technik oder Plätze, Telefon für den Tag selbst.', 'es bestätigt ist und der Kontakt auf der Tagesliste steht'],
    es: ['confirmar número, hora y acceso', 'Quién abre, número final, técnica o asientos, teléfono para ese día.', 'han confirmado y el contacto está en tu lista'],
    fr: ['confirmer nombre, heure et accès', 'Qui ouvre, nombre final, technique ou places, téléphone du jour même.', 'c’est confirmé et le contact est sur ta liste'],
    pt: ['confirmar número, hora e acesso', 'Quem abre, número final, técnica ou lugares, telefone do dia.', 'confirmaram e o contato está na sua lista'],
  },
)

/** What happens on a day with others. */
export const OCCASION = stepsOfKind(
  {
    id: 'frame', at: 0.08, hours: 0.75,
    en: ['for whom, when, where, and what shall come of it', 'One sentence on what is different afterwards; day and hour that suit those who must be there; place, number, money; who leads it.', 'day, place, lead and sentence stand'],
    de: ['für wen, wann, wo und was dabei herauskommen soll', 'Ein Satz, was danach anders ist; Tag und Stunde, die den Wichtigen passen; Ort, Zahl, Geld; wer leitet.', 'Tag, Ort, Leitung und Satz feststehen'],
    es: ['para quién, cuándo, dónde y qué debe salir de ahí', 'Una frase sobre lo que cambia después; día y hora que convengan a los imprescindibles; lugar, número, dinero; quién dirige.', 'día, lugar, responsable y frase están fijados'],
    fr: ['pour qui, quand, où, et ce qui doit en sortir', 'Une phrase sur ce qui change ensuite ; jour et heure qui conviennent aux indispensables ; lieu, nombre, argent ; qui mène.', 'jour, lieu, meneur et phrase sont fixés'],
    pt: ['para quem, quando, onde e o que deve resultar', 'Uma frase sobre o que muda depois; dia e hora que sirvam aos indispensáveis; lugar, número, dinheiro; quem conduz.', 'dia, lugar, responsável e frase estão definidos'],
  },
  {
    id: 'invite', at: 0.34, hours: 0.75,
    en: ['tell those it is for, with a day to answer by', 'What, when, where, how long, what to bring; by the way they really read; ask the silent ones once more.', 'those who matter have answered'],
    de: ['einladen, mit Antworttag', 'Was, wann, wo, wie lange, was mitbringen; auf dem Weg, den sie wirklich lesen; Schweigende einmal nachfragen.', 'die Wichtigen geantwortet haben'],
    es: ['avisar a los interesados, con fecha de respuesta', 'Qué, cuándo, dónde, cuánto dura, qué traer; por el medio que de verdad leen; pregunta otra vez a los callados.', 'los importantes han contestado'],
    fr: ['prévenir les intéressés, avec une date de réponse', 'Quoi, quand, où, combien de temps, quoi apporter ; par le canal qu’ils lisent vraiment ; relance les muets une fois.', 'ceux qui comptent ont répondu'],
    pt: ['avisar os interessados, com prazo de resposta', 'O quê, quando, onde, quanto dura, o que levar; pelo meio que realmente leem; pergunte de novo aos calados.', 'os importantes responderam'],
  },
  {
    id: 'run', at: 0.78, hours: 1.25,
    en: ['running order by the minute, material, and who does what', 'From the key to the last chair; each line with a name; what is dropped if it gets late; try the part that you have never done.', 'everybody who does something has the page and the material is packed'],
    de: ['Ablauf nach Minuten, Material und wer was macht', 'Vom Schlüssel bis zum letzten Stuhl; jede Zeile mit Namen; was wegfällt, wenn es spät wird; den neuen Teil einmal proben.', 'alle Beteiligten das Blatt haben und das Material gepackt ist'],
    es: ['guion por minutos, material y quién hace qué', 'De la llave a la última silla; cada línea con nombre; qué se quita si se hace tarde; ensaya lo nuevo.', 'todos tienen la hoja y el material está preparado'],
    fr: ['déroulé à la minute, matériel, et qui fait quoi', 'De la clé à la dernière chaise ; un nom par ligne ; ce qui saute si c’est tard ; essaie la partie nouvelle.', 'chacun a la feuille et le matériel est prêt'],
    pt: ['roteiro por minutos, material e quem faz o quê', 'Da chave à última cadeira; um nome por linha; o que sai se ficar tarde; ensaie a parte nova.', 'todos têm a folha e o material está separado'],
  },
)

/** What a group decides by its rules. */
export const VOTE = stepsOfKind(
  {
    id: 'wording', at: 0.06, hours: 1,
    en: ['wording, reason, and what the rules demand', 'Look up in the rules: notice, majority, secret or open, who may vote; old and new wording side by side; candidates asked before the day.', 'wording and reason fit the rules and the committee has seen them'],
    de: ['Wortlaut, Begründung und Vorschriften der Satzung klären', 'In der Satzung nachlesen: Frist, Mehrheit, geheim oder offen, wer stimmt; alter und neuer Text nebeneinander; Kandidaten vorher fragen.', 'Wortlaut und Begründung zur Satzung passen und der Vorstand sie kennt'],
    es: ['texto, motivo y lo que exigen los estatutos', 'Consulta plazo, mayoría, secreto o a mano alzada, quién vota; texto viejo y nuevo lado a lado; candidatos preguntados antes.', 'texto y motivo cumplen los estatutos y la junta los conoce'],
    fr: ['texte, motif et ce qu’exigent les statuts', 'Vérifie délai, majorité, vote secret ou non, qui vote ; ancien et nouveau texte côte à côte ; candidats sollicités avant.', 'texte et motif respectent les statuts et le bureau les connaît'],
    pt: ['texto, motivo e o que o estatuto exige', 'Veja prazo, maioria, voto secreto ou aberto, quem vota; texto velho e novo lado a lado; candidatos consultados antes.', 'texto e motivo seguem o estatuto e a diretoria os conhece'],
  },
  {
    id: 'announce', at: 0.3, hours: 0.75,
    en: ['put it on the agenda in time, and talk to those who will object', 'Full wording with the invitation, within the period of notice; three talks before are worth more than one speech on the day.', 'it is on the agenda within the period and the objections are known'],
    de: ['fristgerecht auf die Tagesordnung und mit Gegnern reden', 'Voller Wortlaut mit der Einladung, innerhalb der Frist; drei Gespräche vorher sind mehr wert als eine Rede am Tag.', 'es fristgerecht auf der Tagesordnung steht und die Einwände bekannt sind'],
    es: ['ponerlo en el orden del día a tiempo y hablar con los contrarios', 'Texto completo con la convocatoria, dentro del plazo; tres charlas antes valen más que un discurso.', 'está en el orden del día y se conocen las objeciones'],
    fr: ['l’inscrire à temps à l’ordre du jour et parler aux opposants', 'Texte complet avec la convocation, dans le délai ; trois conversations avant valent mieux qu’un discours.', 'il est à l’ordre du jour et les objections sont connues'],
    pt: ['pôr na pauta a tempo e falar com quem discorda', 'Texto completo com a convocação, no prazo; três conversas antes valem mais que um discurso.', 'está na pauta e as objeções são conhecidas'],
  },
  {
    id: 'ballot', at: 0.85, hours: 0.75,
    en: ['list of voters, ballot papers, and the sentence for the minutes', 'Who counts, who leads while a candidate chairs, what if it is a draw; the resolution written so that it can be read out and recorded.', 'lists, papers, counters and wording lie ready'],
    de: ['Stimmliste, Stimmzettel und Beschlusstext vorbereiten', 'Wer zählt, wer leitet, wenn der Vorsitz kandidiert, was bei Gleichstand gilt; den Beschluss so schreiben, dass er ins Protokoll passt.', 'Listen, Zettel, Zähler und Wortlaut bereitliegen'],
    es: ['lista de votantes, papeletas y texto del acta', 'Quién cuenta, quién preside si el presidente es candidato, qué pasa en empate; el acuerdo escrito para leerlo.', 'listas, papeletas, escrutadores y texto están listos'],
    fr: ['liste des votants, bulletins et texte du procès-verbal', 'Qui compte, qui préside si le président est candidat, que faire à égalité ; résolution prête à être lue.', 'listes, bulletins, scrutateurs et texte sont prêts'],
    pt: ['lista de votantes, cédulas e texto da ata', 'Quem conta, quem preside se o presidente é candidato, o que fazer no empate; a resolução escrita para ler.', 'listas, cédulas, contadores e texto estão prontos'],
  },
)

/** What somebody who may do so looks at, tests or serves on an appointment. */
export const CHECK = stepsOfKind(
  {
    id: 'appointment', at: 0.08, hours: 0.5,
    en: ['make the appointment, and ask what has to be ready', 'Who may do it, what it costs, how long it takes, papers of last time; ask for an earlier slot if one falls free.', 'day, price and what must be ready are noted'],
    de: ['Termin vereinbaren und fragen, was bereit sein muss', 'Wer es machen darf, Preis, Dauer, Unterlagen vom letzten Mal; nach frei werdenden früheren Terminen fragen.', 'Tag, Preis und Vorbereitung notiert sind'],
    es: ['pedir cita y preguntar qué debe estar listo', 'Quién puede hacerlo, precio, duración, papeles de la última vez; pide hueco si alguien anula.', 'día, precio y preparación están apuntados'],
    fr: ['prendre rendez-vous et demander ce qui doit être prêt', 'Qui peut le faire, prix, durée, papiers de la dernière fois ; demande à être prévenu d’un désistement.', 'jour, prix et préparatifs sont notés'],
    pt: ['marcar e perguntar o que precisa estar pronto', 'Quem pode fazer, preço, duração, papéis da última vez; peça vaga se alguém desistir.', 'dia, preço e preparo estão anotados'],
  },
  {
    id: 'held', at: 0.45, hours: 1, wait: 6,
    en: ['be there, ask, and get the result in writing', 'Everything accessible and the papers laid out; what is found: urgent, later, harmless; ask when it is due again.', 'the result is filed and the next date is in the calendar'],
    de: ['dabei sein, nachfragen, Ergebnis schriftlich mitnehmen', 'Alles zugänglich, Unterlagen liegen bereit; was gefunden wird: dringend, später, harmlos; wann wieder fällig.', 'das Ergebnis abgelegt ist und der nächste Termin im Kalender steht'],
    es: ['estar presente, preguntar y pedir el resultado por escrito', 'Todo accesible y papeles a mano; lo que se encuentre: urgente, después, sin importancia; cuándo toca otra vez.', 'el resultado está archivado y la próxima fecha apuntada'],
    fr: ['être présent, questionner, obtenir le résultat par écrit', 'Tout accessible, papiers prêts ; ce qui est trouvé : urgent, plus tard, anodin ; prochaine échéance.', 'le résultat est classé et la prochaine date notée'],
    pt: ['estar presente, perguntar e pedir o resultado por escrito', 'Tudo acessível e papéis à mão; o que for achado: urgente, depois, sem importância; quando vence de novo.', 'o resultado está arquivado e a próxima data anotada'],
  },
  {
    id: 'mend', at: 0.72, hours: 0.75,
    en: ['put right what was found, and have it noted', 'Urgent points first, each with a name and a date; ask whether somebody has to look again.', 'no urgent point is open'],
    de: ['Gefundenes beheben und bestätigen lassen', 'Dringendes zuerst, mit Namen und Datum; fragen, ob noch einmal jemand nachsehen muss.', 'nichts Dringendes offen ist'],
    es: ['corregir lo hallado y que conste', 'Lo urgente primero, con nombre y fecha; pregunta si alguien debe volver a mirar.', 'no queda nada urgente'],
    fr: ['corriger ce qui a été trouvé et le faire noter', 'L’urgent d’abord, avec un nom et une date ; demande s’il faut une contre-visite.', 'rien d’urgent ne reste ouvert'],
    pt: ['corrigir o que foi achado e registrar', 'O urgente primeiro, com nome e data; pergunte se alguém precisa olhar de novo.', 'nada urgente está em aberto'],
  },
)

/** Photographs, films, sound. */
export const PICTURES = stepsOfKind(
  {
    id: 'list', at: 0.2, hours: 0.5,
    en: ['which ones, for what, and who must agree', 'A list of what may not be missing; light and hour; consent of those who are seen, of parents for children; format that is asked for.', 'the list stands and consent is asked'],
    de: ['Motive, Zweck und Einverständnis klären', 'Liste dessen, was nicht fehlen darf; Licht und Stunde; Einwilligung der Gezeigten, bei Kindern der Eltern; verlangtes Format.', 'die Liste steht und die Einwilligung erfragt ist'],
    es: ['cuáles, para qué y quién debe consentir', 'Lista de lo que no puede faltar; luz y hora; permiso de quien sale, de los padres si son niños; formato pedido.', 'la lista está hecha y el permiso pedido'],
    fr: ['lesquelles, pour quoi, et qui doit consentir', 'Liste des indispensables ; lumière et heure ; accord des personnes, des parents pour les enfants ; format demandé.', 'la liste est faite et l’accord demandé'],
    pt: ['quais, para quê e quem precisa autorizar', 'Lista do que não pode faltar; luz e hora; autorização de quem aparece, dos pais se forem crianças; formato pedido.', 'a lista está pronta e a autorização pedida'],
  },
  {
    id: 'take', at: 0.5, hours: 1.5,
    en: ['take them, more than needed, and save twice', 'Battery and memory empty of old things; each motif wide and close; copy to a second place on the same day.', 'each line of the list has its picture in two places'],
    de: ['aufnehmen, mehr als nötig, doppelt sichern', 'Akku und Speicher frei; jedes Motiv weit und nah; am selben Tag an einen zweiten Ort kopieren.', 'zu jeder Zeile ein Bild an zwei Orten liegt'],
    es: ['hacerlas, más de las necesarias, y guardar dos veces', 'Batería y memoria libres; cada motivo de lejos y de cerca; copia el mismo día.', 'cada línea tiene su imagen en dos sitios'],
    fr: ['les prendre, plus que nécessaire, sauvegarder deux fois', 'Batterie et mémoire libres ; chaque sujet large et serré ; copie le jour même.', 'chaque ligne a son image en deux endroits'],
    pt: ['fazer, mais que o necessário, e salvar duas vezes', 'Bateria e memória livres; cada motivo de longe e de perto; cópia no mesmo dia.', 'cada linha tem sua imagem em dois lugares'],
  },
  {
    id: 'choose', at: 0.7, hours: 1,
    en: ['choose, name with who and when, pass on', 'One in five; file names with day and people; send in the size that is asked for.', 'the chosen ones are named and with whoever asked for them'],
    de: ['auswählen, mit Namen und Datum versehen, weitergeben', 'Eines von fünf; Dateinamen mit Tag und Personen; in der verlangten Größe senden.', 'die ausgewählten benannt und beim Empfänger sind'],
    es: ['elegir, poner nombre y fecha, pasar', 'Una de cada cinco; nombre de archivo con día y personas; envía en el tamaño pedido.', 'las elegidas tienen nombre y están con quien las pidió'],
    fr: ['choisir, nommer avec date, transmettre', 'Une sur cinq ; nom de fichier avec jour et personnes ; envoie à la taille demandée.', 'les choisies sont nommées et chez le destinataire'],
    pt: ['escolher, nomear com data, repassar', 'Uma em cada cinco; nome do arquivo com dia e pessoas; envie no tamanho pedido.', 'as escolhidas têm nome e estão com quem pediu'],
  },
)

/** A course that is attended, on days that somebody else sets. */
export const COURSE = stepsOfKind(
  {
    id: 'place', at: 0.06, hours: 0.5,
    en: ['find the next dates, check that it counts, and book a place', 'Length, place or online, price, what it is recognised for and for how long; ask about a waiting list where it is full.', 'the place is confirmed and the days stand in the calendar'],
    de: ['nächste Termine finden, Anerkennung prüfen, Platz buchen', 'Dauer, Ort oder online, Preis, wofür und wie lange es anerkannt wird; nach der Warteliste fragen, wenn es voll ist.', 'der Platz bestätigt ist und die Tage im Kalender stehen'],
    es: ['buscar las próximas fechas, ver que vale y reservar plaza', 'Duración, lugar o en línea, precio, para qué se reconoce y cuánto tiempo; pregunta por la lista de espera si está lleno.', 'la plaza está confirmada y los días están en el calendario'],
    fr: ['trouver les prochaines dates, vérifier qu’elle est reconnue, réserver', 'Durée, lieu ou en ligne, prix, ce qu’elle permet et pour combien de temps ; demande la liste d’attente si c’est complet.', 'la place est confirmée et les jours sont notés'],
    pt: ['achar as próximas datas, ver se é reconhecido e reservar a vaga', 'Duração, lugar ou on-line, preço, para que vale e por quanto tempo; pergunte pela lista de espera se estiver cheio.', 'a vaga está confirmada e os dias estão na agenda'],
  },
  {
    id: 'attend', at: 0.4, hours: 4,
    en: ['attend it, and keep the certificate with the papers', 'Bring identity card, pen and what they ask for; note the two things you will use first; photograph the certificate on the same day.', 'it is attended and the certificate is filed'],
    de: ['besuchen und den Nachweis zu den Unterlagen legen', 'Ausweis, Stift und was verlangt wird mitnehmen; zwei Dinge notieren, die du zuerst brauchst; den Nachweis am selben Tag fotografieren.', 'er besucht ist und der Nachweis abgelegt ist'],
    es: ['asistir y guardar el certificado con los papeles', 'Lleva documento, bolígrafo y lo que pidan; apunta las dos cosas que usarás primero; fotografía el certificado ese mismo día.', 'has asistido y el certificado está archivado'],
    fr: ['y assister et ranger l’attestation avec les papiers', 'Pièce d’identité, stylo et ce qui est demandé ; note les deux choses qui serviront d’abord ; photographie l’attestation le jour même.', 'elle est suivie et l’attestation est classée'],
    pt: ['participar e guardar o certificado com os papéis', 'Leve documento, caneta e o que pedirem; anote as duas coisas que vai usar primeiro; fotografe o certificado no mesmo dia.', 'o curso está feito e o certificado está arquivado'],
  },
)
