import type { ReadItem } from '#shared/api/read-back.ts'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as texts from '#words/read-back.ts'
import { markWords } from './mark-words.ts'

type RowProps = {
  item: ReadItem
  /** True if the field still contains the text that was analysed. */
  isThere: boolean
}

/** Maximum number of characters in a button's name. */
const longestName = 80

/** One recognised item; a press selects its source text in the field, for reading or correction. */
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
