import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SELLING_DE: PlaybookWords = {
  title: 'verkaufen',
  templates: {
    ready: ['{Topic}: säubern, vervollständigen, fotografieren, beschreiben', 'Lege Teile und Papiere zu „{topic}“ zusammen; Tageslicht, jede Seite, jeder Makel; Maße und Alter in die erste Zeile.', '„{topic}“ so beschrieben ist, dass niemand nachfragen muss'],
    sell: ['{Topic}: anbieten, antworten, gegen Geld übergeben', 'Antworte noch am selben Tag; reserviere „{topic}“ nur gegen Anzahlung; erst das Geld, dann die Ware, mit Quittung.', '„{topic}“ verkauft und bezahlt ist'],
    'sell-list': ['{Subject}: alles durchsehen und eine Liste schreiben', 'Was es ist, Hersteller, Alter, Zustand, was dazugehört; teile ein: etwas wert, wenig wert, zum Verschenken. Leg beiseite, was jemand in der Familie haben möchte.', 'jedes Stück in einer der drei Gruppen steht'],
    'sell-right': ['{Subject}: prüfen, ob und von wem es verkauft werden darf', 'Wem es gehört, wer zustimmen muss, Kauf- oder Erbnachweis, Vorschriften für solche Verkäufe, Steuer auf den Gewinn.', 'niemand dem Verkauf nachträglich widersprechen könnte'],
    'sell-learn': ['{Subject}: herausfinden, was so etwas wirklich eingebracht hat', 'Gezahlte statt verlangte Preise: abgeschlossene Auktionen, Händlerlisten, ein Sammlerverein. Notiere zu jedem Preis den Zustand.', 'die zehn besten Stücke eine Preisspanne mit Quelle haben'],
    'sell-value': ['{Subject}: das Beste von zwei Stellen schätzen lassen, die nicht kaufen', 'Frage nach dem Honorar und wofür geschätzt wird (Verkauf, Versicherung, Nachlass); lass es dir schriftlich geben; nichts verlässt das Haus ohne Quittung.', 'zwei schriftliche Schätzungen neben deiner eigenen Spanne stehen'],
    'sell-way': ['{Subject}: den Weg wählen: Auktion, Händler, privat, einzeln oder ganz', 'Stelle Gebühren, Zeit, Risiko und wahrscheinlichen Erlös nebeneinander; die besten Stücke und der Rest gehen oft verschiedene Wege.', 'jede Gruppe ihren Weg und ihren Mindestpreis hat'],
    'sell-ready': ['{Subject}: säubern, vervollständigen, fotografieren', 'Reinige nur, was es verträgt, denn manches verliert dadurch an Wert; Tageslicht, alle Seiten, Makel aus der Nähe, Stempel lesbar.', 'Bilder und Teile beisammen sind'],
    'sell-text': ['{Subject}: ehrlich beschreiben, mit Maßen und Makeln', 'Was, Hersteller, Alter, Größe, Zustand, was dabei ist, warum es verkauft wird, wie bezahlt und verschickt wird.', 'ein Fremder keine Frage mehr hatte'],
    'sell-offer': ['{Subject}: anbieten oder einliefern', 'Zu der Stunde und Jahreszeit, in der Käufer suchen; der Preis mit Luft für einen Schritt; bei Auktionen den Vertrag mit Mindestpreis und Gebühren vor der Unterschrift lesen.', 'es dort steht, wo seine Käufer suchen'],
    'sell-answer': ['{Subject}: antworten, zeigen, verhandeln', 'Am selben Tag, mit demselben freundlichen Satz; an einem öffentlichen Ort oder zu zweit; dein Mindestpreis bleibt in deinem Kopf.', 'Käufer und Summe schriftlich feststehen'],
    'sell-hand': ['{Subject}: Geld annehmen und übergeben', 'Erst das Geld auf dem Konto oder in der Hand, dann die Ware; versichertes Paket mit Nummer; eine Quittung mit beiden Namen.', 'bezahlt, übergeben und unterschrieben ist'],
    'sell-rest': ['{Subject}: der Rest: einmal senken, dann verschenken', 'Nach einem Monat einen Schritt runter, dann als Posten, dann an jemanden, der sich freut; teile das Geld wie vereinbart auf, notiere es für die Steuer.', 'nichts mehr davon herumsteht und das Geld aufgeteilt ist'],
  },
  names: {},
}
