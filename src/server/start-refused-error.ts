/** The server cannot start as it is set up. The message is one or two sentences for the person who starts it. */
export class StartRefusedError extends Error {}
