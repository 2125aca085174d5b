import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState, type FormEvent } from 'react'
import type { VendorKey } from '#shared/api/keys.ts'
import { documentTypes } from '#shared/document-types.ts'
import { AppError } from '#shared/errors.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyField } from './key-field.tsx'
import { Loaded } from './loaded.tsx'
import { keysQuery, writersQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSaving } from './use-saving.ts'

export function KeysTab() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <div className="grid gap-6">
      {isAdministrator && (
        <Loaded query={keysQuery}>{(keys) => keys.map((key) => <Vendor key={key.provider} vendor={key} />)}</Loaded>
      )}
      <SettingsPart title="Who writes" {...(!isAdministrator && { description: 'Administrators keep the keys of vendors.' })}>
        <Loaded query={writersQuery}>
          {(writers) => (
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
              {writers.map(({ documentType, writer }) => (
                <div key={documentType} className="contents">
                  <dt className="text-ink-2">{documentTypes[documentType].label}</dt>
                  <dd>{writer}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
      </SettingsPart>
      <aside aria-label="Security notice" className="flex gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm">
        <ShieldCheck aria-hidden size={18} strokeWidth={1.7} className="mt-px shrink-0 text-accent" />
        <p>API keys are encrypted and stored securely, and are never shown again. They must not be shared with anyone.</p>
      </aside>
    </div>
  )
}

/** A vendor whose keys have no known beginning is asked for one without an example. */
const fields: Partial<Record<VendorKey['provider'], { label: string; placeholder: string }>> = {
  openai: { label: 'OpenAI API Key', placeholder: 'sk-...' },
  claude: { label: 'Anthropic API Key', placeholder: 'sk-ant-...' },
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

function stateOf({ source, keptAt }: VendorKey) {
  if (source === 'settings') return 'A key is set on the server itself; it wins over one that is kept here.'
  if (source === 'unreadable') return 'The kept key no longer opens: the server has another SECRET_KEY now. Keep it anew.'
  return keptAt === null ? 'No key is kept.' : `A key is kept since ${day.format(new Date(keptAt))}.`
}

function Vendor({ vendor }: { vendor: VendorKey }) {
  const { provider, label, keptAt, source } = vendor
  const [key, setKey] = useState('')
  const { isBusy, save, ...note } = useSaving()
  const loadAgain = () =>
    Promise.all([keysQuery, writersQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })))
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const isKept = await save(async () => {
      await api.keys.keep({ provider, key })
      await loadAgain()
      return `The key of ${label} is kept.`
    })
    if (isKept) setKey('')
  }
  const test = () =>
    save(async () => {
      const { test: answer } = await api.keys.test({ provider })
      if (answer.status === 'connected') return `${label} accepts the key.`
      throw new AppError('conflict', answer.message ?? `${label} did not accept the key.`)
    })
  const remove = () =>
    save(async () => {
      await api.keys.remove({ provider })
      await loadAgain()
      return `The key of ${label} is removed.`
    })
  return (
    <SettingsPart title={label} description={stateOf(vendor)}>
      <form className="grid gap-4" onSubmit={(event) => void keep(event)}>
        <KeyField
          {...(fields[provider] ?? { label: `${label} API Key`, placeholder: '' })}
          hint="16 characters at least"
          value={key}
          onChange={setKey}
        />
        <SavingNote {...note} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={isBusy || key.trim() === ''} aria-label={`Keep the key of ${label}`}>
            Keep
          </Button>
          <Button disabled={isBusy || source === 'none'} onClick={() => void test()} aria-label={`Test the key of ${label}`}>
            Test
          </Button>
          <Button disabled={isBusy || keptAt === null} onClick={() => void remove()} aria-label={`Remove the key of ${label}`}>
            Remove
          </Button>
        </div>
      </form>
    </SettingsPart>
  )
}
