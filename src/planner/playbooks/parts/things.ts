import { stepsOfKind } from './part-kind.ts'

/** What is bought, borrowed or ordered, and then stands there. */
export const THING = stepsOfKind(
  {
    id: 'order', at: 0.18, hours: 0.75,
    en: ['settle number and size, and order or borrow it', 'Write down what it has to fit or bear and what it may cost; ask who lends one before you look at used and new ones; name the last day it has to be there, with a week in reserve.', 'it is promised or ordered for a day, and somebody takes it in'],
    de: ['Anzahl und Größe klären, leihen oder bestellen', 'Schreib auf, wozu es passen oder was es aushalten muss und was es kosten darf; frag zuerst, wer es verleiht, dann gebraucht und neu; nenne den letzten Tag, an dem es da sein muss, mit einer Woche Reserve.', 'es für einen Tag zugesagt oder bestellt ist und jemand es annimmt'],
    es: ['fijar número y tamaño, y pedirlo o tomarlo prestado', 'Apunta con qué debe encajar y cuánto puede costar; pregunta primero quién lo presta, luego usado y nuevo; di el último día en que debe estar, con una semana de margen.', 'está prometido o pedido para un día y alguien lo recibe'],
    fr: ['fixer nombre et taille, emprunter ou commander', 'Note à quoi cela doit s’adapter et ce que cela peut coûter ; demande d’abord qui peut prêter, puis l’occasion et le neuf ; donne le dernier jour possible, avec une semaine de marge.', 'c’est promis ou commandé pour un jour et quelqu’un le réceptionne'],
    pt: ['definir quantidade e tamanho, e pedir ou emprestar', 'Anote onde precisa caber e quanto pode custar; pergunte primeiro quem empresta, depois usado e novo; diga o último dia em que precisa estar lá, com uma semana de folga.', 'está prometido ou pedido para um dia e alguém recebe'],
  },
  {
    id: 'check', at: 0.7, hours: 0.25, wait: 7,
    en: ['check it when it comes, and put it where it is needed', 'Count against the order before you sign; use it once as it will be used; report what is missing or broken on the same day.', 'it is complete, has been used once and stands in its place'],
    de: ['bei Ankunft prüfen und dorthin bringen, wo es gebraucht wird', 'Vor der Unterschrift mit der Bestellung vergleichen; einmal so benutzen wie später; Fehlendes oder Defektes am selben Tag melden.', 'alles vollständig, einmal benutzt und an seinem Platz ist'],
    es: ['revisarlo al llegar y llevarlo adonde hace falta', 'Compara con el pedido antes de firmar; úsalo una vez como se usará; avisa el mismo día de lo que falte o esté roto.', 'está completo, se ha usado una vez y está en su sitio'],
    fr: ['contrôler à l’arrivée et mettre là où il faut', 'Compare à la commande avant de signer ; utilise-le une fois comme prévu ; signale le jour même ce qui manque ou est cassé.', 'tout est complet, essayé une fois et à sa place'],
    pt: ['conferir na chegada e levar para onde é preciso', 'Compare com o pedido antes de assinar; use uma vez como será usado; avise no mesmo dia o que faltar ou vier quebrado.', 'está completo, foi usado uma vez e está no lugar'],
  },
)

