import type { PlaybookWords } from '../playbook-words.ts'

export const READING_DE: PlaybookWords = {
  title: 'Lesen',
  templates: {
    'choose-edition': ['Eine Ausgabe oder einen Kurs aussuchen, dem du folgen kannst: Anmerkungen, Übungen, eine Seite, die gefällt', 'Lies dieselbe Seite in zweien; nimm die, bei der du umblättern wolltest. Sieh nach, ob jemand mitliest.', 'es bereitliegt und der erste Termin steht'],
    map: ['Überblick: Inhalt, erstes und letztes Kapitel, drei mitgebrachte Fragen', 'Eine halbe Stunde für Inhalt, Vorwort, Schluss; schreib auf, was du wissen willst und was du schon glaubst.', 'drei Fragen auf dem Lesezeichen stehen'],
    read: [['{Topic}: mit dem Bleistift lesen', '{Topic}: weiterlesen, Fragen an den Rand', '{Topic}: die schwierigen Seiten, langsam'], 'Den Satz markieren, an dem ein Abschnitt hängt, am Rand widersprechen, an einer natürlichen Stelle aufhören.', 'der Teil gelesen ist und sein Hauptsatz in deinen Worten dasteht'],
    apply: [['{Topic}: an etwas Eigenem ausprobieren', '{Topic}: üben, ohne nachzusehen', '{Topic}: mit einem Beispiel dieser Woche erklären'], 'Ein kleiner Fall aus Leben oder Arbeit; zehn Minuten festhängen ist in Ordnung, dann nachsehen.', 'du etwas Kleines damit gemacht hast'],
    retell: ['{Topic}: aus dem Kopf nacherzählen', 'Zwei Minuten laut bei geschlossenem Buch; öffnen, verbessern, Fehlendes notieren.', 'die Nacherzählung keinen zweiten Blick brauchte'],
    vocabulary: ['Begriffe in eigenen Worten, Runde {round}: zehn, die immer wiederkommen', 'Je eine Zeile mit Beispiel; frag dich, worin sich zwei unterscheiden.', 'du acht von zehn ohne die Seite erklären könntest'],
    compare: ['Vergleichen, Runde {round}: dieselbe Frage bei jemand anderem', 'Je eine Stelle, was beide voraussetzen, wo sie sich trennen; welche würdest du verteidigen?', 'die Meinungsverschiedenheit ein Absatz ist'],
    'catch-up': ['Aufholen, Runde {round}: ungelesene Seiten, offene Übungen, was wegfällt', 'Rückstand überfliegen und nur gründlich lesen, was der nächste Teil braucht.', 'du wieder im Plan bist und weißt, was du ausgelassen hast'],
    source: ['Zu einer Quelle oder Kritik gehen, Runde {round}', 'Eine Besprechung dagegen, ein Verweis bis zum Ursprung; was würde die Autorin antworten?', 'der stärkste Einwand in einem Satz steht'],
    notes: ['Notizen ordnen, Runde {round}: eine Seite bis hierher', 'Behauptungen, bestes Beispiel, Zweifel, was nachzuschlagen ist.', 'dir die Seite in einem Jahr helfen würde'],
    talk: ['Jemandem davon erzählen, Runde {round}', 'Freunde, ein Forum, eine Sprachnachricht: der Gedanke, der dich umgestimmt hat, und der, der es nicht tat.', 'eine Frage zurückkam, die du noch nicht beantworten kannst'],
    answers: ['Deine drei Fragen vom Anfang beantworten', 'Je eine halbe Seite mit Textstelle; was würde die Gegenseite sagen?', 'jede Antwort eine Stelle zitiert'],
    reread: ['Die drei am stärksten markierten Stellen noch einmal lesen', 'Langsam und laut; was ist dir beim ersten Mal entgangen?', 'eine davon von Hand abgeschrieben ist'],
    next: ['Behalten, was zählt: fünf Sätze, eine Gewohnheit, der nächste Titel', 'Wo brauchst du es binnen einer Woche? Verschenk oder verleih das Buch mit einem Zettel.', 'die Gewohnheit ein Datum hat und der nächste Titel feststeht'],
    'prepare-talk': ['Das Gespräch darüber vorbereiten: zwei Stellen, zwei Fragen, ein Einwand', 'Seiten markieren, Fragen schreiben, auf die kein Ja genügt.', 'die Karte im Buch liegt'],
  },
  names: {
    'the foundations': 'Grundlagen',
    'a first small project': 'ein erstes kleines Projekt',
    'the usual mistakes': 'die üblichen Fehler',
    'a project of your own': 'ein eigenes Projekt',
    'the parts you half know': 'was du halb kannst',
    'a harder project': 'ein schwierigeres Projekt',
    'how good people do it': 'wie es die Guten machen',
    'the primary sources': 'die Originalquellen',
    'an original piece of work': 'eine eigenständige Arbeit',
  },
}
