import type { ReadItem } from '#shared/api/read-back.ts'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as texts from '#words/read-back.ts'
import { markWords } from './mark-words.ts'

type RowProps = {
  item: ReadItem
  /** The words are where they were read; otherwise there is nothing to show. */
  isThere: boolean
}

/** Characters that a name of a button repeats. */
const longestName = 80

/** One thing that was read; a press marks its words in the field, to be read or put right there. */
export const ReadItemRow = ({ item, isThere }: RowProps) => (
  <li>
    <button
      type="button"
      disabled={!isThere}
      aria-label={texts.showIn(item.text.slice(0, longestName), briefFieldLabels[item.field])}
      onClick={() => markWords(item)}
      className="-mx-2 min-h-9 w-[calc(100%+1rem)] cursor-pointer rounded-md px-2 py-1.5 text-left text-sm wrap-anywhere hover:bg-raised disabled:cursor-default disabled:text-ink-3 disabled:hover:bg-transparent pointer-coarse:min-h-11"
    >
      {item.text}
      {item.note && <span className="text-ink-3"> – {item.note}</span>}
    </button>
  </li>
)
