/** A folder of playbooks that cannot be used; `problems` are sentences that name the file, the field and what it should be. */
export class PlaybookFilesError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'PlaybookFilesError'
    this.problems = problems
  }
}
