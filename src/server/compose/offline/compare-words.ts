import type { Measure } from '#server/solution/solution.ts'

const comparisons: [RegExp, Measure['comparison']][] = [
  [
    /(?:[<≤]=?|\b(?:under|below|within|less than(?: or equal to)?|fewer than|at most|up to|no more than|not more than|(?:no|not) greater than|no longer than|never older than|older than|no later than|maximum(?: of)?|max\.?|not (?:to )?exceed(?:ing)?|exceed|faster than|capped at|limited to|as many as))\s*$/i,
    'at-most',
  ],
  [
    /(?:[>≥]=?|\b(?:over|above|more than|greater than|at least|no fewer than|not less than|no less than|minimum(?: of)?|min\.?|exceeding|in excess of|upwards of|for at least))\s*$/i,
    'at-least',
  ],
  [
    /(?:[~≈]|\b(?:about|around|approx(?:\.|imately)?|roughly|some|circa|ca\.?|nearly|almost|typically|estimated(?: at)?))\s*$/i,
    'about',
  ],
]
const negated = /\b(?:not|never|no)\s+(?:be\s+)?(?:\w+\s)?$/i

/** How a number bounds what it measures, by the words on either side of it. */
export function comparisonOf(before: string, after: string): { kind: Measure['comparison']; words: string } {
  for (const [pattern, kind] of comparisons) {
    const words = pattern.exec(before)?.[0]
    if (words === undefined) continue
    const turned =
      kind === 'at-least' && /^(?:more than|over|above|greater)/i.test(words.trim()) && negated.test(before.slice(0, -words.length))
    return { kind: turned ? 'at-most' : kind, words }
  }
  if (/^\s*(?:or (?:less|fewer|better|under|below|sooner)|at most|maximum|max\b)/i.test(after))
    return { kind: 'at-most', words: '' }
  if (/^\s*(?:\+|or (?:more|higher|above|greater)|at least|minimum|and above)/i.test(after)) return { kind: 'at-least', words: '' }
  return { kind: 'exactly', words: '' }
}
