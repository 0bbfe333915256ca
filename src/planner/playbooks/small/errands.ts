import { EVERY_DAY, UNTIL_FRIDAY, UNTIL_SATURDAY } from './small-matter.ts'
import type { SmallMatter } from './small-matter.ts'

/** Somebody is reached. */
const CALLING: SmallMatter = {
  id: 'call',
  said: {
    en: { verbs: 'call|phone|ring|text|email|e-mail|message|contact|reply to|write to|get back to|call back|ring up|speak to|talk to|thank' },
    de: { verbs: 'anrufen|zurückrufen|telefonieren|kontaktieren|mailen' },
    es: { verbs: 'llamar|telefonear|avisar|contactar|responder' },
    fr: { verbs: 'appeler|téléphoner|rappeler|prévenir|contacter|répondre' },
    pt: { verbs: 'ligar|telefonar|avisar|contatar|contactar|responder' },
  },
  before: [{
    days: 1, minutes: 10,
    title: { en: 'number at hand, and what you want to know or say', de: 'Nummer bereitlegen und notieren, worum es geht', es: 'el número a mano y lo que quieres saber o decir', fr: 'le numéro sous la main et ce que tu veux savoir ou dire', pt: 'o número à mão e o que você quer saber ou dizer' },
    how: { en: 'Name and number, when somebody can be reached there, any customer or case number, and at most three points in the order of their weight.', de: 'Name und Nummer, wann dort jemand zu erreichen ist, Kunden- oder Aktenzeichen und höchstens drei Punkte, der wichtigste zuerst.', es: 'Nombre y número, a qué horas atienden, número de cliente o expediente y como mucho tres puntos, el más importante primero.', fr: 'Nom et numéro, heures où l’on répond, numéro de client ou de dossier, et trois points au plus, le plus important d’abord.', pt: 'Nome e número, em que horas atendem, número de cliente ou processo e no máximo três pontos, o mais importante primeiro.' },
    done: { en: 'the number and the points are on one note', de: 'Nummer und Punkte auf einem Zettel stehen', es: 'el número y los puntos están en una nota', fr: 'le numéro et les points sont sur une note', pt: 'o número e os pontos estão em uma nota' },
  }],
  thing: {
    minutes: 15, hours: { from: 9 * 60, to: 17 * 60, lastWeekday: UNTIL_FRIDAY },
    how: { en: 'The most important point first; ask for the name of whoever answers, and say back what was agreed before you end.', de: 'Das Wichtigste zuerst; nach dem Namen fragen und am Ende wiederholen, was vereinbart ist.', es: 'Lo más importante primero; pregunta el nombre de quien atiende y repite lo acordado antes de terminar.', fr: 'Le plus important d’abord ; demande le nom de la personne et répète ce qui est convenu avant de finir.', pt: 'O mais importante primeiro; pergunte o nome de quem atende e repita o combinado antes de encerrar.' },
    done: { en: 'you have an answer, or a day on which you get one', de: 'du eine Antwort hast oder einen Tag, an dem sie kommt', es: 'tienes una respuesta o un día en que la tendrás', fr: 'tu as une réponse, ou un jour où tu l’auras', pt: 'você tem uma resposta ou um dia em que a terá' },
  },
  after: {
    days: 0, minutes: 5,
    title: { en: 'note the answer, and put its date into the calendar', de: 'Antwort notieren, Termin in den Kalender', es: 'apunta la respuesta y la fecha en el calendario', fr: 'note la réponse et sa date dans l’agenda', pt: 'anote a resposta e a data na agenda' },
    how: { en: 'Who said what, a price or a date, and what you still have to send; if nobody answered, choose the hour of the second try now.', de: 'Wer was gesagt hat, Preis oder Datum, was du noch schicken musst; war niemand da, jetzt die Zeit für den zweiten Versuch festlegen.', es: 'Quién dijo qué, precio o fecha y lo que aún debes enviar; si nadie respondió, elige ya la hora del segundo intento.', fr: 'Qui a dit quoi, prix ou date, ce qu’il reste à envoyer ; sans réponse, fixe dès maintenant l’heure du second essai.', pt: 'Quem disse o quê, preço ou data e o que falta enviar; se ninguém atendeu, escolha já a hora da segunda tentativa.' },
    done: { en: 'nothing of it is only in your head', de: 'nichts davon nur im Kopf ist', es: 'nada queda solo en la cabeza', fr: 'plus rien n’est seulement dans ta tête', pt: 'nada fica só na cabeça' },
  },
}

