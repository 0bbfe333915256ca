import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GATHERING_DE: PlaybookWords = {
  title: 'Menschen zusammenbringen',
  templates: {
    choose: ['{Topic}: drei Möglichkeiten, eine wählen', 'Preis, Kapazität und Leistungen für „{topic}“ von drei Seiten; frage jemanden, der es schon genutzt hat.', 'für „{topic}“ die Wahl getroffen und der Preis bekannt ist'],
    fix: ['{Topic}: schriftlich bestätigen und in der Woche davor nachfragen', 'Name, Tag, Uhrzeit, Summe und die Nummer für den Tag selbst; frage eine Woche vorher noch einmal nach.', '„{topic}“ zweimal bestätigt ist'],
    'gather-why': ['{Subject}: was alle mitnehmen sollen, für wie viele, für wie viel', 'Ein Satz zum Anlass, eine Zahl von Gästen mit Spielraum, eine Summe, die ausgegeben werden darf, und wer entscheidet.', 'Satz, Zahl und Summe vereinbart sind'],
    'gather-date': ['{Subject}: den Tag festlegen und prüfen, ob die Wichtigsten Zeit haben', 'Feiertage und Ferien, andere Veranstaltungen, alle, die nicht fehlen dürfen, und ein Ersatztermin für schlechtes Wetter oder Krankheit.', 'alle zugesagt haben, die nicht fehlen dürfen'],
    'gather-place': ['{Subject}: den Ort ansehen und buchen', 'Raum, Toiletten, stufenloser Zugang, Heizung, Ton, Parkplätze, Zeiten für Auf- und Abbau; was es mit allem kostet.', 'der Ort für die nötigen Stunden schriftlich gebucht ist'],
    'gather-run': ['{Subject}: der Ablauf, die erste halbe Stunde auf die Minute', 'Ankunft, Begrüßung, die Hauptsache, eine Pause, der Schluss; wer durchführt; etwas zu tun für alle, die niemanden kennen.', 'zwei Leute den Ablauf in Gedanken durchgegangen sind und keine Lücke gefunden haben'],
    'gather-invite': ['{Subject}: einladen, mit einem Tag für die Antwort', 'Was, wann, wo, wie lange, was mitzubringen ist, Anfahrt, Essen und Barrierefreiheit; ein persönliches Wort an die Wichtigsten.', 'alle Einladungen verschickt sind'],
    'gather-helpers': ['{Subject}: Helfer finden, jeder mit einer Aufgabe', 'Aufbau, Tür, Essen, Ton, Abbau; gib allen eine Aufgabe, eine Uhrzeit und den Namen der Person, die sie fragen können.', 'jede Aufgabe einen Namen und eine Vertretung hat'],
    'gather-food': ['{Subject}: Essen und Trinken pro Kopf, mit Unverträglichkeiten', 'Mengen pro Kopf, warm oder kalt, wer es bringt, Teller und Becher, Wasser für alle.', 'es mit Mengen bestellt oder zugesagt ist'],
    'gather-things': ['{Subject}: Ton, Licht, Sitzplätze, Schilder, Erste Hilfe', 'Liste auf, was da ist und was fehlt; probiere Ton und Bild vor Ort; denke an Regen, Dunkelheit und Kälte.', 'alles ausprobiert ist oder jemand es mitbringt'],
    'gather-count': ['{Subject}: fehlende Antworten einholen und die Zahl festlegen', 'Je eine freundliche Nachricht; dann die Zahl an Ort und Küche melden.', 'die Zahl feststeht und weitergegeben ist'],
    'gather-rain': ['{Subject}: was ihr bei Regen, zu wenigen, zu vielen, ohne Strom tut', 'Wer bis zu welcher Stunde entscheidet, wie alle davon erfahren, was zuerst wegfällt.', 'vier Sätze dastehen und die Helfer sie kennen'],
    'gather-briefing': ['{Subject}: den Ablauf mit allen Helfern durchgehen', 'Möglichst vor Ort: wer wann wo steht; die Telefonnummern auf einer Karte.', 'alle Helfer ihren Teil laut gesagt haben'],
    'gather-setup': ['{Subject}: aufbauen und alles ausprobieren', 'Sitzplätze, Schilder ab der Straße, Ton, Wasser, Toiletten; eine Stunde vor den ersten Gästen fertig.', 'du eine Stunde vorher die Tür öffnen könntest'],
    'gather-after': ['{Subject}: abbauen, danken, bezahlen und notieren, was du gelernt hast', 'Innerhalb von zwei Tagen: Dank mit einem Bild, Rechnungen, Geliehenes zurück, fünf Zeilen fürs nächste Mal.', 'nichts geschuldet wird, nichts fehlt und die fünf Zeilen geschrieben sind'],
  },
  names: {},
}
