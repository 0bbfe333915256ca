import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_DRAWING_UP_PT: PlaybookWords = {
  title: 'redigir um documento',
  templates: {
    notes: ['{Topic}: reunir material e pôr os pontos em ordem', 'O que o leitor precisa saber sobre {topic}, na ordem das perguntas dele; uma fonte ou um exemplo ao lado de cada ponto.', 'os pontos sobre {topic} estão em ordem e cada um tem sua prova'],
    text: ['{Topic}: escrever de ponta a ponta', 'Do primeiro ao último ponto sem voltar atrás; deixe uma marca onde falta algo.', 'o texto sobre {topic} vai até o fim'],
    cut: ['{Topic}: encurtar e conferir', 'Leia em voz alta, corte um quinto, confira na fonte cada número, nome e citação sobre {topic}.', 'cada número sobre {topic} foi conferido e nada se diz duas vezes'],
    'doc-reader': ['{Subject}: quem lê e o que deve fazer depois', 'Pense em um leitor de verdade, no que ele já sabe, na decisão que tem de tomar e em quantas páginas vai ler.', 'uma frase diz o que o leitor faz depois da última página'],
    'doc-model': ['{Subject}: ler dois bons modelos do tipo e anotar as regras', 'Tamanho, forma, partes que não podem faltar, como se citam fontes, quem assina e até quando.', 'as regras estão em meia página'],
    'doc-material': ['{Subject}: reunir os fatos e perguntar a quem sabe', 'Liste o que sabe, o que supõe e o que falta; envie as perguntas hoje, pois as respostas são o que mais demora.', 'cada pergunta em aberto tem uma pessoa e uma data'],
    'doc-outline': ['{Subject}: um roteiro com uma frase para cada parte', 'Títulos que já dizem o resultado; na frente, o que o leitor precisa primeiro; mostre a alguém antes de escrever.', 'os títulos sozinhos contam o todo'],
    'doc-first': ['{Subject}: escrever a primeira metade sem polir', 'Comece pela parte que você conhece melhor; deixe uma marca onde falta algo em vez de parar.', 'metade do roteiro já é texto'],
    'doc-second': ['{Subject}: escrever a segunda metade, o resumo por último', 'Do mesmo jeito; depois o resumo em cinco frases que se entendem sem o resto.', 'há texto sob cada título'],
    'doc-figures': ['{Subject}: tabelas, imagens e figuras que dizem uma coisa só', 'Um título que diz o achado, unidades, fonte e a mesma ordem em toda parte.', 'cada figura se entende sem o texto'],
    'doc-rest': ['{Subject}: revisar depois de um dia de pausa, ordem antes das palavras', 'Cada parte tem lugar, falta algo, o que se diz duas vezes? Depois as frases; corte um quinto.', 'o texto está um quinto mais curto e nada falta'],
    'doc-readers': ['{Subject}: dar a dois leitores com três perguntas', 'Onde você parou de ler, no que não acredita, o que faria agora? Dê uma data e uma semana de prazo.', 'os dois responderam às três perguntas'],
    'doc-mend': ['{Subject}: incorporar o que disseram', 'O que os dois dizem se muda; o que só um diz se pondera; anote o que você deixa como está e por quê.', 'cada observação foi incorporada ou tem seu motivo'],
    'doc-check': ['{Subject}: conferir nomes, números, fontes e forma', 'Comece pela última página, para ler palavras e não sentido; links, números de página, anexos, a forma exigida na entrega.', 'outra pessoa não achou erro em duas páginas escolhidas ao acaso'],
    'doc-hand-in': ['{Subject}: entregar ou enviar, com comprovante', 'Um dia antes do prazo; guarde a confirmação e a versão enviada; diga na mensagem o que espera e até quando.', 'o recebimento está confirmado'],
  },
  names: {},
}
