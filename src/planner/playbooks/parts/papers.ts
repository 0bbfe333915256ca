import { stepsOfKind } from './part-kind.ts'

/** What an office or an association issues. */
export const PAPER = stepsOfKind(
  {
    id: 'rules', at: 0.03, hours: 0.75,
    en: ['who issues it, which papers, what fee, how long it takes', 'Ask the office itself, with your case in two sentences; note form, proofs, fee, usual waiting time and whether somebody comes to look.', 'list of papers, fee and waiting time are known'],
    de: ['zuständige Stelle, Unterlagen, Gebühr und Dauer klären', 'Frag bei der Stelle selbst, mit deinem Fall in zwei Sätzen; notiere Formular, Nachweise, Gebühr, übliche Dauer und ob jemand zur Besichtigung kommt.', 'Unterlagen, Gebühr und Dauer bekannt sind'],
    es: ['quién lo concede, qué papeles, tasa y plazo', 'Pregunta a la propia oficina con tu caso en dos frases; apunta formulario, pruebas, tasa, plazo habitual y si hay visita.', 'se conocen papeles, tasa y plazo'],
    fr: ['qui le délivre, quels papiers, quel coût, quel délai', 'Demande au service lui-même, ton cas en deux phrases ; note formulaire, justificatifs, coût, délai habituel et visite éventuelle.', 'papiers, coût et délai sont connus'],
    pt: ['quem emite, quais papéis, taxa e prazo', 'Pergunte ao próprio órgão, com seu caso em duas frases; anote formulário, provas, taxa, prazo usual e se há vistoria.', 'papéis, taxa e prazo são conhecidos'],
  },
  {
    id: 'apply', at: 0.14, hours: 1.25,
    en: ['hand it in complete, and keep the receipt', 'Fetch the proof that takes longest first; names and addresses the same on every page; copies of all of it; note who took it.', 'it is handed in and the receipt is filed'],
    de: ['vollständig einreichen, Beleg aufheben', 'Hol zuerst den Nachweis, der am längsten dauert; Namen und Anschriften überall gleich; Kopien von allem; notiere, wer es angenommen hat.', 'alles eingereicht und der Beleg abgelegt ist'],
    es: ['entregarlo completo y guardar el resguardo', 'Pide primero el justificante que más tarda; nombres y direcciones iguales en todas las hojas; copia de todo; quién lo recibió.', 'está entregado y el resguardo guardado'],
    fr: ['déposer un dossier complet et garder le reçu', 'Demande d’abord le justificatif le plus long ; mêmes noms et adresses partout ; copies de tout ; note qui l’a reçu.', 'le dossier est déposé et le reçu classé'],
    pt: ['entregar completo e guardar o protocolo', 'Peça primeiro o comprovante que demora mais; nomes e endereços iguais em tudo; cópias; anote quem recebeu.', 'está entregue e o protocolo guardado'],
  },
  {
    id: 'follow', at: 0.5, hours: 0.5, wait: 14,
    en: ['ask where it stands, then file it where it can be shown', 'With the reference number; what is missing goes in the same week; conditions and expiry date into the calendar.', 'it is there in writing, and its conditions and end date are noted'],
    de: ['nachfragen und griffbereit ablegen', 'Mit Aktenzeichen; Fehlendes noch in derselben Woche nachreichen; Auflagen und Ablaufdatum in den Kalender.', 'es schriftlich vorliegt und Auflagen und Ablauf notiert sind'],
    es: ['preguntar cómo va y archivarlo a mano', 'Con el número de expediente; lo que falte, esa misma semana; condiciones y caducidad al calendario.', 'está por escrito, con condiciones y caducidad apuntadas'],
    fr: ['relancer, puis classer là où on peut le montrer', 'Avec le numéro de dossier ; ce qui manque dans la semaine ; conditions et échéance au calendrier.', 'il est là par écrit, conditions et échéance notées'],
    pt: ['perguntar como está e arquivar à mão', 'Com o número do processo; o que faltar, na mesma semana; condições e validade no calendário.', 'está por escrito, com condições e validade anotadas'],
  },
)

