// What has to hold before the app is there. No form is the browser's to send: that would put what was typed into the address.
document.addEventListener('submit', function (event) {
  event.preventDefault()
})

// Before the first paint, so that no page flashes in the wrong theme or as somebody else's.
;(function () {
  var root = document.documentElement
  var stored = null
  try {
    stored = localStorage.getItem('theme')
    // What only a visitor is offered stays hidden until the app shows what its user is offered.
    if (localStorage.getItem('user') !== null) root.setAttribute('data-known-user', '')
  } catch {
    // Storage may be closed to us; the system preference then decides.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  var themeColor = document.querySelector('meta[name="theme-color"]')
  if (themeColor) themeColor.setAttribute('content', dark ? '#121413' : '#f7f7f4')
})()
