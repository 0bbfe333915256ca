import type { PlaybookWords } from './playbook-words.ts'

export const EXAM_STUDY_PT: PlaybookWords = {
  templates: {
    'how-marked': ['Entender como a prova é corrigida: formato, peso, verbos de comando', 'Programa, critérios e uma prova corrigida lado a lado: o que dá ponto, o que não dá nada? Anote os verbos e o que pedem.', 'uma página diz quantos pontos vêm de quê'],
    'vocabulary-first': ['Reunir as cinquenta palavras da matéria antes da teoria', 'Primeiro glossário e títulos; um exemplo seu por palavra e, depois, dez cartões por dia.', 'há cinquenta cartões e trinta estão certos hoje'],
    ceiling: ['Achar os últimos dez por cento: questões mais difíceis de cinco anos, por conteúdo', 'Nada de provas inteiras: só o que costuma custar pontos a você ou à turma.', 'a lista ordenada de pontos fracos substitui o programa como plano'],
    diagnostic: ['Diagnóstico: fazer uma prova antiga sem preparo e ver as lacunas', 'Faça uma prova antiga sem anotações, em metade do tempo se preciso. Corrija e pinte cada tema de vermelho, amarelo ou verde; consiga programa e critérios.', 'cada tema tem uma cor e os vermelhos são conhecidos'],
    learn: [['{Topic}: reconstruir a teoria', '{Topic}: resumo de memória'], 'Leia uma vez a parte sobre {topic}, feche o livro e escreva de memória definições, resultados e um exemplo. Compare, corrija com outra cor, repita o que faltou.', 'há uma página sobre {topic} escrita sem olhar'],
    'worked-examples': ['{Topic}: exemplos resolvidos, depois sozinho', 'Cubra a solução de cada exemplo, preveja o próximo passo, descubra. Depois refaça em papel em branco.', 'você sabe dizer por que cada passo segue'],
    practise: [['{Topic}: exercícios do fácil ao difícil', '{Topic}: questões de provas antigas', '{Topic}: questões de provas antigas contra o relógio'], 'Sem anotações, no máximo dez minutos por questão antes de olhar. Confira logo e registre cada erro com a causa.', 'as três últimas saíram sem ajuda e o registro de erros está em dia'],
    review: [['{Topic}: revisão espaçada do zero', '{Topic}: segunda revisão, só os erros'], 'Dias depois da primeira volta: página em branco, tudo sobre {topic}, e duas questões que você errou.', 'o que faltava está marcado e as duas estão certas'],
    teach: ['Ensinar, rodada {round}: o tema mais difícil em dez minutos a quem pergunta', 'Sem notas, num quadro; anote cada pergunta que não soube responder na hora.', 'cada pergunta aberta tem resposta na folha'],
    'tutor-hour': ['Perguntar, rodada {round}: as três coisas que não entende, a um tutor ou colega', 'Leve a sua tentativa, não só a pergunta; explique de volta antes de sair.', 'você resolveu sozinho uma questão de cada tipo'],
    interleaved: ['Série mista {round}: questões de tudo até agora, embaralhadas', 'Sorteie questões de todos os temas prontos para ter de reconhecer o tipo. Quarenta minutos e corrija.', 'a nota está anotada e cada erro está no registro'],
    'error-log': ['Registro de erros, rodada {round}: refazer cada erro', 'Refaça tudo do zero; risque só o que deu certo em dois dias diferentes.', 'nada está há mais de uma semana sem tentativa'],
    'formula-recall': ['Definições e fórmulas: escrever a lista toda de memória', 'Uma folha, sem livro. Confira e ponha o que faltou em cartões para os últimos dias.', 'faltam menos de três'],
    'mock-1': ['Simulado 1: prova completa, tempo real, sem anotações', 'Na hora da prova se puder, celular em outro cômodo, só o permitido.', 'está corrigido pelo critério oficial e você sabe quais três tipos custam mais'],
    'mock-1-repair': ['Consertar o que o simulado 1 mostrou', 'Os três tipos que mais custaram: folha de teoria, um exemplo resolvido, três questões de cada.', 'uma questão de cada tipo está certa, no tempo'],
    'mock-2': ['Simulado 2: outra prova, com a sua estratégia', 'Leia tudo primeiro, faça as certas, deixe dez minutos para conferir. Treine a estratégia tanto quanto a matéria.', 'está corrigido e sobrou tempo para conferir'],
    taper: ['Véspera: resumos, mochila, trajeto, dormir cedo', 'Nada novo. Passe os olhos nos resumos e erros, separe documento, material permitido e água, veja a sala.', 'a mochila está na porta e você se deita na hora'],
    'on-a-page': [['{Topic}: numa página, de memória: desenho, tabela ou linha do tempo'], 'Desenhe ou organize {topic} numa folha em branco com todos os nomes que souber, compare com o livro em outra cor e faça cartões só do que faltou. No dia seguinte, de novo do zero.', 'na segunda folha faltam menos de cinco nomes'],
    questions: [['{Topic}: cartões, depois perguntas em frases inteiras', '{Topic}: questões antigas, primeiro em notas, depois em voz alta', '{Topic}: questões antigas contra o relógio'], 'Quinze minutos de cartões, só os do dia; depois perguntas do tipo que cairá, sem anotações. Corrija na hora e anote cada erro com a causa.', 'as três últimas respostas estavam completas e o registro de erros está em dia'],
    'oral-1': ['Simulado oral 1: vinte minutos com alguém que pergunta de volta', 'Temas por sorteio, trinta segundos para pensar, resposta em três passos: o que é, como se liga, um exemplo ou caso. A outra pessoa anota onde você parou, chutou ou se perdeu.', 'os pontos fracos estão anotados e você aguentou o silêncio'],
    'oral-2': ['Simulado oral 2: os temas temidos, com novas perguntas, com a roupa do dia', 'Entrar, cumprimentar, sentar, começar; mostre no papel ou no modelo enquanto fala; treine duas frases para «não sei, mas começaria por…».', 'você passou sem anotações e sabe a primeira frase'],
    'terms-recall': ['Termos-chave: escrever toda a lista de memória, tema por tema', 'Uma folha, sem livro. Compare e ponha o que faltou em cartões para os últimos dias.', 'faltam menos de cinco'],
  },
  names: {
    'the topics worth most marks': 'os temas que mais valem',
    'your hardest topic': 'o seu tema mais difícil',
    'definitions and formulas': 'definições e fórmulas',
    'applied questions': 'questões aplicadas',
  },
}
