import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MENDING_FR: PlaybookWords = {
  title: 'réparer quelque chose',
  templates: {
    'mend-see': ['{Subject} : décrire le problème : quand, où, depuis quand, combien de fois', 'Photos ou notes de trois apparitions, et ce qui était différent quand il n’est pas apparu.', 'quelqu’un qui ne l’a jamais vu pourrait le reconnaître'],
    'mend-safe': ['{Subject} : sécuriser et arrêter les dégâts', 'Coupe l’eau, le courant ou l’accès si besoin, affiche un avertissement, couvre ou étaye ce qui souffre.', 'attendre une semaine n’aggraverait rien'],
    'mend-whose': ['{Subject} : garantie, assurance, propriétaire, fabricant', 'Cherche reçu, contrat et police ; déclare par écrit avec photos avant d’ouvrir quoi que ce soit.', 'on sait qui doit payer et ce que tu peux faire toi-même'],
    'mend-cause': ['{Subject} : trouver la cause, la plus simple d’abord', 'Liste les causes possibles, le contrôle le moins cher en premier ; change une seule chose à la fois et regarde si le problème se déplace.', 'on peut provoquer et arrêter le problème à volonté'],
    'mend-choice': ['{Subject} : décider : toi-même, un professionnel ou du neuf', 'Prix des pièces et des heures contre la moitié du prix du neuf ; deux devis écrits si d’autres s’en chargent.', 'la voie, la somme et le jour sont décidés'],
    'mend-parts': ['{Subject} : pièces, outils et jour', 'Commande par référence et non à l’œil ; emprunte l’outil spécial ; aie quelqu’un à portée là où deux mains ne suffisent pas.', 'toutes les pièces sont là et comparées aux anciennes'],
    'mend-do': ['{Subject} : faire la réparation', 'Photographie chaque étape avant de démonter ; on répare la cause et pas seulement la trace ; rien n’est forcé.', 'cela remarche et il ne reste aucune pièce'],
    'mend-test': ['{Subject} : tester dans les conditions du problème', 'Aussi chaud, aussi humide, aussi long, aussi bruyant que le jour où c’est arrivé ; regarde encore après un jour.', 'le problème n’est pas revenu malgré ce qui le provoquait'],
    'mend-damage': ['{Subject} : remettre en état ce que le problème avait abîmé', 'Séchage, rebouchage, peinture, données, confiance : ce qui se voit encore, le plus gros d’abord.', 'plus rien ne rappelle le problème'],
    'mend-prevent': ['{Subject} : empêcher le retour', 'Qu’est-ce qui l’aurait montré plus tôt ? Un contrôle au calendrier, une petite pièce en réserve, un numéro au mur.', 'le prochain contrôle a une date et quelqu’un le fait'],
    'mend-papers': ['{Subject} : factures, déclaration et note pour la prochaine fois', 'Classe la facture avec sa garantie, envoie la déclaration, note les références des pièces et qui a bien travaillé.', 'la déclaration est partie et la note se retrouve'],
  },
  names: {},
}
