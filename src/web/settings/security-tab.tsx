import { Link } from 'react-router'
import * as words from '#words/settings.ts'
import { Passkeys } from './passkeys.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useState, type FormEvent } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { signInsQuery } from './queries.ts'
import { SubmitRow } from './submit-row.tsx'
import { useSaving } from './use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import { Loaded } from './loaded.tsx'
import { SavingNote } from './saving-note.tsx'

const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

const browsers = ['Edg', 'Firefox', 'Chrome', 'Safari'] as const
const names: Record<(typeof browsers)[number], string> = { Edg: 'Edge', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' }
/** Returns the usual name of a browser; the whole user agent if it is unknown. */
function browserOf(agent: string) {
  const found = browsers.find((name) => agent.includes(`${name}/`))
  const system = /Android|iPhone|iPad|Mac OS X|Windows|Linux/.exec(agent)?.[0].replace('Mac OS X', 'macOS')
  if (!found) return agent || words.anUnknownBrowser
  return system ? words.browserOnSystem(names[found], system) : names[found]
}

function SignIns() {
  const { isBusy, save, ...note } = useSaving()
  const end = (id: string) =>
    save(async () => {
      await api.accounts.endSignIn({ id })
      await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
      return words.thatSignInHasEnded
    })
  return (
    <div className="grid gap-4">
      <Loaded query={signInsQuery}>
        {(signIns) => (
          <ul className="divide-y divide-line rounded-md border border-line">
            {signIns.map(({ id, agent, address, begunAt, isThis }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{browserOf(agent)}</p>
                  <p className="text-sm text-ink-3 wrap-anywhere">
                    {words.signedInSince(<span className="font-mono">{address}</span>, when.format(new Date(begunAt)))}
                  </p>
                </div>
                {isThis ? (
                  <p className="text-sm text-accent">{words.thisBrowser}</p>
                ) : (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={words.endSignInOfAt(browserOf(agent), address)}
                    onClick={() => void end(id)}
                  >
                    {general.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <SavingNote {...note} />
    </div>
  )
}

export const SecurityTab = () => (
  <div className="grid gap-6">
    <SettingsPart title={words.password} description={words.newOneEndsYourSign}>
      <OwnPassword />
    </SettingsPart>
    <SettingsPart title={words.passkeys} description={words.withOneEverySignIn}>
      <Passkeys />
    </SettingsPart>
    <SettingsPart title={words.whereYouAreSignedIn}>
      <SignIns />
    </SettingsPart>
    <SettingsPart title={words.programs} description={words.otherSystemsReadAndWrite}>
      <p>
        <Link to="/account/programs" className="text-accent underline underline-offset-2">
          {words.tokensAndWebhooks}
        </Link>
      </p>
    </SettingsPart>
  </div>
)

function OwnPassword() {
  const user = useSession()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endTokens, setEndTokens] = useState(true)
  const { save, ...saving } = useSaving()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await save(async () => {
      await api.accounts.changePassword({ current, next, endTokens })
      await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
      return words.yourPasswordIsChangedYour
    })
    if (!isSaved) return
    setCurrent('')
    setNext('')
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {/* Password managers save the new password with this username. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <TextField
        label={words.currentPassword}
        required
        type="password"
        maxLength={1000}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <TextField
        label={words.newPassword}
        hint={words.eightCharactersAtLeast}
        required
        type="password"
        minLength={8}
        maxLength={1000}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
      <CheckBox label={words.alsoRevokeTokens} checked={endTokens} onChange={({ target }) => setEndTokens(target.checked)} />
      <SubmitRow label={words.changePassword} {...saving} />
    </form>
  )
}
