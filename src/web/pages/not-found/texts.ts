import { defineTexts } from '../../locales/define-texts.ts'

export const notFoundTexts = defineTexts('notFound', {
  code: '404',
  title: 'Page Not Found',
  text: 'Oops! The page you are looking for doesn’t exist or has been moved.',
  goHome: 'Go Home',
  goToDashboard: 'Go to Dashboard',
})
