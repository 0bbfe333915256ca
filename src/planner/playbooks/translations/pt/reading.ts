import type { PlaybookWords } from '../playbook-words.ts'

export const READING_PT: PlaybookWords = {
  title: 'leitura',
  templates: {
    'choose-edition': ['Escolher uma edição ou curso que você consiga seguir: notas, exercícios, uma página que agrade', 'Leia a mesma página em duas; fique com a que deu vontade de virar. Veja se alguém conhecido lê junto.', 'está à mão e a primeira data está marcada'],
    map: ['Visão geral: sumário, primeiro e último capítulo, três perguntas suas', 'Meia hora para sumário, prefácio e conclusão; escreva o que quer saber e o que já acredita.', 'três perguntas estão no marcador de página'],
    read: [['{Topic}: ler com lápis', '{Topic}: continuar, perguntas na margem', '{Topic}: as páginas difíceis, devagar'], 'Marque a frase de que cada parte depende, discuta na margem, pare num fim natural.', 'a parte está lida e a frase principal copiada com suas palavras'],
    apply: [['{Topic}: experimentar em algo seu', '{Topic}: exercício sem olhar', '{Topic}: explicar com um exemplo desta semana'], 'Um caso pequeno da sua vida ou trabalho; travar dez minutos está bem, depois olhe.', 'você fez algo pequeno com isso'],
    retell: ['{Topic}: contar de memória', 'Dois minutos em voz alta com o livro fechado; abra, corrija, anote o que faltou.', 'para contar não foi preciso olhar de novo'],
    vocabulary: ['Termos com suas palavras, rodada {round}: dez que sempre voltam', 'Uma linha cada com um exemplo; pergunte em que dois deles diferem.', 'você explicaria oito dos dez sem a página'],
    compare: ['Comparar, rodada {round}: a mesma pergunta em outro autor', 'Um trecho de cada, o que os dois supõem, onde se separam; qual você defenderia?', 'a discordância cabe num parágrafo'],
    'catch-up': ['Pôr em dia, rodada {round}: páginas não lidas, exercícios abertos, o que pular', 'Passe os olhos no atrasado e leia direito só o que a próxima parte pede.', 'você voltou ao plano e sabe o que deixou'],
    source: ['Ir a uma fonte ou a um crítico, rodada {round}', 'Uma resenha contra, uma referência até a origem; o que o autor responderia?', 'a objeção mais forte está escrita numa frase'],
    notes: ['Notas em ordem, rodada {round}: uma página até aqui', 'Afirmações, melhor exemplo, dúvidas, o que procurar.', 'a página ajudaria você daqui a um ano'],
    talk: ['Contar a alguém, rodada {round}', 'Um amigo, um fórum, um áudio: a ideia que mudou sua opinião e a que não mudou.', 'voltou uma pergunta que você ainda não sabe responder'],
    answers: ['Responder às suas três perguntas do começo', 'Meia página cada, com um lugar do texto; o que diria o outro lado?', 'cada resposta cita um trecho'],
    reread: ['Reler os três trechos mais marcados', 'Devagar e em voz alta; o que passou da primeira vez?', 'um deles está copiado à mão'],
    next: ['Guardar o que importa: cinco frases, um hábito, o próximo título', 'Onde você vai usar em uma semana? Dê ou empreste o livro com um bilhete.', 'o hábito tem data e o próximo título está escolhido'],
    'prepare-talk': ['Preparar a conversa sobre o livro: dois trechos, duas perguntas, uma objeção', 'Marque páginas e escreva perguntas que não se respondam com um sim.', 'a ficha está dentro do livro'],
  },
  names: {
    'the foundations': 'os fundamentos',
    'a first small project': 'um primeiro projeto pequeno',
    'the usual mistakes': 'os erros comuns',
    'a project of your own': 'um projeto próprio',
    'the parts you half know': 'o que você sabe pela metade',
    'a harder project': 'um projeto mais difícil',
    'how good people do it': 'como os bons fazem',
    'the primary sources': 'as fontes primárias',
    'an original piece of work': 'um trabalho original',
  },
}
