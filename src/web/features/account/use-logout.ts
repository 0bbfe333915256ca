import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearHistoryCache } from '../../api/history.ts'
import { session } from '../../api/session/session.ts'

/** Goes to / and logs out. The page is left first, so that the guard does not take it for an expired login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async () => {
    await navigate({ to: '/' })
    await session.signOut()
    clearHistoryCache(queries)
  }
}
