import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_SPRINT_DE: PlaybookWords = {
  title: 'Sprint',
  templates: {
    scope: ['Umfang, Verantwortung und Definition of Done: {subject}', 'Eine Seite: das Ergebnis, wer entscheidet, was nicht dazugehört, und eine Definition of Done mit Prüfung, Tests, Dokumentation und Übergabe.', 'wer entscheidet, der Seite schriftlich zugestimmt hat'],
    risks: ['Risiken zuerst: was alles kippen könnte, und das größte prüfen', 'Was würde es verspäten oder wertlos machen? Für die drei größten ein frühes Zeichen und eine Antwort.', 'das größte Risiko einen billigen Versuch im ersten Sprint hat'],
    'working-space': ['Arbeitsraum einrichten: Board, Ablage, Zugang für alle', 'Ein Ort für Aufgaben, einer für Ergebnisse; prüft, ob jeder beide öffnen und ändern kann.', 'jeder eine Karte bewegt und eine Datei gespeichert hat'],
    'midpoint-demo': ['Ein funktionierendes Stück denen zeigen, für die es ist', 'Lasst sie es benutzen, schweigt, notiert, wo sie stocken; fragt, was ihnen fehlte, wenn hier Schluss wäre.', 'drei Funde geordnet im Backlog stehen'],
    'handover-notes': ['Übergabenotizen: betreiben ohne die, die es gemacht haben', 'Wie man startet, woran man sieht, dass es läuft, was bricht und was dann zu tun ist.', 'jemand anderes ihnen ohne Rückfrage gefolgt ist'],
    'whole-check': ['Ganzer Durchgang als Nutzer: {subject}', 'Beginnt bei null, am echten Ergebnis, mit den Beispielen daneben.', 'jedes Beispiel hält und der Rest behoben oder notiert ist'],
    release: ['Übergeben und die erste Nutzung begleiten: {subject}', 'Wählt eine ruhige Zeit, kennt den Rückweg, bleibt die ersten Stunden in der Nähe.', 'die ersten Nutzer durchgekommen sind und der Rückweg nicht nötig war'],
    define: ['{Topic}: Abnahmebeispiele vereinbaren', 'Schreibt die Abnahmebeispiele für {topic} mit dem auf, der es wollte: der übliche Fall, der leere, der falsche. Weglassen, wofür niemand ein Beispiel hat.', 'drei Beispiele aufgeschrieben und vereinbart sind'],
    build: ['{Topic}', 'Nehmt den dünnsten Weg durch {topic}, der ganz durchläuft, und verbreitert ihn Beispiel für Beispiel; jemand liest es, solange es klein ist.', 'alle Beispiele laufen und es geprüft und übernommen ist'],
    verify: ['{Topic}: an den Beispielen prüfen und ausbessern', 'Wer es nicht gebaut hat, geht die Beispiele für {topic} durch und versucht es dann eine halbe Stunde kaputtzumachen.', 'kein ernster Fund offen ist und der Rest mit Namen notiert'],
  },
  names: {
    '{subject}, first usable version': '{subject}, erste brauchbare Fassung',
    '{subject}, complete': '{subject}, vollständig',
    '{subject}, with what its users asked for': '{subject}, mit dem, was die Nutzer wünschen',
  },
}
