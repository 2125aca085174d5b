import { useSession } from '#web/accounts/session.ts'
import { ClientRightsList } from './client-rights-list.tsx'
import { Loaded } from './loaded.tsx'
import { rightsQuery, teamQuery } from './queries.ts'
import { SettingsPart } from './settings-part.tsx'
import { TeamAdd } from './team-add.tsx'
import { TeamList } from './team-list.tsx'

export function TeamTab() {
  const isAdministrator = useSession()?.role === 'administrator'
  return (
    <div className="grid gap-6">
      {isAdministrator && (
        <SettingsPart title="Accounts">
          <Loaded query={teamQuery}>{(accounts) => <TeamList accounts={accounts} />}</Loaded>
        </SettingsPart>
      )}
      {isAdministrator && (
        <SettingsPart title="Add an account" description="Its password is shown once, to be handed over.">
          <TeamAdd />
        </SettingsPart>
      )}
      <SettingsPart
        title="What clients may do"
        description={
          isAdministrator
            ? 'Beyond reading and writing what is their own firm’s.'
            : 'Beyond reading and writing what is their own firm’s. Administrators look after accounts.'
        }
      >
        <Loaded query={rightsQuery}>{(settled) => <ClientRightsList settled={settled} />}</Loaded>
      </SettingsPart>
    </div>
  )
}
