import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_COLLECTING_DE: PlaybookWords = {
  title: 'sammeln und ordnen',
  templates: {
    through: ['{Topic}: alles durchgehen, Stück für Stück', 'Nimm aus „{topic}“ jedes Stück einmal in die Hand: nach der Regel erfasst, gekennzeichnet, weggelegt; Zweifelsfälle auf einen Stapel für den Schluss.', '„{topic}“ bis auf den Zweifelsstapel geschafft ist'],
    check: ['{Topic}: zehn fertige ansehen und die Zweifelsfälle klären', 'Nimm aus „{topic}“ zehn beliebige Stücke und vergleiche sie mit der Regel; entscheide die Zweifelsfälle in einem Zug.', 'zehn von zehn stimmen und der Stapel leer ist'],
    'collect-what': ['{Subject}: was dazugehört, was nicht und wozu es dient', 'Ein Satz zum Zweck entscheidet, wie genau jedes Stück sein muss. Zähle grob, wie viele es sind oder wie viele du willst.', 'du bei zehn beliebigen Stücken sofort weißt, ob sie dazugehören'],
    'collect-rule': ['{Subject}: ein Formular je Stück: Name, Datum, Ort, Quelle', 'So wenige Felder, wie der Zweck braucht, überall dieselbe Schreibweise, eine Nummer an jedem Stück, die auch in der Liste steht.', 'fünf verschiedene Stücke ohne Anmerkung ins Formular passen'],
    'collect-tools': ['{Subject}: Platz, Werkzeug und Material zum Aufbewahren', 'Licht, Tisch, Kisten oder Mappen, die nichts angreifen, eine Kopie der Liste an einem zweiten Ort; frage nach, was solches Material nicht verträgt.', 'die nächste Sitzung innerhalb einer Minute beginnen kann'],
    'collect-trial': ['{Subject}: zehn Stücke ganz fertig machen, mit laufender Uhr', 'Vom Heraussuchen bis zum Weglegen, so gut wie nötig; bessere dann das Formular nach und rechne die Stunden für alles aus.', 'die Zeit für ein Stück und für alle bekannt ist'],
    'collect-quarter-1': ['{Subject}: das erste Viertel', 'In einer Reihenfolge, die du nicht verlässt; Zweifelsfälle kommen auf einen Stapel, ohne langes Grübeln.', 'ein Viertel nach dem Formular fertig ist'],
    'collect-look': ['{Subject}: zehn fertige Stücke prüfen und die Regel nachbessern', 'Sieh sie an wie ein Fremder; was zweimal schiefgeht, wird im Formular geändert, und die fertigen werden gleich berichtigt.', 'zehn von zehn stimmen'],
    'collect-quarter-2': ['{Subject}: das zweite Viertel', 'Dieselbe Reihenfolge, dasselbe Formular; schreibe am Ende jeder Sitzung auf, wo du stehst.', 'die Hälfte geschafft ist'],
    'collect-quarter-3': ['{Subject}: das dritte Viertel', 'Was sich als selten oder schwierig erwiesen hat, kommt jetzt, solange noch Zeit zum Suchen oder Fragen ist.', 'drei Viertel geschafft sind'],
    'collect-gaps': ['{Subject}: Fehlendes aufspüren', 'Vergleiche die Liste mit dem, was da sein müsste; frage drei Leute oder Stellen, die es haben könnten, mit Termin.', 'jede Lücke gefüllt, angefragt oder hingenommen ist'],
    'collect-quarter-4': ['{Subject}: das letzte Viertel', 'Bis zum Ende, bevor irgendetwas verschönert wird.', 'alles bis auf den Zweifelsstapel geschafft ist'],
    'collect-doubtful': ['{Subject}: den Zweifelsstapel entscheiden', 'In einem Zug, mit jemandem, der sich auskennt; was unbekannt bleibt, wird so gekennzeichnet und aufbewahrt.', 'der Stapel leer ist'],
    'collect-show': ['{Subject}: auffindbar machen, eine Kopie sichern und vorzeigen', 'Vorn eine Seite, die sagt, was wo ist und wie man es liest; eine Kopie an einem anderen Ort; lass jemanden drei Stücke suchen.', 'ein Fremder in zwei Minuten drei Stücke gefunden hat'],
  },
  names: {},
}
