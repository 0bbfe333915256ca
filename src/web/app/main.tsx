import './styles.ts'
import { createRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { checkHealth } from '../api/health.ts'
import { session } from '../api/session/session.ts'
import { storedSession } from '../api/session/stored-session.ts'
import { tabWork } from '../api/session/tab-work.ts'
import { SIGN_IN_CALLBACK_PATH } from '../api/session/user-manager.ts'
import { App } from './app.tsx'
import { followLanguage } from './follow-language.ts'
import { keepFocusOver } from './keep-focus.ts'
import { createAppRouter } from './router.tsx'

// On the return page the identity is resolved by finishing the sign-in.
if (location.pathname !== SIGN_IN_CALLBACK_PATH) void session.restore()
storedSession.onChangeElsewhere(() => session.followOtherTab())
tabWork.onLogoutElsewhere(() => session.followLogout())
addEventListener('pageshow', (event) => {
  if (event.persisted) session.forgetPendingSignIn()
})
void checkHealth()
await followLanguage()

const target = document.getElementById('root')!
const router = createAppRouter()
// A page that was rendered at build stands until the app has loaded the same page, so that nothing flashes.
if (target.hasChildNodes()) await router.load()

const root = createRoot(target)
keepFocusOver(() =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  ),
)
delete document.documentElement.dataset['knownUser']
delete document.documentElement.dataset['visitor']
// From here on the page answers, which tests wait for.
document.documentElement.dataset['appReady'] = ''
