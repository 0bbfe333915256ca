import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SEARCHING_PT: PlaybookWords = {
  title: 'encontrar alguém ou algo',
  templates: {
    'search-what': ['{Subject}: descrever para que outros possam reconhecer', 'O que é certo, o que é provável, o que descarta; o último lugar ou a última data conhecida; uma foto, se houver.', 'quem não sabe nada do assunto poderia procurar com você'],
    'search-known': ['{Subject}: reunir todas as pistas que você já tem', 'Papéis, mensagens, fotos, nomes de quem pode saber; escreva data e fonte ao lado de cada uma.', 'todas as pistas estão em uma folha, em ordem'],
    'search-where': ['{Subject}: listar lugares e pessoas a consultar, os mais prováveis primeiro', 'Cartórios, arquivos, associações, empresas, vizinhos, grupos na internet; anote horários, taxas e o que pedem de você.', 'quinze endereços estão em ordem'],
    'search-rules': ['{Subject}: o que você pode perguntar e publicar', 'Privacidade dos envolvidos, quem fica sabendo que você procura, o que fazer se alguém não quiser ser encontrado.', 'você sabe o que não vai fazer'],
    'search-letter': ['{Subject}: um pedido curto, fácil de responder', 'Quem é você, o que procura e por quê, uma pergunta, como falar com você; meia página, e uma ligação alguns dias depois.', 'outra pessoa responderia em dois minutos'],
    'search-first': ['{Subject}: perguntar aos cinco primeiros', 'Um depois do outro, com a data e o nome de quem respondeu na lista; termine cada conversa com: a quem mais devo perguntar?', 'cinco foram ouvidos e há nomes novos na lista'],
    'search-second': ['{Subject}: seguir as novas pistas e perguntar aos dez seguintes', 'O que duas fontes dizem de forma independente é o que mais conta; largue depois de duas tentativas o que não leva a nada.', 'cada pista foi seguida ou encerrada'],
    'search-remind': ['{Subject}: lembrar quem não respondeu', 'Depois de dez dias, com gentileza e a primeira carta abaixo; tente outro meio (ligar em vez de escrever).', 'todos receberam um lembrete'],
    'search-wide': ['{Subject}: procurar mais longe: um anúncio, um grupo, um profissional', 'Onde se reúne quem poderia saber? Pergunte o preço antes de contratar qualquer serviço.', 'três novos caminhos foram tentados'],
    'search-check': ['{Subject}: conferir o que você achou', 'Compare com o que é certo; peça uma segunda prova; vá com calma com dinheiro e dados pessoais.', 'dois sinais independentes confirmam o achado'],
    'search-meet': ['{Subject}: fazer contato ou garantir', 'Um lugar em que os dois fiquem à vontade, um primeiro passo que possa ser desfeito, tudo o que se combina por escrito.', 'o primeiro encontro ou a entrega aconteceu'],
    'search-close': ['{Subject}: agradecer a quem ajudou e arquivar as pistas', 'Uma linha a todos que responderam; a lista fica com você, caso a busca continue.', 'ninguém mais procura em seu nome'],
  },
  names: {},
}
