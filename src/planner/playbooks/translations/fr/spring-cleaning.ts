import type { PlaybookWords, TemplateWords } from '../playbook-words.ts'

const STORES = { garage: 'Garage', attic: 'Grenier', basement: 'Cave', shed: 'Cabanon' }

function storeWords(id: string, place: string): Record<string, TemplateWords> {
  return {
    [`${id}-aim`]: [`${place} : à quoi ça sert, photo de chaque mur, trajet à la déchetterie prévu`, 'Entre avec un carnet : zones pour ce qui reste, ce qui est à d’autres, horaires de la déchetterie, une date avec ceux qui décident avec toi.', 'un croquis des zones est à la porte et le trajet a une date'],
    [`${id}-sort`]: [`${place} : première moitié dehors, quatre tas : garder, donner, vendre, jeter`, 'Un coin à la fois, aucun carton ne rentre sans être ouvert ; chaque objet une seule fois en main, les douteux dans une boîte datée ; cinquante minutes au minuteur, puis dix de pause.', 'la première moitié est vide et balayée et chaque tas a sa place'],
    [`${id}-sort-2`]: [`${place} : seconde moitié dehors, les mêmes quatre tas`, 'Le plus lourd d’abord et à deux ; ce qui est à d’autres est à reprendre à une date dite.', 'rien ne reste au sol sans décision'],
    [`${id}-hazard`]: [`${place} : peinture, huile, piles, gaz, appareils au point de collecte`, 'Debout dans une caisse, couvercle fermé, jamais à l’évier ; demande ce qu’ils prennent et quel jour ; efface ce que contiennent les vieux appareils.', 'rien de dangereux ne reste et le dépôt est coché'],
    [`${id}-clean`]: [`${place} : du plafond au sol, humidité, souris, lumière, prises`, 'Toiles d’araignée, étagères, le sol en dernier ; cherche traces d’eau, crottes et fils dénudés tant que c’est vide ; une lampe forte.', 'le sol est balayé et chaque défaut réparé ou noté'],
    [`${id}-store`]: [`${place} : étagères et zones, le lourd en bas, étiquettes sur deux côtés`, 'Saisonnier en haut, quotidien à hauteur de main, le mur pour les outils ; boîtes à couvercle contre l’humidité ; une étagère vide.', 'chaque chose a sa zone et tu peux passer ou te garer'],
    [`${id}-sell`]: [`${place} : vendre le peu qui en vaut la peine, donner le reste`, 'Photo à la lumière du jour avec taille et défaut, un prix pour partir en une semaine ; une date après laquelle c’est donné.', 'chaque objet est vendu, promis ou dans la voiture'],
    [`${id}-tip`]: [`${place} : le trajet à la déchetterie et celui des dons`, 'Charge dans l’ordre du déchargement, bâche et sangles, justificatif de domicile ; des dons propres et entiers.', 'la voiture est vide et rien n’attend à la porte'],
  }
}

