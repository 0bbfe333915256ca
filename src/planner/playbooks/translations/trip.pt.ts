import type { PlaybookWords } from './playbook-words.ts'

export const TRIP_PT: PlaybookWords = {
  templates: {
    papers: ['Passaportes, vistos, seguro: conferir a validade e pedir o que falta', 'Muitos países exigem seis meses de validade no passaporte; confira as regras de entrada na página oficial e guarde cópia de tudo no celular e com outra pessoa.', 'os documentos de cada viajante valem além da viagem'],
    where: ['Escolher o destino: cada um diz dois; depois clima, caminho, preço e o que querem sentir', 'Calor ou fresco, mar ou cidade, descanso ou passeios: decidam isso antes de qualquer lugar. Vejam o tempo e os feriados dessas semanas, as horas de porta a porta e o preço de uma cama comum.', 'um lugar está escolhido, e outro caso o primeiro esteja cheio'],
    'dates-budget': ['Definir datas, ritmo e orçamento por dia', 'Um ponto fixo por dia basta; anote dias de aula, calor e festas; um décimo do orçamento fica livre.', 'todos que viajam concordam com as datas e o valor por dia'],
    transport: ['Comparar e reservar o trajeto', 'De porta a porta, não de aeroporto a aeroporto; bagagem, assentos juntos, regras de troca; chegue antes do jantar.', 'as passagens estão reservadas e salvas offline no celular'],
    beds: ['Reservar hospedagem a uma caminhada do que você veio ver', 'Primeiro o mapa; elevador, chegada tardia, silêncio, cancelamento grátis; no máximo uma troca a cada três noites.', 'cada noite tem cama com endereço e horário de entrada'],
    'must-tickets': ['Reservar ingressos com hora para as duas atrações que esgotam', 'Nos sites oficiais, primeiro horário da manhã; o resto fica em aberto.', 'os dois ingressos estão no celular'],
    tables: ['Reservar dois jantares e anotar cinco lugares em cada região', 'Dias de folga, dietas, um barato em cada; pergunte aos moradores, não às listas.', 'duas mesas estão confirmadas'],
    'money-phone': ['Cartões, algum dinheiro vivo, roaming ou eSIM, mapas offline', 'Avise o banco, conheça as tarifas, baixe mapas e traduções.', 'os mapas funcionam em modo avião'],
    wishes: ['Um desejo de cada um: o que seria triste perder', 'Cada um diz um imperdível e um de jeito nenhum, as crianças também; marque num mapa e veja quais ficam perto.', 'cada desejo tem uma região e um dia'],
    'days-sketch': ['Esboçar os dias: uma região por dia, versão com chuva, tarde de descanso', 'Primeiro os dias fechados (museus às segundas), cedo o que é cedo, nada depois de uma chegada tardia.', 'cada dia tem um ponto fixo e uma metade vazia'],
    health: ['Saúde: vacinas, receitas, kit de primeiros socorros, número do seguro', 'Algumas vacinas precisam de seis semanas; nomes genéricos dos remédios; doses infantis.', 'o kit e os papéis estão completos'],
    'local-words': ['Vinte palavras, gorjeta, tomadas, costumes e o número de emergência', 'Olá, por favor, obrigado, sem carne, quanto custa; pratique em voz alta.', 'todos sabem pedir e se desculpar'],
    home: ['Deixar a casa em ordem: plantas, correio, bichos, lixo, chaves', 'Meia página para quem vai cuidar.', 'alguém tem as chaves e a página'],
    pack: ['Fazer a mala com lista: remédios, carregadores, sapatos já usados, capa de chuva', 'Espalhe tudo, tire um terço; líquidos e papéis por cima.', 'a mala fecha e pesa o permitido'],
    'check-in': ['Fazer o check-in, conferir o caminho até o aeroporto ou a estação, pôr dois alarmes', 'Cartões de embarque offline, notícias de greve e tempo, horário do táxi ou trem.', 'todos têm o cartão de embarque ou a passagem offline'],
    'first-journey': ['Percorrer a viagem uma vez em casa, de porta a porta', 'Plataforma ou check-in, controle, assento, passaporte, o caminho até a cama: olhe cada parte num mapa e anote o que fazer se uma atrasar.', 'todos sabem dizer os cinco passos e para quem ligar'],
    'practice-day': ['Um dia de treino perto de casa com os sapatos, a mochila e o app de passagens', 'Trem ou ônibus, um museu com hora marcada, almoço fora; o que doeu, o que pesou, o que ninguém usou?', 'uma coisa saiu da mochila e outra entrou'],
    'beyond-the-list': ['Fora da lista: um bairro, uma mesa e uma pessoa que nenhum guia cita', 'Escreva a alguém que mora lá, a um clube ou a uma oficina; ofereça algo em troca; deixe uma tarde livre em volta.', 'há um encontro marcado com alguém de lá'],
    'price-watch': ['Acompanhar preços: duas rotas, duas datas, um alerta e o valor em que você reserva', 'Compare de porta a porta com bagagem; escreva o valor antes de olhar de novo.', 'o alerta está ligado e o valor combinado'],
    'travel-fund': ['Fundo de viagem: quanto custa tudo, quanto se guarda por mês', 'Trajeto, camas, comida por dia, ingressos, um décimo para surpresas; transferência programada até o último pagamento.', 'o valor está coberto em cada data de pagamento'],
    recheck: ['Rever todas as reservas uma vez: datas, nomes, endereços, cancelamento', 'Nomes como no passaporte, chegada antes de a recepção fechar, último dia de cancelamento no calendário.', 'todas as reservas estão offline numa pasta e nenhuma data contradiz outra'],
    after: ['De volta em casa: fotos, reembolsos, uma mensagem a quem você conheceu', 'As vinte melhores fotos; reembolsos enquanto os recibos estão à mão.', 'o álbum e os reembolsos estão prontos'],
  },
  names: {},
}
