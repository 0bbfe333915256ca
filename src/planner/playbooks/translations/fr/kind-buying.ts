import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_BUYING_FR: PlaybookWords = {
  title: 'choisir et acheter',
  templates: {
    needs: ['{Topic} : indispensable, souhaitable et plafond', 'Trois exigences qui éliminent, le reste par ordre ; le maximum à payer pour {topic}, avec tout ce qui va avec.', 'la liste pour {topic} est là, avec une somme'],
    compare: ['{Topic} : comparer trois offres et en prendre une', 'Les mêmes questions à trois vendeurs, des offres écrites, le coût sur toute la durée ; lis les conditions de retour pour {topic}.', 'pour {topic}, le choix est fait et l’offre est écrite'],
    take: ['{Topic} : commander, vérifier à l’arrivée, classer les papiers', 'Vérifie avant de signer ; garde le reçu, la garantie et le dernier jour de retour pour {topic}.', 'pour {topic}, tout est là, tout marche et les papiers sont classés'],
    'buy-needs': ['{Subject} : indispensable, souhaitable et plafond', 'Écris à quoi cela sert un jour ordinaire. Trois exigences au plus ; le reste par ordre ; la somme avec tout ce qui va avec.', 'la liste a un seuil sous lequel on ne regarde rien'],
    'buy-measure': ['{Subject} : mesurer et vérifier ce avec quoi cela doit aller', 'Pièce, portes, raccords, éléments existants, personnes ; note les mesures dans ton téléphone.', 'chaque limite a un chiffre'],
    'buy-market': ['{Subject} : connaître le marché : sortes, prix, ce qui casse', 'Deux tests indépendants, le prix d’occasion et trois personnes qui en ont déjà : que choisiraient-elles aujourd’hui ?', 'tu connais le prix habituel et les deux défauts courants'],
    'buy-list': ['{Subject} : trois offres avec tous leurs coûts', 'Livraison, installation, coûts d’usage sur cinq ans, valeur restante alors ; les mêmes questions à chaque vendeur, par écrit.', 'trois offres sont côte à côte'],
    'buy-try': ['{Subject} : voir et essayer les deux meilleures options', 'Emporte la liste et quelqu’un qui garde la tête froide ; essaie ce que tu en feras le plus souvent ; regarde là où les défauts se cachent.', 'chaque exigence a été essayée et pas seulement promise'],
    'buy-seller': ['{Subject} : vérifier le vendeur et les papiers', 'À qui c’est, adresse, avis qui parlent d’ennuis, garantie, droit de retour ; pour l’occasion, preuve d’achat.', 'il ne reste rien à croire aveuglément'],
    'buy-price': ['{Subject} : régler prix et conditions', 'Donne ton chiffre avec sa raison, demande des extras plutôt qu’une remise, accepte de repartir ; tout ce qui est convenu est mis par écrit.', 'prix, date et conditions sont écrits'],
    'buy-sleep': ['{Subject} : dormir dessus, puis décider', 'Compare encore une fois avec la liste ; que regretterais-tu dans un an ?', 'la décision est la même le lendemain matin'],
    'buy-do': ['{Subject} : commander, payer sans risque, fixer la livraison', 'Un moyen de paiement qui permet d’être remboursé ; jamais le total avant d’avoir vu ; une assurance dès le jour où c’est à toi.', 'commande et date sont confirmées par écrit'],
    'buy-check': ['{Subject} : vérifier à l’arrivée et mettre en service', 'Compare à la commande avant de signer ; chaque fonction une fois dans les premiers jours ; signale les défauts aussitôt et par écrit.', 'chaque fonction a marché une fois'],
    'buy-papers': ['{Subject} : classer reçu et garantie, se défaire de l’ancien', 'Le dernier jour de retour et la fin de garantie vont au calendrier ; vends ou donne ce qui est remplacé.', 'les papiers se retrouvent et l’ancien est parti'],
  },
  names: {},
}
