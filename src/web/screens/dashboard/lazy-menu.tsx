import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const Menu = lazyPart(() => import('./menu.tsx').then((file) => file.Menu))

/** The menu, loaded only where it is shown, which excludes wide screens of the dashboard. Its space is reserved until then. */
export const LazyMenu = () => (
  <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
    <Menu />
  </Suspense>
)
