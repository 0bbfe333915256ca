import type { Language, Text } from '../../playbooks/playbook.ts'
import { describe, fillText } from '../wording.ts'
import type { Slots } from '../wording.ts'

type TestingText = { title: Exclude<Text, string>; how: Exclude<Text, string>; done: Exclude<Text, string> }

/** What testers do, in every language that plans are written in: {what} is a deliverable, {number} a sprint. */
const TEXTS = {
  plan: {
    title: { en: 'Test plan on one page, with devices, accounts and test data ready', de: 'Testplan auf einer Seite, mit Geräten, Konten und Testdaten', es: 'Plan de pruebas en una página, con dispositivos, cuentas y datos listos', fr: 'Plan de test sur une page, appareils, comptes et données prêts', pt: 'Plano de testes em uma página, com aparelhos, contas e dados prontos' },
    how: {
      en: 'List the three worst things that could go wrong and where each is caught: unit, API, browser or by hand. Set up browsers and phones, accounts of each kind and data that can be put back.',
      de: 'Die drei schlimmsten Fehler auflisten und wo jeder auffällt: Unit, API, Browser oder von Hand. Browser und Telefone, Konten jeder Art und Daten bereitstellen, die sich zurücksetzen lassen.',
      es: 'Enumerar las tres peores cosas que podrían fallar y dónde se detecta cada una: unidad, API, navegador o a mano. Preparar navegadores y móviles, cuentas de cada tipo y datos que se puedan restaurar.',
      fr: 'Lister les trois pires défaillances et où chacune se voit : unité, API, navigateur ou à la main. Préparer navigateurs et téléphones, comptes de chaque sorte et données réinitialisables.',
      pt: 'Listar as três piores falhas possíveis e onde cada uma é pega: unidade, API, navegador ou à mão. Preparar navegadores e celulares, contas de cada tipo e dados que possam ser restaurados.',
    },
    done: { en: 'anybody in the team can reset the data and run one check of each kind', de: 'jeder im Team die Daten zurücksetzen und eine Prüfung jeder Art ausführen kann', es: 'cualquiera del equipo puede restaurar los datos y pasar una prueba de cada tipo', fr: 'chacun dans l’équipe sait remettre les données à zéro et lancer un contrôle de chaque sorte', pt: 'qualquer pessoa da equipe restaura os dados e roda uma verificação de cada tipo' },
  },
  cases: {
    title: { en: '{what}: test cases and data from the acceptance criteria', de: '{what}: Testfälle und Daten aus den Abnahmekriterien', es: '{what}: casos y datos de prueba a partir de los criterios de aceptación', fr: '{what} : cas et données de test d’après les critères d’acceptation', pt: '{what}: casos e dados de teste a partir dos critérios de aceitação' },
    how: {
      en: 'One case for each criterion, then the edges: empty, too much, twice, interrupted, not allowed. Go through them with the developers before they finish; what nobody can answer goes to whoever accepts it.',
      de: 'Ein Fall je Kriterium, dann die Ränder: leer, zu viel, doppelt, unterbrochen, nicht erlaubt. Mit der Entwicklung durchgehen, bevor sie fertig ist; was niemand beantworten kann, geht an die Person, die abnimmt.',
      es: 'Un caso por criterio y después los límites: vacío, demasiado, dos veces, interrumpido, no permitido. Repasarlos con desarrollo antes de que acaben; lo que nadie sepa contestar va a quien acepta.',
      fr: 'Un cas par critère, puis les limites : vide, trop, deux fois, interrompu, interdit. Les parcourir avec les développeurs avant la fin ; ce que personne ne sait va à qui accepte.',
      pt: 'Um caso por critério e depois os extremos: vazio, demais, duas vezes, interrompido, não permitido. Repassar com o desenvolvimento antes do fim; o que ninguém souber vai para quem aceita.',
    },
    done: { en: 'each criterion has a case with its data and its expected result', de: 'jedes Kriterium einen Fall mit Daten und erwartetem Ergebnis hat', es: 'cada criterio tiene un caso con sus datos y su resultado esperado', fr: 'chaque critère a un cas avec ses données et son résultat attendu', pt: 'cada critério tem um caso com seus dados e o resultado esperado' },
  },
  explore: {
    title: { en: '{what}: exploratory sessions on phone and desktop', de: '{what}: erkundende Tests auf Telefon und Rechner', es: '{what}: sesiones exploratorias en móvil y ordenador', fr: '{what} : sessions exploratoires sur téléphone et ordinateur', pt: '{what}: sessões exploratórias no celular e no computador' },
    how: {
      en: 'Two sessions of ninety minutes, each with a charter: one as a hurried first-time user, one trying to break it. Note steps and evidence, file each finding, check the fix.',
      de: 'Zweimal neunzig Minuten, jede mit einem Auftrag: einmal als eiliger Erstnutzer, einmal mit dem Ziel, es kaputtzumachen. Schritte und Belege notieren, jeden Fund melden, die Behebung prüfen.',
      es: 'Dos sesiones de noventa minutos, cada una con su objetivo: una como usuario nuevo con prisa, otra intentando romperlo. Anotar pasos y pruebas, registrar cada hallazgo, comprobar el arreglo.',
      fr: 'Deux sessions de quatre-vingt-dix minutes, chacune avec une mission : l’une en nouvel utilisateur pressé, l’autre pour casser. Noter étapes et preuves, enregistrer chaque constat, vérifier la correction.',
      pt: 'Duas sessões de noventa minutos, cada uma com um objetivo: uma como usuário novo e apressado, outra tentando quebrar. Anotar passos e provas, registrar cada achado, conferir a correção.',
    },
    done: { en: 'no serious finding is open and the rest is decided', de: 'kein ernster Fund offen und der Rest entschieden ist', es: 'no queda ningún hallazgo grave y el resto está decidido', fr: 'aucun constat grave n’est ouvert et le reste est décidé', pt: 'nenhum achado grave está aberto e o resto está decidido' },
  },
  automated: {
    title: { en: '{what}: main paths automated, run on every change', de: '{what}: Hauptwege automatisiert, bei jeder Änderung ausgeführt', es: '{what}: caminos principales automatizados, en cada cambio', fr: '{what} : chemins principaux automatisés, lancés à chaque changement', pt: '{what}: caminhos principais automatizados, a cada mudança' },
    how: {
      en: 'The usual path and the two failures that would cost most, through the real screens and the real database; stable selectors, its own data, no waiting by the clock.',
      de: 'Der übliche Weg und die zwei teuersten Fehler, über die echten Bildschirme und die echte Datenbank; stabile Selektoren, eigene Daten, kein Warten nach der Uhr.',
      es: 'El camino habitual y los dos fallos más caros, por las pantallas y la base de datos reales; selectores estables, datos propios, sin esperas fijas.',
      fr: 'Le chemin habituel et les deux défaillances les plus coûteuses, par les vrais écrans et la vraie base ; sélecteurs stables, données propres, aucune attente à l’horloge.',
      pt: 'O caminho comum e as duas falhas mais caras, pelas telas e pelo banco reais; seletores estáveis, dados próprios, sem esperas fixas.',
    },
    done: { en: 'it has run green twenty times in a row and fails when the feature is switched off', de: 'es zwanzigmal hintereinander grün lief und rot wird, wenn die Funktion abgeschaltet ist', es: 'ha salido en verde veinte veces seguidas y falla al apagar la función', fr: 'il est passé au vert vingt fois de suite et échoue quand la fonction est coupée', pt: 'passou verde vinte vezes seguidas e falha quando a função é desligada' },
  },
  regression: {
    title: { en: 'Sprint {number} regression: everything delivered so far still works', de: 'Regression Sprint {number}: alles bisher Gelieferte läuft noch', es: 'Regresión del sprint {number}: todo lo entregado sigue funcionando', fr: 'Régression du sprint {number} : tout ce qui est livré marche encore', pt: 'Regressão do sprint {number}: tudo o que foi entregue ainda funciona' },
    how: {
      en: 'The automated paths first, then by hand what they cannot see: layout, wording, mails, the slow network, one old phone.',
      de: 'Zuerst die automatisierten Wege, dann von Hand, was sie nicht sehen: Gestaltung, Wortlaut, Mails, das langsame Netz, ein altes Telefon.',
      es: 'Primero los caminos automatizados y después a mano lo que no ven: aspecto, textos, correos, la red lenta, un móvil viejo.',
      fr: 'D’abord les chemins automatisés, puis à la main ce qu’ils ne voient pas : mise en page, textes, messages, réseau lent, un vieux téléphone.',
      pt: 'Primeiro os caminhos automatizados, depois à mão o que eles não veem: aparência, textos, e-mails, rede lenta, um celular velho.',
    },
    done: { en: 'each finding is mended or accepted by name, and the run is written down with its version', de: 'jeder Fund behoben oder mit Namen hingenommen und der Lauf mit Version aufgeschrieben ist', es: 'cada hallazgo está arreglado o aceptado con nombre, y la ronda anotada con su versión', fr: 'chaque constat est corrigé ou accepté nommément, et la passe est consignée avec sa version', pt: 'cada achado está corrigido ou aceito com nome, e a rodada anotada com a versão' },
  },
  acceptance: {
    title: { en: 'Sprint {number} acceptance: each finished story against its criteria', de: 'Abnahme Sprint {number}: jede fertige Story gegen ihre Kriterien', es: 'Aceptación del sprint {number}: cada historia terminada frente a sus criterios', fr: 'Recette du sprint {number} : chaque récit fini face à ses critères', pt: 'Aceitação do sprint {number}: cada história pronta diante dos critérios' },
    how: {
      en: 'On staging, with whoever asked for it at the keyboard; a story passes, or it is not done and goes back with the reason.',
      de: 'Auf Staging, an der Tastatur sitzt, wer es wollte; eine Story besteht, oder sie ist nicht fertig und geht mit Grund zurück.',
      es: 'En staging, con quien la pidió al teclado; una historia pasa o no está hecha y vuelve con el motivo.',
      fr: 'En préproduction, avec au clavier qui l’a demandé ; un récit passe, ou n’est pas fini et repart avec la raison.',
      pt: 'Em staging, com quem pediu no teclado; uma história passa ou não está pronta e volta com o motivo.',
    },
    done: { en: 'every story of the sprint is accepted or returned', de: 'jede Story des Sprints abgenommen oder zurückgegeben ist', es: 'cada historia del sprint está aceptada o devuelta', fr: 'chaque récit du sprint est accepté ou renvoyé', pt: 'cada história do sprint está aceita ou devolvida' },
  },
} satisfies Record<string, TestingText>

/** Title and description of a tester's task. */
export function testingWords(key: keyof typeof TEXTS, language: Language, slots: Slots = {}): { title: string; description: string } {
  const { title, how, done } = TEXTS[key]
  return { title: fillText(title, language, slots), description: describe(fillText(how, language, slots), fillText(done, language, slots), language) }
}
