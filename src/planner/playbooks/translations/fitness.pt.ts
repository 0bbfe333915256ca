import type { PlaybookWords } from './playbook-words.ts'

export const FITNESS_PT: PlaybookWords = {
  templates: {
    'form-check': ['Conferir a técnica: uma hora de treinador ou vídeos de lado', 'Agachamento, dobradiça, empurrar, remar com barra vazia; peça uma dica por exercício, não dez.', 'há uma dica por exercício no caderno'],
    'gym-tour': ['Conhecer o espaço: aparelhos, gaiola, travas, horários calmos', 'Vá uma vez sem treinar; teste as travas e como sair de uma tentativa falha.', 'você conhece seus cinco lugares e sai de baixo da barra'],
    'block-plan': ['Planejar o bloco: volume, intensidade, semana leve, teste', 'Séries semanais por músculo, séries fortes em esforço 8 de 10, uma semana leve em quatro.', 'cada semana tem séries e cargas no papel'],
    baseline: ['Ponto de partida: cintura, pulso em repouso, flexões, prancha, foto', 'Meça de manhã; flexões e prancha até o limite limpo. Pergunte antes ao médico se houver motivo.', 'cinco números estão no caderno'],
    protein: ['Comida que sustenta o treino: proteína em cada refeição, sono em hora fixa', 'Cerca de 1,6 g de proteína por quilo ao dia, divididos; escolha três cafés da manhã e três jantares.', 'a lista de compras da semana está escrita'],
    'halfway-check': ['Metade: caderno, dores, o que trocar', 'Qual exercício parou, qual articulação reclama, qual treino falta? Mude uma coisa de cada.', 'a segunda metade está ajustada no papel'],
    'final-measure': ['Medir de novo e decidir o próximo bloco', 'Os mesmos cinco números na mesma hora; mantenha o que funcionou, escolha uma meta com número.', 'o próximo bloco tem data de início'],
    'learn-a': ['Força, semana {week}: aprender agachamento, remada e supino com pouco peso', 'Três séries de dez com um peso possível quinze vezes; grave uma de lado. Anote cada peso.', 'todas as séries parecem iguais e estão anotadas'],
    'learn-b': ['Força, semana {week}: aprender dobradiça, puxada e carregar', 'Levantamento romeno com costas retas, puxada ou barra assistida, carregar pesado por trinta passos. Três séries.', 'você sente a dobradiça atrás, não nas costas'],
    squat: ['Pernas, semana {week}: agachamento {amount}, afundos, panturrilha', 'Deixe duas repetições de reserva. Quando todas chegarem ao número, some 2,5 kg.', 'cada série está anotada com o próximo peso'],
    push: ['Empurrar, semana {week}: supino ou flexões {amount}, ombros, tríceps', 'Escápulas juntas, desce em dois segundos, sobe em um. Duas de reserva.', 'cada série está anotada e os ombros bem'],
    pull: ['Puxar, semana {week}: levantamento terra 3 x 5, remadas, face pulls', 'Terra primeiro, descansado: firme o tronco, empurre o chão; depois remada 3 x 10 e face pulls 2 x 15.', 'as costas ficam retas e os pesos anotados'],
    'top-set': ['Força, semana {week}: série forte de três, depois 4 x 5 mais leves', 'Suba em cinco séries; a forte deixa uma repetição; tire um décimo, três minutos entre elas.', 'a série forte foi mais rápida ou pesada que a última'],
    'full-heavy': ['Corpo inteiro, semana {week}: triplas pesadas e circuito leve', 'Agachamento e supino 4 x 3 com três minutos, depois dez minutos de carregar, remar, prancha.', 'todas as triplas dariam uma quarta'],
    deload: ['Treino leve, semana {week}: mesmos exercícios, metade das séries', 'Mesmos pesos menos um quinto, duas séries e dez minutos de alongamento: o corpo cresce nesta semana.', 'você sai mais descansado do que chegou'],
    test: ['Teste de força, semana {week}: melhor série de cinco, comparar com a semana 1', 'Aqueça em cinco passos e uma série de cinco tão pesada quanto a forma permite: agachar, empurrar, remar.', 'os três números estão ao lado dos da semana 1'],
    hips: ['Mobilidade, semana {week}: quadris e tornozelos', 'Agachamento profundo 2 x 60 s, trocas 90/90, tornozelo na parede, alongamento 60 s por lado. Solte o ar no fim.', 'o agachamento fica quieto por um minuto'],
    'upper-back': ['Mobilidade, semana {week}: costas altas e ombros', 'Aberturas, linha na agulha, deslizar na parede, alongar na porta; devagar, oito por lado.', 'os braços sobem sem levantar as costelas'],
    hamstrings: ['Mobilidade, semana {week}: posteriores e lombar', 'Gato-vaca, dobradiça numa perna, faixa 60 s por lado, postura da criança. Nunca na dor.', 'você toca a canela com joelhos retos, ou uma mão mais abaixo'],
    flow: ['Mobilidade, semana {week}: fluxo do corpo inteiro', 'O grande alongamento, cachorro para prancha, agachamento profundo até de pé; uma volta por minuto.', 'você se moveu sem parar'],
    steady: ['{name}, semana {week}: constante, dá para conversar', 'Um esforço igual; cinco minutos a mais a cada duas semanas.', 'o ritmo final é igual ao inicial'],
    pyramid: ['{name}, semana {week}: pirâmide 1-2-3-2-1 min rápidos', 'Tanto tempo leve quanto o esforço anterior.', 'o último minuto é tão rápido quanto o primeiro'],
    technique: ['{name}, semana {week}: técnica primeiro, depois distância leve', 'Um terço do tempo num detalhe, o resto leve sem perdê-lo.', 'você sabe dizer o detalhe e o sente'],
  },
  names: {
    'strength': 'musculação',
    'mobility': 'mobilidade',
    'cardio': 'cardio',
  },
}
