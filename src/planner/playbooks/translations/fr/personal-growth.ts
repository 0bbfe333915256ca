import type { PlaybookWords } from '../playbook-words.ts'

export const PERSONAL_GROWTH_FR: PlaybookWords = {
  title: 'développement personnel',
  strong: ['developpement personnel', 'confiance en moi', 'avoir plus confiance', 'prendre confiance', 'plus patient avec', 'plus patiente', 'etre plus patient', 'apprendre a dire non', 'savoir dire non', 'mieux ecouter', 'savoir ecouter', 'mieux communiquer', 'prise de parole', 'parler en public', 'gerer mon stress', 'gerer ma colere', 'moins procrastiner', 'arreter de procrastiner', 'procrastination', 'lacher prise', 'm affirmer', 'affirmation de soi', 'estime de soi', 'travailler sur moi'],
  templates: {
    'one-behaviour': ['Faire du souhait un comportement qu’on pourrait filmer', 'Pas « être meilleur », mais ce que tu dis ou fais, quand, à qui ; assez petit pour demain.', 'un inconnu pourrait le compter'],
    'why-now': ['Écrire pourquoi maintenant, et ce dont l’ancienne façon te protège', 'Toute habitude rapporte quelque chose ; que perdrais-tu ?', 'le prix du changement est une phrase honnête'],
    'blind-spot': ['Demander à quelqu’un qui ne t’épargne pas : qu’est-ce que je ne vois pas ?', 'Quelqu’un d’expérimenté ou de critique, une situation, aucune explication de toi.', 'l’angle mort est écrit avec ses mots'],
    scene: ['Décrire une scène de la semaine passée, telle quelle et telle que voulue', 'Qui a dit quoi, ce que tu sentais, ce que tu as fait ; puis la même, au mieux.', 'la différence est une phrase qui commence par un verbe'],
    'ask-three': ['Demander à trois personnes : que garder, arrêter, commencer ?', 'Des gens qui te veulent du bien ; écoute, remercie, sans te défendre.', 'neuf réponses sont écrites et un motif entouré'],
    observe: [['{Topic} : s’observer un jour et compter', '{Topic} : observer quelqu’un qui sait faire'], 'Un trait chaque fois ; qu’est-ce qui précédait ? Cinq lignes le soir.', 'le déclencheur le plus fréquent est nommé'],
    learn: ['{Topic} : apprendre une technique et la dire avec ses mots', 'Un chapitre ou une conférence, une technique ; quand, où, comment tu t’en serviras.', 'une phrase « si… alors… » est là où tu la vois'],
    rehearse: [['{Topic} : répéter à voix haute, deux fois', '{Topic} : répéter avec un ami dans l’autre rôle'], 'Debout, vrais mots, vraie pause ; la seconde fois plus lentement.', 'cela vient sans lire'],
    use: [['{Topic} : s’en servir dans une vraie conversation ou tâche', '{Topic} : s’en servir là où cela rate d’habitude', '{Topic} : s’en servir deux fois le même jour'], 'Choisis l’occasion avant ; après : qu’ai-je fait, qu’est-il arrivé, et ensuite ?', 'trois lignes sont écrites'],
    mentor: ['Aider quelqu’un d’autre, fois {round}', 'D’abord écouter, une question, pas de conseil sans demande.', 'il a fait quelque chose et tu as appris une chose'],
    'week-page': ['Page de la semaine {round} : réussi, évité, une personne à remercier', 'Les faits avant le jugement ; envoie le merci.', 'la page est écrite et le merci parti'],
    harder: ['Un cran plus dur, fois {round}', 'La même chose avec un inconnu, un chef ou moins de temps.', 'tu l’as fait, quoi qu’il en soit'],
    'ask-again': ['Redemander aux trois mêmes personnes', 'Qu’avez-vous remarqué ? Que manque-t-il ?', 'leurs réponses sont à côté des premières'],
    setback: ['Prévoir la rechute : que faire le jour où cela rate', 'Le jour probable, le premier signe, le plus petit pas, à qui le dire.', 'la phrase « si cela rate, je… » est écrite'],
    rule: ['En faire une règle à soi et une date pour y revenir', 'Une phrase, un rappel, une personne qui peut te le rappeler.', 'la date est au calendrier'],
  },
  names: { 'noticing': 'remarquer', 'one new way of doing it': 'une autre façon de faire', 'in easy company': 'en terrain facile', 'when it is hard': 'quand c’est dur' },
}
