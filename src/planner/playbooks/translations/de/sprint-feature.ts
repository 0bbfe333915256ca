import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_DE } from './software-words.ts'

export const SPRINT_FEATURE_DE: PlaybookWords = {
  title: 'Softwareänderung',
  templates: {
    ...SOFTWARE_WORDS_DE,
    today: ['So läuft es heute: zwei Leuten zusehen, fünf echte Beispiele sammeln', 'Was sie stattdessen tun, wie oft, wo es stört; die Beispiele ohne Namen als Testdaten behalten.', 'fünf Beispiele mit erwartetem Ergebnis im Repository liegen'],
    'where-it-lives': ['Finden, wohin die Änderung gehört: Code, Daten, Einstellungen, wer davon abhängt', 'Die berührten Wege lesen, Aufrufer und Jobs auflisten, Tests um das schreiben, was sich nicht ändern darf.', 'die Tests um den berührten Code grün sind, bevor sich etwas ändert'],
    'privacy-rules': ['Was das Recht verlangt: welche Daten, was wie lange bleiben muss, Frist, Nachweis', 'Jede Art persönlicher Daten mit Zweck und Aufbewahrungspflicht auflisten (Rechnungen, Streitfälle); wer fragen darf, wie man sich ausweist, was binnen eines Monats beantwortet wird.', 'die Liste unterschrieben und jede Art als herausgeben, löschen, behalten oder anonymisieren markiert ist'],
    'privacy-map': ['Karte der persönlichen Daten: Tabellen, Dateien, Protokolle, Suche, Sicherungen, andere Anbieter', 'Einer Testperson durch das ganze System folgen und jeden Anbieter fragen, wie eine Löschung bei ihm ankommt; Sicherungen bekommen eine Regel fürs Wiederherstellen.', 'jeder Fundort Verantwortliche und einen Weg zum Ausgeben und Löschen hat'],
    'privacy-proof': ['Mit einer Testperson beweisen: alles heraus, alles weg, nichts von anderen', 'Vorher und nachher ausgeben, jeden Ort der Karte durchsuchen, eine Sicherung zurückspielen und wieder suchen; auch als jemand anderes versuchen.', 'die Suche nur findet, was das Recht behält, und die falsche Person nichts bekam'],
    flag: ['Funktionsschalter, beide Stellungen in der CI getestet', 'Normal aus, zuerst für das Team an; ein Datum, an dem der Schalter verschwindet.', 'derselbe Build mit und ohne die Änderung läuft'],
    'change-watch': ['Protokoll und zwei Zahlen: wird es benutzt, scheitert es', 'Eine Zeile je Nutzung ohne persönliche Daten, ein Alarm auf die Fehlerrate.', 'ein absichtlicher Fehler den Alarm ausgelöst hat'],
    'change-regression': ['Regressionsrunde über alles, was die Änderung berührt', 'Die fünf echten Beispiele, die Liste der Aufrufer, seltsame Daten, alte Clients, zwei Leute zugleich.', 'kein ernster Fund offen ist'],
    'change-help': ['Hilfetext, Versionshinweis und was der Support wissen sollte', 'Zwei Sätze im Produkt, ein Bild, drei wahrscheinliche Fragen mit Antworten.', 'jemand außerhalb des Teams es nur mit dem Text benutzt hat'],
    'change-pilot': ['Probelauf mit drei echten Nutzern, bevor es alle bekommen', 'Für sie einschalten, einmal zusehen, nach zwei Tagen fragen.', 'ihr schlimmster Fund behoben ist'],
  },
  names: {},
}
