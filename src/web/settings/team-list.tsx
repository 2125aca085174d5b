import { useState, type FormEvent } from 'react'
import type { TeamAccount } from '#shared/api/team.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useClientName } from '#web/documents/client-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { MemberFields, type MemberValues } from './member-fields.tsx'
import { teamQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { ShownPassword } from './shown-password.tsx'
import { useSaving, type Saving } from './use-saving.ts'

const loadAgain = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })

export const TeamList = ({ accounts }: { accounts: TeamAccount[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line">
    {accounts.map((account) => (
      <Member key={account.id} account={account} />
    ))}
  </ul>
)

const aboutOf = ({ username, client, role, isDisabled, hasPasskey }: TeamAccount, nameOf: (client: string) => string) =>
  [
    username,
    client === null ? (role === 'administrator' ? 'administrator' : 'staff') : nameOf(client),
    hasPasskey && 'with a passkey',
    isDisabled && 'disabled',
  ]
    .filter(Boolean)
    .join(', ')

function Member({ account }: { account: TeamAccount }) {
  const [isOpen, setOpen] = useState(false)
  const { displayName, email, isSelf } = account
  const nameOf = useClientName()
  return (
    <li className="grid gap-4 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {displayName}
            {isSelf && <span className="ml-2 text-sm font-normal text-accent">You</span>}
          </p>
          <p className="text-sm text-ink-3 wrap-anywhere">{aboutOf(account, nameOf)}</p>
          {email !== '' && <p className="text-sm text-ink-3 wrap-anywhere">{email}</p>}
        </div>
        <Button size="small" aria-expanded={isOpen} aria-label={`Change ${displayName}`} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {isOpen && <MemberForm account={account} />}
    </li>
  )
}

function MemberForm({ account }: { account: TeamAccount }) {
  const { id, displayName, email, client, isSelf } = account
  const [values, setValues] = useState<MemberValues>({ displayName, email, client })
  const saving = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await saving.save(async () => {
      await api.team.change({ id, ...values })
      await loadAgain()
      return 'Saved.'
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <MemberFields values={values} onChange={setValues} />
      <div>
        <Button type="submit" variant="primary" disabled={saving.isBusy}>
          Save Changes
        </Button>
      </div>
      {!isSelf && <MemberActions account={account} saving={saving} />}
      <SavingNote {...saving} />
    </form>
  )
}

/** What nobody does to their own account. */
function MemberActions({ account, saving: { isBusy, save } }: { account: TeamAccount; saving: Saving }) {
  const { id, username, displayName, client, role, isDisabled } = account
  const [password, setPassword] = useState<string>()
  const { confirm, dialogs } = useDialogs()
  const isAdministrator = role === 'administrator'
  const done = async (work: Promise<unknown>, words: string) => {
    await work
    await loadAgain()
    return words
  }
  const changeRole = () =>
    save(() => done(api.team.role({ id, role: isAdministrator ? 'member' : 'administrator' }), 'The role is changed.'))
  const disable = async () => {
    const text = `Disable ${displayName}?`
    const note = 'Their sign-ins end now, and none begins until they get a new password.'
    if (await confirm({ text, note, yes: 'Disable', no: 'Cancel' })) await save(() => done(api.team.disable({ id }), 'Disabled.'))
  }
  const reset = async () => {
    const text = `Give ${displayName} a new password?`
    const note = 'Their sign-ins end now, and their passkeys are removed.'
    if (!(await confirm({ text, note, yes: 'Give a new password', no: 'Cancel' }))) return
    await save(() =>
      done(
        api.team.reset({ id }).then((given) => setPassword(given.password)),
        'There is a new password.',
      ),
    )
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {client === null && (
          <Button disabled={isBusy} onClick={() => void changeRole()}>
            {isAdministrator ? 'Make a member' : 'Make an administrator'}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void reset()}>
          New password
        </Button>
        {!isDisabled && (
          <Button disabled={isBusy} onClick={() => void disable()}>
            Disable
          </Button>
        )}
      </div>
      {password !== undefined && <ShownPassword username={username} password={password} />}
      {dialogs}
    </>
  )
}
