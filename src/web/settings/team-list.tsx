import { useState, type FormEvent } from 'react'
import type { TeamAccount } from '#shared/api/team.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useClientName } from '#web/documents/client-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as general from '#words/general.ts'
import * as texts from '#words/settings.ts'
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
    client === null ? (role === 'administrator' ? texts.administrator : texts.staffMember) : nameOf(client),
    hasPasskey && texts.withAPasskey,
    isDisabled && texts.andDisabled,
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
            {isSelf && <span className="ml-2 text-sm font-normal text-accent">{texts.you}</span>}
          </p>
          <p className="text-sm text-ink-3 wrap-anywhere">{aboutOf(account, nameOf)}</p>
          {email !== '' && <p className="text-sm text-ink-3 wrap-anywhere">{email}</p>}
        </div>
        <Button size="small" aria-expanded={isOpen} aria-label={texts.changeAccount(displayName)} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.close : texts.change}
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
      return texts.saved
    })
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <MemberFields values={values} onChange={setValues} />
      <div>
        <Button type="submit" variant="primary" disabled={saving.isBusy}>
          {texts.saveChanges}
        </Button>
      </div>
      {!isSelf && <MemberActions account={account} saving={saving} />}
      <SavingNote {...saving} />
    </form>
  )
}

/** Actions that users cannot perform on their own account. */
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
    save(() => done(api.team.role({ id, role: isAdministrator ? 'member' : 'administrator' }), texts.roleIsChanged))
  const disable = async () => {
    const text = texts.askToDisable(displayName)
    const note = texts.theirSignInsEndNow
    if (await confirm({ text, note, yes: texts.disable, no: general.cancel }))
      await save(() => done(api.team.disable({ id }), texts.disabled))
  }
  const reset = async () => {
    const text = texts.askToGiveNewPassword(displayName)
    const note = texts.theirSignInsEndNowAnd
    if (!(await confirm({ text, note, yes: texts.giveNewPassword, no: general.cancel }))) return
    await save(() =>
      done(
        api.team.reset({ id }).then((given) => setPassword(given.password)),
        texts.thereIsNewPassword,
      ),
    )
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {client === null && (
          <Button disabled={isBusy} onClick={() => void changeRole()}>
            {isAdministrator ? texts.makeAMember : texts.makeAnAdministrator}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void reset()}>
          {texts.newPassword}
        </Button>
        {!isDisabled && (
          <Button disabled={isBusy} onClick={() => void disable()}>
            {texts.disable}
          </Button>
        )}
      </div>
      {password !== undefined && <ShownPassword username={username} password={password} />}
      {dialogs}
    </>
  )
}
