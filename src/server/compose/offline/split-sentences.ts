const abbreviation =
  /(?:^|[\s(])(?:approx|incl|excl|e\.g|i\.e|etc|min|max|no|nos|vs|resp|ca|fig|ref|dept|est|avg|inc|ltd|co|plc|st|mr|mrs|ms|dr|p\.a|cf|bzw|ggf|inkl|usw|evtl|np|tzw|(?<!\d )\p{Ll}|z\. ?B|d\. ?h|u\. ?a|p\. ?ex)\.$/iu
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

// The segmenter is slow, and most lines hold one sentence.
const mayHoldMore = /[.!?…؟۔।]\S?\s+\S|[。！？]/u

/** The sentences of a text, which together are the text. */
export function splitSentences(text: string): string[] {
  if (!mayHoldMore.test(text)) return [text]
  const found: string[] = []
  let held = ''
  for (const { segment } of sentences.segment(text)) {
    held += segment
    if (isAbbreviated(held)) continue
    found.push(held)
    held = ''
  }
  return held.trim() ? [...found, held] : found
}

/** True where the full stop at the end belongs to the last word. */
export const isAbbreviated = (text: string) => abbreviation.test(text.slice(-24).trimEnd())
