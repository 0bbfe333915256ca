import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_FINDING_OUT_DE: PlaybookWords = {
  title: 'herausfinden und entscheiden',
  templates: {
    look: ['{Topic}: was man weiß, aus drei unabhängigen Quellen', 'Notiere zu jeder Quelle, wer es sagt, woher und von wann; markiere, wo sie sich zu „{topic}“ widersprechen.', 'auf einer Seite steht, was zu „{topic}“ sicher, was strittig und was unbekannt ist'],
    ask: ['{Topic}: fragen oder messen, was keine Quelle beantwortet', 'Ein kurzes Gespräch mit jemandem aus der Praxis, ein Besuch oder eine eigene Zählung; schreibe die Frage auf, bevor du losgehst.', 'die offene Frage zu „{topic}“ eine Antwort mit Datum hat'],
    say: ['{Topic}: was daraus folgt', 'Ein Satz mit dem Befund, einer dazu, wie sicher er ist, einer mit dem, was zu tun ist.', 'die drei Sätze zu „{topic}“ stehen'],
    'find-question': ['{Subject}: die Frage aufschreiben und die Entscheidung, die daran hängt', 'Eine Frage, was bei jeder möglichen Antwort geschieht, wer entscheidet und wie genau die Antwort sein muss.', 'von der Person, die entscheidet, ein „Ja, mit dieser Antwort könnte ich entscheiden“ kommt'],
    'find-criteria': ['{Subject}: Kriterien nach Gewicht, und was ausschließt', 'Drei bis sechs Kriterien, jedes mit einem Maß; schreibe sie auf, bevor du die erste Möglichkeit ansiehst, damit keines zurechtgebogen wird.', 'zwei Leute ein Beispiel gleich einordnen würden'],
    'find-sources': ['{Subject}: Quellen auflisten: Leute, Zahlen, Fundorte', 'Mindestens eine, die von der Antwort nichts hat; amtliche Zahlen vor Meinungen, die vom letzten Jahr vor älteren.', 'jedes Kriterium zwei Quellen hat'],
    'find-long-list': ['{Subject}: lange Liste der Möglichkeiten, auch „alles bleibt so“', 'Erst in die Breite, dann urteilen: frage drei Leute, die dasselbe gelöst haben, und sieh nach, wie es im Ausland oder in anderen Branchen gemacht wird.', 'zehn Möglichkeiten mit je einer Zeile dastehen'],
    'find-short-list': ['{Subject}: nach den Ausschlussgründen auf drei kürzen', 'Eine Zeile Begründung für jede, die wegfällt, damit niemand sie wieder hervorholt.', 'drei übrig sind und die Gründe gegen die anderen dastehen'],
    'find-data': ['{Subject}: Zahlen zu den dreien, mit allen Kosten und Risiken', 'Kosten über die ganze Lebensdauer, nicht nur am Anfang; Aufwand, Zeit, was schiefgehen kann; wo eine Zahl geschätzt ist, schreib es dazu.', 'jedes Feld der Tabelle gefüllt ist, mit Quelle'],
    'find-see': ['{Subject}: selbst ansehen: Besuch, Probe oder Gespräch mit Nutzern', 'Frage Nutzer, was sie anders machen würden, was sie ärgert, was es wirklich gekostet hat; probiere das Wichtigste an deinem eigenen Fall aus.', 'zu jeder der beiden besten zwei Nutzer befragt sind'],
    'find-numbers': ['{Subject}: prüfen, ob das Ergebnis an einer Annahme hängt', 'Ändere die zwei unsichersten Zahlen um ein Drittel nach oben und unten und sieh, ob die Reihenfolge bleibt.', 'bekannt ist, welche Zahl das Ergebnis kippen könnte'],
    'find-second': ['{Subject}: jemanden dagegenhalten lassen', 'Gib die Tabelle jemandem, der eine andere Möglichkeit am liebsten mag; schreibe das stärkste Gegenargument auf und antworte darauf.', 'das stärkste Gegenargument eine Antwort hat oder das Ergebnis geändert hat'],
    'find-recommend': ['{Subject}: eine Empfehlung auf einer Seite', 'Frage, Antwort, warum, was es kostet, was dagegen spricht, was als Nächstes bis wann geschehen muss.', 'die Seite auch ohne dich verständlich ist'],
    'find-decide': ['{Subject}: entscheiden und aufschreiben, warum', 'Mit denen, die entscheiden dürfen; notiere die Entscheidung, ihre Gründe und das Zeichen, bei dem du neu nachdenken würdest.', 'die Entscheidung mit ihren Gründen aufgeschrieben ist'],
    'find-next': ['{Subject}: der erste Schritt, und Bescheid an alle Befragten', 'Bestelle, unterschreibe oder verkünde den ersten Schritt; danke allen, die geholfen haben, und sag ihnen, wie es ausgegangen ist.', 'der erste Schritt getan ist und niemand auf eine Antwort wartet'],
  },
  names: {},
}
