import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINNING_PEOPLE_PT: PlaybookWords = {
  title: 'conquistar pessoas',
  templates: {
    'win-ask': ['{Subject}: uma só coisa que se pede às pessoas, e até quando', 'Quem exatamente, o que exatamente, até quando e como você conta; um desejo que ninguém pode pôr em prática não é um pedido.', 'um estranho saberia repetir o que se pede'],
    'win-who': ['{Subject}: quem decide, quem é a favor, contra ou indiferente', 'Nomes com o motivo; os indecisos são o seu público, e cada um tem alguém a quem escuta.', 'vinte nomes estão em quatro grupos'],
    'win-listen': ['{Subject}: escutar cinco indecisos', 'O que os preocupa, que palavras usam, o que teria de ser verdade para um sim; ainda sem argumentar.', 'os três motivos estão escritos com as palavras deles'],
    'win-facts': ['{Subject}: três fatos que se sustentam, com fontes, e uma história', 'Números que você repetiria diante de um opositor; uma pessoa a quem isso diz respeito e que aceita ser citada.', 'cada fato resistiu a alguém que é contra'],
    'win-message': ['{Subject}: a mensagem em três frases', 'A preocupação deles, o que se propõe, a única coisa a fazer; teste com três deles e mude aquilo em que tropeçam.', 'três pessoas souberam repeti-la no dia seguinte'],
    'win-first': ['{Subject}: conquistar pessoalmente os dez primeiros', 'Os quase convencidos e aqueles a quem os outros escutam; peça de cada um o sim e mais um nome.', 'dez disseram sim, com nome'],
    'win-material': ['{Subject}: uma página, uma imagem e resposta às cinco objeções comuns', 'Leitura de um minuto, com onde assinar ou se inscrever; cada objeção tem resposta educada e com fonte.', 'os dez usam o material por conta própria'],
    'win-places': ['{Subject}: ir aonde estão os indecisos', 'Três lugares e horários em que têm tempo de escutar; duas pessoas por vez; anote cada pergunta.', 'três lugares foram visitados e se sabe a contagem'],
    'win-public': ['{Subject}: deixar outros falarem: jornal local, grupo, alguém respeitado', 'Algo novo, uma data e uma imagem fazem notícia; escreva de modo que possa sair como está.', 'saiu em dois lugares que não são seus'],
    'win-count': ['{Subject}: contar e mudar o que não funciona', 'Os sins por lugar e por modo de pedir; pare com o mais fraco e dobre o melhor.', 'as próximas duas semanas vão para onde vem o sim'],
    'win-deciders': ['{Subject}: levar a quem decide', 'Uma página curta, o número de quem apoia e o que acontece depois; peça uma data para a resposta.', 'há uma data para a decisão'],
    'win-close': ['{Subject}: contar a todos que ajudaram no que deu', 'Resultado, agradecimento com nome, o que você pede a eles agora; guarde os contatos de quem quer continuar.', 'todos que disseram sim conhecem o resultado'],
  },
  names: {},
}