/** What is used up. */
export const SUPPLIES = stepsOfKind(
  {
    id: 'amount', at: 0.2, hours: 0.5,
    en: ['how much, of which kind, and what is still there', 'Reckon by head, square metre or day and add a tenth; look into cupboard and shed first; note best-before dates and what must be kept cool or dry.', 'the list has amounts and a shop or supplier'],
    de: ['Menge, Sorte und Vorrat klären', 'Rechne je Kopf, Quadratmeter oder Tag und gib ein Zehntel dazu; sieh zuerst in Schrank und Schuppen nach; notiere Haltbarkeit und was kühl oder trocken liegen muss.', 'die Liste Mengen und eine Bezugsquelle hat'],
    es: ['cuánto, de qué tipo y qué queda', 'Calcula por persona, metro o día y añade una décima parte; mira antes lo que hay; apunta caducidad y cómo se guarda.', 'la lista tiene cantidades y proveedor'],
    fr: ['quantité, sorte et ce qui reste', 'Compte par tête, mètre carré ou jour, plus un dixième ; regarde d’abord les réserves ; note les dates limites et le rangement.', 'la liste a des quantités et un fournisseur'],
    pt: ['quanto, de que tipo e o que ainda há', 'Calcule por pessoa, metro ou dia e some um décimo; veja antes o que há; anote validade e como guardar.', 'a lista tem quantidades e fornecedor'],
  },
  {
    id: 'fetch', at: 0.5, hours: 0.75,
    en: ['fetch it and store it where it is used', 'Check date and amount at the counter; keep the receipt; put it within reach of the place of use, with a spare.', 'it lies ready with a spare, and the receipt is filed'],
    de: ['besorgen und dort lagern, wo es gebraucht wird', 'Datum und Menge gleich prüfen; Beleg aufheben; in Griffweite des Einsatzorts legen, mit etwas Reserve.', 'alles mit Reserve bereitliegt und der Beleg abgelegt ist'],
    es: ['traer y guardar donde se usa', 'Comprueba fecha y cantidad; guarda el recibo; déjalo a mano, con algo de reserva.', 'está listo con reserva y el recibo guardado'],
    fr: ['aller chercher et ranger là où cela sert', 'Vérifie date et quantité sur place ; garde le reçu ; range à portée de main, avec une réserve.', 'tout est prêt avec une réserve et le reçu classé'],
    pt: ['buscar e guardar onde será usado', 'Confira data e quantidade na hora; guarde o recibo; deixe à mão, com reserva.', 'está pronto com reserva e o recibo guardado'],
  },
)

