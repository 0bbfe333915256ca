import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_DE } from './software-words.ts'

/** The steps of each part; an app is released in its own way. */
const { 'definition-of-done': _done, 'release-rehearsal': _rehearsal, release: _release, ...STEPS } = SOFTWARE_WORDS_DE

export const SPRINT_MOBILE_APP_DE: PlaybookWords = {
  title: 'App',
  templates: {
    ...STEPS,
    'accounts-stores': ['Store-Konten, Bundle-IDs, Signatur und ein Build auf einem echten Telefon', 'Die Freischaltung als Entwickler kann Tage dauern: jetzt beginnen. Automatische Signatur in der CI, Schlüssel im Tresor, eine leere App auf den Telefonen.', 'ein Build aus der CI auf einem echten Telefon aufgeht'],
    'app-languages': ['Sprachen: Texte raus aus dem Code, lange Wörter, Plural, rechts nach links, Wechsel in der App', 'Schlüssel mit Hinweis für die Übersetzung, eine Pseudosprache im Build, Ton und Bilder nach Sprache geladen; die Store-Seite in jeder davon.', 'jede Ansicht in der längsten Sprache angesehen wurde und kein Schlüssel zu sehen ist'],
    'app-beacons': ['Auslöser am Ort: Beacon, Code oder Marke, vor Ort gemessen und mit Weg von Hand', 'Die echten Räume mit drei Telefonen abgehen: Abstand, Wände, Menschen, Akku; die Erlaubnis erst erbitten, wenn sie nötig ist, und sagen, wofür; eine Nummer oder Liste führt immer zum selben Inhalt.', 'neun von zehn Stationen am richtigen Ort kamen und alle von Hand'],
    'app-offline': ['Offline: auswählen und laden, fortsetzen, Platz schaffen, Alter anzeigen', 'Pakete mit Größe vor dem Laden; mittendrin Flugmodus; nur aktualisieren, was sich geändert hat; voller Speicher wird vorher gemeldet.', 'ein ganzer Besuch im Flugmodus nach einem Laden geklappt hat'],
    navigation: ['App-Gerüst: Navigation, Farbschema, Fehleransicht, Absturzberichte', 'Reiter oder Stapel nach den zwei Hauptaufgaben, dunkel und große Schrift von Anfang an, Abstürze mit Version.', 'ein ausgelöster Absturz im Bericht steht'],
    'local-data': ['Lokaler Speicher mit Migrationen, zuerst offline', 'Lokal schreiben, später abgleichen; Schemaversion und getestetes Update; Daten in lokalen Tagen, nicht in Zeitstempeln.', 'alles im Flugmodus und nach einem Update geht'],
    login: ['Anmeldung: Link per E-Mail oder Plattformkonto, Token im Schlüsselbund', 'Mit Apple anmelden ist Pflicht, wenn es eine andere soziale Anmeldung gibt; Abmelden und Konto löschen in der App.', 'Anmelden, Abmelden und Löschen auf beiden Systemen gehen'],
    'login-edge': ['Anmeldung: abgelaufene Sitzung, kein Netz, zweites Gerät', 'Getipptes geht nie verloren, wenn die Sitzung endet; einreihen und wiederholen.', 'die drei Fälle ohne Sackgasse enden'],
    'create-item': ['{topic}: Formular in unter zehn Sekunden, mit sinnvollen Vorgaben', 'Ein Daumen, dreimal tippen; Name, wie oft, wann; beim Tippen prüfen, Rückgängig statt „Wirklich?“.', 'jemand Neues ohne Hilfe in zehn Sekunden etwas angelegt hat'],
    'create-item-rules': ['{topic}: Regeln für Zeitpläne, Änderungen und Löschen, mit Unit-Tests', 'Was aus dem Verlauf wird, wenn sich der Zeitplan ändert, Zeitzonen, Zeitumstellung, Schalttage.', 'die Regeln eine Tabelle sind und jede Zeile ein Test ist'],
    reminders: ['Erinnerungen: lokale Mitteilungen, Erlaubnis im richtigen Moment', 'Erst nach dem ersten Nutzen fragen, nicht beim Start; nach Neustart und Zonenwechsel neu planen; Ruhezeiten.', 'Erinnerungen auf beiden Systemen nach einem Neustart ankommen'],
    'push-server': ['Push: Zertifikate, Token-Erneuerung, Abmeldung je Art', 'Tokens gehören zum Gerät, nicht zur Person; beim Abmelden löschen; am gesperrten Telefon testen.', 'ein Push ein gesperrtes Telefon erreicht und die richtige Ansicht öffnet'],
    'streak-logic': ['Serien: Zählregeln mit Tests (verpasster Tag, Zonenwechsel, Nachtrag)', 'An Beispielen entscheiden: was ein Tag ist, ob eine Pause bricht, ob gestern noch abgehakt werden darf.', 'zwanzig Beispiele bestehen'],
    'streak-screen': ['Serienansicht: Kalender, beste Serie, freundliche Worte nach einer Lücke', 'Ohne Farbe lesbar, schnell mit zwei Jahren Daten, Monatsübersicht für Screenreader.', 'sie auf dem ältesten Telefon flüssig scrollt'],
    widget: ['Widget für den Startbildschirm, mit einmal Tippen erledigt', 'Gemeinsamer Speicher, veralteter Stand wird als solcher gezeigt.', 'ein Tipp auf das Widget eine Sekunde später in der App ist'],
    'a11y-mobile': ['Barrierefreiheit: VoiceOver, TalkBack, größte Schrift, weniger Bewegung', 'Die Hauptaufgabe mit geschlossenen Augen erledigen; Beschriftungen, Reihenfolge, Flächen von 44 Punkten.', 'die Hauptaufgabe auf beiden Systemen mit Sprachausgabe geht'],
    'friends-test': ['Fünf Leute nutzen sie drei Tage: zusehen, dann fragen', 'Beim Einstieg nichts sagen; notieren, wo sie hängen; eine Frage am Tag.', 'die drei schlimmsten Stolperstellen behoben oder eingeplant sind'],
    'store-listing': ['Store-Eintrag: Name, Bildschirmfotos, Datenschutzangaben, Supportadresse', 'Fotos aus der echten App in zwei Größen; die Datenschutzangaben müssen zu dem passen, was der Code sendet.', 'der Eintrag die Prüfungen der Konsole besteht'],
    'beta-build': ['TestFlight- und interner Test-Build mit Hinweisen und Link für Rückmeldung', 'Versionsnummer in der CI, die Hinweise sagen, was zu testen und was bekannt ist; die Beta-Prüfung kann einen Tag dauern.', 'die Testenden ihn installiert haben und eine Antwort da ist'],
    'platform-tour': ['Rundgang: eine Ansicht von der Vorlage bis auf das Telefon einer Freundin', 'Signatur, Rechte, Protokolle, Absturz; jeder einmal.', 'jeder den eigenen Build auf einem Telefon hat'],
    guidelines: ['Plattform-Richtlinien für die drei Ansichten lesen, die ihr baut', 'Zurück, Gesten, Schriftgrößen, sichere Bereiche; worin sich beide unterscheiden.', 'die Unterschiede in den Skizzen markiert sind'],
    'startup-budget': ['Grenzwerte: Kaltstart, Speicher, Akku, Größe, in der CI geprüft', 'Das alte Gerät aus der Schublade ist der Maßstab.', 'eine Verschlechterung den Build scheitern lässt'],
    'sync-conflicts': ['Abgleich: Konflikte, Uhren, Löschen, halbes Netz', 'Eigenschaftstests mit zwei Geräten.', 'in zehntausend zufälligen Läufen nichts verloren ging'],
    'staged-release': ['Stufenweise Freigabe: 5, 20, 100 % mit Absturzgrenze', 'Abbruchregel und Zahl vor der ersten Stufe aufschreiben; zweimal am Tag nachsehen; zum Anhalten braucht niemand eine Erlaubnis.', 'die erste Stufe zwei Tage über der Grenze lief'],
    'screen-batch': ['{Part}: echte Inhalte, Laden, leer, Fehler, offline', 'Zuerst das kleinste Telefon, größte Schrift, dunkel; zuletzt anschließen.', 'jeder Zustand auf einem alten und einem neuen Gerät erreichbar ist'],
  },
  names: {
    'onboarding and sign-in': 'Einstieg und Anmeldung',
    'main screen': 'Hauptansicht',
    'adding an entry': 'Eintrag anlegen',
    'settings': 'Einstellungen',
    'screens': 'Ansichten',
    'reminders': 'Erinnerungen',
  },
}
