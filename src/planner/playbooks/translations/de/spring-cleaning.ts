import type { PlaybookWords, TemplateWords } from '../playbook-words.ts'

const STORES = { garage: 'Garage', attic: 'Dachboden', basement: 'Keller', shed: 'Schuppen' }

function storeWords(id: string, place: string): Record<string, TemplateWords> {
  return {
    [`${id}-aim`]: [`${place}: wofür der Platz da ist, Foto jeder Wand, Termin beim Wertstoffhof`, 'Geh mit einem Block hinein: Bereiche für das, was bleibt, was anderen gehört, Öffnungszeiten des Wertstoffhofs, ein Termin mit allen, die mitentscheiden.', 'eine Skizze der Bereiche an der Tür hängt und die Fahrt ein Datum hat'],
    [`${id}-sort`]: [`${place}: erste Hälfte heraus, vier Haufen: behalten, verschenken, verkaufen, weg`, 'Eine Ecke nach der anderen, keine Kiste geht ungeöffnet zurück; jedes Ding einmal in die Hand, Zweifelhaftes in eine Kiste mit Datum; fünfzig Minuten Uhr, dann zehn Pause.', 'die erste Hälfte leer und gefegt ist und jeder Haufen seinen Platz hat'],
    [`${id}-sort-2`]: [`${place}: zweite Hälfte heraus, dieselben vier Haufen`, 'Schwerstes zuerst und zu zweit; was anderen gehört, wird mit Datum zum Abholen angemeldet.', 'nichts mehr am Boden liegt, worüber nicht entschieden ist'],
    [`${id}-hazard`]: [`${place}: Farbe, Öl, Batterien, Gas, Elektroschrott zur Sammelstelle`, 'Aufrecht in eine Kiste, Deckel drauf, nie in den Ausguss; frag, was sie an welchem Tag nehmen; lösch, was auf alten Geräten ist.', 'nichts Gefährliches mehr da und die Abgabe abgehakt ist'],
    [`${id}-clean`]: [`${place}: von der Decke zum Boden, Feuchte, Mäuse, Licht, Steckdosen`, 'Spinnweben, Regale, Boden zuletzt; such nach nassen Stellen, Kot und blanken Kabeln, solange alles leer ist; eine helle Lampe.', 'der Boden gefegt und jeder Mangel behoben oder notiert ist'],
    [`${id}-store`]: [`${place}: Regale und Bereiche, Schweres unten, zwei Seiten beschriftet`, 'Saisonsachen oben, Tägliches auf Handhöhe, die Wand für Werkzeug; Kisten mit Deckel gegen Feuchte; ein Fach bleibt frei.', 'jedes Ding seinen Bereich hat und du durchgehen oder parken kannst'],
    [`${id}-sell`]: [`${place}: das Wenige verkaufen, das sich lohnt, den Rest verschenken`, 'Bei Tageslicht mit Maß und Mangel fotografieren, ein Preis, der in einer Woche geht; danach ein Datum zum Verschenken.', 'jedes verkauft, versprochen oder im Auto ist'],
    [`${id}-tip`]: [`${place}: Fahrt zum Wertstoffhof und zur Spendenstelle`, 'Lade in der Reihenfolge des Abladens, Plane und Gurte, Nachweis der Adresse; Gespendetes sauber und ganz.', 'das Auto leer ist und nichts an der Tür wartet'],
  }
}

