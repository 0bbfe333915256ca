type ErrorBody = { errorMessages?: string[]; errors?: Record<string, string> }

/** A refusal in the shape of Jira's ErrorCollection. */
export class JiraError extends Error {
  readonly status: number
  readonly body: Required<ErrorBody>

  constructor(status: number, { errorMessages = [], errors = {} }: ErrorBody) {
    super(errorMessages[0] ?? Object.values(errors)[0] ?? 'Refused')
    this.status = status
    this.body = { errorMessages, errors }
  }
}

/** A refusal by api.atlassian.com in front of Jira, which has a shape of its own. */
export class GatewayError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

export const unauthorized = () => new GatewayError(401, 'Unauthorized')
export const scopeDoesNotMatch = () => new GatewayError(401, 'Unauthorized; scope does not match')
export const noSuchIssue = () => new JiraError(404, { errorMessages: ['Issue does not exist or you do not have permission to see it.'] })
export const badJql = (message: string) => new JiraError(400, { errorMessages: [message] })
