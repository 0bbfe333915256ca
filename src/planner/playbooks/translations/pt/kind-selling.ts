import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SELLING_PT: PlaybookWords = {
  title: 'vender',
  templates: {
    ready: ['{Topic}: limpar, completar, fotografar e descrever', 'Peças e papéis para {topic} reunidos; luz do dia, todos os lados, todos os defeitos; medidas e idade na primeira linha.', 'a descrição para {topic} não deixa pergunta a nenhum comprador'],
    sell: ['{Topic}: anunciar, responder, entregar contra pagamento', 'Responda no mesmo dia; não reserve {topic} para ninguém sem sinal; primeiro o dinheiro, depois a entrega, com recibo.', 'para {topic}, a venda está feita e paga'],
    'sell-list': ['{Subject}: olhar tudo e escrever uma lista', 'O que é, fabricante, idade, estado, o que acompanha; separe em vale bastante, vale pouco, vale doar. Ponha de lado o que alguém da família quer.', 'cada peça está em um dos três grupos'],
    'sell-right': ['{Subject}: verificar se a venda é permitida, e quem pode vender', 'Quem é o dono, quem precisa concordar, comprovante de compra ou herança, regras para vender esse tipo de coisa, imposto sobre o ganho.', 'ninguém poderia contestar a venda depois'],
    'sell-learn': ['{Subject}: descobrir quanto coisas assim renderam de verdade', 'Preços pagos e não pedidos: leilões encerrados, listas de comerciantes, uma associação de colecionadores. Anote o estado ao lado de cada preço.', 'as dez melhores peças têm uma faixa de preço com a fonte'],
    'sell-value': ['{Subject}: pedir avaliação do melhor a dois que não compram', 'Pergunte quanto cobram e para que serve a avaliação (venda, seguro, herança); peça por escrito; nada sai de casa sem recibo.', 'dois valores por escrito estão ao lado da sua própria faixa'],
    'sell-way': ['{Subject}: escolher o caminho: leilão, loja, particular, tudo junto ou por peça', 'Ponha lado a lado taxas, tempo, risco e valor provável; as melhores peças e o resto muitas vezes seguem caminhos diferentes.', 'cada grupo tem seu caminho e seu preço mínimo'],
    'sell-ready': ['{Subject}: limpar, completar e fotografar', 'Limpe só o que aguenta, pois algumas coisas perdem valor com isso; luz do dia, todos os lados, defeitos de perto, marcas legíveis.', 'fotos e peças estão reunidas'],
    'sell-text': ['{Subject}: uma descrição honesta com medidas e defeitos', 'O que é, fabricante, idade, tamanho, estado, o que vem junto, por que se vende, como se paga e se envia.', 'um estranho não ficou com nenhuma pergunta'],
    'sell-offer': ['{Subject}: anunciar ou entregar para venda', 'Na hora e na época em que os compradores olham; preço com folga para um desconto; em leilão, leia o contrato com lance mínimo e taxas antes de assinar.', 'o anúncio está onde os compradores olham'],
    'sell-answer': ['{Subject}: responder, mostrar, negociar', 'No mesmo dia, com a mesma frase gentil; em lugar público ou com alguém ao lado; seu preço mínimo fica só com você.', 'um comprador e um valor estão combinados por escrito'],
    'sell-hand': ['{Subject}: receber o pagamento e entregar', 'Dinheiro visto na conta ou na mão, só depois a entrega; encomenda segurada com código de rastreio; recibo com os dois nomes.', 'tudo está pago, entregue e assinado'],
    'sell-rest': ['{Subject}: o resto: baixar uma vez o preço, depois doar', 'Depois de um mês, um degrau para baixo; em seguida, em lote; no fim, para quem fica feliz com isso; divida o dinheiro como combinado e anote para o imposto.', 'nada mais ocupa espaço e o dinheiro está dividido'],
  },
  names: {},
}
