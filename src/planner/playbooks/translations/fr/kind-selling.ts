import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SELLING_FR: PlaybookWords = {
  title: 'vendre',
  templates: {
    ready: ['{Topic} : nettoyer, compléter, photographier et décrire', 'Réunis les pièces et les papiers pour {topic} ; lumière du jour, chaque face, chaque défaut ; mesures et âge dès la première ligne.', 'la description pour {topic} ne laisse aucune question à l’acheteur'],
    sell: ['{Topic} : proposer, répondre, remettre contre paiement', 'Réponds le jour même ; ne réserve {topic} à personne sans acompte ; l’argent d’abord, la chose ensuite, avec un reçu.', 'pour {topic}, la vente est faite et payée'],
    'sell-list': ['{Subject} : tout passer en revue et dresser une liste', 'Ce que c’est, fabricant, âge, état, ce qui va avec ; trie : de valeur, de peu de valeur, à donner. Mets de côté ce que veut quelqu’un de la famille.', 'chaque pièce est dans l’un des trois groupes'],
    'sell-right': ['{Subject} : vérifier que la vente est permise, et par qui', 'À qui c’est, qui doit accepter, preuve d’achat ou d’héritage, règles pour ce genre de vente, impôt sur le gain.', 'personne ne pourrait contester la vente ensuite'],
    'sell-learn': ['{Subject} : trouver ce que de telles choses ont vraiment rapporté', 'Les prix payés et non demandés : enchères closes, listes de marchands, une société de collectionneurs. Note l’état à côté de chaque prix.', 'les dix meilleures pièces ont une fourchette avec sa source'],
    'sell-value': ['{Subject} : faire estimer le meilleur par deux experts qui n’achètent pas', 'Demande les honoraires et le but de l’estimation (vente, assurance, succession) ; fais-la mettre par écrit ; rien ne sort sans reçu.', 'deux estimations écrites sont à côté de ta propre fourchette'],
    'sell-way': ['{Subject} : choisir la voie : enchères, marchand, particulier, en lot ou à l’unité', 'Mets côte à côte frais, temps, risque et somme probable ; le meilleur et le reste prennent souvent des voies différentes.', 'chaque groupe a sa voie et son prix plancher'],
    'sell-ready': ['{Subject} : nettoyer, compléter et photographier', 'Nettoie seulement ce qui le supporte, car certaines choses y perdent de la valeur ; lumière du jour, toutes les faces, défauts de près, marques lisibles.', 'images et pièces sont réunies'],
    'sell-text': ['{Subject} : une description honnête, avec mesures et défauts', 'Quoi, fabricant, âge, taille, état, ce qui est compris, raison de la vente, paiement et envoi.', 'un inconnu n’avait plus de question'],
    'sell-offer': ['{Subject} : mettre en vente ou déposer', 'À l’heure et à la saison où les acheteurs regardent ; un prix qui laisse un pas ; pour des enchères, lis le contrat avec réserve et frais avant de signer.', 'l’offre est là où regardent les acheteurs'],
    'sell-answer': ['{Subject} : répondre, montrer, négocier', 'Le jour même, la même phrase aimable ; dans un lieu public ou avec quelqu’un à tes côtés ; ton prix plancher reste dans ta tête.', 'un acheteur et une somme sont convenus par écrit'],
    'sell-hand': ['{Subject} : encaisser et remettre', 'L’argent vu sur le compte ou en main, puis la chose ; colis assuré avec numéro ; un reçu aux deux noms.', 'tout est payé, remis et signé'],
    'sell-rest': ['{Subject} : le reste : baisser une fois, puis donner', 'Après un mois, un cran de moins, puis en lot, puis à quelqu’un que cela réjouit ; partage l’argent comme convenu et note-le pour les impôts.', 'plus rien ne traîne et l’argent est partagé'],
  },
  names: {},
}