/** Money or a place that is asked for in writing. */
export const APPLICATION = stepsOfKind(
  {
    id: 'criteria', at: 0.05, hours: 1,
    en: ['read the criteria, and ask the question that decides', 'What is paid and what is not, own share, last day, who must sign; call them once with your idea before you write.', 'you know that it fits, and what they need by when'],
    de: ['Bedingungen lesen und die entscheidende Frage stellen', 'Was gefördert wird und was nicht, Eigenanteil, Stichtag, wer unterschreibt; ruf einmal an, bevor du schreibst.', 'klar ist, dass es passt und was bis wann nötig ist'],
    es: ['leer los criterios y preguntar lo decisivo', 'Qué se paga y qué no, parte propia, último día, quién firma; llama una vez antes de escribir.', 'sabes que encaja y qué piden para cuándo'],
    fr: ['lire les critères et poser la question décisive', 'Ce qui est financé ou non, part propre, date limite, signataires ; appelle une fois avant d’écrire.', 'tu sais que cela correspond et ce qu’il faut pour quand'],
    pt: ['ler os critérios e fazer a pergunta decisiva', 'O que é pago e o que não, contrapartida, último dia, quem assina; ligue uma vez antes de escrever.', 'você sabe que cabe e o que pedem até quando'],
  },
  {
    id: 'draft', at: 0.22, hours: 2.5,
    en: ['write need, aim and figures, and have it read', 'For whom, what changes, how it will be seen, what it costs line by line with an offer behind each large one; a stranger reads it against the criteria.', 'each criterion has its answer and the sums agree'],
    de: ['Bedarf, Ziel und Zahlen schreiben und gegenlesen lassen', 'Für wen, was sich ändert, woran man es sieht, was es Zeile für Zeile kostet, mit Angebot bei den großen; jemand Fremdes liest gegen die Bedingungen.', 'jede Bedingung beantwortet ist und die Summen stimmen'],
    es: ['escribir necesidad, meta y cifras, y que alguien lo lea', 'Para quién, qué cambia, cómo se verá, coste por líneas con oferta en las grandes; un extraño lo lee con los criterios.', 'cada criterio tiene respuesta y las sumas cuadran'],
    fr: ['écrire besoin, but et chiffres, et faire relire', 'Pour qui, ce qui change, à quoi on le verra, coûts ligne par ligne avec devis ; un inconnu relit selon les critères.', 'chaque critère a sa réponse et les sommes concordent'],
    pt: ['escrever necessidade, meta e números, e pedir leitura', 'Para quem, o que muda, como se verá, custo linha a linha com orçamento; um estranho lê pelos critérios.', 'cada critério tem resposta e as somas batem'],
  },
  {
    id: 'hand-in', at: 0.45, hours: 0.75,
    en: ['hand it in before the last day, with receipt', 'Two days early, since forms fail on the last evening; signatures, enclosures, copy of all of it; note the day an answer is due.', 'the receipt is there and the answer day is in the calendar'],
    de: ['vor dem Stichtag einreichen, mit Bestätigung', 'Zwei Tage früher, denn am letzten Abend streiken Formulare; Unterschriften, Anlagen, Kopie; Tag der Antwort notieren.', 'die Bestätigung da ist und der Antworttag im Kalender steht'],
    es: ['entregarla antes del último día, con resguardo', 'Dos días antes; firmas, anexos, copia de todo; apunta cuándo debe llegar la respuesta.', 'hay resguardo y fecha de respuesta'],
    fr: ['la déposer avant la date limite, avec accusé', 'Deux jours plus tôt ; signatures, annexes, copie ; note le jour de la réponse.', 'l’accusé est là et le jour de réponse noté'],
    pt: ['entregar antes do último dia, com protocolo', 'Dois dias antes; assinaturas, anexos, cópia; anote o dia da resposta.', 'há protocolo e data de resposta'],
  },
)

