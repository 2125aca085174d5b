import { dayLabel } from '#web/overview/dates.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { ClientDetails } from './client-work.tsx'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Who may see the client's documents, for staff. */
export const AccessPanel = ({ access: { accounts, grants, links } }: { access: NonNullable<ClientDetails['access']> }) => (
  <Panel title="Access">
    <ul className="divide-y divide-line">
      {accounts.map(({ name, email, isDisabled, lastSeenAt }, index) => (
        <li key={`${email} ${index}`} className="px-4 py-3 sm:px-5">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-ink-3">
            {[
              email,
              isDisabled && 'disabled',
              lastSeenAt === null ? 'has not signed in' : `last signed in on ${dayLabel(lastSeenAt)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
      {grants.map(({ email, documents }) => (
        <li key={email} className="px-4 py-3 sm:px-5">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-sm text-ink-3">{counted(documents, 'document')} shared with this address</p>
        </li>
      ))}
      <li className="px-4 py-3 text-sm text-ink-3 sm:px-5">
        {accounts.length === 0 && grants.length === 0 && 'Nobody of the client has an account. '}
        {links === 0 ? 'No link works.' : `${counted(links, 'link')} ${links === 1 ? 'works' : 'work'}.`}
      </li>
    </ul>
  </Panel>
)
