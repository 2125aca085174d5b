import { singular, wordsOf } from './tokens.ts'

/** Words that nearly every brief is full of, which say nothing of what a statement is about. */
const light = new Set(
  `the and for are was has have had must shall should will would may can could not never nobody nothing none neither nor with without from into that this these those they them their there each every only also then than when where which what who whom whose our its all any one two own other another same such very more most less least per via off out over under about after before until within during while because since whatever whatsoever yes too far near here itself himself themselves
  system solution service platform software tool application app product project supplier contractor vendor bidder client customer authority company work need needs required requires require use used uses using user allowed permitted forbidden possible exception exceptions always strictly entirely fully absolutely basis case cases way part parts thing things day days week weeks month months year years hour hours minute minutes second seconds time times new old data information made make done take taken give given get gets kept keep stay stays remain remains hold held put set run runs running say said says state states note clause annex table section`.split(
    /\s+/,
  ),
)

/** The words that say what a statement is about, each in one form. */
export const mattersOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .flatMap((word) => (word.length > 2 && !light.has(word) ? [stemOf(word)] : []))
      .filter((word) => word.length > 2 && !light.has(word)),
  )

const stemOf = (word: string) =>
  singular(word.replace(/'s$/, ''))
    .replace(/(?:ations?|ings?|ed|ment|ances?)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '')