/** What is fixed to a wall, a floor or a door. */
export const FIXTURE = stepsOfKind(
  {
    id: 'measure', at: 0.1, hours: 0.75,
    en: ['measure the place and choose the model', 'Width, height, what the wall is made of, power nearby, who has to reach or see it; ask whoever owns the wall; a photograph with the measures on it.', 'model and measures are on one sheet and the owner of the place agrees'],
    de: ['Platz ausmessen und Modell wählen', 'Breite, Höhe, Wandmaterial, Strom in der Nähe, wer herankommen oder es sehen muss; frag, wem die Wand gehört; Foto mit Maßen.', 'Modell und Maße auf einem Blatt stehen und der Eigentümer zustimmt'],
    es: ['medir el sitio y elegir modelo', 'Ancho, alto, material de la pared, corriente cerca, quién debe alcanzarlo o verlo; pide permiso al dueño; foto con medidas.', 'modelo y medidas están en una hoja y el dueño está de acuerdo'],
    fr: ['mesurer l’endroit et choisir le modèle', 'Largeur, hauteur, nature du mur, courant à proximité, qui doit l’atteindre ou le voir ; accord du propriétaire ; photo avec cotes.', 'modèle et cotes sont sur une feuille et le propriétaire est d’accord'],
    pt: ['medir o lugar e escolher o modelo', 'Largura, altura, material da parede, tomada por perto, quem precisa alcançar ou ver; autorização do dono; foto com medidas.', 'modelo e medidas estão numa folha e o dono concorda'],
  },
  {
    id: 'order', at: 0.22, hours: 0.5,
    en: ['order it with its fixings, and settle who fits it', 'Plugs, screws, brackets or cable belong to the order; where water, power or somebody’s safety depends on it, a tradesperson fits it: fix their day now.', 'delivery and day of fitting are confirmed'],
    de: ['mit Befestigung bestellen und klären, wer montiert', 'Dübel, Schrauben, Halter oder Kabel gehören zur Bestellung; wo Wasser, Strom oder Sicherheit daran hängt, montiert ein Fachbetrieb: Termin jetzt festmachen.', 'Lieferung und Montagetag bestätigt sind'],
    es: ['pedirlo con sus fijaciones y decidir quién lo instala', 'Tacos, tornillos, soportes o cable van en el pedido; si depende agua, luz o seguridad, que lo monte un profesional: fija el día ya.', 'entrega y día de montaje están confirmados'],
    fr: ['commander avec les fixations et décider qui pose', 'Chevilles, vis, supports ou câble font partie de la commande ; s’il y va de l’eau, du courant ou de la sécurité, un professionnel pose : fixe son jour.', 'livraison et jour de pose sont confirmés'],
    pt: ['pedir com as fixações e decidir quem instala', 'Buchas, parafusos, suportes ou cabo entram no pedido; se envolve água, luz ou segurança, um profissional instala: marque o dia já.', 'entrega e dia de instalação estão confirmados'],
  },
  {
    id: 'fit', at: 0.62, hours: 1.5, wait: 7,
    en: ['fit it and test it under load', 'Look for pipes and cables before drilling; pull, lean or switch as hard as somebody will by mistake; show those who use it; keep manual and spare screws.', 'it holds, works, and those who use it have tried it'],
    de: ['montieren und unter Belastung prüfen', 'Vor dem Bohren nach Rohren und Leitungen sehen; so ziehen, lehnen oder schalten, wie es jemand aus Versehen tut; den Nutzern zeigen; Anleitung aufheben.', 'es hält, funktioniert und die Nutzer es ausprobiert haben'],
    es: ['montarlo y probarlo con carga', 'Busca tubos y cables antes de taladrar; tira, apóyate o enciende como lo hará alguien sin querer; enséñalo; guarda el manual.', 'aguanta, funciona y quienes lo usan lo han probado'],
    fr: ['poser et tester en charge', 'Cherche tuyaux et câbles avant de percer ; tire, appuie ou allume comme quelqu’un le ferait par mégarde ; montre-le ; garde la notice.', 'cela tient, marche et les usagers l’ont essayé'],
    pt: ['montar e testar com carga', 'Procure canos e fios antes de furar; puxe, apoie ou ligue como alguém faria sem querer; mostre a quem usa; guarde o manual.', 'aguenta, funciona e quem usa já testou'],
  },
)

