import './styles.ts'
import { createRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { checkHealth } from '../api/health.ts'
import { session } from '../api/session/session.ts'
import { storedSession } from '../api/session/stored-session.ts'
import { tabWork } from '../api/session/tab-work.ts'
import { SIGN_IN_CALLBACK_PATH } from '../api/session/user-manager.ts'
import { App } from './app.tsx'
import { followLanguage } from './follow-language.ts'

// On the return page the identity is resolved by finishing the sign-in.
if (location.pathname !== SIGN_IN_CALLBACK_PATH) void session.restore()
storedSession.onChangeElsewhere(() => session.followOtherTab())
tabWork.onLogoutElsewhere(() => session.followLogout())
addEventListener('pageshow', (event) => {
  if (event.persisted) session.forgetPendingSignIn()
})
void checkHealth()
await followLanguage()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
