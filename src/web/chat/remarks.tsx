import type { ChatAnswer } from '#shared/api/conversations.ts'

/** What is not told, and how much was read for it. */
export function remarksOf({ left, withheld, looked, of }: ChatAnswer): (string | false)[] {
  return [
    left > 0 && `${left} more of the same ${left === 1 ? 'is' : 'are'} not shown.`,
    withheld > 0 && `${withheld} of what was quoted ${withheld === 1 ? 'is' : 'are'} no longer shown to you.`,
    of === 0 && 'There are no documents here yet.',
    looked < of && `Read: the ${looked} of ${of} documents that are most like the question.`,
  ]
}

export function Remarks({ remarks }: { remarks: (string | false)[] }) {
  const told = remarks.filter((remark) => remark !== false)
  return told.length > 0 && <p className="text-sm text-ink-3">{told.join(' ')}</p>
}
