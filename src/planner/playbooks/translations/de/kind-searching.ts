import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SEARCHING_DE: PlaybookWords = {
  title: 'jemanden oder etwas finden',
  templates: {
    'search-what': ['{Subject}: so beschreiben, dass andere es erkennen könnten', 'Was sicher ist, was wahrscheinlich, was ausschließt; der letzte bekannte Ort oder Tag; ein Bild, falls es eines gibt.', 'jemand ohne Vorwissen mitsuchen könnte'],
    'search-known': ['{Subject}: alle Spuren sammeln, die du schon hast', 'Papiere, Nachrichten, Fotos, Namen von Leuten, die etwas wissen können; notiere zu jeder Datum und Quelle.', 'alle Spuren der Reihe nach auf einem Blatt stehen'],
    'search-where': ['{Subject}: Orte und Leute zum Fragen auflisten, die besten zuerst', 'Register, Archive, Vereine, Firmen, Nachbarn, Gruppen im Internet; notiere Öffnungszeiten, Gebühren und was sie von dir brauchen.', 'fünfzehn Adressen in Reihenfolge dastehen'],
    'search-rules': ['{Subject}: was du fragen und veröffentlichen darfst', 'Die Privatsphäre der Betroffenen, wer von deiner Suche erfährt, was du tust, wenn jemand nicht gefunden werden will.', 'du weißt, was du nicht tun wirst'],
    'search-letter': ['{Subject}: eine kurze Anfrage, die leicht zu beantworten ist', 'Wer du bist, was du suchst und warum, eine Frage, wie man dich erreicht; eine halbe Seite, und ruf zusätzlich an.', 'andere sie in zwei Minuten beantworten könnten'],
    'search-first': ['{Subject}: die ersten fünf fragen', 'Der Reihe nach, mit Datum und Namen der Antwortenden in der Liste; beende jedes Gespräch mit: Wen sollte ich noch fragen?', 'fünf gefragt sind und neue Namen in der Liste stehen'],
    'search-second': ['{Subject}: den neuen Spuren folgen und die nächsten zehn fragen', 'Was zwei Quellen unabhängig voneinander sagen, zählt am meisten; lass fallen, was nach zwei Versuchen nirgends hinführt.', 'jede Spur verfolgt oder abgeschlossen ist'],
    'search-remind': ['{Subject}: alle erinnern, die nicht geantwortet haben', 'Nach zehn Tagen, freundlich, mit dem ersten Schreiben darunter; versuche einen anderen Weg (anrufen statt schreiben).', 'alle einmal erinnert sind'],
    'search-wide': ['{Subject}: weiter suchen: Aushang, Gruppe, jemand vom Fach', 'Wo treffen sich Leute, die es wissen könnten? Frage nach dem Preis, bevor du jemanden beauftragst.', 'drei neue Wege versucht sind'],
    'search-check': ['{Subject}: prüfen, was du gefunden hast', 'Vergleiche mit dem, was sicher ist; verlange einen zweiten Beleg; sei vorsichtig mit Geld und persönlichen Daten.', 'zwei unabhängige Zeichen dafür sprechen, dass es stimmt'],
    'search-meet': ['{Subject}: Kontakt aufnehmen oder sichern', 'Ein Ort, an dem sich beide wohlfühlen, ein erster Schritt, der sich zurücknehmen lässt, alle Absprachen schriftlich.', 'das erste Treffen oder die Übergabe stattgefunden hat'],
    'search-close': ['{Subject}: den Helfern danken und die Spuren ablegen', 'Eine Zeile an alle, die geantwortet haben; die Liste bleibt bei dir, falls es weitergeht.', 'niemand mehr vergeblich für dich sucht'],
  },
  names: {},
}
