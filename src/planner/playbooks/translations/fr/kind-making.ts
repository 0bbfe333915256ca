import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MAKING_FR: PlaybookWords = {
  title: 'fabriquer quelque chose',
  templates: {
    shape: ['{Topic} : mesurer, esquisser, réunir le matériel', 'Dessine {topic} avec ses mesures ou ses parties, dis ce qu’il faut supporter ou réussir, et aie tout le matériel devant toi avant de commencer.', 'il ne manque rien pour {topic} et le croquis porte toutes les mesures'],
    make: ['{Topic} : réaliser, les parties cachées d’abord', 'Commence par ce qui porte le reste ou ne sera plus accessible ; vérifie taille et ajustement après chaque étape, pas à la fin.', 'pour {topic}, tout est entier et va avec le reste'],
    try: ['{Topic} : essayer et corriger', 'Utilise {topic} comme dans la vraie vie, deux fois plus fort, et répare la première chose qui cède.', '{topic} a résisté à l’usage'],
    'make-use': ['{Subject} : qui s’en servira, où, et pour quoi faire', 'Trois phrases, et les mesures ou limites du lieu prévu ; va voir ce lieu avec un mètre ou un appareil photo.', 'tu pourrais refuser un résultat qui n’y répond pas'],
    'make-examples': ['{Subject} : regarder de près trois exemples existants', 'Prends-en deux bons et un raté. Note comment ils sont assemblés, ce qui s’use d’abord et ce que tu ferais autrement.', 'un croquis montre ce que tu reprends et ce que tu laisses'],
    'make-skill': ['{Subject} : s’exercer à l’étape la plus dure sur des chutes', 'Repère l’étape que tu n’as jamais faite, regarde quelqu’un la faire et répète-la sur du rebut jusqu’à la réussir deux fois de suite.', 'l’étape difficile a réussi deux fois de suite'],
    'make-plan': ['{Subject} : dessiner avec mesures et liste des pièces', 'Toutes les vues où se voit un assemblage ou un raccord ; une liste de pièces avec taille, nombre et source ; l’ordre de montage.', 'quelqu’un d’autre pourrait acheter les pièces avec ta liste'],
    'make-rules': ['{Subject} : vérifier sécurité, autorisations et budget', 'À qui sont le terrain ou les droits, quelle charge ou quelle météo à supporter, qui pourrait se blesser, et la somme avec un dixième de marge.', 'chaque autorisation nécessaire a été demandée'],
    'make-material': ['{Subject} : réunir matériel et outils', 'Commande d’abord le plus long à venir ; un dixième de plus de ce qui se coupe ou s’abîme ; emprunte l’outil qui sert une fois.', 'toute la liste des pièces est là et a été comptée'],
    'make-sample': ['{Subject} : une maquette ou un essai de la partie critique', 'Du carton, des chutes ou une page suffisent : vérifie taille, portée et raccords avant d’entamer le bon matériel.', 'ce que l’essai a montré est reporté sur le plan'],
    'make-base': ['{Subject} : faire ce qui porte le reste', 'Châssis, base ou noyau d’abord ; d’équerre, de niveau et complet, car tout défaut ultérieur commence ici. Compare au plan avant de continuer.', 'cela tient et toutes les mesures sont dans la tolérance prévue'],
    'make-body': ['{Subject} : ajouter les parties une à une et vérifier chaque ajustement', 'Monte à blanc avant de fixer pour de bon ; range à la fin de chaque séance et note où tu en es.', 'toutes les parties sont en place et il n’en reste aucune'],
    'make-try': ['{Subject} : essayer en conditions réelles', 'Pleine charge, vrais utilisateurs, vraie météo ou vraies données ; laisse faire quelqu’un qui n’a pas participé, et ne dis rien.', 'trois constats sont notés, le dangereux en premier'],
    'make-mend': ['{Subject} : corriger ce que l’essai a montré', 'La sécurité d’abord, puis ce qui empêche l’usage, puis ce qui est seulement laid ; refais le même essai après chaque réparation.', 'le même essai s’est passé sans constat important'],
    'make-finish': ['{Subject} : soigner la surface et les bords', 'Ce qu’on voit et touche chaque jour : bords, joints, étiquettes, revêtement ; laisse sécher ou reposer chaque couche aussi longtemps que le fabricant l’indique.', 'tu le montrerais sans t’excuser'],
    'make-hand': ['{Subject} : mettre en service, avec une note d’entretien', 'Apporte le résultat à sa place, montre-le à ceux qui s’en serviront et écris quoi nettoyer, huiler, renouveler ou sauvegarder, et quand.', 'cela sert et quelqu’un d’autre que toi peut s’en occuper'],
  },
  names: {},
}
