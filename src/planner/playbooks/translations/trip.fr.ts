import type { PlaybookWords } from './playbook-words.ts'

export const TRIP_FR: PlaybookWords = {
  templates: {
    papers: ['Passeports, visas, assurance : vérifier la validité et demander ce qui manque', 'Beaucoup de pays exigent un passeport valable encore six mois ; vérifie les conditions d’entrée sur le site officiel et garde une copie de tout sur le téléphone et chez une autre personne.', 'les papiers de chaque voyageur restent valables après le voyage'],
    where: ['Choisir où : chacun cite deux lieux, puis climat, trajet, prix et ce que vous cherchez', 'Chaud ou frais, mer ou ville, repos ou visites : mettez-vous d’accord là-dessus avant tout lieu. Regardez le temps et les fêtes de ces semaines, les heures de porte à porte et le prix d’un lit ordinaire.', 'un lieu est choisi, et un second si le premier est complet'],
    'dates-budget': ['Fixer les dates, le rythme et le budget par jour', 'Un point fixe par jour suffit ; note les jours d’école, la chaleur, les fêtes ; un dixième du budget reste libre.', 'tous ceux qui partent sont d’accord sur les dates et la somme par jour'],
    transport: ['Comparer et réserver le trajet', 'De porte à porte, pas d’aéroport à aéroport ; bagages, places côte à côte, conditions d’échange ; arrive avant le dîner.', 'les billets sont réservés et enregistrés hors ligne sur le téléphone'],
    beds: ['Réserver les logements, à distance de marche de ce que tu viens voir', 'D’abord le plan ; ascenseur, arrivée tardive, calme, annulation gratuite ; un changement toutes les trois nuits au plus.', 'chaque nuit a un lit, une adresse et une heure d’arrivée'],
    'must-tickets': ['Réserver des billets horodatés pour les deux visites vite complètes', 'Sur les sites officiels, premier créneau du matin ; le reste demeure ouvert.', 'les deux billets sont dans le téléphone'],
    tables: ['Réserver deux dîners et noter cinq adresses par quartier', 'Jours de fermeture, régimes, une adresse bon marché chaque fois ; demande aux habitants plutôt qu’aux listes.', 'deux tables sont confirmées'],
    'money-phone': ['Cartes bancaires, un peu d’espèces, itinérance ou eSIM, plans hors ligne', 'Préviens la banque, connais les frais, télécharge plans et traductions.', 'les plans marchent en mode avion'],
    wishes: ['Un souhait par personne : ce qu’il serait triste de manquer', 'Chacun nomme un incontournable et un surtout-pas, les enfants aussi ; place-les sur un plan et vois lesquels sont proches.', 'chaque souhait a un quartier et un jour'],
    'days-sketch': ['Esquisser les journées : un quartier par jour, version pluie, après-midi de repos', 'D’abord les jours de fermeture (musées le lundi), tôt ce qui se fait tôt, rien après une arrivée tardive.', 'chaque jour a un point fixe et une moitié vide'],
    health: ['Santé : vaccins, ordonnances, trousse de secours, numéro d’assurance', 'Certains vaccins demandent six semaines ; noms génériques des médicaments ; doses pour enfants.', 'la trousse et les papiers sont complets'],
    'local-words': ['Vingt mots, pourboires, prises, usages et numéro d’urgence', 'Bonjour, s’il vous plaît, merci, sans viande, combien ; entraîne-toi à voix haute.', 'tout le monde sait commander et s’excuser'],
    home: ['Laisser la maison en ordre : plantes, courrier, animaux, poubelles, clés', 'Une demi-page pour la personne qui s’en occupe.', 'quelqu’un a les clés et la page'],
    pack: ['Faire les bagages avec une liste : médicaments, chargeurs, chaussures déjà portées, imperméable', 'Étale tout, retire un tiers ; liquides et papiers sur le dessus.', 'le sac ferme et ne dépasse pas le poids permis'],
    'check-in': ['S’enregistrer, vérifier le trajet vers l’aéroport ou la gare, mettre deux réveils', 'Cartes d’embarquement hors ligne, grèves et météo, heure du taxi ou du train.', 'chacun a sa carte d’embarquement ou son billet hors ligne'],
    'first-journey': ['Parcourir le voyage une fois à la maison, de porte à porte', 'Quai ou enregistrement, contrôle, place, passeport, chemin jusqu’au lit : regarde chaque étape sur un plan et note quoi faire si l’une prend du retard.', 'chacun sait dire les cinq étapes et qui appeler'],
    'practice-day': ['Une journée d’essai près de chez toi avec chaussures, sac et appli de billets', 'Train ou bus, un musée à heure fixe, déjeuner dehors ; qu’est-ce qui faisait mal, pesait trop, n’a servi à personne ?', 'une chose sort du sac et une autre y entre'],
    'beyond-the-list': ['Hors de la liste : un quartier, une table et une personne qu’aucun guide ne nomme', 'Écris à quelqu’un qui y vit, à un club ou à un atelier ; propose quelque chose en retour ; laisse un après-midi libre autour.', 'un rendez-vous est pris avec quelqu’un de là-bas'],
    'price-watch': ['Surveiller les prix : deux trajets, deux dates, une alerte et la somme à laquelle tu réserves', 'Compare de porte à porte, bagages compris ; écris la somme avant de regarder de nouveau.', 'l’alerte est réglée et la somme convenue'],
    'travel-fund': ['Cagnotte de voyage : le coût total, ce qui est mis de côté chaque mois', 'Trajet, lits, repas par jour, billets, un dixième pour l’imprévu ; virement permanent jusqu’au dernier paiement.', 'la somme est couverte à chaque date de paiement'],
    recheck: ['Relire toutes les réservations une fois : dates, noms, adresses, annulation', 'Noms comme sur le passeport, arrivée avant la fermeture de la réception, dernier jour d’annulation dans l’agenda.', 'toutes les réservations sont hors ligne dans un dossier et aucune date n’en contredit une autre'],
    after: ['De retour : photos, réclamations, un mot aux gens rencontrés', 'Les vingt meilleures photos ; les remboursements tant que les reçus sont là.', 'l’album et les réclamations sont faits'],
  },
  names: {},
}