/** What has to be set up before it works. */
export const DEVICE = stepsOfKind(
  {
    id: 'choose', at: 0.1, hours: 1,
    en: ['what it must be able to do, and two tried side by side', 'Three things it must do on a busy day, who uses it, what it costs a year with contract and repairs; see two at work at somebody else’s.', 'one is chosen with its yearly cost and its delivery day'],
    de: ['Muss-Liste schreiben und zwei im Vergleich ansehen', 'Drei Dinge, die an einem vollen Tag gehen müssen, wer es bedient, Kosten im Jahr mit Vertrag und Wartung; zwei bei anderen im Betrieb ansehen.', 'eines mit Jahreskosten und Liefertag gewählt ist'],
    es: ['qué debe poder hacer, y probar dos', 'Tres cosas que debe hacer en un día lleno, quién lo usa, coste al año con contrato y reparaciones; mira dos funcionando.', 'hay uno elegido con su coste anual y fecha de entrega'],
    fr: ['ce qu’il doit savoir faire, et en voir deux à l’œuvre', 'Trois choses indispensables un jour chargé, qui s’en sert, coût annuel avec contrat et entretien ; vois-en deux en service.', 'l’un est choisi, avec coût annuel et date de livraison'],
    pt: ['o que precisa fazer, e ver dois funcionando', 'Três coisas que precisa fazer num dia cheio, quem usa, custo por ano com contrato e manutenção; veja dois em uso.', 'um está escolhido com custo anual e data de entrega'],
  },
  {
    id: 'set-up', at: 0.45, hours: 1.5, wait: 5,
    en: ['set it up with real data, accounts and power', 'Connect, update, enter the real items or names; who has which password; where it stands and gets power; what is done when it fails.', 'one real case has gone through from beginning to end'],
    de: ['mit echten Daten, Zugängen und Strom einrichten', 'Anschließen, aktualisieren, echte Artikel oder Namen eingeben; wer welches Passwort hat; wo es steht und Strom bekommt; was bei Ausfall gilt.', 'ein echter Fall von Anfang bis Ende durchgelaufen ist'],
    es: ['instalarlo con datos, cuentas y corriente reales', 'Conectar, actualizar, meter los artículos o nombres reales; quién tiene qué clave; dónde va; qué se hace si falla.', 'un caso real ha pasado de principio a fin'],
    fr: ['installer avec vraies données, accès et courant', 'Brancher, mettre à jour, saisir les vrais articles ou noms ; qui a quel mot de passe ; où il se trouve ; que faire en panne.', 'un cas réel est passé du début à la fin'],
    pt: ['configurar com dados, acessos e energia reais', 'Ligar, atualizar, cadastrar os itens ou nomes reais; quem tem qual senha; onde fica; o que fazer se falhar.', 'um caso real passou do início ao fim'],
  },
  {
    id: 'trial', at: 0.8, hours: 0.75,
    en: ['practise with those who will use it, failure included', 'Everybody does the three usual cases and one mistake; pull the plug once; a card with five lines beside it.', 'each user has done the usual cases alone'],
    de: ['mit den Nutzern üben, auch den Ausfall', 'Jeder macht die drei üblichen Fälle und einen Fehler; einmal den Stecker ziehen; eine Karte mit fünf Zeilen daneben.', 'alle die üblichen Fälle allein geschafft haben'],
    es: ['practicar con quienes lo usarán, fallo incluido', 'Cada uno hace los tres casos habituales y un error; desenchufa una vez; una tarjeta de cinco líneas al lado.', 'todos han hecho solos los casos habituales'],
    fr: ['s’exercer avec les utilisateurs, panne comprise', 'Chacun fait les trois cas courants et une erreur ; débranche une fois ; une fiche de cinq lignes à côté.', 'chacun a fait seul les cas courants'],
    pt: ['praticar com quem vai usar, com falha incluída', 'Cada um faz os três casos comuns e um erro; desligue da tomada uma vez; um cartão de cinco linhas ao lado.', 'todos fizeram sozinhos os casos comuns'],
  },
)

