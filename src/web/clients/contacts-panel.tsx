import { useState, type FormEvent } from 'react'
import type { Contact } from '#shared/api/clients.ts'
import { clientLimits } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { reloadClients } from './client-queries.ts'

type Values = Pick<Contact, 'name' | 'email' | 'phone' | 'role'>
type ContactsPanelProps = { client: string; contacts: Contact[]; mayChange: boolean }

const empty: Values = { name: '', email: '', phone: '', role: '' }

/** The contacts at a client. */
export function ContactsPanel({ client, contacts, mayChange }: ContactsPanelProps) {
  /** The contact being edited; `new` for a new one. */
  const [open, setOpen] = useState<string>()
  const { dialogs, ...dialog } = useDialogs()
  const close = () => setOpen(undefined)
  const remove = async ({ id, name }: Contact) => {
    if (!(await dialog.confirm({ text: words.remove(name), yes: general.remove, no: general.cancel }))) return
    await api.clients.removeContact({ id: client, contact: id }).catch(() => undefined)
    await reloadClients()
  }
  const save = (contact?: Contact) => async (values: Values) => {
    await (contact
      ? api.clients.changeContact({ id: client, contact: contact.id, ...values })
      : api.clients.addContact({ id: client, ...values }))
    await reloadClients()
    close()
  }
  const add = mayChange && (
    <Button size="small" aria-expanded={open === 'new'} onClick={() => setOpen(open === 'new' ? undefined : 'new')}>
      {words.addContact}
    </Button>
  )
  return (
    <Panel title={words.contacts} note={add}>
      {open === 'new' && <ContactForm values={empty} onSave={save()} onCancel={close} />}
      {contacts.length === 0 && open !== 'new' && <p className="px-4 py-6 text-ink-3 sm:px-5">{words.noContactIsKnownYet}</p>}
      <ul className="divide-y divide-line">
        {contacts.map((contact) =>
          open === contact.id ? (
            <li key={contact.id}>
              <ContactForm values={contact} onSave={save(contact)} onCancel={close} />
            </li>
          ) : (
            <li key={contact.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="font-medium wrap-anywhere">{contact.name}</p>
                <p className="text-sm wrap-anywhere text-ink-3">
                  {[contact.role, contact.email, contact.phone, contact.hasAccount && words.hasAnAccount]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {mayChange && (
                <div className="flex gap-1">
                  <Button size="small" variant="quiet" aria-label={words.change(contact.name)} onClick={() => setOpen(contact.id)}>
                    {words.changeLabel}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.removeName(contact.name)}
                    onClick={() => void remove(contact)}
                  >
                    {general.remove}
                  </Button>
                </div>
              )}
            </li>
          ),
        )}
      </ul>
      {dialogs}
    </Panel>
  )
}

const fields: { name: keyof Values; label: string; type: string; most: number }[] = [
  { name: 'name', label: general.name, type: 'text', most: clientLimits.name },
  { name: 'email', label: words.email, type: 'email', most: clientLimits.email },
  { name: 'phone', label: words.phone, type: 'tel', most: clientLimits.phone },
  { name: 'role', label: words.role, type: 'text', most: clientLimits.role },
]

type ContactFormProps = { values: Values; onSave: (values: Values) => Promise<void>; onCancel: () => void }

function ContactForm({ values: given, onSave, onCancel }: ContactFormProps) {
  const [values, setValues] = useState<Values>({ name: given.name, email: given.email, phone: given.phone, role: given.role })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    await onSave(values).catch((error: unknown) => {
      setFailure(sentenceFor(error))
      setBusy(false)
    })
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-label={words.contact}
      className="grid gap-3 border-b border-line px-4 py-4 sm:px-5"
    >
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {fields.map(({ name, label, type, most }) => (
        <Field key={name} label={label} required={name === 'name'}>
          {(control) => (
            <Input
              {...control}
              type={type}
              required={name === 'name'}
              maxLength={most}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {words.saveContact}
        </Button>
        <Button onClick={onCancel}>{general.cancel}</Button>
      </div>
    </form>
  )
}
