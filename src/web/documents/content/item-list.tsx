import type { ListItem } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { InlineView } from './inline-view.tsx'

export function ItemList({ items, ordered }: { items: ListItem[]; ordered: boolean }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`my-3 grid gap-1.5 [li>&]:my-1.5 pl-6 marker:text-accent ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, index) => (
        <li key={index} data-revision={revisionOf(item)} className="wrap-anywhere">
          <InlineView text={item.text} />
          {item.items && item.items.length > 0 && <ItemList items={item.items} ordered={item.ordered ?? ordered} />}
        </li>
      ))}
    </Tag>
  )
}
