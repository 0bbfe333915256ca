document.forms.namedItem('op.logoutForm').requestSubmit(document.querySelector('button[name=logout]'))
