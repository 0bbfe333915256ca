import type { PlaybookWords } from './playbook-words.ts'

export const THESIS_PT: PlaybookWords = {
  templates: {
    'good-theses': ['Ler de trás para frente dois bons trabalhos do seu departamento: conclusão, resultados, pergunta', 'Pergunte quais a quem orienta; anote o tamanho dos capítulos, o tipo de evidência e o que a primeira página promete.', 'você sabe dizer por que cada um foi bem'],
    citing: ['Praticar numa página: citar, parafrasear e referenciar', 'O mesmo trecho de três formas; compare com as normas; peça à biblioteca para olhar.', 'a biblioteca não marcou nada na página'],
    contribution: ['Escrever a contribuição como um avaliador a atacaria, e onde cada capítulo poderia sair', 'Três objeções, o experimento ou argumento que responde a cada uma, uma revista por capítulo.', 'a orientação concordou com o plano de artigos'],
    question: ['Pergunta de pesquisa e argumento em uma página, combinados com a orientação', 'Uma pergunta, por que importa, o que contaria como resposta, o que fica fora. Envie antes de escrever algo mais longo.', 'a orientação respondeu à página'],
    outline: ['Roteiro até o parágrafo, com figuras e número de palavras', 'Um título por página futura, uma frase embaixo; figuras e tabelas como caixas vazias; cada capítulo com seu número de palavras.', 'o roteiro se lê como uma história e as palavras fecham'],
    setup: ['Montar modelo, gerenciador de referências, cópia de segurança e estilo de citação', 'Modelo do departamento, uma biblioteca com notas e PDFs, cópia toda noite em dois lugares; exporte uma citação de teste.', 'um trabalho vazio é gerado com uma referência certa'],
    gather: [['{Topic}: ler e anotar as fontes principais', '{Topic}: preencher lacunas de material e dados', '{Topic}: organizar notas por tópicos'], 'Primeiro a pergunta, depois ler: afirmação, evidência, fraqueza, relação com o seu, cinco linhas por fonte com páginas.', 'cada tópico de {topic} tem suas notas e fontes'],
    'outline-chapter': [['{Topic}: plano de parágrafos', '{Topic}: evidência e figura para cada parágrafo'], 'Uma frase por parágrafo, em ordem; diga em voz alta até encadear.', 'cada parágrafo de {topic} tem a primeira frase'],
    draft: [['{Topic}: primeiro rascunho', '{Topic}: primeiro rascunho, núcleo', '{Topic}: primeiro rascunho, evidências e figuras', '{Topic}: primeiro rascunho, fim e ligações', '{Topic}: fechar os colchetes do rascunho'], 'Escreva para a frente a partir do plano, 400 a 600 palavras por sessão, sem editar; [colchetes] para o que falta. Pare no meio da frase para amanhã ser fácil.', 'os parágrafos previstos existem e o número de palavras está anotado'],
    revise: [['{Topic}: revisar estrutura e argumento', '{Topic}: revisar frases, figuras e legendas', '{Topic}: incorporar os comentários da orientação'], 'Imprima. Escreva na margem a ideia de cada parágrafo; mova ou corte os que não têm. Depois as figuras: eixo, unidade, legenda que se basta.', 'alguém de fora da área sabe recontar {topic}'],
    send: ['Enviar o que está pronto à orientação, com três perguntas (rodada {round})', 'Um PDF limpo das seções prontas, meia página com as mudanças e as três decisões de que precisa.', 'está enviado e a conversa tem data'],
    bibliography: ['Referências e figuras: limpar até aqui (rodada {round})', 'Cada afirmação com fonte, cada fonte com registro completo; figuras no formato e na pasta finais.', 'não resta nenhum “[citação]” nas partes prontas'],
    assemble: ['Montar a versão completa: sumário, numeração, referências cruzadas', 'Todos os capítulos num arquivo; leia de uma vez só títulos e primeiras frases.', 'a versão se lê como um texto só'],
    'full-draft': ['Versão completa para a orientação', 'PDF com linhas numeradas e a lista das suas dúvidas; combine uma data para os comentários.', 'o recebimento está confirmado'],
    abstract: ['Resumo, título, agradecimentos', 'Problema, lacuna, método, resultado com um número, significado: uma frase cada; título com menos de quinze palavras.', 'quem não leu sabe dizer o que você achou'],
    remarks: ['Trabalhar os comentários: os grandes primeiro', 'Uma tabela: comentário, o que fiz, onde. Estrutura antes de frases.', 'cada comentário tem resposta'],
    proofread: ['Revisar em voz alta, capítulo por capítulo', 'Ouça com leitor de voz, régua sob a linha; nomes, números, unidades, tempos. Outra pessoa lê resumo e conclusão.', 'as últimas dez páginas ficaram sem correção'],
    formatting: ['Formatação: margens, páginas, qualidade das figuras, declaração', 'Linha a linha com a lista do departamento; imprima duas páginas com figuras.', 'cada linha da lista está marcada'],
    'submit-test': ['Teste de impressão ou envio, verificação de plágio, PDF final', 'Incorpore fontes, confira tamanho e nome, envie à área de teste se houver; reserve a encadernação.', 'o arquivo que será entregue está fechado e copiado'],
  },
  names: { introduction: 'introdução', 'literature review': 'revisão da literatura', methods: 'métodos', results: 'resultados', discussion: 'discussão' },
}
