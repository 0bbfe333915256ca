import type { PlaybookWords, TemplateWords } from '../playbook-words.ts'

const STORES = { garage: 'Garagem', attic: 'Sótão', basement: 'Porão', shed: 'Galpão' }

function storeWords(id: string, place: string): Record<string, TemplateWords> {
  return {
    [`${id}-aim`]: [`${place}: para que serve, foto de cada parede, ida ao ecoponto marcada`, 'Entre com um bloco: áreas para o que fica, o que é de outros, horário do ecoponto e uma data com quem precisa decidir junto.', 'um esboço das áreas está na porta e a ida tem data'],
    [`${id}-sort`]: [`${place}: primeira metade para fora, quatro pilhas: ficar, doar, vender, jogar fora`, 'Um canto de cada vez, nenhuma caixa volta sem abrir; cada coisa uma vez na mão, as duvidosas numa caixa com data; cinquenta minutos no relógio, depois dez de pausa.', 'a primeira metade está vazia e varrida e cada pilha tem lugar'],
    [`${id}-sort-2`]: [`${place}: segunda metade para fora, as mesmas quatro pilhas`, 'O mais pesado primeiro e em dupla; o que é de outros tem data para ser buscado.', 'não sobra nada no chão sem decisão'],
    [`${id}-hazard`]: [`${place}: tinta, óleo, pilhas, gás e eletrônicos ao ponto de coleta`, 'Em pé numa caixa, com tampa, nunca no ralo; pergunte o que aceitam e em que dia; apague o que houver em aparelhos velhos.', 'não sobra nada perigoso e a entrega está marcada como feita'],
    [`${id}-clean`]: [`${place}: do teto ao chão, umidade, ratos, luz, tomadas`, 'Teias, prateleiras e o chão por último; procure manchas, fezes e fios desencapados enquanto está vazio; uma lâmpada forte.', 'o chão está varrido e cada defeito, consertado ou anotado'],
    [`${id}-store`]: [`${place}: prateleiras e áreas, peso embaixo, etiquetas em dois lados`, 'Coisas de estação em cima, as diárias na altura da mão, a parede para ferramentas; caixas com tampa contra umidade; uma prateleira livre.', 'cada coisa tem sua área e dá para passar ou estacionar'],
    [`${id}-sell`]: [`${place}: vender o pouco que vale a pena e doar o resto`, 'Foto de dia com medida e defeito, preço para sair em uma semana; uma data depois da qual é doado.', 'cada coisa está vendida, prometida ou no carro'],
    [`${id}-tip`]: [`${place}: a ida ao ecoponto e a ida das doações`, 'Carregue na ordem de descarregar, lona e cintas, comprovante de endereço; doações limpas e inteiras.', 'o carro está vazio e nada espera na porta'],
  }
}

