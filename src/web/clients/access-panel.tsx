import { momentDay } from '#web/ui/moment-day.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'
import type { ClientDetails } from './client-work.tsx'

/** For staff: who may see the client's documents. */
export const AccessPanel = ({ access: { accounts, grants, links } }: { access: NonNullable<ClientDetails['access']> }) => (
  <Panel title={words.access}>
    <ul className="divide-y divide-line">
      {accounts.map(({ name, email, isDisabled, lastSeenAt }, index) => (
        <li key={`${email} ${index}`} className="px-4 py-3 sm:px-5">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-ink-3">
            {[
              email,
              isDisabled && words.disabled,
              lastSeenAt === null ? words.hasNotSignedIn : words.lastSignedInOn(momentDay(lastSeenAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
      {grants.map(({ email, documents }) => (
        <li key={email} className="px-4 py-3 sm:px-5">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-sm text-ink-3">{words.documentsSharedWithAddress(documents)}</p>
        </li>
      ))}
      <li className="px-4 py-3 text-sm text-ink-3 sm:px-5">
        {accounts.length === 0 && grants.length === 0 && words.nobodyOfClientHasAccount}
        {links === 0 ? words.noLinkWorks : words.linksWork(links)}
      </li>
    </ul>
  </Panel>
)
