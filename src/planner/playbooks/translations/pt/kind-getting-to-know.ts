import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_TO_KNOW_PT: PlaybookWords = {
  title: 'conhecer um assunto',
  templates: {
    'know-read': [['{Topic}: ler ou assistir com suas perguntas ao lado', '{Topic}: uma segunda fonte que vê de outro modo'], 'Escreva três perguntas antes de começar, procure as respostas e feche o livro depois de cada parte para dizê-la com suas palavras.', 'as três perguntas têm resposta sem olhar'],
    'know-note': ['{Topic}: tudo em uma página, com nomes, datas e ligações', 'Um desenho, uma linha do tempo ou uma tabela, primeiro de memória; depois preencha as lacunas com a fonte e marque o que tinha esquecido.', 'uma página traz o que você quer saber daqui a um ano'],
    'know-see': ['{Topic}: ver, provar, ouvir ou usar um exemplo', 'Um museu, um lugar, uma degustação, uma gravação, um experimento ou um caso real; anote o que bate com a leitura e o que não bate.', 'você tem um exemplo seu'],
    'know-recall': ['{Topic}: recuperar tudo em uma página em branco', 'Escreva por dez minutos tudo o que sabe, compare com sua página e repita só o que faltou.', 'as lacunas são menores que da última vez'],
    'know-aim': ['{subject}: o que você quer saber contar ou fazer, e o que já sabe', 'Escreva por dez minutos tudo o que sabe; depois três perguntas que adoraria responder e uma ocasião para usar isso.', 'a página tem data e as três perguntas estão escritas'],
    'know-guides': ['{subject}: escolher um livro, um curso e uma pessoa a quem perguntar', 'Leia duas resenhas e as primeiras páginas; uma boa introdução vale mais que cinco; pergunte a quem entende por onde começou.', 'a fonte está à mão e a primeira sessão começa na página um'],
    'know-tell': ['{subject}: contar a alguém por dez minutos, rodada {round}', 'Sem anotações, a alguém que não sabe nada do assunto; anote as perguntas, pois mostram o que você não entendeu.', 'as perguntas estão anotadas e uma foi respondida'],
    'know-mix': ['{subject}: perguntas misturadas sobre tudo até aqui, rodada {round}', 'Dez perguntas de partes diferentes, em qualquer ordem; responda em voz alta, confira e devolva à pilha as que errou.', 'oito de dez estavam certas, ou as outras voltaram à pilha'],
    'know-make': ['{subject}: fazer algo com isso: uma palestra, um passeio, um jantar, uma página', 'Para duas ou três pessoas de quem você gosta; escolha cinco coisas entre tudo o que sabe, e uma que você não esperava.', 'está tudo pronto para mostrar'],
    'know-end': ['{subject}: responder às suas três perguntas e escolher o que vem depois', 'Compare com a página do primeiro dia; decida o que já basta e que fio você vai seguir.', 'as três respostas estão ao lado da primeira página'],
  },
  names: {
    'the overview': 'a visão geral',
    'the words and names used most': 'as palavras e os nomes mais usados',
    'the main lines': 'as linhas principais',
    'one part in depth': 'uma parte a fundo',
    'the overview, filled in': 'a visão geral, completada',
    'where people disagree': 'os pontos de discordância',
    'the sources': 'as fontes',
    'a question of your own': 'uma pergunta sua',
  },
}
