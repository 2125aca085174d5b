import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/settings.ts'
import { Loaded } from './loaded.tsx'
import { signInsQuery } from './queries.ts'
import { SavingNote } from './saving-note.tsx'
import { useSaving } from './use-saving.ts'

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

export function SignIns() {
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
