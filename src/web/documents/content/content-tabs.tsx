import type { Content } from '#shared/content/content.ts'
import { useTabs } from '#web/ui/use-tabs.ts'
import * as words from '#words/documents.ts'
import * as general from '#words/general.ts'
import { ContentView } from './content-view.tsx'

const tabStyle =
  'h-10 cursor-pointer border-b-2 border-transparent px-1 text-sm font-medium text-ink-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11'

const labels = [general.document, 'JSON'] as const

/** The content as a document, and as JSON. */
export function ContentTabs({ content, pictureOf }: { content: Content; pictureOf: (blockId: string) => string }) {
  const { chosen, list, tab, panel } = useTabs(labels)
  return (
    <>
      <div {...list} aria-label={words.content} className="flex gap-6 border-y border-line px-5">
        {labels.map((label) => (
          <button key={label} {...tab(label)} className={tabStyle}>
            {label}
          </button>
        ))}
      </div>
      <div key={chosen} {...panel} className="max-h-[80dvh] overflow-auto bg-background">
        {chosen === general.document ? (
          <ContentView content={content} pictureOf={pictureOf} />
        ) : (
          <pre className="p-5 font-mono text-xs leading-relaxed">{JSON.stringify(content, null, 2)}</pre>
        )}
      </div>
    </>
  )
}
