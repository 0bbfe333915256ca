import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_COLLECTING_PT: PlaybookWords = {
  title: 'reunir e ordenar',
  templates: {
    through: ['{Topic}: passar por tudo, peça por peça', 'Para {topic}, cada peça passa uma vez pela mão: feita pela regra, marcada, guardada; as duvidosas em uma pilha para o fim.', 'para {topic}, tudo está feito, menos a pilha das dúvidas'],
    check: ['{Topic}: olhar dez prontas e resolver as duvidosas', 'Para {topic}, pegue dez peças ao acaso e compare com a regra; decida as duvidosas de uma só vez.', 'dez em dez estão certas e a pilha está vazia'],
    'collect-what': ['{Subject}: o que entra, o que não entra e para que serve', 'Uma frase sobre o uso decide quão exata cada peça precisa ser. Conte por alto quantas há, ou quantas você quer.', 'para dez peças ao acaso você sabe na hora se entram'],
    'collect-rule': ['{Subject}: uma ficha para cada peça: nome, data, lugar, origem', 'Só os campos que o uso pede, a mesma grafia em toda parte, um número em cada peça que também está na lista.', 'cinco peças diferentes cabem na ficha sem observação'],
    'collect-tools': ['{Subject}: lugar, ferramentas e material para guardar bem', 'Luz, mesa, caixas ou pastas que não estraguem, uma cópia da lista em outro lugar; pergunte o que esse tipo de material não aguenta.', 'a próxima sessão pode começar em um minuto'],
    'collect-trial': ['{Subject}: fazer dez peças até o fim, com o relógio correndo', 'De achar a guardar, com a qualidade necessária; depois corrija a ficha e calcule as horas para tudo.', 'o tempo de uma peça e o de todas são conhecidos'],
    'collect-quarter-1': ['{Subject}: o primeiro quarto', 'Em uma ordem só, sem sair dela; peças duvidosas vão para a pilha, sem ficar pensando nelas.', 'um quarto está feito segundo a ficha'],
    'collect-look': ['{Subject}: conferir dez peças prontas e corrigir a regra', 'Olhe como um estranho olharia; o que dá errado duas vezes muda na ficha, e as prontas são acertadas logo.', 'dez em dez estão certas'],
    'collect-quarter-2': ['{Subject}: o segundo quarto', 'Mesma ordem, mesma ficha; anote ao fim de cada sessão onde parou.', 'metade está feita'],
    'collect-quarter-3': ['{Subject}: o terceiro quarto', 'O que se mostrou raro ou difícil vem agora, enquanto há tempo de procurar ou perguntar.', 'três quartos estão feitos'],
    'collect-gaps': ['{Subject}: achar o que falta', 'Compare a lista com o que deveria haver; pergunte a três pessoas ou lugares que podem ter, com uma data.', 'cada lacuna foi preenchida, pedida ou aceita'],
    'collect-quarter-4': ['{Subject}: o último quarto', 'Até o fim, antes de embelezar qualquer coisa.', 'tudo está feito, menos a pilha das dúvidas'],
    'collect-doubtful': ['{Subject}: decidir a pilha das dúvidas', 'De uma só vez, com alguém que entende; o que continua desconhecido é marcado assim e guardado.', 'a pilha está vazia'],
    'collect-show': ['{Subject}: tornar fácil de achar, garantir uma cópia e mostrar', 'Uma página na frente que diz o que está onde e como ler; uma cópia em outro lugar; peça a alguém que ache três peças.', 'um estranho achou três peças em dois minutos'],
  },
  names: {},
}
