import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTLING_DE: PlaybookWords = {
  title: 'eine Sache mit anderen regeln',
  templates: {
    papers: ['{Topic}: wer entscheidet, was gebraucht wird, bis wann', 'Formular und Vorschrift von der amtlichen Seite; Unterlagen, Gebühr, Dauer und was geschieht, wenn „{topic}“ zu spät kommt.', 'in einer Mappe alles liegt, was „{topic}“ braucht'],
    send: ['{Topic}: vollständig abschicken, mit Nachweis und Antworttermin', 'Ein Begleitsatz, der sagt, was du willst; Kopien von allem; eine Erinnerung für den Tag, an dem die Antwort fällig ist.', '„{topic}“ dort angekommen und die Empfangsbestätigung abgelegt ist'],
    'settle-want': ['{Subject}: aufschreiben, was du willst und womit du leben könntest', 'Je ein Satz; daneben, was die andere Seite will, und was du tust, wenn ihr euch nicht einigt.', 'beide Sätze stehen und alle auf deiner Seite damit einverstanden sind'],
    'settle-story': ['{Subject}: die Tatsachen ordnen, mit Belegen', 'Eine Liste mit Daten: was geschah, wer was sagte, was es kostet; Fotos, Briefe und Quittungen passend nummeriert.', 'jede Zeile ihren Beleg hat oder sagt, dass es keinen gibt'],
    'settle-rule': ['{Subject}: klären, wer nach welcher Regel bis wann entscheidet', 'Die zuständige Stelle oder Person, das Formular, die Vorschrift dahinter, Fristen und Gebühren; Beratungsstellen wissen es oft in zehn Minuten.', 'Name, Vorschrift und letzter möglicher Tag bekannt sind'],
    'settle-advice': ['{Subject}: jemanden fragen, der sich auskennt', 'Beratungsstelle, Verband, Rechtsschutzversicherung oder jemand, der es hinter sich hat; nimm die Liste und zwei Fragen mit.', 'beide Fragen beantwortet sind und der nächste Schritt klar ist'],
    'settle-papers': ['{Subject}: fehlende Unterlagen besorgen', 'Bestelle Urkunden und Bescheinigungen zuerst, sie dauern am längsten; lass Kopien beglaubigen, wo es verlangt wird.', 'die Mappe nach der Liste der zuständigen Stelle vollständig ist'],
    'settle-talk': ['{Subject}: erst reden, dann schreiben', 'Frage, wie die andere Seite es sieht, sag in einem Satz, was du brauchst, schlag etwas vor; schreibe noch am selben Tag auf, was gesagt wurde, und schick es ihr.', 'ihre Sicht bekannt und das Gespräch schriftlich bestätigt ist'],
    'settle-send': ['{Subject}: das Anliegen vollständig und nachweisbar abschicken', 'Was du willst im ersten Satz, Tatsachen, Vorschrift, eine Frist für die Antwort; behalte von jeder Seite eine Kopie.', 'der Eingang nachgewiesen ist'],
    'settle-wait': ['{Subject}: nach dem Stand fragen', 'Mit dem Aktenzeichen: wer es bearbeitet, was fehlt, wann entschieden wird. Notiere Namen und Uhrzeit.', 'du weißt, bei wem es liegt und wann der nächste Termin ist'],
    'settle-more': ['{Subject}: nachreichen, was verlangt wird, noch in derselben Woche', 'Antworte auf jeden Punkt unter seiner Nummer; ist etwas unmöglich, sag, was du stattdessen anbieten kannst.', 'keine Frage der anderen Seite mehr offen ist'],
    'settle-push': ['{Subject}: eine Stelle höher gehen, wenn sich nichts bewegt', 'Eine letzte Frist schriftlich, dann Vorgesetzte, Ombudsstelle, Schlichtung oder Gemeinderat; bleib höflich, denn andere werden es lesen.', 'es entschieden ist oder bei der nächsten Stelle liegt'],
    'settle-check': ['{Subject}: die Antwort mit deinem Anliegen vergleichen', 'Was bewilligt ist, ab wann, unter welchen Bedingungen, wie lange du widersprechen kannst; vergleiche Beträge und Namen.', 'die Antwort angenommen oder der Widerspruch rechtzeitig abgeschickt ist'],
    'settle-close': ['{Subject}: dafür sorgen, dass es umgesetzt wird, und ablegen', 'Geld eingegangen, Arbeit erledigt, Eintrag geändert: sieh selbst nach; dann eine Mappe mit dem Datum, bis zu dem sie aufbewahrt werden muss.', 'geschehen ist, was zugesagt war'],
  },
  names: {},
}
