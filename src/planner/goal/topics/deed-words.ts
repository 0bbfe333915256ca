/** Verbs of what is done to many things one after the other, in English: before a number they are part of the thing's name. */
export const DEED_WORDS: ReadonlySet<string> = new Set((
  'review audit check inspect recheck proofread assess evaluate verify examine vet appraise sort triage weed cull prioritise prioritize categorise categorize classify declutter label tag mark barcode number relabel retag renumber '
  + 'pack box wrap crate unpack repack count weigh measure scan photograph digitise digitize catalogue catalog enter register index log document inventory transcribe itemise itemize interview visit survey shadow consult question '
  + 'observe record film monitor shortlist pick select choose contact call ring email ask invite phone negotiate approach translate localise localize subtitle delete drop archive remove close retire discontinue scrap withdraw delist '
  + 'move transfer import export copy migrate convert relocate map test try rehearse train brief instruct retrain repair fix mend replace clean wash install order buy write rewrite draft edit print send publish deliver sew paint plant hang'
).split(' '))
