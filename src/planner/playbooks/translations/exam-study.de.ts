import type { PlaybookWords } from './playbook-words.ts'

export const EXAM_STUDY_DE: PlaybookWords = {
  templates: {
    'how-marked': ['Verstehen, wie diese Prüfung bewertet wird: Form, Gewicht, Operatoren', 'Lehrplan, Bewertungsschema und eine korrigierte Arbeit nebeneinander: Was bringt einen Punkt, was nichts? Schreibe die Operatoren mit dem auf, was sie verlangen.', 'auf einer Seite steht, wofür es wie viele Punkte gibt'],
    'vocabulary-first': ['Die fünfzig Fachwörter sammeln, bevor die Theorie kommt', 'Erst Glossar und Überschriften; ein eigenes Beispiel je Wort, danach zehn Karten am Tag.', 'fünfzig Karten stehen und dreißig heute sitzen'],
    ceiling: ['Die letzten zehn Prozent finden: schwerste Aufgaben aus fünf Jahren, nach Inhalt sortiert', 'Keine ganzen Prüfungen: nur was dich oder den Jahrgang gewöhnlich Punkte kostet.', 'die sortierte Schwächenliste den Lehrplan als Plan ersetzt'],
    diagnostic: ['Standortbestimmung: eine alte Prüfung ohne Vorbereitung, Lücken notieren', 'Eine alte Prüfung oder Musterprüfung ohne Unterlagen, notfalls in halber Zeit. Korrigiere sie, färbe jedes Thema rot, gelb oder grün und besorge Lehrplan und Bewertungsschema.', 'jedes Thema eine Farbe hat und die roten bekannt sind'],
    learn: [['{Topic}: Grundlagen erarbeiten', '{Topic}: Zusammenfassung aus dem Kopf'], 'Lies den Abschnitt zu {topic} einmal, schließe das Buch und schreibe Definitionen, Ergebnisse und ein Beispiel aus dem Kopf. Vergleiche, korrigiere in anderer Farbe, wiederhole das Fehlende.', 'eine Seite zu {topic} steht, die du ohne hinzusehen geschrieben hast'],
    'worked-examples': ['{Topic}: Musterbeispiele nachrechnen, dann allein', 'Decke die Lösung jedes Musterbeispiels ab, sage den nächsten Schritt voraus, decke auf. Danach noch einmal auf leerem Papier.', 'du sagen kannst, warum jeder Schritt folgt'],
    practise: [['{Topic}: Aufgaben von leicht bis schwer', '{Topic}: alte Prüfungsaufgaben', '{Topic}: alte Prüfungsaufgaben gegen die Uhr'], 'Ohne Unterlagen, höchstens zehn Minuten je Aufgabe, bevor du nachsiehst. Prüfe jede Antwort sofort und trage jeden Fehler mit Ursache ins Fehlerheft ein.', 'die letzten drei ohne Hilfe stimmen und das Fehlerheft aktuell ist'],
    review: [['{Topic}: Wiederholung vom leeren Blatt', '{Topic}: zweite Wiederholung, nur das Fehlerheft'], 'Tage nach dem ersten Durchgang: leeres Blatt, alles über {topic}, dann zwei Aufgaben, die vorher falsch waren.', 'das Fehlende markiert ist und beide Aufgaben jetzt stimmen'],
    teach: ['Erklären, Runde {round}: das schwerste Thema in zehn Minuten jemandem, der nachfragt', 'Ohne Notizen, an der Tafel; schreibe jede Frage auf, die du nicht sofort beantworten konntest.', 'jede offene Frage ihre Antwort auf dem Blatt hat'],
    'tutor-hour': ['Fragen, Runde {round}: drei Dinge, die du nicht verstehst, an Tutor oder Mitlernende', 'Bring deinen Versuch mit, nicht nur die Frage; erkläre es zurück, bevor du gehst.', 'du von jeder Art eine Aufgabe allein gelöst hast'],
    interleaved: ['Gemischte Aufgaben {round}: aus allem Bisherigen, durcheinander', 'Ziehe Aufgaben aus allen fertigen Themen in zufälliger Folge, damit du die Art selbst erkennen musst. Vierzig Minuten, dann korrigieren.', 'die Punktzahl notiert ist und jeder Fehler im Fehlerheft steht'],
    'error-log': ['Fehlerheft, Runde {round}: jeden Fehler neu lösen', 'Geh das Heft durch und löse alles von vorn; gestrichen wird erst, was an zwei Tagen richtig war.', 'kein Eintrag älter als eine Woche und unversucht ist'],
    'formula-recall': ['Definitionen und Formeln: die ganze Liste aus dem Kopf', 'Ein Blatt, kein Buch. Vergleiche und mache aus dem Fehlenden Karten für die letzten Tage.', 'weniger als drei fehlen'],
    'mock-1': ['Probeklausur 1: ganze Prüfung, echte Zeit, keine Hilfen', 'Möglichst zur Uhrzeit der Prüfung, Telefon in einem anderen Zimmer, nur erlaubte Hilfsmittel.', 'sie nach dem offiziellen Schema korrigiert ist und du die drei teuersten Aufgabenarten kennst'],
    'mock-1-repair': ['Reparieren, was Probeklausur 1 gezeigt hat', 'Die drei Arten, die am meisten Punkte kosten: Theorieblatt, ein Musterbeispiel, je drei Aufgaben.', 'von jeder Art eine Aufgabe in der Zeit stimmt'],
    'mock-2': ['Probeklausur 2: andere Prüfung, mit eigener Reihenfolge', 'Erst alle Aufgaben lesen, die sicheren zuerst, zehn Minuten zum Prüfen lassen. Übe die Strategie so sehr wie den Stoff.', 'sie korrigiert ist und Zeit zum Prüfen blieb'],
    taper: ['Tag davor: Zusammenfassungen, Tasche, Weg, früh schlafen', 'Nichts Neues. Überfliege Zusammenfassungen und Fehlerheft, packe Ausweis, Hilfsmittel und Wasser ein, sieh den Raum nach.', 'die Tasche an der Tür steht und du rechtzeitig im Bett liegst'],
    'on-a-page': [['{Topic}: auf einer Seite aus dem Kopf – Zeichnung, Tabelle oder Zeitstrahl'], 'Zeichne oder ordne {topic} auf leerem Papier mit allen Namen, die du weißt, vergleiche mit dem Buch in anderer Farbe und mach nur aus dem Fehlenden Karten. Am nächsten Tag noch einmal von vorn.', 'auf dem zweiten Blatt weniger als fünf Namen fehlen'],
    questions: [['{Topic}: Karten, dann Fragen in ganzen Sätzen', '{Topic}: alte Fragen, erst in Stichworten, dann laut', '{Topic}: alte Fragen gegen die Uhr'], 'Fünfzehn Minuten Karten, nur die fälligen; dann Fragen der Art, die kommt, ohne Unterlagen. Sofort prüfen und jeden Fehler mit Ursache ins Fehlerheft.', 'die letzten drei Antworten alles enthielten und das Fehlerheft aktuell ist'],
    'oral-1': ['Probeprüfung mündlich 1: zwanzig Minuten mit jemandem, der nachfragt', 'Themen auslosen, dreißig Sekunden denken, in drei Schritten antworten: was es ist, wie es zusammenhängt, ein Beispiel oder Fall. Die andere Person notiert, wo du gestockt, geraten oder abgeschweift bist.', 'die schwachen Stellen notiert sind und du die Stille ausgehalten hast'],
    'oral-2': ['Probeprüfung mündlich 2: die gefürchteten Themen, mit Nachfragen, in der Kleidung des Tages', 'Eintreten, grüßen, setzen, beginnen; beim Reden auf Papier oder am Modell zeigen; zwei Sätze üben für „Das weiß ich nicht, aber ich würde anfangen mit …“.', 'du ohne Notizen durchgekommen bist und deinen ersten Satz kennst'],
    'terms-recall': ['Fachbegriffe: die ganze Liste aus dem Kopf, Thema für Thema', 'Ein Blatt, kein Buch. Vergleiche und mache aus dem Fehlenden Karten für die letzten Tage.', 'weniger als fünf fehlen'],
  },
  names: {
    'the topics worth most marks': 'die Themen mit den meisten Punkten',
    'your hardest topic': 'dein schwerstes Thema',
    'definitions and formulas': 'Definitionen und Formeln',
    'applied questions': 'Anwendungsaufgaben',
  },
}
