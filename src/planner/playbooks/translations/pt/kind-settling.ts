import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTLING_PT: PlaybookWords = {
  title: 'resolver um assunto com outros',
  templates: {
    papers: ['{Topic}: quem decide, do que precisam, até quando', 'O formulário e a regra na página oficial; papéis, taxa, tempo que leva e o que acontece em caso de atraso com {topic}.', 'uma pasta traz tudo o que é preciso para {topic}'],
    send: ['{Topic}: enviar tudo, com comprovante, e anotar a data da resposta', 'Uma frase de abertura que diz o que você quer; cópia de tudo; um lembrete no dia em que a resposta vence.', 'para {topic}, tudo está com eles e o protocolo está arquivado'],
    'settle-want': ['{Subject}: escrever o que você quer e o mínimo que aceitaria', 'Uma frase para cada; ao lado, o que o outro lado quer e o que você faz se não houver acordo.', 'as duas frases estão escritas e todos do seu lado concordam com elas'],
    'settle-story': ['{Subject}: pôr os fatos em ordem, com provas', 'Uma lista com datas: o que aconteceu, quem disse o quê, quanto custa; fotos, cartas e recibos numerados de acordo.', 'cada linha da lista tem sua prova ou diz que não há'],
    'settle-rule': ['{Subject}: descobrir quem decide, por qual regra e até quando', 'O órgão ou a pessoa responsável, o formulário, a regra que seguem, prazos e taxas; serviços de orientação muitas vezes sabem em dez minutos.', 'o nome, a regra e o último dia possível são conhecidos'],
    'settle-advice': ['{Subject}: perguntar a quem entende do assunto', 'Serviço de orientação, associação, seguro com assistência jurídica ou alguém que já passou por isso; leve a lista e duas perguntas.', 'as duas perguntas têm resposta e o próximo passo está claro'],
    'settle-papers': ['{Subject}: conseguir os papéis que faltam', 'Peça primeiro certidões e declarações, que são o que mais demora; autentique as cópias onde exigirem.', 'a pasta está completa segundo a lista do órgão'],
    'settle-talk': ['{Subject}: conversar antes de escrever', 'Pergunte como o outro lado vê o caso, diga do que precisa em uma frase, proponha algo; escreva no mesmo dia o que foi dito e envie a eles.', 'a visão deles é conhecida e a conversa está confirmada por escrito'],
    'settle-send': ['{Subject}: enviar o pedido completo e com comprovante', 'O que você quer na primeira frase, fatos, regra, uma data para a resposta; guarde cópia de cada página.', 'está provado que eles receberam'],
    'settle-wait': ['{Subject}: perguntar em que pé está', 'Com o número de protocolo; com quem está, o que falta, quando será decidido. Anote o nome e a hora.', 'você sabe com quem está e a próxima data'],
    'settle-more': ['{Subject}: entregar o que pedirem, na mesma semana', 'Responda cada ponto pelo número; se algo é impossível, diga o que pode oferecer no lugar.', 'nenhuma pergunta deles está em aberto'],
    'settle-push': ['{Subject}: o próximo degrau, se nada anda', 'Uma última data por escrito; depois a chefia, a ouvidoria, a arbitragem ou um vereador; mantenha o tom educado, pois outros vão ler.', 'ou está decidido, ou está com a próxima instância'],
    'settle-check': ['{Subject}: conferir a resposta com o que você pediu', 'O que foi concedido, a partir de quando, sob que condições, quanto tempo há para recorrer; compare valores e nomes.', 'a resposta foi aceita ou o recurso foi enviado no prazo'],
    'settle-close': ['{Subject}: ver se tudo foi cumprido e arquivar', 'Dinheiro recebido, serviço feito, registro alterado: confira você; depois uma só pasta e a data até a qual ela fica guardada.', 'o que foi prometido aconteceu'],
  },
  names: {},
}
