import type { Keyword } from '../../playbook.ts'

/** What goals in French say for the words on which steps depend; words that neighbouring languages have as well are left out. */
export const KEYWORDS_FR: Readonly<Record<Keyword, readonly Keyword[]>> = {
  passport: ['passeport'], 'identity card': ['carte d identite'], cancel: ['resilier', 'resiliation'], subscription: ['abonnement'], gym: ['salle de sport'], contract: ['=contrat', '=contrats'], tax: ['impot'], pension: ['retraite'],
  insurance: ['=assurance', '=assurances', 'mutuelle'], boiler: ['chaudiere'], mot: ['controle technique'], 'power of attorney': ['procuration'], attorney: ['procuration'], lpa: ['procuration'], will: ['testament'], 'advance directive': ['directives anticipees'], 'living will': ['directives anticipees'],
  bank: ['banque'], account: ['comptes bancaires'], notary: ['notaire'], lawyer: ['avocat', 'notaire'], solicitor: ['notaire'], landlord: ['proprietaire'], lease: ['=bail'], rented: ['locataire'], tenant: ['locataire'], mortgage: ['pret immobilier', 'credit immobilier'], loan: ['=pret', 'emprunt'],
  kids: ['enfants'], children: ['enfants'], child: ['enfant'], kid: ['enfant'], daughter: ['=ma fille', '=notre fille'], son: ['=mon fils', '=notre fils'], toddler: ['tout petit'], school: ['=ecole', '=ecoles', '=l ecole'], nursery: ['creche', 'garderie'], grandparents: ['grands parents'], uniform: ['uniforme'],
  dog: ['=chien', '=chiens', 'chienne'], apartment: ['appartement'], flat: ['appartement'], house: ['maison'], furniture: ['meuble'], paint: ['peinture', 'peindre'], stairs: ['escalier'], bathroom: ['salle de bain'], bedroom: ['chambre'], kitchen: ['=cuisine'], window: ['fenetre'], lamp: ['luminaire'], curtain: ['rideau'], rug: ['tapis'],
  toilet: ['toilettes', 'chasse d eau'], tap: ['robinet'], drain: ['evier', 'lavabo'], damp: ['humidite'], mould: ['moisissure'], shelves: ['etagere'], door: ['=porte', '=portes'], tiles: ['carrelage'], silicone: ['joints de'], gutter: ['gouttiere'], plumber: ['plombier'], electrician: ['electricien'],
  doctor: ['medecin'], physio: ['kine'], medicine: ['medicament'], employer: ['employeur'], notice: ['preavis'], interview: ['entretien'], clothes: ['vetement'], keys: ['=cles'], food: ['nourriture'], meals: ['=repas'], gifts: ['cadeaux'], tree: ['sapin'], tent: ['tente'], removal: ['demenageur'], garden: ['=jardin'], bike: ['=velo'],
}
