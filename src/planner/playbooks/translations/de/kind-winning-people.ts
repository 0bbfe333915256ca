import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINNING_PEOPLE_DE: PlaybookWords = {
  title: 'Menschen gewinnen',
  templates: {
    'win-ask': ['{Subject}: die eine Sache, um die du bittest, und bis wann', 'Wer genau, was genau, bis wann, und wie du es zählst; ein Wunsch, nach dem niemand handeln kann, ist keine Bitte.', 'ein Fremder wiedergeben könnte, worum er gebeten wird'],
    'win-who': ['{Subject}: wer entscheidet, wer dafür, dagegen, gleichgültig ist', 'Namen mit ihrem Grund; die Unentschiedenen sind dein Publikum, und alle haben jemanden, auf den sie hören.', 'zwanzig Namen in vier Gruppen stehen'],
    'win-listen': ['{Subject}: fünf Unentschiedenen zuhören', 'Was ihnen Sorgen macht, welche Worte sie benutzen, was für ein Ja gelten müsste; noch nicht argumentieren.', 'ihre drei Gründe in ihren eigenen Worten aufgeschrieben sind'],
    'win-facts': ['{Subject}: drei belastbare Fakten mit Quellen und eine Geschichte', 'Zahlen, die du auch vor Gegnern wiederholen würdest; ein Mensch, den es betrifft und der genannt werden will.', 'jeder Fakt jemandem standgehalten hat, der dagegen ist'],
    'win-message': ['{Subject}: die Botschaft in drei Sätzen', 'Ihre Sorge, der Vorschlag, die eine Sache, die zu tun ist; probiere sie an drei von ihnen aus und ändere, worüber sie stolpern.', 'drei Leute sie am nächsten Tag wiedergeben konnten'],
    'win-first': ['{Subject}: die ersten zehn persönlich gewinnen', 'Die fast Überzeugten, auf die andere hören; bitte alle um ein Ja und um einen weiteren Namen.', 'zehn namentlich Ja gesagt haben'],
    'win-material': ['{Subject}: eine Seite, ein Bild, Antworten auf die fünf häufigsten Einwände', 'In einer Minute lesbar, mit dem Hinweis, wo man unterschreibt oder sich anmeldet; jeder Einwand höflich und mit Quelle beantwortet.', 'die zehn es selbst benutzen'],
    'win-places': ['{Subject}: dorthin gehen, wo die Unentschiedenen sind', 'Drei Orte und Zeiten, an denen sie Ruhe zum Zuhören haben; jedes Mal zu zweit; notiere jede Frage.', 'drei Orte besucht sind und die Zahl der Zusagen bekannt ist'],
    'win-public': ['{Subject}: andere sprechen lassen: Lokalblatt, Gruppe, angesehene Leute', 'Etwas Neues, ein Termin und ein Bild ergeben eine Nachricht; schreibe sie so, dass sie unverändert gedruckt werden kann.', 'es an zwei Stellen erschienen ist, die nicht deine eigenen sind'],
    'win-count': ['{Subject}: zählen und ändern, was nicht wirkt', 'Zusagen nach Ort und nach Art der Ansprache; lass das Schwächste sein und verdopple das Beste.', 'die nächsten zwei Wochen dorthin gehen, wo die Zusagen herkommen'],
    'win-deciders': ['{Subject}: vor die bringen, die entscheiden', 'Eine kurze Seite, wie viele dahinterstehen und was als Nächstes geschieht; bitte um einen Termin für die Antwort.', 'es einen Termin für die Entscheidung gibt'],
    'win-close': ['{Subject}: allen Helfern sagen, wie es ausgegangen ist', 'Ergebnis, namentlicher Dank, worum du jetzt bittest; behalte die Adressen derer, die weitermachen wollen.', 'alle das Ergebnis kennen, die Ja gesagt haben'],
  },
  names: {},
}
