import { lazy, type ComponentType } from 'react'
import { fetchPart } from './connection.ts'

/** A component whose code is loaded when it is first shown; requires a Suspense around it, and waits for the network instead of failing. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPart(load) }))
