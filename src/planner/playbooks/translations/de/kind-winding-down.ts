import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINDING_DOWN_DE: PlaybookWords = {
  title: 'etwas zu Ende bringen',
  templates: {
    'end-date': ['{Subject}: den letzten Tag festlegen und wer zustimmen muss', 'Rechne von Kündigungsfristen, Jahreszeiten und laufenden Verpflichtungen zurück; schreibe für jede betroffene Gruppe den letzten Tag auf.', 'der letzte Tag von denen beschlossen ist, die ihn beschließen dürfen'],
    'end-obligations': ['{Subject}: Verträge, Zusagen, Schulden und Forderungen auflisten', 'Je eine Zeile: mit wem, bis wann, Frist, Betrag, was zurückmuss; geh die Zahlungen eines Jahres durch, damit nichts fehlt.', 'unter den Zahlungen eines Jahres nichts ist, was nicht auf der Liste steht'],
    'end-law': ['{Subject}: klären, was zu melden, aufzubewahren oder zu zahlen ist', 'Frage die Ämter, bei denen es angemeldet ist, und jemanden vom Fach: Abmeldung, Schlussabrechnung, Aufbewahrungsfristen, zu löschende Daten.', 'jede Pflicht ihr Datum und ihr Formular hat'],
    'end-tell': ['{Subject}: die Betroffenen informieren, die Nächsten zuerst', 'Persönlich, wo es jemanden etwas kostet; dann schriftlich: der letzte Tag, was zu tun ist, wohin man sich stattdessen wenden kann.', 'niemand von den Betroffenen es von anderen erfährt'],
    'end-alternatives': ['{Subject}: Ersatz für alle finden, die darauf angewiesen sind', 'Frage zwei andere, die sie übernehmen könnten; vereinbare eine Übergabe mit Namen und Terminen.', 'es für alle weitergeht, die darauf angewiesen sind'],
    'end-notice': ['{Subject}: Verträge, Abos und Konten kündigen', 'Schriftlich, mit Datum und Kundennummer; notiere Bestätigung und letzte Zahlung neben jeder Zeile der Liste.', 'jede Zeile eine Bestätigung hat'],
    'end-money': ['{Subject}: Außenstände eintreiben und Fälliges bezahlen', 'Erinnere einmal freundlich und einmal mit Frist; vereinbare lieber Raten, als zu hoffen; halte eine Reserve für Nachzügler zurück.', 'keine Forderung und keine Schuld ohne Datum ist'],
    'end-things': ['{Subject}: was dazugehört, verschenken, verkaufen, zurückgeben', 'Sortiere nach Eigentümer und Wert; wer mitgeholfen hat, sucht sich zuerst etwas aus; fotografiere, was weggeht.', 'alles einen neuen Platz hat und eine Quittung, wo es etwas wert war'],
    'end-records': ['{Subject}: aufbewahren, was bleiben muss, löschen, was nicht darf', 'Unterlagen nach Jahren in Kisten, mit dem Datum, ab dem sie wegkönnen; Daten einmal exportieren und an der Quelle löschen; Zugänge sperren.', 'jemand anderes die Unterlagen vom letzten Jahr in fünf Minuten fände'],
    'end-last': ['{Subject}: der letzte Tag: schließen, danken, Schlüssel übergeben', 'Schalte in der Reihenfolge deiner Liste ab, lies die Zähler ab, häng den Zettel mit der neuen Adresse auf und danke denen, die es getragen haben.', 'nichts mehr läuft und niemand ohne Auskunft vor verschlossener Tür steht'],
    'end-after': ['{Subject}: Schlussabrechnung und Weiterleitung für Nachzügler', 'Richte Weiterleitungen für Post und Anrufe ein; trage die letzten Termine für Ämter und Erstattungen in den Kalender ein.', 'alles, was noch kommt, jemanden erreicht'],
  },
  names: {},
}
