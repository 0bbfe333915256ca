import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTING_UP_DE: PlaybookWords = {
  title: 'etwas einrichten',
  templates: {
    settle: ['{Topic}: festlegen, wie es sein soll und wer zustimmen muss', 'Ein Satz dazu, was „{topic}“ an einem gewöhnlichen Tag leisten muss; frage die, denen Grund, Geld oder Regeln gehören.', '„{topic}“ schriftlich vereinbart ist'],
    build: ['{Topic}: aufstellen und ausprobieren', 'Die einfachste Form, die funktioniert; erprobe „{topic}“ mit zwei künftigen Nutzern, bevor alles fertig ist.', 'zwei Nutzer mit „{topic}“ ohne dich zurechtgekommen sind'],
    run: ['{Topic}: klären, wer sich darum kümmert', 'Was für „{topic}“ täglich, wöchentlich und jährlich zu tun ist, von wem, und was es kostet.', 'neben jedem Punkt ein Name steht'],
    'setup-need': ['{Subject}: fünf Leute fragen, die es nutzen würden', 'Was tun sie heute stattdessen, wann würden sie es nutzen, was hielte sie davon ab? Höre mehr zu, als du erklärst.', 'drei von fünf es nutzen würden und du weißt, wofür'],
    'setup-seen': ['{Subject}: ein laufendes Beispiel besuchen und fragen, was es braucht', 'Kosten des ersten Jahres, Stunden pro Woche, was kaputtging, was sie weglassen würden, wer dagegen war und warum.', 'ihre Ratschläge mit Zahlen auf einer Liste stehen'],
    'setup-scope': ['{Subject}: die kleinste Form, die nützt, und was später kommt', 'Ein Satz dazu, was es wann und wo bietet; drei Dinge, die es im ersten halben Jahr bewusst nicht tut.', 'der Satz an zwei Fremden erprobt ist'],
    'setup-permit': ['{Subject}: Genehmigung, Haftung, Versicherung', 'Eigentümer des Ortes, Amt, Nachbarn, Brandschutz und Hygiene; wer haftet, wenn sich jemand verletzt; alles schriftlich.', 'jede Genehmigung erteilt ist oder ein Datum hat'],
    'setup-money': ['{Subject}: Kosten für den Start und ein Jahr Betrieb, und wer zahlt', 'Drei Angebote für den größten Posten, ein Zehntel als Reserve; Geschenktes und Geliehenes vor Gekauftem.', 'das Geld für den Start namentlich zugesagt ist'],
    'setup-people': ['{Subject}: zwei Leute finden, die es mit dir tragen', 'Bitte um etwas Bestimmtes (donnerstags eine Stunde), nicht um Hilfe im Allgemeinen; vereinbart, wer was entscheidet.', 'zwei zu etwas Bestimmtem Ja gesagt haben'],
    'setup-place': ['{Subject}: den Platz festlegen und ausmessen', 'Zugang, Licht, Strom, Wetter, Nachbarn, Stauraum; zeichne ein, was wohin kommt.', 'die Zeichnung Maße hat und der Eigentümer einverstanden ist'],
    'setup-order': ['{Subject}: bestellen und leihen, was gebraucht wird', 'Zuerst, was Lieferzeit hat; robust vor schön; Ersatzteile für alles, was verschleißt.', 'alles einen Liefertermin vor den Aufbautagen hat'],
    'setup-build': ['{Subject}: aufbauen', 'Mit Helfern an einem festen Tag, alle mit einer Aufgabe; zuerst die Sicherheit der Nutzer; fotografiere, was später verdeckt ist.', 'es steht, funktioniert und niemanden verletzt'],
    'setup-rules': ['{Subject}: fünf Regeln und ein Schild, das alles erklärt', 'Was man darf, was nicht, wer sich kümmert und wie man sie erreicht; aus zwei Metern lesbar.', 'jemand im Vorbeigehen es ohne Nachfrage verstanden hat'],
    'setup-trial': ['{Subject}: stiller Probebetrieb mit zehn Leuten', 'Lass sie es ein paar Tage nutzen, sieh, wo sie stocken, und behebe die zwei Dinge, nach denen zweimal gefragt wird.', 'die zwei Dinge behoben sind'],
    'setup-tell': ['{Subject}: bekannt machen: Aushang, Gruppe vor Ort, persönliches Wort', 'Dort, wo die künftigen Nutzer schon sind; ein Bild, ein Satz, der Termin; bitte zehn Leute, jemanden mitzubringen.', 'der Termin an drei Stellen zu lesen war'],
    'setup-open': ['{Subject}: eröffnen', 'Eine kurze Stunde zu einer Zeit, in der Leute vorbeikommen; zeige es im Gebrauch; danke Helfern und Spendern namentlich.', 'Fremde es benutzt haben'],
    'setup-care': ['{Subject}: ein Pflegeplan und nach einem Monat ein Rückblick', 'Was täglich, wöchentlich und zu jeder Jahreszeit getan wird, und von wem; ein Kasten für Beschwerden; ein Tag, an dem ihr entscheidet, wie es weitergeht.', 'für die nächsten vier Wochen Namen dastehen'],
  },
  names: {},
}