export const SPRING_CLEANING_FR: PlaybookWords = {
  title: 'ménage et tri',
  templates: {
    clean: ['{Topic}', 'Vide d’abord (jeter, donner, à ranger ailleurs), puis nettoie de haut en bas et du fond vers la porte ; laisse agir le produit pendant que tu fais la suite.', 'tout est propre ({topic}), chaque chose a sa place et les sacs sont partis'],
    supplies: ['Matériel prêt : chiffons, anticalcaire, dégraissant, sacs, trois cartons', 'Sur les cartons : ailleurs, donner, jeter. Regarde sous l’évier avant d’acheter.', 'tout tient dans un seau'],
    'kitchen-cold': ['Cuisine : frigo, congélateur, four et placards', 'D’abord le produit dans le four, puis vide le frigo étage par étage, jette le périmé, clayettes à l’eau chaude ; le four en dernier.', 'frigo et four brillent et le congélateur a sa liste'],
    'kitchen-surfaces': ['Cuisine : dessus des placards, hotte, carrelage, sol derrière les appareils', 'Le filtre dans l’eau savonneuse, dégraisse de haut en bas, tire ce qui a des roulettes.', 'un chiffon blanc reste blanc en haut'],
    bathrooms: ['Salles de bains : calcaire, joints, évacuations, armoire, serviettes', 'L’anticalcaire agit pendant que tu tries l’armoire ; une vieille brosse à dents pour les joints ; médicaments périmés à la pharmacie.', 'robinets et vitres sont clairs et l’eau s’écoule bien'],
    bedrooms: ['Chambres : matelas, dessous de lit, literie, poussière du haut', 'Défais les lits d’abord pour lancer la machine ; aspire et retourne les matelas, essuie lampes et cadres, le sol sous le lit en dernier.', 'les lits sont refaits et rien ne vit dessous'],
    wardrobe: ['Trier l’armoire : essayer, garder, réparer, donner', 'Une seule sorte à la fois sur le lit ; ce qui ne va pas ou n’a pas été porté depuis un an part ; range par sorte.', 'chaque pièce te va et les sacs à donner sont fermés'],
    donate: ['Donner : déposer les sacs, noter les trois choses à vendre', 'Vérifie ce que prend l’association et quand elle ouvre ; pour vendre, photo à la lumière du jour.', 'les sacs ont quitté la maison'],
    living: ['Salon : étagères, canapé, câbles, lampes', 'Livres sortis, poussière, remis ; aspire les coussins ; étiquette les câbles et enlève les morts.', 'les étagères respirent et aucun câble ne traîne'],
    windows: ['Fenêtres : cadres d’abord, puis vitres, rebords et stores', 'Par temps couvert, deux seaux, raclette depuis le haut ; cadres et joints avant la vitre.', 'aucune trace à contre-jour et les rebords sont essuyés'],
    'store-sort': ['Débarras ou garage : une moitié dehors, trier, balayer', 'Peintures et produits à la déchetterie, outils au mur, saisonnier en haut, vélos près de la porte.', 'tu peux te garer ou passer'],
    'store-shelves': ['Débarras ou garage : étagères, étiquettes, ce qui part à la déchetterie', 'Le lourd en bas, étiquettes sur deux côtés, une étagère vide.', 'chaque boîte a son étiquette et le trajet est fait ou daté'],
    ...Object.fromEntries(Object.entries(STORES).flatMap(([id, place]) => Object.entries(storeWords(id, place)))),
    paper: ['Papiers et bureau : classer, détruire, une seule bannette', 'Impôts par année, contrats, le reste au broyeur ; numérise ce que tu cherches en route.', 'une bannette contient tout ce qui est ouvert'],
    textiles: ['Rideaux, tapis et housses : laver ou aérer', 'Lis les étiquettes, lave par lots sur plusieurs jours, suspends humide.', 'tout est remis et sec'],
    safety: ['Au passage : détecteurs de fumée, filtres, joint du frigo, pharmacie', 'Appuie sur chaque détecteur, change les piles, remplace le périmé.', 'chaque détecteur a sonné'],
    hall: ['Entrée : manteaux, chaussures, paillasson, interrupteurs', 'Affaires d’hiver rangées, un crochet par personne, interrupteurs et poignées essuyés.', 'un invité voit d’abord le sol'],
    'keep-it': ['Garder l’ordre : quinze minutes par jour et un tiroir par semaine', 'Convenez de qui fait quoi quel jour ; la liste est à l’intérieur d’un placard.', 'la liste est affichée et chacun a sa ligne'],
    'cleaning-order': ['Apprendre l’ordre qui épargne du travail : sec avant humide, de haut en bas, laisser agir', 'Pulvérise, fais autre chose, essuie ; une couleur de chiffon pour la salle de bains, une pour la cuisine. Ne mélange jamais la javel avec quoi que ce soit.', 'tu as fait une étagère ainsi et tu connais tes deux produits'],
    'one-drawer': ['Commencer par un tiroir, du début à la fin', 'Vider, essuyer, quatre tas, ne remettre que ce qui sert.', 'il se ferme d’un doigt'],
    'deep-jobs': ['Ce qui attend depuis des années : caisson de hotte, siphon de douche, derrière la machine', 'Photo avant de dévisser ; détartre à l’acide, rince, sèche.', 'l’eau part vite et le tambour ne sent rien'],
    'repair-basket': ['La corbeille à réparer : boutons, charnières, grincements, ampoules', 'Vingt minutes au minuteur à chaque fois ; ce qui échoue deux fois s’en va.', 'la corbeille est vide'],
    'seasonal-swap': ['Changer de saison : manteaux, couettes, affaires de jardin', 'Lave avant de ranger, cèdre plutôt que boules, étiquette avec le mois.', 'seule cette saison est à portée'],
    'memory-box': ['Photos et souvenirs : une boîte par personne', 'En tout dernier, quand décider est devenu facile ; photographie ce qui est trop grand.', 'chaque boîte ferme'],
  },
  names: { 'kitchen': 'cuisine', 'bathroom': 'salle de bains', 'bedrooms': 'chambres', 'living room': 'salon' },
}
