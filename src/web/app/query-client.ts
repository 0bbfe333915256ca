import { QueryClient } from '@tanstack/react-query'
import { ApiRequestError } from '../api/request-error.ts'

const ATTEMPTS = 3

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // An answer that says what is wrong will say it again; only silence and server errors are worth another try.
      retry: (failures, error) => failures < ATTEMPTS - 1 && !(error instanceof ApiRequestError && error.status < 500),
    },
  },
})
