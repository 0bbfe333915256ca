import type { PlaybookWords } from './playbook-words.ts'

export const TRIP_DE: PlaybookWords = {
  templates: {
    papers: ['Pässe, Visa, Versicherung: Gültigkeit prüfen und Fehlendes beantragen', 'Viele Länder verlangen, dass der Pass noch sechs Monate gilt; Einreiseregeln auf der Seite des Auswärtigen Amts nachsehen; alles aufs Telefon und an eine weitere Person kopieren.', 'die Papiere aller Reisenden länger gelten als die Reise'],
    where: ['Das Ziel wählen: jeder nennt zwei, dann Wetter, Weg, Preis und was ihr spüren wollt', 'Warm oder kühl, Meer oder Stadt, Ruhe oder Sehen: darüber einigt euch vor jedem Ort. Wetter und Feiertage dieser Wochen, Stunden von Tür zu Tür und den Preis eines gewöhnlichen Betts nachsehen.', 'ein Ort gewählt ist und ein zweiter, falls der erste voll ist'],
    'dates-budget': ['Termine, Tempo und Tagesbudget festlegen', 'Ein fester Punkt am Tag genügt; Schultage, Hitze und Feste notieren; ein Zehntel des Budgets bleibt frei.', 'alle Mitreisenden Termine und Tagesbetrag kennen und einverstanden sind'],
    transport: ['An- und Abreise vergleichen und buchen', 'Von Tür zu Tür rechnen, nicht von Flughafen zu Flughafen; Gepäck, Plätze nebeneinander, Umbuchung; vor dem Abendessen ankommen.', 'die Fahrkarten gebucht sind und offline auf dem Telefon liegen'],
    beds: ['Unterkünfte buchen, zu Fuß von dem entfernt, was ihr sehen wollt', 'Erst die Karte; Aufzug, späte Ankunft, Ruhe, kostenlose Stornierung; höchstens alle drei Nächte umziehen.', 'jede Nacht ein Bett mit Adresse und Check-in-Zeit hat'],
    'must-tickets': ['Zeitkarten für die zwei Sehenswürdigkeiten buchen, die ausverkauft sein werden', 'Auf den offiziellen Seiten, erster Einlass am Morgen; der Rest bleibt offen.', 'beide Karten auf dem Telefon liegen'],
    tables: ['Zwei Abendessen reservieren und in jeder Gegend fünf Lokale notieren', 'Ruhetage, Unverträglichkeiten, je ein günstiges; Einheimische fragen statt Listen lesen.', 'zwei Tische bestätigt sind'],
    'money-phone': ['Karten, etwas Bargeld, Roaming oder eSIM, Offline-Karten', 'Der Bank Bescheid geben, Gebühren kennen, Karten und Übersetzungen herunterladen.', 'die Karten im Flugmodus funktionieren'],
    wishes: ['Ein Wunsch pro Person: was wäre schade zu verpassen?', 'Jeder nennt ein Muss und ein Bloß-nicht, auch die Kinder; auf einer Karte eintragen und sehen, was beieinander liegt.', 'jeder Wunsch eine Gegend und einen Tag hat'],
    'days-sketch': ['Die Tage skizzieren: eine Gegend am Tag, Regenvariante, Ruhenachmittag', 'Zuerst die Ruhetage (Museen montags), Frühes früh, nichts nach einer späten Ankunft.', 'jeder Tag einen festen Punkt und eine leere Hälfte hat'],
    health: ['Gesundheit: Impfungen, Rezepte, Reiseapotheke, Versicherungsnummer', 'Manche Impfungen brauchen sechs Wochen; Wirkstoffnamen der Medikamente, Dosen für Kinder.', 'Reiseapotheke und Papiere vollständig sind'],
    'local-words': ['Zwanzig Wörter, Trinkgeld, Stecker, Sitten und die Notrufnummer', 'Hallo, bitte, danke, ohne Fleisch, wie viel; laut üben.', 'alle bestellen und sich entschuldigen können'],
    home: ['Die Wohnung versorgt zurücklassen: Pflanzen, Post, Tiere, Müll, Schlüssel', 'Eine halbe Seite für die Person, die nach dem Rechten sieht.', 'jemand Schlüssel und Zettel hat'],
    pack: ['Nach Liste packen: Medikamente, Ladegeräte, eingelaufene Schuhe, Regenjacke', 'Alles auslegen, ein Drittel wieder weg; Flüssigkeiten und Papiere obenauf.', 'die Tasche zugeht und nicht zu schwer ist'],
    'check-in': ['Einchecken, Weg zum Flughafen oder Bahnhof prüfen, zwei Wecker stellen', 'Bordkarten offline, Nachrichten zu Streik und Wetter, Zeit für Taxi oder Zug.', 'alle ihre Bordkarte oder Fahrkarte offline haben'],
    'first-journey': ['Die Reise einmal zu Hause durchgehen, von Tür zu Tür', 'Bahnsteig oder Check-in, Kontrolle, Platz, Pass, der Weg von der Ankunft zum Bett: jedes auf einem Plan ansehen und notieren, was ihr tut, wenn etwas Verspätung hat.', 'alle die fünf Schritte nennen können und wissen, wen sie anrufen'],
    'practice-day': ['Ein Probetag in der Nähe mit Schuhen, Tasche und Ticket-App', 'Bahn oder Bus, ein Museum mit Zeitkarte, auswärts essen; was drückte, was war zu schwer, was hat niemand gebraucht?', 'eine Sache weniger und eine mehr in der Tasche ist'],
    'beyond-the-list': ['Jenseits der Liste: ein Viertel, ein Tisch und ein Mensch, die kein Führer nennt', 'Schreib jemandem, der dort lebt, einem Verein oder einer Werkstatt; biete etwas dafür an; lass einen Nachmittag darum frei.', 'eine Verabredung mit jemandem von dort steht'],
    'price-watch': ['Preise beobachten: zwei Strecken, zwei Termine, ein Alarm und der Preis, bei dem ihr bucht', 'Von Tür zu Tür mit Gepäck vergleichen; den Preis aufschreiben, bevor du wieder nachsiehst.', 'der Alarm gestellt und der Preis vereinbart ist'],
    'travel-fund': ['Reisekasse: was alles kostet, was jeden Monat zurückgelegt wird', 'Fahrt, Betten, Essen am Tag, Eintritte, ein Zehntel für Überraschungen; Dauerauftrag bis zur letzten Zahlung.', 'die Summe zu jedem Zahlungstermin gedeckt ist'],
    recheck: ['Alle Buchungen einmal durchsehen: Daten, Namen, Adressen, Stornierung', 'Namen wie im Pass, Ankunft vor Schließung der Rezeption, letzter Stornotag im Kalender.', 'alle Buchungen offline in einem Ordner liegen und kein Datum dem anderen widerspricht'],
    after: ['Wieder zu Hause: Fotos, Erstattungen, ein Gruß an die Menschen, die ihr getroffen habt', 'Die zwanzig besten Bilder; Erstattungen, solange die Belege da sind.', 'Album und Erstattungen erledigt sind'],
  },
  names: {},
}
