import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTING_UP_PT: PlaybookWords = {
  title: 'montar algo',
  templates: {
    settle: ['{Topic}: decidir como deve ser e quem precisa concordar', 'Para {topic}, uma frase com o que é preciso cumprir em um dia comum; pergunte a quem cuida do terreno, do dinheiro ou das regras.', 'o acordo sobre {topic} está por escrito'],
    build: ['{Topic}: montar e testar', 'A forma mais simples que funciona; teste {topic} com duas pessoas que vão usar antes de terminar tudo.', 'dois usuários se viraram com {topic} sem você'],
    run: ['{Topic}: definir quem cuida', 'O que fazer por dia, por semana e por ano para {topic}, quem faz e quanto custa.', 'há um nome ao lado de cada item'],
    'setup-need': ['{Subject}: perguntar a cinco pessoas que usariam', 'O que fazem hoje no lugar, quando usariam, o que as afastaria? Escute mais do que explica.', 'três de cinco usariam e você sabe para quê'],
    'setup-seen': ['{Subject}: visitar um exemplo que funciona e perguntar o que exige', 'Custos do primeiro ano, horas por semana, o que quebrou, o que deixariam de fora, quem foi contra e por quê.', 'há uma lista dos conselhos, com números'],
    'setup-scope': ['{Subject}: a menor forma útil, e o que vem depois', 'Uma frase sobre o que oferece, quando e onde; três coisas que não faz de propósito no primeiro semestre.', 'a frase foi testada com dois estranhos'],
    'setup-permit': ['{Subject}: permissão, responsabilidade, seguro', 'Dono do lugar, prefeitura, vizinhos, regras de incêndio e higiene; quem responde se alguém se machucar; tudo por escrito.', 'cada permissão foi concedida ou tem data'],
    'setup-money': ['{Subject}: custos do começo e de um ano de uso, e quem paga', 'Três orçamentos para o maior item, um décimo de reserva, doações e empréstimos antes de compras.', 'o dinheiro para começar está prometido, com nomes'],
    'setup-people': ['{Subject}: achar duas pessoas que levem isso com você', 'Peça algo definido (uma hora às quintas), não ajuda em geral; combinem quem decide o quê.', 'duas disseram sim a algo definido'],
    'setup-place': ['{Subject}: fixar o lugar e medir', 'Acesso, luz, energia, clima, vizinhos, espaço para guardar; desenhe onde vai cada coisa.', 'o desenho tem medidas e o dono concorda'],
    'setup-order': ['{Subject}: encomendar e pedir emprestado o que falta', 'Primeiro o que tem prazo de entrega; resistente antes de bonito; peças de reposição para o que gasta.', 'tudo tem data de entrega anterior aos dias de montagem'],
    'setup-build': ['{Subject}: montar tudo', 'Com ajudantes em um dia fixo, cada um com uma tarefa; primeiro a segurança de quem usa; fotos do que vai ficar escondido.', 'tudo está de pé, funciona e não machuca ninguém'],
    'setup-rules': ['{Subject}: cinco regras e uma placa que explica', 'O que se pode fazer, o que não, quem cuida e como falar com essa pessoa; legível a dois metros.', 'quem passava entendeu sem perguntar'],
    'setup-trial': ['{Subject}: um teste discreto com dez pessoas', 'Deixe usar por alguns dias, veja onde param, corrija as duas coisas que perguntam duas vezes.', 'as duas coisas estão corrigidas'],
    'setup-tell': ['{Subject}: divulgar: cartaz, grupo do bairro, boca a boca', 'Onde já está quem usaria; uma imagem, uma frase, a data; peça a dez pessoas que tragam alguém.', 'a data apareceu em três lugares'],
    'setup-open': ['{Subject}: abrir', 'Por pouco tempo, quando há gente passando; mostre em uso; agradeça pelo nome a quem ajudou e doou.', 'estranhos já usaram'],
    'setup-care': ['{Subject}: uma escala para cuidar, e um balanço depois de um mês', 'O que se faz por dia, por semana e por estação, e quem faz; uma caixa de reclamações; uma data para decidir como continua.', 'as próximas quatro semanas têm nomes'],
  },
  names: {},
}
