import { Suspense, type ComponentType } from 'react'
import { findMode, useWorkspace } from '#web/accounts/workspace.ts'
import { fetchPart } from '#web/ui/connection.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as general from '#words/general.ts'

type Screen = { Component: ComponentType; loader?: () => Promise<null> }
type Load = () => Promise<Screen>

/** A screen with the samples of the specification, and its working version. Only the one on display is loaded. */
export const workspaceScreen = (loads: { sample: Load; live: Load }) => async () => {
  const first = await findMode()
  const First = (await fetchPart(loads[first])).Component
  const Other = lazyPart(() => loads[first === 'live' ? 'sample' : 'live']().then(({ Component }) => Component))
  return {
    Component: () =>
      useWorkspace().mode === first ? (
        <First />
      ) : (
        <Suspense fallback={<output className="text-ink-3">{general.loading}</output>}>
          <Other />
        </Suspense>
      ),
    loader: async () => (await fetchPart(loads[await findMode()])).loader?.() ?? null,
  }
}
