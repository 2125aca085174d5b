import { useSession } from '#web/accounts/session.ts'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { rightsQuery, teamQuery } from './queries.ts'
import { SettingsPart } from './settings-part.tsx'
import { TeamList } from './team-list.tsx'
import { useState, type FormEvent } from 'react'
import type { ClientRights } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { api } from '#web/api/api.ts'
import { useClientName } from '#web/documents/client-choices.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MemberFields, type MemberValues } from './member-fields.tsx'
import { ShownPassword } from './shown-password.tsx'

const empty: MemberValues = { displayName: '', email: '', client: null }

function TeamAdd() {
  const [username, setUsername] = useState('')
  const [values, setValues] = useState(empty)
  const [added, setAdded] = useState<{ username: string; password: string }>()
  const { isBusy, save, ...note } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAdded(undefined)
    const isAdded = await save(async () => {
      const { password } = await api.team.add({ username, ...values })
      setAdded({ username, password })
      await queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
      return words.isAdded(username)
    })
    if (!isAdded) return
    setUsername('')
    setValues(empty)
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.username}
        hint={words.toSignInWith}
        required
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
      />
      <MemberFields values={values} onChange={setValues} />
      <SavingNote {...note} />
      {added && <ShownPassword {...added} />}
      <div>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}

const rights: { id: keyof ClientRights; label: string }[] = [
  { id: 'writes', label: words.writeTheirDocuments },
  { id: 'approves', label: words.approveTheirDocuments },
  { id: 'sharesOutside', label: words.shareWithAddressesOutsideTheir },
  { id: 'endsGrantsOfStaff', label: words.endWhatStaffHaveShared },
]

type OfClient = ClientRights & { client: ClientId }

const ClientRightsList = ({ settled }: { settled: OfClient[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line">
    {settled.map((given) => (
      <Client key={given.client} given={given} />
    ))}
  </ul>
)

function Client({ given }: { given: OfClient }) {
  const [shown, setShown] = useState(given)
  const { isBusy, save, ...note } = useSaving()
  const name = useClientName()(given.client)
  const settle = async (change: Partial<ClientRights>) => {
    const next = { ...shown, ...change }
    setShown(next)
    const isSaved = await save(async () => {
      await api.accounts.settleClientRights(next)
      return words.saved
    })
    if (!isSaved) setShown(shown)
  }
  return (
    <li className="px-4 py-3">
      <fieldset className="grid gap-2" disabled={isBusy}>
        <legend className="mb-2 font-medium">{name}</legend>
        {rights.map(({ id, label }) => (
          <CheckBox key={id} label={label} checked={shown[id]} onChange={({ target }) => void settle({ [id]: target.checked })} />
        ))}
        <SavingNote {...note} />
      </fieldset>
    </li>
  )
}

export function TeamTab() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <div className="grid gap-6">
      {isAdministrator && (
        <SettingsPart title={words.accounts}>
          <Loaded query={teamQuery}>{(accounts) => <TeamList accounts={accounts} />}</Loaded>
        </SettingsPart>
      )}
      {isAdministrator && (
        <SettingsPart title={words.addAnAccount} description={words.itsPasswordIsShownOnce}>
          <TeamAdd />
        </SettingsPart>
      )}
      <SettingsPart
        title={words.whatClientsMayDo}
        description={isAdministrator ? words.beyondReadingAndWritingWhat : words.beyondReadingAndWritingWhatIs}
      >
        <Loaded query={rightsQuery}>{(settled) => <ClientRightsList settled={settled} />}</Loaded>
      </SettingsPart>
    </div>
  )
}
