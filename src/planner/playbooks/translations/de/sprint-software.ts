import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_DE } from './software-words.ts'

export const SPRINT_SOFTWARE_DE: PlaybookWords = {
  title: 'Softwareprodukt',
  templates: {
    ...SOFTWARE_WORDS_DE,
    'story-map': ['Story-Map: wer macht was zuerst, der dünnste nützliche Schnitt', 'Die Schritte der Hauptnutzerin von links nach rechts, quer eine Linie: Darüber liegt diese Version. Einmal mit einer echten Nutzerin durchgehen.', 'eine Nutzerin ihren Tag wiedererkannt hat und die Linie vereinbart ist'],
    skeleton: ['Gerüst auf Staging: ein Aufruf von Ende zu Ende, eine Zeile, per CI ausgeliefert', 'Noch keine Funktionen; Tests, Formatierung, Vorschauadressen und Fehlermeldungen ab der ersten Stunde.', 'ein Merge nach fünfzehn Minuten auf Staging steht und ein ausgelöster Fehler gemeldet wird'],
    'data-model': ['Datenmodell und Rechte auf einer Seite', 'Namen, wie Nutzer sie sagen, wem eine Zeile gehört, was wann gelöscht wird, Zeitzonen.', 'drei sperrige echte Fälle in das Modell passen'],
    'design-kit': ['Ansichten des Hauptwegs und die wenigen Bausteine dafür', 'Echte Inhalte, kleinstes Telefon, Tastatur; einen Baukasten wiederverwenden.', 'fünf Leute durch einen klickbaren Entwurf gefunden haben'],
    'calendar-feature': ['Kalender: freie Zeiten, keine Doppelbuchung, Zeitzonen, Änderungen und Absagen', 'Ausschlussbedingung in der Datenbank, beim Auswählen ein paar Minuten vormerken, Tests zur Zeitumstellung.', 'von zwei gleichzeitigen Buchungen einer Zeit eine übrig bleibt'],
    'calendar-ui': ['Kalender: Wochenansicht, Zeit wählen, am Telefon verschieben und absagen', 'Die Listenansicht ist gleichwertig, Tastatur, Rückgängig.', 'jemand am Telefon in unter einer Minute gebucht hat'],
    'accounts-feature': ['Konten: Einladung, Anmeldung, Profil, Abschied mit Datenmitnahme', 'Bibliothek statt eigener Verschlüsselung, gleiche Antwort für bekannte und unbekannte Adressen, Löschen getestet.', 'Beitreten, Passwort vergessen und Austreten ohne Hilfe gehen'],
    'accounts-ui': ['Konten: Formulare, die Passwortmanager und Screenreader mögen', 'Beschriftungen, automatisches Ausfüllen, Fehler, die sagen, was zu tun ist.', 'zwei Manager sie ausfüllen und sich jemand mit Screenreader angemeldet hat'],
    messages: ['Erinnerungen und Nachrichten: Warteschlange, Anbieter, Ruhezeiten, Abmeldung', 'Ausgangstabelle, Testumgebung des Anbieters, Zustellstatus, Kostendeckel, Uhrzeit der Empfänger.', 'eine Nachricht einmal und pünktlich ankommt und Stopp auch Stopp heißt'],
    'messages-text': ['Erinnerungen und Nachrichten: Wortlaut, Vorschau, Test auf echten Telefonen', 'Wer, was, wann, wie man es ändert, in 160 Zeichen.', 'drei Leute es auf einen Blick verstanden haben'],
    'reports-feature': ['Berichte: die drei Fragen, die die Leitung montags stellt', 'Die Zahlen zuerst an zehn Zeilen von Hand vereinbaren; Export.', 'die Rechnung von Hand mit der Anzeige übereinstimmt'],
    'search-feature': ['Suche: was Leute tippen, mit Tippfehlern', 'Wörter ohne Treffer protokollieren; erst ein Index, dann ein Dienst.', 'zwanzig echte Wörter das Richtige finden'],
    'payments-feature': ['Zahlungen: Anbieter, Webhooks, Erstattungen, Belege', 'Der Status kommt nur aus geprüften Webhooks, idempotent, Testkarten in einer Tabelle.', 'bezahlt, gescheitert und erstattet im Testmodus richtig enden'],
    'admin-feature': ['Verwaltung: was der Support am ersten Tag braucht', 'Eine Person finden, sehen, was passiert ist, rückgängig machen; jede Änderung protokolliert.', 'der Support drei geprobte Fälle allein gelöst hat'],
    usability: ['Usability-Runde mit fünf Nutzern auf Staging', 'Aufgaben, schweigen, mitschreiben; die drei schlimmsten Stellen beheben.', 'die drei schlimmsten behoben und mit einer Person neu getestet sind'],
    'regression-suite': ['Tests der Hauptwege von Ende zu Ende und eine Stunde Kaputtmachen', 'Wege aus der Story-Map; seltsame Daten, langsames Netz, zwei Tabs, Zurück-Taste.', 'die Hauptwege in der CI laufen und kein schwerer Fund offen ist'],
    'privacy-backup': ['Sicherung einmal zurückgespielt, Datenschutzseite wahr, Zugriffe geprüft', 'In eine leere Umgebung zurückspielen, mit Stoppuhr; was wo wie lange gespeichert wird.', 'das Zurückspielen geklappt hat und die Seite jeden genutzten Dienst nennt'],
    'vertical-lesson': ['Einen Knopf gemeinsam durch alle Schichten bauen, am geteilten Bildschirm', 'Von der Datenbank bis zum Pixel, vom Test bis zur Auslieferung; die Tastatur wechselt.', 'jeder einen Teil gefahren ist und er auf Staging steht'],
    'ask-user': ['Eine Stunde neben einer künftigen Nutzerin sitzen und schweigen', 'Zeiten, Seufzer und Zettel notieren.', 'fünf Notizen der Wunschliste widersprechen'],
    nfr: ['Zahlen für das Unsichtbare: Antwortzeit, Last, Wiederanlauf, Aufbewahrung', 'Je ein Test in der CI oder nachts.', 'jede Zahl einen Test hat, der scheitern kann'],
    modular: ['Modulgrenzen und die Ereignisse dazwischen als Regeln, die laufen', 'Ein Prozess, Module sprechen nur über benannte Schnittstellen und Ereignisse; die Importregel läuft in der CI.', 'ein verbotener Import scheitert'],
    'pilot-users': ['Pilot: fünf echte Nutzer eine Woche lang, tägliche Notiz', 'Schalter, direkter Draht, jede Woche ein Dank.', 'sie es an vier von fünf Tagen benutzt haben'],
    'screen-work': ['{Part}: echte Daten, leer, Fehler, langsam, Tastatur', 'Aus der obersten Zeile der Story-Map; eine abgenommen, bevor die nächste beginnt.', 'jede einmal von jemandem außerhalb des Teams benutzt wurde'],
  },
  names: {
    'sign-in': 'Anmeldung',
    'main task': 'Hauptaufgabe',
    'overview page': 'Übersichtsseite',
    'settings': 'Einstellungen',
    'screens': 'Ansichten',
  },
}
