/** Parameters of BM25: how quickly further occurrences of a word count for less, and how much the length of a text matters. */
const [saturation, lengthShare] = [1.2, 0.75]

/** Weight of a word: the higher, the fewer texts contain it. */
export const rarity = (texts: number, having: number) => Math.log(1 + (texts - having + 0.5) / (having + 0.5))

/** Score of the occurrences of a word in a text (length in words; `mean`: the average length of all texts). */
export function worthOf(count: number, { weight, length, mean }: { weight: number; length: number; mean: number }): number {
  const room = saturation * (1 - lengthShare + (lengthShare * length) / mean)
  return (weight * count * (saturation + 1)) / (count + room)
}
