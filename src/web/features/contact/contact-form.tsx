import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { MESSAGE_MAX_LENGTH } from '../../../contract/limits.ts'
import { logFailure } from '../../api/log.ts'
import { ApiRequestError } from '../../api/request-error.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './contact-form.module.css'
import { PhoneField } from './phone-field.tsx'
import { sendFeedback } from './send-feedback.ts'
import { contactTexts } from './texts.ts'

const EMPTY = { full_name: '', email: '', phone: '', message: '', website: '' }

/** Fields stay after sending, so that what was said can be read again. */
export function ContactForm() {
  const [fields, setFields] = useState(typedBeforehand)
  const [wasBlank, setWasBlank] = useState(false)
  const [isSending, setSending] = useState(false)
  const set = (name: keyof typeof EMPTY) => (value: string) => setFields((current) => ({ ...current, [name]: value }))
  const isBlank = fields.message.trim() === ''

  async function send() {
    setSending(true)
    try {
      await sendFeedback({ ...fields, full_name: fields.full_name.trim() })
      setWasBlank(false)
      notify.success(contactTexts.sent)
    } catch (error) {
      logFailure('the message was not sent', error)
      notify.error((error instanceof ApiRequestError ? error.detail : undefined) ?? contactTexts.notSent)
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasBlank(isBlank)
    if (!isBlank && !isSending) void send()
  }

  return (
    <Panel padding="lg" aria-labelledby="contact-form">
      <h2 id="contact-form" className={classes.title}>
        {contactTexts.formTitle}
      </h2>
      <form className={classes.form} onSubmit={submit} data-contact-form>
        <div className={classes.pair}>
          <TextField label={contactTexts.fullName} isRequired name="full_name" autoComplete="name" maxLength={200} value={fields.full_name} onChange={(event) => set('full_name')(event.target.value)} />
          <TextField label={contactTexts.email} isRequired type="email" name="email" autoComplete="email" maxLength={320} value={fields.email} onChange={(event) => set('email')(event.target.value)} />
        </div>
        <PhoneField initialValue={fields.phone} onChange={set('phone')} />
        {/* Not the browser's `required`: an empty message and a blank one get the same words. */}
        <TextAreaField
          label={contactTexts.message}
          isRequired="own-check"
          name="message"
          rows={6}
          maxLength={MESSAGE_MAX_LENGTH}
          value={fields.message}
          error={wasBlank && isBlank ? contactTexts.messageRequired : null}
          onChange={(event) => set('message')(event.target.value)}
        />
        <div className={classes.trap} aria-hidden="true">
          <label>
            {contactTexts.website}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" value={fields.website} onChange={(event) => set('website')(event.target.value)} />
          </label>
        </div>
        <Button type="submit" size="md" className={classes.send} loading={isSending}>
          {contactTexts.send}
        </Button>
      </form>
    </Panel>
  )
}

/**
 * The page was rendered at build and stands before its code is there. What was typed into it meanwhile is taken over:
 * while this renders for the first time, the earlier form is still in the document.
 */
function typedBeforehand(): typeof EMPTY {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-contact-form]')
  if (form === null) return EMPTY
  const typed = new FormData(form)
  const read = (name: keyof typeof EMPTY) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { full_name: read('full_name'), email: read('email'), phone: read('phone'), message: read('message'), website: read('website') }
}
