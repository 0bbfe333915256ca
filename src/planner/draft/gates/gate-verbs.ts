/** What a step's title says where it asks others for something. */
export const ASKS = ['order', 'book', 'apply', 'hand in', 'submit', 'request', 'send', 'register', 'commission', 'bestell', 'beantrag', 'einreich', 'anmeld', 'buch', 'pedir', 'encarg', 'solicit', 'reserv', 'command', 'demand', 'depos', 'encomend']
/** And where it takes what they give back. */
export const USES = ['collect', 'receive', 'pick', 'when it comes', 'take in', 'unpack', 'arriv', 'note the answer', 'note the decision', 'abhol', 'annehm', 'recog', 'recib', 'retir', 'recept', 'busc', 'receb']