/** What carries words and is printed, painted or sewn. */
export const SIGN = stepsOfKind(
  {
    id: 'wording', at: 0.2, hours: 0.75,
    en: ['wording, size, number and where each one goes', 'The fewest words that do it, readable from where people stand; spelling of names, days and prices read by a second person; weather, walls and who has to allow it.', 'text, size and number are final and a second person has read them'],
    de: ['Text, Größe, Anzahl und Ort festlegen', 'So wenige Worte wie möglich, lesbar von dort, wo die Leute stehen; Namen, Tage und Preise liest eine zweite Person; Wetter, Wand und wer es erlauben muss.', 'Text, Größe und Anzahl feststehen und jemand Korrektur gelesen hat'],
    es: ['texto, tamaño, número y dónde va cada uno', 'Las menos palabras posibles, legibles desde donde está la gente; nombres, fechas y precios los lee otra persona; tiempo, pared y permiso.', 'texto, tamaño y número son definitivos y los ha leído otra persona'],
    fr: ['texte, taille, nombre et emplacement', 'Le moins de mots possible, lisibles de là où l’on se tient ; noms, dates et prix relus par quelqu’un ; météo, support, autorisation.', 'texte, taille et nombre sont définitifs et relus'],
    pt: ['texto, tamanho, quantidade e onde fica cada um', 'O mínimo de palavras, legível de onde as pessoas estão; nomes, datas e preços lidos por outra pessoa; tempo, parede e permissão.', 'texto, tamanho e quantidade estão fechados e revisados'],
  },
  {
    id: 'print', at: 0.38, hours: 0.5,
    en: ['proof, then print or order', 'Look at one proof in its real size; ask for the time it takes; a few to spare.', 'the proof is approved and the day of collection stands'],
    de: ['Probe ansehen, dann drucken oder bestellen', 'Eine Probe in echter Größe ansehen; nach der Dauer fragen; ein paar als Reserve.', 'die Probe freigegeben ist und der Abholtag feststeht'],
    es: ['prueba y luego imprimir o encargar', 'Mira una prueba a tamaño real; pregunta el plazo; unas cuantas de reserva.', 'la prueba está aprobada y hay día de recogida'],
    fr: ['épreuve, puis impression ou commande', 'Regarde une épreuve en taille réelle ; demande le délai ; quelques-uns de réserve.', 'l’épreuve est validée et le jour de retrait fixé'],
    pt: ['prova, depois imprimir ou encomendar', 'Veja uma prova em tamanho real; pergunte o prazo; alguns de reserva.', 'a prova está aprovada e há dia de retirada'],
  },
  {
    id: 'put-up', at: 0.8, hours: 0.75, wait: 4,
    en: ['put up or hand out, and look at it from a distance', 'Walk the way a stranger takes; what cannot be seen or is in the way moves; note where each is, so that it comes down again.', 'a stranger finds and understands it without asking'],
    de: ['anbringen oder verteilen und von weitem ansehen', 'Geh den Weg eines Fremden; was man nicht sieht oder was stört, wandert; notiere, wo alles hängt.', 'ein Fremder es findet und ohne Nachfragen versteht'],
    es: ['colocar o repartir y mirarlo de lejos', 'Haz el camino de un desconocido; lo que no se ve o estorba se mueve; apunta dónde está cada uno.', 'un desconocido lo encuentra y lo entiende sin preguntar'],
    fr: ['poser ou distribuer, et regarder de loin', 'Fais le chemin d’un inconnu ; ce qui ne se voit pas ou gêne se déplace ; note où tout se trouve.', 'un inconnu le trouve et comprend sans demander'],
    pt: ['colocar ou distribuir e olhar de longe', 'Faça o caminho de um estranho; o que não se vê ou atrapalha muda; anote onde está cada um.', 'um estranho encontra e entende sem perguntar'],
  },
)

