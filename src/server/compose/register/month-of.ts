const starts: [number, RegExp][] = [
  [1, /^(?:jan|jän|ene)/],
  [2, /^(?:feb|fév|fev)/],
  [3, /^(?:mar|mär|mrz)/],
  [4, /^(?:apr|avr|abr)/],
  [5, /^(?:may|mai)/],
  [6, /^(?:jun|juin)/],
  [7, /^(?:jul|juil)/],
  [8, /^(?:aug|aoû|ago)/],
  [9, /^sep/],
  [10, /^(?:oct|okt)/],
  [11, /^nov/],
  [12, /^(?:dec|dez|déc|dic)/],
]
const names =
  /^(?:jan(?:uary|uar|vier)?|jän(?:ner)?|enero|ene|feb(?:ruary|ruar|rero)?|f[ée]vr?(?:ier)?|mar(?:ch|s|zo)?|märz|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juni|juin|junio|july?|juli|juil(?:let)?|julio|aug(?:ust)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?)\.?$/

/** The number of a month's name in English, German, French or Spanish; 0 for any other word. */
export function monthOf(word: string): number {
  const small = word.toLowerCase()
  return names.test(small) ? (starts.find(([, start]) => start.test(small))?.[0] ?? 0) : 0
}
