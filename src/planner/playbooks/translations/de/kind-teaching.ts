import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_TEACHING_DE: PlaybookWords = {
  title: 'anderen etwas beibringen',
  templates: {
    show: ['{Topic}: zeigen, gemeinsam machen, machen lassen', 'Zeige „{topic}“ fünf Minuten lang an einem echten Fall, dann Seite an Seite, dann allein, während du zusiehst.', '„{topic}“ allen einmal allein gelungen ist'],
    again: ['{Topic}: nach einigen Tagen noch einmal, aus dem Kopf', 'Nicht zuerst erklären: lass sie mit „{topic}“ anfangen, hilf nur, wo sie stocken, und notiere, was noch einmal kommen muss.', '„{topic}“ ohne Hilfe klappt'],
    'teach-aim': ['{Subject}: was sie am Ende können und woran du es siehst', 'Höchstens drei Sätze mit „kann“; eine kleine Probe an einem echten Fall, die es zeigt.', 'die drei Sätze und die Probe stehen'],
    'teach-start': ['{Subject}: herausfinden, wo sie stehen', 'Lass alle ein kleines Stück davon machen und sieh zu: was können sie schon, wovor haben sie Angst, wofür wollen sie es?', 'es für alle einen ersten Schritt gibt, der weder zu leicht noch zu schwer ist'],
    'teach-order': ['{Subject}: in Schritte für je eine Unterrichtsstunde zerlegen', 'Vom Ganzen zum Teil: am Ende jeder Stunde steht etwas Brauchbares; der schwerste Schritt in der Mitte, nicht am Schluss.', 'jeder Schritt eine Übung hat und ein Zeichen, dass er verstanden ist'],
    'teach-material': ['{Subject}: Beispiele aus ihrem Leben und Dinge zum Anfassen', 'Drei echte Fälle von ihnen, Werkzeug oder Blätter für alle; probiere eine Übung vorher an jemandem aus.', 'eine Person die Übung ohne deine Hilfe geschafft hat'],
    'teach-first': ['{Subject}: die erste Stunde, mit einem Erfolg am Schluss', 'Ein Zehntel reden, der Rest ist Machen; am Ende steht etwas, das alle zu Hause oder bei der Arbeit zeigen können.', 'alle etwas gemacht haben, das funktioniert'],
    'teach-second': ['{Subject}: die zweite Stunde beginnt mit der ersten aus dem Kopf', 'Zehn Minuten Abrufen ohne Hilfe, dann der nächste Schritt; notiere jeden Fehler, den zwei machen.', 'der erste Schritt noch einmal ohne Hilfe gelungen ist'],
    'teach-hard': ['{Subject}: der schwere Schritt, in kleinen Stücken', 'Zeige ihn langsam, dann laut in ihren eigenen Worten, dann allein; lobe, was sie getan haben, nicht, was sie sind.', 'alle den schweren Schritt einmal geschafft haben'],
    'teach-practice': ['{Subject}: Üben zwischen den Stunden: wenig und oft', 'Zehn Minuten am Tag mit einer Aufgabe, die sich selbst prüft; vereinbart wann und wo und seht sie in der nächsten Stunde an.', 'vor der nächsten Stunde vier Übungstage liegen'],
    'teach-together': ['{Subject}: alles zusammen an einem echten Fall', 'Ein ganzer Fall von Anfang bis Ende; du sagst nichts, bis sie fragen; besprecht danach nur eine Sache.', 'der Fall ohne deine Hände fertig wurde'],
    'teach-explain': ['{Subject}: sie erklären es jemand anderem', 'Wer erklärt, merkt, was fehlt: lass alle einem Gegenüber einen Schritt beibringen.', 'jeder Schritt einmal von ihnen erklärt wurde'],
    'teach-test': ['{Subject}: die vereinbarte kleine Probe, und was noch offen ist', 'An einem neuen Fall; vergleiche mit den drei Sätzen; für das Offene eine kürzere Wiederholung mit Termin.', 'für alle bekannt ist, was klappt und was noch einmal kommt'],
    'teach-keep': ['{Subject}: eine Seite zum Nachschlagen und ein Termin in einem Monat', 'Die Schritte, die drei häufigsten Fehler und wen man fragt; in einem Monat zehn Minuten noch einmal ausprobieren.', 'die Seite dort hängt, wo sie gebraucht wird, und der Termin steht'],
  },
  names: {},
}
