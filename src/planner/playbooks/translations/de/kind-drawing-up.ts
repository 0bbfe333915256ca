import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_DRAWING_UP_DE: PlaybookWords = {
  title: 'ein Dokument schreiben',
  templates: {
    notes: ['{Topic}: Material sammeln und die Punkte der Reihe nach notieren', 'Was die Leser zu „{topic}“ wissen müssen, in der Reihenfolge ihrer Fragen; neben jeden Punkt eine Quelle oder ein Beispiel.', 'die Punkte zu „{topic}“ geordnet dastehen und jeder belegt ist'],
    text: ['{Topic}: in einem Zug schreiben', 'Vom ersten bis zum letzten Punkt, ohne zurückzugehen; setz eine Marke, wo etwas fehlt.', '„{topic}“ bis zum Ende geschrieben ist'],
    cut: ['{Topic}: kürzen und prüfen', 'Lies es laut, streiche ein Fünftel, prüfe in „{topic}“ jede Zahl, jeden Namen und jedes Zitat an der Quelle.', 'in „{topic}“ jede Zahl geprüft ist und nichts doppelt dasteht'],
    'doc-reader': ['{Subject}: wer es liest und danach was tun soll', 'Nenne eine wirkliche Person, was sie schon weiß, welche Entscheidung sie treffen muss und wie viele Seiten sie lesen wird.', 'ein Satz sagt, was sie nach der letzten Seite tut'],
    'doc-model': ['{Subject}: zwei gute Beispiele dieser Art lesen und die Regeln notieren', 'Länge, Form, unverzichtbare Teile, wie Quellen angegeben werden, wer bis wann unterschreiben muss.', 'die Regeln auf einer halben Seite stehen'],
    'doc-material': ['{Subject}: Fakten sammeln und die fragen, die es wissen', 'Liste auf, was du weißt, was du annimmst und was fehlt; verschicke die Fragen noch heute, denn Antworten dauern am längsten.', 'jede offene Frage eine Person und ein Datum hat'],
    'doc-outline': ['{Subject}: Gliederung mit je einem Satz', 'Überschriften, die schon das Ergebnis sagen; was die Leser zuerst brauchen, nach vorn; zeige sie jemandem, bevor du schreibst.', 'die Überschriften allein das Ganze erzählen'],
    'doc-first': ['{Subject}: die erste Hälfte schreiben, ohne zu feilen', 'Beginne mit dem Teil, den du am besten kennst; setz eine Marke, wo etwas fehlt, statt anzuhalten.', 'die halbe Gliederung Text ist'],
    'doc-second': ['{Subject}: die zweite Hälfte schreiben, Zusammenfassung zuletzt', 'Auf dieselbe Weise; dann die Zusammenfassung in fünf Sätzen, die ohne den Rest verständlich sind.', 'unter jeder Überschrift Text steht'],
    'doc-figures': ['{Subject}: Tabellen, Bilder und Grafiken mit je einer Aussage', 'Ein Titel, der den Befund nennt, Einheiten, Quelle und überall dieselbe Reihenfolge.', 'jede Abbildung ohne den Text verständlich ist'],
    'doc-rest': ['{Subject}: nach einem Tag Pause überarbeiten, erst Aufbau, dann Wörter', 'Gehört jeder Teil dazu, fehlt etwas, was steht doppelt da? Dann die Sätze; streiche ein Fünftel.', 'es ein Fünftel kürzer ist und nichts fehlt'],
    'doc-readers': ['{Subject}: zwei Leuten zu lesen geben, mit drei Fragen', 'Wo hast du aufgehört, was glaubst du nicht, was würdest du jetzt tun? Nenne ihnen einen Termin und lass ihnen eine Woche.', 'beide die drei Fragen beantwortet haben'],
    'doc-mend': ['{Subject}: die Rückmeldungen einarbeiten', 'Was beide sagen, wird geändert; was nur eine Person sagt, wird abgewogen; schreibe auf, was du lässt, wie es ist, und warum.', 'jede Anmerkung eingearbeitet oder begründet abgelehnt ist'],
    'doc-check': ['{Subject}: Namen, Zahlen, Quellen und Form prüfen', 'Letzte Seite zuerst, damit du Wörter liest und nicht den Sinn; Links, Seitenzahlen, Anlagen und die Form, in der es abzugeben ist.', 'eine zweite Person auf zwei beliebigen Seiten keinen Fehler gefunden hat'],
    'doc-hand-in': ['{Subject}: abgeben oder abschicken, mit Nachweis', 'Einen Tag, bevor es da sein muss; bewahre die Bestätigung und die verschickte Fassung auf; schreibe dazu, was du bis wann erwartest.', 'der Eingang bestätigt ist'],
  },
  names: {},
}
