import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_PT } from './software-words.ts'

export const SPRINT_SOFTWARE_PT: PlaybookWords = {
  title: 'produto de software',
  templates: {
    ...SOFTWARE_WORDS_PT,
    'story-map': ['Mapa de histórias: quem faz o quê primeiro, a menor fatia útil', 'Os passos do usuário principal da esquerda para a direita e uma linha de corte: acima dela está esta versão. Percorra com um usuário de verdade.', 'um usuário reconheceu o seu dia e a linha está combinada'],
    skeleton: ['Esqueleto no staging: uma chamada de ponta a ponta, uma linha, publicado pela CI', 'Sem funções ainda; testes, formatação, prévias e aviso de erros desde a primeira hora.', 'uma integração chega ao staging em quinze minutos e um erro provocado aparece no aviso'],
    'data-model': ['Modelo de dados e permissões numa página', 'Nomes como os usuários dizem, de quem é cada linha, o que se apaga quando, fusos horários.', 'três casos reais difíceis cabem no modelo'],
    'design-kit': ['Telas do caminho principal e os poucos componentes necessários', 'Conteúdo real, o menor celular, teclado; reaproveitar um kit.', 'cinco pessoas se acharam num protótipo clicável'],
    'calendar-feature': ['Agenda: horários livres, sem reserva dupla, fusos, mudanças e cancelamentos', 'Restrição de exclusão no banco, horário segurado por alguns minutos na escolha, testes de horário de verão.', 'de duas reservas simultâneas do mesmo horário fica uma'],
    'calendar-ui': ['Agenda: visão da semana, escolher horário, mudar e cancelar no celular', 'A lista vale tanto quanto a grade, teclado, desfazer.', 'um cliente reserva em menos de um minuto no celular'],
    'accounts-feature': ['Contas: convite, login, perfil, sair e levar os dados', 'Biblioteca em vez de criptografia própria, a mesma resposta para endereço conhecido e desconhecido, exclusão testada.', 'entrar, esquecer a senha e sair funcionam sem ajuda'],
    'accounts-ui': ['Contas: formulários de que gerenciadores de senha e leitores de tela gostam', 'Rótulos, preenchimento automático, erros que dizem o que fazer.', 'dois gerenciadores preenchem e alguém com leitor de tela entrou'],
    messages: ['Lembretes e mensagens: fila, provedor, horas de silêncio, descadastro', 'Tabela de saída, ambiente de teste do provedor, estados de entrega, custo com teto, hora de quem recebe.', 'cada mensagem sai uma vez, na hora, e parar é parar'],
    'messages-text': ['Lembretes e mensagens: texto, prévia, teste em celulares de verdade', 'Quem, o quê, quando e como mudar, em 160 caracteres.', 'três pessoas entenderam num relance'],
    'reports-feature': ['Relatórios: as três perguntas de segunda-feira de quem dirige', 'Primeiro combinar à mão os números de dez linhas; exportação.', 'a soma feita à mão bate com a tela'],
    'search-feature': ['Busca: o que as pessoas digitam, com erros', 'Registrar palavras sem resultado; índice antes de serviço.', 'vinte palavras reais acham o que devem'],
    'payments-feature': ['Pagamentos: provedor, webhooks, reembolsos, recibos', 'O estado vem só de webhooks verificados, idempotente, cartões de teste numa tabela.', 'pago, recusado e reembolsado terminam certo no modo de teste'],
    'admin-feature': ['Administração: o que o suporte precisa no primeiro dia', 'Achar uma pessoa, ver o que houve, desfazer; cada mudança fica registrada.', 'o suporte resolveu sozinho três casos ensaiados'],
    usability: ['Rodada de usabilidade com cinco usuários no staging', 'Tarefas, silêncio, notas; consertar os três piores pontos.', 'os três piores estão consertados e testados de novo com um usuário'],
    'regression-suite': ['Testes de ponta a ponta dos caminhos principais e uma hora de quebrar coisas', 'Caminhos do mapa; dados estranhos, rede lenta, duas abas, botão voltar.', 'os caminhos principais rodam na CI e nenhum achado grave está aberto'],
    'privacy-backup': ['Backup restaurado uma vez, página de privacidade verdadeira, acessos revistos', 'Restaurar num ambiente vazio, com cronômetro; o que fica guardado, onde e por quanto tempo.', 'a restauração funcionou e a página cita cada serviço usado'],
    'vertical-lesson': ['Construir juntos um botão por todas as camadas, numa tela compartilhada', 'Do banco ao pixel, do teste à publicação; o teclado troca de mão.', 'cada um conduziu uma parte e ela está no staging'],
    'ask-user': ['Sentar uma hora ao lado de um futuro usuário sem dizer nada', 'Anotar tempos, suspiros, papeizinhos.', 'cinco notas contradizem a lista de desejos'],
    nfr: ['Números para o invisível: latência, carga, recuperação, retenção', 'Um teste de cada na CI ou à noite.', 'cada número tem um teste que pode falhar'],
    modular: ['Limites dos módulos e os eventos entre eles, como regras que rodam', 'Um processo só, módulos que falam apenas por interfaces e eventos com nome; a regra de importação roda na CI.', 'uma importação proibida falha'],
    'pilot-users': ['Piloto: cinco usuários reais por uma semana, nota diária', 'Chave de liga e desliga, linha direta, um obrigado por semana.', 'usaram em quatro de cinco dias'],
    'screen-work': ['{Part}: dados reais, vazio, erro, lento, teclado', 'Da linha de cima do mapa; uma aceita antes de abrir a próxima.', 'cada uma foi usada uma vez por alguém de fora da equipe'],
  },
  names: {
    'sign-in': 'login',
    'main task': 'tarefa principal',
    'overview page': 'página de resumo',
    'settings': 'ajustes',
    'screens': 'telas',
  },
}
