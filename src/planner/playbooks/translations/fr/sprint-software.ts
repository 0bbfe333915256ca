import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_FR } from './software-words.ts'

export const SPRINT_SOFTWARE_FR: PlaybookWords = {
  title: 'produit logiciel',
  templates: {
    ...SOFTWARE_WORDS_FR,
    'story-map': ['Carte des usages : qui fait quoi d’abord, la plus fine tranche utile', 'Les étapes de l’utilisateur principal de gauche à droite, une ligne en travers : au-dessus, cette version. La parcourir avec un vrai utilisateur.', 'un utilisateur y a reconnu sa journée et la ligne est convenue'],
    skeleton: ['Squelette sur la préproduction : un appel de bout en bout, une ligne, déployé par la CI', 'Aucune fonction ; tests, mise en forme, aperçus et remontée des erreurs dès la première heure.', 'une fusion arrive en préproduction en quinze minutes et une erreur provoquée est remontée'],
    'data-model': ['Modèle de données et droits sur une page', 'Les noms que disent les utilisateurs, à qui est chaque ligne, ce qui s’efface quand, fuseaux horaires.', 'trois cas réels tordus entrent dans le modèle'],
    'design-kit': ['Écrans du parcours principal et les quelques composants nécessaires', 'Vrai contenu, plus petit téléphone, clavier ; réutiliser un kit.', 'cinq personnes se sont repérées dans une maquette cliquable'],
    'calendar-feature': ['Calendrier : créneaux libres, pas de double réservation, fuseaux, changements et annulations', 'Contrainte d’exclusion en base, créneau retenu quelques minutes pendant le choix, tests du changement d’heure.', 'de deux réservations simultanées du même créneau il n’en reste qu’une'],
    'calendar-ui': ['Calendrier : vue de la semaine, choisir, déplacer et annuler sur téléphone', 'La vue en liste vaut autant, clavier, annuler l’action.', 'un client réserve en moins d’une minute sur son téléphone'],
    'accounts-feature': ['Comptes : invitation, connexion, profil, départ avec ses données', 'Une bibliothèque plutôt que sa propre cryptographie, même réponse pour adresse connue ou inconnue, suppression testée.', 's’inscrire, oublier son mot de passe et partir marchent sans aide'],
    'accounts-ui': ['Comptes : formulaires qu’aiment gestionnaires de mots de passe et lecteurs d’écran', 'Étiquettes, saisie automatique, erreurs qui disent quoi faire.', 'deux gestionnaires les remplissent et une personne avec lecteur d’écran s’est connectée'],
    messages: ['Rappels et messages : file, prestataire, heures calmes, désinscription', 'Table d’envoi, bac à sable du prestataire, états de remise, coût plafonné, heure du destinataire.', 'un message part une fois, à l’heure, et stop veut dire stop'],
    'messages-text': ['Rappels et messages : rédaction, aperçu, essai sur de vrais téléphones', 'Qui, quoi, quand, comment changer, en 160 caractères.', 'trois personnes l’ont compris d’un coup d’œil'],
    'reports-feature': ['Rapports : les trois questions du patron le lundi', 'D’abord dix lignes calculées à la main et approuvées ; export.', 'le total fait à la main est celui de l’écran'],
    'search-feature': ['Recherche : ce que les gens tapent, fautes comprises', 'Noter les mots sans résultat ; un index avant un service.', 'vingt vrais mots trouvent ce qu’il faut'],
    'payments-feature': ['Paiements : prestataire, webhooks, remboursements, reçus', 'L’état ne vient que de webhooks vérifiés, idempotent, cartes de test dans un tableau.', 'payé, échoué et remboursé finissent bien en mode test'],
    'admin-feature': ['Administration : ce qu’il faut au support le premier jour', 'Trouver une personne, voir ce qui s’est passé, annuler ; chaque changement est tracé.', 'le support a résolu seul trois cas répétés'],
    usability: ['Séance d’utilisabilité avec cinq utilisateurs en préproduction', 'Des tâches, du silence, des notes ; corriger les trois pires points.', 'les trois pires sont corrigés et retestés avec un utilisateur'],
    'regression-suite': ['Tests de bout en bout des parcours principaux, et une heure pour tout casser', 'Parcours de la carte ; données bizarres, réseau lent, deux onglets, bouton retour.', 'les parcours principaux tournent en CI et aucun défaut grave n’est ouvert'],
    'privacy-backup': ['Sauvegarde restaurée une fois, page de confidentialité exacte, accès revus', 'Restaurer dans un environnement vide, chronomètre en main ; ce qui est gardé, où et combien de temps.', 'la restauration a marché et la page nomme chaque service utilisé'],
    'vertical-lesson': ['Construire ensemble un bouton à travers toutes les couches, écran partagé', 'De la base au pixel, du test au déploiement ; le clavier tourne.', 'chacun a conduit une partie et elle est en préproduction'],
    'ask-user': ['S’asseoir une heure à côté d’un futur utilisateur sans rien dire', 'Noter temps, soupirs, bouts de papier.', 'cinq notes contredisent la liste de souhaits'],
    nfr: ['Des chiffres pour l’invisible : latence, charge, reprise, conservation', 'Un test de chaque en CI ou la nuit.', 'chaque chiffre a un test qui peut échouer'],
    modular: ['Frontières des modules et événements entre eux, en règles qui tournent', 'Un seul processus, des modules qui ne se parlent que par interfaces et événements nommés ; la règle d’import tourne en CI.', 'un import interdit échoue'],
    'pilot-users': ['Pilote : cinq vrais utilisateurs pendant une semaine, une note par jour', 'Interrupteur, ligne directe, un merci chaque semaine.', 'ils s’en sont servis quatre jours sur cinq'],
    'screen-work': ['{Part} : vraies données, vide, erreur, lenteur, clavier', 'Depuis la ligne du haut de la carte ; un écran accepté avant d’ouvrir le suivant.', 'chacun a servi une fois à quelqu’un hors de l’équipe'],
  },
  names: {
    'sign-in': 'connexion',
    'main task': 'tâche principale',
    'overview page': 'page d’ensemble',
    'settings': 'réglages',
    'screens': 'écrans',
  },
}
