import { Suspense } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as general from '#words/general.ts'

const ContentTabs = lazyPart(() => import('./content/content-tabs.tsx').then((file) => file.ContentTabs))

/** The generated content as a document, with pictures as in the files, and as JSON. */
export const GeneratedContent = ({ generated: { content, document } }: { generated: Pick<Generated, 'content' | 'document'> }) => (
  <Suspense fallback={<p className="border-t border-line p-5 text-ink-3">{general.loading}</p>}>
    <ContentTabs
      content={content}
      pictureOf={(block) => api.sharing.picture({ id: document.id, version: document.version, block })}
    />
  </Suspense>
)
