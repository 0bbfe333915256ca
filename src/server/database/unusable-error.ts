/** The database cannot be used as it is. The message is one or two sentences for the person who runs the server. */
export class DatabaseUnusableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnusableError'
  }
}
