import { useState, type FormEvent } from 'react'
import type { Profile } from '#shared/api/settings.ts'
import { changeSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { TextField } from '#web/ui/text-field.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { profileQuery } from './queries.ts'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'

export const ProfileTab = () => <Loaded query={profileQuery}>{(profile) => <ProfileForm profile={profile} />}</Loaded>

const hintOf = ({ hasMail, awaited }: Profile) => {
  if (awaited !== null) return words.countsOnceLinkOfIts(awaited)
  return hasMail ? words.whatIsSharedWithAddress : words.noLettersCanBeSent
}

function ProfileForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.displayName)
  const [email, setEmail] = useState(profile.awaited ?? profile.email)
  const { save, ...saving } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await save(async () => {
      const change = { displayName: name, ...(profile.hasMail && email.trim() !== '' && { email }) }
      const { profile: kept } = await api.settings.changeProfile(change)
      queryClient.setQueryData(profileQuery.queryKey, kept)
      changeSession({ displayName: kept.displayName })
      return kept.awaited === null ? words.saved : words.savedLetterIsOnIts(kept.awaited)
    })
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <dl className="grid gap-1">
        <dt className="text-sm font-medium text-ink-2">{words.username}</dt>
        <dd className="font-mono wrap-anywhere">{profile.username}</dd>
      </dl>
      <TextField label={general.name} required maxLength={200} autoComplete="name" value={name} onChange={setName} />
      <TextField
        label={words.email}
        hint={hintOf(profile)}
        type="email"
        maxLength={254}
        autoComplete="email"
        readOnly={!profile.hasMail}
        value={email}
        onChange={setEmail}
      />
      <SubmitRow label={words.saveChanges} {...saving} />
    </form>
  )
}
