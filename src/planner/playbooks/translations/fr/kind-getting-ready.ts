import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_READY_FR: PlaybookWords = {
  title: 'se préparer à quelque chose',
  templates: {
    need: ['{Topic} : ce qu’il faut, et pour quand', 'Pour {topic}, liste ce qui doit être vrai le jour venu, ce qui l’est déjà et ce qui est le plus long à obtenir.', 'pour {topic}, chaque chose manquante a une date'],
    do: ['{Topic} : faire le nécessaire et essayer une fois', 'Commence par ce que d’autres doivent fournir ; puis essaie {topic} une fois comme le jour venu.', '{topic} a marché une fois comme le jour venu'],
    'ready-day': ['{Subject} : parcourir la journée elle-même, heure par heure', 'Ce qui se passe, où, avec qui, ce qui est demandé ou contrôlé ; note tout ce qui doit être là ou pouvoir se faire.', 'la liste couvre la journée, de la porte au chemin du retour'],
    'ready-rules': ['{Subject} : lire les conditions de ceux qui décident', 'Règles, formulaires, dimensions, certificats, délais, coûts ; sur leur propre page ou par téléphone, avec la date de lecture.', 'chaque condition a sa date et sa source'],
    'ready-long': ['{Subject} : lancer le plus long : rendez-vous, papiers, commandes', 'Compte à rebours depuis le jour : ce qui demande des semaines commence aujourd’hui, avec une autre voie en cas de refus ou de retard.', 'tout ce qui a un délai est en route'],
    'ready-state': ['{Subject} : essayer où en sont les choses aujourd’hui', 'Un petit essai dans les conditions du jour ; note ce qui marche, ce qui marche presque et ce qui ne marche pas.', 'les trois plus grandes lacunes sont connues'],
    'ready-first': ['{Subject} : travailler la plus grande lacune', 'Par petites étapes, avec une pause entre elles ; fais-toi aider par quelqu’un qui le fait souvent.', 'la plus grande lacune est devenue petite'],
    'ready-second': ['{Subject} : travailler la deuxième et la troisième lacune', 'Alterne-les ; répète ce qui marche déjà pour que cela reste.', 'aucune des trois ne ferait tout échouer'],
    'ready-things': ['{Subject} : réunir les affaires et essayer chacune', 'Le neuf est porté, chargé ou utilisé avant le jour ; un double de ce qui peut casser ; étiquettes avec nom et numéro.', 'chaque chose a servi une fois'],
    'ready-others': ['{Subject} : s’entendre avec tous ceux qui participent', 'Qui fait quoi, comment joindre chacun, que faire si quelqu’un est en retard ou malade.', 'chacun a redit son rôle'],
    'ready-rehearsal': ['{Subject} : une répétition complète en conditions réelles', 'Même heure, même durée, mêmes affaires ; sans s’arrêter ; note ce qui a raté et refais seulement cela.', 'la répétition est allée au bout sans aide'],
    'ready-papers': ['{Subject} : comparer papiers, dates et noms aux conditions', 'Originaux et copies, orthographe comme sur le passeport, validité le jour même, confirmations imprimées et dans le téléphone.', 'une autre personne a coché la liste'],
    'ready-plan-b': ['{Subject} : que faire si quelque chose tourne mal', 'Les trois ennuis les plus probables : qui appeler, que dire, combien d’argent et de temps gardés pour cela.', 'trois phrases et trois numéros sont sur une carte'],
    'ready-eve': ['{Subject} : tout emballer et poser, puis se reposer', 'Selon la liste, à la porte ; réveil, trajet et météo vérifiés ; rien de nouveau ne commence aujourd’hui.', 'il ne reste qu’à partir'],
    'ready-after': ['{Subject} : après coup, noter ce que tu ferais autrement', 'Tant que c’est frais : ce qui manquait, ce qui était de trop ; envoie remerciements et factures.', 'la note est là où tu la trouveras la prochaine fois'],
  },
  names: {},
}
