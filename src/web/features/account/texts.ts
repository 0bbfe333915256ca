import { defineTexts } from '../../locales/define-texts.ts'

export const accountTexts = defineTexts('account', {
  signedIn: 'User logged in successfully',
  signInCancelled: 'Sign-in was cancelled.',
  signInNotStarted: 'Sign-in could not be started. Please try again.',
  signInFailed: 'Sign-in did not finish.',
  signInFailedHint: 'The sign-in page sent back an answer that could not be used. It may be too old, or have been used before.',
  signingIn: 'Signing you in',
  tryAgain: 'Try again',
  anonymousUser: 'Anonymous User',
  logout: 'Logout',
  profile: 'Profile',
})
