import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINDING_DOWN_PT: PlaybookWords = {
  title: 'encerrar algo',
  templates: {
    'end-date': ['{Subject}: fixar o último dia e quem precisa concordar', 'Conte para trás a partir de avisos prévios, temporadas e compromissos em curso; escreva o último dia para cada grupo afetado.', 'o último dia foi decidido por quem pode decidir'],
    'end-obligations': ['{Subject}: listar contratos, promessas, dívidas e créditos', 'Uma linha para cada: com quem, até quando, aviso prévio, valor, o que devolver; percorra um ano de pagamentos para não deixar nada de fora.', 'um ano de pagamentos não traz nada fora da lista'],
    'end-law': ['{Subject}: descobrir o que declarar, guardar ou pagar', 'Pergunte aos órgãos do registro e a um contador: baixa, contas finais, por quanto tempo guardar papéis, dados que têm de ser apagados.', 'cada obrigação tem data e formulário'],
    'end-tell': ['{Subject}: avisar os afetados, primeiro os mais próximos', 'Pessoalmente quando custa algo a alguém; depois por escrito: o último dia, o que fazer, a quem recorrer no lugar.', 'nenhuma pessoa afetada fica sabendo por terceiros'],
    'end-alternatives': ['{Subject}: arranjar uma saída para quem depende disso', 'Pergunte a dois outros que poderiam assumir; combine a passagem com nomes e datas.', 'todos que dependem têm como seguir'],
    'end-notice': ['{Subject}: cancelar contratos, assinaturas e contas', 'Por escrito, com data e protocolo; anote a confirmação e o último pagamento ao lado de cada linha da lista.', 'cada linha tem uma confirmação'],
    'end-money': ['{Subject}: receber o que devem e pagar o que vence', 'Lembre uma vez com gentileza e uma vez com data; combine parcelas em vez de ficar na esperança; guarde uma reserva para o que chega tarde.', 'nenhum crédito e nenhuma dívida está sem data'],
    'end-things': ['{Subject}: doar, vender ou devolver o que faz parte', 'Separe por dono e valor; quem ajudou escolhe primeiro; fotografe o que sai.', 'cada coisa tem um novo lugar, e um recibo se tinha valor'],
    'end-records': ['{Subject}: guardar o que é preciso, apagar o que não se pode manter', 'Papéis em caixas por ano, com a data em que podem ir embora; dados exportados uma vez e apagados na origem; senhas encerradas.', 'outra pessoa acharia os papéis do ano passado em cinco minutos'],
    'end-last': ['{Subject}: o último dia: fechar, agradecer, entregar as chaves', 'Desligue na ordem da sua lista, leia os medidores, pendure o aviso com o novo contato, agradeça a quem levou tudo até aqui.', 'nada mais está ligado e ninguém dá com a porta fechada sem resposta'],
    'end-after': ['{Subject}: contas finais e redirecionamento do que ainda chega', 'Configure o desvio de cartas, e-mails e ligações; ponha no calendário as últimas datas de órgãos e reembolsos.', 'o que ainda chega encontra alguém'],
  },
  names: {},
}
