import { useEffect, useState } from 'react'

/** `default`: the browser has not been asked. */
type DesktopPermission = NotificationPermission | 'unsupported'

const permissionNow = (): DesktopPermission => ('Notification' in window ? Notification.permission : 'unsupported')

/** Whether this browser shows notifications of this site, also after a change outside the page. */
export function useDesktop() {
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    const look = () => setPermission(permissionNow())
    const over = new AbortController()
    addEventListener('focus', look, { signal: over.signal })
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', look, { signal: over.signal }))
      .catch(() => undefined)
    return () => over.abort()
  }, [])
  return {
    permission,
    /** Only on a press, because browsers refuse other requests. If permission was denied, the browser is not asked again. */
    ask: () => {
      if (permissionNow() !== 'default') setPermission(permissionNow())
      else void Notification.requestPermission().then(setPermission)
    },
  }
}
export type Desktop = ReturnType<typeof useDesktop>