export const INSURANCE = stepsOfKind(
  {
    id: 'check', at: 0.08, hours: 0.75,
    en: ['what is covered already, and what could go wrong', 'Persons, things, place and days; read the policies you have for this very case and ask the insurer in writing.', 'the gaps are named, and the insurer’s answer is in writing'],
    de: ['klären, was schon versichert ist und was fehlt', 'Personen, Sachen, Ort und Tage; bestehende Verträge für genau diesen Fall lesen und schriftlich nachfragen.', 'die Lücken benannt sind und die Antwort schriftlich vorliegt'],
    es: ['qué está cubierto ya y qué falta', 'Personas, cosas, lugar y días; lee tus pólizas para este caso y pregunta por escrito.', 'los huecos tienen nombre y la respuesta está por escrito'],
    fr: ['ce qui est déjà couvert et ce qui manque', 'Personnes, biens, lieu et jours ; lis tes contrats pour ce cas précis et demande par écrit.', 'les lacunes sont nommées et la réponse est écrite'],
    pt: ['o que já está coberto e o que falta', 'Pessoas, coisas, lugar e dias; leia as apólices para este caso e pergunte por escrito.', 'as lacunas têm nome e a resposta está por escrito'],
  },
  {
    id: 'take-out', at: 0.3, hours: 0.75,
    en: ['compare three for the same cover, and take one out in time', 'Same sum and same excess; what is excluded; cover begins before the first day; number and claims telephone on the list of contacts.', 'the policy is there and begins in time'],
    de: ['drei mit gleichem Schutz vergleichen und rechtzeitig abschließen', 'Gleiche Summe und Selbstbeteiligung; Ausschlüsse lesen; Beginn vor dem ersten Tag; Nummer zu den Kontakten.', 'die Police da ist und rechtzeitig beginnt'],
    es: ['comparar tres iguales y contratar a tiempo', 'Misma suma y franquicia; exclusiones; que empiece antes del primer día; número de siniestros a mano.', 'la póliza está y empieza a tiempo'],
    fr: ['comparer trois offres égales et souscrire à temps', 'Même somme, même franchise ; exclusions ; début avant le premier jour ; numéro de sinistre à portée.', 'la police est là et commence à temps'],
    pt: ['comparar três iguais e contratar a tempo', 'Mesma soma e franquia; exclusões; início antes do primeiro dia; telefone de sinistro à mão.', 'a apólice está pronta e começa a tempo'],
  },
)

/** What two sides sign. */
export const CONTRACT = stepsOfKind(
  {
    id: 'terms', at: 0.06, hours: 1,
    en: ['what must be in it, and what you will not accept', 'Who does what by when, price, length, how it ends, who is liable; mark what is missing in their draft; ask somebody who has signed such a one.', 'your points stand in an order of weight'],
    de: ['festlegen, was hineinmuss und was nicht geht', 'Wer tut was bis wann, Preis, Dauer, Kündigung, Haftung; markiere im Entwurf, was fehlt; frag jemanden, der so einen schon unterschrieben hat.', 'deine Punkte nach Gewicht geordnet stehen'],
    es: ['qué debe decir y qué no aceptas', 'Quién hace qué y cuándo, precio, duración, cómo termina, responsabilidad; marca lo que falta en su borrador.', 'tus puntos están por orden de peso'],
    fr: ['ce qu’il doit contenir et ce que tu refuses', 'Qui fait quoi pour quand, prix, durée, fin, responsabilité ; marque ce qui manque dans leur projet.', 'tes points sont classés par importance'],
    pt: ['o que precisa constar e o que não aceita', 'Quem faz o quê e quando, preço, duração, como acaba, responsabilidade; marque o que falta no rascunho.', 'seus pontos estão por ordem de peso'],
  },
  {
    id: 'agree', at: 0.2, hours: 1,
    en: ['talk it through, and write down what was agreed', 'Weightiest point first; send a note of the talk on the same day; no work and no money before it is clear.', 'both sides have said yes to the same wording'],
    de: ['besprechen und das Vereinbarte festhalten', 'Das Wichtigste zuerst; am selben Tag eine Notiz schicken; vorher keine Arbeit und kein Geld.', 'beide zum selben Wortlaut Ja gesagt haben'],
    es: ['hablarlo y escribir lo acordado', 'Lo de más peso primero; manda una nota ese mismo día; ni trabajo ni dinero antes.', 'ambas partes han dicho sí al mismo texto'],
    fr: ['en discuter et noter ce qui est convenu', 'Le plus important d’abord ; envoie une note le jour même ; ni travail ni argent avant.', 'les deux parties ont dit oui au même texte'],
    pt: ['conversar e anotar o combinado', 'O mais importante primeiro; mande uma nota no mesmo dia; nem trabalho nem dinheiro antes.', 'os dois lados disseram sim ao mesmo texto'],
  },
  {
    id: 'sign', at: 0.36, hours: 0.5, wait: 3,
    en: ['read the last version, sign, note the dates', 'Compare with your points; annexes and names; begin, end and notice period go into the calendar.', 'both have a signed copy and the notice date is in the calendar'],
    de: ['Endfassung lesen, unterschreiben, Fristen notieren', 'Mit deinen Punkten vergleichen; Anlagen und Namen; Beginn, Ende und Kündigungsfrist in den Kalender.', 'beide ein unterschriebenes Exemplar haben und die Frist im Kalender steht'],
    es: ['leer la última versión, firmar, apuntar plazos', 'Compara con tus puntos; anexos y nombres; inicio, fin y preaviso al calendario.', 'ambos tienen copia firmada y el preaviso está apuntado'],
    fr: ['relire la version finale, signer, noter les délais', 'Compare à tes points ; annexes et noms ; début, fin et préavis au calendrier.', 'chacun a un exemplaire signé et le préavis est noté'],
    pt: ['ler a versão final, assinar, anotar prazos', 'Compare com seus pontos; anexos e nomes; início, fim e aviso prévio no calendário.', 'os dois têm cópia assinada e o aviso está anotado'],
  },
)

