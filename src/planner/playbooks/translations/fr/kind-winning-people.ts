import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINNING_PEOPLE_FR: PlaybookWords = {
  title: 'gagner des gens à une cause',
  templates: {
    'win-ask': ['{Subject} : une seule chose demandée aux gens, et pour quand', 'Qui exactement, quoi exactement, jusqu’à quand et comment tu comptes ; un souhait sur lequel personne ne peut agir n’est pas une demande.', 'un inconnu saurait redire ce qu’on lui demande'],
    'win-who': ['{Subject} : qui décide, qui est pour, qui est contre, qui s’en moque', 'Des noms avec leur raison ; les indécis sont ton public, et chacun a quelqu’un qu’il écoute.', 'vingt noms sont répartis en quatre groupes'],
    'win-listen': ['{Subject} : écouter cinq indécis', 'Ce qui les inquiète, les mots qu’ils emploient, ce qu’il faudrait pour un oui ; sans argumenter encore.', 'leurs trois raisons sont écrites avec leurs propres mots'],
    'win-facts': ['{Subject} : trois faits solides, sourcés, et une histoire', 'Des chiffres que tu répéterais devant un adversaire ; une personne concernée qui accepte d’être nommée.', 'chaque fait a résisté à quelqu’un qui est contre'],
    'win-message': ['{Subject} : le message en trois phrases', 'Leur inquiétude, la proposition, la seule chose à faire ; essaie-le sur trois d’entre eux et change ce sur quoi ils butent.', 'trois personnes pourraient le redire le lendemain'],
    'win-first': ['{Subject} : gagner les dix premiers de vive voix', 'Ceux qui sont presque convaincus et que d’autres écoutent ; demande à chacun un oui et un nom de plus.', 'dix ont dit oui, nom par nom'],
    'win-material': ['{Subject} : une page, une image et la réponse aux cinq objections courantes', 'Lisible en une minute, avec l’endroit où signer ou s’inscrire ; chaque objection a une réponse polie et sourcée.', 'les dix premiers s’en servent d’eux-mêmes'],
    'win-places': ['{Subject} : aller là où sont les indécis', 'Trois lieux et horaires où ils ont le temps d’écouter ; à deux chaque fois ; note chaque question.', 'trois lieux ont été visités et le compte est connu'],
    'win-public': ['{Subject} : faire parler d’autres : journal local, groupe, personne respectée', 'Du nouveau, une date et une image font une actualité ; écris le texte pour qu’il puisse paraître tel quel.', 'c’est paru à deux endroits qui ne sont pas les tiens'],
    'win-count': ['{Subject} : compter, et changer ce qui ne marche pas', 'Les oui par lieu et par façon de demander ; arrête la plus faible et double la meilleure.', 'les deux prochaines semaines vont là d’où viennent les oui'],
    'win-deciders': ['{Subject} : porter la demande devant ceux qui décident', 'Une page courte, le nombre de ceux qui soutiennent et ce qui suit ; demande une date de réponse.', 'la décision a une date'],
    'win-close': ['{Subject} : dire le résultat à tous ceux qui ont aidé', 'Résultat, merci nom par nom, ce que tu leur demandes maintenant ; garde les adresses de ceux qui veulent continuer.', 'tous ceux qui ont dit oui connaissent le résultat'],
  },
  names: {},
}
