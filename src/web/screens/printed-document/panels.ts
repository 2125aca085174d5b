import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

/** Of the version that the page shows; a panel fetches what it tells of it. */
export type PanelProps = { document: string; version: string }
type RailPanel = { id: string; label: string; key?: string; Panel: ComponentType<PanelProps> }

/** What stands beside the paper, in this order: a line for each, and the key that opens it where it has one. */
export const panels: RailPanel[] = [
  { id: 'brief', label: 'Brief', Panel: lazyPart(() => import('./brief-panel.tsx').then((file) => file.BriefPanel)) },
  { id: 'versions', label: 'Versions', Panel: lazyPart(() => import('./versions-panel.tsx').then((file) => file.VersionsPanel)) },
]