/** What is eaten and drunk by others. */
export const FOOD = stepsOfKind(
  {
    id: 'amounts', at: 0.3, hours: 0.75,
    en: ['amounts by the head, and what some may not eat', 'Count heads and hours; vegetarian, allergies, children; hot or cold, what keeps, who cooks, who brings, what is bought; price by head.', 'each dish or drink has an amount and a name'],
    de: ['Mengen je Kopf und was manche nicht essen', 'Köpfe und Stunden zählen; vegetarisch, Allergien, Kinder; warm oder kalt, was hält, wer macht, wer mitbringt, was gekauft wird; Preis je Kopf.', 'jede Speise und jedes Getränk Menge und Namen hat'],
    es: ['cantidades por persona y quién no come qué', 'Cuenta personas y horas; vegetariano, alergias, niños; frío o caliente, quién lo hace, quién trae, qué se compra; precio por persona.', 'cada plato o bebida tiene cantidad y nombre'],
    fr: ['quantités par personne et régimes', 'Compte têtes et heures ; végétarien, allergies, enfants ; chaud ou froid, qui prépare, qui apporte, ce qu’on achète ; prix par tête.', 'chaque plat ou boisson a une quantité et un nom'],
    pt: ['quantidades por pessoa e o que alguns não comem', 'Conte pessoas e horas; vegetariano, alergias, crianças; quente ou frio, quem faz, quem traz, o que se compra; preço por pessoa.', 'cada prato ou bebida tem quantidade e nome'],
  },
  {
    id: 'order', at: 0.55, hours: 0.5,
    en: ['order, share out, and settle cold storage and crockery', 'Order what has to be baked or delivered with an hour; who brings what in writing; refrigerator, plates, cups, urn, bin bags.', 'each item is ordered or has somebody who brings it'],
    de: ['bestellen, verteilen, Kühlung und Geschirr klären', 'Was gebacken oder geliefert wird, mit Uhrzeit bestellen; wer was mitbringt, schriftlich; Kühlschrank, Teller, Becher, Kanne, Müllsäcke.', 'alles bestellt ist oder jemand es mitbringt'],
    es: ['encargar, repartir, frío y vajilla', 'Encarga con hora lo que se hornea o se entrega; quién trae qué, por escrito; nevera, platos, vasos, bolsas.', 'todo está encargado o tiene quien lo traiga'],
    fr: ['commander, répartir, froid et vaisselle', 'Commande avec une heure ce qui est cuit ou livré ; qui apporte quoi, par écrit ; frigo, assiettes, verres, sacs.', 'tout est commandé ou apporté par quelqu’un'],
    pt: ['encomendar, dividir, frio e louça', 'Encomende com hora o que é assado ou entregue; quem traz o quê, por escrito; geladeira, pratos, copos, sacos.', 'tudo está encomendado ou tem quem traga'],
  },
  {
    id: 'ready', at: 0.96, hours: 1.5,
    en: ['shop, prepare what keeps, set it out', 'Fresh things last; cold stays cold; labels with what is in it; water for everybody; somebody who looks after it and clears.', 'it stands ready at its hour with labels'],
    de: ['einkaufen, vorbereiten, aufbauen', 'Frisches zuletzt; Kaltes bleibt kalt; Schilder mit Zutaten; Wasser für alle; jemand, der nachlegt und abräumt.', 'alles zur Stunde mit Schildern bereitsteht'],
    es: ['comprar, preparar y montar', 'Lo fresco al final; lo frío, frío; carteles con ingredientes; agua para todos; alguien que reponga y recoja.', 'está listo a su hora y con carteles'],
    fr: ['courses, préparation, mise en place', 'Le frais en dernier ; le froid reste froid ; étiquettes avec ingrédients ; de l’eau pour tous ; quelqu’un qui veille et débarrasse.', 'tout est prêt à l’heure, étiqueté'],
    pt: ['comprar, preparar e montar', 'Fresco por último; frio continua frio; etiquetas com ingredientes; água para todos; alguém que reponha e recolha.', 'está pronto na hora e com etiquetas'],
  },
)

