import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/sending.ts'
import type { Recipient, SendChoice } from './send-plan.ts'

type PeopleFieldProps = {
  recipients: Recipient[]
  client: string
  choice: Pick<SendChoice, 'picked' | 'typed'>
  isStaff: boolean
  /** True for a review, for which mostly colleagues are asked. */
  colleaguesFirst: boolean
  onChange: (some: Partial<SendChoice>) => void
}

/** Check boxes for the client's people and colleagues, and a line for others. */
export function PeopleField({
  recipients,
  client,
  choice: { picked, typed },
  isStaff,
  colleaguesFirst,
  onChange,
}: PeopleFieldProps) {
  const ofClient = recipients.filter(({ kind }) => kind !== 'colleague')
  const colleagues = recipients.filter(({ kind }) => kind === 'colleague')
  const toggle = (address: string, isPicked: boolean) =>
    onChange({ picked: isPicked ? [...picked, address] : picked.filter((one) => one !== address) })
  const ofColleagues = colleagues.length > 0 && (
    <Group label={words.colleagues} people={colleagues} picked={picked} onToggle={toggle} />
  )
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{words.to}</legend>
      <div className="grid max-h-40 gap-3 overflow-y-auto rounded-md border border-line p-3 empty:hidden">
        {colleaguesFirst && ofColleagues}
        {ofClient.length > 0 && <Group label={words.peopleAt(client)} people={ofClient} picked={picked} onToggle={toggle} />}
        {isStaff && ofClient.length === 0 && <p className="text-sm text-ink-3">{words.noContacts(client)}</p>}
        {!colleaguesFirst && ofColleagues}
      </div>
      <Field label={words.otherAddresses} hint={words.separatedByCommas}>
        {(control) => (
          <Input {...control} value={typed} autoComplete="off" onChange={({ target }) => onChange({ typed: target.value })} />
        )}
      </Field>
    </fieldset>
  )
}

type GroupProps = { label: string; people: Recipient[]; picked: string[]; onToggle: (address: string, isPicked: boolean) => void }

const Group = ({ label, people, picked, onToggle }: GroupProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-xs text-ink-3">{label}</legend>
    {people.map(({ name, address, kind }) => (
      <label key={address} className="flex cursor-pointer items-center gap-3 py-0.5 pointer-coarse:py-2">
        <input
          type="checkbox"
          checked={picked.includes(address)}
          onChange={({ target }) => onToggle(address, target.checked)}
          className="size-[18px] shrink-0 accent-accent pointer-coarse:size-6"
        />
        <span className="min-w-0 text-sm wrap-anywhere">
          {name} <span className="text-ink-3">{kind === 'account' ? `${address} · ${words.hasAccount}` : address}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
