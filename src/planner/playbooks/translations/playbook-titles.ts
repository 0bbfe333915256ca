import type { Language, Playbook } from '../playbook.ts'

/** What plans call the playbook they were drafted from. */
const TITLES: Readonly<Record<string, readonly [de: string, es: string, fr: string, pt: string]>> = {
  'exam-study': ['Prüfungsvorbereitung', 'estudio para un examen', 'préparation d’examen', 'estudo para prova'],
  'language-learning': ['Sprachen lernen', 'aprender un idioma', 'apprendre une langue', 'aprender um idioma'],
  'skill-learning': ['etwas lernen', 'aprender una habilidad', 'apprendre un savoir-faire', 'aprender uma habilidade'],
  'running': ['Lauftraining', 'entrenamiento de carrera', 'entraînement de course', 'treino de corrida'],
  'fitness': ['Kraft und Fitness', 'fuerza y forma física', 'force et forme', 'força e condicionamento'],
  'habit': ['Gewohnheiten', 'hábitos', 'habitudes', 'hábitos'],
  'house-move': ['Umzug', 'mudanza', 'déménagement', 'mudança'],
  'party': ['Feier', 'fiesta', 'fête', 'festa'],
  'wedding': ['Hochzeit', 'boda', 'mariage', 'casamento'],
  'meal-prep': ['Essensplanung', 'planificación de comidas', 'organisation des repas', 'planejamento de refeições'],
  'job-search': ['Stellensuche', 'búsqueda de empleo', 'recherche d’emploi', 'busca de emprego'],
  'general-sprint': ['Sprint', 'sprint', 'sprint', 'sprint'],
  'trip': ['Reise', 'viaje', 'voyage', 'viagem'],
  'music-practice': ['Musik üben', 'práctica musical', 'pratique musicale', 'prática musical'],
  'sprint-ecommerce': ['Onlineshop', 'tienda en línea', 'boutique en ligne', 'loja virtual'],
  'sprint-authentication': ['Anmeldung und Zugang', 'inicio de sesión', 'connexion et accès', 'login e acesso'],
  'sprint-feature': ['Softwareänderung', 'cambio de software', 'évolution logicielle', 'mudança de software'],
  'sprint-website': ['Website', 'sitio web', 'site web', 'site'],
  'thesis': ['Abschlussarbeit', 'tesis o trabajo final', 'mémoire', 'trabalho de conclusão'],
  'personal-finance': ['Finanzen', 'finanzas personales', 'finances personnelles', 'finanças pessoais'],
  'renovation': ['Renovierung', 'reforma', 'rénovation', 'reforma'],
  'language-test': ['Sprachprüfung', 'examen de idiomas', 'examen de langue', 'exame de idioma'],
  'gardening': ['Gemüsegarten', 'huerto', 'potager', 'horta'],
  'newborn': ['Baby', 'bebé', 'bébé', 'bebê'],
  'spring-cleaning': ['Putzen und Ausmisten', 'limpieza y orden', 'ménage et tri', 'faxina e organização'],
  'reading': ['Lesen', 'lectura', 'lecture', 'leitura'],
  'sprint-mobile-app': ['App', 'aplicación móvil', 'application mobile', 'aplicativo'],
  'sprint-software': ['Softwareprodukt', 'producto de software', 'produit logiciel', 'produto de software'],
}
const COLUMNS: readonly Exclude<Language, 'en'>[] = ['de', 'es', 'fr', 'pt']

/** A playbook's title in a language; its own, which is English, where none is known. */
export function playbookTitle({ id, title }: Playbook, language: Language): string {
  return language === 'en' ? title : (TITLES[id]?.[COLUMNS.indexOf(language)] ?? title)
}
