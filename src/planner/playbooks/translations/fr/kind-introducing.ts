import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_INTRODUCING_FR: PlaybookWords = {
  title: 'introduire du nouveau',
  templates: {
    now: ['{Topic} : l’état actuel, et ce qu’il ne faut pas perdre', 'Passe en revue {topic} avec deux de ceux qui vivent avec aujourd’hui ; écris ce qui marche, ce qui ne marche pas et qui en dépend.', 'ceux pour qui {topic} compte ont confirmé la page'],
    new: ['{Topic} : fixer la nouvelle façon et l’essayer à un endroit', 'Écris la nouvelle façon sous forme d’exemples, mets-la en place pour un groupe ou une pièce, et applique-la quelques jours à de vrais cas.', 'le groupe d’essai ne voudrait plus revenir en arrière'],
    all: ['{Topic} : partout, et retirer l’ancien', 'Groupe par groupe, chacun à sa date ; quelqu’un est joignable les premiers jours ; l’ancien est arrêté, retiré ou verrouillé un jour que tous connaissent.', 'tout le monde utilise {topic} et l’ancien a disparu'],
    'intro-why': ['{Subject} : dire ce qui s’améliore, pour qui, et à quoi on le verra', 'Une page : ce qui gêne aujourd’hui, qui cela gêne, ce qui sera différent, et un chiffre ou un signe qui montre que cela a marché.', 'la personne qui décide a approuvé la page'],
    'intro-survey': ['{Subject} : dresser l’état des lieux, endroit par endroit', 'Liste chaque lieu, groupe ou cas concerné avec ses conditions particulières ; va voir au lieu de te renseigner à distance.', 'la liste est complète et chaque ligne a un interlocuteur'],
    'intro-people': ['{Subject} : parler avec ceux qui y perdent quelque chose', 'Demande ce qu’ils craignent et ce dont ils auraient besoin ; note leurs conditions et réponds à chacune, même par un non.', 'chaque objection a une réponse qu’ils ont entendue'],
    'intro-rules': ['{Subject} : vérifier règles, contrats et autorisations', 'Sécurité, protection des données, droit du travail, accessibilité, préavis de ce qui est remplacé, et qui doit approuver ou être informé.', 'chaque accord nécessaire a été demandé par écrit'],
    'intro-design': ['{Subject} : décider la nouvelle façon, exceptions comprises', 'Écris-la en exemples : un jour ordinaire, un jour chargé et un cas rare ; dis ce qui reste comme avant.', 'deux personnes de groupes différents lisent les exemples de la même manière'],
    'intro-supply': ['{Subject} : commander ce qui a un délai de livraison', 'Matériel, licences, appareils, imprimés, prestataires : trois offres pour le plus gros poste, délais par écrit, une petite réserve.', 'tout est commandé et arrive au plus tard avant l’essai'],
    'intro-pilot-prepare': ['{Subject} : préparer un essai à un endroit', 'Choisis un lieu ni le plus facile ni le plus dur. Conviens de la durée, de ce qui est mesuré et de la façon de revenir en arrière.', 'le groupe d’essai connaît son premier jour et qui appeler'],
    'intro-pilot': ['{Subject} : mener l’essai et observer les premiers jours', 'Sois là au début ; note chaque question qui revient deux fois et chaque contournement, car ils montrent ce qui cloche.', 'l’essai a duré le temps convenu et les notes sont triées'],
    'intro-adjust': ['{Subject} : corriger ce que l’essai a montré et décider de la suite', 'Trie les constats : à changer, peut attendre, mal compris ; mets les chiffres à côté du signe de la première page.', 'la décision est prise et ses raisons sont écrites'],
    'intro-guide': ['{Subject} : un guide d’une page et un court exercice pour tous', 'Ce qui est nouveau, que faire dans les trois cas les plus courants, à qui demander ; une demi-heure de pratique sur de vrais cas plutôt que des diapositives.', 'quelqu’un d’extérieur a réglé les trois cas avec la page'],
    'intro-rollout': ['{Subject} : avancer groupe par groupe, chacun à sa date', 'Les petits groupes d’abord, jamais deux le même jour, rien les jours les plus chargés ; quelqu’un est joignable à chaque premier jour.', 'chaque groupe a eu son premier jour et ses points ouverts sont listés'],
    'intro-old': ['{Subject} : retirer l’ancienne façon', 'Annonce le jour deux semaines avant, garde ce que la loi impose, récupère ou arrête le reste et cherche où l’ancien sert encore en cachette.', 'plus personne ne peut utiliser l’ancienne façon par mégarde'],
    'intro-settle': ['{Subject} : vérifier le signe de réussite et passer le relais', 'Mesure comme convenu à la première page, interroge cinq personnes et confie le suivi à une personne nommée, avec les points ouverts.', 'ceux qui avaient approuvé au début connaissent le résultat et quelqu’un en a la charge'],
  },
  names: {},
}
