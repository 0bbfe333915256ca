/** What others do with a part, or time itself: as long as it takes is waited for, and not worked on. */
const WITH_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:(?:app ?store|play ?store|legal|council|external|vendor|ethics) (?:review|check)|approvals?|permits?|permission|licen[cs]e|customs|visa|certification|delivery|shipping|postage|print(?:ing|ers?)?|binding|engraving|fab|fabrication|manufacturing|drying|curing|firing|`
  + String.raw`druck|lieferung|genehmigung|trocknung|entrega|env[ií]o|imprenta|permiso|aprobaci[oó]n|secado|impression|livraison|autorisation|s[eé]chage|impress[aã]o|aprova[cç][aã]o|licen[cç]a|secagem)$`, 'iu')

/** Whether a part of this name is mostly out of one's hands, by the last words of its name. */
export function isWithOthers(name: string): boolean {
  return WITH_OTHERS.test(name.trim())
}
