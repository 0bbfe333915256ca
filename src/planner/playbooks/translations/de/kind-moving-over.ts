import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MOVING_OVER_DE: PlaybookWords = {
  title: 'etwas umziehen lassen',
  templates: {
    sort: ['{Topic}: auflisten, aufräumen, entscheiden, was mitkommt', 'Geh „{topic}“ einmal ganz durch: was mitkommt, was wegfällt, was doppelt ist und worauf anderes verweist.', 'in jeder Zeile der Liste zu „{topic}“ eine Entscheidung steht'],
    trial: ['{Topic}: einen kleinen Teil zur Probe umziehen', 'Nimm zehn typische Stücke und die drei seltsamsten; prüfe jedes am neuen Ort mit jemandem, der es benutzt.', 'die Probestücke am neuen Ort vollständig und benutzbar sind'],
    move: ['{Topic}: den Rest umziehen und prüfen', 'In der Reihenfolge der Liste; zähle vorher und nachher und halte den alten Ort lesbar, bis alles geprüft ist.', 'die Zahlen übereinstimmen und die Nutzer eine Stichprobe aus „{topic}“ angesehen haben'],
    'move-list': ['{Subject}: auflisten, was da ist, mit Mengen und Zuständigen', 'Eine Zeile je Art: wie viele, wo, wer es nutzt, womit es zusammenhängt und bis wann es drüben sein muss.', 'alle Zuständigen die Liste bestätigt haben'],
    'move-target': ['{Subject}: den neuen Ort ansehen: Platz, Form, Regeln, Kosten', 'Prüfe, ob das Größte und das Seltsamste hineinpasst, wer was betreten oder sehen darf und was der Betrieb kostet.', 'nichts auf der Liste ohne Platz ist'],
    'move-clean': ['{Subject}: aussortieren, Doppeltes zusammenlegen, Kaputtes richten', 'Was seit Jahren niemand gebraucht hat, kommt nicht mit. Frage einmal nach, mit einem Datum, ab dem Schweigen Nein heißt.', 'die Liste kürzer geworden ist und nichts doppelt enthält'],
    'move-map': ['{Subject}: für jede Art festlegen, wohin und in welcher Form', 'Eine Tabelle von alt nach neu mit einem Beispiel je Zeile; markiere, was unterwegs verloren geht, und lass es von jemandem absegnen.', 'jede Zeile ein Beispiel hat, das ein Nutzer angesehen hat'],
    'move-copy': ['{Subject}: den alten Stand sichern und eine Rückholung ausprobieren', 'Eine vollständige Kopie, Fotos oder ein Inventar, getrennt aufbewahrt; hol zur Sicherheit ein Stück daraus zurück.', 'ein Stück unversehrt aus der Kopie zurückgekommen ist'],
    'move-trial': ['{Subject}: eine Stichprobe versuchsweise umziehen', 'Zehn typische Stücke und die drei seltsamsten, mit laufender Uhr, damit klar ist, wie lange der richtige Umzug dauert.', 'die Stichprobe am neuen Ort benutzbar ist und die Stunden fürs Ganze bekannt sind'],
    'move-fix': ['{Subject}: beheben, was die Probe gezeigt hat', 'Ändere die Tabelle oder das Vorgehen, nicht die einzelnen Stücke; zieh dieselbe Stichprobe noch einmal um.', 'bei der zweiten Probe nichts von Hand geflickt werden musste'],
    'move-tell': ['{Subject}: allen sagen, wann, was sich ändert und wen sie fragen', 'Zwei Wochen und zwei Tage vorher: was wann geschlossen ist, wie die neue Adresse oder der neue Ort heißt und was sie selbst tun müssen.', 'an dem Tag niemand überrascht wäre, der es nutzt'],
    'move-over': ['{Subject}: alles umziehen, der alte Ort ist gesperrt', 'Ab der ersten Stunde darf sich am alten Ort nichts mehr ändern; hake jede Zeile der Liste ab; zu der Stunde, die du vorher festgelegt hast, brichst du ab und gehst zurück.', 'jede Zeile abgehakt ist und die Zahlen übereinstimmen'],
    'move-check': ['{Subject}: am neuen Ort von den Nutzern prüfen lassen', 'Gib allen Zuständigen fünf Stücke zum Finden und Benutzen; notiere, was fehlt, falsch ist oder länger dauert als vorher.', 'alle ihre fünf gefunden haben'],
    'move-links': ['{Subject}: Adressen, Schilder und Verweise auf den alten Ort ändern', 'Briefköpfe, Links, Schilder, Verträge, Nachsendung; suche den alten Namen überall, wo er stehen kann.', 'die Suche nach dem alten Namen nichts mehr findet, was noch benutzt wird'],
    'move-close': ['{Subject}: den alten Ort schließen', 'Behalte die Kopie so lange, wie es Gesetz oder Vorsicht verlangen, kündige Verträge, gib Schlüssel und Zugänge zurück.', 'für den alten Ort nichts mehr bezahlt wird'],
  },
  names: {},
}
