import { useMutation } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { forgetAll } from '#web/ui/stored-value.ts'

/** A fresh page after it, so that nothing of the account stays; without the server's yes, nothing happens. */
export function LogoutButton() {
  const logout = useMutation({
    mutationFn: () => api.accounts.logout({}),
    onSuccess: () => {
      forgetAll()
      location.assign('/')
    },
  })
  return (
    <Button variant="quiet" className="justify-start px-2.5" disabled={logout.isPending} onClick={() => logout.mutate()}>
      <LogOut aria-hidden size={16} strokeWidth={1.7} />
      Logout
    </Button>
  )
}
