import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_BUYING_PT: PlaybookWords = {
  title: 'escolher e comprar',
  templates: {
    needs: ['{Topic}: indispensável, desejável e limite', 'Três exigências que eliminam, o resto por ordem; o máximo a gastar com {topic}, incluindo tudo o que vem junto.', 'a lista para {topic} está pronta, com um valor'],
    compare: ['{Topic}: comparar três ofertas e ficar com uma', 'As mesmas perguntas a três vendedores, ofertas por escrito, custo ao longo da vida útil; leia as condições de devolução para {topic}.', 'a escolha para {topic} está feita e a oferta está por escrito'],
    take: ['{Topic}: encomendar, conferir na chegada, guardar os papéis', 'Confira antes de assinar; guarde nota, garantia e o último dia de devolução para {topic}.', 'para {topic}, tudo chegou, tudo funciona e os papéis estão arquivados'],
    'buy-needs': ['{Subject}: indispensável, desejável e limite', 'Escreva para que serve em um dia comum. No máximo três exigências; o resto por ordem; o valor incluindo tudo o que vem junto.', 'a lista tem uma linha abaixo da qual não se olha nada'],
    'buy-measure': ['{Subject}: medir e conferir onde tem de caber', 'Cômodo, portas, conexões, peças existentes, pessoas; anote as medidas no celular.', 'cada limite tem um número'],
    'buy-market': ['{Subject}: conhecer o mercado: tipos, preços, o que quebra', 'Dois testes independentes, o preço de segunda mão e três pessoas que já têm: o que escolheriam hoje?', 'você sabe o preço habitual e os dois defeitos mais comuns'],
    'buy-list': ['{Subject}: três ofertas com todos os custos', 'Entrega, instalação, custos de uso em cinco anos, quanto vai valer então; as mesmas perguntas a cada vendedor, por escrito.', 'três ofertas estão lado a lado'],
    'buy-try': ['{Subject}: ver e testar as duas melhores opções', 'Leve a lista e alguém que não se encante fácil; teste o que você mais vai fazer; olhe onde os defeitos se escondem.', 'cada exigência foi testada e não só prometida'],
    'buy-seller': ['{Subject}: verificar o vendedor e os papéis', 'Quem é o dono, endereço, avaliações que contam problemas, garantia, direito de devolução; para usados, comprovante de compra.', 'não resta nada em que confiar às cegas'],
    'buy-price': ['{Subject}: fechar preço e condições', 'Diga seu número com o motivo, peça extras em vez de desconto, aceite ir embora; tudo o que se combina vai para o papel.', 'preço, data e condições estão por escrito'],
    'buy-sleep': ['{Subject}: dormir sobre o assunto e então decidir', 'Compare mais uma vez com a lista; de que você se arrependeria daqui a um ano?', 'a decisão é a mesma na manhã seguinte'],
    'buy-do': ['{Subject}: encomendar, pagar com segurança e marcar a entrega', 'Uma forma de pagamento que permita estorno; nunca o total antes de ver; seguro a partir do dia em que for seu.', 'pedido e data estão confirmados por escrito'],
    'buy-check': ['{Subject}: conferir na chegada e pôr em uso', 'Compare com o pedido antes de assinar; cada função uma vez nos primeiros dias; comunique defeitos logo e por escrito.', 'cada função funcionou uma vez'],
    'buy-papers': ['{Subject}: arquivar nota e garantia, passar o antigo adiante', 'O último dia de devolução e o fim da garantia vão para o calendário; venda ou doe o que foi substituído.', 'os papéis são fáceis de achar e o antigo já foi embora'],
  },
  names: {},
}
