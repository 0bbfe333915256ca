import type { PlaybookWords } from '../playbook-words.ts'

export const LANGUAGE_TEST_PT: PlaybookWords = {
  title: 'exame de idioma',
  templates: {
    'test-map': ['Conhecer o exame: partes, minutos, o que cada tarefa pede e como é corrigida', 'A descrição oficial e um exemplo de cada parte; escreva ao lado os minutos e os critérios.', 'uma página tem partes, minutos e critérios'],
    'core-words': ['As duzentas palavras de toda prova: sabidas, meio sabidas, novas', 'De duas provas oficiais; as meio sabidas primeiro, cada uma numa frase sua, e quinze por dia daí em diante.', 'sessenta cartões existem e as quinze do dia têm hora'],
    'band-gap': ['O que separa sua nota da próxima: três amostras corrigidas, linha a linha', 'A mesma tarefa no seu nível e um acima; anote o que a melhor faz, não o que a sua erra.', 'cinco diferenças estão num cartão e cada uma tem exercício'],
    'first-paper': ['Primeira prova completa contra o relógio: uma nota por parte', 'Um simulado oficial, todas as partes na ordem, sem dicionário. Corrija com o gabarito; peça correção de escrita e fala ou use os critérios públicos.', 'cada parte tem nota e a distância até a necessária está escrita'],
    'task-types': [['{Topic}: desmontar um tipo de tarefa, com resposta modelo', '{Topic}: o tipo de tarefa que mais custa'], 'Faça sem tempo com os critérios abertos e ponha um modelo ao lado: o que ele fez nos dois primeiros minutos e em que ordem?', 'os passos desse tipo em {topic} cabem num cartão'],
    deliberate: [['{Topic}: um ponto fraco, três rodadas curtas', '{Topic}: palavras e expressões que esta parte pede', '{Topic}: de novo, melhor que da última vez'], 'Vinte minutos de trabalho e outros tantos de correção; cada erro com a causa no caderno e depois o mesmo sem ajuda.', 'a segunda tentativa em {topic} melhora num critério e o caderno está em dia'],
    'real-thing': ['{Topic}: algo real no nível de que você precisa', 'Uma palestra, um artigo, uma conversa, um texto para alguém: trinta minutos, cinco expressões guardadas, uma usada no dia.', 'cinco expressões estão em cartões e uma foi usada'],
    'timed-part': [['{Topic}: a parte inteira contra o relógio', '{Topic}: duas tarefas em nove décimos do tempo'], 'Minutos e ordem da prova, folha de respostas como no dia; corrija na hora e anote para onde foram os minutos.', 'a nota em {topic} e a tarefa mais lenta estão anotadas'],
    'accent-drill': ['Ouvir e repetir, rodada {round}: sons e finais que escapam', 'Um minuto de fala, frase a frase, gravado e comparado; primeiro finais e palavras ligadas.', 'você ouve a diferença na segunda gravação'],
    'feedback-hour': ['Corrigido por outra pessoa, rodada {round}: um texto, cinco minutos de fala', 'Professor, intercâmbio ou grade: pergunte só pelos dois critérios que mais custam.', 'duas correções foram treinadas e estão no cartão'],
    'log-round': ['Caderno de erros, rodada {round}: refazer o que deu errado, o mais antigo primeiro', 'Cubra a correção; risque quando acertar em dois dias diferentes.', 'nada no caderno passa de dez dias sem tentativa'],
    'under-noise': ['Mais difícil que no dia, rodada {round}: fala rápida, menos tempo, uma só escuta', 'Velocidade 1,25, dois sotaques desconhecidos, escrever com cinco minutos a menos.', 'o ritmo normal parece lento depois'],
    'paper-two': ['Segunda prova completa: na hora do exame, de uma vez, todas as partes', 'A mesma hora do exame, pausas permitidas, à mão ou no teclado como no dia.', 'todas as partes estão corrigidas e comparadas com a primeira'],
    'paper-two-repair': ['Consertar o que a segunda prova mostrou: as duas partes abaixo da sua nota', 'Três tarefas do tipo mais caro, devagar, depois uma contra o relógio.', 'uma tarefa desse tipo chega à nota no tempo'],
    'paper-three': ['Terceira prova completa: sua ordem, seus minutos, regras para chutar', 'Quando deixar uma questão, quando chutar, quantos minutos sobram para conferir; treine o plano tanto quanto a língua.', 'você terminou cada parte com tempo para conferir'],
    'day-before-test': ['Véspera: documento, trajeto, expressões para falar, dormir cedo', 'Nenhuma prova nova. Leia os cartões em voz alta, fale dez minutos sobre você, separe o documento da inscrição.', 'mochila e trajeto estão prontos e você falou em voz alta hoje'],
    'register-test': ['Inscrever-se: data, local, documento, até quando sai o resultado', 'Conte para trás do dia em que precisa da nota; nomes como no passaporte; anote o último dia para mudar a data.', 'a vaga está confirmada e o resultado chega a tempo'],
    'mid-check': ['Metade do caminho: notas por parte, passar horas da mais segura para a mais fraca', 'Tabela das partes com tempo; a de maior distância ganha duas sessões a mais por semana.', 'as semanas que restam têm mais da parte fraca'],
  },
  names: { listening: 'compreensão oral', reading: 'leitura', writing: 'escrita', speaking: 'fala', 'grammar and vocabulary': 'gramática e vocabulário', 'language in use': 'uso da língua' },
}
