import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MOVING_OVER_PT: PlaybookWords = {
  title: 'transferir algo',
  templates: {
    sort: ['{Topic}: listar, limpar e decidir o que vai junto', 'Percorra {topic} uma vez: o que vai junto, o que se joga fora, o que está repetido e o que outros usam como referência.', 'a lista para {topic} tem uma decisão em cada linha'],
    trial: ['{Topic}: transferir uma pequena parte como teste', 'Pegue dez peças típicas e as três mais estranhas; confira cada uma no novo lugar com alguém que a usa.', 'as peças do teste estão completas e utilizáveis no novo lugar'],
    move: ['{Topic}: transferir o resto e conferir', 'Na ordem da lista, conte antes e depois, e mantenha o lugar antigo acessível para leitura até terminar a conferência.', 'para {topic}, as contagens batem e os usuários viram uma amostra'],
    'move-list': ['{Subject}: listar o que existe, com quantidades e responsáveis', 'Uma linha para cada tipo: quanto, onde, quem usa, com que está ligado e até quando a mudança tem de estar feita.', 'os responsáveis confirmaram a lista'],
    'move-target': ['{Subject}: examinar o novo lugar: espaço, forma, regras, custos', 'Confira se as peças maiores e as mais estranhas cabem, quem pode entrar ou ver o quê e quais são os custos mensais.', 'nada na lista está sem lugar'],
    'move-clean': ['{Subject}: descartar, juntar repetidos, consertar o quebrado', 'O que ninguém usa há anos não vai junto. Pergunte uma vez ao responsável, com uma data a partir da qual silêncio quer dizer não.', 'a lista encolheu e não tem repetidos'],
    'move-map': ['{Subject}: decidir para cada tipo aonde vai e em que forma', 'Uma tabela do antigo para o novo com um exemplo em cada linha; marque o que se perde no caminho e peça a alguém que aceite a perda.', 'cada linha tem um exemplo que um usuário viu'],
    'move-copy': ['{Subject}: guardar o estado antigo e testar recuperar algo', 'Uma cópia completa, fotos ou um inventário guardado à parte; recupere uma peça dali para ter certeza.', 'uma peça voltou inteira a partir da cópia'],
    'move-trial': ['{Subject}: transferir uma amostra como teste', 'Dez peças típicas e as três mais estranhas, com o relógio correndo, para saber quanto vai durar a transferência de verdade.', 'a amostra funciona no novo lugar e se sabe quantas horas leva o todo'],
    'move-fix': ['{Subject}: corrigir o que o teste mostrou', 'Mude a tabela ou o modo de transferir, não as peças uma a uma; transfira de novo a mesma amostra.', 'o segundo teste não precisou de conserto à mão'],
    'move-tell': ['{Subject}: avisar a todos o dia, o que muda e a quem perguntar', 'Duas semanas e dois dias antes: o que fecha e quando, qual é o novo endereço ou lugar e o que cada um tem de fazer.', 'ninguém que usa seria pego de surpresa no dia'],
    'move-over': ['{Subject}: transferir tudo, com o lugar antigo trancado', 'Nada muda no lugar antigo a partir da hora em que você começa; marque cada linha da lista; pare e volte atrás na hora que fixou antes.', 'cada linha da lista está marcada e as contagens batem'],
    'move-check': ['{Subject}: fazer os usuários conferirem no novo lugar', 'Dê a cada responsável cinco peças para achar e usar; anote o que falta, está errado ou ficou mais lento.', 'cada responsável achou suas cinco'],
    'move-links': ['{Subject}: trocar endereços, etiquetas e menções ao lugar antigo', 'Papel timbrado, links, placas, contratos, redirecionamentos; procure o nome antigo onde quer que possa estar.', 'uma busca pelo nome antigo não acha nada em uso'],
    'move-close': ['{Subject}: encerrar o lugar antigo', 'Guarde a cópia pelo tempo que a lei ou a prudência pedir, cancele contratos, devolva chaves e acessos.', 'não se paga mais nada pelo lugar antigo'],
  },
  names: {},
}
