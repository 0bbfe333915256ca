import type { PlaybookWords } from '../playbook-words.ts'

export const PERSONAL_GROWTH_DE: PlaybookWords = {
  title: 'persönliche Entwicklung',
  strong: ['selbstbewusster', 'selbstbewusstsein', 'geduldiger werden', 'nein sagen lernen', 'besser zuhoren', 'schlagfertig', 'selbstdisziplin', 'personlichkeitsentwicklung', 'gelassener', 'an mir arbeiten', 'weniger perfektionis', 'selbstsicher'],
  templates: {
    'one-behaviour': ['Aus dem Wunsch ein Verhalten machen, das man filmen könnte', 'Nicht „besser sein“, sondern was du wann zu wem sagst oder tust; klein genug für morgen.', 'Fremde es zählen könnten'],
    'why-now': ['Aufschreiben, warum jetzt und wovor dich die alte Art schützt', 'Jede Gewohnheit bringt etwas ein; was würdest du verlieren?', 'der Preis der Änderung in einem ehrlichen Satz steht'],
    'blind-spot': ['Jemanden fragen, der dich nicht schont: Was sehe ich noch nicht?', 'Jemand Erfahrenes oder Kritisches, eine Lage, keine Erklärung von dir.', 'der blinde Fleck in fremden Worten aufgeschrieben ist'],
    'scene': ['Eine Szene der letzten Woche beschreiben, wie sie war und wie du sie gewünscht hättest', 'Wer sagte was, was spürtest du im Körper, was tatest du; dann dieselbe Szene mit dir in Bestform.', 'der Unterschied ein Satz mit einem Verb am Anfang ist'],
    'ask-three': ['Drei Menschen fragen: Was soll ich behalten, lassen, anfangen?', 'Menschen, die es gut mit dir meinen; zuhören, danken, nicht verteidigen.', 'neun Antworten notiert sind und ein Muster eingekreist'],
    'observe': [['{Topic}: dich einen Tag beobachten und Striche machen', '{Topic}: jemandem zusehen, der es gut kann'], 'Jedes Mal ein Strich; was kam direkt davor? Abends fünf Zeilen.', 'der häufigste Auslöser benannt ist'],
    'learn': ['{Topic}: eine Technik lernen und in eigenen Worten sagen', 'Ein Kapitel oder Vortrag, eine Technik; schreib auf, wann, wo und wie du sie nutzt.', 'ein Wenn-dann-Satz dort hängt, wo du ihn siehst'],
    'rehearse': [['{Topic}: laut proben, zweimal', '{Topic}: mit jemandem proben, der die Gegenseite spielt'], 'Im Stehen, echte Worte, echte Pause; beim zweiten Mal langsamer.', 'es ohne Ablesen kommt'],
    'use': [['{Topic}: in einem echten Gespräch oder einer Aufgabe anwenden', '{Topic}: dort anwenden, wo es meist schiefgeht', '{Topic}: zweimal am selben Tag anwenden'], 'Wähl die Gelegenheit vorher; danach: Was tat ich, was geschah, was als Nächstes?', 'drei Zeilen dazu geschrieben sind'],
    'mentor': ['Jemand anderem damit helfen, Runde {round}', 'Zuerst zuhören, eine Frage, kein Rat, bevor er erbeten ist.', 'die Person etwas getan und du etwas gelernt hast'],
    'week-page': ['Wochenseite {round}: was gut lief, was ich vermied, ein Mensch zum Danken', 'Tatsachen vor Urteil; schick den Dank ab.', 'die Seite geschrieben und der Dank verschickt ist'],
    'harder': ['Eine Stufe schwerer, Runde {round}', 'Dasselbe mit Fremden, Vorgesetzten oder weniger Zeit.', 'du es getan hast, wie auch immer es ausging'],
    'ask-again': ['Dieselben drei Menschen noch einmal fragen', 'Was ist dir aufgefallen? Was fehlt noch?', 'ihre Antworten neben den ersten stehen'],
    'setback': ['Für den Rückschlag vorsorgen: was du an dem Tag tust, an dem es misslingt', 'Nenn den wahrscheinlichsten Tag, das erste Zeichen, den kleinsten nächsten Schritt, wem du es sagst.', 'der Satz „Wenn es misslingt, dann …“ geschrieben ist'],
    'rule': ['Daraus eine Regel für dich machen und ein Datum zum Nachsehen', 'Ein Satz, eine Erinnerung, ein Mensch, der dich erinnern darf.', 'das Datum im Kalender steht'],
  },
  names: { 'noticing': 'Bemerken', 'one new way of doing it': 'eine neue Art', 'in easy company': 'in vertrauter Runde', 'when it is hard': 'wenn es schwer ist' },
}
