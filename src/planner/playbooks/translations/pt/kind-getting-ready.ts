import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_READY_PT: PlaybookWords = {
  title: 'preparar-se para algo',
  templates: {
    need: ['{Topic}: o que é preciso, e até quando', 'Liste o que tem de estar certo para {topic} no dia, o que já está e o que demora mais para conseguir.', 'cada coisa que falta para {topic} tem uma data'],
    do: ['{Topic}: resolver e testar uma vez', 'Comece pelo que outros têm de entregar; depois teste {topic} uma vez como vai ser no dia.', 'o teste para {topic} deu certo uma vez como vai ser no dia'],
    'ready-day': ['{Subject}: percorrer o próprio dia, hora a hora', 'O que acontece, onde, com quem, o que perguntam ou conferem; anote tudo o que precisa estar lá ou saber-se fazer.', 'a lista cobre o dia da porta até a volta para casa'],
    'ready-rules': ['{Subject}: ler as condições de quem decide', 'Regras, formulários, tamanhos, certificados, prazos, custos; na página oficial ou por telefone, com a data em que você leu.', 'cada condição tem data e fonte'],
    'ready-long': ['{Subject}: começar o que demora mais: horários, papéis, encomendas', 'Conte para trás a partir do dia: o que leva semanas começa hoje, com um segundo caminho caso seja recusado ou atrase.', 'tudo o que tem espera já está encaminhado'],
    'ready-state': ['{Subject}: testar como está hoje', 'Um pequeno teste nas condições do dia; anote o que dá certo, o que quase dá e o que não dá.', 'as três maiores falhas são conhecidas'],
    'ready-first': ['{Subject}: trabalhar na maior falha', 'Em passos curtos com uma pausa entre eles; peça ajuda a quem faz isso com frequência.', 'a maior falha ficou pequena'],
    'ready-second': ['{Subject}: trabalhar na segunda e na terceira', 'Alterne as duas; repita o que já dá certo para que continue assim.', 'nenhuma das três faria tudo dar errado'],
    'ready-things': ['{Subject}: reunir as coisas e testar cada uma', 'O que é novo se veste, carrega ou usa antes do dia; uma reserva para o que pode quebrar; etiquetas com nome e telefone.', 'cada coisa foi usada uma vez'],
    'ready-others': ['{Subject}: combinar com todos que participam', 'Quem faz o quê, como se fala com cada um, o que acontece se alguém atrasar ou adoecer.', 'cada um repetiu a sua parte'],
    'ready-rehearsal': ['{Subject}: um ensaio completo em condições reais', 'Mesma hora do dia, mesma duração, mesmas coisas; sem parar; anote o que deu errado e repita só isso.', 'o ensaio foi até o fim sem ajuda'],
    'ready-papers': ['{Subject}: conferir papéis, datas e nomes com as condições', 'Originais e cópias, grafia igual à do passaporte, validade no dia, confirmações impressas e no celular.', 'uma segunda pessoa marcou a lista'],
    'ready-plan-b': ['{Subject}: o que fazer se algo der errado', 'Os três problemas mais prováveis: para quem ligar, o que dizer, quanto dinheiro e tempo ficam reservados.', 'três frases e três números estão em um cartão'],
    'ready-eve': ['{Subject}: tudo embalado e separado, depois descansar', 'Pela lista, junto à porta; despertador, caminho e tempo conferidos; hoje não se começa nada novo.', 'não resta nada a fazer além de ir'],
    'ready-after': ['{Subject}: depois, anotar o que você faria de outro jeito', 'Enquanto está fresco: o que faltou, o que foi demais; envie agradecimentos e contas.', 'a anotação está onde você vai achar na próxima vez'],
  },
  names: {},
}
