import { useState } from 'react'
import { useNavigate } from 'react-router'
import { firm } from '#shared/firm.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { api } from '#web/api/api.ts'
import { ClientCards } from '#web/clients/client-cards.tsx'
import { ClientForm } from '#web/clients/client-form.tsx'
import { type ClientFilter, reloadClients, useClients } from '#web/clients/client-queries.ts'
import { ClientSearch } from '#web/clients/client-search.tsx'
import { ClientTable } from '#web/clients/client-table.tsx'
import { ImportForm } from '#web/clients/import-form.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as words from '#words/clients.ts'
import { clientCount } from '#words/counts.ts'
import * as general from '#words/general.ts'

import Users from 'lucide-react/icons/users'

const page = 60
const everything: ClientFilter = { q: '', sector: undefined, archived: false, limit: page }

/** The firm's clients as cards or as a table; a client account sees only its own company. */
export function LiveClients() {
  const isStaff = useOwnClient() === undefined
  const [open, setOpen] = useState<'form' | 'file'>()
  const [done, setDone] = useState<string>()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeading
        title={general.clients}
        documentTitle={`${general.clients} – ${firm.name}`}
        description={isStaff ? words.whomFirmWorksForAnd : words.yourFirmAndItsWork}
      >
        {isStaff && (
          <div className="flex flex-wrap gap-2">
            <a href={api.clients.export({})} download className={buttonStyle()}>
              {words.exportCsv}
            </a>
            <Button aria-expanded={open === 'file'} onClick={() => setOpen(open === 'file' ? undefined : 'file')}>
              {words.importCsv}
            </Button>
            <Button variant="primary" aria-expanded={open === 'form'} onClick={() => setOpen(open === 'form' ? undefined : 'form')}>
              {words.newClient}
            </Button>
          </div>
        )}
      </PageHeading>
      <div className="mt-7 grid gap-5">
        {done !== undefined && <SuccessBanner>{done}</SuccessBanner>}
        {open === 'form' && (
          <ClientForm
            label={words.addClient}
            onCancel={close}
            onSave={async (values) => {
              const { id } = await api.clients.create(values)
              await reloadClients()
              await navigate(`/clients/${id}`)
            }}
          />
        )}
        {open === 'file' && (
          <ImportForm
            onCancel={close}
            onDone={(sentence) => {
              setDone(sentence)
              close()
            }}
          />
        )}
        <ClientList isStaff={isStaff} />
      </div>
    </>
  )
}

function ClientList({ isStaff }: { isStaff: boolean }) {
  const [filter, setFilter] = useState(everything)
  const [isTable, setTable] = useState(false)
  const { data, isError, refetch } = useClients({ ...filter, q: useSettled(filter.q, 200) })
  const change = (changes: Partial<ClientFilter>) => setFilter({ ...filter, limit: page, ...changes })
  const total = data?.total ?? 0
  const found = data ? clientCount(total) : general.loading
  return (
    <>
      {isStaff && <ClientSearch filter={filter} counts={data?.sectors ?? []} found={found} onChange={change} />}
      {isStaff && (
        <div className="flex gap-1">
          <Button
            size="small"
            variant="quiet"
            aria-pressed={!isTable}
            className={pressed(!isTable)}
            onClick={() => setTable(false)}
          >
            {words.cards}
          </Button>
          <Button size="small" variant="quiet" aria-pressed={isTable} className={pressed(isTable)} onClick={() => setTable(true)}>
            {words.table}
          </Button>
        </div>
      )}
      {isError && <LoadingFailed onRetry={() => void refetch()} />}
      {data && total === 0 && (
        <EmptyState icon={<Users aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />} title={words.noClientIsFound}>
          {words.tryFewerLettersLookIn}
        </EmptyState>
      )}
      {data && total > 0 && (isTable ? <ClientTable clients={data.clients} /> : <ClientCards clients={data.clients} />)}
      {data && data.clients.length < total && data.clients.length < 200 && (
        <Button className="justify-self-start" onClick={() => setFilter({ ...filter, limit: Math.min(200, filter.limit + page) })}>
          {words.showMore}
        </Button>
      )}
      {data && data.clients.length >= 200 && total > 200 && <p className="text-sm text-ink-3">{words.first200AreShownSearch}</p>}
    </>
  )
}

const pressed = (isPressed: boolean) => (isPressed ? 'bg-raised text-ink' : '')
