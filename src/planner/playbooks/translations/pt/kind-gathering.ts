import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GATHERING_PT: PlaybookWords = {
  title: 'reunir pessoas',
  templates: {
    choose: ['{Topic}: três possibilidades, decidir por uma', 'Preço, capacidade e o que está incluído para {topic}, de três lugares; pergunte a alguém que já usou.', 'a escolha para {topic} está feita e o preço é conhecido'],
    fix: ['{Topic}: confirmar por escrito e conferir na semana anterior', 'Nome, dia, hora, valor e o telefone para ligar no dia; pergunte mais uma vez uma semana antes.', 'a confirmação para {topic} veio duas vezes'],
    'gather-why': ['{Subject}: o que as pessoas levam para casa, para quantas, por quanto', 'Uma frase sobre a ocasião, um número de pessoas com margem, um valor que se pode gastar e quem decide.', 'a frase, o número e o valor estão combinados'],
    'gather-date': ['{Subject}: fixar o dia e ver se quem importa está livre', 'Feriados, outros eventos, quem não pode faltar e uma segunda data para mau tempo ou doença.', 'quem não pode faltar disse sim'],
    'gather-place': ['{Subject}: ver e reservar o lugar', 'Espaço, banheiros, acesso sem escada, temperatura, som, estacionamento, horas para montar e desmontar; quanto custa com tudo.', 'a reserva está por escrito para as horas necessárias'],
    'gather-run': ['{Subject}: o roteiro, minuto a minuto na primeira meia hora', 'Chegada, boas-vindas, o principal, uma pausa, o fim; quem conduz; algo para fazer para quem não conhece ninguém.', 'duas pessoas percorreram tudo na cabeça e não acharam lacuna'],
    'gather-invite': ['{Subject}: convidar, com um dia para responder', 'O quê, quando, onde, quanto dura, o que levar, como chegar, comida e acessibilidade; uma palavra pessoal a quem mais importa.', 'todos os convites foram enviados'],
    'gather-helpers': ['{Subject}: achar ajudantes, cada um com uma tarefa', 'Montagem, porta, comida, som, desmontagem; dê a cada um uma tarefa, uma hora e o nome de quem procurar.', 'cada tarefa tem um nome e um substituto'],
    'gather-food': ['{Subject}: comida e bebida por pessoa, com o que alguns não podem comer', 'Quantidades por pessoa, quente ou frio, quem traz, pratos e copos, água para todos.', 'tudo está encomendado ou prometido, com quantidades'],
    'gather-things': ['{Subject}: som, luz, assentos, placas, primeiros socorros', 'Liste o que há e o que falta; teste som e imagem no lugar; pense em chuva, escuro e frio.', 'tudo foi testado ou tem quem traga'],
    'gather-count': ['{Subject}: perguntar a quem não respondeu e fechar o número', 'Uma mensagem gentil para cada um; depois passe o número ao lugar e à cozinha.', 'o número está fechado e passado adiante'],
    'gather-rain': ['{Subject}: o que fazer com chuva, gente de menos, de mais, ou sem luz', 'Quem decide até que hora, como todos ficam sabendo, o que se corta primeiro.', 'quatro frases estão escritas e os ajudantes as conhecem'],
    'gather-briefing': ['{Subject}: percorrer o roteiro com todos os ajudantes', 'No próprio lugar, se possível: quem fica onde e quando; telefones em um cartão.', 'cada ajudante disse em voz alta a sua parte'],
    'gather-setup': ['{Subject}: montar e testar tudo', 'Assentos, placas desde a rua, som, água, banheiros; tudo pronto uma hora antes de chegarem os primeiros.', 'uma hora antes, já se poderia abrir a porta'],
    'gather-after': ['{Subject}: arrumar, agradecer, pagar e anotar o que aprendeu', 'Em dois dias: agradecimento com uma foto, contas, coisas devolvidas, cinco linhas para a próxima vez.', 'não há nada a pagar, nada falta e as cinco linhas estão escritas'],
  },
  names: {},
}