/** A room, a corner, a bed, a wall that is made ready. */
export const ROOM = stepsOfKind(
  {
    id: 'plan', at: 0.12, hours: 0.75,
    en: ['measure, sketch, and list what has to change', 'What people do there, where light, sockets and ways are; what goes out, what stays, what comes in; money and who helps; a photograph of today.', 'sketch and list stand, each line with a name or a price'],
    de: ['messen, skizzieren und auflisten, was sich ändert', 'Was man dort tut, wo Licht, Steckdosen und Wege sind; was hinaus, was bleibt, was hinein; Geld und Helfer; ein Foto von heute.', 'Skizze und Liste stehen, jede Zeile mit Namen oder Preis'],
    es: ['medir, dibujar y listar lo que cambia', 'Qué se hace allí, luz, enchufes y pasos; qué sale, qué queda, qué entra; dinero y ayudantes; una foto de hoy.', 'hay dibujo y lista, cada línea con nombre o precio'],
    fr: ['mesurer, esquisser, lister ce qui change', 'Ce qu’on y fait, lumière, prises et passages ; ce qui sort, reste, entre ; argent et aides ; une photo d’aujourd’hui.', 'croquis et liste sont prêts, chaque ligne avec un nom ou un prix'],
    pt: ['medir, desenhar e listar o que muda', 'O que se faz ali, luz, tomadas e passagens; o que sai, fica, entra; dinheiro e ajuda; uma foto de hoje.', 'há desenho e lista, cada linha com nome ou preço'],
  },
  {
    id: 'get', at: 0.3, hours: 1,
    en: ['get the material, and fix the day with those who help', 'Order first what takes longest; borrow tools; keep the room free on that day and tell those who use it.', 'material is there or has a day, and the helpers know theirs'],
    de: ['Material besorgen und den Tag mit Helfern festmachen', 'Was am längsten dauert, zuerst; Werkzeug leihen; Raum an dem Tag freihalten und den Nutzern Bescheid geben.', 'Material da ist oder einen Tag hat und die Helfer ihren kennen'],
    es: ['conseguir el material y fijar el día con ayudantes', 'Primero lo que más tarda; herramientas prestadas; ese día el sitio libre y avisados quienes lo usan.', 'el material está o tiene fecha, y los ayudantes la suya'],
    fr: ['réunir le matériel et fixer le jour avec les aides', 'D’abord ce qui prend le plus de temps ; outils prêtés ; lieu libre ce jour-là et usagers prévenus.', 'le matériel est là ou daté, et chacun connaît son jour'],
    pt: ['conseguir o material e marcar o dia com quem ajuda', 'Primeiro o que demora mais; ferramentas emprestadas; lugar livre nesse dia e usuários avisados.', 'o material está lá ou tem data, e quem ajuda sabe a sua'],
  },
  {
    id: 'do', at: 0.58, hours: 3,
    en: ['clear it, do the work, put things back in order', 'Empty, cover, dirty work first, top to bottom; leave drying times; then furniture and last the small things that make it pleasant.', 'it is clean, safe and as sketched'],
    de: ['leerräumen, arbeiten, einrichten', 'Leeren, abdecken, Schmutziges zuerst, von oben nach unten; Trockenzeiten lassen; dann Möbel und zuletzt die Kleinigkeiten.', 'alles sauber, sicher und wie skizziert ist'],
    es: ['vaciar, hacer el trabajo y montar', 'Vaciar, cubrir, lo sucio primero, de arriba abajo; tiempos de secado; luego muebles y al final los detalles.', 'está limpio, seguro y como en el dibujo'],
    fr: ['vider, faire les travaux, aménager', 'Vider, protéger, le sale d’abord, de haut en bas ; temps de séchage ; puis les meubles et les détails.', 'c’est propre, sûr et conforme au croquis'],
    pt: ['esvaziar, fazer o trabalho e arrumar', 'Esvaziar, cobrir, o sujo primeiro, de cima para baixo; tempo de secagem; depois móveis e detalhes.', 'está limpo, seguro e como no desenho'],
  },
  {
    id: 'look', at: 0.82, hours: 0.5,
    en: ['let two of its users try it, and mend what they trip over', 'One tall, one short or in a wheelchair; say nothing and watch; sharp edges, light, cables, where they put their things.', 'both have used it and nothing was in the way'],
    de: ['zwei Nutzer ausprobieren lassen und nachbessern', 'Groß und klein oder im Rollstuhl; nichts sagen, zusehen; Kanten, Licht, Kabel, Ablage.', 'beide es benutzt haben und nichts im Weg war'],
    es: ['que dos usuarios lo prueben, y corregir', 'Uno alto, otro bajo o en silla de ruedas; mira sin hablar; bordes, luz, cables, dónde dejan sus cosas.', 'ambos lo han usado y nada estorbó'],
    fr: ['le faire essayer par deux usagers et corriger', 'Un grand, un petit ou en fauteuil ; regarde sans rien dire ; angles, lumière, câbles, où ils posent leurs affaires.', 'les deux l’ont utilisé et rien ne gênait'],
    pt: ['deixar dois usuários testarem e corrigir', 'Um alto, um baixo ou de cadeira de rodas; observe em silêncio; quinas, luz, fios, onde põem as coisas.', 'ambos usaram e nada atrapalhou'],
  },
)
