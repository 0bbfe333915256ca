import { expect, it } from 'vitest'
import { ApiRequestError } from '../../api/request-error.ts'
import { deletionErrorText } from './deletion-error-text.ts'

const answered = (status: number, statusText: string) =>
  new ApiRequestError({ status, statusText, code: undefined, detail: 'not for this notice' })

it.each([
  [answered(404, 'Not Found'), 'Error: Not Found'],
  [answered(500, 'Internal Server Error'), 'Server error while deleting the record. Try again later.'],
  [answered(403, 'Forbidden'), 'Error: Forbidden'],
  [answered(503, 'Service Unavailable'), 'Error: Service Unavailable'],
  [new TypeError('Failed to fetch'), 'Unexpected error occurred'],
])('%s reads as the catalogue says', (error, text) => {
  expect(deletionErrorText(error)).toBe(text)
})
