import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_TEAM_DE: PlaybookWords = {
  title: 'Sprint',
  templates: {
    scope: ['Das Ganze einmal durchgehen: Reihenfolge, Termine, wer was macht, was zuerst anzufragen ist', 'Auf einer Seite: wann jeder Teil fertig ist und wer entscheidet; Geld, Vorschriften und Termine, die feststehen; was jemand von außen liefern oder erlauben muss, wird heute angefragt.', 'jeder Teil einen Namen und einen Tag hat und wer entscheidet, der Seite zugestimmt hat'],
    'who-else': ['Klären, wer von außen zuliefert oder genehmigt, und bis wann', 'Ämter, Lieferanten, andere Abteilungen, die Empfänger; heute je ein Anruf, denn sie sind langsamer als das Team.', 'jeder einen Termin genannt hat und die längste Wartezeit im Plan steht'],
    risks: ['Risiken zuerst: was alles kippen könnte, und das größte prüfen', 'Was würde es verspäten oder wertlos machen? Für die drei größten ein frühes Zeichen und eine Antwort.', 'das größte Risiko einen billigen Versuch im ersten Sprint hat'],
    'midpoint-demo': ['Halbzeit: den Stand denen zeigen, für die es ist', 'Das Wirkliche statt Folien; fragt, was ihnen fehlte, wenn hier Schluss wäre, und was wegfallen kann.', 'drei Funde geordnet im Plan stehen und eines gestrichen ist'],
    'whole-check': ['Das Ganze noch einmal ansehen: nichts fehlt, nichts beißt sich', 'Jeder Teil ist da, keine zwei widersprechen sich, Namen, Zahlen und Daten stimmen; möglichst durch jemanden, der nichts davon gemacht hat.', 'was fehlt, behoben oder bewusst weggelassen ist'],
    'handover-notes': ['Aufschreiben, wer sich danach kümmert und wie', 'Eine Seite: wo alles liegt, wer sich ab jetzt kümmert, was jeden Monat wiederkommt, was zu tun ist, wenn etwas schiefgeht.', 'wer sich ab jetzt kümmert, sie gelesen und nachgefragt hat'],
    release: ['Übergeben und nach einigen Tagen nachfragen', 'Persönlich an die, für die es ist; ein Name und Stunden für Fragen; nach drei Tagen zwei Fragen: was hilft, was stört.', 'sie es benutzen und das erste Hindernis aus dem Weg ist'],
    define: ['{Topic}: vereinbaren, wann es fertig ist', 'Fragt, wer {topic} braucht oder abzeichnet, nach dem üblichen Fall, dem schwierigen und dem, was nie passieren darf; listet, was andere zuerst liefern müssen, und fragt heute danach.', 'sie einer halben Seite zugestimmt haben und alles, worauf es wartet, Name und Datum hat'],
    build: ['{Topic}', 'Erst alles einmal vollständig, dann den Feinschliff; auf halbem Weg jemandem zeigen, für den es ist; was fehlt, am selben Tag zu dem bringen, der entscheidet.', 'jemand, für den es ist, {topic} ganz durchgegangen ist und gesagt hat, was fehlt'],
    verify: ['{Topic}: prüfen und abnehmen lassen', 'Was falsch ist, vor dem, was schöner sein könnte; Namen, Zahlen und Daten noch einmal an der Quelle; der schwierige Fall wirklich ausprobiert.', 'wer über {topic} urteilt, es namentlich abgenommen hat und der Rest einen Verantwortlichen hat'],
  },
  names: {
    '{subject}, first part': '{subject}, erster Teil',
    '{subject}, main part': '{subject}, Hauptteil',
    '{subject}, finish': '{subject}, Abschluss',
  },
}
