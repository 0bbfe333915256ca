import type { Text } from '../playbook.ts'

/** How one thing that is to be done is done, by its verb, and what done means. */
export type DeedText = { id: string; /** Beginnings of the verb, of all languages. */ verbs: string; how: Text; done: Text }

/**
 * What there is to say about a task that is named by what is done: 'warn the neighbours', 'deposit paid', 'Getränke
 * bestellen'. The first whose verb it is tells.
 */
export const DEED_TEXTS: readonly DeedText[] = [
  {
    id: 'tell', verbs: 'tell,told,warn,inform,notify,announce,vorwarn,benachrichtig,avisar,prevenir,avertir',
    how: { en: 'In person or by telephone, before it concerns them: what, from when until when, and whom they can call. Tick off who has heard it.', de: 'Persönlich oder am Telefon, bevor es sie betrifft: was, von wann bis wann, und wen sie anrufen können. Abhaken, wer Bescheid weiß.', es: 'En persona o por teléfono, antes de que les afecte: qué, desde cuándo y hasta cuándo, y a quién pueden llamar. Marca quién lo sabe ya.', fr: 'De vive voix ou au téléphone, avant que cela les touche : quoi, de quand à quand, et qui appeler. Coche ceux qui le savent.', pt: 'Pessoalmente ou por telefone, antes que os afete: o quê, de quando a quando, e quem podem chamar. Marque quem já sabe.' },
    done: { en: 'everybody it concerns has heard it, and you know what they asked for', de: 'alle Betroffenen Bescheid wissen und du weißt, worum sie bitten', es: 'lo saben todos los afectados y sabes qué piden', fr: 'tous les concernés le savent et tu sais ce qu’ils demandent', pt: 'todos os afetados sabem e você sabe o que pediram' },
  },
  {
    id: 'find', verbs: 'find,found,recruit,win,look for,suchen,finden,encontrar,trouver,achar',
    how: { en: 'Ask by name rather than in a round mail, two more than are needed; say at once what, when and for how long, and give a day to answer by.', de: 'Lieber einzeln beim Namen fragen als in einer Rundmail, zwei mehr als nötig; gleich sagen, was, wann und wie lange, mit einem Tag für die Antwort.', es: 'Pregunta por su nombre y no en un correo general, a dos más de los necesarios; di enseguida qué, cuándo y cuánto tiempo, con un día para responder.', fr: 'Demande à chacun par son nom plutôt qu’à tous par courriel, à deux de plus qu’il n’en faut ; dis d’emblée quoi, quand et combien de temps, avec un jour de réponse.', pt: 'Pergunte pelo nome e não num e-mail geral, a dois a mais que o necessário; diga logo o quê, quando e por quanto tempo, com um dia para responder.' },
    done: { en: 'it is found and agreed, with one in reserve', de: 'es gefunden und zugesagt ist, mit einem Ersatz', es: 'está encontrado y acordado, con uno de reserva', fr: 'c’est trouvé et convenu, avec une solution de rechange', pt: 'está achado e combinado, com um de reserva' },
  },
  {
    id: 'ask', verbs: 'ask,call,phone,ring,contact,email,chase,remind,interview,anruf,anfrag,fragen,erinnern,llamar,preguntar,appeler,demander,contacter,ligar,perguntar',
    how: { en: 'Write the two or three questions down first; say what you need and by when, and ask who else knows if they cannot help. Note name, answer and date.', de: 'Schreib vorher die zwei, drei Fragen auf; sag, was du bis wann brauchst, und frag, wer es sonst weiß. Name, Antwort und Datum notieren.', es: 'Apunta antes las dos o tres preguntas; di qué necesitas y para cuándo, y pregunta quién más lo sabe. Anota nombre, respuesta y fecha.', fr: 'Note d’abord les deux ou trois questions ; dis ce qu’il te faut et pour quand, et qui d’autre saurait. Note nom, réponse et date.', pt: 'Anote antes as duas ou três perguntas; diga o que precisa e até quando, e pergunte quem mais sabe. Anote nome, resposta e data.' },
    done: { en: 'the answer is written down, or the day on which you ask again', de: 'die Antwort notiert ist oder der Tag, an dem du nachfragst', es: 'la respuesta está apuntada, o el día en que vuelves a preguntar', fr: 'la réponse est notée, ou le jour de la relance', pt: 'a resposta está anotada, ou o dia em que pergunta de novo' },
  },
  {
    id: 'send', verbs: 'send,sent,post,mail,invite,invitations,forms,versend,verschick,einlad,enviar,invitar,envoyer,inviter,convidar',
    how: { en: 'Have somebody read names, date, hour and place before it goes; give a day to answer by, and ring those who stay silent.', de: 'Vor dem Versand jemanden Namen, Tag, Uhrzeit und Ort lesen lassen; einen Tag für die Antwort nennen und die Stillen anrufen.', es: 'Que alguien lea nombres, día, hora y lugar antes de que salga; da un día para responder y llama a los que callan.', fr: 'Fais relire noms, jour, heure et lieu avant l’envoi ; donne un jour de réponse et appelle les silencieux.', pt: 'Peça a alguém que leia nomes, dia, hora e lugar antes de sair; dê um dia para responder e ligue a quem se cala.' },
    done: { en: 'it is out, and a list shows who has answered', de: 'es draußen ist und eine Liste zeigt, wer geantwortet hat', es: 'ha salido y una lista dice quién ha respondido', fr: 'c’est parti et une liste dit qui a répondu', pt: 'saiu e uma lista diz quem respondeu' },
  },
  {
    id: 'book', verbs: 'book,booked,reserve,hire,rent,buchen,reservier,mieten,reservar,alquilar,reserver,louer,alugar',
    how: { en: 'Ask for day, hours, the whole price and what cancelling costs; name the number of people and anything special at once.', de: 'Nach Tag, Stunden, Gesamtpreis und Stornokosten fragen; Personenzahl und Besonderes gleich nennen.', es: 'Pregunta por día, horas, precio total y coste de anular; di enseguida cuántos sois y lo especial.', fr: 'Demande jour, heures, prix total et frais d’annulation ; dis d’emblée le nombre et ce qui est particulier.', pt: 'Pergunte por dia, horas, preço total e custo de cancelar; diga logo quantos são e o que há de especial.' },
    done: { en: 'the confirmation is in writing, with a name and a telephone number', de: 'die Bestätigung schriftlich da ist, mit Name und Telefonnummer', es: 'la confirmación está por escrito, con nombre y teléfono', fr: 'la confirmation est écrite, avec un nom et un numéro', pt: 'a confirmação está por escrito, com nome e telefone' },
  },
  {
    id: 'borrow', verbs: 'borrow,borrowed,lend,leihen,ausleih,prestad,emprunter,emprestar',
    how: { en: 'Ask two who have one; settle when you fetch it, when it goes back and what happens if it breaks, and try it on the spot.', de: 'Zwei fragen, die so etwas haben; klären, wann du es holst, wann es zurückgeht und was bei Schaden gilt; vor Ort ausprobieren.', es: 'Pregunta a dos que lo tengan; acordad cuándo lo recoges, cuándo vuelve y qué pasa si se rompe; pruébalo allí mismo.', fr: 'Demande à deux personnes qui en ont ; fixez retrait, retour et ce qui vaut en cas de casse ; essaie-le sur place.', pt: 'Pergunte a dois que tenham; combinem quando busca, quando devolve e o que vale se quebrar; teste ali mesmo.' },
    done: { en: 'it is promised for a day or there, and the day of return stands', de: 'es zugesagt oder da ist und der Rückgabetag feststeht', es: 'está prometido o aquí, y consta el día de devolución', fr: 'c’est promis pour un jour ou là, et le jour du retour est fixé', pt: 'está prometido ou aqui, e o dia da devolução está marcado' },
  },
  {
    id: 'collect', verbs: 'collect,pick up,fetch,abhol,recoger,recuperer,aller chercher,retirar',
    how: { en: 'Look up opening hours and what you have to show; count and try it before you leave.', de: 'Öffnungszeiten nachsehen und was du vorzeigen musst; vor dem Gehen zählen und ausprobieren.', es: 'Mira el horario y qué hay que enseñar; cuéntalo y pruébalo antes de irte.', fr: 'Vérifie les horaires et ce qu’il faut présenter ; compte et essaie avant de partir.', pt: 'Veja o horário e o que é preciso mostrar; conte e teste antes de sair.' },
    done: { en: 'it is with you, complete and in working order', de: 'es bei dir ist, vollständig und in Ordnung', es: 'está contigo, completo y en orden', fr: 'c’est chez toi, complet et en état', pt: 'está com você, completo e em ordem' },
  },
  {
    id: 'register', verbs: 'register,apply,renew,file,filed,submit,enrol,enroll,sign up,claim,hand in,anmeld,beantrag,einreich,verlanger,solicitar,inscribir,registrar,renovar,presentar,inscrire,deposer,renouveler,requerer,inscrever',
    how: { en: 'Look up form, fee, proofs and waiting time first, and fetch the proof that takes longest; fill it in at one sitting, and keep a copy.', de: 'Zuerst Formular, Gebühr, Nachweise und Wartezeit nachsehen und den langsamsten Nachweis besorgen; in einem Zug ausfüllen, Kopie behalten.', es: 'Mira antes formulario, tasa, justificantes y plazo, y consigue el más lento; rellénalo de una vez y guarda copia.', fr: 'Vérifie d’abord formulaire, frais, pièces et délai, et procure-toi la plus lente ; remplis d’une traite et garde une copie.', pt: 'Veja antes formulário, taxa, documentos e prazo, e consiga o mais lento; preencha de uma vez e guarde cópia.' },
    done: { en: 'it is handed in, and the receipt or number is filed', de: 'es abgegeben und die Quittung oder Nummer abgelegt ist', es: 'está entregado y el resguardo o número archivado', fr: 'c’est déposé et le récépissé ou numéro est classé', pt: 'está entregue e o recibo ou número arquivado' },
  },
  {
    id: 'pay', verbs: 'pay,paid,bezahl,zahlen,uberweis,pagar,pagad,payer,regler',
    how: { en: 'Check sum, account and reference against the invoice; pay some days before the last one, because transfers take time.', de: 'Summe, Konto und Verwendungszweck mit der Rechnung vergleichen; einige Tage vor dem letzten zahlen, Überweisungen brauchen Zeit.', es: 'Compara importe, cuenta y concepto con la factura; paga unos días antes del último, las transferencias tardan.', fr: 'Compare montant, compte et référence avec la facture ; paie quelques jours avant le dernier, un virement prend du temps.', pt: 'Compare valor, conta e referência com a fatura; pague uns dias antes do último, transferências demoram.' },
    done: { en: 'it is paid and the receipt is filed', de: 'es bezahlt und der Beleg abgelegt ist', es: 'está pagado y el recibo archivado', fr: 'c’est payé et le reçu classé', pt: 'está pago e o recibo arquivado' },
  },
  {
    id: 'sell', verbs: 'sell,sold,donate,give away,verkauf,verschenk,spenden,vender,regalar,vendre,donner,doar',
    how: { en: 'Photograph it by daylight, look up what the same fetched, name measures and faults; fix the day by which it goes elsewhere if nobody takes it.', de: 'Bei Tageslicht fotografieren, nachsehen, was dasselbe gebracht hat, Maße und Mängel nennen; den Tag festlegen, ab dem es woandershin geht.', es: 'Fotografíalo con luz de día, mira por cuánto se vendió lo mismo, di medidas y defectos; fija el día en que va a otro sitio si nadie lo quiere.', fr: 'Photographie-le de jour, regarde à quel prix le même est parti, dis mesures et défauts ; fixe le jour où il part ailleurs si personne n’en veut.', pt: 'Fotografe à luz do dia, veja por quanto o mesmo saiu, diga medidas e defeitos; fixe o dia em que vai para outro lugar se ninguém quiser.' },
    done: { en: 'it has left, or the hour at which it is fetched stands', de: 'es weg ist oder die Stunde der Abholung feststeht', es: 'ya no está, o consta la hora de recogida', fr: 'c’est parti, ou l’heure du retrait est fixée', pt: 'já saiu, ou a hora da retirada está marcada' },
  },
  {
    id: 'pack', verbs: 'pack,packed,box,boxed,wrap,wrapped,packen,einpack,verpack,empacar,embalar,emballer,empaqueter',
    how: { en: 'By a list and not from memory; heavy things low, what breaks in paper, and on two sides what is inside. What is used until the last hour goes on top.', de: 'Nach Liste und nicht aus dem Kopf; Schweres nach unten, Zerbrechliches in Papier, auf zwei Seiten der Inhalt. Was bis zuletzt gebraucht wird, nach oben.', es: 'Con lista y no de memoria; lo pesado abajo, lo frágil en papel y en dos lados qué hay dentro. Lo que se usa hasta el final, arriba.', fr: 'D’après une liste et non de tête ; le lourd en bas, le fragile dans du papier, le contenu sur deux côtés. Ce qui sert jusqu’au bout, dessus.', pt: 'Pela lista e não de cabeça; o pesado embaixo, o frágil em papel e o conteúdo em dois lados. O que se usa até o fim, em cima.' },
    done: { en: 'every line of the list is ticked and you know what is where', de: 'jede Zeile der Liste abgehakt ist und du weißt, was wo ist', es: 'cada línea está marcada y sabes qué hay dónde', fr: 'chaque ligne est cochée et tu sais où est quoi', pt: 'cada linha está marcada e você sabe o que está onde' },
  },
  {
    id: 'paint', verbs: 'paint,painted,varnish,streichen,lackier,pintar,peindre,repeindre',
    how: { en: 'Clean, fill, sand lightly and mask; two thin coats with the drying time on the tin between them, windows open.', de: 'Reinigen, spachteln, leicht schleifen, abkleben; zwei dünne Anstriche mit der Trockenzeit von der Dose dazwischen, Fenster offen.', es: 'Limpia, tapa huecos, lija un poco y protege; dos capas finas con el secado que dice el bote, ventanas abiertas.', fr: 'Nettoie, rebouche, ponce légèrement et masque ; deux couches fines avec le séchage indiqué, fenêtres ouvertes.', pt: 'Limpe, tape, lixe de leve e proteja; duas demãos finas com a secagem da lata, janelas abertas.' },
    done: { en: 'both coats are dry, no patch shows in daylight and the tape is off', de: 'beide Anstriche trocken sind, bei Tageslicht nichts fleckt und das Band ab ist', es: 'las dos capas están secas, sin manchas a la luz del día y sin cinta', fr: 'les deux couches sont sèches, sans tache au jour, et le ruban enlevé', pt: 'as duas demãos estão secas, sem manchas à luz do dia e sem fita' },
  },
  {
    id: 'clear', verbs: 'clear,cleared,empty,emptied,declutter,clean,cleaned,tidy,sweep,wash,washed,ausraum,aufraum,putzen,reinig,waschen,limpiar,vaciar,ordenar,nettoyer,vider,ranger,laver,limpar,esvaziar,arrumar,lavar',
    how: { en: 'From top to bottom and from the far end to the door; what stays, what somebody else gets and what is thrown away go into three heaps at once.', de: 'Von oben nach unten und von hinten zur Tür; was bleibt, was jemand bekommt und was weg kommt, gleich auf drei Haufen.', es: 'De arriba abajo y del fondo a la puerta; lo que queda, lo que se da y lo que se tira, enseguida en tres montones.', fr: 'De haut en bas et du fond vers la porte ; ce qui reste, ce qu’on donne et ce qu’on jette, tout de suite en trois tas.', pt: 'De cima para baixo e do fundo à porta; o que fica, o que se dá e o que se joga fora, logo em três montes.' },
    done: { en: 'it is clean or empty, and what was there has left or has its place', de: 'es sauber oder leer ist und alles weg ist oder seinen Platz hat', es: 'está limpio o vacío y lo que había ha salido o tiene su sitio', fr: 'c’est propre ou vide, et le reste est parti ou à sa place', pt: 'está limpo ou vazio e o que havia saiu ou tem lugar' },
  },
  {
    id: 'build', verbs: 'build,built,assemble,put up,set up,erect,hang,install,fit,level,lay,aufbau,bauen,montier,montar,instalar,construir,monter,installer,construire',
    how: { en: 'Read the steps to the end, lay out parts and tools, and look at the ground first; what has to be level or square is measured before anything is tightened.', de: 'Die Anleitung zu Ende lesen, Teile und Werkzeug auslegen, zuerst den Untergrund ansehen; was eben oder rechtwinklig sein muss, messen, bevor etwas festgezogen wird.', es: 'Lee los pasos hasta el final, coloca piezas y herramientas y mira primero el suelo; lo que debe estar a nivel o escuadra se mide antes de apretar.', fr: 'Lis la notice jusqu’au bout, étale pièces et outils, regarde d’abord le sol ; ce qui doit être de niveau ou d’équerre se mesure avant de serrer.', pt: 'Leia os passos até o fim, separe peças e ferramentas e olhe antes o chão; o que deve ficar nivelado ou no esquadro se mede antes de apertar.' },
    done: { en: 'it stands firm and level, and has been used once', de: 'es fest und eben steht und einmal benutzt wurde', es: 'está firme y a nivel, y se ha usado una vez', fr: 'cela tient, de niveau, et a servi une fois', pt: 'está firme e nivelado, e foi usado uma vez' },
  },
  {
    id: 'repair', verbs: 'repair,mend,fix,fixed,service,serviced,patch,replace,change,tune,flicken,reparier,erneuer,arreglar,reparar,cambiar,reparer,remplacer,consertar,trocar',
    how: { en: 'Look closely and photograph it before anything is taken apart; get the part and the tool first, or book whoever does it.', de: 'Genau hinsehen und fotografieren, bevor etwas auseinandergenommen wird; erst Teil und Werkzeug besorgen, oder jemanden bestellen, der es macht.', es: 'Míralo bien y fotografíalo antes de desmontar nada; consigue antes la pieza y la herramienta, o encarga a quien lo haga.', fr: 'Regarde bien et photographie avant de démonter ; procure-toi d’abord la pièce et l’outil, ou retiens quelqu’un.', pt: 'Olhe bem e fotografe antes de desmontar; consiga antes a peça e a ferramenta, ou chame quem faça.' },
    done: { en: 'it works, and still does the next day', de: 'es funktioniert, und am nächsten Tag noch immer', es: 'funciona, y al día siguiente también', fr: 'cela marche, et encore le lendemain', pt: 'funciona, e no dia seguinte também' },
  },
  {
    id: 'buy', verbs: 'buy,bought,order,ordered,get,purchase,shop,stock up,kaufen,einkauf,bestell,besorg,comprar,encargar,acheter,commander,encomendar',
    how: { en: 'Size, number and the last day it has to be there on one line each; look at what you have first, and ask whether it is in stock before you go.', de: 'Größe, Anzahl und letzter Tag, an dem es da sein muss, je in einer Zeile; erst nachsehen, was da ist, und fragen, ob es vorrätig ist.', es: 'Medida, número y último día en que debe estar, una línea cada uno; mira antes qué tienes y pregunta si hay existencias.', fr: 'Taille, nombre et dernier jour utile, une ligne chacun ; regarde d’abord ce que tu as et demande si c’est en stock.', pt: 'Tamanho, número e último dia em que precisa estar, uma linha cada; veja antes o que tem e pergunte se há em estoque.' },
    done: { en: 'it lies ready, or has a delivery day before you need it', de: 'es bereitliegt oder rechtzeitig ein Liefertag feststeht', es: 'está listo, o tiene día de entrega a tiempo', fr: 'c’est prêt, ou livré un jour fixé à temps', pt: 'está pronto, ou tem dia de entrega a tempo' },
  },
  {
    id: 'print', verbs: 'print,printed,photocopy,laminate,drucken,ausdruck,imprimir,imprimer',
    how: { en: 'Read one proof aloud in its real size, names and dates first; a few more than are needed.', de: 'Einen Probedruck in echter Größe laut lesen, Namen und Daten zuerst; einige mehr als nötig.', es: 'Lee en voz alta una prueba a tamaño real, primero nombres y fechas; unos cuantos de más.', fr: 'Lis à voix haute une épreuve en taille réelle, noms et dates d’abord ; quelques-uns de plus.', pt: 'Leia em voz alta uma prova em tamanho real, nomes e datas primeiro; alguns a mais.' },
    done: { en: 'they lie ready and counted', de: 'sie gezählt bereitliegen', es: 'están listos y contados', fr: 'ils sont prêts et comptés', pt: 'estão prontos e contados' },
  },
  {
    id: 'choose', verbs: 'choose,chosen,decide,select,compare,pick,aussuch,auswahl,entscheid,elegir,decidir,escoger,choisir,escolher',
    how: { en: 'No more than three side by side; say beforehand what decides, such as price, size or day, and sleep on it once.', de: 'Höchstens drei nebeneinander; vorher sagen, was entscheidet – Preis, Größe, Tag –, und einmal darüber schlafen.', es: 'No más de tres a la vez; di antes qué decide –precio, medida, día– y consúltalo con la almohada.', fr: 'Trois au plus côte à côte ; dis d’avance ce qui décide – prix, taille, jour – et laisse passer une nuit.', pt: 'No máximo três lado a lado; diga antes o que decide – preço, tamanho, dia – e durma uma noite sobre isso.' },
    done: { en: 'one is chosen, and whoever it concerns knows', de: 'eines gewählt ist und die Betroffenen es wissen', es: 'uno está elegido y lo saben los interesados', fr: 'un choix est fait et les concernés le savent', pt: 'um está escolhido e os interessados sabem' },
  },
  {
    id: 'cook', verbs: 'cook,bake,freeze,kochen,backen,einfrier,cocinar,hornear,cuisiner,cuire,congeler,cozinhar,assar',
    how: { en: 'Count portions and look at what some may not eat; what keeps is made first, cooled quickly and labelled with its day.', de: 'Portionen zählen und ansehen, was manche nicht essen; was sich hält, zuerst, schnell abkühlen und mit dem Tag beschriften.', es: 'Cuenta raciones y mira qué no pueden comer algunos; lo que aguanta, primero, enfriado rápido y con su fecha.', fr: 'Compte les portions et regarde ce que certains ne mangent pas ; ce qui se garde d’abord, refroidi vite, étiqueté du jour.', pt: 'Conte porções e veja o que alguns não comem; o que dura primeiro, esfriado rápido e com a data.' },
    done: { en: 'every portion stands labelled in its place', de: 'jede Portion beschriftet an ihrem Platz steht', es: 'cada ración está etiquetada en su sitio', fr: 'chaque portion est étiquetée à sa place', pt: 'cada porção está etiquetada em seu lugar' },
  },
  {
    id: 'cancel', verbs: 'cancel,cancelled,unsubscribe,switch,kundig,abmeld,ummeld,cancelar,dar de baja,anular,resilier,annuler',
    how: { en: 'Look up notice period, number and form; name the day it ends or changes, and ask for a confirmation.', de: 'Frist, Kundennummer und Form nachsehen; den Tag nennen, an dem es endet oder wechselt, und um Bestätigung bitten.', es: 'Mira plazo, número y forma; di el día en que acaba o cambia y pide confirmación.', fr: 'Vérifie préavis, numéro et forme ; dis le jour où cela finit ou change et demande confirmation.', pt: 'Veja prazo, número e forma; diga o dia em que acaba ou muda e peça confirmação.' },
    done: { en: 'the confirmation with the day has come', de: 'die Bestätigung mit dem Tag da ist', es: 'ha llegado la confirmación con el día', fr: 'la confirmation avec le jour est arrivée', pt: 'chegou a confirmação com o dia' },
  },
  {
    id: 'check', verbs: 'check,checked,test,tested,try,measure,inspect,prufen,testen,messen,revisar,comprobar,probar,medir,verifier,essayer,tester,mesurer,verificar,testar',
    how: { en: 'Against a list and not from memory; note value and day, and for what is not right who sees to it.', de: 'Nach einer Liste und nicht aus dem Kopf; Wert und Tag notieren und bei Mängeln, wer sich kümmert.', es: 'Con una lista y no de memoria; apunta valor y día, y quién se ocupa de lo que falla.', fr: 'D’après une liste et non de tête ; note valeur et jour, et qui s’occupe de ce qui cloche.', pt: 'Por uma lista e não de cabeça; anote valor e dia, e quem cuida do que falha.' },
    done: { en: 'each point has a tick, or somebody who sees to it', de: 'jeder Punkt einen Haken hat oder jemanden, der sich kümmert', es: 'cada punto tiene su marca o alguien que se ocupa', fr: 'chaque point est coché, ou quelqu’un s’en charge', pt: 'cada ponto tem uma marca ou alguém que cuida' },
  },
  {
    id: 'dismantle', verbs: 'take down,dismantle,clear away,clear up,strike,abbau,desmontar,demonter',
    how: { en: 'A photograph first; screws and small parts into a bag taped to what they belong to, cables coiled and named. What is borrowed goes back first.', de: 'Erst ein Foto; Schrauben und Kleinteile in eine Tüte an das Teil kleben, zu dem sie gehören, Kabel aufwickeln und beschriften. Geliehenes geht zuerst zurück.', es: 'Primero una foto; tornillos y piezas en una bolsa pegada a lo suyo, cables enrollados y con nombre. Lo prestado vuelve primero.', fr: 'D’abord une photo ; vis et petites pièces dans un sachet collé à leur objet, câbles enroulés et nommés. L’emprunté repart en premier.', pt: 'Primeiro uma foto; parafusos e peças num saco colado ao que pertencem, cabos enrolados e com nome. O emprestado volta primeiro.' },
    done: { en: 'the place is as it was found and everything is where it belongs', de: 'der Ort ist wie vorgefunden und alles, wo es hingehört', es: 'el lugar está como estaba y todo en su sitio', fr: 'le lieu est comme avant et tout à sa place', pt: 'o lugar está como estava e tudo no lugar' },
  },
  {
    id: 'hand-over', verbs: '',
    how: { en: 'Ring first: opening hours, how long it takes, what it costs, and in which form or condition it has to come. Note who took it and the day on which you fetch it.', de: 'Vorher anrufen: Öffnungszeiten, Dauer, Kosten und in welcher Form oder welchem Zustand es kommen muss. Notieren, wer es angenommen hat und wann du es abholst.', es: 'Llama antes: horario, cuánto tarda, cuánto cuesta y en qué forma o estado debe llegar. Apunta quién lo recibió y el día en que lo recoges.', fr: 'Appelle d’abord : horaires, durée, prix, et sous quelle forme ou dans quel état l’apporter. Note qui l’a pris et le jour du retrait.', pt: 'Ligue antes: horário, quanto demora, quanto custa e em que forma ou estado deve chegar. Anote quem recebeu e o dia em que busca.' },
    done: { en: 'it is there, and the day of collection is in the calendar', de: 'es dort ist und der Abholtag im Kalender steht', es: 'está allí y el día de recogida en el calendario', fr: 'c’est là-bas et le jour du retrait est au calendrier', pt: 'está lá e o dia da retirada no calendário' },
  },
  {
    id: 'move', verbs: 'move,moved,bring,carry,take,tragen,bringen,transportier,llevar,trasladar,deplacer,apporter,transporter,levar,trazer',
    how: { en: 'Measure doors, stairs and car; free the way first, and ask for a second pair of hands and something to lift with.', de: 'Türen, Treppe und Auto messen; erst den Weg frei machen, eine zweite Person und etwas zum Heben besorgen.', es: 'Mide puertas, escalera y coche; despeja antes el paso y busca a otra persona y algo para levantar.', fr: 'Mesure portes, escalier et voiture ; libère d’abord le passage, trouve deux autres bras et de quoi soulever.', pt: 'Meça portas, escada e carro; libere antes o caminho e arranje mais uma pessoa e algo para erguer.' },
    done: { en: 'it is where it is needed, undamaged', de: 'es unbeschädigt dort ist, wo es gebraucht wird', es: 'está donde hace falta, sin daños', fr: 'c’est là où il faut, intact', pt: 'está onde é preciso, sem danos' },
  },
  {
    id: 'plant', verbs: 'plant,planted,sow,sown,pflanz,saen,aussa,plantar,sembrar,planter,semer,semear',
    how: { en: 'Loosen and water the ground; depth and distance as on the packet, a label with the day, and net or fleece where birds and cold come.', de: 'Boden lockern und gießen; Tiefe und Abstand wie auf der Tüte, Schild mit dem Tag, Netz oder Vlies gegen Vögel und Kälte.', es: 'Afloja y riega la tierra; profundidad y distancia según el sobre, etiqueta con el día, red o velo contra pájaros y frío.', fr: 'Ameublis et arrose ; profondeur et distance comme sur le sachet, étiquette du jour, filet ou voile contre oiseaux et froid.', pt: 'Afofe e regue a terra; profundidade e distância como no envelope, etiqueta com o dia, rede ou véu contra pássaros e frio.' },
    done: { en: 'it is in the ground, watered and labelled', de: 'es in der Erde ist, gegossen und beschriftet', es: 'está en la tierra, regado y etiquetado', fr: 'c’est en terre, arrosé et étiqueté', pt: 'está na terra, regado e etiquetado' },
  },
]
