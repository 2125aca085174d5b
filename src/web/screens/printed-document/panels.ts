import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import type { PanelProps } from './panel-props.ts'

export type RailPanel = { id: string; label: string; key?: string; Panel: ComponentType<PanelProps> }

/** The panels next to the document, in order, each with its shortcut if it has one. */
export const panels: RailPanel[] = [
  { id: 'brief', label: words.brief, Panel: lazyPart(() => import('./brief-panel.tsx').then((file) => file.BriefPanel)) },
  {
    id: 'questions',
    label: words.questions,
    Panel: lazyPart(() => import('./questions-panel.tsx').then((file) => file.QuestionsPanel)),
  },
  {
    id: 'comments',
    label: words.comments,
    Panel: lazyPart(() => import('#web/comments/comments-panel.tsx').then((file) => file.CommentsPanel)),
  },
  {
    id: 'versions',
    label: general.versions,
    Panel: lazyPart(() => import('./versions-panel.tsx').then((file) => file.VersionsPanel)),
  },
  {
    id: 'review',
    label: words.review,
    key: 'r',
    Panel: lazyPart(() => import('#web/reviews/review-panel.tsx').then((file) => file.ReviewPanel)),
  },
]

/** For visitors whose link allows comments. */
export const guestPanels = panels.filter(({ id }) => id === 'comments')
