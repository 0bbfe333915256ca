import type { PlaybookWords } from './playbook-words.ts'

export const EXAM_STUDY_FR: PlaybookWords = {
  templates: {
    'how-marked': ['Comprendre la notation de l’épreuve : format, poids, verbes de consigne', 'Programme, barème et une copie corrigée côte à côte : qu’est-ce qui rapporte un point, qu’est-ce qui ne rapporte rien ? Note les verbes et ce qu’ils demandent.', 'une page dit combien de points vient de quoi'],
    'vocabulary-first': ['Réunir les cinquante mots de la matière avant la théorie', 'Glossaire et titres d’abord ; un exemple à toi par mot, puis dix cartes par jour.', 'cinquante cartes existent et trente sont justes aujourd’hui'],
    ceiling: ['Chercher les derniers dix pour cent : questions les plus dures de cinq ans, triées par contenu', 'Pas de sujets entiers : seulement ce qui te coûte d’habitude des points, à toi ou à ta promotion.', 'la liste triée des faiblesses remplace le programme comme plan'],
    diagnostic: ['Diagnostic : faire une ancienne épreuve à froid et repérer les lacunes', 'Fais une ancienne épreuve sans notes, en moitié de temps s’il le faut. Corrige-la, colore chaque thème en rouge, orange ou vert ; procure-toi programme et barème.', 'chaque thème a sa couleur et les rouges sont connus'],
    learn: [['{Topic} : reconstruire la théorie', '{Topic} : fiche de synthèse de mémoire'], 'Lis une fois la partie sur {topic}, ferme le livre, écris de mémoire définitions, résultats et un exemple. Compare, corrige d’une autre couleur, répète ce qui manquait.', 'une page sur {topic} existe, écrite sans regarder'],
    'worked-examples': ['{Topic} : exemples corrigés, puis seul', 'Cache la solution de chaque exemple, prédis l’étape suivante, découvre. Puis refais-le sur une feuille blanche.', 'tu sais dire pourquoi chaque étape suit'],
    practise: [['{Topic} : exercices du facile au difficile', '{Topic} : questions d’annales', '{Topic} : questions d’annales contre la montre'], 'Sans notes, dix minutes au plus par question avant de regarder. Vérifie aussitôt et inscris chaque erreur avec sa cause dans le cahier d’erreurs.', 'les trois dernières sont justes sans aide et le cahier est à jour'],
    review: [['{Topic} : révision espacée, page blanche', '{Topic} : deuxième révision, les erreurs seulement'], 'Quelques jours après : page blanche, tout ce que tu sais sur {topic}, puis deux questions ratées auparavant.', 'ce qui manquait est marqué et les deux questions sont justes'],
    teach: ['Enseigner, tour {round} : le thème le plus dur en dix minutes à quelqu’un qui questionne', 'Sans notes, au tableau ; note chaque question restée sans réponse immédiate.', 'chaque question ouverte a sa réponse sur la fiche'],
    'tutor-hour': ['Demander, tour {round} : trois choses que tu ne comprends pas, à un tuteur ou un camarade', 'Apporte ton essai, pas seulement la question ; réexplique avant de partir.', 'tu as résolu seul une question de chaque sorte'],
    interleaved: ['Série mêlée {round} : questions de tout ce qui est vu, mélangées', 'Tire au hasard dans tous les thèmes finis pour devoir reconnaître le type. Quarante minutes, puis corrige.', 'le score est noté et chaque faute est dans le cahier'],
    'error-log': ['Cahier d’erreurs, tour {round} : refaire chaque faute', 'Reprends tout depuis zéro ; raye seulement ce qui est juste deux jours différents.', 'rien n’y est plus vieux d’une semaine sans essai'],
    'formula-recall': ['Définitions et formules : écrire toute la liste de mémoire', 'Une feuille, pas de livre. Vérifie et mets les oublis sur des cartes pour les derniers jours.', 'il en manque moins de trois'],
    'mock-1': ['Examen blanc 1 : sujet complet, temps réel, sans notes', 'À l’heure de l’épreuve si possible, téléphone dans une autre pièce, seulement les aides permises.', 'il est corrigé au barème officiel et tu connais les trois types qui coûtent le plus'],
    'mock-1-repair': ['Réparer ce que l’examen blanc 1 a montré', 'Les trois types les plus coûteux : fiche de théorie, un exemple corrigé, trois questions chacun.', 'une question de chaque type est juste dans le temps'],
    'mock-2': ['Examen blanc 2 : autre sujet, avec ta stratégie', 'Lis d’abord tout, fais le sûr, garde dix minutes pour relire. Exerce la stratégie autant que la matière.', 'il est corrigé et il restait du temps pour relire'],
    taper: ['Veille : fiches, sac, trajet, coucher tôt', 'Rien de nouveau. Parcours fiches et erreurs, prépare pièce d’identité, aides permises et eau, repère la salle.', 'le sac est à la porte et tu es au lit à l’heure'],
    'on-a-page': [['{Topic} : sur une page, de mémoire – schéma, tableau ou frise'], 'Dessine ou range {topic} sur une feuille blanche avec tous les noms que tu sais, compare au livre dans une autre couleur et ne fais de fiches que pour ce qui manquait. Le lendemain, encore une fois de zéro.', 'il manque moins de cinq noms sur la seconde feuille'],
    questions: [['{Topic} : fiches, puis questions en phrases entières', '{Topic} : questions d’annales, d’abord en notes, puis à voix haute', '{Topic} : questions d’annales contre la montre'], 'Quinze minutes de fiches, seulement celles du jour ; puis des questions du type attendu, sans notes. Corrige tout de suite et note chaque erreur avec sa cause.', 'les trois dernières réponses étaient complètes et le carnet d’erreurs est à jour'],
    'oral-1': ['Oral blanc 1 : vingt minutes avec quelqu’un qui relance', 'Sujets tirés au sort, trente secondes pour penser, réponse en trois temps : ce que c’est, comment cela se tient, un exemple ou un cas. L’autre note où tu t’es arrêté, as deviné ou dévié.', 'les points faibles sont notés et tu as tenu le silence'],
    'oral-2': ['Oral blanc 2 : les sujets redoutés, avec relances, dans la tenue du jour', 'Entrer, saluer, s’asseoir, commencer ; montre sur papier ou modèle en parlant ; prépare deux phrases pour « je ne sais pas, mais je commencerais par … ».', 'tu l’as fait sans notes et tu connais ta première phrase'],
    'terms-recall': ['Termes clés : écrire toute la liste de mémoire, thème par thème', 'Une feuille, pas de livre. Compare et mets ce qui manque sur des fiches pour les derniers jours.', 'il en manque moins de cinq'],
  },
  names: {
    'the topics worth most marks': 'les thèmes qui rapportent le plus',
    'your hardest topic': 'ton thème le plus difficile',
    'definitions and formulas': 'définitions et formules',
    'applied questions': 'questions d’application',
  },
}
