import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const Menu = lazyPart(() => import('./menu.tsx').then((file) => file.Menu))

/** The menu where it is shown; a wide screen of the dashboard has none, and does not load it. Its place is kept until it is there. */
export const LazyMenu = () => (
  <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
    <Menu />
  </Suspense>
)
