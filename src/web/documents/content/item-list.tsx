import type { ListItem } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { InlineView } from './inline-view.tsx'

type ItemListProps = {
  items: ListItem[]
  ordered: boolean
  /** The indexes of the items above it, each followed by a dot. */
  above?: string
}

/** Each item's text has the name that `blockParts` gives it. */
export function ItemList({ items, ordered, above = '' }: ItemListProps) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`my-3 grid gap-1.5 [li>&]:my-1.5 pl-6 marker:text-accent ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, index) => (
        <li key={index} data-revision={revisionOf(item)} className="wrap-anywhere">
          <span data-part={`item ${above}${index}`}>
            <InlineView text={item.text} />
          </span>
          {item.items && item.items.length > 0 && (
            <ItemList items={item.items} ordered={item.ordered ?? ordered} above={`${above}${index}.`} />
          )}
        </li>
      ))}
    </Tag>
  )
}
