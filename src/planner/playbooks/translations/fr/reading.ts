import type { PlaybookWords } from '../playbook-words.ts'

export const READING_FR: PlaybookWords = {
  title: 'lecture',
  templates: {
    'choose-edition': ['Choisir une édition ou un cours que tu peux suivre : notes, exercices, une page qui plaît', 'Lis la même page dans deux ; prends celle où tu voulais tourner la page. Regarde si quelqu’un lit avec toi.', 'c’est prêt et la première date est posée'],
    map: ['Vue d’ensemble : table, premier et dernier chapitre, trois questions à toi', 'Une demi-heure sur table, préface, conclusion ; écris ce que tu veux savoir et ce que tu crois déjà.', 'trois questions sont sur le marque-page'],
    read: [['{Topic} : lire crayon en main', '{Topic} : continuer, questions dans la marge', '{Topic} : les pages difficiles, lentement'], 'Marque la phrase dont dépend une section, discute dans la marge, arrête-toi à une fin naturelle.', 'la partie est lue et sa phrase principale recopiée avec tes mots'],
    apply: [['{Topic} : l’essayer sur quelque chose à toi', '{Topic} : exercice sans regarder', '{Topic} : l’expliquer par un exemple de la semaine'], 'Un petit cas de ta vie ou de ton travail ; bloquer dix minutes va bien, puis regarde.', 'tu en as fait quelque chose de petit'],
    retell: ['{Topic} : le raconter de mémoire', 'Deux minutes à voix haute, livre fermé ; ouvre, corrige, note ce qui manquait.', 'le récit n’a pas demandé un deuxième regard'],
    vocabulary: ['Termes avec tes mots, tour {round} : dix qui reviennent toujours', 'Une ligne chacun avec un exemple ; demande-toi en quoi deux d’entre eux diffèrent.', 'tu pourrais en expliquer huit sur dix sans la page'],
    compare: ['Comparer, tour {round} : la même question chez un autre auteur', 'Un passage chacun, ce que les deux supposent, où ils se séparent ; lequel défendrais-tu ?', 'le désaccord tient en un paragraphe'],
    'catch-up': ['Rattraper, tour {round} : pages non lues, exercices ouverts, ce qu’on saute', 'Survole le retard et ne lis vraiment que ce que la suite demande.', 'tu es de nouveau dans le plan et tu sais ce que tu as laissé'],
    source: ['Aller à une source ou à un critique, tour {round}', 'Une critique contre, une référence jusqu’à son origine ; que répondrait l’auteur ?', 'la plus forte objection tient en une phrase'],
    notes: ['Notes en ordre, tour {round} : une page jusqu’ici', 'Thèses, meilleur exemple, doutes, choses à chercher.', 'la page t’aiderait dans un an'],
    talk: ['En parler à quelqu’un, tour {round}', 'Un ami, un forum, un message vocal : l’idée qui t’a fait changer d’avis et celle qui ne l’a pas fait.', 'une question est revenue à laquelle tu ne sais pas encore répondre'],
    answers: ['Répondre à tes trois questions du début', 'Une demi-page chacune avec un endroit du texte ; que dirait l’autre camp ?', 'chaque réponse cite un passage'],
    reread: ['Relire les trois passages les plus marqués', 'Lentement, à voix haute ; qu’est-ce qui t’avait échappé ?', 'l’un d’eux est copié à la main'],
    next: ['Garder l’essentiel : cinq phrases, une habitude, le prochain titre', 'Où t’en serviras-tu d’ici une semaine ? Offre ou prête le livre avec un mot.', 'l’habitude a une date et le prochain titre est choisi'],
    'prepare-talk': ['Préparer la discussion : deux passages, deux questions, une objection', 'Marque des pages, écris des questions auxquelles un oui ne suffit pas.', 'la fiche est dans le livre'],
  },
  names: {
    'the foundations': 'les bases',
    'a first small project': 'un premier petit projet',
    'the usual mistakes': 'les erreurs habituelles',
    'a project of your own': 'un projet à toi',
    'the parts you half know': 'ce que tu sais à moitié',
    'a harder project': 'un projet plus difficile',
    'how good people do it': 'comment font les bons',
    'the primary sources': 'les sources premières',
    'an original piece of work': 'un travail original',
  },
}
