import { Tabs } from '@base-ui/react/tabs'
import type { Content } from '#shared/content/content.ts'
import { ContentView } from './content-view.tsx'

const tabStyle =
  'h-10 cursor-pointer border-b-2 border-transparent px-1 text-sm font-medium text-ink-3 hover:text-ink data-active:border-accent data-active:text-ink pointer-coarse:h-11'
const panelStyle = 'max-h-[80dvh] overflow-auto bg-background'

/** The content as it reads, and as it is. */
export const ContentTabs = ({ content, pictureOf }: { content: Content; pictureOf: (blockId: string) => string }) => (
  <Tabs.Root defaultValue="document">
    <Tabs.List aria-label="Content" className="flex gap-6 border-y border-line px-5">
      <Tabs.Tab value="document" className={tabStyle}>
        Document
      </Tabs.Tab>
      <Tabs.Tab value="json" className={tabStyle}>
        JSON
      </Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="document" tabIndex={0} className={panelStyle}>
      <ContentView content={content} pictureOf={pictureOf} />
    </Tabs.Panel>
    <Tabs.Panel value="json" tabIndex={0} className={panelStyle}>
      <pre className="p-5 font-mono text-xs leading-relaxed">{JSON.stringify(content, null, 2)}</pre>
    </Tabs.Panel>
  </Tabs.Root>
)
