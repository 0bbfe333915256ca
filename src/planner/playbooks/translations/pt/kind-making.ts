import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MAKING_PT: PlaybookWords = {
  title: 'fazer algo',
  templates: {
    shape: ['{Topic}: medir, esboçar, reunir o material', 'Desenhe {topic} com medidas ou partes, diga o que é preciso aguentar ou cumprir e tenha todo o material à mão antes de começar.', 'não falta nada para {topic} e o esboço tem todas as medidas'],
    make: ['{Topic}: fazer, começando pelas partes escondidas', 'Comece pelo que sustenta o resto ou depois não se alcança mais; confira tamanho e encaixe a cada passo, não só no fim.', 'para {topic}, tudo está inteiro e encaixa onde deve'],
    try: ['{Topic}: testar e corrigir', 'Use {topic} como no uso real, com o dobro da exigência, e conserte a primeira coisa que ceder.', 'o teste de uso para {topic} passou sem nada ceder'],
    'make-use': ['{Subject}: quem vai usar, onde, e o que precisa cumprir', 'Três frases e as medidas ou os limites do lugar de destino; vá ver o lugar com trena ou câmera na mão.', 'você saberia recusar um resultado que não cumpre isso'],
    'make-examples': ['{Subject}: olhar de perto três que já existem', 'Pegue dois bons e um que deu errado. Anote como foram montados, o que gasta primeiro e o que você faria de outro jeito.', 'um esboço mostra o que você aproveita e o que deixa de lado'],
    'make-skill': ['{Subject}: treinar o passo mais difícil em retalhos', 'Descubra que passo você nunca fez, veja alguém fazer e repita em sobras de material até dar certo duas vezes seguidas.', 'o passo difícil deu certo duas vezes seguidas'],
    'make-plan': ['{Subject}: desenhar com medidas e uma lista de peças', 'Todas as vistas que mostram uma junta ou uma conexão; lista de peças com tamanho, quantidade e onde comprar; a ordem de montagem.', 'outra pessoa poderia comprar as peças com a sua lista'],
    'make-rules': ['{Subject}: verificar segurança, permissão e orçamento', 'De quem é o terreno ou o direito, que carga ou clima vai enfrentar, quem poderia se machucar, e a soma com um décimo de folga.', 'cada permissão necessária foi pedida'],
    'make-material': ['{Subject}: reunir material e ferramentas', 'Encomende primeiro o que demora mais; um décimo a mais do que se corta ou estraga; peça emprestada a ferramenta de uso único.', 'tudo o que está na lista de peças está ali e foi contado'],
    'make-sample': ['{Subject}: um modelo bruto ou amostra da parte crítica', 'Papelão, sobras ou uma página bastam: confira tamanho, alcance e como se conecta antes de cortar material bom.', 'o que a amostra mostrou está no desenho'],
    'make-base': ['{Subject}: fazer o que sustenta o resto', 'Primeiro a estrutura, a base ou o núcleo; no esquadro, nivelado e completo, pois todo erro posterior começa aqui. Confira com o desenho antes de seguir.', 'a base aguenta e todas as medidas estão dentro da tolerância'],
    'make-body': ['{Subject}: acrescentar as partes uma a uma e conferir cada encaixe', 'Monte a seco antes de fixar de vez; arrume tudo ao fim de cada sessão e anote onde parou.', 'todas as partes estão no lugar e não sobrou nada'],
    'make-try': ['{Subject}: testar em condições reais', 'Carga total, usuários reais, clima real ou dados reais; deixe usar alguém que não participou, e não diga nada.', 'três achados estão anotados, o perigoso primeiro'],
    'make-mend': ['{Subject}: corrigir o que o teste mostrou', 'Primeiro a segurança, depois o que impede o uso, depois o que só é feio; repita o mesmo teste a cada conserto.', 'o mesmo teste passou sem nenhum achado importante'],
    'make-finish': ['{Subject}: dar acabamento a superfícies e bordas', 'O que se vê e se toca todo dia: bordas, juntas, etiquetas, revestimento; deixe cada camada secar ou assentar pelo tempo que o fabricante indica.', 'você mostraria sem pedir desculpas'],
    'make-hand': ['{Subject}: pôr em uso, com uma nota de como cuidar', 'Leve ao lugar certo, mostre a quem vai usar e escreva o que limpar, lubrificar, renovar ou copiar, e quando.', 'o uso começou e outra pessoa além de você sabe cuidar'],
  },
  names: {},
}
