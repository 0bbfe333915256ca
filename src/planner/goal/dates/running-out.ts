const RUNS_OUT = /(?: |^)(?:ends|expires?|runs out|is up|lapses|endet|läuft ab|termina|vence|acaba|expire|prend fin|se termine)$/iu

/** 'The lease ends', 'my visa runs out': an event that nobody works towards, and that no plan goes on for. */
export function runsOut(title: string): boolean {
  return RUNS_OUT.test(title)
}
