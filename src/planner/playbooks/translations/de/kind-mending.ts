import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MENDING_DE: PlaybookWords = {
  title: 'etwas reparieren',
  templates: {
    'mend-see': ['{Subject}: den Fehler beschreiben: wann, wo, seit wann, wie oft', 'Fotos oder Notizen von drei Malen, und was anders war, als der Fehler ausblieb.', 'jemand den Fehler erkennen könnte, der ihn nie gesehen hat'],
    'mend-safe': ['{Subject}: sichern und weiteren Schaden aufhalten', 'Dreh Wasser oder Strom ab und sperre den Zugang, wo nötig, häng eine Warnung auf, decke ab oder stütze, was leidet.', 'eine Woche Warten nichts schlimmer machen würde'],
    'mend-whose': ['{Subject}: Garantie, Versicherung, Vermieter, Hersteller', 'Suche Beleg, Vertrag und Police heraus; melde es schriftlich mit Fotos, bevor etwas geöffnet wird.', 'bekannt ist, wer zahlen muss und was du selbst tun darfst'],
    'mend-cause': ['{Subject}: die Ursache finden, das Einfachste zuerst', 'Liste auf, was dahinterstecken könnte, die billigste Prüfung zuerst; ändere immer nur eine Sache und sieh, ob sich der Fehler verändert.', 'du den Fehler nach Belieben auslösen und abstellen kannst'],
    'mend-choice': ['{Subject}: entscheiden: selbst, Fachbetrieb oder neu kaufen', 'Vergleiche den Preis für Teile und Stunden mit dem halben Neupreis; zwei schriftliche Angebote, wo andere es machen.', 'Weg, Summe und Tag feststehen'],
    'mend-parts': ['{Subject}: Teile, Werkzeug und der Tag', 'Bestelle nach Nummer, nicht nach Aussehen; leih das Spezialwerkzeug; sorge für Hilfe, wo zwei Hände nicht reichen.', 'alle Teile daliegen und mit den alten verglichen sind'],
    'mend-do': ['{Subject}: die Reparatur ausführen', 'Fotografiere jeden Schritt, bevor du etwas löst; behoben wird die Ursache, nicht nur ihre Spur; nichts mit Gewalt.', 'es wieder funktioniert und kein Teil übrig ist'],
    'mend-test': ['{Subject}: unter den Bedingungen des Fehlers testen', 'So heiß, so nass, so lange, so laut wie beim Ausfall; sieh nach einem Tag noch einmal nach.', 'der Fehler ausbleibt, wo er sonst aufgetreten ist'],
    'mend-damage': ['{Subject}: Folgeschäden beseitigen', 'Trocknen, spachteln, streichen, Daten, Vertrauen: was noch davon zu sehen ist, das Größte zuerst.', 'nichts mehr daran erinnert'],
    'mend-prevent': ['{Subject}: dafür sorgen, dass es nicht wiederkommt', 'Woran hättest du es früher gemerkt? Ein Termin im Kalender, ein kleines Ersatzteil auf Vorrat, eine Telefonnummer an der Wand.', 'die nächste Kontrolle einen Termin hat und jemand sie übernimmt'],
    'mend-papers': ['{Subject}: Belege, Erstattung und ein Zettel fürs nächste Mal', 'Lege die Rechnung mit der Garantie ab, reiche den Schaden ein, notiere Teilenummern und wer gute Arbeit geleistet hat.', 'der Schaden eingereicht ist und der Zettel sich finden lässt'],
  },
  names: {},
}