/** Something is fetched, taken back or handed over. */
const FETCHING: SmallMatter = {
  id: 'fetch',
  said: {
    en: { verbs: 'pick up (?:the|my|our|his|her|their|a|an|some|\\p{L}+[’\']s)|pick up|collect (?:the|my|our|his|her|their|a|an|\\p{L}+[’\']s)|fetch|drop off|drop the|take back|bring back|hand back|give back|return (?:the|my|our|his|her|their|a|an|\\p{L}+[’\']s)|return|post (?:the|my|our|a|an)|mail (?:the|my|our|a|an)|(?:take|bring|drive|deliver) (?:the|my|our|a|an|mum|mom|dad|granny|grandma|grandpa|\\p{L}+[’\']s?) (?:(?!back )\\p{L}+ ){0,4}to' },
    de: { verbs: 'abholen|zurückbringen|wegbringen|vorbeibringen|abgeben|zurückgeben|zurückschicken|verschicken|hinbringen' },
    es: { verbs: 'recoger|devolver|llevar|ir a buscar' },
    fr: { verbs: 'récupérer|aller chercher|rendre (?:le|la|les|mon|ma|mes) (?:livres?|clés?|clefs?|colis|voiture|vélo|outils?|dvd)|ramener|rapporter|déposer|poster' },
    pt: { verbs: 'buscar|devolver|levar|entregar|retirar' },
  },
  before: [{
    days: 1, minutes: 10,
    title: { en: 'opening hours, and what has to go along', de: 'Öffnungszeiten, und was mit muss', es: 'horario y qué hay que llevar', fr: 'les horaires et ce qu’il faut emporter', pt: 'horário e o que é preciso levar' },
    how: { en: 'Look up the hours and the way, and lay slip, card, receipt, bag or box beside the door the evening before.', de: 'Zeiten und Weg nachsehen; Abholschein, Ausweis, Beleg, Tasche oder Karton am Abend vorher an die Tür legen.', es: 'Mira el horario y el camino; deja junto a la puerta el resguardo, el carné, el recibo y la bolsa la noche anterior.', fr: 'Vérifie les horaires et le trajet ; pose près de la porte le bon, la carte, le reçu et le sac la veille.', pt: 'Veja o horário e o caminho; deixe junto à porta o comprovante, o documento, o recibo e a sacola na véspera.' },
    done: { en: 'the hours are noted and everything lies beside the door', de: 'die Zeiten notiert sind und alles an der Tür liegt', es: 'el horario está apuntado y todo está junto a la puerta', fr: 'les horaires sont notés et tout est près de la porte', pt: 'o horário está anotado e tudo está junto à porta' },
  }],
  thing: {
    minutes: 45, hours: { from: 9 * 60 + 30, to: 18 * 60, lastWeekday: UNTIL_SATURDAY },
    how: { en: 'Look at it there and not at home: complete, the right one, without damage; ask for a receipt.', de: 'Gleich dort ansehen und nicht erst zu Hause: vollständig, das richtige, unbeschädigt; einen Beleg geben lassen.', es: 'Míralo allí y no en casa: completo, el correcto, sin daños; pide un recibo.', fr: 'Regarde sur place et non à la maison : complet, le bon, sans dégât ; demande un reçu.', pt: 'Confira lá e não em casa: completo, o certo, sem danos; peça um recibo.' },
    done: { en: 'it is where it belongs', de: 'es dort ist, wo es hingehört', es: 'está donde debe estar', fr: 'c’est à sa place', pt: 'está no lugar certo' },
  },
  after: null,
}

