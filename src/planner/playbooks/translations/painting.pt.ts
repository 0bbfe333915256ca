import type { PlaybookWords } from './playbook-words.ts'

export const PAINTING_PT: PlaybookWords = {
  templates: {
    'pt-look': ['Olhar cada parede: umidade, trincas, tinta que solta pó, nicotina, papel', 'Cole uma fita e puxe, passe a mão molhada: o que sai pede fundo. Umidade se resolve antes de pintar e, em casa antiga, teste se há chumbo antes de lixar.', 'cada parede tem seu tratamento numa lista'],
    'pt-colour': ['Escolher a cor numa folha pintada, com luz da manhã e com lâmpada', 'Pinte as amostras em papel de um metro e leve de parede em parede por um dia. Corredor e cozinha pedem tinta lavável.', 'cor, brilho e número estão anotados'],
    'pt-sums': ['Calcular metros quadrados, litros, rolos, fita e lonas', 'Altura vezes o contorno do cômodo, menos portas e janelas, vezes duas demãos. A lata diz quanto rende um litro; compre um décimo a mais do mesmo lote.', 'a lista tem litros e peças'],
    'pt-buy': ['Comprar tinta, fundo, massa, bom rolo e pincel, fita e lonas', 'O rolo melhor poupa uma demão. Todas as latas do mesmo lote; as cheias se devolvem com a nota.', 'tudo está no cômodo na véspera'],
    'pt-clear': ['Esvaziar os cômodos: o pequeno para fora, o grande no meio sob uma lona', 'Quadros e ganchos fora, cortinas no chão, luminárias soltas com a luz desligada. Deixe livre um caminho até a janela.', 'o rolo alcança todas as paredes'],
    'pt-wash': ['Tirar o pó, lavar as paredes e raspar a tinta solta', 'De baixo para cima com um pouco de sabão, depois água limpa. Raspe o que levanta e deixe secar uma ou duas horas.', 'um pano branco continua branco na parede'],
    'pt-fill': ['Tapar furos e trincas, lixar e passar fundo nos remendos', 'Duas camadas finas seguram mais que uma grossa. Uma lâmpada rente à parede mostra o que a mão não sente; máscara e janela aberta.', 'nada prende na palma da mão'],
    'pt-tape': ['Colar fita e cobrir rodapés, batentes, tomadas e piso', 'Luz desligada e espelhos fora. Aperte a fita com a espátula e cole a lona do piso no rodapé.', 'um pingo pode cair em qualquer lugar'],
    'pt-prime': ['Passar fundo onde a parede solta pó, chupa água ou tem mancha', 'Bloqueador sobre manchas de água e nicotina, fundo preparador no reboco cru, e a espera que a lata pede.', 'a fita não arranca mais nada'],
    'pt-ceiling': ['Pintar os tetos: a partir da janela, molhado no molhado, sem parar', 'Uma pessoa faz os recortes e a outra passa o rolo com cabo longo. Olhe contra a luz antes de secar.', 'nenhuma faixa aparece contra a janela'],
    'pt-first': ['Pintar as paredes, primeira demão: cantos e bordas, depois rolo cruzado', 'Misture todas as latas num balde. Faça um metro de borda, passe o rolo enquanto está úmido e termine cada parede sem pausa.', 'cada parede está coberta uma vez, de borda a borda'],
    'pt-second': ['Pintar as paredes, segunda demão, depois da secagem que a lata pede', 'Guarde o rolo embrulhado enquanto isso. Pressão igual e as últimas passadas de cima para baixo.', 'a cor antiga não aparece em lugar nenhum'],
    'pt-untape': ['Tirar a fita com a tinta ainda mole e retocar as bordas', 'Puxe rente e corte com estilete onde levantar tinta. Pincel pequeno e boa luz.', 'as bordas estão retas e a fita no lixo'],
    'pt-back': ['Recolocar tomadas, móveis e ganchos, e limpar o piso', 'Luz desligada para as tomadas. Móveis a um palmo da parede por dois dias, janelas abertas.', 'o cômodo voltou a ser usado'],
    'pt-wash-up': ['Lavar as ferramentas, fechar as latas, levar o resto ao ecoponto', 'Escorra os pincéis antes de lavar. Cômodo, cor e data na tampa; nada no ralo.', 'os pincéis estão macios e as latas com etiqueta'],
    'pt-daylight': ['Olhar tudo com luz do dia e consertar o que aparece', 'Circule a lápis; depois rolo pequeno e a mesma lata.', 'não resta nenhum círculo'],
    'pt-try': ['Aprender num pedaço do tamanho de uma porta: recorte, rolo, secar, olhar', 'Escolha o lugar onde vai ficar o armário. Pouca tinta e muita força é o que deixa faixas.', 'o pedaço secou sem faixa'],
    'pt-safe': ['Rever quatro regras antes de começar: escada, olhos, vapores, luz', 'Três pontos de apoio na escada, óculos para o teto, janelas abertas, testador nos fios.', 'as quatro estão na porta'],
    'pt-feature': ['Pintar uma linha nítida ou uma segunda cor, com a fita selada antes', 'Marque com laser ou linha. Passe a primeira cor na borda da fita, depois a segunda, e puxe na hora.', 'a linha está nítida a um metro'],
    'pt-woodwork': ['Pintar portas, batentes e rodapés: lixar, fundo, duas demãos finas', 'Portas deitadas e sem dobradiças: primeiro os painéis, depois as travessas, por último as bordas, com um dia entre demãos.', 'as portas fecham sem grudar'],
    'pt-seal': ['Refazer as juntas entre parede e batente', 'Corte o selante velho, preencha com um que aceite tinta, alise com o dedo molhado e tire a fita na hora. Vem antes da última demão.', 'nenhuma fresta deixa passar luz'],
    'pt-rooms': ['Decidir a ordem dos cômodos, um por fim de semana, e onde vocês ficam enquanto isso', 'Primeiro o quarto, por último o corredor, porque tudo passa por ele.', 'cada cômodo tem seu fim de semana'],
    prepare: ['{Topic}: esvaziar, cobrir, tapar, lixar, colar fita', 'Móveis no meio sob uma lona, espelhos das tomadas fora com a luz desligada, pó limpo e fita apertada com espátula. A massa seca antes de lixar.', 'nada ali teme a tinta e as paredes estão lisas ({topic})'],
    paint: ['{Topic}: primeiro o teto, depois as paredes, duas demãos', 'Faça um metro de recorte e passe o rolo enquanto está úmido, da janela para dentro e sempre até um canto. A segunda demão, quando a lata disser.', 'há duas demãos e nenhuma faixa aparece contra a luz'],
    clear: ['{Topic}: tirar fita, retocar, limpar, arrumar', 'Puxe a fita rente com a última demão ainda mole, retoque as bordas com pincel pequeno e recoloque as tomadas com a luz desligada.', 'o cômodo pode ser usado e a lona saiu ({topic})'],
  },
  names: {
    'home': 'em casa',
  },
}
