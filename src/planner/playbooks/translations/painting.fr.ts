import type { PlaybookWords } from './playbook-words.ts'

export const PAINTING_FR: PlaybookWords = {
  templates: {
    'pt-look': ['Regarder chaque mur : humidité, fissures, peinture qui farine, nicotine, papier peint', 'Colle un ruban et arrache-le, passe une main mouillée : ce qui part demande une sous-couche. L’humidité se répare avant la peinture, et dans une maison ancienne on cherche le plomb avant de poncer.', 'chaque mur a son traitement sur une liste'],
    'pt-colour': ['Choisir la couleur sur une feuille peinte, à la lumière du matin et à la lampe', 'Peins les échantillons sur un mètre de papier et déplace-les de mur en mur pendant un jour. Couloir et cuisine : une finition lessivable.', 'couleur, brillance et référence sont notées'],
    'pt-sums': ['Calculer mètres carrés, litres, rouleaux, ruban et bâches', 'Hauteur fois tour de la pièce, moins portes et fenêtres, fois deux couches. Le pot dit ce que couvre un litre ; un dixième de plus, du même lot.', 'la liste a des litres et des pièces'],
    'pt-buy': ['Acheter peinture, sous-couche, enduit, bon rouleau et pinceau, ruban et bâches', 'Le bon rouleau épargne une couche. Tous les pots du même lot ; les pleins se rendent avec le ticket.', 'tout est dans la pièce la veille'],
    'pt-clear': ['Vider les pièces : le petit dehors, le grand au milieu sous une bâche', 'Cadres et crochets enlevés, rideaux décrochés, lampes descendues courant coupé. Un passage reste libre vers la fenêtre.', 'chaque mur s’atteint au rouleau'],
    'pt-wash': ['Dépoussiérer et lessiver les murs, gratter la peinture qui s’écaille', 'De bas en haut avec un peu de savon, puis à l’eau claire. Gratte ce qui se soulève et laisse sécher une heure ou deux.', 'un chiffon blanc reste blanc sur le mur'],
    'pt-fill': ['Reboucher trous et fissures, poncer, mettre une sous-couche sur les reprises', 'Deux couches fines tiennent mieux qu’une épaisse. Une lampe rasante montre ce que la main ne sent pas ; masque et fenêtre ouverte.', 'rien n’accroche sous la paume'],
    'pt-tape': ['Masquer et couvrir plinthes, cadres, prises et sol', 'Courant coupé, caches démontés. Presse le ruban à la spatule et colle la bâche du sol à la plinthe.', 'une goutte peut tomber n’importe où'],
    'pt-prime': ['Mettre une sous-couche où le mur farine, boit l’eau ou est taché', 'Bloque-taches sur auréoles et nicotine, fixateur sur plâtre nu, et l’attente que dit le pot.', 'le ruban n’arrache plus rien'],
    'pt-ceiling': ['Peindre les plafonds : en partant de la fenêtre, mouillé sur mouillé, sans arrêt', 'Une personne dégage les angles, l’autre roule avec une longue perche. Regarde à contre-jour avant séchage.', 'aucune trace ne se voit face à la fenêtre'],
    'pt-first': ['Peindre les murs, première couche : angles et bords, puis rouleau croisé', 'Mélange tous les pots dans un seau. Un mètre de bord, roule dedans tant que c’est frais, et finis chaque mur sans pause.', 'chaque mur est couvert une fois, d’un bord à l’autre'],
    'pt-second': ['Peindre les murs, deuxième couche, après le séchage indiqué', 'Garde le rouleau emballé entre-temps. Pression égale, dernières passes de haut en bas.', 'l’ancienne couleur ne se voit plus nulle part'],
    'pt-untape': ['Retirer le ruban peinture encore souple et reprendre les bords', 'Tire à plat et coupe au cutter là où il lève la peinture. Petit pinceau, bonne lumière.', 'les bords sont droits et le ruban est jeté'],
    'pt-back': ['Remettre prises, meubles et crochets, nettoyer le sol', 'Courant coupé pour les prises. Meubles à une main du mur pendant deux jours, fenêtres ouvertes.', 'la pièce sert à nouveau'],
    'pt-wash-up': ['Laver les outils, fermer les pots, porter le reste à la déchetterie', 'Essore les pinceaux avant de les laver. Pièce, couleur et date sur le couvercle ; rien dans l’évier.', 'les pinceaux sont souples et les pots étiquetés'],
    'pt-daylight': ['Tout regarder à la lumière du jour et reprendre ce qui se voit', 'Entoure au crayon, puis petit rouleau et même pot.', 'il ne reste aucun rond'],
    'pt-try': ['S’exercer sur une surface grande comme une porte : bord, rouleau, séchage, regard', 'Choisis l’endroit où ira l’armoire. Trop peu de peinture et trop de pression font les traces.', 'la surface a séché sans trace'],
    'pt-safe': ['Revoir quatre règles avant de commencer : échelle, yeux, vapeurs, courant', 'Trois points d’appui sur l’échelle, lunettes pour le plafond, fenêtres ouvertes, testeur sur les fils.', 'les quatre sont affichées sur la porte'],
    'pt-feature': ['Peindre une ligne nette ou une deuxième couleur, ruban scellé d’abord', 'Trace au laser ou au cordeau. Première couleur sur le bord du ruban, puis la seconde, et tire aussitôt.', 'la ligne est nette à un mètre'],
    'pt-woodwork': ['Peindre portes, cadres et plinthes : poncer, sous-couche, deux couches fines', 'Portes dégondées et à plat : panneaux d’abord, puis traverses, chants à la fin, un jour entre les couches.', 'les portes ferment sans coller'],
    'pt-seal': ['Refaire les joints entre mur et cadre', 'Coupe l’ancien mastic, remplis d’un mastic à peindre, lisse au doigt mouillé, retire le ruban aussitôt. À faire avant la dernière couche.', 'aucune fente ne laisse passer le jour'],
    'pt-rooms': ['Décider l’ordre des pièces, une par week-end, et où vous vivez entre-temps', 'La chambre d’abord, le couloir en dernier, puisque tout y passe.', 'chaque pièce a son week-end'],
    prepare: ['{Topic} : vider, couvrir, reboucher, poncer, masquer', 'Meubles au milieu sous une bâche, caches démontés courant coupé, poussière essuyée et ruban pressé à la spatule. L’enduit sèche avant le ponçage.', 'plus rien n’y craint la peinture et les murs sont lisses sous la main ({topic})'],
    paint: ['{Topic} : le plafond d’abord, puis les murs, deux couches', 'Dégage un mètre de bord et roule dedans tant que c’est frais, de la fenêtre vers la pièce et toujours jusqu’à un angle. La deuxième couche quand le pot le dit.', 'deux couches sont posées et aucune trace ne se voit à contre-jour'],
    clear: ['{Topic} : ruban, retouches, nettoyage, remise en place', 'Tire le ruban à plat tant que la dernière couche est souple, reprends les bords au petit pinceau et remets les prises courant coupé.', 'la pièce sert à nouveau et la bâche est partie ({topic})'],
  },
  names: {
    'home': 'à la maison',
  },
}