/** Something small is bought. */
const SHOPPING: SmallMatter = {
  id: 'shop',
  said: {
    en: { verbs: 'buy|order', butNotOf: 'a house|house|home|flat|apartment|land|car|van|boat|caravan|campervan|motorhome|motorbike|kitchen|business|company|shop|horse|pony|dog|puppy|cat|kitten|piano|tractor|shares|stocks|gold|season tickets?|heat pump|solar panels|boiler|sofa|wedding dress|engagement ring|property|laptop|computer|camera|telescope|e-?bike|franchise|time', verbsOfThings: 'buy|get|order|pick out|find|choose', things: 'presents?|gifts?|birthday (?:present|gift|card|cake)|cards?|milk|bread|eggs|groceries|food|snacks|tickets?|stamps|flowers|shoes|boots|socks|coat|jacket|dress|shirt|trousers|jeans|book|books|charger|lamp|light bulbs?|batteries|nappies|diapers|medicine|medication|ink|toner|plants?|toys?|uniform|stationery|pens|notebooks?|umbrella|backpack|school bag|lunch box|sim card|vitamins|pet food|cat food|dog food|cat litter|filters?|detergent|towels?|pillows?' },
    de: { verbs: 'kaufen|besorgen|bestellen', butNotOf: 'haus|wohnung|grundstück|auto|wagen|gebrauchtwagen|boot|wohnmobil|motorrad|küche|firma|pferd|hund|klavier|aktien|gold|wärmepumpe|heizung|sofa|brautkleid|laptop|computer|kamera|e-bike', verbsOfThings: 'kaufen|besorgen|bestellen|einkaufen', things: 'geschenk|geburtstagsgeschenk|karte|milch|brot|lebensmittel|tickets?|karten|briefmarken|blumen|schuhe|jacke|kleid|hemd|buch|bücher|ladegerät|lampe|glühbirnen?|batterien|windeln|medikamente?|tinte|toner|pflanzen?|spielzeug|schulsachen|rucksack|katzenfutter|hundefutter' },
    es: { verbs: 'comprar|encargar', butNotOf: 'casa|piso|departamento|apartamento|terreno|coche|carro|auto|barco|moto|cocina|empresa|caballo|perro|piano|acciones|oro|sofá|portátil|ordenador|computadora|cámara|bici eléctrica', verbsOfThings: 'comprar|encargar|pedir', things: 'regalos?|tarjeta|leche|pan|comida|entradas?|billetes?|sellos|flores|zapatos|botas|abrigo|chaqueta|vestido|camisa|libros?|cargador|lámpara|bombillas?|pilas|pañales|medicinas?|medicamentos?|tinta|plantas?|juguetes?|mochila' },
    fr: { verbs: 'acheter|commander', butNotOf: 'maison|appartement|terrain|voiture|bateau|moto|cuisine|entreprise|cheval|chien|piano|actions|or|canapé|ordinateur|appareil photo|vélo électrique|robe de mariée', verbsOfThings: 'acheter|commander', things: 'cadeaux?|carte|lait|pain|courses|billets?|timbres|fleurs|chaussures|bottes|manteau|veste|robe|chemise|livres?|chargeur|lampe|ampoules?|piles|couches|médicaments?|encre|plantes?|jouets?|cartable' },
    pt: { verbs: 'comprar|encomendar', butNotOf: 'casa|apartamento|terreno|carro|barco|moto|cozinha|empresa|cavalo|cachorro|cão|piano|ações|ouro|sofá|notebook|computador|câmera|bicicleta elétrica', verbsOfThings: 'comprar|encomendar|pedir', things: 'presentes?|cartão|leite|pão|comida|ingressos?|bilhetes?|selos|flores|sapatos|botas|casaco|jaqueta|vestido|camisa|livros?|carregador|lâmpadas?|pilhas|fraldas|remédios?|tinta|plantas?|brinquedos?|mochila' },
  },
  before: [{
    days: 1, minutes: 15,
    title: { en: 'what exactly, for how much, and where', de: 'was genau, für wie viel und wo', es: 'qué exactamente, por cuánto y dónde', fr: 'quoi exactement, pour combien et où', pt: 'o que exatamente, por quanto e onde' },
    how: { en: 'Size, kind or two ideas; the most it may cost; the shop that has it, or the last day on which an order still arrives in time.', de: 'Größe, Art oder zwei Ideen; die Obergrenze; der Laden, der es hat, oder der letzte Bestelltag.', es: 'Talla, tipo o dos ideas; lo máximo que puede costar; la tienda que lo tiene o el último día para pedirlo a tiempo.', fr: 'Taille, genre ou deux idées ; le prix à ne pas dépasser ; le magasin qui l’a, ou le dernier jour pour commander à temps.', pt: 'Tamanho, tipo ou duas ideias; o máximo que pode custar; a loja que tem ou o último dia para encomendar a tempo.' },
    done: { en: 'thing, limit and shop stand on the list', de: 'Sache, Obergrenze und Laden auf der Liste stehen', es: 'cosa, límite y tienda están en la lista', fr: 'l’objet, la limite et le magasin sont sur la liste', pt: 'item, limite e loja estão na lista' },
  }],
  thing: {
    minutes: 60, hours: { from: 10 * 60, to: 18 * 60, lastWeekday: UNTIL_SATURDAY },
    how: { en: 'Take the list along and buy that; ask until when it can be exchanged.', de: 'Die Liste mitnehmen und nur das kaufen; fragen, bis wann es umgetauscht werden kann.', es: 'Lleva la lista y compra eso; pregunta hasta cuándo se puede cambiar.', fr: 'Emporte la liste et n’achète que cela ; demande jusqu’à quand on peut échanger.', pt: 'Leve a lista e compre isso; pergunte até quando pode trocar.' },
    done: { en: 'it is there, or is ordered with a day of delivery', de: 'es da ist oder mit Liefertag bestellt', es: 'está en casa o pedido con día de entrega', fr: 'c’est là, ou commandé avec un jour de livraison', pt: 'está em casa ou encomendado com dia de entrega' },
  },
  after: {
    days: 0, minutes: 10,
    title: { en: 'unpack, check, and put the receipt away', de: 'auspacken, prüfen, Beleg aufheben', es: 'desempaquetar, revisar y guardar el recibo', fr: 'déballer, vérifier et ranger le reçu', pt: 'desembalar, conferir e guardar o recibo' },
    how: { en: 'Try whether it fits or works while it can still be exchanged; wrap what is a present, and write the card.', de: 'Prüfen, ob es passt oder geht, solange der Umtausch möglich ist; Geschenke einpacken, Karte schreiben.', es: 'Comprueba que sirve mientras se pueda cambiar; envuelve lo que sea regalo y escribe la tarjeta.', fr: 'Vérifie que cela convient tant que l’échange est possible ; emballe ce qui est un cadeau et écris la carte.', pt: 'Veja se serve enquanto dá para trocar; embrulhe o que for presente e escreva o cartão.' },
    done: { en: 'it works or fits, and the receipt is where you find it', de: 'es passt und der Beleg auffindbar ist', es: 'sirve y el recibo está donde lo encuentras', fr: 'tout convient et le reçu est rangé', pt: 'serve e o recibo está guardado' },
  },
}

