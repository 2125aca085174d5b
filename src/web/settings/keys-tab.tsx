import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState, type FormEvent } from 'react'
import type { VendorKey, LocalModel } from '#shared/api/keys.ts'
import { AppError } from '#shared/errors.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import { typeName } from '#words/document-types.ts'
import * as words from '#words/settings.ts'
import { KeyField } from './key-field.tsx'
import { Loaded } from './loaded.tsx'
import { keysQuery, localModelQuery, writersQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSaving } from './use-saving.ts'
import { language } from '#words/language.ts'

export function KeysTab() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <div className="grid gap-6">
      {isAdministrator && (
        <>
          <Loaded query={keysQuery}>{(keys) => keys.map((key) => <Vendor key={key.provider} vendor={key} />)}</Loaded>
          <Loaded query={localModelQuery}>{(local) => <LocalModelPart local={local} />}</Loaded>
        </>
      )}
      <SettingsPart title={words.whoWrites} {...(!isAdministrator && { description: words.administratorsKeepKeysOfVendors })}>
        <Loaded query={writersQuery}>
          {(writers) => (
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
              {writers.map(({ documentType, writer }) => (
                <div key={documentType} className="contents">
                  <dt className="text-ink-2">{typeName(documentType)}</dt>
                  <dd>{writer}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
      </SettingsPart>
      <aside aria-label={words.securityNotice} className="flex gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm">
        <ShieldCheck aria-hidden size={18} strokeWidth={1.7} className="mt-px shrink-0 text-accent" />
        <p>{words.apiKeysAreEncryptedAndStored}</p>
      </aside>
    </div>
  )
}

/** For a provider whose keys have no known prefix, the field has no example. */
const fields: Partial<Record<VendorKey['provider'], { label: string; placeholder: string }>> = {
  openai: { label: words.openAIApiKey, placeholder: 'sk-...' },
  claude: { label: words.anthropicApiKey, placeholder: 'sk-ant-...' },
}

function stateOf({ source, keptAt }: VendorKey) {
  if (source === 'settings') return words.keyIsSetOnServer
  if (source === 'unreadable') return words.keptKeyNoLongerOpens
  return keptAt === null ? words.noKeyIsSaved : words.keyIsSavedSince(momentDay(keptAt))
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
      return words.keyOfIsKept(label)
    })
    if (isKept) setKey('')
  }
  const test = () =>
    save(async () => {
      const { test: answer } = await api.keys.test({ provider })
      if (answer.status === 'connected') return words.acceptsTheKey(label)
      throw new AppError('conflict', answer.message ?? words.didNotAcceptKey(label))
    })
  const remove = () =>
    save(async () => {
      await api.keys.remove({ provider })
      await loadAgain()
      return words.keyOfIsRemoved(label)
    })
  return (
    <SettingsPart title={label} description={stateOf(vendor)}>
      <form className="grid gap-4" onSubmit={(event) => void keep(event)}>
        <KeyField
          {...(fields[provider] ?? { label: words.apiKey(label), placeholder: '' })}
          hint={words.sixteenCharactersAtLeast}
          value={key}
          onChange={setKey}
        />
        <SavingNote {...note} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={isBusy || key.trim() === ''} aria-label={words.keepKeyOf(label)}>
            {words.saveKey}
          </Button>
          <Button disabled={isBusy || source === 'none'} onClick={() => void test()} aria-label={words.testKeyOf(label)}>
            {words.test}
          </Button>
          <Button disabled={isBusy || keptAt === null} onClick={() => void remove()} aria-label={words.removeKeyOf(label)}>
            {general.remove}
          </Button>
        </div>
      </form>
    </SettingsPart>
  )
}

/** The local model in the server's settings; it can be tested here but only configured there. */
function LocalModelPart({ local }: { local: LocalModel | null }) {
  const { isBusy, save, ...note } = useSaving()
  if (!local)
    return (
      <SettingsPart title={words.aModelOfYourOwn} description={words.noLocalModel}>
        {null}
      </SettingsPart>
    )
  const test = () =>
    save(async () => {
      const { test: answer } = await api.keys.testLocal({})
      if (answer.status === 'connected') return words.localModelAnswers(local.model)
      throw new AppError('conflict', answer.message ?? words.localModelDoesNotAnswer)
    })
  const rows = [
    [words.address, local.address],
    [words.model, local.model],
    [words.context, words.tokens(local.context.toLocaleString(language))],
  ]
  return (
    <SettingsPart title={words.aModelOfYourOwn} description={words.localModelIsSet}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <SavingNote {...note} />
      <div>
        <Button disabled={isBusy} onClick={() => void test()} aria-label={words.testLocalModel}>
          {words.test}
        </Button>
      </div>
    </SettingsPart>
  )
}
