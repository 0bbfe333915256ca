/** How other languages call what the gazetteer names in English. */
export type ForeignNames = readonly [de: string, es: string, fr: string, pt: string]