/** Something small with an office, a firm or a club. */
const PAPERS: SmallMatter = {
  id: 'papers',
  said: {
    en: { verbsOfThings: 'renew|register|sign up|pay|cancel|submit|hand in|file|send in|extend|update|fill in|fill out|apply|claim|report|top up', things: 'library cards?|parking permits?|(?<!residence |residency |work |student |study )permits?|memberships?|subscriptions?|bills?|invoices?|rent|fines?|prescriptions?|phone contract|contract|contracts|account|accounts|newsletter|direct debit|forms?|expenses|expense (?:claim|report)s?|timesheets?|meter readings?|fees?|deposit|survey|bus pass|rail ?card|season ticket|address|standing order|receipts?|permission slip|warranty|insurance card' },
    de: { verbsOfThings: 'verlängern|bezahlen|zahlen|überweisen|kündigen|einreichen|abschicken|ausfüllen|anmelden|abmelden|beantragen', things: 'bibliotheksausweis|parkausweis|anwohnerparkausweis|mitgliedschaft|abos?|abonnement|rechnung(?:en)?|miete|rezept|handyvertrag|vertrag|konto|newsletter|formulare?|spesen|reisekosten|stundenzettel|zählerstand|gebühr(?:en)?|kaution|umfrage|monatskarte|dauerauftrag' },
    es: { verbsOfThings: 'renovar|pagar|cancelar|anular|presentar|enviar|rellenar|solicitar|actualizar|darse de baja', things: 'carné de la biblioteca|carnet|suscripción|facturas?|alquiler|multas?|receta|contrato|cuenta|formularios?|gastos|cuota|fianza|encuesta|abono' },
    fr: { verbsOfThings: 'renouveler|payer|régler|résilier|annuler|envoyer|remplir|demander|prolonger', things: 'carte de bibliothèque|abonnements?|factures?|loyer|amende|ordonnance|forfait|contrat|compte|formulaires?|notes? de frais|cotisation|caution|enquête|carte de transport' },
    pt: { verbsOfThings: 'renovar|pagar|cancelar|enviar|preencher|pedir|atualizar', things: 'cartão da biblioteca|assinaturas?|contas?|faturas?|boletos?|aluguel|renda|multas?|receita|contrato|formulários?|despesas|mensalidade|caução|pesquisa|passe' },
  },
  before: [{
    days: 0, minutes: 15,
    title: { en: 'what it takes: number, papers, fee, last day', de: 'was es braucht: Nummer, Unterlagen, Gebühr, Frist', es: 'lo que hace falta: número, papeles, tasa y plazo', fr: 'ce qu’il faut : numéro, papiers, frais, délai', pt: 'o que é preciso: número, papéis, taxa e prazo' },
    how: { en: 'Look up whether it is done online, by post or in person; lay customer number, identity card and proof beside it; note the last day and what it costs.', de: 'Nachsehen, ob es online, per Post oder vor Ort geht; Kundennummer, Ausweis und Nachweis bereitlegen; Frist und Kosten notieren.', es: 'Mira si se hace por internet, por correo o en persona; ten a mano número de cliente, identificación y justificante; apunta plazo y coste.', fr: 'Vois si cela se fait en ligne, par courrier ou sur place ; prépare numéro de client, pièce d’identité et justificatif ; note le délai et le coût.', pt: 'Veja se é pela internet, pelo correio ou pessoalmente; tenha à mão número de cliente, documento e comprovante; anote prazo e custo.' },
    done: { en: 'everything lies there and the last day is noted', de: 'alles bereitliegt und die Frist notiert ist', es: 'todo está a mano y el plazo apuntado', fr: 'tout est prêt et le délai noté', pt: 'tudo está à mão e o prazo anotado' },
  }],
  thing: {
    minutes: 30, hours: { from: 9 * 60, to: 18 * 60, lastWeekday: UNTIL_SATURDAY },
    how: { en: 'In one sitting to its end; keep a copy of what you send, and the number that you are given.', de: 'In einem Zug bis zum Ende; Kopie von allem Gesendeten behalten und die Vorgangsnummer notieren.', es: 'De una vez hasta el final; guarda copia de lo que envías y el número que te den.', fr: 'D’une traite jusqu’au bout ; garde copie de l’envoi et le numéro reçu.', pt: 'De uma vez até o fim; guarde cópia do que enviar e o número que receber.' },
    done: { en: 'it is sent or paid, and you have a number or a receipt', de: 'es abgeschickt oder bezahlt ist und ein Beleg da ist', es: 'está enviado o pagado y tienes número o recibo', fr: 'c’est envoyé ou payé, avec un numéro ou un reçu', pt: 'está enviado ou pago, com número ou recibo' },
  },
  after: {
    days: 3, minutes: 5,
    title: { en: 'has the confirmation come?', de: 'ist die Bestätigung da?', es: '¿ha llegado la confirmación?', fr: 'la confirmation est-elle arrivée ?', pt: 'chegou a confirmação?' },
    how: { en: 'Look at mail, account or card; if there is nothing, ask with the number; file the confirmation and note when it is due again.', de: 'Post, Konto oder Karte ansehen; fehlt etwas, mit der Nummer nachfragen; Bestätigung ablegen und die nächste Frist notieren.', es: 'Mira correo, cuenta o tarjeta; si no hay nada, pregunta con el número; archiva la confirmación y apunta cuándo vuelve a tocar.', fr: 'Regarde le courrier, le compte ou la carte ; sans nouvelle, demande avec le numéro ; classe la confirmation et note la prochaine échéance.', pt: 'Veja correio, conta ou cartão; se não houver nada, pergunte com o número; arquive a confirmação e anote quando vence de novo.' },
    done: { en: 'the confirmation is filed', de: 'die Bestätigung abgelegt ist', es: 'la confirmación está archivada', fr: 'la confirmation est classée', pt: 'a confirmação está arquivada' },
  },
}

