import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_IMPROVING_PT: PlaybookWords = {
  title: 'melhorar algo que se mede',
  templates: {
    causes: ['{Topic}: medir e achar a maior causa', 'Faça a contagem para {topic} em alguns dias comuns, anote ao lado de cada caso o que levou a ele e ordene as causas pelo quanto cada uma pesa.', 'há um número para {topic} e a maior causa está anotada'],
    change: ['{Topic}: testar uma única mudança em pequena escala', 'Mude só uma coisa, em um só lugar ou por uma semana, e continue contando do mesmo jeito.', 'o número de antes e o de depois estão lado a lado'],
    keep: ['{Topic}: manter o que funcionou e torná-lo rotina', 'Escreva o novo jeito em três linhas onde o trabalho é feito, diga quem acompanha o número e desfaça o que não ajudou.', 'o novo jeito foi seguido por uma semana sem lembrete'],
    'improve-measure': ['{Subject}: combinar o número e como ele é contado', 'Escreva o que exatamente se conta, onde, por quem e em que unidade, e o que não entra. Um número que duas pessoas contam de formas diferentes não serve para nada.', 'duas pessoas que contam o mesmo dia chegam ao mesmo número'],
    'improve-baseline': ['{Subject}: registrar o ponto de partida em dias comuns', 'Conte pelo menos uma semana ou dez casos antes de mudar qualquer coisa; anote em cada um o que acontecia em volta.', 'a média e o pior caso de uma semana comum são conhecidos'],
    'improve-watch': ['{Subject}: observar onde surge, sem mudar nada', 'Esteja lá quando acontece, pergunte a quem faz o trabalho e anote cada etapa com seu tempo, quantidade ou custo.', 'o caminho inteiro cabe em uma página, com um número em cada etapa'],
    'improve-causes': ['{Subject}: ordenar as causas pelo peso de cada uma', 'Liste todas as causas com sua parcela. Duas ou três costumam formar a maior parte; o resto fica de lado por enquanto.', 'as maiores causas somam mais da metade do total'],
    'improve-ideas': ['{Subject}: reunir remédios para as maiores causas e escolher três', 'Pergunte primeiro a quem faz o trabalho. Compare efeito e esforço de cada remédio e comece pelo que é barato e pode ser desfeito.', 'três remédios têm uma pessoa, um primeiro dia e um efeito esperado'],
    'improve-trial-1': ['{Subject}: testar o primeiro remédio em pequena escala', 'Um lugar, um grupo ou uma semana; todo o resto fica como estava e a contagem segue do mesmo jeito.', 'há números de antes e depois e a decisão de manter, mudar ou largar'],
    'improve-trial-2': ['{Subject}: testar o segundo remédio, com o primeiro já valendo', 'Só acrescente quando o primeiro estiver assentado, para poder separar o efeito de cada um.', 'o efeito próprio do segundo remédio é conhecido'],
    'improve-half': ['{Subject}: na metade do caminho, comparar o número com a meta', 'Trace a linha do ponto de partida até hoje e dali até o último dia. Se ela não chega à meta, ataque a próxima causa em vez de insistir no mesmo remédio.', 'está decidido qual causa vem agora e o que se interrompe'],
    'improve-side-effects': ['{Subject}: procurar o que piorou em outro lugar', 'Pergunte a três pessoas afetadas; veja qualidade, reclamações e a carga de trabalho dos outros desde o primeiro teste.', 'cada efeito colateral foi aceito por alguém ou tem remédio'],
    'improve-widen': ['{Subject}: levar o que funcionou para todos os lugares', 'Mostre os números e o novo jeito a quem ficou fora do teste, em dez minutos, no posto de cada um; fique por perto no primeiro dia.', 'todas as partes trabalham do novo jeito'],
    'improve-standard': ['{Subject}: escrever o novo jeito e definir quem acompanha o número', 'Meia página onde o trabalho é feito: o que se faz agora, o que não se faz mais, o número esperado e a quem avisar quando ele escapar.', 'alguém novo seguiu a página sem perguntar nada'],
    'improve-result': ['{Subject}: comparar o resultado com o ponto de partida', 'Conte de novo como na primeira semana; passe o número a todos que participaram, com o que fez efeito e o que não fez.', 'o resultado, a razão dele e a próxima causa da fila são conhecidos por todos que participaram'],
  },
  names: {},
}
