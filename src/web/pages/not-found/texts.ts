export const notFoundTexts = {
  code: '404',
  title: 'Page Not Found',
  text: 'Oops! The page you are looking for doesn’t exist or has been moved.',
  goHome: 'Go Home',
  goToDashboard: 'Go to Dashboard',
}
