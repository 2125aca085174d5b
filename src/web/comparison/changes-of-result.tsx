import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ChangesLink = lazyPart(() => import('./compare-link.tsx').then((file) => file.ChangesLink))

/** Shown next to a new document if it has an earlier version. */
export const ChangesOfResult = ({ document }: { document: { id: string; version: string } }) =>
  document.version !== '1.0.0' && (
    <Suspense>
      <ChangesLink document={document} />
    </Suspense>
  )
