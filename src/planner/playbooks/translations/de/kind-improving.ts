import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_IMPROVING_DE: PlaybookWords = {
  title: 'etwas Messbares verbessern',
  templates: {
    causes: ['{Topic}: messen und die größte Ursache finden', 'Zähle „{topic}“ einige gewöhnliche Tage lang, notiere zu jedem Fall, was dazu geführt hat, und ordne die Ursachen danach, wie viel sie ausmachen.', 'für „{topic}“ eine Zahl und die größte Ursache aufgeschrieben sind'],
    change: ['{Topic}: eine Änderung im Kleinen ausprobieren', 'Ändere nur eine Sache, an einer Stelle oder für eine Woche, und zähle auf dieselbe Weise weiter.', 'die Zahlen vor und nach der Änderung nebeneinanderstehen'],
    keep: ['{Topic}: behalten, was gewirkt hat, und zur Regel machen', 'Schreibe den neuen Ablauf in drei Zeilen dort auf, wo gearbeitet wird, lege fest, wer auf die Zahl achtet, und nimm zurück, was nichts gebracht hat.', 'der neue Ablauf eine Woche lang ohne Erinnerung eingehalten wurde'],
    'improve-measure': ['{Subject}: festlegen, welche Zahl gilt und wie gezählt wird', 'Schreibe auf, was genau gezählt wird, wo, von wem und in welcher Einheit, und was nicht zählt. Eine Zahl, die zwei Leute verschieden zählen, nützt nichts.', 'zwei Leute für denselben Tag auf dieselbe Zahl kommen'],
    'improve-baseline': ['{Subject}: den Ausgangswert an gewöhnlichen Tagen festhalten', 'Zähle mindestens eine Woche oder zehn Fälle lang, bevor irgendetwas geändert wird; notiere jedes Mal, was drumherum los war.', 'Durchschnitt und schlimmster Fall einer gewöhnlichen Woche bekannt sind'],
    'improve-watch': ['{Subject}: zusehen, wo es entsteht, ohne einzugreifen', 'Sei dabei, wenn es passiert, frage die, die die Arbeit tun, und notiere jeden Schritt mit Zeit, Menge oder Kosten.', 'der Weg auf einer Seite aufgezeichnet ist, mit einer Zahl an jedem Schritt'],
    'improve-causes': ['{Subject}: Ursachen danach ordnen, wie viel jede ausmacht', 'Liste alle Ursachen mit ihrem Anteil auf. Meist machen zwei oder drei das meiste aus; der Rest bleibt vorerst liegen.', 'die größten Ursachen zusammen mehr als die Hälfte ausmachen'],
    'improve-ideas': ['{Subject}: Mittel gegen die größten Ursachen sammeln, drei auswählen', 'Frage zuerst die, die die Arbeit tun. Stelle bei jedem Mittel Wirkung und Aufwand gegenüber und beginne mit dem, was wenig kostet und sich zurücknehmen lässt.', 'drei Mittel je eine zuständige Person, einen ersten Tag und eine erwartete Wirkung haben'],
    'improve-trial-1': ['{Subject}: das erste Mittel im Kleinen erproben', 'Eine Stelle, eine Gruppe oder eine Woche; alles andere bleibt, wie es war, und gezählt wird wie bisher.', 'Zahlen von vorher und nachher vorliegen und entschieden ist: behalten, ändern oder fallen lassen'],
    'improve-trial-2': ['{Subject}: das zweite Mittel erproben, während das erste weiterläuft', 'Nimm es erst dazu, wenn sich das erste eingespielt hat, damit sich die Wirkungen auseinanderhalten lassen.', 'die Wirkung des zweiten Mittels für sich bekannt ist'],
    'improve-half': ['{Subject}: zur Halbzeit die Zahl mit dem Ziel vergleichen', 'Zieh die Linie vom Ausgangswert über heute bis zum letzten Tag. Führt sie am Ziel vorbei, nimm dir die nächste Ursache vor, statt dasselbe Mittel stärker zu treiben.', 'entschieden ist, welche Ursache als Nächstes drankommt und was aufhört'],
    'improve-side-effects': ['{Subject}: nachsehen, was anderswo schlechter geworden ist', 'Frage drei Betroffene; sieh dir Qualität, Beschwerden und die Mehrarbeit anderer seit dem ersten Versuch an.', 'jede Nebenwirkung von jemandem hingenommen wird oder ein Gegenmittel hat'],
    'improve-widen': ['{Subject}: was gewirkt hat, überall einführen', 'Zeige denen, die beim Versuch nicht dabei waren, an ihrem Platz in zehn Minuten die Zahlen und den neuen Ablauf; bleib am ersten Tag in der Nähe.', 'überall nach dem neuen Ablauf gearbeitet wird'],
    'improve-standard': ['{Subject}: den neuen Ablauf aufschreiben und wer auf die Zahl achtet', 'Eine halbe Seite dort, wo gearbeitet wird: was jetzt getan wird, was nicht mehr, welche Zahl zu erwarten ist und wer Bescheid bekommt, wenn sie abrutscht.', 'jemand Neues die Seite ohne Rückfrage befolgt hat'],
    'improve-result': ['{Subject}: das Ergebnis mit dem Ausgangswert vergleichen', 'Zähle noch einmal genau wie in der ersten Woche; sag allen Beteiligten die Zahl, was sie bewirkt hat und was nicht.', 'alle Beteiligten das Ergebnis, seinen Grund und die nächste Ursache kennen'],
  },
  names: {},
}
