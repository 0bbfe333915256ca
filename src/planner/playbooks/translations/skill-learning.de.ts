import type { PlaybookWords } from './playbook-words.ts'

export const SKILL_LEARNING_DE: PlaybookWords = {
  templates: {
    'gear-and-safety': ['Was man zum Anfangen braucht: geliehene Ausrüstung, ein Ort, die eine Sicherheitsregel', 'Leihen oder gebraucht kaufen; frage jemanden mit Erfahrung, was Anfänger verletzt oder verdirbt.', 'alles bereitliegt und die Regel ein Satz ist'],
    'film-yourself': ['Filme dich neben jemandem, der zwei Stufen besser ist, und markiere fünf Unterschiede', 'Gleiche Lage, Zeitlupe; Haltung, Zeitpunkt, was weggelassen wird; ordne nach Wirkung.', 'der erste Unterschied eine Übung hat'],
    'target-picture': ['Sagen, was „gut genug“ ist, und den heutigen Stand festhalten', 'Ein Test, den du am Ende wiederholen kannst; heute ohne Übung filmen oder zählen; Lehrer, Verein oder Partner suchen.', 'das heutige Ergebnis gespeichert und eine Person zum Fragen benannt ist'],
    parts: ['Zerlegen: die fünf Teilfertigkeiten, die am meisten bringen, der Reihe nach', 'Sieh zwei Guten zu, notiere, was sie anders machen, wähle das Wenige, das zählt.', 'fünf Teilfertigkeiten mit ihrer Übung in Reihenfolge stehen'],
    watch: ['{Topic}: gut gemacht ansehen und langsam nachmachen', 'Ein kurzes Beispiel dreimal, die Schritte laut benennen; dann in halbem Tempo nachmachen.', 'du die Schritte benennen und langsam ausführen kannst'],
    drill: [['{Topic}: eine Einzelheit nach der anderen üben', '{Topic}: üben mit Rückmeldung – Spiegel, Kamera oder App', '{Topic}: im Tempo üben, dann wieder langsam'], 'Runden von zehn Minuten, je eine Einzelheit, kurze Pause; aufhören, solange es gut ist.', 'acht von zehn Versuchen stimmen'],
    play: [['{Topic}: in einer echten Runde anwenden', '{Topic}: gegen jemanden anwenden, der etwas besser ist', '{Topic}: anwenden mit einer erschwerten Regel'], 'Das Echte mit nur einem Vorsatz; notiere die zwei Augenblicke, die entschieden.', 'zwei Augenblicke notiert sind und was du anders machst'],
    fix: ['{Topic}: den teuersten Fehler beheben', 'Aus deinen Notizen der häufigste Fehler; verlangsamen, Ursache finden, zwanzig richtige Wiederholungen.', 'der Fehler in der nächsten Runde nicht vorkam'],
    'slow-week': ['Zurück zu den Grundlagen, Runde {round}: langsam, richtig, wenig', 'Die drei Bewegungen, auf denen alles ruht, in halbem Tempo, bis sie langweilig sind.', 'jede zehnmal hintereinander stimmte'],
    constraint: ['Einschränkung, Runde {round}: ohne deinen Lieblingszug', 'Verbiete dir, was du immer tust; sieh, was stattdessen wächst.', 'eine neue Lösung notiert ist'],
    free: ['Zum Spaß, Runde {round}: ohne Ziel, etwas Albernes versuchen', 'Abwechslung hält es lebendig; merke, was inzwischen von selbst geht.', 'du einmal gelacht oder dich überrascht hast'],
    teacher: ['Eine Stunde mit jemand Besserem, Runde {round}: drei Fragen', 'Zeigen statt erzählen; frage, was er an deiner Stelle üben würde.', 'eines zum Aufhören und eines zum Anfangen notiert ist'],
    pressure: ['Unter Druck proben: Uhr, Publikum oder Gegner', 'So nah am Ernstfall wie möglich; vor dem Beginn ausatmen.', 'du es ohne Abbruch zu Ende gebracht hast'],
    'same-test': ['Den Test vom ersten Tag wiederholen und vergleichen', 'Gleiche Bedingungen, Film oder Zahl neben die ersten legen.', 'der Unterschied notiert und eines zum Behalten gewählt ist'],
    'light-before': ['Leichter Tag davor: nur Grundlagen, früh schlafen', 'Nur was gut geht; lege bereit, was du brauchst.', 'du mit etwas Gelungenem aufhörst'],
  },
  names: {
    'first basics': 'erste Grundlagen',
    'the moves used most': 'die häufigsten Handgriffe',
    'common mistakes': 'typische Fehler',
    'doing it for real': 'im Ernstfall',
    'basics, cleaned up': 'saubere Grundlagen',
    'the situations that come up most': 'die häufigsten Situationen',
    'your weakest part': 'dein schwächster Teil',
    'doing it under pressure': 'unter Druck',
    'fine points': 'Feinheiten',
    'your style': 'dein Stil',
    'performing under pressure': 'Leistung unter Druck',
  },
}
