import { useState, type FormEvent } from 'react'
import type { Profile } from '#shared/api/settings.ts'
import { changeSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Loaded } from './loaded.tsx'
import { profileQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

export const ProfileTab = () => <Loaded query={profileQuery}>{(profile) => <ProfileForm profile={profile} />}</Loaded>

const hintOf = ({ hasMail, awaited }: Profile) => {
  if (awaited !== null) return `${awaited} counts once the link of its letter is followed.`
  return hasMail
    ? 'What is shared with an address is shown to whoever has it: another one counts once the link of its letter is followed.'
    : 'No letters can be sent from here: an administrator changes addresses.'
}

function ProfileForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.displayName)
  const [email, setEmail] = useState(profile.awaited ?? profile.email)
  const { isBusy, save, ...note } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await save(async () => {
      const change = { displayName: name, ...(profile.hasMail && email.trim() !== '' && { email }) }
      const { profile: kept } = await api.settings.changeProfile(change)
      queryClient.setQueryData(profileQuery.queryKey, kept)
      changeSession({ displayName: kept.displayName })
      return kept.awaited === null ? 'Saved.' : `Saved. A letter is on its way to ${kept.awaited}: follow its link within a day.`
    })
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <dl className="grid gap-1">
        <dt className="text-sm font-medium text-ink-2">Username</dt>
        <dd className="font-mono wrap-anywhere">{profile.username}</dd>
      </dl>
      <Field label="Name" required>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label="Email" hint={hintOf(profile)}>
        {(control) => (
          <Input
            {...control}
            type="email"
            maxLength={254}
            autoComplete="email"
            readOnly={!profile.hasMail}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <SavingNote {...note} />
      <div>
        <Button type="submit" variant="primary" disabled={isBusy}>
          Save Changes
        </Button>
      </div>
    </form>
  )
}
