import type { ChatAnswer } from '#shared/api/conversations.ts'
import * as words from '#words/chat.ts'

/** Notes on passages not shown, and on the number of documents read. */
export function remarksOf({ left, withheld, looked, of }: ChatAnswer): (string | false)[] {
  return [
    left > 0 && words.moreNotShown(left),
    withheld > 0 && words.noLongerShownToYou(withheld),
    of === 0 && words.thereAreNoDocumentsHere,
    looked < of && words.readOfDocumentsThatAre(looked, of),
  ]
}

export function Remarks({ remarks }: { remarks: (string | false)[] }) {
  const told = remarks.filter((remark) => remark !== false)
  return told.length > 0 && <p className="text-sm text-ink-3">{told.join(' ')}</p>
}
