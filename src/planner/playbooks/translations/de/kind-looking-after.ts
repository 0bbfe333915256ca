import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_LOOKING_AFTER_DE: PlaybookWords = {
  title: 'sich um etwas kümmern',
  templates: {
    'round-look': ['{name}: die Runde, und ein Blick auf alles, was sich verändert hat', 'Jedes Mal dieselbe Reihenfolge; was heute fällig ist, wird gleich getan, Neues kommt mit Datum ins Buch.', 'die Runde im Buch steht'],
    'round-clean': ['{name}: die Runde, mit Saubermachen und Auffüllen', 'Verbrauchtes wird aufgefüllt, Schmutziges gereinigt; notiere, was innerhalb einer Woche ausgeht.', 'vor der nächsten Runde nichts ausgeht'],
    'round-close': ['{name}: die Runde, und eine Sache genau angesehen', 'Jedes Mal eine andere Ecke: undichte Stelle, Abnutzung, Stimmung, Gewicht, Ablaufdatum; im Zweifel ein Foto.', 'eine Sache genau angesehen und aufgeschrieben ist'],
    'care-hand-over': ['{Subject}: alles zeigen lassen und aufschreiben', 'Was täglich, wöchentlich und nur im Notfall zu tun ist; Schlüssel, Codes, Futter oder Essen, wo die Absperrhähne sind; was du selbst entscheiden darfst.', 'jemand anderes es nach deinem Blatt tun könnte'],
    'care-normal': ['{Subject}: festhalten, was normal ist', 'Bilder und Zahlen von einem guten Tag (Stand, Gewicht, Farbe, Gewohnheit), damit dir eine Veränderung auffällt.', 'der gute Tag auf einer halben Seite steht'],
    'care-stock': ['{Subject}: Vorrat für die ganze Zeit und zwei Wochen mehr', 'Der tägliche Verbrauch mal die Tage, dazu wer es liefert und was es ersetzen kann.', 'nichts in Eile gekauft werden muss'],
    'care-emergency': ['{Subject}: Notfallkarte: wen anrufen, was abschalten, was bezahlen', 'Arztpraxis oder Handwerksbetrieb mit Zeiten, Versicherungsnummer, die Nummern der Eigentümer und einer Nachbarin oder eines Nachbarn; dort aufgehängt, wo sie gebraucht wird.', 'die Karte hängt und die Nummern ausprobiert sind'],
    'care-stand-in': ['{Subject}: eine Vertretung, die die Runde kennt', 'Macht sie einmal gemeinsam; vereinbart, wie die Vertretung an den Schlüssel kommt und was sie dafür bekommt.', 'die Vertretung sie einmal gemacht hat'],
    'care-review': ['{Subject}: das Buch durchsehen: was zu oft, was zu selten kommt', 'Vergleiche mit dem guten Tag; ändere höchstens einen Abstand und sag es den Eigentümern.', 'die Abstände zu dem passen, was du gesehen hast'],
    'care-deep': ['{Subject}: die gründliche Runde: reinigen, reparieren, ersetzen', 'Alles, was bei den kurzen Runden liegen bleibt; Fotos vorher und nachher.', 'es besser dasteht als am Anfang'],
    'care-return': ['{Subject}: mit dem Buch zurückgeben', 'Geht es gemeinsam durch: was geschehen ist, was verbraucht ist, was bald getan werden muss; gib Schlüssel und Belege zurück.', 'Buch, Schlüssel und Abrechnung übergeben sind'],
  },
  names: {},
}