/** A place or a time is booked. */
const BOOKING: SmallMatter = {
  id: 'book',
  isAhead: true,
  said: {
    en: { verbsOfThings: 'book|make|arrange|reserve|get|schedule|reschedule|move', things: 'appointments?|table|tables|slot|haircut|dentist|doctor|gp|vet|optician|hairdresser|check-?up|court|lane|viewing|massage|babysitter|taxi|cab|parking|mot|boiler service|service' },
    de: { verbsOfThings: 'vereinbaren|machen|ausmachen|reservieren|buchen|verschieben|bestellen', things: '(?:\\p{L}+)?termine?|tisch|platz|babysitter|taxi|parkplatz' },
    es: { verbsOfThings: 'pedir|reservar|concertar|cambiar', things: 'cita|citas|hora|mesa|pista|taxi|canguro' },
    fr: { verbsOfThings: 'prendre|réserver|fixer|déplacer', things: 'rendez-vous|rdv|table|terrain|taxi|baby-?sitter' },
    pt: { verbsOfThings: 'marcar|reservar|agendar|remarcar', things: 'consulta|hora|horário|mesa|quadra|táxi|babá' },
  },
  before: [{
    days: 0, minutes: 10,
    title: { en: 'three times that suit, and what they will ask', de: 'drei passende Zeiten, und was gefragt wird', es: 'tres horas que convienen y lo que preguntarán', fr: 'trois moments possibles et ce qu’on demandera', pt: 'três horários possíveis e o que vão perguntar' },
    how: { en: 'Look into the calendar of everybody who comes along; names, number of people, insurance or reason; how it can be cancelled.', de: 'In den Kalender aller schauen, die mitkommen; Namen, Personenzahl, Versicherung oder Grund; wie abgesagt werden kann.', es: 'Mira el calendario de quienes van; nombres, número de personas, seguro o motivo; cómo se cancela.', fr: 'Regarde l’agenda de tous ceux qui viennent ; noms, nombre, assurance ou motif ; comment annuler.', pt: 'Veja a agenda de quem vai; nomes, número de pessoas, plano ou motivo; como se cancela.' },
    done: { en: 'three times stand on the note', de: 'drei Zeiten auf dem Zettel stehen', es: 'hay tres horas en la nota', fr: 'trois moments sont notés', pt: 'há três horários na nota' },
  }],
  thing: {
    minutes: 15, hours: { from: 9 * 60, to: 17 * 60, lastWeekday: UNTIL_FRIDAY },
    how: { en: 'Online or by telephone; ask for the list of those who step in when all is full.', de: 'Online oder per Telefon; wenn alles voll ist, auf die Warteliste setzen lassen.', es: 'Por internet o por teléfono; si está lleno, pide entrar en la lista de espera.', fr: 'En ligne ou par téléphone ; si tout est complet, demande la liste d’attente.', pt: 'Pela internet ou por telefone; se estiver cheio, peça a lista de espera.' },
    done: { en: 'day and hour are confirmed', de: 'Tag und Uhrzeit bestätigt sind', es: 'día y hora están confirmados', fr: 'le jour et l’heure sont confirmés', pt: 'dia e hora estão confirmados' },
  },
  after: {
    days: 0, minutes: 5,
    title: { en: 'into the calendar, with address and what to bring', de: 'in den Kalender, mit Adresse und was mitkommt', es: 'al calendario, con dirección y qué llevar', fr: 'dans l’agenda, avec l’adresse et quoi apporter', pt: 'na agenda, com endereço e o que levar' },
    how: { en: 'Add the way there to the time, invite whoever comes along, and note until when it can be cancelled free of charge.', de: 'Den Weg zur Zeit dazurechnen, Mitkommende einladen, kostenlose Absagefrist notieren.', es: 'Suma el camino, invita a quien vaya y apunta hasta cuándo se cancela gratis.', fr: 'Ajoute le trajet, invite ceux qui viennent et note jusqu’à quand on annule sans frais.', pt: 'Some o trajeto, convide quem vai e anote até quando se cancela sem custo.' },
    done: { en: 'it stands in the calendar of everybody who comes', de: 'es bei allen im Kalender steht, die kommen', es: 'está en el calendario de todos los que van', fr: 'c’est dans l’agenda de tous', pt: 'está na agenda de todos que vão' },
  },
}

