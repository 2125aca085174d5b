import { lazy, type ComponentType } from 'react'
import { fetchPart } from './connection.ts'

/** A component whose code is fetched when it is first shown; stands within a Suspense, and never fails for want of a network. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPart(load) }))
