import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_FR } from './software-words.ts'

/** The steps of each part; an app is released in its own way. */
const { 'definition-of-done': _done, 'release-rehearsal': _rehearsal, release: _release, ...STEPS } = SOFTWARE_WORDS_FR

export const SPRINT_MOBILE_APP_FR: PlaybookWords = {
  title: 'application mobile',
  templates: {
    ...STEPS,
    'accounts-stores': ['Comptes des magasins, identifiants, signature et une version sur un vrai téléphone', 'Les programmes de développement mettent parfois des jours à valider : commencer maintenant. Signature automatique en CI, clés au coffre, une app vide installée sur les téléphones.', 'une version de la CI s’ouvre sur un vrai téléphone'],
    'app-languages': ['Langues : textes hors du code, mots longs, pluriel, droite à gauche, changement dans l’app', 'Des clés avec une note pour la traduction, une langue factice dans la version, son et images chargés par langue ; la fiche du magasin dans chacune.', 'chaque écran a été vu dans la langue la plus longue et aucune clé n’apparaît'],
    'app-beacons': ['Déclencheurs sur place : balise, code ou étiquette, mesurés sur le lieu, avec un accès à la main', 'Parcourir les vraies salles avec trois téléphones : distance, murs, foule, batterie ; demander l’autorisation au bon moment et dire pourquoi ; un numéro ou une liste mène toujours au même contenu.', 'neuf arrêts sur dix se sont déclenchés au bon endroit, et tous à la main'],
    'app-offline': ['Hors ligne : choisir et télécharger, reprendre, libérer la place, dire l’âge', 'Des paquets avec leur taille avant de télécharger ; mode avion au milieu ; ne mettre à jour que ce qui a changé ; la mémoire pleine s’annonce avant.', 'une visite entière en mode avion a réussi après un téléchargement'],
    navigation: ['Structure de l’app : navigation, thème, écran d’erreur, rapports de plantage', 'Onglets ou pile selon les deux tâches principales, mode sombre et grands caractères dès le début, plantages avec la version.', 'un plantage provoqué apparaît dans le rapport'],
    'local-data': ['Stockage local avec migrations, d’abord hors ligne', 'Écrire en local, synchroniser ensuite ; une version de schéma et une mise à jour testée ; des dates en jours locaux.', 'tout marche en mode avion et après une mise à jour'],
    login: ['Connexion : lien par courriel ou compte de la plateforme, jeton dans le trousseau', 'La connexion avec Apple est exigée quand une autre connexion sociale est offerte ; déconnexion et suppression du compte dans l’app.', 'connexion, déconnexion et suppression marchent sur les deux systèmes'],
    'login-edge': ['Connexion : session expirée, pas de réseau, deuxième appareil', 'Ne jamais perdre ce qui est tapé quand la session finit ; mettre en file et réessayer.', 'les trois cas finissent sans écran mort'],
    'create-item': ['{topic} : formulaire en moins de dix secondes, avec de bonnes valeurs par défaut', 'Un pouce, trois touches ; nom, fréquence, moment ; vérifier pendant la saisie, annuler plutôt que « êtes-vous sûr ? ».', 'une personne nouvelle en ajoute un en dix secondes sans aide'],
    'create-item-rules': ['{topic} : règles d’horaires, de modification et de suppression, avec tests unitaires', 'Ce que devient l’historique quand l’horaire change, fuseaux, heure d’été, années bissextiles.', 'les règles sont un tableau et chaque ligne est un test'],
    reminders: ['Rappels : notifications locales, autorisation demandée au bon moment', 'Demander après la première utilité, pas au démarrage ; reprogrammer après redémarrage et changement de fuseau ; heures calmes.', 'les rappels arrivent sur les deux systèmes après un redémarrage'],
    'push-server': ['Push : certificats, renouvellement des jetons, désinscription par type', 'Un jeton appartient à un appareil, pas à une personne ; l’effacer à la déconnexion ; tester téléphone verrouillé.', 'un push atteint un téléphone verrouillé et ouvre le bon écran'],
    'streak-logic': ['Séries : règles de comptage avec tests (jour manqué, fuseau, rattrapage)', 'Décider par des exemples : ce qu’est un jour, si une pause casse la série, si hier peut encore être coché.', 'vingt exemples passent'],
    'streak-screen': ['Écran des séries : calendrier, meilleure série, mots gentils après une coupure', 'Lisible sans couleur, rapide avec deux ans de données, résumé du mois pour lecteur d’écran.', 'il défile bien sur le plus vieux téléphone'],
    widget: ['Widget d’accueil : fait en une touche', 'Stockage partagé, un état ancien se montre comme tel.', 'une touche sur le widget est dans l’app une seconde plus tard'],
    'a11y-mobile': ['Accessibilité : VoiceOver, TalkBack, plus grands caractères, mouvement réduit', 'Faire la tâche principale les yeux fermés ; étiquettes, ordre, zones de 44 points.', 'la tâche principale se fait à la voix sur les deux systèmes'],
    'friends-test': ['Cinq personnes s’en servent trois jours : regarder, puis demander', 'Ne rien dire quand elles commencent ; noter où elles s’arrêtent ; une question par jour.', 'les trois pires obstacles sont corrigés ou prévus'],
    'store-listing': ['Fiche du magasin : nom, captures, étiquettes de confidentialité, adresse d’assistance', 'Captures de la vraie app en deux tailles ; les réponses de confidentialité doivent dire ce que le code envoie.', 'la fiche passe les contrôles de la console'],
    'beta-build': ['Version TestFlight et test interne, avec notes et lien pour les retours', 'Numéro de version en CI, les notes disent quoi essayer et ce qui est connu ; la revue bêta peut prendre un jour.', 'les testeurs l’ont installée et l’un d’eux a répondu'],
    'platform-tour': ['Tour de la plateforme : un écran, du modèle au téléphone d’un ami', 'Signature, autorisations, journaux, plantage ; chacun une fois.', 'chacun a installé sa propre version sur un téléphone'],
    guidelines: ['Lire les règles de la plateforme pour les trois écrans que vous construisez', 'Retour, gestes, tailles de caractères, zones sûres ; où les deux diffèrent.', 'les différences sont marquées sur les croquis'],
    'startup-budget': ['Budgets : démarrage à froid, mémoire, batterie, taille, vérifiés en CI', 'Le vieil appareil du tiroir sert de référence.', 'une régression fait échouer la construction'],
    'sync-conflicts': ['Synchronisation : conflits, horloges, suppression, demi-réseau', 'Tests de propriétés avec deux appareils.', 'aucune écriture perdue en dix mille essais au hasard'],
    'staged-release': ['Sortie par étapes : 5, 20, 100 % avec seuil de plantages', 'Écrire la règle d’arrêt et son chiffre avant la première étape ; regarder deux fois par jour ; personne n’a besoin d’autorisation pour arrêter.', 'la première étape a tourné deux jours au-dessus du seuil'],
    'screen-batch': ['{Part} : vrai contenu, chargement, vide, erreur, hors ligne', 'D’abord le plus petit téléphone, plus grands caractères, sombre ; brancher à la fin.', 'chaque état s’atteint sur un vieil appareil et un neuf'],
  },
  names: {
    'onboarding and sign-in': 'accueil et connexion',
    'main screen': 'écran principal',
    'adding an entry': 'ajout d’une entrée',
    'settings': 'réglages',
    'screens': 'écrans',
    'reminders': 'rappels',
  },
}
