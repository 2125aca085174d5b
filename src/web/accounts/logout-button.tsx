import LogOut from 'lucide-react/icons/log-out'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { forgetAll } from '#web/ui/stored-value.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/accounts.ts'

/** Loads a fresh page afterwards, so that no data of the account remains; does nothing if the server does not confirm. */
export function LogoutButton() {
  const { isBusy, begin } = useWork(async () => {
    await api.accounts.logout({})
    forgetAll()
    location.assign('/')
  })
  return (
    <Button variant="quiet" className="justify-start px-2.5" disabled={isBusy} onClick={begin}>
      <LogOut aria-hidden size={16} strokeWidth={1.7} />
      {words.logout}
    </Button>
  )
}
