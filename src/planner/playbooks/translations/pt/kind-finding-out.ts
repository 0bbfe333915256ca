import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_FINDING_OUT_PT: PlaybookWords = {
  title: 'descobrir e decidir',
  templates: {
    look: ['{Topic}: o que se sabe, de três fontes independentes', 'Anote em cada fonte quem diz, como sabe e quando; marque onde elas se contradizem sobre {topic}.', 'uma página diz o que é certo, o que é disputado e o que não se sabe sobre {topic}'],
    ask: ['{Topic}: perguntar ou medir o que nenhuma fonte responde', 'Uma conversa curta com quem faz isso, uma visita ou uma contagem sua; escreva a pergunta antes de ir.', 'a pergunta em aberto sobre {topic} tem resposta com data'],
    say: ['{Topic}: o que se conclui', 'Uma frase com o achado, uma com o grau de certeza, uma com o que fazer.', 'as três frases sobre {topic} estão escritas'],
    'find-question': ['{Subject}: escrever a pergunta e a decisão que depende dela', 'Uma só pergunta, o que se faria com cada resposta possível, quem decide e quão exata a resposta tem de ser.', 'quem decide diz: sim, com essa resposta eu poderia decidir'],
    'find-criteria': ['{Subject}: critérios por ordem de peso, e o que elimina', 'De três a seis critérios, cada um com sua medida; escreva antes de olhar a primeira opção, para que nenhum seja torcido para caber.', 'duas pessoas classificariam um exemplo do mesmo modo'],
    'find-sources': ['{Subject}: listar fontes: pessoas, números, onde procurar', 'Ao menos uma que não ganha nada com a resposta; números oficiais antes de opiniões; os do ano passado antes dos mais velhos.', 'cada critério tem duas fontes'],
    'find-long-list': ['{Subject}: uma lista longa de possibilidades, inclusive não mudar nada', 'Variedade antes de julgamento: pergunte a três pessoas que já resolveram o mesmo e veja como se faz em outros países ou outros ramos.', 'dez possibilidades estão listadas com uma linha cada'],
    'find-short-list': ['{Subject}: reduzir a três pelo que elimina', 'Uma linha de motivo para cada uma que sai, para que ninguém a traga de volta.', 'restam três e os motivos das outras estão escritos'],
    'find-data': ['{Subject}: números das três, com todos os custos e riscos', 'Custos de toda a vida útil e não só do começo; esforço, tempo, o que pode dar errado; onde o número é estimativa, diga.', 'cada campo da tabela está preenchido, com a fonte'],
    'find-see': ['{Subject}: ver de perto: visita, teste ou conversa com usuários', 'Pergunte aos usuários o que fariam diferente, o que incomoda, quanto custou de verdade; teste o uso mais importante no seu próprio caso.', 'dois usuários foram ouvidos sobre cada uma das duas melhores'],
    'find-numbers': ['{Subject}: verificar se o resultado depende de uma só suposição', 'Mude em um terço, para cima e para baixo, os dois números menos certos e veja se a ordem se mantém.', 'sabe-se que número poderia virar o resultado'],
    'find-second': ['{Subject}: pedir a alguém que argumente contra', 'Dê a tabela a quem prefere outra opção; anote o argumento mais forte e responda a ele.', 'o argumento mais forte contra tem resposta ou mudou o resultado'],
    'find-recommend': ['{Subject}: uma recomendação em uma página', 'Pergunta, resposta, por quê, quanto custa, o que pesa contra, o que tem de acontecer depois e até quando.', 'a página se entende sem você'],
    'find-decide': ['{Subject}: decidir e escrever por quê', 'Com quem pode decidir; anote a decisão, os motivos e o sinal que faria pensar de novo.', 'a decisão e os motivos estão escritos'],
    'find-next': ['{Subject}: o primeiro passo e um retorno a todos que foram ouvidos', 'Encomende, assine ou anuncie o primeiro passo; agradeça a quem ajudou e conte no que deu.', 'o primeiro passo foi dado e ninguém espera resposta'],
  },
  names: {},
}
