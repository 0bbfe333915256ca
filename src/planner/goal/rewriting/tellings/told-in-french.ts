import { ANY_WEEKDAY } from '../../weekday-names.ts'

/** What people tell in French about their days, their aims and how it is now, in plain words; a space where they only tell why. */
export const TOLD_IN_FRENCH: readonly { told: RegExp; plain: (match: RegExpMatchArray) => string }[] = [
  // 'Semaine au ski aux Arcs': the goal, and nobody's absence from another.
  { told: /(?<=^\P{L}{0,3}(?:(?:une|notre|la|partir|passer|week-?end|semaine|séjour|vacances|jours|en famille|prolongé|à deux) ){1,5})au ski(?!\p{L})/giu, plain: () => 'de ski' },
  // 'Préparer le TOEFL, je vise 100 points'.
  { told: /, (?:et )?(?:je vise|on vise|nous visons|mon objectif est|objectif)(?: de| d['’]avoir)? (?:au moins |plus de )?\d{1,4}(?:[.,]\d)?(?: ?(?:points?|sur \d+|%))?(?=\s{0,2}(?:[.,;!?\n]|$))/giu, plain: () => ' ' },
  // 'Apprendre à nager, la piscine est ouverte le mardi de 12h à 14h': then one can. A sentence of its own may speak of one part alone.
  { told: /(?<=, ?)(?:(?:la|le|les|l['’]|ma|mon|notre) ?)(?:piscine|salle|salle de sport|gymnase|patinoire|bibliothèque|atelier|club|stade|dojo|studio|fablab)(?: \p{L}+)? (?:n['’])?est ouverte? (?:que |qu['’])?(?=(?:le|les|du|de|tous|chaque|seulement|uniquement|à)(?!\p{L}))/giu, plain: () => 'je peux ' },
  // 'Le robinet fuit, à réparer ce week-end': all of it, by then.
  { told: new RegExp(String.raw`, (?:le tout |c['’]est )?à (?:réparer|rendre|livrer|envoyer|déposer|payer|faire|régler|boucler|remettre|préparer)(?= (?:ce|cette|d['’]ici|avant|pour|le|la|au|dans|demain|${ANY_WEEKDAY})(?!\p{L}))`, 'giu'), plain: () => ',' },
  // 'Me mettre à mon compte en mars, encore salariée jusque-là': how it is until then.
  { told: /, (?:(?:je suis|nous sommes) )?(?:encore|toujours) (?:salariée?s?|employée?s?|en poste|en cdi|étudiante?s?|au chômage)(?: jusque[- ]là| d['’]ici là| pour l['’]instant| en ce moment)?(?=\s{0,2}(?:[.,;!?\n]|$))/giu, plain: () => ' ' },
  // 'On est libres le dimanche': what one says of several is said of oneself.
  { told: /(?<!\p{L})(?:on est|nous sommes) (?:tous |toutes |tous les deux |toutes les deux )?(?:libres?|disponibles?|dispos?)(?= (?:le|les|du|tous|toutes|chaque|un|une|à partir|après|avant|entre|que|qu['’])(?!\p{L}))/giu, plain: () => 'je suis libre' },
  // 'Je ne suis sur place qu'un week-end sur deux': then only.
  { told: /(?<!\p{L})(?:je n['’]y suis|on n['’]y est|je ne (?:suis|peux)|on n['’]est|nous ne sommes|on ne peut|nous ne pouvons) (?:(?:y )?(?:là|disponibles?|dispos?|libres?|sur place|présente?s?|chez moi|à la maison|aller|être là|venir|y aller|m['’]en occuper|travailler dessus) )?(?:que (?=(?:le|les|du|un|une|deux|trois)(?!\p{L}))|qu['’](?=une?(?!\p{L})))/giu, plain: () => 'seulement ' },
  // 'On ne marche qu'entre 8h et 13h', 'je ne bricole que le samedi': then only. Who leaves or comes back on a day does no work then.
  { told: /(?<=(?:^|[.!?;,\n])\s{0,2})(?:et )?(?:je|on|nous) ne (?:marche|marchons|bricole|bricolons|travaille|travaillons|cours|court|courons|nage|nageons|joue|jouons|répète|répétons|étudie|étudions|révise|révisons|jardine|jardinons|roule|roulons|pédale|pédalons|grimpe|grimpons|dessine|peins|peint|écris|écrit) (?:que (?=(?:le|les|du|de|en|tous|un|une|deux|trois|à)(?!\p{L}))|qu['’](?=(?:entre|à|après|avant|en|au|une?)(?!\p{L})))/giu, plain: () => 'seulement ' },
  // 'Je peux m'en occuper 20 minutes chaque matin': so long one has.
  { told: /(?<=[,;:.] ?)(?:et )?(?:je peux|on peut|nous pouvons) (?:m['’]|s['’]|nous )?(?:en occuper|y consacrer|y passer|y mettre) (?=(?:\d|une|deux|trois|quatre|vingt|trente)(?!\p{L}))/giu, plain: () => ' ' },
  // 'D'ici l'été': before it.
  { told: /(?<!\p{L})d['’]ici (?:à )?(?=(?:l['’](?:été|automne|hiver)|le printemps)(?!\p{L}))/giu, plain: () => 'avant ' },
]
