import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_BUYING_DE: PlaybookWords = {
  title: 'aussuchen und kaufen',
  templates: {
    needs: ['{Topic}: was sein muss, was schön wäre, was es kosten darf', 'Drei Bedingungen, die ausschließen, der Rest der Reihe nach; wie viel „{topic}“ höchstens kosten darf, mit allem, was dazukommt.', 'die Liste für „{topic}“ mit einer Summe steht'],
    compare: ['{Topic}: drei Angebote vergleichen und eines nehmen', 'Dieselben Fragen an drei Anbieter, schriftliche Angebote, Kosten über die Lebensdauer; lies für „{topic}“ die Rückgabebedingungen.', 'die Wahl für „{topic}“ getroffen ist und das Angebot schriftlich vorliegt'],
    take: ['{Topic}: bestellen, bei Ankunft prüfen, Papiere ablegen', 'Prüfe, bevor du unterschreibst; bewahre für „{topic}“ Beleg, Garantie und den letzten Rückgabetag auf.', '„{topic}“ da ist, funktioniert und die Papiere abgelegt sind'],
    'buy-needs': ['{Subject}: was sein muss, was schön wäre, was es kosten darf', 'Schreibe auf, wofür du es an einem gewöhnlichen Tag brauchst. Höchstens drei Bedingungen, die ausschließen; der Rest der Reihe nach; die Summe mit allem, was dazukommt.', 'die Liste eine Grenze hat, unter der nichts angesehen wird'],
    'buy-measure': ['{Subject}: messen und prüfen, wozu es passen muss', 'Raum, Türen, Anschlüsse, vorhandene Teile, Personen; speichere die Maße im Handy.', 'jede Grenze eine Zahl hat'],
    'buy-market': ['{Subject}: den Markt kennenlernen: Arten, Preise, was kaputtgeht', 'Zwei unabhängige Tests, der Gebrauchtpreis und drei Leute, die so etwas haben: was würden sie heute nehmen?', 'du den üblichen Preis und die zwei häufigsten Mängel kennst'],
    'buy-list': ['{Subject}: drei Angebote mit allen Kosten', 'Lieferung, Einbau, laufende Kosten über fünf Jahre, was es danach noch wert ist; dieselben Fragen an alle Anbieter, schriftlich.', 'drei Angebote nebeneinanderstehen'],
    'buy-try': ['{Subject}: die besten zwei ansehen und ausprobieren', 'Nimm die Liste mit und jemanden, der sich nicht verliebt; probiere, was du am häufigsten damit tun wirst; sieh dort nach, wo sich Mängel verstecken.', 'jede Bedingung ausprobiert und nicht nur versprochen ist'],
    'buy-seller': ['{Subject}: Anbieter und Papiere prüfen', 'Wem es gehört, Anschrift, Bewertungen, die von Ärger erzählen, Garantie, Rückgaberecht, bei Gebrauchtem der Kaufbeleg.', 'du nichts mehr blind glauben müsstest'],
    'buy-price': ['{Subject}: Preis und Bedingungen aushandeln', 'Nenne deine Zahl mit Begründung, bitte um Zugaben statt Rabatt, sei bereit zu gehen; alles Vereinbarte wird aufgeschrieben.', 'Preis, Termin und Bedingungen schriftlich feststehen'],
    'buy-sleep': ['{Subject}: eine Nacht darüber schlafen, dann entscheiden', 'Vergleiche noch einmal mit der Liste; was würdest du in einem Jahr bereuen?', 'die Entscheidung am nächsten Morgen dieselbe ist'],
    'buy-do': ['{Subject}: bestellen, sicher bezahlen, Lieferung festmachen', 'Zahle so, dass sich das Geld zurückholen lässt; nichts im Voraus ganz bezahlen, was du nicht gesehen hast; versichert ab dem Tag, an dem es dir gehört.', 'Bestellung und Termin schriftlich bestätigt sind'],
    'buy-check': ['{Subject}: bei Ankunft prüfen und in Gebrauch nehmen', 'Vergleiche mit der Bestellung, bevor du unterschreibst; probiere in den ersten Tagen jede Funktion einmal; melde Mängel sofort und schriftlich.', 'jede Funktion einmal geklappt hat'],
    'buy-papers': ['{Subject}: Beleg und Garantie ablegen, das Alte weitergeben', 'Der letzte Rückgabetag und das Ende der Garantie kommen in den Kalender; verkaufe oder verschenke, was ersetzt wird.', 'die Papiere zu finden sind und das Alte weg ist'],
  },
  names: {},
}
