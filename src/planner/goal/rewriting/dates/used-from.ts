import type { Said } from '../said.ts'

/** A day with its month, or a month, behind the word. */
const DAY = String.raw`(?=(?:(?:primeiro|1er|\d{1,2}[.º]?)(?: ?(?:de )?\p{L}{3,})|\p{L}{4,10})(?!\p{L}))`
/** What the thing is got ready for, from the day on which that begins: the pronouns are the thing. */
const USED: readonly { told: RegExp; plain: (behind: string) => string }[] = [
  { told: new RegExp(String.raw`(?<=(?<!\p{L})para (?:poder )?(?:\p{L}+(?:ar|er|ir)l[oa]s?|alquilar|vender|estrenar|mudarnos|mudarme|entrar a vivir|abrir)) (?:a partir del?|desde (?:el )?|desde )(?<behind> ?)${DAY}`, 'giu'), plain: () => ' antes del ' },
  { told: new RegExp(String.raw`(?<=(?<!\p{L})pour (?:pouvoir )?(?:le |la |les |l['’])\p{L}+(?:er|ir|re)) (?:à partir (?:du|de)|dès(?: le)?)(?<behind> ?)${DAY}`, 'giu'), plain: () => ' avant le ' },
  { told: new RegExp(String.raw`(?<=(?<!\p{L})para (?:poder )?(?:[oa]s? \p{L}+(?:ar|er|ir)|\p{L}+[áêí]-l[oa]s?|alugar|arrendar|vender|estrear|abrir|mudarmos)) (?:a partir d[eo]|desde)(?<behind> ?)${DAY}`, 'giu'), plain: () => ' antes de ' },
]
/** What goes on from that day is no thing got ready for it. */
const GOES_ON = /^\s*(?:(?:un|una|um|uma|mi|mon|meu) )?(?:plan|plano|rutina|rotina|programa|programme|calendario|calendrier|horario|dieta)(?!\p{L})/iu

/** 'Arreglar el piso para alquilarlo a partir del 1 de abril', 'pour le louer dès le 1er avril': it is ready before that day. */
export function usedFrom(text: string): Said[] {
  return GOES_ON.test(text) ? [] : USED.flatMap(({ told, plain }) => [...text.matchAll(told)].map(({ 0: words, index }) => ({ text: plain(words), start: index, end: index + words.length })))
}
