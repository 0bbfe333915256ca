import type { PlaybookWords } from './playbook-words.ts'

export const FITNESS_DE: PlaybookWords = {
  templates: {
    'form-check': ['Technik prüfen lassen: eine Trainerstunde oder Filme von der Seite', 'Kniebeuge, Hüftbeuge, Drücken, Rudern mit leerer Stange; bitte um einen Hinweis je Übung, nicht zehn.', 'je Übung ein Hinweis im Heft steht'],
    'gym-tour': ['Den Raum kennenlernen: Geräte, Rack, Sicherheitsstifte, ruhige Zeiten', 'Geh einmal ohne Training hin; probiere die Sicherheitsstifte und wie man einen misslungenen Versuch ablegt.', 'du deine fünf Plätze kennst und unter einer Stange herauskommst'],
    'block-plan': ['Den Block planen: Umfang, Intensität, leichte Woche, Test', 'Wochensätze je Muskel, Spitzensätze bei Anstrengung 8 von 10, jede vierte Woche leichter.', 'jede Woche Sätze und Lasten auf Papier hat'],
    baseline: ['Ausgangslage: Taille, Ruhepuls, Liegestütze, Unterarmstütz, Foto', 'Morgens messen; Liegestütze und Stütz bis zur sauberen Grenze. Bei Herz, Gelenken oder Medikamenten erst ärztlich fragen.', 'fünf Zahlen im Heft stehen'],
    protein: ['Essen, das das Training trägt: Eiweiß zu jeder Mahlzeit, feste Schlafzeit', 'Etwa 1,6 g Eiweiß je Kilo Körpergewicht am Tag, auf die Mahlzeiten verteilt; wähle drei Frühstücke und drei Abendessen.', 'die Einkaufsliste für eine Woche steht'],
    'halfway-check': ['Halbzeit: Heft, Beschwerden, was tauschen', 'Welche Übung stockt, welches Gelenk klagt, welche Einheit fällt aus? Ändere je eine Sache.', 'die zweite Hälfte auf Papier angepasst ist'],
    'final-measure': ['Neu messen und den nächsten Block wählen', 'Dieselben fünf Zahlen zur selben Stunde; behalte, was wirkte, wähle ein Ziel mit einer Zahl.', 'der nächste Block ein Startdatum hat'],
    'learn-a': ['Kraft, Woche {week}: Kniebeuge, Rudern und Drücken mit leichten Gewichten lernen', 'Drei Sätze zu zehn mit einem Gewicht für fünfzehn; einen Satz von der Seite filmen. Jedes Gewicht notieren.', 'alle Sätze im Film gleich aussehen und im Heft stehen'],
    'learn-b': ['Kraft, Woche {week}: Hüftbeuge, Latzug und Tragen lernen', 'Rumänisches Kreuzheben mit geradem Rücken, Latzug oder unterstützter Klimmzug, schweres Tragen über dreißig Schritte. Je drei Sätze.', 'du die Hüftbeuge hinten spürst, nicht im Rücken'],
    squat: ['Unterkörper, Woche {week}: Kniebeuge {amount}, Ausfallschritte, Waden', 'Zwei Wiederholungen in Reserve lassen. Schaffen alle Sätze die Zahl, nächstes Mal 2,5 kg mehr.', 'jeder Satz mit dem nächsten Gewicht notiert ist'],
    push: ['Drücken, Woche {week}: Bank oder Liegestütz {amount}, Schulterdrücken, Trizeps', 'Schulterblätter zusammen, in zwei Sekunden ab, in einer auf. Zwei Wiederholungen in Reserve.', 'jeder Satz notiert ist und die Schultern ruhig bleiben'],
    pull: ['Ziehen, Woche {week}: Kreuzheben 3 x 5, Rudern, Face Pulls', 'Kreuzheben zuerst, frisch: Rumpf fest, den Boden wegdrücken; dann Rudern 3 x 10 und Face Pulls 2 x 15.', 'der Rücken in jedem Satz gerade bleibt und die Gewichte notiert sind'],
    'top-set': ['Kraft, Woche {week}: schwerer Spitzensatz zu drei, dann 4 x 5 leichter', 'In fünf Sätzen steigern; der Spitzensatz lässt eine Wiederholung übrig; danach ein Zehntel weniger, drei Minuten Pause.', 'der Spitzensatz schneller oder schwerer ging als zuletzt'],
    'full-heavy': ['Ganzkörper, Woche {week}: schwere Dreier, dann ein leichter Zirkel', 'Kniebeuge und Drücken 4 x 3 mit drei Minuten Pause, dann zehn Minuten Tragen, Rudern, Stütz.', 'alle Dreier schnell genug für eine vierte waren'],
    deload: ['Leichtere Einheit, Woche {week}: gleiche Übungen, halbe Sätze', 'Gleiche Gewichte minus ein Fünftel, je zwei Sätze und zehn Minuten Dehnen: in dieser Woche wächst der Körper.', 'du frischer gehst, als du kamst'],
    test: ['Krafttest, Woche {week}: bestes Fünfer-Gewicht, Vergleich mit Woche 1', 'In fünf Stufen aufwärmen, dann ein Satz zu fünf so schwer, wie die Form sauber bleibt: Kniebeuge, Drücken, Rudern.', 'die drei Zahlen neben denen von Woche 1 stehen'],
    hips: ['Beweglichkeit, Woche {week}: Hüften und Sprunggelenke', 'Tiefe Hocke 2 x 60 s, 90/90-Wechsel, Sprunggelenk an der Wand, Couch-Dehnung 60 s je Seite. In die Endlage ausatmen.', 'die Hocke eine volle Minute ruhig ist'],
    'upper-back': ['Beweglichkeit, Woche {week}: oberer Rücken und Schultern', 'Aufdrehen, Durchfädeln, Wandgleiten, Türrahmen-Dehnung; langsam, acht je Seite.', 'die Arme über Kopf kommen, ohne dass die Rippen hochgehen'],
    hamstrings: ['Beweglichkeit, Woche {week}: Beinrückseite und unterer Rücken', 'Katze-Kuh, einbeinige Hüftbeuge, Banddehnung 60 s je Seite, Kindhaltung. Nie in den Schmerz.', 'du mit geraden Knien ans Schienbein kommst oder eine Hand tiefer als letzte Woche'],
    flow: ['Beweglichkeit, Woche {week}: Fluss durch den ganzen Körper', 'Weltbeste Dehnung, herabschauender Hund zum Stütz, tiefe Hocke zum Stand; eine Runde je Minute.', 'du dich ohne Halt die ganze Zeit bewegt hast'],
    steady: ['{name}, Woche {week}: gleichmäßig, Reden möglich', 'Eine gleichmäßige Anstrengung; jede zweite Woche fünf Minuten mehr.', 'das Tempo am Ende dem am Anfang gleicht'],
    pyramid: ['{name}, Woche {week}: Pyramide 1-2-3-2-1 min zügig', 'So viel lockere Zeit dazwischen wie die Anstrengung davor.', 'die letzte Minute so schnell ist wie die erste'],
    technique: ['{name}, Woche {week}: erst Technik, dann lockere Strecke', 'Ein Drittel der Zeit für eine Einzelheit, der Rest locker, ohne sie zu verlieren.', 'du die Einzelheit benennen und spüren kannst'],
  },
  names: {
    'strength': 'Krafttraining',
    'mobility': 'Beweglichkeit',
    'cardio': 'Ausdauer',
  },
}