/** What others read or hear. */
export const TEXT = stepsOfKind(
  {
    id: 'points', at: 0.18, hours: 0.5,
    en: ['for whom, what they shall know or do, and when it goes out', 'One reader in mind; the one thing first, three points behind it; length, form and the last day for whoever prints or sends it.', 'reader, points, length and the day it goes out are written down'],
    de: ['für wen, was sie wissen oder tun sollen, wann es rausgeht', 'Einen Leser vor Augen; das Wichtigste zuerst, dahinter drei Punkte; Länge, Form und Abgabetag für Druck oder Versand.', 'Leser, Punkte, Länge und Versandtag notiert sind'],
    es: ['para quién, qué debe saber o hacer y cuándo sale', 'Un lector en mente; lo principal primero y tres puntos detrás; longitud, forma y último día para imprimir o enviar.', 'lector, puntos, longitud y día de salida están escritos'],
    fr: ['pour qui, ce qu’il doit savoir ou faire, quand cela part', 'Un lecteur en tête ; l’essentiel d’abord, trois points derrière ; longueur, forme et date limite d’impression ou d’envoi.', 'lecteur, points, longueur et jour d’envoi sont notés'],
    pt: ['para quem, o que deve saber ou fazer e quando sai', 'Um leitor em mente; o principal primeiro e três pontos atrás; tamanho, forma e último dia para imprimir ou enviar.', 'leitor, pontos, tamanho e dia de saída estão anotados'],
  },
  {
    id: 'write', at: 0.38, hours: 1.5,
    en: ['write it in one go, cut a third on the next day', 'Everyday words, names and figures checked; what is only there because it was always there goes.', 'it says everything on the list and nothing else'],
    de: ['in einem Zug schreiben, am nächsten Tag ein Drittel kürzen', 'Alltagswörter, Namen und Zahlen geprüft; was nur aus Gewohnheit drinsteht, fliegt raus.', 'alles von der Liste drinsteht und sonst nichts'],
    es: ['escribirlo de una vez, recortar un tercio al día siguiente', 'Palabras corrientes, nombres y cifras comprobados; fuera lo que está por costumbre.', 'dice todo lo de la lista y nada más'],
    fr: ['l’écrire d’un trait, couper un tiers le lendemain', 'Mots de tous les jours, noms et chiffres vérifiés ; ce qui n’est là que par habitude s’en va.', 'il dit tout ce qui est sur la liste et rien d’autre'],
    pt: ['escrever de uma vez, cortar um terço no dia seguinte', 'Palavras do dia a dia, nomes e números conferidos; sai o que está só por costume.', 'diz tudo o que está na lista e nada mais'],
  },
  {
    id: 'send', at: 0.58, hours: 0.5,
    en: ['have it read by somebody it is for, correct, send it out', 'Ask them to say back what it wants of them; dates and weekdays once more; check that it has arrived.', 'one reader has understood it without help and it is out'],
    de: ['jemanden lesen lassen, korrigieren, rausgeben', 'Lass dir sagen, was er tun soll; Tage und Wochentage noch einmal; prüfen, ob es ankam.', 'ein Leser es ohne Hilfe verstanden hat und es draußen ist'],
    es: ['que lo lea un destinatario, corregir y enviar', 'Que repita qué se le pide; fechas y días de la semana otra vez; comprueba que llegó.', 'un lector lo ha entendido solo y está enviado'],
    fr: ['faire lire par un destinataire, corriger, envoyer', 'Qu’il redise ce qu’on attend de lui ; dates et jours revérifiés ; contrôle qu’il est arrivé.', 'un lecteur l’a compris seul et il est parti'],
    pt: ['pedir que um destinatário leia, corrigir, enviar', 'Que repita o que se pede; datas e dias da semana de novo; confira se chegou.', 'um leitor entendeu sozinho e está enviado'],
  },
)

