import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINDING_DOWN_FR: PlaybookWords = {
  title: 'mettre fin à quelque chose',
  templates: {
    'end-date': ['{Subject} : fixer le dernier jour et qui doit l’approuver', 'Compte à rebours depuis les préavis, les saisons et les engagements en cours ; écris le dernier jour pour chaque groupe concerné.', 'ceux qui en ont le pouvoir ont décidé du dernier jour'],
    'end-obligations': ['{Subject} : lister contrats, promesses, dettes et créances', 'Une ligne chacun : avec qui, jusqu’à quand, préavis, montant, ce qu’il faut rendre ; parcours une année de paiements pour n’en oublier aucun.', 'une année de paiements ne contient rien qui ne soit sur la liste'],
    'end-law': ['{Subject} : savoir ce qu’il faut déclarer, conserver ou payer', 'Demande aux administrations où c’est enregistré et à un conseil : radiation, comptes de clôture, durée de garde des papiers, données à effacer.', 'chaque obligation a sa date et son formulaire'],
    'end-tell': ['{Subject} : prévenir les personnes concernées, les plus proches d’abord', 'De vive voix quand cela coûte à quelqu’un ; puis par écrit : le dernier jour, ce qu’il faut faire et vers qui se tourner désormais.', 'aucune personne concernée ne l’apprend par d’autres'],
    'end-alternatives': ['{Subject} : organiser la suite pour ceux qui en dépendent', 'Demande à deux autres qui pourraient prendre le relais ; conviens d’une transmission avec des noms et des dates.', 'tous ceux qui en dépendent ont une solution'],
    'end-notice': ['{Subject} : résilier contrats, abonnements et comptes', 'Par écrit, avec date et référence ; note la confirmation et le dernier paiement à côté de chaque ligne de la liste.', 'chaque ligne a sa confirmation'],
    'end-money': ['{Subject} : encaisser ce qui est dû et payer ce qu’on doit', 'Relance une fois amicalement et une fois avec une date ; conviens d’un échelonnement plutôt que d’espérer ; garde une réserve pour les retardataires.', 'aucune créance ni aucune dette n’est sans date'],
    'end-things': ['{Subject} : donner, vendre ou rendre le matériel', 'Trie par propriétaire et par valeur ; ceux qui ont aidé choisissent d’abord ; photographie ce qui part.', 'chaque chose a une nouvelle place, et un reçu si elle avait de la valeur'],
    'end-records': ['{Subject} : garder ce qui doit l’être, effacer le reste', 'Papiers en cartons par année, avec la date où ils pourront partir ; données exportées une fois puis effacées à la source ; accès fermés.', 'quelqu’un d’autre trouverait les papiers de l’an passé en cinq minutes'],
    'end-last': ['{Subject} : le dernier jour : fermer, remercier, remettre les clés', 'Arrête tout dans l’ordre de ta liste, relève les compteurs, affiche l’avis avec la nouvelle adresse, remercie ceux qui ont porté le projet.', 'plus rien ne tourne et personne ne trouve porte close sans réponse'],
    'end-after': ['{Subject} : comptes de clôture et réexpédition de ce qui arrive encore', 'Mets en place le suivi du courrier et des appels ; inscris au calendrier les dernières dates des administrations et des remboursements.', 'ce qui arrive encore atteint quelqu’un'],
  },
  names: {},
}
