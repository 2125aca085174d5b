import { useState } from 'react'
import type { ClientRights } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { api } from '#web/api/api.ts'
import { useClientName } from '#web/documents/client-choices.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import * as words from '#words/settings.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

const rights: { id: keyof ClientRights; label: string }[] = [
  { id: 'writes', label: words.writeTheirDocuments },
  { id: 'approves', label: words.approveTheirDocuments },
  { id: 'sharesOutside', label: words.shareWithAddressesOutsideTheir },
  { id: 'endsGrantsOfStaff', label: words.endWhatStaffHaveShared },
]

type OfClient = ClientRights & { client: ClientId }

export const ClientRightsList = ({ settled }: { settled: OfClient[] }) => (
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
