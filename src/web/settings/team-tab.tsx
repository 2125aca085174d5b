import { useSession } from '#web/accounts/session.ts'
import * as words from '#words/settings.ts'
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
