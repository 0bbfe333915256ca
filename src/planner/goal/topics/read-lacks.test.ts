import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

describe('lists that begin and end with what is lacking', () => {
  it.each([
    ['Entrego el proyecto el 31 de marzo y me faltan la memoria, los planos y el presupuesto', ['memoria', 'planos', 'presupuesto']],
    ['O relatório é para 31 de março e falta a introdução, a tabela de custos, os anexos e a capa', ['introdução', 'tabela de custos', 'anexos', 'capa']],
    ['Mon rapport est à rendre le 31 mars, il reste la bibliographie, les annexes et la couverture', ['bibliographie', 'annexes', 'couverture']],
    ['Die Taufe ist am 10. April. Kerze, Kleid und Kuchen fehlen noch', ['Kerze', 'Kleid', 'Kuchen']],
    ['मेरी परीक्षा 14 मार्च को है। मुझे इतिहास, भूगोल और हिंदी पढ़ना है', ['इतिहास', 'भूगोल', 'हिंदी पढ़ना']],
  ])('%s', (prompt, labels) => {
    expect(readingsOf(read(prompt), 'topic').map(({ label }) => label)).toEqual(labels)
  })
})