/** What has its lines and columns: who, what, when. */
export const LIST = stepsOfKind(
  {
    id: 'collect', at: 0.15, hours: 1,
    en: ['decide the columns, and collect what is known', 'What is it used for, by whom? As few columns as that takes; ask each who knows a part of it, with a day to answer by.', 'the columns stand and each gap has somebody who was asked'],
    de: ['Spalten festlegen und Bekanntes sammeln', 'Wozu dient sie und wem? So wenige Spalten wie nötig; frag jeden, der einen Teil weiß, mit Antworttag.', 'die Spalten stehen und zu jeder Lücke jemand gefragt ist'],
    es: ['decidir columnas y reunir lo que se sabe', '¿Para qué y para quién es? Las menos columnas; pregunta a cada uno que sepa algo, con fecha de respuesta.', 'hay columnas y cada hueco tiene a alguien preguntado'],
    fr: ['choisir les colonnes et réunir ce qu’on sait', 'À quoi et à qui sert-elle ? Le moins de colonnes possible ; demande à chacun sa part, avec une date.', 'les colonnes sont fixées et chaque trou est demandé à quelqu’un'],
    pt: ['definir as colunas e reunir o que se sabe', 'Para que e para quem serve? O mínimo de colunas; pergunte a quem sabe uma parte, com prazo.', 'as colunas estão definidas e cada lacuna foi perguntada'],
  },
  {
    id: 'fill', at: 0.36, hours: 1,
    en: ['fill it in, and mark what is doubtful or clashes', 'One line each; two of the same, impossible hours and missing numbers in colour; who cannot, who must, what if somebody is ill.', 'no line is empty and what clashes is solved or asked'],
    de: ['ausfüllen und markieren, was unklar ist oder sich beißt', 'Eine Zeile je Eintrag; Doppeltes, Unmögliches und Fehlendes farbig; wer nicht kann, wer muss, was bei Krankheit gilt.', 'keine Zeile leer ist und Widersprüche gelöst oder gefragt sind'],
    es: ['rellenarla y marcar lo dudoso o lo que choca', 'Una línea por entrada; duplicados, horas imposibles y huecos en color; quién no puede, qué pasa si alguien enferma.', 'no hay líneas vacías y lo que choca está resuelto o preguntado'],
    fr: ['la remplir et marquer ce qui est douteux ou se heurte', 'Une ligne par entrée ; doublons, heures impossibles et manques en couleur ; qui ne peut pas, que faire en cas de maladie.', 'aucune ligne vide, les conflits sont réglés ou demandés'],
    pt: ['preencher e marcar o que é duvidoso ou conflita', 'Uma linha por item; repetidos, horas impossíveis e lacunas em cor; quem não pode, o que fazer se alguém adoecer.', 'nenhuma linha vazia e os conflitos resolvidos ou perguntados'],
  },
  {
    id: 'share', at: 0.62, hours: 0.5,
    en: ['have those named in it check it, then give it to all', 'Two days to object; one place where the valid version lies, with its date; data of others only to those who need it.', 'everybody concerned has the same dated version'],
    de: ['von den Genannten prüfen lassen, dann an alle', 'Zwei Tage Zeit für Einwände; ein Ort für die gültige Fassung mit Datum; fremde Daten nur an die, die sie brauchen.', 'alle Betroffenen dieselbe datierte Fassung haben'],
    es: ['que la revisen los nombrados y darla a todos', 'Dos días para objetar; un lugar con la versión válida y su fecha; datos ajenos solo a quien los necesita.', 'todos tienen la misma versión con fecha'],
    fr: ['la faire vérifier par ceux qui y figurent, puis diffuser', 'Deux jours pour réagir ; un seul endroit pour la version valable, datée ; données d’autrui au strict besoin.', 'tous ont la même version datée'],
    pt: ['pedir que os citados confiram e passar a todos', 'Dois dias para objeções; um lugar com a versão válida e data; dados alheios só a quem precisa.', 'todos têm a mesma versão com data'],
  },
)

