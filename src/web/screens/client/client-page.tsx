import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { AccessPanel } from '#web/clients/access-panel.tsx'
import { ClientForm } from '#web/clients/client-form.tsx'
import { reloadClients, useClient } from '#web/clients/client-queries.ts'
import { type ClientDetails, ClientWork } from '#web/clients/client-work.tsx'
import { ContactsPanel } from '#web/clients/contacts-panel.tsx'
import { statusLabels } from '#web/clients/status-label.ts'
import { ActivityList } from '#web/overview/activity-list.tsx'
import { OverviewState } from '#web/overview/overview-state.tsx'
import { PeopleList } from '#web/overview/people-list.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { PathLinks } from '../path-links.tsx'

/** The page of a client. */
export function ClientPage() {
  const { id = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useClient(id)
  if (error instanceof AppError && error.code === 'not-found') return <NoClient />
  return (
    <>
      {data ? (
        <Heading key={data.client.id} told={data} />
      ) : (
        <PageHeading title={general.client} documentTitle={`${general.client} – ${firm.name}`} />
      )}
      <OverviewState isPending={isPending} isError={isError} onRetry={() => void refetch()}>
        {data && (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ClientWork told={data} />
            <div className="grid gap-6">
              <ContactsPanel client={id} contacts={data.contacts} mayChange={data.mayChange} />
              <PeopleList title={words.people} people={data.people} empty={words.nobodyAnswersForThisClient} />
              {data.access && <AccessPanel access={data.access} />}
            </div>
            {data.mayChange && (
              <div className="xl:col-span-2">
                <ActivityList rows={data.activity} />
              </div>
            )}
          </div>
        )}
      </OverviewState>
    </>
  )
}

const NoClient = () => (
  <div className="grid justify-items-start gap-6">
    <PageHeading
      title={words.thereIsNoSuchClient}
      documentTitle={`${words.clientNotFound} – ${firm.name}`}
      description={words.itDoesNotExistOr}
    />
    <Link to="/dashboard/clients" className={buttonStyle({ variant: 'primary' })}>
      {general.allClients}
    </Link>
  </div>
)

function Heading({ told: { client, mayChange, isSpecified } }: { told: ClientDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { dialogs, ...dialog } = useDialogs()
  const { id, name, sector, status, startYear, owner, isArchived } = client
  const about = [
    words.sectorName(sector),
    statusLabels[status],
    startYear !== null && words.clientSinceStartYear(startYear),
    owner && words.answersForIt(owner),
  ]
  const change = async (changes: Omit<Parameters<typeof api.clients.change>[0], 'id'>) => {
    await api.clients.change({ id, ...changes })
    await reloadClients()
  }
  const archive = async () => {
    const text = words.archive(name)
    const note = words.itLeavesListsAndNothing
    if (await dialog.confirm({ text, note, yes: general.archive, no: general.cancel })) await change({ isArchived: true })
  }
  return (
    <>
      {mayChange && <PathLinks path={[{ label: general.clients, to: '/dashboard/clients' }]} />}
      <PageHeading
        title={name}
        documentTitle={`${name} – ${firm.name}`}
        description={`${about.filter(Boolean).join(' · ')}${isArchived ? words.isArchived : ''}`}
      >
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Link to={`/clients/${id}/view`} className={buttonStyle()}>
              {words.viewAsThisClient}
            </Link>
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {general.edit}
            </Button>
            <Link to={`/dashboard/documents?client=${id}`} className={buttonStyle({ variant: 'primary' })}>
              {general.newDocument}
            </Link>
          </div>
        )}
      </PageHeading>
      {isOpen && (
        <div className="mt-5 grid gap-3">
          <ClientForm
            label={words.saveClient}
            values={client}
            isFixed={isSpecified}
            onCancel={() => setOpen(false)}
            onSave={async (values) => {
              await change(isSpecified ? { status: values.status, startYear: values.startYear } : values)
              setOpen(false)
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void change({ isMine: owner === null })}>
              {owner === null ? words.iAnswerForThisClient : words.nobodyAnswersForIt}
            </Button>
            {!isSpecified &&
              (isArchived ? (
                <Button onClick={() => void change({ isArchived: false })}>{general.bringBack}</Button>
              ) : (
                <Button onClick={() => void archive()}>{general.archive}</Button>
              ))}
          </div>
        </div>
      )}
      {dialogs}
    </>
  )
}
