import type { Language, Playbook } from '../playbook.ts'

/** What plans call the playbook they were drafted from. */
const TITLES: Readonly<Record<string, readonly [de: string, es: string, fr: string, pt: string]>> = {
  'kind-improving': ['etwas Messbares verbessern', 'mejorar algo que se puede medir', 'améliorer ce qui se mesure', 'melhorar algo que se mede'],
  'kind-introducing': ['etwas Neues einführen', 'introducir algo nuevo', 'introduire du nouveau', 'introduzir algo novo'],
  'kind-moving-over': ['etwas umziehen lassen', 'trasladar algo', 'transférer quelque chose', 'transferir algo'],
  'kind-winding-down': ['etwas zu Ende bringen', 'cerrar algo', 'mettre fin à quelque chose', 'encerrar algo'],
  'kind-making': ['etwas bauen oder herstellen', 'hacer algo', 'fabriquer quelque chose', 'fazer algo'],
  'kind-drawing-up': ['ein Dokument schreiben', 'redactar un documento', 'rédiger un document', 'redigir um documento'],
  'kind-collecting': ['sammeln und ordnen', 'reunir y ordenar', 'rassembler et classer', 'reunir e ordenar'],
  'kind-mending': ['etwas reparieren', 'reparar algo', 'réparer quelque chose', 'consertar algo'],
  'kind-finding-out': ['herausfinden und entscheiden', 'averiguar y decidir', 'se renseigner et décider', 'descobrir e decidir'],
  'kind-buying': ['aussuchen und kaufen', 'elegir y comprar', 'choisir et acheter', 'escolher e comprar'],
  'kind-selling': ['verkaufen', 'vender', 'vendre', 'vender'],
  'kind-searching': ['jemanden oder etwas finden', 'encontrar a alguien o algo', 'trouver quelqu’un ou quelque chose', 'encontrar alguém ou algo'],
  'kind-settling': ['eine Sache mit anderen regeln', 'resolver un asunto con otros', 'régler une affaire avec d’autres', 'resolver um assunto com outros'],
  'kind-getting-ready': ['sich auf etwas vorbereiten', 'prepararse para algo', 'se préparer à quelque chose', 'preparar-se para algo'],
  'kind-setting-up': ['etwas einrichten', 'poner algo en marcha', 'mettre quelque chose en place', 'montar algo'],
  'kind-teaching': ['anderen etwas beibringen', 'enseñar a otros', 'enseigner aux autres', 'ensinar outras pessoas'],
  'kind-gathering': ['Menschen zusammenbringen', 'reunir a la gente', 'rassembler des gens', 'reunir pessoas'],
  'kind-winning-people': ['Menschen gewinnen', 'ganar a la gente para algo', 'gagner des gens à une cause', 'conquistar pessoas'],
  'kind-getting-to-know': ['ein Thema kennenlernen', 'conocer un tema', 'découvrir un sujet', 'conhecer um assunto'],
  'kind-looking-after': ['sich um etwas kümmern', 'cuidar de algo', 's’occuper de quelque chose', 'cuidar de algo'],
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