/** Figures that others rely on. */
export const FIGURES = stepsOfKind(
  {
    id: 'gather', at: 0.12, hours: 1,
    en: ['gather receipts, statements and open sums', 'Statements from the first to the last day, receipts numbered to match; what is still owed, what was promised; last year’s beside it.', 'each line of the account has its receipt or a note'],
    de: ['Belege, Auszüge und offene Beträge sammeln', 'Auszüge vom ersten bis zum letzten Tag, Belege passend nummeriert; was noch offen ist, was zugesagt wurde; das Vorjahr daneben.', 'zu jeder Kontozeile ein Beleg oder eine Notiz da ist'],
    es: ['reunir recibos, extractos y sumas pendientes', 'Extractos del primer al último día, recibos numerados; lo que se debe y lo prometido; el año anterior al lado.', 'cada línea tiene su recibo o una nota'],
    fr: ['réunir reçus, relevés et sommes ouvertes', 'Relevés du premier au dernier jour, reçus numérotés ; ce qui est dû, ce qui est promis ; l’an passé à côté.', 'chaque ligne a son reçu ou une note'],
    pt: ['reunir recibos, extratos e valores em aberto', 'Extratos do primeiro ao último dia, recibos numerados; o que se deve e o prometido; o ano anterior ao lado.', 'cada linha tem recibo ou nota'],
  },
  {
    id: 'draw-up', at: 0.32, hours: 1.25,
    en: ['draw it up, and explain what differs', 'In and out by heading, balance at beginning and end equal to the bank’s; a sentence for each figure that is a fifth away from last year or plan.', 'the balance agrees with the bank and each jump is explained'],
    de: ['aufstellen und Abweichungen erklären', 'Ein und Aus nach Posten, Anfangs- und Endstand gleich der Bank; ein Satz zu allem, was um ein Fünftel vom Vorjahr oder Plan abweicht.', 'der Stand mit der Bank stimmt und jeder Sprung erklärt ist'],
    es: ['elaborarlo y explicar las diferencias', 'Entradas y salidas por partida, saldo igual al del banco; una frase por cada cifra que difiera un quinto.', 'el saldo cuadra con el banco y cada salto está explicado'],
    fr: ['l’établir et expliquer les écarts', 'Entrées et sorties par poste, solde égal à la banque ; une phrase pour chaque écart d’un cinquième.', 'le solde concorde avec la banque et chaque écart est expliqué'],
    pt: ['elaborar e explicar as diferenças', 'Entradas e saídas por item, saldo igual ao do banco; uma frase para cada valor que difere um quinto.', 'o saldo bate com o banco e cada salto está explicado'],
  },
  {
    id: 'agree', at: 0.58, hours: 0.5,
    en: ['have it checked by a second pair of eyes, and signed', 'With the receipts beside it; what they ask becomes a note; signed and dated, one copy for the file.', 'somebody else has checked and signed it'],
    de: ['von einer zweiten Person prüfen und unterschreiben lassen', 'Mit den Belegen daneben; Fragen werden Notizen; mit Datum unterschrieben, ein Exemplar zu den Akten.', 'jemand anderes geprüft und unterschrieben hat'],
    es: ['que otra persona lo revise y firme', 'Con los recibos al lado; sus preguntas pasan a notas; firmado y con fecha, una copia al archivo.', 'otra persona lo ha revisado y firmado'],
    fr: ['faire contrôler et signer par une autre personne', 'Reçus à côté ; ses questions deviennent des notes ; signé, daté, un exemplaire classé.', 'une autre personne l’a contrôlé et signé'],
    pt: ['pedir que outra pessoa confira e assine', 'Com os recibos ao lado; as perguntas viram notas; assinado e datado, uma cópia no arquivo.', 'outra pessoa conferiu e assinou'],
  },
)
