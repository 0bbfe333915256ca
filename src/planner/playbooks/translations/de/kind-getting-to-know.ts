import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_TO_KNOW_DE: PlaybookWords = {
  title: 'ein Thema kennenlernen',
  templates: {
    'know-read': [['{Topic}: lesen oder ansehen, mit Fragen daneben', '{Topic}: eine zweite Quelle, die es anders sieht'], 'Schreibe vorher drei Fragen auf, suche ihre Antworten und klapp das Buch nach jedem Abschnitt zu, um ihn in eigenen Worten zu sagen.', 'du die drei Fragen ohne Nachsehen beantworten kannst'],
    'know-note': ['{Topic}: auf eine Seite bringen, mit Namen, Daten und Bezügen', 'Erst aus dem Kopf eine Zeichnung, ein Zeitstrahl oder eine Tabelle; dann die Lücken aus der Quelle füllen und markieren, was dir gefehlt hat.', 'auf einer Seite steht, was du in einem Jahr noch davon wissen willst'],
    'know-see': ['{Topic}: ein Beispiel sehen, schmecken, hören oder benutzen', 'Ein Museum, ein Ort, eine Verkostung, eine Aufnahme, ein Versuch oder ein echter Fall; notiere, was zum Gelesenen passt und was nicht.', 'du ein eigenes Beispiel dafür hast'],
    'know-recall': ['{Topic}: auf einem leeren Blatt abrufen', 'Schreibe zehn Minuten lang alles auf, was du weißt, vergleiche mit deiner Seite und wiederhole nur, was gefehlt hat.', 'die Lücken kleiner sind als beim letzten Mal'],
    'know-aim': ['{subject}: was du am Ende erzählen oder tun willst und was du schon weißt', 'Schreibe zehn Minuten lang alles auf, was du weißt; dann drei Fragen, die du gern beantworten würdest, und eine Gelegenheit, es zu nutzen.', 'das Blatt ein Datum trägt und drei Fragen darauf stehen'],
    'know-guides': ['{subject}: ein Buch, einen Kurs und jemanden zum Fragen auswählen', 'Lies zwei Besprechungen und die ersten Seiten; eine gute Einführung ist besser als fünf, auch ein Kurs oder eine Aufnahme; frage jemanden, der sich auskennt, womit er angefangen hat.', 'die Quelle bereitliegt und es mit Seite eins losgehen kann'],
    'know-tell': ['{subject}: jemandem zehn Minuten davon erzählen, Runde {round}', 'Ohne Notizen, jemandem, der nichts davon weiß; schreibe die Fragen auf, denn sie zeigen, was du nicht verstanden hast.', 'die Fragen aufgeschrieben sind und eine beantwortet ist'],
    'know-mix': ['{subject}: gemischte Fragen zu allem Bisherigen, Runde {round}', 'Zehn Fragen aus verschiedenen Teilen, durcheinander; antworte laut, prüfe nach und leg die verfehlten zurück auf den Stapel.', 'acht von zehn stimmten oder die anderen wieder auf dem Stapel liegen'],
    'know-make': ['{subject}: etwas daraus machen: Vortrag, Spaziergang, Essen, Seite', 'Für zwei oder drei Menschen, die du magst; wähle fünf Dinge aus allem, was du weißt, und eines, das dich überrascht hat.', 'du es so vorzeigen kannst'],
    'know-end': ['{subject}: deine drei Fragen beantworten und wählen, was danach kommt', 'Vergleiche mit dem Blatt vom ersten Tag; entscheide, was genügt und welchem Faden du folgst.', 'die drei Antworten neben dem ersten Blatt stehen'],
  },
  names: {
    'the overview': 'Überblick',
    'the words and names used most': 'die häufigsten Begriffe und Namen',
    'the main lines': 'die großen Linien',
    'one part in depth': 'ein Teil in der Tiefe',
    'the overview, filled in': 'Überblick, mit Einzelheiten gefüllt',
    'where people disagree': 'worüber gestritten wird',
    'the sources': 'die Quellen',
    'a question of your own': 'eine eigene Frage',
  },
}
