import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_SPRINT_PT: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Escopo, responsável e definição de pronto: {subject}', 'Uma página: o resultado, quem decide, o que fica fora e uma definição de pronto com revisão, testes, documentação e entrega.', 'quem decide aceitou a página por escrito'],
    risks: ['Riscos primeiro: o que pode afundar e testar o maior', 'O que atrasaria ou tornaria inútil? Para os três maiores, um sinal precoce e uma resposta.', 'o maior risco tem um experimento barato no sprint 1'],
    'working-space': ['Montar o espaço: quadro, pasta, acesso para todos', 'Um lugar para tarefas, outro para resultados; cada um abre e muda os dois.', 'cada um moveu um cartão e salvou um arquivo'],
    'midpoint-demo': ['Mostrar uma fatia que funciona a quem vai usar', 'Deixem usar, calem, anotem onde param; perguntem o que fariam falta.', 'três achados estão em ordem no backlog'],
    'handover-notes': ['Notas de entrega: usar sem quem fez', 'Como iniciar, como ver que funciona, o que quebra e o que fazer.', 'outra pessoa seguiu sem perguntar'],
    'whole-check': ['Percurso completo como usuário: {subject}', 'Do zero, no real, com os exemplos ao lado.', 'cada exemplo vale e o resto está consertado ou anotado'],
    release: ['Entregar e acompanhar o primeiro uso: {subject}', 'Um momento calmo, a volta conhecida, fiquem por perto nas primeiras horas.', 'os primeiros usuários conseguiram sem precisar voltar'],
    define: ['{Topic}: combinar exemplos de aceitação', 'Escrevam os exemplos de aceitação de {topic} com quem pediu: caso comum, vazio, errado. Fora o que ninguém sabe exemplificar.', 'três exemplos estão escritos e combinados'],
    build: ['{Topic}', 'Peguem o caminho mais fino de {topic}, de ponta a ponta, e alarguem exemplo a exemplo; alguém lê enquanto é pequeno.', 'todos os exemplos passam e está revisado e integrado'],
    verify: ['{Topic}: testar com os exemplos e consertar', 'Quem não construiu percorre os exemplos de {topic} e tenta quebrar por meia hora.', 'nada grave está aberto e o resto tem dono'],
  },
  names: {
    '{subject}, first usable version': '{subject}, primeira versão utilizável',
    '{subject}, complete': '{subject}, completo',
    '{subject}, with what its users asked for': '{subject}, com o que os usuários pediram',
  },
}
