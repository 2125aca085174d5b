import { Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-view.tsx'
import { lazyPart } from './lazy-part.ts'

const DrawerView = lazyPart(() => import('./drawer-view.tsx').then((file) => file.DrawerView))

/** A panel at an edge of the window; its code, which includes that of dialogs, is loaded when it is first opened. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <DrawerView {...props} />
      </Suspense>
    )
  )
}
