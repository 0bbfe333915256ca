import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_PT } from './software-words.ts'

/** The steps of each part; an app is released in its own way. */
const { 'definition-of-done': _done, 'release-rehearsal': _rehearsal, release: _release, ...STEPS } = SOFTWARE_WORDS_PT

export const SPRINT_MOBILE_APP_PT: PlaybookWords = {
  title: 'aplicativo',
  templates: {
    ...STEPS,
    'accounts-stores': ['Contas nas lojas, identificadores, assinatura e uma versão num celular de verdade', 'Os programas de desenvolvedor podem levar dias para aprovar: comece já. Assinatura automática na CI, chaves no cofre, um app vazio instalado nos celulares.', 'uma versão da CI abre num celular de verdade'],
    'app-languages': ['Idiomas: textos fora do código, palavras longas, plural, direita para esquerda, troca dentro do app', 'Chaves com nota para quem traduz, um idioma fictício na versão, som e imagens carregados por idioma; a página da loja em cada um.', 'cada tela foi vista no idioma mais longo e nenhuma chave aparece'],
    'app-beacons': ['Gatilhos por lugar: beacon, código ou etiqueta, medidos no local e com caminho manual', 'Percorra as salas reais com três celulares: distância, paredes, gente, bateria; peça a permissão quando for precisa e diga por quê; um número ou uma lista leva sempre ao mesmo conteúdo.', 'nove de dez paradas apareceram no lugar certo, e todas à mão'],
    'app-offline': ['Sem internet: escolher e baixar, retomar, liberar espaço, dizer a idade', 'Pacotes com tamanho antes de baixar; modo avião no meio; atualizar só o que mudou; memória cheia se avisa antes.', 'uma visita inteira em modo avião deu certo depois de um download'],
    navigation: ['Estrutura do app: navegação, tema, tela de erro, aviso de falhas', 'Abas ou pilha conforme as duas tarefas principais, modo escuro e letra grande desde o início, falhas com a versão.', 'uma falha provocada aparece no relatório'],
    'local-data': ['Armazenamento local com migrações, primeiro sem internet', 'Escreva no aparelho, sincronize depois; versão do esquema e atualização testada; datas em dias locais.', 'tudo funciona em modo avião e depois de atualizar'],
    login: ['Login: link por e-mail ou conta da plataforma, token no chaveiro', 'Entrar com a Apple é obrigatório quando há outro login social; sair e excluir a conta dentro do app.', 'entrar, sair e excluir funcionam nos dois sistemas'],
    'login-edge': ['Login: sessão vencida, sem rede, segundo aparelho', 'Nunca perca o que foi digitado quando a sessão acaba; fila e nova tentativa.', 'os três casos acabam sem tela morta'],
    'create-item': ['{topic}: formulário em menos de dez segundos, com bons valores iniciais', 'Um polegar, três toques; nome, com que frequência, quando; validação ao digitar, desfazer em vez de “tem certeza?”.', 'alguém novo adiciona um em dez segundos sem ajuda'],
    'create-item-rules': ['{topic}: regras de horários, mudanças e exclusão, com testes de unidade', 'O que acontece com o histórico quando o horário muda, fusos, horário de verão, anos bissextos.', 'as regras são uma tabela e cada linha é um teste'],
    reminders: ['Lembretes: notificações locais, permissão pedida na hora certa', 'Pergunte depois da primeira utilidade, não ao abrir; reprograme depois de reiniciar e mudar de fuso; horas de silêncio.', 'os lembretes chegam nos dois sistemas depois de reiniciar'],
    'push-server': ['Push: certificados, renovação de tokens, descadastro por tipo', 'Tokens são do aparelho, não da pessoa; apague ao sair; teste com o celular bloqueado.', 'um push chega ao celular bloqueado e abre a tela certa'],
    'streak-logic': ['Sequências: regras de contagem com testes (dia perdido, fuso, preenchimento)', 'Decida com exemplos: o que é um dia, se uma pausa quebra, se ontem ainda pode ser marcado.', 'vinte exemplos passam'],
    'streak-screen': ['Tela de sequências: calendário, melhor sequência, palavras gentis depois de uma falha', 'Legível sem cor, rápida com dois anos de dados, resumo do mês para leitor de tela.', 'rola bem no celular mais velho'],
    widget: ['Widget na tela inicial, feito com um toque', 'Armazenamento comum, estado antigo aparece como tal.', 'um toque no widget está no app um segundo depois'],
    'a11y-mobile': ['Acessibilidade: VoiceOver, TalkBack, maior letra, menos movimento', 'Faça a tarefa principal de olhos fechados; rótulos, ordem, alvos de 44 pontos.', 'a tarefa principal se faz por voz nos dois sistemas'],
    'friends-test': ['Cinco pessoas usam por três dias: observar, depois perguntar', 'Não diga nada enquanto começam; anote onde param; uma pergunta por dia.', 'os três piores tropeços estão consertados ou planejados'],
    'store-listing': ['Página da loja: nome, capturas, rótulos de privacidade, endereço de suporte', 'Capturas do app real em dois tamanhos; as respostas de privacidade têm de bater com o que o código envia.', 'a página passa nas checagens do console'],
    'beta-build': ['Versão de TestFlight e de teste interno, com notas e link para retorno', 'Número de versão na CI, as notas dizem o que testar e o que já se sabe; a revisão da beta pode levar um dia.', 'quem testa instalou e um respondeu'],
    'platform-tour': ['Volta pela plataforma: uma tela do modelo até o celular de um amigo', 'Assinatura, permissões, registros, falha; cada um uma vez.', 'cada um instalou a própria versão num celular'],
    guidelines: ['Ler as diretrizes da plataforma para as três telas que vocês constroem', 'Voltar, gestos, tamanhos de letra, áreas seguras; onde as duas diferem.', 'as diferenças estão marcadas nos esboços'],
    'startup-budget': ['Limites: abertura a frio, memória, bateria, tamanho, conferidos na CI', 'O aparelho velho da gaveta é a referência.', 'uma piora derruba a compilação'],
    'sync-conflicts': ['Sincronização: conflitos, relógios, exclusão, meia rede', 'Testes de propriedades com dois aparelhos.', 'nenhuma escrita perdida em dez mil execuções ao acaso'],
    'staged-release': ['Lançamento por etapas: 5, 20, 100 % com limite de falhas', 'Escreva a regra de parada e o número antes da primeira etapa; olhe duas vezes por dia; ninguém precisa de permissão para parar.', 'a primeira etapa ficou dois dias acima do limite'],
    'screen-batch': ['{Part}: conteúdo real, carregando, vazio, erro, sem internet', 'Primeiro o menor celular, maior letra, escuro; ligar por último.', 'cada estado se alcança num aparelho velho e num novo'],
  },
  names: {
    'onboarding and sign-in': 'boas-vindas e login',
    'main screen': 'tela principal',
    'adding an entry': 'adicionar um registro',
    'settings': 'ajustes',
    'screens': 'telas',
    'reminders': 'lembretes',
  },
}
