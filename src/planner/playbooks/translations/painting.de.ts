import type { PlaybookWords } from './playbook-words.ts'

export const PAINTING_DE: PlaybookWords = {
  templates: {
    'pt-look': ['Jede Wand ansehen: Feuchtigkeit, Risse, kreidende Farbe, Nikotin, Tapete', 'Klebeband andrücken und abziehen, mit nasser Hand wischen: Was sich löst, braucht Grundierung. Feuchtigkeit wird vor dem Streichen behoben, in alten Häusern vor dem Schleifen auf Blei geprüft.', 'jede Wand ihre Behandlung auf einer Liste hat'],
    'pt-colour': ['Die Farbe an einem gestrichenen Bogen aussuchen, bei Morgenlicht und Lampe', 'Probetöpfe auf meterbreites Papier streichen und einen Tag lang von Wand zu Wand tragen. Flur und Küche bekommen eine abwaschbare Farbe.', 'Farbton, Glanz und Nummer aufgeschrieben sind'],
    'pt-sums': ['Quadratmeter, Liter, Rollen, Klebeband und Folie ausrechnen', 'Höhe mal Umfang des Zimmers, weniger Türen und Fenster, mal zwei Anstriche. Auf dem Eimer steht, wie weit ein Liter reicht; ein Zehntel mehr aus einer Charge.', 'die Liste Liter und Stückzahlen hat'],
    'pt-buy': ['Farbe, Grundierung, Spachtelmasse, gute Rolle und Pinsel, Klebeband und Folie kaufen', 'Die bessere Rolle spart einen Anstrich. Alle Eimer aus einer Charge; volle nimmt der Laden mit Beleg zurück.', 'am Tag davor alles im Zimmer steht'],
    'pt-clear': ['Die Zimmer leeren: Kleines hinaus, Großes in die Mitte unter Folie', 'Bilder und Haken ab, Vorhänge runter, Lampen bei ausgeschalteter Sicherung abhängen. Ein Weg zum Fenster bleibt frei.', 'jede Wand mit der Rolle erreichbar ist'],
    'pt-wash': ['Wände abstauben, abwaschen und lose Farbe abkratzen', 'Von unten nach oben mit etwas Seife, dann mit klarem Wasser. Abkratzen, was sich hebt, und ein bis zwei Stunden trocknen lassen.', 'ein weißes Tuch an der Wand weiß bleibt'],
    'pt-fill': ['Löcher und Risse spachteln, glatt schleifen und die Stellen grundieren', 'Zweimal dünn hält besser als einmal dick. Eine Lampe dicht an der Wand zeigt, was die Hand nicht merkt; Maske auf, Fenster auf.', 'unter der Handfläche nichts hängen bleibt'],
    'pt-tape': ['Leisten, Rahmen, Steckdosen und Boden abkleben und abdecken', 'Sicherung aus, Abdeckungen ab. Das Band mit dem Spachtel andrücken und die Bodenfolie an die Leiste kleben.', 'ein Tropfen überallhin fallen dürfte'],
    'pt-prime': ['Grundieren, wo die Wand kreidet, Wasser saugt oder fleckig ist', 'Sperrgrund auf Wasserflecken und Nikotin, Tiefgrund auf nacktem Putz, und so lange warten, wie der Eimer sagt.', 'das Klebeband nichts mehr abzieht'],
    'pt-ceiling': ['Die Decken streichen: vom Fenster weg, nass in nass, ohne Pause', 'Eine Person zieht die Kanten, die andere rollt mit langer Stange. Vor dem Trocknen gegen das Licht schauen.', 'gegen das Fenster kein Streifen zu sehen ist'],
    'pt-first': ['Wände streichen, erster Anstrich: Ecken und Kanten, dann kreuzweise rollen', 'Alle Eimer in einem Kübel mischen. Einen Meter Kante ziehen, nass hineinrollen und jede Wand ohne Pause fertig machen.', 'jede Wand einmal von Rand zu Rand bedeckt ist'],
    'pt-second': ['Wände streichen, zweiter Anstrich, nach der Trockenzeit auf dem Eimer', 'Die Rolle solange in Folie wickeln. Gleichmäßiger Druck, zuletzt von oben nach unten.', 'die alte Farbe nirgends mehr zu sehen ist'],
    'pt-untape': ['Das Klebeband abziehen, solange die Farbe weich ist, und Kanten ausbessern', 'Flach abziehen und mit dem Messer schneiden, wo es Farbe mitnimmt. Kleiner Pinsel, gutes Licht.', 'die Kanten gerade sind und das Band im Müll liegt'],
    'pt-back': ['Steckdosen, Möbel und Haken zurück, Boden putzen', 'Sicherung aus für die Steckdosen. Möbel zwei Tage eine Handbreit von der Wand, Fenster offen.', 'das Zimmer wieder benutzt wird'],
    'pt-wash-up': ['Werkzeug auswaschen, Eimer schließen, Reste zur Sammelstelle bringen', 'Pinsel erst abstreifen, dann auswaschen. Zimmer, Farbton und Datum auf den Deckel; nichts in den Abfluss.', 'die Pinsel weich und die Eimer beschriftet sind'],
    'pt-daylight': ['Alles bei Tageslicht ansehen und ausbessern, was auffällt', 'Mit Bleistift einkreisen, dann kleine Rolle und derselbe Eimer.', 'kein Kreis mehr übrig ist'],
    'pt-try': ['An einer türgroßen Fläche üben: Kanten ziehen, rollen, trocknen, ansehen', 'Nimm die Stelle, wo später der Schrank steht. Zu wenig Farbe und zu viel Druck machen Streifen.', 'die Fläche ohne Streifen getrocknet ist'],
    'pt-safe': ['Vier Regeln durchgehen, bevor du anfängst: Leiter, Augen, Dämpfe, Sicherung', 'Drei Punkte Halt auf der Leiter, Brille für die Decke, Fenster offen, Prüfer an die Leitungen.', 'die vier an der Tür hängen'],
    'pt-feature': ['Eine scharfe Linie oder zweite Farbe streichen, das Band vorher versiegelt', 'Mit Laser oder Schlagschnur anzeichnen. Den ersten Ton über die Bandkante streichen, dann den zweiten, und gleich abziehen.', 'die Linie aus einem Meter scharf ist'],
    'pt-woodwork': ['Türen, Rahmen und Leisten streichen: schleifen, vorstreichen, zweimal dünn', 'Türen liegen ausgehängt: erst die Füllungen, dann die Rahmenhölzer, zuletzt die Kanten, ein Tag dazwischen.', 'die Türen schließen, ohne zu kleben'],
    'pt-seal': ['Die Fugen zwischen Wand und Rahmen erneuern', 'Alte Masse ausschneiden, mit überstreichbarer füllen, mit nassem Finger glätten, Band gleich abziehen. Das kommt vor den letzten Anstrich.', 'durch keine Fuge Licht fällt'],
    'pt-rooms': ['Die Reihenfolge der Zimmer festlegen, eins pro Wochenende, und wo ihr solange wohnt', 'Schlafzimmer zuerst, Flur zuletzt, weil alles durch ihn geht.', 'jedes Zimmer sein Wochenende hat'],
    prepare: ['{Topic}: ausräumen, abdecken, spachteln, schleifen, abkleben', 'Möbel in die Mitte unter Folie, Abdeckungen bei ausgeschalteter Sicherung ab, Staub weg, Band mit dem Spachtel angedrückt. Spachtelmasse trocknet vor dem Schleifen.', 'dort nichts mehr steht, was keine Farbe abbekommen darf, und die Wände glatt sind ({topic})'],
    paint: ['{Topic}: erst die Decke, dann die Wände, zwei Anstriche', 'Einen Meter Kante ziehen und nass hineinrollen, vom Fenster in den Raum und immer bis zu einer Ecke. Der zweite Anstrich folgt, wenn der Eimer es sagt.', 'zwei Anstriche drauf sind und gegen das Licht kein Streifen zu sehen ist'],
    clear: ['{Topic}: Band ab, ausbessern, putzen, einräumen', 'Das Band flach abziehen, solange der letzte Anstrich weich ist, Kanten mit kleinem Pinsel ausbessern, Steckdosen bei ausgeschalteter Sicherung anbringen.', 'der Raum benutzbar und die Folie weg ist ({topic})'],
  },
  names: {
    'home': 'zu Hause',
  },
}