export const SPRING_CLEANING_DE: PlaybookWords = {
  title: 'Putzen und Ausmisten',
  templates: {
    clean: ['{Topic}', 'Erst leer räumen (wegwerfen, verschenken, gehört woanders hin), dann von oben nach unten und von hinten zur Tür putzen; lass den Reiniger einwirken, während du das Nächste tust.', 'alles sauber ist ({topic}), jedes Ding seinen Platz hat und die Säcke weg sind'],
    supplies: ['Ausrüstung bereit: Tücher, Entkalker, Fettlöser, Müllsäcke, drei Kisten', 'Auf den Kisten steht: woanders hin, verschenken, Müll. Sieh vor dem Kaufen unter der Spüle nach.', 'alles in einem Eimer steht'],
    'kitchen-cold': ['Küche: Kühlschrank, Gefrierfach, Backofen und Schränke', 'Erst der Backofenreiniger, dann den Kühlschrank Fach für Fach leeren, Abgelaufenes weg, Böden in warmes Wasser; der Backofen zuletzt.', 'Kühlschrank und Backofen glänzen und das Gefrierfach eine Liste hat'],
    'kitchen-surfaces': ['Küche: Schrankoberseiten, Dunstabzug, Fliesen, Boden hinter den Geräten', 'Den Filter in Seifenwasser, von oben nach unten entfetten, herausziehen, was rollt.', 'ein weißes Tuch oben weiß bleibt'],
    bathrooms: ['Bäder: Kalk, Fugen, Abflüsse, Schrank, Handtücher', 'Der Entkalker wirkt, während du den Schrank sortierst; eine alte Zahnbürste für die Fugen; abgelaufene Medikamente nach örtlicher Regel entsorgen.', 'Armaturen und Glas klar sind und der Abfluss frei läuft'],
    bedrooms: ['Schlafzimmer: Matratzen, unter den Betten, Bettwäsche, Staub oben', 'Zuerst die Betten abziehen, damit die Wäsche läuft; Matratzen saugen und wenden, Lampen und Rahmen wischen, der Boden unter dem Bett zuletzt.', 'die Betten frisch bezogen sind und nichts darunter liegt'],
    wardrobe: ['Kleiderschrank ausmisten: anprobieren, behalten, flicken, weggeben', 'Immer eine Sorte aufs Bett; was nicht passt oder ein Jahr nicht getragen wurde, geht; nach Sorten aufhängen.', 'jedes Stück passt und die Spendensäcke zugebunden sind'],
    donate: ['Spenden: Säcke wegbringen, drei Dinge zum Verkaufen auflisten', 'Sieh nach, was der Laden nimmt und wann er öffnet; fürs Verkaufen bei Tageslicht fotografieren.', 'die Säcke aus dem Haus sind'],
    living: ['Wohnzimmer: Regale, Sofa, Kabel, Lampen', 'Bücher heraus, Staub weg, zurück; Polster saugen; Kabel beschriften und tote entfernen.', 'die Regale Luft haben und kein Kabel lose liegt'],
    windows: ['Fenster: erst Rahmen, dann Glas, Bänke und Jalousien', 'Bei bedecktem Himmel, zwei Eimer, Abzieher von oben; Rahmen und Dichtungen vor dem Glas.', 'gegen das Licht keine Streifen zu sehen und die Bänke gewischt sind'],
    'store-sort': ['Abstellraum oder Garage: eine Hälfte heraus, sortieren, fegen', 'Farben und Chemie zur Sammelstelle, Werkzeug an die Wand, Saisonsachen nach oben, Räder an die Tür.', 'du parken oder durchgehen kannst'],
    'store-shelves': ['Abstellraum oder Garage: Regale, Schilder, was zum Wertstoffhof geht', 'Schweres unten, Schilder auf zwei Seiten, ein Fach bleibt frei.', 'jede Kiste ein Schild hat und die Fahrt erledigt oder terminiert ist'],
    ...Object.fromEntries(Object.entries(STORES).flatMap(([id, place]) => Object.entries(storeWords(id, place)))),
    paper: ['Papier und Schreibtisch: ablegen, schreddern, ein Eingangskorb', 'Steuer nach Jahren, Verträge, den Rest schreddern; einscannen, was du unterwegs suchst.', 'ein Korb alles Offene fasst'],
    textiles: ['Vorhänge, Teppiche, Kissenbezüge: waschen oder lüften', 'Etiketten lesen, über die Tage verteilt waschen, feucht aufhängen.', 'alles trocken wieder hängt'],
    safety: ['Bei der Gelegenheit: Rauchmelder, Filter, Kühlschrankdichtung, Verbandskasten', 'Jeden Melder drücken, Batterien tauschen, Abgelaufenes ersetzen.', 'jeder Melder gepiept hat'],
    hall: ['Flur und Eingang: Mäntel, Schuhe, Fußmatte, Schalter', 'Wintersachen weg, ein Haken je Person, Schalter und Griffe wischen.', 'ein Gast zuerst Boden sieht'],
    'keep-it': ['So bleibt es: fünfzehn Minuten am Tag, eine Schublade pro Woche', 'Macht aus, wer was an welchem Tag tut; die Liste hängt innen am Schrank.', 'die Liste hängt und alle eine Zeile haben'],
    'cleaning-order': ['Die Reihenfolge lernen, die Arbeit spart: trocken vor nass, oben vor unten, einwirken lassen', 'Sprühen, etwas anderes tun, wischen; eine Tuchfarbe fürs Bad, eine für die Küche. Chlorreiniger nie mit anderem mischen.', 'du ein Regal so geputzt hast und deine zwei Mittel kennst'],
    'one-drawer': ['Mit einer Schublade anfangen und sie ganz fertig machen', 'Leeren, wischen, vier Haufen, nur Benutztes zurück.', 'sie sich mit einem Finger schließen lässt'],
    'deep-jobs': ['Was seit Jahren wartet: Gehäuse der Dunsthaube, Duschabfluss, hinter der Waschmaschine', 'Vor dem Abschrauben fotografieren; mit Säure entkalken, spülen, trocknen.', 'das Wasser schnell abläuft und die Trommel nach nichts riecht'],
    'repair-basket': ['Der Reparaturkorb: Knöpfe, Scharniere, Quietschen, Birnen', 'Je Sitzung zwanzig Minuten nach der Uhr; was zweimal scheitert, geht.', 'der Korb leer ist'],
    'seasonal-swap': ['Saison tauschen: Mäntel, Bettdecken, Gartensachen', 'Vor dem Wegräumen waschen, Zedernholz statt Mottenkugeln, mit Monat beschriften.', 'nur diese Saison in Reichweite ist'],
    'memory-box': ['Fotos und Erinnerungen: eine Kiste je Person', 'Ganz zuletzt, wenn das Entscheiden leichtfällt; zu Großes fotografieren.', 'jede Kiste zugeht'],
  },
  names: { 'kitchen': 'Küche', 'bathroom': 'Bad', 'bedrooms': 'Schlafzimmer', 'living room': 'Wohnzimmer' },
}
