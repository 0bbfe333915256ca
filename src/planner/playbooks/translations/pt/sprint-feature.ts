import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_PT } from './software-words.ts'

export const SPRINT_FEATURE_PT: PlaybookWords = {
  title: 'mudança de software',
  templates: {
    ...SOFTWARE_WORDS_PT,
    today: ['Como se faz hoje: observar duas pessoas, reunir cinco exemplos reais', 'O que fazem no lugar, quantas vezes, onde dói; guardar os exemplos sem nomes como dados de teste.', 'cinco exemplos com o resultado esperado estão no repositório'],
    'where-it-lives': ['Achar onde a mudança entra: código, dados, configurações, quem depende', 'Ler os caminhos que ela toca, listar chamadas e rotinas, escrever testes em torno do que não pode mudar.', 'os testes em torno do código tocado estão verdes antes de qualquer mudança'],
    'privacy-rules': ['O que a lei pede: quais dados, o que precisa ficar e por quanto tempo, prazo, prova', 'Listar cada tipo de dado pessoal com finalidade e guarda legal (notas, disputas); quem pode pedir, como se identifica, o que se responde no mês.', 'a lista está assinada e cada tipo marcado como entregar, apagar, guardar ou anonimizar'],
    'privacy-map': ['Mapa dos dados pessoais: tabelas, arquivos, registros, busca, cópias, outros provedores', 'Seguir uma pessoa de teste por todo o sistema e perguntar a cada provedor como a exclusão chega; as cópias têm uma regra de restauração.', 'cada lugar onde ela apareceu tem responsável e um jeito de exportar e apagar'],
    'privacy-proof': ['Provar com uma pessoa de teste: tudo fora, tudo apagado, nada dos outros', 'Exportar antes e depois, buscar em cada lugar do mapa, restaurar uma cópia e olhar de novo; tentar como outra pessoa.', 'a busca só acha o que a lei guarda e a pessoa errada não recebeu nada'],
    flag: ['Chave da função, com as duas posições testadas no CI', 'Desligada por padrão, ligada primeiro para a equipe; uma data em que ela sai.', 'a mesma versão roda com e sem a mudança'],
    'change-watch': ['Registros e dois números: se é usado, se falha', 'Uma linha por uso sem dados pessoais, um alerta sobre a taxa de falhas.', 'uma falha provocada disparou o alerta'],
    'change-regression': ['Rodada de regressão em tudo o que a mudança toca', 'Os cinco exemplos reais, a lista de chamadas, dados estranhos, clientes velhos, duas pessoas ao mesmo tempo.', 'nenhum achado grave está aberto'],
    'change-help': ['Texto de ajuda, nota de versão e o que o suporte deve saber', 'Duas frases no produto, uma imagem, três perguntas prováveis com respostas.', 'alguém de fora da equipe usou só com o texto'],
    'change-pilot': ['Piloto com três usuários reais antes de dar a todos', 'Ligar para eles, observar uma vez, perguntar depois de dois dias.', 'o pior achado deles está corrigido'],
  },
  names: {},
}
