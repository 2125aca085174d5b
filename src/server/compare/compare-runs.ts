import { diffArrays } from 'diff'
import type { Inline } from '#shared/content/blocks.ts'
import type { RevisedInline, Revision } from '#shared/content/revised.ts'

type Token = { key: string; run: Inline; isSpace: boolean }

// One token: a character of a script without spaces, a word or number with its signs, white space, or one other character.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+(?:['’.,:/_-][\p{L}\p{N}\p{M}]+)*|\s+|[^]/gu

/** Above this number of added and removed words, the whole text is shown as replaced. */
const mostEdits = 1500

/**
 * Merges two versions of a text into one list of runs: without the added ones it is the earlier version, without the removed ones the
 * later.
 */
export function compareRuns(before: Inline[], after: Inline[]): RevisedInline[] {
  const edits = findEdits(tokensOf(before), tokensOf(after))
  return withoutCrumbs(edits).flatMap((edit) =>
    'kept' in edit ? joinTokens(edit.kept) : [...joinTokens(edit.removed, 'removed'), ...joinTokens(edit.added, 'added')],
  )
}

/** A citation is a separate token before the final space of its run, where files show it. */
function tokensOf(runs: Inline[]): Token[] {
  return runs.flatMap(({ text, cites = [], ...looks }) => {
    const dress = `${(looks.marks ?? []).join()}|${looks.link ?? ''}|`
    const words = (text.match(pieces) ?? []).map((piece): Token => ({
      key: dress + piece,
      run: { ...looks, text: piece },
      isSpace: /^\s+$/.test(piece),
    }))
    if (cites.length === 0) return words
    // A run that links to the fact, or is its id, carries the citation invisibly: without it the citation would be shown.
    if (looks.link?.startsWith('#') || cites.includes(text.trim()))
      return [{ key: `${dress}${cites.join()}|${text}`, run: { ...looks, text, cites }, isSpace: false }]
    const end = words.at(-1)?.isSpace ? words.length - 1 : words.length
    return [
      ...words.slice(0, end),
      { key: `cites|${cites.join()}`, run: { ...looks, text: '', cites }, isSpace: false },
      ...words.slice(end),
    ]
  })
}

type Change = { removed: Token[]; added: Token[] }
type Edit = { kept: Token[] } | Change
const lengthOf = (tokens: Token[]) => tokens.reduce((sum, { run }) => sum + run.text.length, 0)

function findEdits(before: Token[], after: Token[]): Edit[] {
  const parts = diffArrays(before, after, { comparator: (one, other) => one.key === other.key, maxEditLength: mostEdits })
  if (!parts) return [{ removed: before, added: after }]
  const edits: Edit[] = []
  // Unchanged tokens are taken from the later version.
  let place = 0
  for (const { added, removed, value } of parts) {
    const last = edits.at(-1)
    if (removed) edits.push({ removed: value, added: [] })
    else if (!added) edits.push({ kept: after.slice(place, place + value.length) })
    else if (last && 'removed' in last && last.added.length === 0) last.added = value
    else edits.push({ removed: [], added: value })
    if (!removed) place += value.length
  }
  return edits
}

/** One or two unchanged words between longer changes make a comparison hard to read, so they are shown as changed as well. */
function withoutCrumbs(edits: Edit[]): Edit[] {
  const out: Edit[] = []
  for (const [index, edit] of edits.entries()) {
    const [last, next] = [out.at(-1), edits[index + 1]]
    const change = last && 'removed' in last ? last : undefined
    const isCrumb = 'kept' in edit && change && next && 'removed' in next && isLost(edit.kept, change, next)
    if (change && (isCrumb || 'removed' in edit)) {
      change.removed.push(...('kept' in edit ? edit.kept : edit.removed))
      change.added.push(...('kept' in edit ? edit.kept : edit.added))
    } else out.push('kept' in edit ? edit : { removed: [...edit.removed], added: [...edit.added] })
  }
  return out
}

function isLost(kept: Token[], last: Change, next: Change): boolean {
  const length = lengthOf(kept)
  const isShorter = [last, next].every(({ removed, added }) => length <= Math.max(lengthOf(removed), lengthOf(added)))
  return isShorter && (length < 4 || kept.every(({ isSpace, run }) => isSpace || run.text.length < 2))
}

function joinTokens(tokens: Token[], revision?: Revision): RevisedInline[] {
  const runs: RevisedInline[] = []
  for (const { run } of tokens) {
    const last = runs.at(-1)
    const isSame =
      last &&
      !last.cites &&
      !(run.cites && run.text !== '') &&
      last.link === run.link &&
      (last.marks ?? []).join() === (run.marks ?? []).join()
    if (isSame) runs[runs.length - 1] = { ...last, text: last.text + run.text, ...(run.cites ? { cites: run.cites } : {}) }
    else runs.push(revision ? { ...run, revision } : { ...run })
  }
  return runs
}
