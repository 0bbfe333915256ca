/** Names by which a plan's tasks say that they ask for a stage of a gate, counted from 1, or use what came of it (0). No goal speaks so. */
export function gateMark(of: string, stage: number): string {
  return `${of} ‹${stage}›`
}

/** Whether a task asks for a stage of a gate or uses what came of it. */
export function isStepOfGate({ subjects }: { subjects: readonly string[] }): boolean {
  return subjects.some((subject) => /‹\d+›$/u.test(subject))
}
