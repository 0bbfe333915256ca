import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_INTRODUCING_PT: PlaybookWords = {
  title: 'introduzir algo novo',
  templates: {
    now: ['{Topic}: como é hoje e o que não pode se perder', 'Percorra o assunto {topic} com duas pessoas que convivem com isso hoje; escreva o que funciona, o que não funciona e quem depende.', 'as pessoas que lidam com {topic} confirmaram a página'],
    new: ['{Topic}: definir o novo jeito e testar em um lugar', 'Escreva o novo jeito em exemplos, monte para um grupo ou uma sala e use em casos reais por alguns dias.', 'o grupo de teste não voltaria atrás'],
    all: ['{Topic}: em toda parte, e retirar o antigo', 'Grupo a grupo, cada um com data; alguém de plantão nos primeiros dias; o jeito antigo é desligado, removido ou trancado em um dia que todos conhecem.', 'o novo jeito para {topic} vale em toda parte e o antigo acabou'],
    'intro-why': ['{Subject}: dizer o que melhora, para quem e como se vai notar', 'Uma página: o problema de hoje, quem o sente, o que vai ser diferente e um número ou sinal que mostre que deu certo.', 'quem decide concordou com a página'],
    'intro-survey': ['{Subject}: levantar como é hoje, lugar por lugar', 'Liste cada lugar, grupo ou caso afetado, com suas condições especiais; vá ver em vez de perguntar por aí.', 'a lista está completa e cada item tem uma pessoa de contato'],
    'intro-people': ['{Subject}: conversar com quem perde algo com isso', 'Pergunte o que temem e do que precisariam; anote as condições e responda a cada uma, mesmo que seja com um não.', 'cada objeção tem uma resposta que a pessoa já ouviu'],
    'intro-rules': ['{Subject}: verificar regras, contratos e autorizações', 'Normas de segurança, proteção de dados, trabalho e acessibilidade, prazos de aviso do que será substituído e quem precisa concordar ou ser informado.', 'cada autorização necessária foi pedida por escrito'],
    'intro-design': ['{Subject}: decidir o novo jeito, até as exceções', 'Escreva em exemplos: um dia normal, um dia cheio e um caso estranho; diga o que continua como está.', 'duas pessoas de grupos diferentes entendem os exemplos do mesmo modo'],
    'intro-supply': ['{Subject}: encomendar o que tem prazo de entrega', 'Material, licenças, aparelhos, impressos, empresas de fora: três orçamentos para o maior item, datas de entrega por escrito, alguma sobra.', 'tudo está encomendado e a última data cai antes do teste'],
    'intro-pilot-prepare': ['{Subject}: preparar um teste em um lugar', 'Escolha um lugar que não seja nem o mais fácil nem o mais difícil. Combine a duração, o que se mede e como voltar atrás.', 'o grupo de teste sabe o primeiro dia e para quem ligar'],
    'intro-pilot': ['{Subject}: fazer o teste e acompanhar os primeiros dias', 'Esteja lá no começo; anote cada pergunta que aparece duas vezes e cada atalho que as pessoas inventam, pois eles mostram o que está errado.', 'o teste durou o tempo combinado e as anotações estão em ordem'],
    'intro-adjust': ['{Subject}: corrigir o que o teste mostrou e decidir se continua', 'Separe os achados em: tem de mudar, pode esperar, foi mal-entendido; ponha os números ao lado do sinal da primeira página.', 'a decisão está tomada e os motivos estão escritos'],
    'intro-guide': ['{Subject}: um guia de uma página e um treino curto para todos', 'O que é novo, o que fazer nos três casos mais comuns, a quem perguntar; pratique meia hora com casos reais em vez de mostrar slides.', 'alguém de fora resolveu os três casos só com a página'],
    'intro-rollout': ['{Subject}: avançar grupo a grupo, cada um com sua data', 'Primeiro os grupos menores, nunca dois no mesmo dia, nada nos dias mais cheios; alguém de plantão em cada primeiro dia.', 'cada grupo teve seu primeiro dia e as pendências estão listadas'],
    'intro-old': ['{Subject}: retirar o jeito antigo', 'Avise o dia com duas semanas de antecedência, guarde o que a lei manda guardar, recolha ou desligue o resto e procure onde ainda se usa às escondidas.', 'ninguém mais consegue usar o jeito antigo por engano'],
    'intro-settle': ['{Subject}: ver se o sinal de sucesso apareceu e passar adiante', 'Meça como combinado na primeira página, pergunte a cinco pessoas e entregue o cuidado, com as pendências, a alguém com nome.', 'o resultado é conhecido por quem concordou no início e há uma pessoa responsável'],
  },
  names: {},
}
