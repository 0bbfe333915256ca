import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MENDING_PT: PlaybookWords = {
  title: 'consertar algo',
  templates: {
    'mend-see': ['{Subject}: descrever o defeito: quando, onde, desde quando, com que frequência', 'Fotos ou anotações de três ocorrências, e o que estava diferente quando não ocorreu.', 'alguém que nunca viu o defeito o reconheceria'],
    'mend-safe': ['{Subject}: pôr em segurança e evitar mais danos', 'Feche água, luz ou acesso onde for preciso, ponha um aviso, cubra ou escore o que está sofrendo.', 'esperar uma semana não pioraria nada'],
    'mend-whose': ['{Subject}: garantia, seguro, proprietário, fabricante', 'Procure nota, contrato e apólice; comunique por escrito com fotos antes de abrir qualquer coisa.', 'sabe-se quem tem de pagar e o que você pode fazer por conta própria'],
    'mend-cause': ['{Subject}: achar a causa, a mais simples primeiro', 'Liste o que pode estar por trás, a verificação mais barata primeiro; mude uma coisa por vez e veja se o defeito muda.', 'dá para provocar e parar o defeito quando se quer'],
    'mend-choice': ['{Subject}: decidir: por conta própria, com um técnico ou comprar novo', 'Preço de peças e horas contra metade do preço de um novo; dois orçamentos por escrito quando outros fazem.', 'o caminho, o valor e o dia estão decididos'],
    'mend-parts': ['{Subject}: peças, ferramentas e o dia', 'Encomende pelo número e não pela aparência; peça emprestada a ferramenta especial; tenha alguém por perto onde duas mãos não bastam.', 'todas as peças estão ali e foram comparadas com as antigas'],
    'mend-do': ['{Subject}: fazer o conserto', 'Fotografe cada passo antes de soltar; conserte a causa e não só a marca dela; nada vai à força.', 'tudo volta a funcionar e não sobrou nenhuma peça'],
    'mend-test': ['{Subject}: testar nas condições do defeito', 'Tão quente, tão molhado, tão longo, tão alto como quando falhou; depois olhe de novo passado um dia.', 'o defeito não voltou com aquilo que o provocava'],
    'mend-damage': ['{Subject}: reparar o que o defeito estragou', 'Secar, tapar, pintar, dados, confiança: o que ainda se vê dele, o maior primeiro.', 'nada mais lembra o defeito'],
    'mend-prevent': ['{Subject}: impedir que volte', 'O que teria mostrado antes? Uma olhada marcada no calendário, uma pecinha em estoque, um número na parede.', 'a próxima verificação tem data e alguém para fazê-la'],
    'mend-papers': ['{Subject}: notas, reembolso e um registro para a próxima vez', 'Arquive a nota com a garantia, envie o pedido de reembolso, anote os números das peças e quem trabalhou bem.', 'o pedido foi enviado e o registro é fácil de achar'],
  },
  names: {},
}
