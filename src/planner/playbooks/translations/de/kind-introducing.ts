import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_INTRODUCING_DE: PlaybookWords = {
  title: 'etwas Neues einführen',
  templates: {
    now: ['{Topic}: wie es heute ist und was nicht verloren gehen darf', 'Geh „{topic}“ mit zwei Leuten durch, die heute damit zu tun haben; schreibe auf, was funktioniert, was nicht und wer darauf angewiesen ist.', 'alle, die auf „{topic}“ angewiesen sind, die Seite bestätigt haben'],
    new: ['{Topic}: das Neue festlegen und an einer Stelle ausprobieren', 'Beschreibe das Neue in Beispielen, richte es für eine Gruppe oder einen Raum ein und nutze es einige Tage lang an echten Fällen.', 'die Testgruppe nicht mehr zurückwill'],
    all: ['{Topic}: überall einführen und das Alte abschaffen', 'Gruppe für Gruppe, jede mit Termin; an den ersten Tagen ist jemand erreichbar. Das Alte wird an einem Tag, den alle kennen, abgeschaltet, weggeräumt oder gesperrt.', '„{topic}“ überall in Gebrauch und das Alte weg ist'],
    'intro-why': ['{Subject}: sagen, was für wen besser wird und woran man es merkt', 'Eine Seite: was heute stört und wen, was anders wird, und eine Zahl oder ein Zeichen dafür, dass es geklappt hat.', 'alle, die entscheiden, der Seite zugestimmt haben'],
    'intro-survey': ['{Subject}: Bestandsaufnahme, Stelle für Stelle', 'Liste alle betroffenen Stellen, Gruppen oder Fälle mit ihren Besonderheiten auf; sieh selbst nach, statt herumzufragen.', 'die Liste vollständig ist und jeder Eintrag eine Ansprechperson hat'],
    'intro-people': ['{Subject}: mit denen reden, die dadurch etwas verlieren', 'Frage, was sie befürchten und was sie bräuchten; schreibe ihre Bedingungen auf und antworte auf jede, auch mit einem Nein.', 'jeder Einwand eine Antwort hat, die auch angekommen ist'],
    'intro-rules': ['{Subject}: Vorschriften, Verträge und Genehmigungen prüfen', 'Sicherheit, Datenschutz, Arbeitsrecht und Barrierefreiheit, Kündigungsfristen für das, was ersetzt wird, und wer zustimmen oder informiert werden muss.', 'jede nötige Zustimmung schriftlich angefragt ist'],
    'intro-design': ['{Subject}: das Neue festlegen, bis hin zu den Ausnahmen', 'Beschreibe es am Beispiel eines gewöhnlichen Tages, eines vollen Tages und eines Sonderfalls; sag auch, was bleibt, wie es ist.', 'zwei Leute aus verschiedenen Gruppen die Beispiele gleich verstehen'],
    'intro-supply': ['{Subject}: bestellen, was Lieferzeit hat', 'Material, Lizenzen, Geräte, Drucksachen, Fremdfirmen: drei Angebote für den größten Posten, Liefertermine schriftlich, etwas Reserve.', 'alles bestellt ist und spätestens vor dem Probelauf eintrifft'],
    'intro-pilot-prepare': ['{Subject}: einen Probelauf an einer Stelle vorbereiten', 'Wähle eine Stelle, die weder die leichteste noch die schwerste ist. Vereinbare, wie lange er dauert, was gemessen wird und wie ihr zurückkönnt.', 'die Testgruppe ihren ersten Tag kennt und weiß, wen sie anruft'],
    'intro-pilot': ['{Subject}: den Probelauf durchführen, die ersten Tage begleiten', 'Sei am Anfang dabei; notiere jede Frage, die zweimal kommt, und jeden Umweg um das Neue herum, denn sie zeigen, was nicht stimmt.', 'der Probelauf die vereinbarte Zeit gelaufen ist und die Notizen sortiert sind'],
    'intro-adjust': ['{Subject}: nachbessern, was der Probelauf zeigte, und entscheiden', 'Teile ein: muss geändert werden, kann warten, war ein Missverständnis; leg die Zahlen neben das Zeichen von der ersten Seite und entscheide, ob es weitergeht.', 'die Entscheidung gefallen ist und ihre Gründe aufgeschrieben sind'],
    'intro-guide': ['{Subject}: Anleitung auf einer Seite und eine kurze Übung für alle', 'Was neu ist, was in den drei häufigsten Fällen zu tun ist, wen man fragt; übt eine halbe Stunde an echten Fällen, statt Folien zu zeigen.', 'eine unbeteiligte Person alle drei Fälle mit der Seite geschafft hat'],
    'intro-rollout': ['{Subject}: Gruppe für Gruppe umstellen, jede mit Termin', 'Kleine Gruppen zuerst, nie zwei an einem Tag, nichts an den vollsten Tagen; an jedem ersten Tag ist jemand erreichbar.', 'jede Gruppe ihren ersten Tag hinter sich hat und ihre offenen Punkte notiert sind'],
    'intro-old': ['{Subject}: das Alte abschaffen', 'Kündige den Tag zwei Wochen vorher an, behalte, was das Gesetz verlangt, sammle den Rest ein oder schalte ihn ab und sieh nach, wo das Alte heimlich weiterlebt.', 'niemand mehr aus Versehen das Alte benutzen kann'],
    'intro-settle': ['{Subject}: prüfen, ob das Erfolgszeichen da ist, und übergeben', 'Miss wie auf der ersten Seite vereinbart, frage fünf Leute und übergib alles mit den offenen Punkten an eine namentlich benannte Person.', 'alle, die am Anfang zugestimmt haben, das Ergebnis kennen und jemand zuständig ist'],
  },
  names: {},
}
