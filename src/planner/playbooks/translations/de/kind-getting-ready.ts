import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_READY_DE: PlaybookWords = {
  title: 'sich auf etwas vorbereiten',
  templates: {
    need: ['{Topic}: was es braucht und bis wann', 'Liste auf, was bei „{topic}“ an dem Tag stimmen muss, was schon stimmt und was sich am langsamsten besorgen lässt.', 'alles, was bei „{topic}“ noch fehlt, ein Datum hat'],
    do: ['{Topic}: erledigen und einmal ausprobieren', 'Beginne mit dem, was andere liefern müssen; probiere „{topic}“ dann einmal so, wie es an dem Tag sein wird.', '„{topic}“ einmal so geklappt hat, wie es an dem Tag sein wird'],
    'ready-day': ['{Subject}: den Tag selbst Stunde für Stunde durchgehen', 'Was wo mit wem geschieht, was gefragt oder geprüft wird; schreibe alles auf, was da sein oder gekonnt werden muss.', 'die Liste den Tag von der Haustür bis zum Heimweg abdeckt'],
    'ready-rules': ['{Subject}: die Bedingungen derer lesen, die entscheiden', 'Regeln, Formulare, Größen, Bescheinigungen, Fristen, Kosten; von ihrer eigenen Seite oder am Telefon, mit dem Datum, an dem du sie gelesen hast.', 'jede Bedingung Datum und Quelle hat'],
    'ready-long': ['{Subject}: beginnen, was am längsten dauert: Termine, Papiere, Bestellungen', 'Rechne von dem Tag zurück: was Wochen braucht, beginnt heute, mit einem zweiten Weg für den Fall einer Absage oder Verspätung.', 'alles mit Wartezeit unterwegs ist'],
    'ready-state': ['{Subject}: ausprobieren, wie es heute steht', 'Eine kleine Probe unter den Bedingungen des Tages; notiere, was klappt, was beinahe und was nicht.', 'die drei größten Lücken bekannt sind'],
    'ready-first': ['{Subject}: an der größten Lücke arbeiten', 'In kurzen Schritten mit Pausen dazwischen; hol dir Hilfe von jemandem, der es oft macht.', 'aus der größten Lücke eine kleine geworden ist'],
    'ready-second': ['{Subject}: an der zweiten und dritten Lücke arbeiten', 'Wechsle zwischen beiden; wiederhole, was schon klappt, damit es bleibt.', 'es an keiner der drei mehr scheitern würde'],
    'ready-things': ['{Subject}: Sachen zusammenlegen und alles ausprobieren', 'Neues wird vor dem Tag getragen, geladen oder benutzt; Ersatz für alles, was kaputtgehen kann; Etiketten mit Name und Nummer.', 'jede Sache einmal benutzt ist'],
    'ready-others': ['{Subject}: sich mit allen absprechen, die mitmachen', 'Wer was tut, wer wie zu erreichen ist, was geschieht, wenn sich jemand verspätet oder krank wird.', 'alle ihren Teil in eigenen Worten wiederholt haben'],
    'ready-rehearsal': ['{Subject}: Generalprobe unter echten Bedingungen', 'Gleiche Tageszeit, gleiche Länge, gleiche Sachen; ohne Unterbrechung; notiere, was schiefging, und wiederhole nur das.', 'die Probe ohne Hilfe durchgelaufen ist'],
    'ready-papers': ['{Subject}: Papiere, Daten und Namen mit den Bedingungen vergleichen', 'Originale und Kopien, Schreibweise wie im Ausweis, Gültigkeit an dem Tag, Bestätigungen ausgedruckt und auf dem Handy.', 'eine zweite Person die Liste abgehakt hat'],
    'ready-plan-b': ['{Subject}: was du tust, wenn etwas schiefgeht', 'Die drei wahrscheinlichsten Pannen: wen du anrufst, was du sagst, wie viel Geld und Zeit dafür zurückliegt.', 'drei Sätze und drei Nummern auf einer Karte stehen'],
    'ready-eve': ['{Subject}: alles packen und bereitlegen, dann ausruhen', 'Nach der Liste, an der Tür; Wecker, Weg und Wetter geprüft; heute wird nichts Neues mehr angefangen.', 'du nur noch losgehen musst'],
    'ready-after': ['{Subject}: danach notieren, was du anders machen würdest', 'Solange es frisch ist: was gefehlt hat, was zu viel war; verschicke Dank und Rechnungen.', 'der Zettel dort liegt, wo du ihn nächstes Mal findest'],
  },
  names: {},
}
