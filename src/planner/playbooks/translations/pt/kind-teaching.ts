import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_TEACHING_PT: PlaybookWords = {
  title: 'ensinar outras pessoas',
  templates: {
    show: ['{Topic}: mostrar, fazer junto, deixar fazer', 'Cinco minutos mostrando {topic} em um caso real, depois lado a lado, depois cada pessoa por si enquanto você observa.', 'cada pessoa praticou {topic} uma vez por conta própria'],
    again: ['{Topic}: de novo depois de alguns dias, de memória', 'Sem explicar antes: deixe que comecem {topic}, ajude só onde travarem e anote o que tem de voltar.', 'com {topic}, ninguém mais precisa de ajuda'],
    'teach-aim': ['{Subject}: o que vão saber fazer no fim, e como se vai ver', 'No máximo três frases que comecem com “sabe”; um pequeno teste em um caso real que mostre isso.', 'as três frases e o teste estão prontos'],
    'teach-start': ['{Subject}: descobrir em que ponto estão', 'Deixe cada pessoa fazer um pedacinho e observe; o que já fazem, do que têm medo, para que querem isso?', 'para cada pessoa há um primeiro passo nem fácil nem difícil demais'],
    'teach-order': ['{Subject}: dividir em passos de um encontro cada', 'Do todo para a parte: cada encontro termina com algo útil; o passo mais difícil no meio, não no fim.', 'cada passo tem um exercício e um sinal de que foi entendido'],
    'teach-material': ['{Subject}: exemplos da vida deles e coisas para manusear', 'Três casos reais deles, ferramentas ou folhas para cada pessoa; teste antes um exercício com alguém.', 'uma pessoa fez o exercício sem a sua ajuda'],
    'teach-first': ['{Subject}: o primeiro encontro, com um sucesso no fim', 'Um décimo de fala, o resto de prática; termine com algo que cada pessoa possa mostrar em casa ou no trabalho.', 'cada pessoa fez algo que funciona'],
    'teach-second': ['{Subject}: o segundo encontro começa com o primeiro, de memória', 'Dez minutos relembrando sem ajuda, depois o próximo passo; anote cada erro que duas pessoas cometem.', 'o primeiro passo foi refeito sem ajuda'],
    'teach-hard': ['{Subject}: o passo difícil, em pedaços pequenos', 'Mostre devagar, depois em voz alta com as palavras deles, depois cada pessoa por si; elogie o que fizeram e não o que são.', 'cada pessoa conseguiu uma vez o passo difícil'],
    'teach-practice': ['{Subject}: prática entre os encontros: pouco e sempre', 'Dez minutos por dia com um exercício que se confere sozinho; combine quando e onde, e veja no próximo encontro.', 'há quatro dias de prática antes do próximo encontro'],
    'teach-together': ['{Subject}: tudo junto em um caso real', 'Um caso inteiro do começo ao fim; você só fala quando perguntarem; depois comente uma coisa só.', 'o caso terminou sem as suas mãos'],
    'teach-explain': ['{Subject}: deixar que expliquem a outra pessoa', 'Quem explica percebe o que falta: deixe cada pessoa ensinar um passo a um colega.', 'cada passo foi explicado por alguém do grupo'],
    'teach-test': ['{Subject}: o pequeno teste combinado, e o que ainda falta', 'Em um caso novo; compare com as três frases; para o que falta, uma repetição mais curta com data.', 'sabe-se de cada pessoa o que já vai bem e o que volta'],
    'teach-keep': ['{Subject}: uma página de consulta e uma data daqui a um mês', 'Os passos, os três erros mais comuns e a quem perguntar; daqui a um mês, dez minutos para tentar de novo.', 'a página está onde se precisa dela e a data está marcada'],
  },
  names: {},
}
