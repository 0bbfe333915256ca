import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_LOOKING_AFTER_PT: PlaybookWords = {
  title: 'cuidar de algo',
  templates: {
    'round-look': ['{name}: a ronda, e um olhar no que mudou', 'Sempre na mesma ordem; o que vence hoje se faz na hora, o que é novo vai para o caderno com a data.', 'a ronda está no caderno'],
    'round-clean': ['{name}: a ronda, com limpeza e reposição', 'O que acabou se repõe, o que está sujo se limpa; anote o que vai acabar em uma semana.', 'nada vai acabar antes da próxima ronda'],
    'round-close': ['{name}: a ronda, e uma coisa vista de perto', 'Um canto diferente a cada vez: vazamento, desgaste, humor, peso, validade; uma foto em caso de dúvida.', 'uma coisa foi vista de perto e anotada'],
    'care-hand-over': ['{Subject}: pedir que mostrem tudo e anotar', 'O que se faz por dia, por semana e só em emergência; chaves, códigos, comida, onde ficam os registros; o que você pode decidir por conta própria.', 'outra pessoa conseguiria fazer com a sua página'],
    'care-normal': ['{Subject}: anotar o que é normal', 'Fotos e números de um dia bom (nível, peso, cor, hábito), para você notar uma mudança.', 'o dia bom está em meia página'],
    'care-stock': ['{Subject}: estoque para todo o período e mais duas semanas', 'O que se usa por dia vezes os dias, com quem entrega e o que pode substituir.', 'nada precisa ser comprado às pressas'],
    'care-emergency': ['{Subject}: cartão de emergência: a quem ligar, o que desligar, o que pagar', 'Médico ou técnico com horários, número do seguro, telefone do dono e de um vizinho; pendurado onde se precisa dele.', 'o cartão está pendurado e os números foram testados'],
    'care-stand-in': ['{Subject}: um substituto que conhece a ronda', 'Façam uma vez juntos; combinem como recebe a chave e o que ganha por isso.', 'o substituto fez a ronda uma vez'],
    'care-review': ['{Subject}: reler o caderno: o que vem demais, o que vem de menos', 'Compare com o dia bom; mude no máximo um intervalo e avise o dono.', 'os intervalos combinam com o que se viu'],
    'care-deep': ['{Subject}: a ronda completa: limpar, consertar, trocar', 'Tudo o que as rondas curtas deixam; fotos de antes e depois.', 'tudo está melhor que no começo'],
    'care-return': ['{Subject}: devolver com o caderno', 'Percorram juntos: o que aconteceu, o que acabou, o que tem de ser feito logo; devolva chaves e recibos.', 'o dono tem o caderno, as chaves e as contas'],
  },
  names: {},
}
