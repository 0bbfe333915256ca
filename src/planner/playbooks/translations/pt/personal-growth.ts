import type { PlaybookWords } from '../playbook-words.ts'

export const PERSONAL_GROWTH_PT: PlaybookWords = {
  title: 'crescimento pessoal',
  strong: ['mais confiante', 'mais confianca em mim', 'autoconfianca', 'autoestima', 'mais paciente', 'ter mais paciencia', 'aprender a dizer nao', 'dizer nao', 'ouvir melhor', 'escutar melhor', 'autodisciplina', 'desenvolvimento pessoal', 'crescimento pessoal', 'melhorar como pessoa', 'mais calma', 'menos perfeccionista', 'procrastinar menos', 'parar de procrastinar', 'deixar de procrastinar', 'mais assertiv', 'vencer a timidez', 'menos timid'],
  templates: {
    'one-behaviour': ['Transformar o desejo num comportamento que se pudesse filmar', 'Não “ser melhor”, mas o que diz ou faz, quando, a quem; pequeno o bastante para amanhã.', 'um estranho saberia contá-lo'],
    'why-now': ['Escrever por que agora, e de que o jeito antigo protege você', 'Todo hábito paga alguma coisa; o que perderia?', 'o preço de mudar está numa frase honesta'],
    'blind-spot': ['Perguntar a quem não poupa você: o que ainda não vejo?', 'Alguém experiente ou crítico, uma situação, nenhuma explicação sua.', 'o ponto cego está escrito nas palavras dessa pessoa'],
    'scene': ['Descrever uma cena da semana passada como foi e como queria que tivesse sido', 'Quem disse o quê, o que sentiu no corpo, o que fez; depois a mesma cena com você no seu melhor.', 'a diferença é uma frase que começa com um verbo'],
    'ask-three': ['Perguntar a três pessoas: o que devo manter, parar, começar?', 'Gente que quer o seu bem; escute, agradeça, não se defenda.', 'nove respostas estão escritas e um padrão, marcado'],
    'observe': [['{Topic}: observar-se um dia e contar', '{Topic}: observar alguém que faz isso bem'], 'Um risco a cada vez; o que veio logo antes? Cinco linhas à noite.', 'o gatilho mais frequente tem nome'],
    'learn': ['{Topic}: aprender uma técnica e dizê-la com as suas palavras', 'Um capítulo ou palestra, uma técnica; escreva quando, onde e como vai usar.', 'uma frase “se … então” está à vista'],
    'rehearse': [['{Topic}: ensaiar em voz alta, duas vezes', '{Topic}: ensaiar com um amigo no outro papel'], 'De pé, palavras reais, pausa real; a segunda vez mais devagar.', 'sai sem ler'],
    'use': [['{Topic}: usar numa conversa ou tarefa real', '{Topic}: usar onde costuma correr mal', '{Topic}: usar duas vezes no mesmo dia'], 'Escolha antes a ocasião; depois: o que fiz, o que aconteceu, o que vem?', 'três linhas sobre isso estão escritas'],
    'mentor': ['Ajudar outra pessoa com isso, volta {round}', 'Primeiro escute, uma pergunta, nenhum conselho sem pedirem.', 'a pessoa fez algo e você aprendeu uma coisa'],
    'week-page': ['Página da semana {round}: o que correu bem, o que evitei, a quem agradecer', 'Fatos antes de juízos; envie o agradecimento.', 'a página está escrita e o agradecimento, enviado'],
    'harder': ['Um degrau mais difícil, volta {round}', 'O mesmo com um estranho, um chefe ou menos tempo.', 'você fez, tenha corrido como correu'],
    'ask-again': ['Perguntar de novo às mesmas três pessoas', 'O que notou? O que ainda falta?', 'as respostas estão ao lado das primeiras'],
    'setback': ['Preparar uma recaída: o que fará no dia em que falhar', 'Diga o dia mais provável, o primeiro sinal, o menor passo seguinte, a quem contar.', 'a frase “quando falhar, eu …” está escrita'],
    'rule': ['Fazer disso uma regra para si e uma data para rever', 'Uma frase, um lembrete, uma pessoa que pode lembrar você.', 'a data está no calendário'],
  },
  names: { 'noticing': 'perceber', 'one new way of doing it': 'um novo jeito de fazer', 'in easy company': 'em companhia fácil', 'when it is hard': 'quando é difícil' },
}