/** Something in the house or on a thing, in one go. */
const CHORES: SmallMatter = {
  id: 'chore',
  said: {
    en: { verbs: 'hoover|vacuum|mop|iron|defrost|descale|unclog|unblock|dust|wash|mow|rake|shovel|take out the|empty the|back up|charge|sweep', verbsOfThings: 'clean|change|tidy|wipe|replace|water|hang|put up|assemble|sharpen|refill|fill|bleed|bake|print|feed|walk|bath|trim|oil|pump up|install', things: 'cars?|bikes?|windows?|bins?|dishes|laundry|washing|lawn|plants|flowers|fridge|freezer|oven|bathroom|kitchen|bath|shower|toilet|bed|beds|sheets|bedding|shoes|gutters?|floors?|carpets?|rugs?|phone|laptop|desk|drawers?|light ?bulbs?|filters?|batter(?:y|ies)|pictures?|mirror|curtains?|shelf|shelves|knives|radiators?|tyres?|chain|printer|router|cat|dog|dogs|hamster|rabbit|fish|hedge|bird feeder|cage|tank|cakes?|cookies|muffins|update' },
    de: { verbs: 'staubsaugen|saugen|bügeln|abtauen|entkalken|wischen|abwaschen|aufräumen', verbsOfThings: 'putzen|waschen|wechseln|mähen|gießen|aufhängen|leeren|rausbringen|aufbauen|tauschen|austauschen|reinigen|backen|laden', things: 'auto|fahrrad|fenster|müll|geschirr|wäsche|rasen|pflanzen|blumen|kühlschrank|gefrierschrank|ofen|backofen|bad|küche|dusche|toilette|bett|betten|bettwäsche|schuhe|dachrinne|boden|böden|teppich|schreibtisch|glühbirnen?|filter|batterien?|bilder?|spiegel|gardinen|regal|messer|heizung|reifen|kette|kuchen|plätzchen' },
    es: { verbs: 'aspirar|planchar|barrer|fregar|descongelar', verbsOfThings: 'limpiar|lavar|cambiar|regar|ordenar|colgar|montar|sacar|cortar|hornear', things: 'coche|bici|ventanas?|basura|platos|ropa|césped|plantas|nevera|congelador|horno|baño|cocina|ducha|cama|sábanas|zapatos|suelo|alfombra|escritorio|bombillas?|filtro|pilas|cuadros?|espejo|cortinas|estantería|cuchillos|pastel|tarta' },
    fr: { verbs: 'repasser|balayer|dégivrer|détartrer|passer l’aspirateur', verbsOfThings: 'nettoyer|laver|changer|arroser|ranger|accrocher|monter|sortir|tondre|vider', things: 'voiture|vélo|vitres|fenêtres?|poubelles?|vaisselle|linge|pelouse|plantes|frigo|congélateur|four|salle de bain|cuisine|douche|lit|draps|chaussures|sol|tapis|bureau|ampoules?|filtre|piles|tableaux?|miroir|rideaux|étagère|couteaux|gâteau' },
    pt: { verbs: 'aspirar|varrer|descongelar|engomar', verbsOfThings: 'limpar|lavar|trocar|regar|arrumar|pendurar|montar|cortar|assar', things: 'carro|bicicleta|janelas?|lixo|louça|roupa|grama|relva|plantas|geladeira|frigorífico|congelador|forno|banheiro|cozinha|chuveiro|cama|lençóis|sapatos|chão|tapete|mesa|lâmpadas?|filtro|pilhas|quadros?|espelho|cortinas|estante|facas|bolo' },
  },
  before: [{
    days: 0, minutes: 10,
    title: { en: 'what it needs, and room to do it', de: 'was es braucht, und Platz dafür', es: 'lo que hace falta y sitio para hacerlo', fr: 'ce qu’il faut et la place pour le faire', pt: 'o que é preciso e espaço para fazer' },
    how: { en: 'Tools, material and cleaning things in one place; what is missing goes on the shopping list today; clear away what stands around.', de: 'Werkzeug, Material und Reinigungssachen an einen Ort; was fehlt, heute auf die Einkaufsliste; wegräumen, was im Weg steht.', es: 'Herramientas, material y productos en un sitio; lo que falta, hoy a la lista; despeja lo que estorba.', fr: 'Outils, matériel et produits au même endroit ; ce qui manque va aujourd’hui sur la liste ; dégage ce qui gêne.', pt: 'Ferramentas, material e produtos num lugar; o que falta vai hoje para a lista; tire o que atrapalha.' },
    done: { en: 'everything lies there and nothing is in the way', de: 'alles bereitliegt und nichts im Weg ist', es: 'todo está listo y nada estorba', fr: 'tout est prêt et rien ne gêne', pt: 'tudo está pronto e nada atrapalha' },
  }],
  thing: {
    minutes: 60, hours: { from: 9 * 60, to: 20 * 60, lastWeekday: EVERY_DAY },
    how: { en: 'From top to bottom and from clean to dirty, one part after the other; stop when it is good enough and not when it is perfect.', de: 'Von oben nach unten und von sauber zu schmutzig, ein Stück nach dem anderen; aufhören, wenn es gut genug ist.', es: 'De arriba abajo y de lo limpio a lo sucio, una parte tras otra; para cuando esté bien, no perfecto.', fr: 'De haut en bas et du propre au sale, une partie après l’autre ; arrête quand c’est bien, pas parfait.', pt: 'De cima para baixo e do limpo ao sujo, uma parte após a outra; pare quando estiver bom, não perfeito.' },
    done: { en: 'it is as you would show it to a guest', de: 'du es einem Gast zeigen würdest', es: 'lo enseñarías a una visita', fr: 'tu le montrerais à un invité', pt: 'você mostraria a uma visita' },
  },
  after: {
    days: 0, minutes: 10,
    title: { en: 'put everything away, and note when it is due again', de: 'alles wegräumen und notieren, wann es wieder dran ist', es: 'recogerlo todo y apuntar cuándo toca otra vez', fr: 'tout ranger et noter quand ce sera à refaire', pt: 'guardar tudo e anotar quando fazer de novo' },
    how: { en: 'Tools to their place, rubbish out, what was used up on the shopping list.', de: 'Werkzeug an seinen Platz, Abfall raus, Verbrauchtes auf die Einkaufsliste.', es: 'Herramientas a su sitio, basura fuera y lo gastado a la lista.', fr: 'Outils à leur place, déchets dehors, ce qui est épuisé sur la liste.', pt: 'Ferramentas no lugar, lixo para fora e o que acabou na lista.' },
    done: { en: 'the place is clear and the next time is noted', de: 'der Platz frei und das nächste Mal notiert ist', es: 'el sitio está libre y la próxima vez apuntada', fr: 'la place est nette et la prochaine fois notée', pt: 'o lugar está livre e a próxima vez anotada' },
  },
}

export const ERRANDS: readonly SmallMatter[] = [CALLING, FETCHING, SHOPPING, PAPERS, BOOKING, CHORES]
