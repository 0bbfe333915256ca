import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_LOOKING_AFTER_FR: PlaybookWords = {
  title: 's’occuper de quelque chose',
  templates: {
    'round-look': ['{name} : la tournée, et un regard sur ce qui a changé', 'Le même ordre chaque fois ; ce qui est dû aujourd’hui se fait aussitôt, le nouveau va au carnet avec la date.', 'la tournée est dans le carnet'],
    'round-clean': ['{name} : la tournée, avec nettoyage et remplissage', 'Ce qui est épuisé est rempli, ce qui est sale est nettoyé ; note ce qui manquera d’ici une semaine.', 'rien ne manquera avant la prochaine tournée'],
    'round-close': ['{name} : la tournée, et une chose regardée de près', 'Un autre coin chaque fois : fuite, usure, humeur, poids, date ; une photo en cas de doute.', 'une chose a été regardée de près et notée'],
    'care-hand-over': ['{Subject} : se faire tout montrer et l’écrire', 'Ce qui se fait chaque jour, chaque semaine et seulement en urgence ; clés, codes, nourriture, vannes ; ce que tu peux décider toi-même.', 'quelqu’un d’autre pourrait le faire avec ta page'],
    'care-normal': ['{Subject} : noter ce qui est normal', 'Images et chiffres d’un bon jour (niveau, poids, couleur, habitude), pour remarquer un changement.', 'le bon jour tient sur une demi-page'],
    'care-stock': ['{Subject} : des réserves pour deux semaines de plus', 'Ce qui sert chaque jour multiplié par les jours, avec qui livre et ce qui peut remplacer.', 'rien n’est à acheter dans l’urgence'],
    'care-emergency': ['{Subject} : carte d’urgence : qui appeler, quoi couper, quoi payer', 'Médecin ou artisan avec horaires, numéro d’assurance, celui du propriétaire et d’un voisin ; affichée là où il faut.', 'la carte est affichée et les numéros ont été essayés'],
    'care-stand-in': ['{Subject} : un remplaçant qui connaît la tournée', 'Faites-la une fois ensemble ; convenez de la remise de la clé et de ce qu’il reçoit en échange.', 'le remplaçant l’a faite une fois'],
    'care-review': ['{Subject} : relire le carnet : ce qui revient trop, ce qui vient trop peu', 'Compare avec le bon jour ; change un intervalle au plus et préviens le propriétaire.', 'les intervalles correspondent à ce qui a été vu'],
    'care-deep': ['{Subject} : la grande tournée : nettoyer, réparer, remplacer', 'Tout ce que les tournées courtes laissent ; photos avant et après.', 'l’état est meilleur qu’au début'],
    'care-return': ['{Subject} : rendre, avec le carnet', 'Parcourez-le ensemble : ce qui s’est passé, ce qui est épuisé, ce qu’il faut faire bientôt ; rends clés et reçus.', 'le propriétaire a le carnet, les clés et le décompte des frais'],
  },
  names: {},
}
