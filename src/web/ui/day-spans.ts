import * as words from '#words/ui.ts'

/** Validity periods of links and tokens, in days. */
export const daySpans = [
  { value: '7', label: words.sevenDays },
  { value: '30', label: words.thirtyDays },
  { value: '90', label: words.ninetyDays },
  { value: '365', label: words.aYear },
]
