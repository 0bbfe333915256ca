import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MAKING_DE: PlaybookWords = {
  title: 'etwas bauen oder herstellen',
  templates: {
    shape: ['{Topic}: messen, skizzieren, Material zusammenstellen', 'Zeichne „{topic}“ mit Maßen oder Teilen, schreibe dazu, was es aushalten oder leisten muss, und leg das ganze Material bereit, bevor du anfängst.', 'für „{topic}“ nichts fehlt und die Skizze alle Maße hat'],
    make: ['{Topic}: anfertigen, das Verborgene zuerst', 'Beginne mit dem, was den Rest trägt oder später nicht mehr erreichbar ist; prüfe Größe und Passung nach jedem Schritt, nicht erst am Ende.', '„{topic}“ vollständig ist und zum Übrigen passt'],
    try: ['{Topic}: ausprobieren und nachbessern', 'Benutze „{topic}“ wie später im Alltag, doppelt so hart, und bessere das Erste nach, was nachgibt.', '„{topic}“ die Benutzung ausgehalten hat'],
    'make-use': ['{Subject}: wer es wo benutzt und was es können muss', 'Drei Sätze und die Maße oder Grenzen des Ortes, für den es bestimmt ist; sieh ihn dir mit Maßband oder Kamera an.', 'du ein Ergebnis ablehnen könntest, das dies nicht leistet'],
    'make-examples': ['{Subject}: drei vorhandene Beispiele genau ansehen', 'Nimm zwei gute Beispiele und ein misslungenes. Notiere, wie sie zusammengesetzt sind, was zuerst verschleißt und was du anders machen würdest.', 'eine Skizze zeigt, was du übernimmst und was du weglässt'],
    'make-skill': ['{Subject}: den schwersten Schritt an Abfallmaterial üben', 'Finde heraus, welchen Schritt du noch nie gemacht hast, sieh jemandem dabei zu und wiederhole ihn an Resten, bis er zweimal hintereinander gelingt.', 'der schwere Schritt zweimal hintereinander gelungen ist'],
    'make-plan': ['{Subject}: zeichnen, mit Maßen und Stückliste', 'Alle Ansichten, die eine Verbindung oder einen Anschluss zeigen; eine Stückliste mit Größe, Anzahl und Bezugsquelle; die Reihenfolge des Zusammenbaus.', 'jemand anderes die Teile nach deiner Liste kaufen könnte'],
    'make-rules': ['{Subject}: Sicherheit, Genehmigung und Budget prüfen', 'Wem der Grund oder die Rechte gehören, welcher Last oder Witterung es standhalten muss, wer sich daran verletzen könnte, und die Summe mit einem Zehntel Reserve.', 'jede nötige Genehmigung angefragt ist'],
    'make-material': ['{Subject}: Material und Werkzeug zusammentragen', 'Bestelle zuerst, was am längsten braucht; ein Zehntel mehr von allem, was zugeschnitten oder verdorben wird; leih das Werkzeug, das du nur einmal brauchst.', 'alles von der Stückliste daliegt und nachgezählt ist'],
    'make-sample': ['{Subject}: grobes Modell oder Muster der kritischen Stelle', 'Pappe, Reste oder ein Blatt genügen: prüfe Größe, Reichweite und Anschluss, bevor du gutes Material zuschneidest.', 'in der Zeichnung steht, was das Muster gezeigt hat'],
    'make-base': ['{Subject}: fertigen, was den Rest trägt', 'Rahmen, Sockel oder Kern zuerst; gerade, eben und vollständig, denn jeder spätere Fehler beginnt hier. Vergleiche mit der Zeichnung, bevor du weitermachst.', 'es hält und alle Maße in deinen Grenzen liegen'],
    'make-body': ['{Subject}: Teil für Teil anbauen und jede Passung prüfen', 'Erst lose anlegen, dann endgültig befestigen; räum am Ende jeder Sitzung auf und schreibe auf, wo du stehst.', 'alle Teile an ihrem Platz sind und keines übrig ist'],
    'make-try': ['{Subject}: unter echten Bedingungen ausprobieren', 'Volle Last, echte Nutzer, echtes Wetter oder echte Daten; lass es jemanden benutzen, der es nicht gemacht hat, und sag nichts dazu.', 'drei Befunde aufgeschrieben sind, der gefährliche zuerst'],
    'make-mend': ['{Subject}: nachbessern, was die Probe gezeigt hat', 'Erst die Sicherheit, dann was die Benutzung verhindert, dann was nur unschön ist; probiere nach jeder Reparatur dasselbe noch einmal.', 'dieselbe Probe ohne wesentlichen Befund bestanden ist'],
    'make-finish': ['{Subject}: Oberfläche und Kanten fertig machen', 'Was man jeden Tag sieht und anfasst: Kanten, Fugen, Beschriftung, Anstrich; lass jede Schicht so lange trocknen, wie der Hersteller angibt.', 'du es ohne Entschuldigung vorzeigen würdest'],
    'make-hand': ['{Subject}: in Gebrauch nehmen, mit einem Zettel zur Pflege', 'Bring es an seinen Platz, zeige es denen, die es benutzen werden, und schreibe auf, was wann gereinigt, geölt, erneuert oder gesichert wird.', 'es in Gebrauch ist und sich auch jemand anderes darum kümmern kann'],
  },
  names: {},
}