export const SPRING_CLEANING_PT: PlaybookWords = {
  title: 'faxina e organização',
  strong: ['faxina geral', 'faxina na casa', 'grande faxina', 'limpeza geral', 'limpeza de primavera', 'arrumar o armario', 'arrumar a casa', 'arrumar o quarto', 'organizar a casa', 'organizar o armario', 'destralhar', 'desapegar', 'arrumar a garagem', 'organizar a garagem'],
  templates: {
    clean: ['{Topic}', 'Primeiro esvazie (lixo, doar, vai em outro lugar), depois limpe de cima para baixo e do fundo para a porta; deixe o produto agir enquanto faz o próximo.', 'tudo está limpo ({topic}), cada coisa no lugar e os sacos fora de casa'],
    supplies: ['Material pronto: panos, removedor de calcário, desengordurante, sacos, três caixas', 'Nas caixas está escrito: outro lugar, doar, lixo. Veja o que há debaixo da pia antes de comprar.', 'tudo está num balde'],
    'kitchen-cold': ['Cozinha: geladeira, freezer, forno e armários', 'Primeiro o limpa-forno, depois esvazie a geladeira por prateleira, jogue fora o vencido, prateleiras em água morna; o forno por último.', 'geladeira e forno brilham e o freezer tem uma lista'],
    'kitchen-surfaces': ['Cozinha: topo dos armários, coifa, azulejos, chão atrás dos aparelhos', 'O filtro em água com sabão, desengordure de cima para baixo, puxe o que tem rodinhas.', 'um pano branco continua branco lá em cima'],
    bathrooms: ['Banheiros: calcário, rejuntes, ralos, armário, toalhas', 'O produto age enquanto você organiza o armário; uma escova de dentes velha para os rejuntes; remédios vencidos à farmácia.', 'torneiras e vidros estão claros e o ralo escoa bem'],
    bedrooms: ['Quartos: colchões, embaixo das camas, roupa de cama, pó de cima', 'Tire os lençóis primeiro para a máquina rodar; aspire e vire os colchões, limpe luminárias e molduras, o chão sob a cama por último.', 'as camas estão feitas e não há nada embaixo'],
    wardrobe: ['Esvaziar o guarda-roupa: provar, ficar, consertar, doar', 'Um tipo por vez sobre a cama; o que não serve ou não foi usado em um ano sai; pendure por tipo.', 'cada peça serve e os sacos de doação estão fechados'],
    donate: ['Doar: levar os sacos e listar as três coisas que vale vender', 'Veja o que o bazar aceita e quando abre; para vender, foto à luz do dia.', 'os sacos saíram de casa'],
    living: ['Sala: estantes, sofá, cabos, luminárias', 'Livros fora, pó, de volta; aspire as almofadas; etiquete os cabos e tire os mortos.', 'as estantes respiram e nenhum cabo está solto'],
    windows: ['Janelas: primeiro os caixilhos, depois vidro, peitoris e persianas', 'Com céu nublado, dois baldes, rodo de cima; caixilhos e borrachas antes do vidro.', 'não há riscos contra a luz e os peitoris estão limpos'],
    'store-sort': ['Depósito ou garagem: metade para fora, separar, varrer', 'Tintas e químicos ao ecoponto, ferramentas na parede, coisas de estação em cima, bicicletas perto da porta.', 'dá para estacionar ou passar'],
    'store-shelves': ['Depósito ou garagem: prateleiras, etiquetas, o que vai ao ecoponto', 'Peso embaixo, etiquetas em dois lados, uma prateleira livre.', 'cada caixa tem etiqueta e a ida está feita ou marcada'],
    ...Object.fromEntries(Object.entries(STORES).flatMap(([id, place]) => Object.entries(storeWords(id, place)))),
    paper: ['Papéis e mesa: arquivar, picotar, uma bandeja de entrada', 'Impostos por ano, contratos, o resto no picotador; digitalize o que procura na rua.', 'uma bandeja guarda tudo o que está em aberto'],
    textiles: ['Cortinas, tapetes e capas: lavar ou arejar', 'Leia as etiquetas, lave em levas ao longo dos dias, pendure úmido.', 'tudo está de volta e seco'],
    safety: ['Já que está nisso: detectores de fumaça, filtros, borracha da geladeira, primeiros socorros', 'Aperte cada detector, troque as pilhas, substitua o vencido.', 'todos os detectores apitaram'],
    hall: ['Hall e entrada: casacos, sapatos, capacho, interruptores', 'Coisas de inverno guardadas, um gancho por pessoa, interruptores e maçanetas limpos.', 'a primeira coisa que a visita vê é o chão'],
    'keep-it': ['Manter: quinze minutos por dia e uma gaveta por semana', 'Combinem quem faz o quê em que dia; a lista fica dentro de um armário.', 'a lista está pendurada e todos têm uma linha'],
    'cleaning-order': ['Aprender a ordem que poupa trabalho: seco antes de molhado, de cima para baixo, deixar agir', 'Borrife, faça outra coisa, passe o pano; uma cor de pano para o banheiro, outra para a cozinha. Nunca misture água sanitária com nada.', 'você fez uma prateleira assim e conhece seus dois produtos'],
    'one-drawer': ['Começar por uma gaveta, do início ao fim', 'Esvaziar, limpar, quatro pilhas, volta só o que se usa.', 'ela fecha com um dedo'],
    'deep-jobs': ['O que espera há anos: interior da coifa, ralo do chuveiro, atrás da máquina de lavar', 'Fotografe antes de desparafusar; remova o calcário com ácido, enxágue, seque.', 'a água escoa rápido e o tambor não cheira a nada'],
    'repair-basket': ['O cesto de consertos: botões, dobradiças, rangidos, lâmpadas', 'Vinte minutos no relógio por vez; o que falha duas vezes sai.', 'o cesto está vazio'],
    'seasonal-swap': ['Trocar a estação: casacos, edredons, coisas do jardim', 'Lave antes de guardar, cedro em vez de naftalina, etiqueta com o mês.', 'só esta estação está à mão'],
    'memory-box': ['Fotos e lembranças: uma caixa por pessoa', 'Por último, quando decidir já é fácil; fotografe o que é grande demais.', 'todas as caixas fecham'],
  },
  names: { 'kitchen': 'cozinha', 'bathroom': 'banheiro', 'bedrooms': 'quartos', 'living room': 'sala' },
}
