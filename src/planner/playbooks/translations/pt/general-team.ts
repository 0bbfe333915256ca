import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_TEAM_PT: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Passar tudo em revista uma vez: ordem, datas, quem faz o quê, o que pedir primeiro', 'Numa página: quando cada parte está pronta e quem decide; dinheiro, regras e datas fixas; o que alguém de fora deve entregar ou autorizar é pedido hoje.', 'cada parte tem um nome e um dia, e quem decide disse sim à página'],
    'who-else': ['Perguntar a quem é de fora da equipe: o que precisa e quanto demora', 'Autoridades, fornecedores, outros setores, destinatários; hoje uma chamada a cada um, porque são mais lentos que a equipe.', 'cada um deu uma data e a espera mais longa está no plano'],
    risks: ['Primeiro os riscos: o que poderia afundar tudo, e testar o maior', 'O que atrasaria ou tornaria inútil? Para os três maiores, um sinal cedo e uma resposta.', 'o maior risco tem um teste barato no primeiro sprint'],
    'midpoint-demo': ['A meio caminho: mostrar o que está feito a quem se destina', 'O real e não slides; perguntem o que faltaria se acabasse aqui e o que se pode tirar.', 'três achados estão ordenados no plano e uma coisa foi tirada'],
    'whole-check': ['Olhar o conjunto mais uma vez: nada falta, nada se contradiz', 'Todas as partes estão lá, nenhuma contradiz outra, nomes, números e datas certos; se possível, por quem não fez nada disso.', 'o que falta foi resolvido ou deixado de fora de propósito'],
    'handover-notes': ['Deixar escrito quem cuida depois, e como', 'Uma página: onde está tudo, quem cuida a partir de agora, o que volta todo mês, o que fazer se algo falhar.', 'quem cuida a partir de agora a leu e fez as suas perguntas'],
    release: ['Entregar e perguntar depois de alguns dias', 'Em pessoa a quem se destina; um nome e horas para perguntas; após três dias, duas perguntas: o que ajuda, o que atrapalha.', 'já o usam e o primeiro obstáculo está resolvido'],
    define: ['{Topic}: combinar quando fica pronto', 'Perguntem a quem usará ou assinará {topic} pelo caso normal, o difícil e o que nunca pode acontecer; anotem o que outros têm de entregar antes e peçam hoje.', 'aceitaram meia página e tudo o que se espera tem nome e data'],
    build: ['{Topic}', 'Primeiro completo, depois bonito; mostrem a meio a um destinatário; o que faltar vai no mesmo dia a quem pode decidir.', 'um destinatário percorreu tudo de {topic} e disse o que falta'],
    verify: ['{Topic}: conferir e aprovar', 'O que está errado antes do que podia ser melhor; nomes, números e datas de novo na fonte; o caso difícil testado de verdade.', 'quem julga {topic} aprovou com o seu nome e o resto tem responsável'],
  },
  names: {
    '{subject}, first part': '{subject}, primeira parte',
    '{subject}, main part': '{subject}, parte principal',
    '{subject}, finish': '{subject}, conclusão',
  },
}
