import type { PlaybookWords } from './playbook-words.ts'

export const SKILL_LEARNING_PT: PlaybookWords = {
  templates: {
    'gear-and-safety': ['O que é preciso para começar: material emprestado, um lugar, a regra de segurança', 'Empreste ou compre usado; pergunte a alguém experiente o que iniciantes machucam ou estragam.', 'tudo está pronto e a regra é uma frase'],
    'film-yourself': ['Grave-se ao lado de alguém dois níveis melhor e marque cinco diferenças', 'A mesma situação, em câmera lenta; postura, tempo, o que se deixa de fora; ordene pelo custo.', 'a primeira diferença tem um exercício'],
    'target-picture': ['Dizer o que é “bom o bastante” e registrar como está hoje', 'Um teste que possa repetir no fim; grave ou pontue hoje, sem treino; procure professor, clube ou parceiro.', 'o resultado de hoje está salvo e há uma pessoa a quem perguntar'],
    parts: ['Desmontar: as cinco habilidades que mais rendem, em ordem', 'Observe dois bons, anote o que fazem diferente, escolha o pouco que importa.', 'cinco habilidades em ordem, com o treino de cada uma'],
    watch: ['{Topic}: ver bem feito e copiar devagar', 'Um exemplo curto três vezes, dizendo os passos; depois copie na metade da velocidade.', 'você sabe dizer os passos e fazê-los devagar'],
    drill: [['{Topic}: treinar um detalhe por vez', '{Topic}: treinar com retorno: espelho, câmera ou aplicativo', '{Topic}: treinar rápido e de novo devagar'], 'Rodadas de dez minutos, um detalhe em cada, pausa curta; pare enquanto ainda está bom.', 'oito de dez tentativas dão certo'],
    play: [['{Topic}: usar numa rodada de verdade', '{Topic}: usar contra alguém um pouco melhor', '{Topic}: usar com uma regra mais difícil'], 'O real com uma só intenção; anote os dois momentos decisivos.', 'dois momentos estão anotados com o que fará diferente'],
    fix: ['{Topic}: corrigir o erro que mais custa', 'O erro mais comum das suas notas; mais devagar, ache a causa, vinte repetições certas.', 'o erro não apareceu na rodada seguinte'],
    'slow-week': ['De volta ao básico, rodada {round}: lento, certo, pouco', 'Os três movimentos em que tudo se apoia, em meia velocidade, até entediar.', 'cada um deu certo dez vezes seguidas'],
    constraint: ['Restrição, rodada {round}: sem o seu recurso favorito', 'Proíba o que sempre faz; veja o que cresce no lugar.', 'uma solução nova está anotada'],
    free: ['Por diversão, rodada {round}: sem meta, tentar algo bobo', 'A variação mantém vivo; note o que já sai sozinho.', 'você riu ou se surpreendeu uma vez'],
    teacher: ['Uma hora com alguém melhor, rodada {round}: três perguntas', 'Mostre, não conte; pergunte o que treinaria no seu lugar.', 'uma coisa a parar e uma a começar estão escritas'],
    pressure: ['Ensaiar sob pressão: relógio, público ou adversário', 'O mais perto possível da ocasião real; solte o ar antes de começar.', 'você terminou sem parar'],
    'same-test': ['Repetir o teste do primeiro dia e comparar', 'Mesmas condições, vídeo ou nota ao lado do primeiro.', 'a diferença está escrita e uma coisa a manter, escolhida'],
    'light-before': ['Véspera leve: só o básico, dormir cedo', 'Só o que vai bem; deixe pronto o necessário.', 'você termina com um acerto'],
  },
  names: {
    'first basics': 'primeiros fundamentos',
    'the moves used most': 'os movimentos mais usados',
    'common mistakes': 'erros comuns',
    'doing it for real': 'fazendo para valer',
    'basics, cleaned up': 'fundamentos, limpos',
    'the situations that come up most': 'as situações mais frequentes',
    'your weakest part': 'a sua parte mais fraca',
    'doing it under pressure': 'fazendo sob pressão',
    'fine points': 'os detalhes finos',
    'your style': 'o seu estilo',
    'performing under pressure': 'render sob pressão',
  },
}
