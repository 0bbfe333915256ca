import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTLING_FR: PlaybookWords = {
  title: 'régler une affaire avec d’autres',
  templates: {
    papers: ['{Topic} : qui décide, ce qu’il leur faut, pour quand', 'Le formulaire et la règle sur la page officielle ; papiers, frais, durée, et ce qui se passe si {topic} a du retard.', 'un dossier contient tout ce qu’il faut pour {topic}'],
    send: ['{Topic} : envoyer complet, avec preuve, et noter la date de réponse', 'Une phrase d’accompagnement qui dit ce que tu veux ; des copies de tout ; un rappel le jour où la réponse est due.', 'le dossier pour {topic} est chez eux et le reçu est classé'],
    'settle-want': ['{Subject} : écrire ce que tu veux et le minimum acceptable', 'Une phrase chacun ; à côté, ce que veut l’autre partie et ce que tu fais sans accord.', 'les deux phrases sont là et tous de ton côté les approuvent'],
    'settle-story': ['{Subject} : mettre les faits en ordre, avec preuves', 'Une liste datée : ce qui s’est passé, qui a dit quoi, ce que cela coûte ; photos, lettres et reçus numérotés en conséquence.', 'chaque ligne a sa preuve ou dit qu’il n’y en a pas'],
    'settle-rule': ['{Subject} : savoir qui décide, selon quelle règle et jusqu’à quand', 'Le service ou la personne compétente, le formulaire, la règle suivie, délais et frais ; une permanence de conseil le sait souvent en dix minutes.', 'le nom, la règle et le dernier jour possible sont connus'],
    'settle-advice': ['{Subject} : demander à quelqu’un qui connaît la question', 'Centre de conseil, association, protection juridique ou quelqu’un qui est passé par là ; apporte la liste et deux questions.', 'les deux questions ont leur réponse et le pas suivant est clair'],
    'settle-papers': ['{Subject} : obtenir les papiers qui manquent', 'Commande d’abord attestations et relevés, ce sont les plus longs ; fais certifier les copies là où on le demande.', 'le dossier est complet selon la liste du service'],
    'settle-talk': ['{Subject} : parler avant d’écrire', 'Demande leur point de vue, dis en une phrase ce qu’il te faut, propose quelque chose ; le jour même, écris ce qui s’est dit et envoie-le-leur.', 'leur avis est connu et l’échange confirmé par écrit'],
    'settle-send': ['{Subject} : envoyer la demande complète, avec preuve de réception', 'Ce que tu veux dans la première phrase, faits, règle, une date pour la réponse ; garde copie de chaque page.', 'il est prouvé qu’ils l’ont reçue'],
    'settle-wait': ['{Subject} : demander où cela en est', 'Avec le numéro de dossier : qui l’a, ce qui manque, quand ce sera décidé. Note le nom et l’heure.', 'tu sais qui l’a et la prochaine date'],
    'settle-more': ['{Subject} : fournir ce qu’ils demandent, la même semaine', 'Réponds à chaque point par son numéro ; si une chose est impossible, dis ce que tu peux offrir à la place.', 'aucune de leurs questions n’est ouverte'],
    'settle-push': ['{Subject} : l’échelon suivant, si rien ne bouge', 'Une dernière date par écrit, puis la hiérarchie, le médiateur, la conciliation ou un élu ; garde un ton poli, car d’autres liront.', 'c’est décidé ou l’instance suivante a le dossier'],
    'settle-check': ['{Subject} : comparer la réponse à ta demande', 'Ce qui est accordé, dès quand, à quelles conditions, combien de temps pour contester ; compare sommes et noms.', 'c’est accepté, ou la contestation est partie à temps'],
    'settle-close': ['{Subject} : veiller à l’exécution et classer', 'Argent reçu, travail fait, inscription changée : constate toi-même ; puis un seul dossier et la date jusqu’à laquelle le garder.', 'ce qui était promis est arrivé'],
  },
  names: {},
}
